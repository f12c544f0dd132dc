internal import PaywrightICU
internal import PaywrightMessages

/// What stands beside a message that waits, so that its translator needs nothing else.
struct MessageExplanation {
    private let source: Catalog
    private var plurals: PluralTable

    /// For messages of a source language on their way into another.
    init(source: Catalog, locale: LocaleTag) throws(ICUError) {
        self.source = source
        plurals = PluralTable(try PluralRules(locale: locale.tag), source.vocabulary)
    }

    /// The description, the source text, the same with the language's plural categories, the values and the room.
    mutating func attributes(of entry: CatalogEntry) -> [ARBValue.Member] {
        var members: [ARBValue.Member] = [
            .init(name: "description", value: .string(entry.description)),
            .init(name: MessageAttributes.source, value: .string(entry.pattern)),
        ]
        if case .success(let program)? = source.program(for: entry.key),
            let template = PatternTemplate.text(of: program, &plurals), template != entry.pattern
        {
            members.append(.init(name: MessageAttributes.template, value: .string(template)))
        }
        members.append(.init(name: MessageAttributes.hash, value: .string(SourceHash.of(entry.pattern))))
        if !entry.placeholders.isEmpty {
            let placeholders = entry.placeholders.map(Self.placeholder)
            members.append(.init(name: "placeholders", value: .object(placeholders)))
        }
        if let budget = entry.lengthBudget { members.append(.init(name: "x-budget", value: .number("\(budget)"))) }
        return members
    }

    private static func placeholder(_ placeholder: CatalogEntry.Placeholder) -> ARBValue.Member {
        var details = [ARBValue.Member(name: "example", value: .string(placeholder.example))]
        if placeholder.isRequired {
            let words = placeholder.requiredWords.map(ARBValue.string)
            details.append(.init(name: "x-required", value: words.isEmpty ? .bool(true) : .array(words)))
        }
        if let names = placeholder.chargedEvery {
            details.append(.init(name: "x-charged-every", value: .array(names.map { .string($0.rawValue) })))
        }
        return ARBValue.Member(name: placeholder.name.rawValue, value: .object(details))
    }
}
