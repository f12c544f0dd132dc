package import PaywrightICU

/// One way through a message: the branches taken, and the text and values on it.
package struct MessageVariant {
    package enum Piece: Hashable {
        /// The catalog's text; never two in a row.
        case text(String)
        /// A value, or the number of `#`.
        case value(ArgumentReference)
    }

    /// What a value may still be on the way.
    package enum Choice: Hashable {
        /// A number, one of these.
        case numbers([Int])
        /// A word of a select.
        case word(String)

        /// The number, where there is only one.
        package var number: Int? {
            if case .numbers(let numbers) = self, numbers.count == 1 { numbers.first } else { nil }
        }
    }

    package var pieces: [Piece] = []
    package var choices: [ArgumentReference: Choice] = [:]
    /// The values that stand on the way as they are; a plural's `#` with an offset is another number.
    var stated: Set<ArgumentReference> = []

    /// More ways through than any message has that a person wrote.
    static let most = 2_000

    /// Every way through a message that some value takes: the same value always takes the branches that are its own.
    ///
    /// - Parameters:
    ///   - choices: those already made, in the message around this one.
    ///   - samples: the numbers that plurals are tried with.
    package static func all(
        of program: MessageProgram,
        choices: [ArgumentReference: Choice] = [:],
        samples: PluralSamples
    ) -> [MessageVariant] {
        var variants: [MessageVariant] = []
        var pending: [(next: Int, variant: MessageVariant)] = [(0, MessageVariant(choices: choices))]
        while var (next, variant) = pending.popLast(), variants.count < most {
            var isComplete = true
            walk: while next < program.instructions.count {
                switch program.instructions[next] {
                case .literal(let range):
                    variant.append(String(decoding: program.literals[range], as: UTF8.self))
                    next += 1
                case .argument(let reference):
                    variant.append(reference)
                    next += 1
                case .number(let reference, let offset):
                    variant.append(reference, isStated: offset == 0)
                    next += 1
                case .jump(let target): next = target
                case .plural(let reference, let branches):
                    pending += variant.taking(branches, of: reference, samples).reversed()
                    isComplete = false
                    break walk
                case .select(let reference, let branches):
                    pending += variant.taking(branches, of: reference).reversed()
                    isComplete = false
                    break walk
                }
            }
            if isComplete { variants.append(variant) }
        }
        return variants
    }

    package init(choices: [ArgumentReference: Choice]) { self.choices = choices }

    private mutating func append(_ text: String) {
        if case .text(let last)? = pieces.last {
            pieces[pieces.count - 1] = .text(last + text)
        } else {
            pieces.append(.text(text))
        }
    }

    private mutating func append(_ reference: ArgumentReference, isStated: Bool = true) {
        pieces.append(.value(reference))
        if isStated { stated.insert(reference) }
    }

    /// The branches of a plural that a number may take which is possible here, each with the numbers that take it.
    private func taking(
        _ branches: MessageProgram.PluralBranches,
        of reference: ArgumentReference,
        _ samples: PluralSamples
    ) -> [(Int, MessageVariant)] {
        var possible = samples.numbers
        if case .numbers(let chosen)? = choices[reference] { possible = chosen }
        let exact = branches.exact.map(\.value)
        possible += exact.filter { choices[reference] == nil && !possible.contains($0) }
        var numbersByTarget: [Int: [Int]] = [:]
        for number in possible {
            let target =
                branches.exact.first { $0.value == number }?.target
                ?? branches.target(of: samples.category(of: number &- branches.offset)) ?? branches.target(of: .other)
            if let target { numbersByTarget[target, default: []].append(number) }
        }
        return numbersByTarget.sorted { $0.key < $1.key }.map { target, numbers in
            var variant = self
            variant.choices[reference] = .numbers(numbers)
            return (target, variant)
        }
    }

    private func taking(
        _ branches: MessageProgram.SelectBranches,
        of reference: ArgumentReference
    ) -> [(Int, MessageVariant)] {
        var taken = branches.words
        if case .word(let word)? = choices[reference] {
            let own = branches.words.filter { $0.word == word }
            taken = own.isEmpty ? branches.words.filter { $0.word == "other" } : own
        }
        return taken.map { word, target in
            var variant = self
            // A word that took the branch for all others stays the word it was.
            if variant.choices[reference] == nil { variant.choices[reference] = .word(word) }
            return (target, variant)
        }
    }

    /// The catalog's own text, the values left out.
    package var text: String {
        pieces.map { if case .text(let text) = $0 { text } else { "\u{FFFC}" } }.joined()
    }
}

/// The numbers that plurals are tried with, and the category of each: those at which rules part lie below 200, but for the
/// million of Romance languages.
package struct PluralSamples: Sendable {
    package let numbers = Array(0...200) + [1_000_000]
    private let rules: PluralRules?
    private let categories: [PluralCategory]

    /// The samples of a language; of one without rules each number is `other`.
    package init(_ rules: PluralRules?) {
        self.rules = rules
        categories = (0...200).map { rules?.category(of: $0) ?? .other }
    }

    package func category(of number: Int) -> PluralCategory {
        categories.indices.contains(number) ? categories[number] : rules?.category(of: number) ?? .other
    }
}
