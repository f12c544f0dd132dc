internal import Paywright

/// String resources of Android.
extension PatternExport {
    func androidFiles(_ faults: inout [Diagnostic]) -> [ExportedFile] {
        var folders: [String: LocaleTag] = [:]
        for language in languages {
            let path = path(language)
            if let other = folders.updateValue(language.locale, forKey: path) {
                faults.append(unwritable(path, language, "the folder of \(other)", "a folder for each language"))
            }
        }
        return languages.map { language in ExportedFile(path: path(language)) { resources(language) } }
    }

    private func resources(_ language: ExportedLanguage) -> String {
        var text = #"<?xml version="1.0" encoding="utf-8"?>"# + "\n<resources>\n"
        for entry in entries {
            var comments = isFallback(language) ? [AndroidText.comment(comment(entry))] : []
            if !isRead(entry, in: language) { comments.append("nobody has read this text") }
            if !comments.isEmpty { text += "    <!-- \(comments.joined(separator: "; ")) -->\n" }
            let words = positional(entry, in: language, "s")
            let attribute = entry.roles.isEmpty && words.utf8.contains(UInt8(ascii: "%")) ? #" formatted="false""# : ""
            text += #"    <string name="\#(entry.key)"\#(attribute)>\#(AndroidText.escaped(words))</string>"# + "\n"
        }
        return text + "</resources>\n"
    }
}
