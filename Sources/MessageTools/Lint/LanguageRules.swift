internal import PaywrightICU
internal import PaywrightMessages

/// What a language states about its words, for the lint of its messages: a variant and a file of messages are held to what
/// their language states, and add to it.
struct LanguageRules {
    let locale: LocaleTag
    let wordsBeforeValues: Set<String>
    let particles: [String]
    let typography: CatalogMetadata.Typography
    /// The words of names that every language writes as they are, in lower case.
    let names: Set<String>
    /// Keys whose text is that of the source language.
    let sameAsSource: Set<String>
    let glossary: [String: String]
    let glossaryStems: [String: [String]]
    /// Whether it is written in Latin letters.
    let isLatin: Bool
    let samples: PluralSamples
    /// What the selection is that decides about the layer which the catalog is; empty for a catalog that is none.
    let choicesOfLayer: [ArgumentReference: MessageVariant.Choice]

    /// - Parameter catalogs: those of the language, nearest first.
    init(_ catalogs: [Catalog], source: Catalog, locale: LocaleTag, samples: PluralSamples) {
        let stated = catalogs.map(\.metadata)
        let names = (source.metadata.names + stated.flatMap(\.names)).flatMap { name in
            name.lowercased().split { !$0.isLetter }.map(String.init)
        }
        self.locale = locale
        self.samples = samples
        let layer = source.vocabulary.layer(of: locale)
        choicesOfLayer =
            layer.map { [ArgumentReference(name: $0.selection, facet: .value): .word($0.word)] } ?? [:]
        self.names = Set(names)
        wordsBeforeValues = Set(stated.flatMap(\.wordsBeforeValues).map { Self.lowercased($0, locale) })
        particles = stated.flatMap(\.particles)
        typography = stated.reversed().reduce(CatalogMetadata.Typography()) { $0.stating($1.typography) }
        sameAsSource = Set(stated.flatMap(\.sameAsSource))
        glossary = stated.reversed().reduce(into: [:]) { $0.merge($1.glossary) { _, nearer in nearer } }
        glossaryStems = stated.reversed().reduce(into: [:]) { $0.merge($1.glossaryStems) { _, nearer in nearer } }
        isLatin = locale.languageAndScript.hasSuffix("-Latn")
    }

    /// A text in the lower case of the language: İ is i in Turkish.
    func lowercased(_ text: String) -> String { Self.lowercased(text, locale) }

    private static func lowercased(_ text: String, _ locale: LocaleTag) -> String {
        locale.changingCase(of: text, to: .lower)
    }
}

extension CatalogMetadata.Typography {
    /// The same with what another states.
    fileprivate func stating(_ other: CatalogMetadata.Typography) -> CatalogMetadata.Typography {
        var typography = self
        if !other.quotes.isEmpty { typography.quotes = other.quotes }
        if !other.spaceBefore.isEmpty { typography.spaceBefore = other.spaceBefore }
        if !other.spaceAfter.isEmpty { typography.spaceAfter = other.spaceAfter }
        if !other.never.isEmpty { typography.never = other.never }
        return typography
    }
}
