internal import Paywright
internal import PaywrightJSON

/// Application Resource Bundles, as Flutter’s gen-l10n reads them.
extension PatternExport {
    func flutterFiles(_ faults: inout [Diagnostic]) -> [ExportedFile] {
        let locales = languages.map(\.locale.tag)
        for language in languages {
            for entry in entries where text(entry, in: language).pieces.contains(where: FlutterLocale.cannotWrite) {
                let expected = "a text without one: gen-l10n has no escape"
                faults.append(unwritable(entry.key, language, "a brace", expected))
            }
        }
        return languages.flatMap { language in
            FlutterLocale.names(of: language.locale.tag, among: locales).map { name in
                ExportedFile(path: "paywright_\(name).arb") { bundle(language, named: name) }
            }
        }
    }

    /// The file of one language; that of the fallback states the places of all.
    private func bundle(_ language: ExportedLanguage, named name: String) -> String {
        var members: [(String, JSONOutput)] = [("@@locale", .string(name))]
        for entry in entries {
            let text = text(entry, in: language).written {
                "{\($0.rawValue)}"
            } words: {
                $0
            }
            members.append((entry.key, .string(text)))
            var attributes = isFallback(language) ? self.attributes(entry) : []
            if !isRead(entry, in: language) { attributes.append(("x-reading", .string("none"))) }
            if !attributes.isEmpty { members.append(("@" + entry.key, .inline(.object(attributes)))) }
        }
        return JSONOutput.object(members).text + "\n"
    }

    private func attributes(_ entry: ExportedEntry) -> [(String, JSONOutput)] {
        let places = entry.roles.map { role -> (String, JSONOutput) in
            (role.rawValue, .object([("type", .string("String")), ("example", .string(role.example))]))
        }
        let description: [(String, JSONOutput)] = [("description", .string(comment(entry)))]
        return description + (places.isEmpty ? [] : [("placeholders", .object(places))])
    }
}
