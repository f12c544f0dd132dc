/// Which whole numbers of a message select each category, found once for all the plurals of a file.
struct PluralTable {
    private let rules: PluralRules
    private var numbersByOffset: [Int: [PluralCategory: [Int]]] = [:]

    init(_ rules: PluralRules) { self.rules = rules }

    /// The categories that the numbers from `first` to 9,999 select, less the offset, without those written exactly.
    mutating func categories(from first: Int, offset: Int, without exact: Set<Int>) -> Set<PluralCategory> {
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
