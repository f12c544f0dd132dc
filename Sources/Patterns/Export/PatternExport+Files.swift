package import Paywright
internal import PaywrightJSON

extension PatternExport {
    /// Every file, in the order of the paths; none where something keeps them from being written.
    package var files: (files: [ExportedFile], diagnostics: [Diagnostic]) {
        var faults: [Diagnostic] = []
        let texts: [ExportedFile] =
            switch request.format {
            case .xcstrings: [stringCatalog, SwiftLines(self).file]
            case .android: androidFiles(&faults)
            case .arb: flutterFiles(&faults)
            case .formatjs: formatJSFiles
            case .json: patternFiles
            }
        let all = (texts + [manifest]).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return (all, faults)
    }

    /// What an entry is, with an example in the language that speaks for all others.
    func comment(_ entry: ExportedEntry) -> String {
        guard let fallback, let index = languages.firstIndex(where: { $0.locale == fallback.locale }) else { return "" }
        let examples = Dictionary(uniqueKeysWithValues: PatternRole.allCases.map { ($0, $0.example) })
        let example = entry.texts[index].filled(examples, isRightToLeft: fallback.isRightToLeft) ?? ""
        let places = entry.roles.enumerated().map { "%\($0.offset + 1) is \($0.element.rawValue)" }
        return entry.roles.isEmpty
            ? "\(entry.meaning)." : "\(entry.meaning); \(places.joined(separator: ", ")). Example: \(example)"
    }

    /// The texts of each language, in the order of the keys.
    private func texts(of index: Int) -> [(key: String, text: PatternText)] {
        entries.map { ($0.key, $0.texts[index]) }
    }

    private func path(_ language: ExportedLanguage) -> String {
        request.format.file(language.locale.tag, isFallback: language.locale == fallback?.locale)
    }

    // MARK: JSON

    private var patternFiles: [ExportedFile] {
        languages.indices.map { index in
            let json = JSONOutput.object([
                ("schema", .string("paywright/patterns/1")), ("locale", .string(languages[index].locale.tag)),
                ("patterns", .object(texts(of: index).map { ($0.key, .string($0.text.description)) })),
            ])
            return ExportedFile(path: path(languages[index]), text: json.text + "\n")
        }
    }

    // MARK: FormatJS

    private var formatJSFiles: [ExportedFile] {
        languages.indices.map { index in
            let isFallback = languages[index].locale == fallback?.locale
            let members = entries.map { entry -> (String, JSONOutput) in
                let text = entry.texts[index].written {
                    "{\($0.rawValue)}"
                } words: {
                    MessageFormatQuoting.quoted($0)
                }
                let description = isFallback ? [("description", JSONOutput.string(comment(entry)))] : []
                return (entry.key, .inline(.object([("defaultMessage", .string(text))] + description)))
            }
            return ExportedFile(path: path(languages[index]), text: JSONOutput.object(members).text + "\n")
        }
    }

    // MARK: Flutter

    private func flutterFiles(_ faults: inout [Diagnostic]) -> [ExportedFile] {
        var files: [ExportedFile] = []
        for index in languages.indices {
            let language = languages[index]
            let isTemplate = language.locale == fallback?.locale
            var members: [(String, JSONOutput)] = []
            for entry in entries {
                let text = entry.texts[index]
                if text.pieces.contains(where: FlutterLocale.cannotWrite) {
                    faults.append(
                        unwritable(entry.key, language, "a brace", "a text without one: gen-l10n has no escape")
                    )
                    continue
                }
                members.append(
                    (
                        entry.key,
                        .string(
                            text.written {
                                "{\($0.rawValue)}"
                            } words: {
                                $0
                            }
                        )
                    )
                )
                if isTemplate { members.append(("@" + entry.key, attributes(entry))) }
            }
            let names = FlutterLocale.names(of: language.locale.tag, among: languages.map(\.locale.tag))
            for name in names {
                let json = JSONOutput.object([("@@locale", .string(name))] + members)
                files.append(ExportedFile(path: "paywright_\(name).arb", text: json.text + "\n"))
            }
        }
        return files
    }

    private func attributes(_ entry: ExportedEntry) -> JSONOutput {
        let places = entry.roles.map { role -> (String, JSONOutput) in
            (role.rawValue, .object([("type", .string("String")), ("example", .string(role.example))]))
        }
        let description: [(String, JSONOutput)] = [("description", .string(comment(entry)))]
        return .inline(.object(description + (places.isEmpty ? [] : [("placeholders", .object(places))])))
    }

    // MARK: Android

    private func androidFiles(_ faults: inout [Diagnostic]) -> [ExportedFile] {
        var folders: [String: LocaleTag] = [:]
        var files: [ExportedFile] = []
        for index in languages.indices {
            let language = languages[index]
            let isFallback = language.locale == fallback?.locale
            let path = path(language)
            if let other = folders.updateValue(language.locale, forKey: path) {
                faults.append(unwritable(path, language, "the folder of \(other)", "a folder for each language"))
            }
            var lines = [#"<?xml version="1.0" encoding="utf-8"?>"#, "<resources>"]
            for entry in entries {
                if isFallback { lines.append("    <!-- \(AndroidText.comment(comment(entry))) -->") }
                let isFormatted = !entry.texts[index].places.isEmpty
                let positions = Dictionary(
                    uniqueKeysWithValues: entry.roles.enumerated().map { ($0.element, $0.offset + 1) }
                )
                let text = entry.texts[index].written {
                    "%\(positions[$0] ?? 1)$s"
                } words: {
                    isFormatted ? $0.doublingPercentSigns : $0
                }
                let attribute = !isFormatted && text.contains("%") ? #" formatted="false""# : ""
                lines.append(#"    <string name="\#(entry.key)"\#(attribute)>\#(AndroidText.escaped(text))</string>"#)
            }
            lines.append("</resources>")
            files.append(ExportedFile(path: path, text: lines.joined(separator: "\n") + "\n"))
        }
        return files
    }

    // MARK: Xcode

    private var stringCatalog: ExportedFile {
        let strings = entries.map { entry -> (String, JSONOutput) in
            let isFormatted = !entry.roles.isEmpty
            let positions = Dictionary(
                uniqueKeysWithValues: entry.roles.enumerated().map { ($0.element, $0.offset + 1) }
            )
            let localizations = languages.indices.map { index -> (String, JSONOutput) in
                let text = entry.texts[index].written {
                    "%\(positions[$0] ?? 1)$@"
                } words: {
                    isFormatted ? $0.doublingPercentSigns : $0
                }
                let unit = JSONOutput.object([("state", .string("translated")), ("value", .string(text))])
                return (languages[index].locale.tag, .inline(.object([("stringUnit", unit)])))
            }
            let members: [(String, JSONOutput)] = [
                ("comment", .string(comment(entry))), ("extractionState", .string("manual")),
                ("localizations", .object(localizations.sorted { $0.0 < $1.0 })),
            ]
            return (entry.key, .object(members))
        }
        let json = JSONOutput.object([
            ("sourceLanguage", .string(fallback?.locale.tag ?? "en")), ("strings", .object(strings)),
            ("version", .string("1.0")),
        ])
        return ExportedFile(path: request.format.file("", isFallback: false), text: json.text + "\n")
    }

    private func unwritable(_ key: String, _ language: ExportedLanguage, _ found: String, _ expected: String)
        -> Diagnostic
    {
        Diagnostic(
            .error,
            ExportCode.unwritableText,
            at: Diagnostic.Place(.message(key)),
            found: "\(found) in \(language.locale)",
            expected: expected,
            consequence: nil
        )
    }
}

extension String {
    /// The text for a formatting function.
    fileprivate var doublingPercentSigns: String {
        String(String.UnicodeScalarView(unicodeScalars.flatMap { $0 == "%" ? [$0, $0] : [$0] }))
    }
}
