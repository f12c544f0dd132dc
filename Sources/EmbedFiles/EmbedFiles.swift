#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes a Swift file that holds other files as strings: `embed-files OUTPUT FILE...`.
@main
struct EmbedFiles {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first else { fatalError("usage: embed-files OUTPUT FILE...") }
        var source = "/// The name and the text of every embedded file.\n"
        source += "let embeddedFiles: [(name: String, text: StaticString)] = [\n"
        for path in arguments.dropFirst() {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            guard let text = String(validating: bytes, as: UTF8.self) else { fatalError("\(path) is not UTF-8") }
            let name = path.split(separator: "/").last ?? ""
            source += "    (\(literal(String(name))), \(literal(text))),\n"
        }
        try Data((source + "]\n").utf8).write(to: URL(fileURLWithPath: output))
    }

    /// The text as a string literal on one line, scalar for scalar.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\0"..<" ", "\u{7F}": literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
