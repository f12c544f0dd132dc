/// A message pattern compiled to a flat list of instructions; immutable and shared between threads.
struct MessageProgram: Sendable {
    enum Instruction: Sendable {
        /// Copies catalog text.
        case literal(Range<Int>)
        /// Writes an argument.
        case argument(ArgumentReference)
        /// Writes the number a plural chose by, less its offset: `#`.
        case number(ArgumentReference, offset: Int)
        /// Goes on where the number's branch begins.
        case plural(ArgumentReference, PluralBranches)
        /// Goes on where the word's branch begins.
        case select(ArgumentReference, SelectBranches)
        /// Goes on elsewhere: from the end of a branch to behind its plural or select.
        case jump(Int)
    }

    /// Where each branch of a plural begins.
    struct PluralBranches: Sendable {
        var offset = 0
        var exact: [(value: Int, target: Int)] = []
        var categories: [(category: PluralCategory, target: Int)] = []

        var targets: [Int] { exact.map(\.target) + categories.map(\.target) }

        func target(of category: PluralCategory) -> Int? {
            categories.first { $0.category == category }?.target
        }
    }

    /// Where each branch of a select begins.
    struct SelectBranches: Sendable {
        var words: [(word: String, target: Int)] = []

        func target(of word: String) -> Int? { words.first { $0.word == word }?.target }
    }

    var instructions: [Instruction] = []
    var literals: [UInt8] = []
    /// Whether a `#` is printed as it is because a select inside a plural holds it.
    var printsNumberSign = false

    /// Every argument written or chosen by, with the instruction that does.
    var references: [(reference: ArgumentReference, isShown: Bool)] {
        instructions.compactMap { instruction in
            switch instruction {
            case .argument(let reference), .number(let reference, _): (reference, true)
            case .plural(let reference, _), .select(let reference, _): (reference, false)
            case .literal, .jump: nil
            }
        }
    }
}
