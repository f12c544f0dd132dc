/// The text of a template: given on the command line, or a file's.
struct TemplateSource {
    /// How diagnostics call it.
    let name: String
    let text: String

    /// Why a file is no template.
    struct Undecodable: Error, CustomStringConvertible {
        let name: String
        var description: String { "\(name): found bytes that aren’t UTF-8, expected a template in UTF-8" }
    }

    /// A text given as an argument.
    init(argument: String) {
        name = "template"
        text = argument
    }

    /// A file's text without the line break at its end, which editors add. Throws when it cannot be read.
    init(file: String) throws {
        name = InputFile.displayName(file)
        guard var text = String(validating: try InputFile.read(file), as: UTF8.self) else {
            throw Undecodable(name: name)
        }
        if let last = text.last, last.isNewline { text.removeLast() }
        self.text = text
    }
}
