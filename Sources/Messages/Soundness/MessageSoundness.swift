internal import PaywrightICU
package import PaywrightValues

/// Decides whether a message may be used: whether it compiles, has the values that it shows, and states every value that the
/// source language asks for, whichever branches are taken.
///
/// `CatalogLibrary.adding(messages:)` refuses what has a finding here; the lint of catalogs reports the same.
package struct MessageSoundness {
    let catalog: Catalog
    let source: Catalog
    /// The source language's catalog without anybody's own words.
    private let original: Catalog
    let context: LanguageContext
    /// The keys of lines of one's own.
    private let ownKeys: Set<String>
    /// Whether the catalog has to hold every message, so that one that it lacks is a finding already.
    let isWhole: Bool
    /// The keys of forms that messages which are not checked here rely on for their whole length.
    private let replacedForms: Set<String>
    private let samples: PluralSamples
    private let amounts: LiteralAmounts
    private let periods: LiteralPeriods
    /// The forms of lengths that state the number alone.
    private let numberForms: Set<String>

    /// - Parameters:
    ///   - catalog: The catalog or file that has the messages.
    ///   - source: The source language's catalog.
    ///   - original: The same without anybody's own words, where it is another.
    ///   - context: The catalogs of the language, this one and those that its messages can ask for forms.
    ///   - ownKeys: The keys of lines of one's own.
    ///   - isWhole: Whether the catalog has to hold every message.
    ///   - replacedForms: The keys of forms that messages which are not checked here rely on for their whole length.
    package init(
        _ catalog: Catalog,
        source: Catalog,
        original: Catalog? = nil,
        context: LanguageContext,
        ownKeys: Set<String>,
        isWhole: Bool,
        replacedForms: Set<String> = []
    ) {
        self.catalog = catalog
        self.source = source
        self.original = original ?? source
        self.context = context
        self.ownKeys = ownKeys
        self.isWhole = isWhole
        self.replacedForms = replacedForms
        samples = PluralSamples(try? context.pluralRules())
        numberForms = NumberForms.names(in: context, samples)
        amounts = LiteralAmounts(context)
        periods = LiteralPeriods(context)
    }

    /// Why the message may not be used; empty where it may.
    package func diagnostics(of entry: CatalogEntry) -> [Diagnostic] {
        guard let offered = offeredArguments(of: entry) else {
            let hint = Misspelling.hint(for: entry.key, among: source.entries.map(\.key))
            return [Diagnostic(.unknownKey, entry, "found a key that \(source.file) does not have\(hint)")]
        }
        switch catalog.program(for: entry.key) {
        case .failure(let error)?: return [Diagnostic(.badPattern, entry, error.description)]
        case .success(let program)?:
            if let fault = Self.branchTwice(in: program) { return [Diagnostic(.badPattern, entry, fault)] }
            let variants = MessageVariant.all(of: program, samples: samples)
            guard variants.count < MessageVariant.most else {
                let message = "found \(MessageVariant.most) ways through the branches or more, expected fewer"
                return [Diagnostic(.tooManyVariants, entry, message)]
            }
            let values = valueDiagnostics(variants, entry)
            // A missing period that was written out is one finding.
            let isWithoutPeriod = values.contains { CatalogCode($0) == .chargingPeriodMissing }
            return argumentDiagnostics(program, entry, offered) + values + formDiagnostics(program, entry)
                + amounts.diagnostics(in: variants, entry)
                + (isWithoutPeriod
                    ? [] : periods.diagnostics(in: variants, amounts: chargedAmounts(of: entry), entry))
        case nil: return []
        }
    }

    /// What is wrong where a select has two branches for one word, of which the second is never used; nil where none has.
    private static func branchTwice(in program: MessageProgram) -> String? {
        for case .select(let reference, let branches) in program.instructions {
            var seen: Set<String> = []
            guard let word = branches.words.map(\.word).first(where: { !seen.insert($0).inserted }) else { continue }
            return "found two branches for \"\(word)\" in a select of {\(reference)}, expected one for each word"
        }
        return nil
    }

    // MARK: Values that the message may use

    /// The arguments a key offers; nil for a key that gets no values.
    private func offeredArguments(of entry: CatalogEntry) -> Set<ArgumentName>? {
        if entry.key.hasPrefix("duration") && CatalogEntry.isForm(entry.key) { return [.count, .unit, .duration] }
        if CatalogEntry.isForm(entry.key) { return [.day, .month, .monthName, .weekday, .year, .date] }
        if let placeholders = placeholders(of: entry) { return Set(placeholders.map(\.name)) }
        return ownKeys.contains(entry.key) ? Set(catalog.vocabulary.names.filter { !$0.isInsideFormsOnly }) : nil
    }

    /// What the source language lists for a key, or else what its message uses; for a key of the caller what its file lists, where
    /// the source language lists nothing. nil where neither does.
    private func placeholders(of entry: CatalogEntry) -> [CatalogEntry.Placeholder]? {
        let stated = source.entry(for: entry.key)
        guard ownKeys.contains(entry.key) else {
            return stated.map { $0.statesPlaceholders ? $0.placeholders : valuesInUse(of: $0) }
        }
        let listed = [stated, entry].compactMap { $0 }.first(where: \.statesPlaceholders)
        return listed?.placeholders.filter { !$0.name.isInsideFormsOnly }
    }

    /// The values of a message of the source language that lists none.
    private func valuesInUse(of stated: CatalogEntry) -> [CatalogEntry.Placeholder] {
        guard case .success(let program)? = original.program(for: stated.key) else { return [] }
        let references = Set(program.references.map(\.reference))
        return Set(references.map(\.name)).map { name in
            let hasPeriod = references.contains {
                $0.name == name && MessageEvaluator.perPeriodKey(of: $0, in: "") != nil
            }
            return CatalogEntry.Placeholder(name: name, hasPeriod: hasPeriod)
        }
    }

    /// The amounts of a message that are charged again and again; of a line of one's own any that may be.
    private func chargedAmounts(of entry: CatalogEntry) -> Set<ArgumentName> {
        guard ownKeys.contains(entry.key) else {
            return Set(placeholders(of: entry)?.filter { $0.chargedEvery != nil }.map(\.name) ?? [])
        }
        return Set(catalog.vocabulary.names.filter { catalog.vocabulary.chargingPeriod(of: $0) != nil })
    }

    private func argumentDiagnostics(
        _ program: MessageProgram,
        _ entry: CatalogEntry,
        _ offered: Set<ArgumentName>
    ) -> [Diagnostic] {
        let references = Set(program.references.map(\.reference)).sorted { "\($0)" < "\($1)" }
        return references.flatMap { reference -> [Diagnostic] in
            guard isOffered(reference, offered, entry) else {
                let names = offered.map(\.rawValue).sorted().joined(separator: ", ")
                let expected = names.isEmpty ? "no value" : "one of: \(names)"
                return [Diagnostic(.argumentNotOffered, entry, "found {\(reference)}, expected \(expected)")]
            }
            return widthDiagnostics(reference, entry)
        }
    }

    private func isOffered(_ reference: ArgumentReference, _ offered: Set<ArgumentName>, _ entry: CatalogEntry) -> Bool
    {
        guard offered.contains(reference.name) else { return false }
        guard case .perPeriod = reference.facet else { return true }
        guard let placeholders = placeholders(of: entry) else { return ownKeys.contains(entry.key) }
        return placeholders.contains { $0.name == reference.name && $0.hasPeriod }
    }

    /// A price per period is a message itself, in each of its widths; a whole catalog that lacks it has that finding already.
    private func widthDiagnostics(_ reference: ArgumentReference, _ entry: CatalogEntry) -> [Diagnostic] {
        guard let key = MessageEvaluator.perPeriodKey(of: reference, in: entry.key), context.message(key) == nil,
            !isWhole || source.entry(for: key) == nil
        else { return [] }
        return [Diagnostic(.missingForm, entry, "found {\(reference)}, expected a message \"\(key)\" of the language")]
    }

    // MARK: Values that the message must state

    private func valueDiagnostics(_ variants: [MessageVariant], _ entry: CatalogEntry) -> [Diagnostic] {
        if CatalogEntry.isForm(entry.key) { return formValueDiagnostics(variants, entry) }
        // In a layer the selection that decides about it is one word: no branch of another is ever taken.
        let layer = catalog.vocabulary.layer(of: catalog.locale)
        let placeholders = (placeholders(of: entry) ?? []).filter { $0.name != layer?.selection }
        let statements = ValueStatements(variants, placeholders, catalog.vocabulary, numberForms: numberForms)
        return placeholders.flatMap { placeholder -> [Diagnostic] in
            var diagnostics: [Diagnostic] = []
            if placeholder.isRequired, let missing = statements.missing(placeholder) {
                diagnostics.append(Diagnostic(.requiredArgumentMissing, entry, missing))
            }
            if let missing = statements.missingPeriod(of: placeholder) {
                diagnostics.append(Diagnostic(.chargingPeriodMissing, entry, missing))
            }
            return diagnostics
        }
    }

    /// A form states its length or its date, whatever words it puts around it.
    private func formValueDiagnostics(_ variants: [MessageVariant], _ entry: CatalogEntry) -> [Diagnostic] {
        let statements = ValueStatements(variants, [], catalog.vocabulary, numberForms: numberForms)
        let isDate = entry.key.hasPrefix("date")
        let isStated =
            isDate
            ? statements.stateDate
            : statements.stateLength(ofForm: NumberForms.unit(of: entry.key))
                || !replacedForms.contains(entry.key) && statements.stateNumberOfForm
        guard !isStated else { return [] }
        let expected =
            isDate ? "{date}, or {day}, {month} and {year}" : "{duration}, or {count} and the words of each {unit}"
        let message =
            "found a variant without \(isDate ? "the date" : "the length"), expected \(expected) in every variant"
        return [Diagnostic(.requiredArgumentMissing, entry, message)]
    }
}
