internal import PaywrightMessages
internal import PaywrightValues

/// Finds terms that the source says and a translation does not.
struct GlossaryTerms {
    let rules: LanguageRules
    let context: LanguageContext
    let source: Catalog
    /// The numbers that the source's plurals are tried with.
    let sourceSamples: PluralSamples

    func diagnostics(
        in variants: [MessageVariant],
        _ program: MessageProgram,
        _ entry: CatalogEntry
    ) -> [Diagnostic] {
        guard rules.locale != source.locale, case .success(let original)? = source.program(for: entry.key) else {
            return []
        }
        let originals = MessageVariant.all(of: original, choices: rules.choicesOfLayer, samples: sourceSamples)
            .map { $0.text.lowercased() }
        let texts = (variants.map(\.text) + innerTexts(of: program)).map(rules.lowercased)
        return source.metadata.glossaryStems.keys.sorted().compactMap { idea in
            guard let terms = source.metadata.glossaryStems[idea], let stems = rules.glossaryStems[idea],
                let first = stems.first,
                originals.contains(where: { text in terms.contains { Self.says($0.lowercased(), text) } }),
                !texts.contains(where: { text in stems.contains { Self.holds(rules.lowercased($0), text) } })
            else { return nil }
            let term = rules.glossary[idea].flatMap { $0.isEmpty ? nil : $0 } ?? first
            return Diagnostic(.glossaryTermMissing, "found no term for \"\(idea)\", expected \"\(term)\"")
        }
    }

    /// Whether a text has the beginning of a word: by its scalars, since a vowel sign may follow on its last letter.
    static func holds(_ stem: String, _ text: String) -> Bool {
        Array(text.unicodeScalars).firstRange(of: Array(stem.unicodeScalars)) != nil
    }

    /// Whether a text has a term as whole words: "offered" is no offer.
    private static func says(_ term: String, _ text: String) -> Bool {
        text.ranges(of: term).contains { range in
            let before = text[..<range.lowerBound].last
            let after = text[range.upperBound...].first
            return before?.isLetter != true && after?.isLetter != true
        }
    }

    /// The words of the messages inside a message, its forms and prices per period: a term may stand in one.
    private func innerTexts(of program: MessageProgram) -> [String] {
        let keys = program.references.flatMap { reference, _ -> [String] in
            switch reference.facet {
            case .form(let form):
                switch reference.name.kind {
                case .length: PeriodUnit.allCases.flatMap { MessageEvaluator.formKeys(form: form, unit: $0) }
                case .date: ["date." + form]
                case .money, .count, .percent, .text, .link, .phrase, .message, .selection: []
                }
            case .perPeriod(let width): [MessageEvaluator.perPeriodKey(width: width, in: "")]
            case .value, .count, .unit, .time: []
            }
        }
        return Set(keys).flatMap { key -> [String] in
            guard case (_, .success(let words))? = context.message(key) else { return [] }
            return MessageVariant.all(of: words, samples: rules.samples).map(\.text)
        }
    }
}
