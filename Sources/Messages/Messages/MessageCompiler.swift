internal import PaywrightICU
internal import PaywrightValues

/// Turns an ICU MessageFormat pattern into a program. ICU parses; nothing here reads the grammar a second time.
package struct MessageCompiler {
    private let pattern: [UInt16]
    private let parts: [ParsedPattern.Part]
    private let literalRules: LiteralRules
    private let vocabulary: Vocabulary
    private var program = MessageProgram()

    package static func compile(
        _ text: String,
        literalRules: LiteralRules,
        vocabulary: Vocabulary
    ) throws(PatternError) -> MessageProgram {
        var compiler = try MessageCompiler(text, literalRules, vocabulary)
        try compiler.message(from: 0, number: nil, isInPlural: false)
        return compiler.program
    }

    /// Deeper than any grammar needs, and far from what a thread's stack holds.
    private static let deepestNesting = 32
    private static let largestNumber = 1_000_000
    /// Far more than a page of terms in every branch.
    private static let longestPattern = 20_000

    private init(_ text: String, _ literalRules: LiteralRules, _ vocabulary: Vocabulary) throws(PatternError) {
        let pattern = Array(text.utf16)
        guard !NameSanitizer.isBlank(text) else {
            throw PatternError(reason: .empty, offset: 0, found: "nothing to read", expected: "a message")
        }
        guard pattern.count <= Self.longestPattern else {
            let expected = "at most \(Self.longestPattern)"
            throw PatternError(reason: .tooLong, offset: 0, found: "\(pattern.count) UTF-16 units", expected: expected)
        }
        if let offset = pattern.firstIndex(where: { NameSanitizer.isRefused(UInt32($0)) }) {
            throw PatternError(
                reason: .hiddenCharacter,
                offset: offset,
                found: NameSanitizer.name(of: UInt32(pattern[offset])),
                expected: "a message without \(NameSanitizer.refused)"
            )
        }
        try Self.checkNesting(of: pattern)
        do throws(ParsedPattern.Fault) {
            parts = try ParsedPattern(pattern).parts
        } catch {
            throw PatternError(error, in: pattern)
        }
        self.pattern = pattern
        self.literalRules = literalRules
        self.vocabulary = vocabulary
    }

    /// ICU's parser is recursive: a pattern that could exhaust the stack is refused before it is parsed. Quoted braces
    /// count too, which only makes the bound a little stricter.
    private static func checkNesting(of pattern: [UInt16]) throws(PatternError) {
        var depth = 0
        for (offset, unit) in pattern.enumerated() {
            if unit == UInt16(UInt8(ascii: "{")) { depth += 1 }
            if unit == UInt16(UInt8(ascii: "}")) { depth = max(0, depth - 1) }
            guard depth <= 2 * deepestNesting else {
                let expected = "at most \(deepestNesting) levels of arguments"
                throw PatternError(reason: .tooDeep, offset: offset, found: "\"{\"", expected: expected)
            }
        }
    }

    /// The number that `#` stands for inside a plural's branch.
    private typealias Number = (reference: ArgumentReference, offset: Int)

    /// Compiles the message whose start part stands at `start`.
    private mutating func message(from start: Int, number: Number?, isInPlural: Bool) throws(PatternError) {
        let limit = parts[start].limit
        var text: [UInt16] = []
        var position = parts[start].range.upperBound
        var index = start + 1
        while index <= limit {
            let part = parts[index]
            text += pattern[position..<part.range.lowerBound]
            position = part.range.upperBound
            switch part.kind {
            case .number:
                flush(&text)
                if let number { program.instructions.append(.number(number.reference, offset: number.offset)) }
            case .argumentStart:
                if isInPlural, number == nil { noteNumberSign(in: text) }
                flush(&text)
                try argument(from: index, isInPlural: isInPlural)
                index = part.limit
                position = parts[index].range.upperBound
            case .messageStart, .selector, .numericValue, .other:
                break
            }
            index += 1
        }
        if isInPlural, number == nil { noteNumberSign(in: text) }
        flush(&text)
    }

    /// Inside a select ICU takes a plural's `#` for text.
    private mutating func noteNumberSign(in text: [UInt16]) {
        if text.contains(UInt16(UInt8(ascii: "#"))) { program.printsNumberSign = true }
    }

    private mutating func flush(_ text: inout [UInt16]) {
        guard !text.isEmpty else { return }
        let start = program.literals.count
        program.literals += literalRules.apply(to: UTF8Text.bytes(of: text[...]))
        program.instructions.append(.literal(start..<program.literals.count))
        text = []
    }

    private mutating func argument(from start: Int, isInPlural: Bool) throws(PatternError) {
        let name = parts[start + 1]
        guard let reference = ArgumentReference(string(of: name), in: vocabulary) else {
            let hint = Misspelling.hint(for: string(of: name), among: vocabulary.references)
            throw error(.unknownArgument, at: name, expected: "the name of an argument\(hint)")
        }
        switch parts[start].kind {
        case .argumentStart(.plain):
            program.instructions.append(.argument(reference))
        case .argumentStart(.plural):
            guard reference.isNumeric else {
                throw error(.notANumber, at: name, expected: "a count, or a length's …Count")
            }
            try plural(from: start, reference)
        case .argumentStart(.select):
            guard reference.isSelectable else {
                let expected = "a word such as \(vocabulary.exampleOfSelection), or a length's …Unit"
                throw error(.notAWord, at: name, expected: expected)
            }
            try select(from: start, reference, isInPlural: isInPlural)
        case .argumentStart(.other), .messageStart, .number, .selector, .numericValue, .other:
            throw error(.unsupportedFormat, at: parts[start + 2], expected: "nothing, plural or select after the name")
        }
    }

    private mutating func plural(from start: Int, _ reference: ArgumentReference) throws(PatternError) {
        var branches = MessageProgram.PluralBranches()
        let slot = reserve()
        var ends: [Int] = []
        for selector in try selectors(from: start, offset: &branches.offset) {
            let word = string(of: parts[selector.part])
            let target = program.instructions.count
            if let value = selector.exact {
                branches.exact.append((value, target))
            } else if let category = PluralCategory(rawValue: word) {
                branches.categories.append((category, target))
            } else {
                throw error(.unknownCategory, at: parts[selector.part], expected: "a CLDR plural category or =number")
            }
            try message(from: selector.message, number: (reference, branches.offset), isInPlural: true)
            ends.append(reserve())
        }
        program.instructions[slot] = .plural(reference, branches)
        close(ends)
    }

    private mutating func select(
        from start: Int,
        _ reference: ArgumentReference,
        isInPlural: Bool
    ) throws(PatternError) {
        var branches = MessageProgram.SelectBranches()
        let slot = reserve()
        var ends: [Int] = []
        var offset = 0
        for selector in try selectors(from: start, offset: &offset) {
            branches.words.append((string(of: parts[selector.part]), program.instructions.count))
            try message(from: selector.message, number: nil, isInPlural: isInPlural)
            ends.append(reserve())
        }
        program.instructions[slot] = .select(reference, branches)
        close(ends)
    }

    private mutating func reserve() -> Int {
        program.instructions.append(.jump(0))
        return program.instructions.count - 1
    }

    private mutating func close(_ ends: [Int]) {
        for end in ends { program.instructions[end] = .jump(program.instructions.count) }
    }

    /// The selectors of an argument: the part of the word, its exact number, the part where its message starts.
    private func selectors(
        from start: Int,
        offset: inout Int
    ) throws(PatternError) -> [(part: Int, exact: Int?, message: Int)] {
        var found: [(part: Int, exact: Int?, message: Int)] = []
        var index = start + 2
        let limit = parts[start].limit
        while index < limit {
            switch parts[index].kind {
            case .selector:
                let isMessage = if case .messageStart = parts[index + 1].kind { true } else { false }
                let exact = isMessage ? nil : try number(of: parts[index + 1])
                let message = isMessage ? index + 1 : index + 2
                found.append((index, exact, message))
                index = parts[message].limit + 1
            case .numericValue:
                offset = try number(of: parts[index])
                index += 1
            case .messageStart, .number, .argumentStart, .other:
                index += 1
            }
        }
        return found
    }

    private func number(of part: ParsedPattern.Part) throws(PatternError) -> Int {
        guard let value = Int(exactly: part.numeric), value.magnitude <= UInt(Self.largestNumber) else {
            throw error(.badNumber, at: part, expected: "a whole number up to \(Self.largestNumber)")
        }
        return value
    }

    private func string(of part: ParsedPattern.Part) -> String {
        let units = pattern[part.range]
        return String(decoding: UTF8Text.bytes(of: units), as: UTF8.self)
    }

    private func error(_ reason: PatternError.Reason, at part: ParsedPattern.Part, expected: String) -> PatternError {
        PatternError(
            reason: reason,
            offset: part.range.lowerBound,
            found: "\"\(string(of: part))\"",
            expected: expected
        )
    }
}
