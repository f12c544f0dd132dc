internal import Paywright
internal import PaywrightJSON

/// Files of JSON with a pattern for each key.
extension PatternExport {
    /// Patterns as the exported files’ page of the manual has them.
    var patternFiles: [ExportedFile] {
        languages.map { language in
            ExportedFile(path: path(language)) {
                let patterns = entries.map { ($0.key, JSONOutput.string(text($0, in: language).description)) }
                let json = JSONOutput.object([
                    ("schema", .string("paywright/patterns/1")), ("locale", .string(language.locale.tag)),
                    ("patterns", .object(patterns)),
                ])
                return json.text + "\n"
            }
        }
    }

    /// Messages as FormatJS extracts and compiles them.
    var formatJSFiles: [ExportedFile] {
        languages.map { language in
            ExportedFile(path: path(language)) {
                let messages = entries.map { entry -> (String, JSONOutput) in
                    let message = text(entry, in: language).written {
                        "{\($0.rawValue)}"
                    } words: {
                        MessageFormatQuoting.quoted($0)
                    }
                    let description = isFallback(language) ? [("description", JSONOutput.string(comment(entry)))] : []
                    return (entry.key, .inline(.object([("defaultMessage", .string(message))] + description)))
                }
                return JSONOutput.object(messages).text + "\n"
            }
        }
    }
}
