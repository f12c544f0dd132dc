import ArgumentParser
import PaywrightPatterns

/// The formats that `--format` names, each once.
struct ExportFormats: ExpressibleByArgument {
    let first: ExportFormat
    let all: [ExportFormat]

    init?(argument: String) {
        let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let formats = names.compactMap(ExportFormat.init(rawValue:))
        guard formats.count == names.count, Set(formats).count == names.count, let first = formats.first else {
            return nil
        }
        (self.first, all) = (first, formats)
    }
}
