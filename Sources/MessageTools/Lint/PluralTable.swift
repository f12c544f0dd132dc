internal import PaywrightICU
internal import PaywrightMessages

/// Which whole numbers of a message select each category, found once for all the plurals of a file.
struct PluralTable {
    private let rules: PluralRules
    private let vocabulary: Vocabulary
    private var numbersByOffset: [Int: [PluralCategory: [Int]]] = [:]

    init(_ rules: PluralRules, _ vocabulary: Vocabulary) {
        self.rules = rules
        self.vocabulary = vocabulary
    }

    /// The categories that a plural has to have in the language, `other` always among them: those that the argument's
    /// whole numbers select, without the numbers that have branches of their own.
    ///
    /// - Parameter program: The message that the plural stands in.
    mutating func needed(
        by reference: ArgumentReference,
        _ branches: MessageProgram.PluralBranches,
        in program: MessageProgram
    ) -> Set<PluralCategory> {
        let isOneForAll = branches.categories.allSatisfy { $0.category == .other }
        // Distinguished by exact numbers, and the number itself is not printed: nothing agrees with it.
        if isOneForAll, !branches.exact.isEmpty, !ProgramPaths(program).otherPrintsNumber(branches, reference) {
            return [.other]
        }
        let first = vocabulary.countsFromOne(reference.name) ? 1 : 0
        let exact = Set(branches.exact.map(\.value))
        return categories(from: first, offset: branches.offset, without: exact).union([.other])
    }

    /// The categories that the numbers from `first` to 9,999 select, less the offset, without those written exactly.
    private mutating func categories(from first: Int, offset: Int, without exact: Set<Int>) -> Set<PluralCategory> {
        let numbers = numbers(offset: offset)
        let selected = numbers.filter { _, numbers in numbers.contains { $0 >= first && !exact.contains($0) } }
        return Set(selected.keys)
    }

    private mutating func numbers(offset: Int) -> [PluralCategory: [Int]] {
        if let numbers = numbersByOffset[offset] { return numbers }
        let numbers = Dictionary(grouping: 0...9_999) { rules.category(of: $0 - offset) }
        numbersByOffset[offset] = numbers
        return numbers
    }
}
