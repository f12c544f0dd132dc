package import PaywrightICU
internal import PaywrightValues

extension LocaleTag {
    /// The tags of some locales that an unknown one may mean: of a language's English name, of a region's language, or one
    /// with a slip. None for a language that CLDR knows: it was meant.
    ///
    ///     LocaleTag.meant(by: "german", among: library.locales)    // ["de"]
    ///     LocaleTag.meant(by: "jp", among: library.locales)        // ["ja"]
    package static func meant(by text: String, among locales: [LocaleTag]) -> [String] {
        let english = LocaleTag(canonical: "en")
        if let language = (try? LocaleTag(text))?.language,
            LocaleTag(canonical: language).displayName(in: english) != language
        {
            return []
        }
        let tags = locales.map(\.tag)
        let names = Dictionary(
            locales.map { ($0.displayName(in: english), $0.tag) },
            uniquingKeysWith: { first, _ in first }
        )
        let wanted = text.lowercased()
        if let named = names.first(where: { $0.key.lowercased() == wanted }) { return [named.value] }
        guard text.utf8.count > 2 else {
            // "jp" for Japanese: the code of a region whose language there is.
            let region = try? LocaleTag("und-" + text)
            let subtags = (region?.maximized ?? "und").split(separator: "-")
            guard subtags.count > 2, subtags[0] != "und" else { return [] }
            return Array(["\(subtags[0])-\(subtags[1])", "\(subtags[0])"].filter(tags.contains).prefix(1))
        }
        guard text.utf8.count > 3 else { return [] }
        let near = Misspelling.meant(by: text, among: tags)
        return near.isEmpty ? Misspelling.meant(by: text, among: names.keys).compactMap { names[$0] } : near
    }
}
