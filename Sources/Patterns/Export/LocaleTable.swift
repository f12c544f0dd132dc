package import Paywright

/// Which of some languages speaks for which locale, as a table that a program looks up by taking subtags away, but never a script.
package struct LocaleTable: Sendable {
    /// A row: nil where none of the languages speaks.
    package struct Row: Sendable {
        package let locale: String
        package let language: String?
    }

    /// In the order of the locales.
    package let rows: [Row]

    /// Codes that devices still give for a language.
    private static let olderCodes = ["he": ["iw"], "id": ["in"], "nb": ["no", "nn"]]
    /// Regions beside those where something is sold: the world, Europe, Latin America.
    private static let widerRegions = ["001", "150", "419"]
    private static let regions = widerRegions + Storefront.all.map(\.alpha2).filter { $0 != "ZZ" }

    package init(_ languages: [LocaleTag]) {
        let matcher = LocaleMatcher(languages)
        func speaker(_ tag: String) -> String? {
            guard let locale = try? LocaleTag(tag) else { return nil }
            let match = matcher.match(locale)
            return match.isFallback ? nil : match.matched.tag
        }
        var table: [String: String?] = [:]
        let own = Set(languages.map(\.language))
        for language in own.sorted() {
            let several = languages.filter { $0.language == language }.count > 1
            let usual = (try? LocaleTag(language))?.languageAndScript ?? language
            for code in [language] + (Self.olderCodes[language] ?? []) {
                let plain = speaker(code)
                table[code] = .some(plain)
                if code != language { table[code + Self.script(of: usual)] = .some(plain) }
                for region in Self.regions {
                    let tag = "\(code)-\(region)"
                    // A language of one script and one file is the same everywhere.
                    let isElsewhere =
                        several || (try? LocaleTag(tag))?.languageAndScript.hasSuffix(Self.script(of: usual)) != true
                    guard isElsewhere else { continue }
                    let other = speaker(tag)
                    if other != plain { table[tag] = .some(other) }
                }
            }
            let scripts = Set(languages.filter { $0.language == language }.map(\.languageAndScript) + [usual])
            for tag in scripts.sorted() { table[tag] = .some(speaker(tag)) }
        }
        for language in languages { table[language.withoutExtensions] = .some(language.tag) }
        rows = table.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { Row(locale: $0.key, language: $0.value) }
    }

    private static func script(of languageAndScript: String) -> String {
        LocaleSubtags.of(languageAndScript).dropFirst().map { "-" + $0 }.joined()
    }

    /// The language that speaks for a locale, as a program finds it; nil where none does.
    package static func language(of locale: String, in rows: [Row]) -> String? {
        var subtags = LocaleSubtags.of(locale)
        while !subtags.isEmpty {
            let tag = subtags.joined(separator: "-")
            if let row = rows.first(where: { $0.locale == tag }) { return row.language }
            guard subtags.removeLast().utf8.count != 4 else { return nil }
        }
        return nil
    }
}
