internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightValues

/// Finds text of another language: Latin words in another script, or the source's own text.
struct ForeignText {
    let rules: LanguageRules
    let source: Catalog

    func diagnostics(in variants: [MessageVariant], _ entry: CatalogEntry) -> [Diagnostic] {
        guard rules.locale.language != source.locale.language else { return [] }
        return rules.isLatin ? sameAsSource(variants, entry) : latinWords(variants)
    }

    private func latinWords(_ variants: [MessageVariant]) -> [Diagnostic] {
        let words = variants.flatMap { variant in
            variant.text.split { !$0.unicodeScalars.allSatisfy(TextProperties.isLatinLetter) }.map(String.init)
        }
        guard let word = words.first(where: { !rules.names.contains($0.lowercased()) }) else { return [] }
        let expected = "expected the language's own script, or a name in @@x-names"
        return [Diagnostic(.latinText, "found \"\(word)\", \(expected)")]
    }

    private func sameAsSource(_ variants: [MessageVariant], _ entry: CatalogEntry) -> [Diagnostic] {
        guard entry.pattern == source.entry(for: entry.key)?.pattern, !rules.sameAsSource.contains(entry.key),
            variants.contains(where: { $0.text.contains(where: \.isLetter) })
        else { return [] }
        let found = "found the text of \(source.locale), expected a translation"
        return [Diagnostic(.sameAsSource, "\(found), or the key in @@x-same-as-source")]
    }
}
