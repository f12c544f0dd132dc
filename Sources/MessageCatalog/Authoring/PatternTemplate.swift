/// A source pattern with the plural categories of another language laid out, for its translator to fill.
struct PatternTemplate {
    private let program: MessageProgram
    private let categories: Set<PluralCategory>
    private var text = ""

    /// The pattern; nil where it has no plural, so that the source's own text says as much. `categories` are those that the
    /// language's whole numbers have.
    ///
    ///     PatternTemplate.text(of: "{count, plural, one {# day} other {# days}}", categories: pl)
    ///     // "{count, plural, one {# day} few {# days} many {# days} other {# days}}"
    static func text(of program: MessageProgram, categories: Set<PluralCategory>) -> String? {
        let hasPlural = program.instructions.contains { if case .plural = $0 { true } else { false } }
        guard hasPlural else { return nil }
        var template = PatternTemplate(program: program, categories: categories.union([.other]))
        _ = template.write(from: 0)
        return template.text
    }

    private init(program: MessageProgram, categories: Set<PluralCategory>) {
        self.program = program
        self.categories = categories
    }

    /// Writes instructions until the branch they are in ends; returns where the message goes on behind the branch.
    private mutating func write(from start: Int) -> Int {
        var next = start
        while next < program.instructions.count {
            switch program.instructions[next] {
            case .literal(let range):
                text += Self.escaped(String(decoding: program.literals[range], as: UTF8.self))
                next += 1
            case .argument(let reference):
                text += "{\(reference)}"
                next += 1
            case .number:
                text += "#"
                next += 1
            case .jump(let target): return target
            case .plural(let reference, let branches):
                next = write("plural", reference, named(branches), offset: branches.offset)
            case .select(let reference, let branches):
                next = write("select", reference, branches.words.map { ($0.word, $0.target) })
            }
        }
        return next
    }

    /// The exact branches as they are; for each category of the language the source's branch of that name, or `other`.
    private func named(_ branches: MessageProgram.PluralBranches) -> [(name: String, target: Int)] {
        let isOneForAll = branches.categories.map(\.category) == [.other]
        let needed = PluralCategory.allCases.filter { isOneForAll ? $0 == .other : categories.contains($0) }
        return branches.exact.map { ("=\($0.value)", $0.target) }
            + needed.compactMap { category in
                (branches.target(of: category) ?? branches.target(of: .other)).map { (category.rawValue, $0) }
            }
    }

    private mutating func write(
        _ kind: String,
        _ reference: ArgumentReference,
        _ branches: [(name: String, target: Int)],
        offset: Int = 0
    ) -> Int {
        var end = program.instructions.count
        text += "{\(reference), \(kind)," + (offset == 0 ? "" : " offset:\(offset)")
        for (name, target) in branches {
            text += " \(name) {"
            end = write(from: target)
            text += "}"
        }
        text += "}"
        return end
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "'": "''"
            case "{", "}": "'\(character)'"
            default: String(character)
            }
        }.joined()
    }
}
