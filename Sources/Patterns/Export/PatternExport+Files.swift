package import Paywright

extension PatternExport {
    /// Every file, in the order of the paths, and what keeps them from being written.
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
        guard let fallback else { return "" }
        let values = Self.examples.merging(totals(entry)) { $1 }
        let example = text(entry, in: fallback).filled(values, isRightToLeft: fallback.isRightToLeft) ?? ""
        let places = entry.roles.enumerated().map { "%\($0.offset + 1) is \($0.element.rawValue)" }
        return entry.roles.isEmpty
            ? "\(entry.meaning)." : "\(entry.meaning); \(places.joined(separator: ", ")). Example: \(example)"
    }

    /// The total that the other examples of an entry come to.
    private func totals(_ entry: ExportedEntry) -> [PatternRole: String] {
        let place: Int
        switch entry.source {
        case .line(let shape, _, _), .ownLine(let shape, _): place = shape
        case .text, .status: return [:]
        }
        let shape = shapes.plans[shapes.entries[place].plan].shape
        guard entry.roles.contains(.total), let total = PatternAmounts.examples(of: shape)?.total(shape) else {
            return [:]
        }
        return [.total: "$" + String(decoding: total.description.utf8.dropFirst(4), as: UTF8.self)]
    }

    private static let examples = Dictionary(uniqueKeysWithValues: PatternRole.allCases.map { ($0, $0.example) })

    func path(_ language: ExportedLanguage) -> String {
        request.format.file(language.locale.tag, isFallback: isFallback(language))
    }

    /// Whether a language speaks where no other does.
    func isFallback(_ language: ExportedLanguage) -> Bool { language.locale == fallback?.locale }

    /// A text with places by position, for a formatting function where it has any.
    func positional(_ entry: ExportedEntry, in language: ExportedLanguage, _ kind: String) -> String {
        let text = text(entry, in: language)
        guard !entry.roles.isEmpty else {
            return text.written { _ in
                ""
            } words: {
                $0
            }
        }
        return text.written { role in
            "%\((entry.roles.firstIndex(of: role) ?? 0) + 1)$\(kind)"
        } words: {
            $0.doublingPercentSigns
        }
    }

    func unwritable(_ key: String, _ language: ExportedLanguage, _ found: String, _ expected: String) -> Diagnostic {
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
