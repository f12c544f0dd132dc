internal import Paywright
internal import PaywrightJSON

/// A String Catalog of Xcode.
extension PatternExport {
    var stringCatalog: ExportedFile {
        ExportedFile(path: request.format.file("", isFallback: false)) {
            let languages = languages.sorted { $0.locale.tag < $1.locale.tag }
            // Each is made when it is written.
            let strings = entries.map { entry -> (String, JSONOutput) in
                (entry.key, .written { $0.write(string(entry, in: languages)) })
            }
            let json = JSONOutput.object([
                ("sourceLanguage", .string(fallback?.locale.tag ?? "en")), ("strings", .object(strings)),
                ("version", .string("1.0")),
            ])
            return json.text + "\n"
        }
    }

    private func string(_ entry: ExportedEntry, in languages: [ExportedLanguage]) -> JSONOutput {
        let localizations = languages.map { language -> (String, JSONOutput) in
            let words = positional(entry, in: language, "@")
            let unit = JSONOutput.object([("state", .string("translated")), ("value", .string(words))])
            return (language.locale.tag, .inline(.object([("stringUnit", unit)])))
        }
        return .object([
            ("comment", .string(comment(entry))), ("extractionState", .string("manual")),
            ("localizations", .object(localizations)),
        ])
    }
}
