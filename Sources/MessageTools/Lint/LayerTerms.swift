internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightValues

/// Finds terms of the wrong store, in a language that has a layer with terms of its own for one: “abonnemang” about what Google Play
/// sells, and “prenumeration” about the rest.
///
/// The glossaries state them (`@@x-glossary-stems`): the beginnings of words that the layer states for an idea are its own, and those
/// of its language that are not among them are for other stores.
struct LayerTerms {
    /// The layer of the language, and its catalogs with those beneath it.
    private struct Words {
        let layer: MessageLayer
        let context: LanguageContext
        /// The beginnings of words that no text of the layer has, and those that no other text has.
        let ofOthers: [String]
        let ofLayer: [String]
    }

    private let words: [Words]
    private let catalog: Catalog
    private let rules: LanguageRules

    /// - Parameter library: The library that has the catalog and the layers of its language.
    init(_ catalog: Catalog, in library: CatalogLibrary, rules: LanguageRules) throws(CatalogFailure) {
        self.catalog = catalog
        self.rules = rules
        var words: [Words] = []
        for layer in catalog.vocabulary.layers where [nil, layer.subtag].contains(catalog.locale.layer) {
            let tag = catalog.locale.layered(layer.subtag)
            let speakers = try library.speakers(for: tag)
            guard speakers.contains(where: { $0.locale.layer == layer.subtag }) else { continue }
            let own = Self.stems(speakers.filter { $0.locale.layer != nil })
            let others = Self.stems(speakers.filter { $0.locale.layer == nil })
            let terms = own.keys.sorted().map { idea in
                Self.terms(own[idea] ?? [], in: others[idea] ?? [])
            }
            words.append(
                Words(
                    layer: layer,
                    context: LanguageContext(catalogs: speakers, requested: tag),
                    ofOthers: terms.flatMap(\.ofOthers),
                    ofLayer: terms.flatMap(\.ofLayer)
                )
            )
        }
        self.words = words
    }

    /// The beginnings of words of each idea, those of nearer catalogs in place of others.
    private static func stems(_ catalogs: [Catalog]) -> [String: [String]] {
        catalogs.reversed().reduce(into: [:]) { $0.merge($1.metadata.glossaryStems) { _, nearer in nearer } }
    }

    /// What the texts of a layer do not have for an idea, and what only they have. A beginning that stands in one of the others is no
    /// sign of either: 訂閱 stands in 訂閱項目.
    private static func terms(_ own: [String], in all: [String]) -> (ofOthers: [String], ofLayer: [String]) {
        let foreign = all.filter { !own.contains($0) }
        guard !foreign.isEmpty else { return ([], []) }
        return (
            foreign.filter { stem in !own.contains { GlossaryTerms.holds(stem, $0) } },
            own.filter { stem in !foreign.contains { GlossaryTerms.holds(stem, $0) } }
        )
    }

    /// Terms of the wrong store in a message of the catalog.
    func diagnostics(in program: MessageProgram, _ entry: CatalogEntry) -> [Diagnostic] {
        words.compactMap { words in
            let ofLayer = catalog.locale.layer != nil
            let all = ofLayer ? [words.layer.word] : otherWords(than: words.layer)
            let wrong = ofLayer ? words.ofOthers : words.ofLayer
            let selection = words.layer.selection
            guard let stem = stem(of: wrong, in: program, where: selection, isOneOf: all) else { return nil }
            let expected = ofLayer ? "the term of \(words.layer.word)" : "that term for \(words.layer.word) alone"
            return Diagnostic(.layerTermMixed, "found “\(stem)”, expected \(expected)")
        }
    }

    /// Texts of the language that stand where the layer is used, and have a term that it does not have.
    func missing(_ keys: [String]) -> [Diagnostic] {
        guard let words = words.first, catalog.locale.layer != nil else { return [] }
        return keys.filter { !rules.sameAsSource.contains($0) }.compactMap { key in
            guard case (let speaker, .success(let program))? = words.context.message(key),
                speaker.locale.layer == nil,
                let stem = stem(
                    of: words.ofOthers,
                    in: program,
                    where: words.layer.selection,
                    isOneOf: [words.layer.word]
                )
            else { return nil }
            let found = "found “\(stem)” in \(speaker.file), expected a message with the term of \(words.layer.word)"
            return Diagnostic(
                code: .layerTermMissing,
                file: catalog.file,
                key: key,
                line: 1,
                column: 1,
                message: found
            )
        }
    }

    private func otherWords(than layer: MessageLayer) -> [String] {
        catalog.vocabulary.selectionWords(of: layer.selection).filter { $0 != layer.word } + ["other"]
    }

    /// The first of some beginnings of words in what a message says where a selection is one of some words.
    private func stem(
        of stems: [String],
        in program: MessageProgram,
        where selection: ArgumentName,
        isOneOf words: [String]
    ) -> String? {
        guard !stems.isEmpty else { return nil }
        let reference = ArgumentReference(name: selection, facet: .value)
        let isSelected = program.references.contains { $0.reference == reference }
        let texts = (isSelected ? words : Array(words.prefix(1))).flatMap { word in
            MessageVariant.all(of: program, choices: [reference: .word(word)], samples: rules.samples)
                .map { rules.lowercased($0.text) }
        }
        return stems.first { stem in texts.contains { GlossaryTerms.holds(rules.lowercased(stem), $0) } }
    }
}
