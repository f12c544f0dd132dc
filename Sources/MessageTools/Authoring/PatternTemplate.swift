internal import PaywrightICU
internal import PaywrightMessages

/// A source pattern with the plural categories of another language laid out, for its translator to fill.
struct PatternTemplate {
    private let program: MessageProgram
    private var plurals: PluralTable
    private var text = ""

    /// The pattern; nil where it has no plural, so that the source's own text says as much. Each plural has the categories
    /// that lint will ask for, no more and no fewer: those that exact numbers already cover are left out.
    ///
    ///     PatternTemplate.text(of: "{count, plural, one {# day} other {# days}}", &pl)
    ///     // "{count, plural, one {# day} few {# days} many {# days} other {# days}}"
    static func text(of program: MessageProgram, _ plurals: inout PluralTable) -> String? {
        let hasPlural = program.instructions.contains { if case .plural = $0 { true } else { false } }
        guard hasPlural else { return nil }
        var template = PatternTemplate(program: program, plurals: plurals)
        _ = template.write(from: 0, inPlural: false)
        plurals = template.plurals
        return template.text
    }

    private init(program: MessageProgram, plurals: PluralTable) {
        self.program = program
        self.plurals = plurals
    }

    /// Writes instructions until the branch they are in ends; returns where the message goes on after the branch.
    private mutating func write(from start: Int, inPlural: Bool) -> Int {
        var next = start
        while next < program.instructions.count {
            switch program.instructions[next] {
            case .literal(let range):
                text += Self.quoted(String(decoding: program.literals[range], as: UTF8.self), inPlural: inPlural)
                next += 1
            case .argument(let reference):
                text += "{\(reference)}"
                next += 1
            case .number:
                text += "#"
                next += 1
            case .jump(let target): return target
            case .plural(let reference, let branches):
                text += "{\(reference), plural," + (branches.offset == 0 ? "" : " offset:\(branches.offset)")
                next = write(named(branches, reference), inPlural: true)
            case .select(let reference, let branches):
                text += "{\(reference), select,"
                next = write(branches.words.map { ($0.word, $0.target) }, inPlural: false)
            }
        }
        return next
    }

    /// The exact branches as they are; for each category that is needed the source's branch of that name, or `other`.
    private mutating func named(
        _ branches: MessageProgram.PluralBranches,
        _ reference: ArgumentReference
    ) -> [(name: String, target: Int)] {
        let needed = plurals.needed(by: reference, branches, in: program)
        return branches.exact.map { ("=\($0.value)", $0.target) }
            + PluralCategory.allCases.filter(needed.contains).compactMap { category in
                (branches.target(of: category) ?? branches.target(of: .other)).map { (category.rawValue, $0) }
            }
    }

    private mutating func write(_ branches: [(name: String, target: Int)], inPlural: Bool) -> Int {
        var end = program.instructions.count
        for (name, target) in branches {
            text += " \(name) {"
            end = write(from: target, inPlural: inPlural)
            text += "}"
        }
        text += "}"
        return end
    }

    /// Text as ICU reads it back: what would be syntax stands between apostrophes, neighbors between the same two, since an
    /// apostrophe after an apostrophe is one that is printed.
    private static func quoted(_ text: String, inPlural: Bool) -> String {
        var result = String.UnicodeScalarView()
        var isQuoting = false
        for scalar in text.unicodeScalars {
            let isSyntax = scalar == "{" || scalar == "}" || (inPlural && scalar == "#")
            if isSyntax != isQuoting, scalar != "'" {
                result.append("'")
                isQuoting = isSyntax
            }
            result.append(scalar)
            if scalar == "'" { result.append(scalar) }
        }
        if isQuoting { result.append("'") }
        return String(result)
    }
}
