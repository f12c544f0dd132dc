/// What can be wrong in the words themselves.
extension CatalogLint {
    func textIssues(of program: MessageProgram, _ entry: CatalogEntry) -> [CatalogIssue] {
        let variants = MessageVariant.all(of: program)
        // A variant and a file of messages are held to what the language states.
        let language = context.catalogs.map(\.metadata)
        let neighbors = ValueNeighbors(
            words: Set(language.flatMap(\.wordsBeforeValues).map { $0.lowercased() }),
            particles: language.flatMap(\.particles),
            isAbbreviation: entry.key.hasSuffix("short") || entry.key.hasSuffix("abbreviated")
        )
        let numbers = NumberNeighbors(context: context, key: entry.key)
        let typography = language.map(\.typography).first { $0 != CatalogMetadata.Typography() }
        let typesetting = Typesetting(typography: typography ?? CatalogMetadata.Typography())
        var findings: [TextFinding] = []
        for variant in variants {
            findings += neighbors.findings(in: variant) + numbers.findings(in: variant)
            findings += typesetting.findings(in: variant)
            if variant.pieces.contains(where: Self.hasNumberSign), variant.choices.values.contains(where: \.isPlural) {
                let message =
                    "found a # that is printed as it is, expected the number: inside a select use {…} of the number"
                findings.append(TextFinding(.numberSign, message))
            }
        }
        findings += languageFindings(variants, entry) + glossaryFindings(variants, program, entry)
        if Self.hasQuotedBrace(entry.pattern) {
            let message = "found an apostrophe before a brace, which prints the argument's name, expected ’"
            findings.append(TextFinding(.apostropheBeforeBrace, message))
        }
        var seen: Set<TextFinding> = []
        return findings.filter { seen.insert($0).inserted }.map { issue($0.code, entry, $0.message) }
    }

    private static func hasNumberSign(_ piece: MessageVariant.Piece) -> Bool {
        if case .text(let text) = piece { text.contains("#") } else { false }
    }

    /// Whether an apostrophe quotes a brace, so that ICU prints what should be an argument.
    private static func hasQuotedBrace(_ pattern: String) -> Bool {
        var rest = pattern[...]
        while let apostrophe = rest.firstIndex(of: "'") {
            rest = rest[rest.index(after: apostrophe)...]
            switch rest.first {
            case "'": rest.removeFirst()
            case "{", "}": return true
            default: break
            }
        }
        return false
    }

    // MARK: The language

    /// Text of another language: Latin words in another script, or the source's own text.
    private func languageFindings(_ variants: [MessageVariant], _ entry: CatalogEntry) -> [TextFinding] {
        guard catalog.locale.language != source.locale.language else { return [] }
        if !catalog.locale.languageAndScript.hasSuffix("-Latn") {
            let words = variants.flatMap(Self.latinWords).filter { !names.contains($0.lowercased()) }
            return words.first.map { word in
                [
                    TextFinding(
                        .latinText,
                        "found \"\(word)\", expected the language's own script, or a name in @@x-names"
                    )
                ]
            } ?? []
        }
        guard entry.pattern == source.entry(for: entry.key)?.pattern,
            !context.catalogs.contains(where: { $0.metadata.sameAsSource.contains(entry.key) }),
            variants.contains(where: { $0.text.contains(where: \.isLetter) })
        else { return [] }
        let found = "found the text of \(source.locale), expected a translation"
        return [TextFinding(.sameAsSource, "\(found), or the key in @@x-same-as-source")]
    }

    private static func latinWords(_ variant: MessageVariant) -> [String] {
        variant.text.split { character in
            !character.unicodeScalars.allSatisfy(TextProperties.isLatinLetter)
        }.map(String.init)
    }

    // MARK: The glossary

    /// Terms that the source says and the translation does not.
    private func glossaryFindings(
        _ variants: [MessageVariant],
        _ program: MessageProgram,
        _ entry: CatalogEntry
    ) -> [TextFinding] {
        guard catalog.locale != source.locale, let pattern = source.program(for: entry.key),
            case .success(let sourceProgram) = pattern
        else { return [] }
        let sourceTexts = MessageVariant.all(of: sourceProgram).map { $0.text.lowercased() }
        let stems = context.catalogs.reversed().reduce(into: [String: [String]]()) { stems, catalog in
            stems.merge(catalog.metadata.glossaryStems) { _, nearer in nearer }
        }
        let texts = variants.map { $0.text.lowercased() } + formTexts(in: program)
        return source.metadata.glossaryStems.keys.sorted().compactMap { idea in
            guard let terms = source.metadata.glossaryStems[idea], let own = stems[idea],
                sourceTexts.contains(where: { text in terms.contains { Self.says($0.lowercased(), text) } }),
                !texts.contains(where: { text in own.contains { Self.holds($0.lowercased(), text) } })
            else { return nil }
            let term = context.catalogs.lazy.compactMap { $0.metadata.glossary[idea] }.first ?? own[0]
            return TextFinding(.glossaryTermMissing, "found no term for \"\(idea)\", expected \"\(term)\"")
        }
    }

    /// Whether a text has the beginning of a word: by its scalars, since a vowel sign may follow on its last letter.
    private static func holds(_ stem: String, _ text: String) -> Bool {
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

    /// The words of the forms that a message asks for: a term may stand in one.
    private func formTexts(in program: MessageProgram) -> [String] {
        program.references.flatMap { reference, _ -> [String] in
            guard case .form(let form) = reference.facet,
                case (_, .success(let words))? = context.message("duration." + form)
            else { return [] }
            return MessageVariant.all(of: words).map { $0.text.lowercased() }
        }
    }
}

extension MessageVariant.Choice {
    fileprivate var isPlural: Bool {
        switch self {
        case .exact, .category: true
        case .word: false
        }
    }
}
