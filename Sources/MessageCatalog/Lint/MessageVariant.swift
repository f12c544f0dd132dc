/// One way through a message: the branches taken, and the text and values on it.
struct MessageVariant {
    enum Piece: Hashable {
        /// The catalog's text; never two in a row.
        case text(String)
        /// A value, or the number of `#`.
        case value(ArgumentReference)
    }

    /// Which branch of a plural or select was taken.
    enum Choice: Hashable {
        case exact(Int)
        case category(PluralCategory)
        case word(String)
    }

    var pieces: [Piece] = []
    var choices: [ArgumentReference: Choice] = [:]

    /// More ways through than any message has that a person wrote.
    private static let most = 2_000

    /// Every way through a message, each branch of each plural and select on some: the same value always takes the same
    /// branch. `choices` are those already made, in the message around this one.
    static func all(of program: MessageProgram, choices: [ArgumentReference: Choice] = [:]) -> [MessageVariant] {
        var variants: [MessageVariant] = []
        var pending: [(next: Int, variant: MessageVariant)] = [(0, MessageVariant(choices: choices))]
        while var (next, variant) = pending.popLast(), variants.count < most {
            var isComplete = true
            walk: while next < program.instructions.count {
                switch program.instructions[next] {
                case .literal(let range):
                    variant.append(String(decoding: program.literals[range], as: UTF8.self))
                    next += 1
                case .argument(let reference), .number(let reference, _):
                    variant.pieces.append(.value(reference))
                    next += 1
                case .jump(let target): next = target
                case .plural(let reference, let branches):
                    pending += branches.choices(after: variant.choices[reference]).reversed().map { choice, target in
                        (target, variant.choosing(choice, for: reference))
                    }
                    isComplete = false
                    break walk
                case .select(let reference, let branches):
                    pending += branches.choices(after: variant.choices[reference]).reversed().map { choice, target in
                        (target, variant.choosing(choice, for: reference))
                    }
                    isComplete = false
                    break walk
                }
            }
            if isComplete { variants.append(variant) }
        }
        return variants
    }

    init(choices: [ArgumentReference: Choice]) { self.choices = choices }

    private mutating func append(_ text: String) {
        if case .text(let last)? = pieces.last {
            pieces[pieces.count - 1] = .text(last + text)
        } else {
            pieces.append(.text(text))
        }
    }

    private func choosing(_ choice: Choice, for reference: ArgumentReference) -> MessageVariant {
        var variant = self
        // An exact number says more than the category it is of.
        if case .exact? = choices[reference] { return variant }
        variant.choices[reference] = choice
        return variant
    }

    /// The catalog's own text, the values left out.
    var text: String {
        pieces.map { if case .text(let text) = $0 { text } else { "\u{FFFC}" } }.joined()
    }
}

extension MessageProgram.PluralBranches {
    /// The branches that may be taken, after the choice made for the same number elsewhere.
    fileprivate func choices(
        after made: MessageVariant.Choice?
    ) -> [(choice: MessageVariant.Choice, target: Int)] {
        let exact = exact.map { (choice: MessageVariant.Choice.exact($0.value), target: $0.target) }
        let categories = categories.map { (choice: MessageVariant.Choice.category($0.category), target: $0.target) }
        switch made {
        case .exact(let value)?:
            if let branch = exact.first(where: { $0.choice == .exact(value) }) { return [branch] }
            return categories
        case .category(let category)?:
            return categories.filter { $0.choice == .category(category) || $0.choice == .category(.other) }
        default: return exact + categories
        }
    }
}

extension MessageProgram.SelectBranches {
    fileprivate func choices(
        after made: MessageVariant.Choice?
    ) -> [(choice: MessageVariant.Choice, target: Int)] {
        let words = words.map { (choice: MessageVariant.Choice.word($0.word), target: $0.target) }
        guard let made else { return words }
        return words.first { $0.choice == made }.map { [$0] } ?? words.filter { $0.choice == .word("other") }
    }
}
