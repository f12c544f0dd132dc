package import PaywrightICU

/// A message pattern compiled to a flat list of instructions; immutable and shared between threads.
package struct MessageProgram: Sendable {
    package enum Instruction: Sendable {
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
        /// Goes on elsewhere: from the end of a branch to the end of its plural or select.
        case jump(Int)
    }

    /// Where each branch of a plural begins.
    package struct PluralBranches: Sendable {
        package var offset = 0
        package var exact: [(value: Int, target: Int)] = []
        package var categories: [(category: PluralCategory, target: Int)] = []

        package var targets: [Int] { exact.map(\.target) + categories.map(\.target) }

        package func target(of category: PluralCategory) -> Int? {
            categories.first { $0.category == category }?.target
        }
    }

    /// Where each branch of a select begins.
    package struct SelectBranches: Sendable {
        package var words: [(word: String, target: Int)] = []

        package func target(of word: String) -> Int? { words.first { $0.word == word }?.target }
    }

    package var instructions: [Instruction] = []
    package var literals: [UInt8] = []
    /// Whether a `#` is printed as it is because a select inside a plural holds it.
    package var printsNumberSign = false

    /// Every argument written or chosen by, with the instruction that does.
    package var references: [(reference: ArgumentReference, isShown: Bool)] {
        instructions.compactMap { instruction in
            switch instruction {
            case .argument(let reference), .number(let reference, _): (reference, true)
            case .plural(let reference, _), .select(let reference, _): (reference, false)
            case .literal, .jump: nil
            }
        }
    }
}
