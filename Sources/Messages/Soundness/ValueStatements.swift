internal import PaywrightICU
internal import PaywrightValues

/// What the variants of a message state of its values. A value is stated where it stands in the text, and where the words of
/// a branch can stand for it alone: "the first week" for a length of one week.
struct ValueStatements {
    private let variants: [MessageVariant]
    private let placeholders: [CatalogEntry.Placeholder]
    private let vocabulary: Vocabulary
    /// The forms of lengths that state the number alone: "third".
    private let numberForms: Set<String>

    init(
        _ variants: [MessageVariant],
        _ placeholders: [CatalogEntry.Placeholder],
        _ vocabulary: Vocabulary,
        numberForms: Set<String>
    ) {
        self.variants = variants.filter { $0.isPossible(in: vocabulary) }
        self.placeholders = placeholders
        self.vocabulary = vocabulary
        self.numberForms = numberForms
    }

    /// What is wrong where a variant does not state a required value; nil where all do.
    func missing(_ placeholder: CatalogEntry.Placeholder) -> String? {
        let name = placeholder.name
        switch name.kind {
        case .length:
            guard !stateLength(name, fixedCount: placeholder.fixedCount).allSatisfy(\.self) else { return nil }
            let expected = "{\(name)}, or {\(name)Count} and the words of each {\(name)Unit}"
            return "found a variant that does not state the length, expected \(expected) in every variant"
        case .count:
            guard !stateNumber(name).allSatisfy(\.self) else { return nil }
            return "found a variant without the number, expected # or {\(name)} in every variant"
        case .selection:
            let words = placeholder.requiredWords.filter { !hasOwnBranch(for: $0, of: name) }
            guard !words.isEmpty else { return nil }
            let expected = "a select of {\(name)} with words of their own for \(words.joined(separator: ", "))"
            return "found the same words whatever {\(name)} is, expected \(expected)"
        case .money, .date, .percent, .text, .link, .phrase, .message:
            guard !variants.allSatisfy({ shows($0, name) }) else { return nil }
            return "found a variant without {\(name)}, expected every variant to show it"
        }
    }

    /// What is wrong where a variant shows an amount and not how often it is charged; nil where all do, or need not.
    func missingPeriod(of placeholder: CatalogEntry.Placeholder) -> String? {
        guard let names = placeholder.chargedEvery else { return nil }
        let amount = ArgumentReference(name: placeholder.name, facet: .value)
        var isStated = variants.map { variant in
            !variant.stated.contains(amount)
                || variant.stated.contains { reference in
                    guard reference.name == placeholder.name, case .perPeriod = reference.facet else { return false }
                    return true
                }
        }
        for name in names {
            for (index, states) in state(name).enumerated() where states { isStated[index] = true }
        }
        guard !isStated.allSatisfy(\.self) else { return nil }
        let perPeriod = placeholder.hasPeriod ? ["{\(placeholder.name)PerPeriod}"] : []
        let expected = (perPeriod + names.map { "{\($0)}" }).joined(separator: " or ")
        let found = "found a variant with {\(placeholder.name)} that does not state how often it is charged"
        return "\(found), expected \(expected) in every variant"
    }

    /// Whether each variant states a value, which is no selection.
    private func state(_ name: ArgumentName) -> [Bool] {
        switch name.kind {
        case .length:
            stateLength(name, fixedCount: placeholders.first { $0.name == name }?.fixedCount)
        case .count: stateNumber(name)
        case .money, .date, .percent, .text, .link, .phrase, .message, .selection: variants.map { shows($0, name) }
        }
    }

    private func shows(_ variant: MessageVariant, _ name: ArgumentName) -> Bool {
        variant.stated.contains { $0.name == name && $0.facet != .time }
    }

    /// Whether a number stands in the text, or only one takes the branch.
    private func states(_ variant: MessageVariant, _ reference: ArgumentReference) -> Bool {
        shows(variant, numberOf: reference) || only(variant, reference) != nil
    }

    /// Whether a number stands in the text: as it is, or of a length in a form that states it alone.
    private func shows(_ variant: MessageVariant, numberOf reference: ArgumentReference) -> Bool {
        let length = reference.name == .count ? .duration : reference.name
        return variant.stated.contains { stated in
            guard case .form(let form) = stated.facet else { return stated == reference }
            return stated.name == length && numberForms.contains(form)
        }
    }

    /// The one number that takes the branches of a variant.
    private func only(_ variant: MessageVariant, _ reference: ArgumentReference) -> Int? {
        guard case .numbers(let numbers)? = variant.choices[reference] else { return nil }
        let first = vocabulary.countsFromOne(reference.name) ? 1 : 0
        let possible = numbers.filter { $0 >= first }
        return possible.count == 1 ? possible[0] : nil
    }

    /// Whether each variant states a number: in digits, or in the words of a branch that no other number has.
    private func stateNumber(_ name: ArgumentName) -> [Bool] {
        let reference = ArgumentReference(name: name, facet: .value)
        let numbers = variants.map { shows($0, numberOf: reference) ? nil : only($0, reference) }
        var numbersByWords: [[MessageVariant.Piece]: Set<Int>] = [:]
        for (variant, number) in zip(variants, numbers) {
            if let number { numbersByWords[variant.distinctPieces, default: []].insert(number) }
        }
        return zip(variants, numbers).map { variant, number in
            guard number != nil else { return shows(variant, numberOf: reference) }
            return numbersByWords[variant.distinctPieces]?.count == 1
        }
    }

    // MARK: Lengths

    /// Whether each variant states a length.
    private func stateLength(_ name: ArgumentName, fixedCount: Int?) -> [Bool] {
        stateInWords(
            statesWhole(name),
            count: ArgumentReference(name: name, facet: .count),
            unit: ArgumentReference(name: name, facet: .unit),
            fixedCount: fixedCount,
            fixedUnit: nil
        )
    }

    /// Whether each variant shows a length by itself.
    private func statesWhole(_ name: ArgumentName) -> [Bool] {
        variants.map { variant in
            variant.stated.contains { reference in
                switch reference.facet {
                case .value: reference.name == name
                case .form(let form): reference.name == name && !numberForms.contains(form)
                case .perPeriod, .count, .unit, .time: false
                }
            }
        }
    }

    /// Whether every variant of a form states its length; with the unit that its key names, if it does.
    func stateLength(ofForm unit: PeriodUnit?) -> Bool {
        stateInWords(
            statesWhole(.duration),
            count: Self.count,
            unit: ArgumentReference(name: .unit, facet: .value),
            fixedCount: nil,
            fixedUnit: unit
        ).allSatisfy(\.self)
    }

    /// Whether every variant of a form states the number of its length.
    var stateNumberOfForm: Bool { variants.allSatisfy { states($0, Self.count) } }

    private static let count = ArgumentReference(name: .count, facet: .value)

    /// Whether each variant states a length, the number in digits or by its branch, the unit in the words of a branch that no
    /// other unit has.
    private func stateInWords(
        _ isWhole: [Bool],
        count: ArgumentReference,
        unit: ArgumentReference,
        fixedCount: Int?,
        fixedUnit: PeriodUnit?
    ) -> [Bool] {
        let units = variants.map { fixedUnit ?? self.unit($0, unit) }
        let hasEveryUnit = Set(units.compactMap { $0 }).count == PeriodUnit.allCases.count
        var lengths: [[MessageVariant.Piece]: Set<[Int]>] = [:]
        var read: [[Int]?] = []
        for (index, variant) in variants.enumerated() {
            let number = fixedCount ?? only(variant, count)
            let isShown = shows(variant, numberOf: count)
            guard let unit = units[index], number != nil || isShown else {
                read.append(nil)
                continue
            }
            let length = [PeriodUnit.allCases.firstIndex(of: unit) ?? 0, isShown ? 0 : number ?? 0]
            lengths[variant.distinctPieces, default: []].insert(length)
            read.append(length)
        }
        return variants.indices.map { index in
            if isWhole[index] { return true }
            if read[index] != nil { return lengths[variants[index].distinctPieces]?.count == 1 }
            // One number of a unit that is none of the four is no length; and a form is asked for each part of a length.
            return hasEveryUnit && variants[index].choices[unit] == .word("other")
                && (unit.name == .unit || only(variants[index], count) != nil)
        }
    }

    private func unit(_ variant: MessageVariant, _ reference: ArgumentReference) -> PeriodUnit? {
        guard case .word(let word)? = variant.choices[reference] else { return nil }
        return PeriodUnit(rawValue: word)
    }

    // MARK: Dates and selections

    /// Whether every variant of a date's form states the day, the month and the year.
    var stateDate: Bool {
        variants.allSatisfy { variant in
            let names = Set(variant.stated.map(\.name))
            if names.contains(.date) { return true }
            // The branches of a plural of the month have its names.
            let hasMonth =
                !names.isDisjoint(with: [.month, .monthName])
                || variant.choices[ArgumentReference(name: .month, facet: .value)] != nil
            let hasDay = states(variant, ArgumentReference(name: .day, facet: .value))
            return hasDay && hasMonth && names.contains(.year)
        }
    }

    /// Whether the words for a word of a selection are other than those for the rest.
    private func hasOwnBranch(for word: String, of name: ArgumentName) -> Bool {
        let reference = ArgumentReference(name: name, facet: .value)
        let own = variants.filter { $0.choices[reference] == .word(word) }
        // What is stated before the select, or in no branch of it, is the same for all.
        guard !own.isEmpty, variants.allSatisfy({ $0.choices[reference] != nil }) else { return false }
        let others = Set(variants.filter { $0.choices[reference] == .word("other") }.map(\.distinctPieces))
        return own.allSatisfy { !others.contains($0.distinctPieces) }
    }
}

extension MessageVariant {
    /// Whether some value takes the branches: a branch for 0 of what there is always one of is never taken.
    fileprivate func isPossible(in vocabulary: Vocabulary) -> Bool {
        choices.allSatisfy { reference, choice in
            guard case .numbers(let numbers) = choice, vocabulary.countsFromOne(reference.name) else { return true }
            return numbers.contains { $0 > 0 }
        }
    }

    /// What a reader tells one variant from another by: neither capitals nor spaces.
    fileprivate var distinctPieces: [Piece] {
        pieces.compactMap { piece in
            guard case .text(let text) = piece else { return piece }
            let words = text.lowercased().filter { !$0.isWhitespace }
            return words.isEmpty ? nil : .text(words)
        }
    }
}
