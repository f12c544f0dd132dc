internal import Paywright
internal import PaywrightJSON

/// A String Catalog of Xcode.
extension PatternExport {
    var stringCatalog: ExportedFile {
        // In pieces: with the products as keys it is large.
        ExportedFile(path: request.format.file("", isFallback: false)) { take in
            let languages = languages.sorted { $0.locale.tag < $1.locale.tag }
            func text(_ value: String) -> String { JSONOutput.string(value).text }
            guard take("{\n  \"sourceLanguage\": \(text(fallback?.locale.tag ?? "en")),\n  \"strings\": {") else {
                return false
            }
            var separator = "\n    "
            for entry in entries {
                let value = string(entry, in: languages).text(indentation: 2)
                guard take("\(separator)\(text(entry.key)): \(value)") else { return false }
                separator = ",\n    "
            }
            return take((entries.isEmpty ? "" : "\n  ") + "},\n  \"version\": \"1.0\"\n}\n")
        }
    }

    private func string(_ entry: ExportedEntry, in languages: [ExportedLanguage]) -> JSONOutput {
        let localizations = languages.map { language -> (String, JSONOutput) in
            let words = positional(entry, in: language, "@")
            let state = isRead(entry, in: language) ? "translated" : "needs_review"
            let unit = JSONOutput.object([("state", .string(state)), ("value", .string(words))])
            return (language.locale.tag, .inline(.object([("stringUnit", unit)])))
        }
        return .object([
            ("comment", .string(comment(entry))), ("extractionState", .string("manual")),
            ("localizations", .object(localizations)),
        ])
    }
}
