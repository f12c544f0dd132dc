/// What every way through a message has in common.
struct ProgramPaths {
    private let program: MessageProgram

    init(_ program: MessageProgram) { self.program = program }

    /// Whether a value is shown whichever branches are taken. A branch for an exact number of the value's own count
    /// ("=1 {the first month}") says the value in words.
    func alwaysShow(_ name: ArgumentName) -> Bool {
        var known: [Int: Bool] = [:]
        return shows(name, from: 0, &known)
    }

    private func shows(_ name: ArgumentName, from start: Int, _ known: inout [Int: Bool]) -> Bool {
        if let answer = known[start] { return answer }
        var next = start
        var answer = false
        walk: while next < program.instructions.count {
            switch program.instructions[next] {
            case .literal: next += 1
            case .jump(let target): next = target
            case .argument(let reference), .number(let reference, _):
                if reference.name == name {
                    answer = true
                    break walk
                }
                next += 1
            case .plural(let reference, let branches):
                let targets = reference.name == name ? branches.categories.map(\.target) : branches.targets
                answer = targets.allSatisfy { shows(name, from: $0, &known) }
                break walk
            case .select(_, let branches):
                answer = branches.words.allSatisfy { shows(name, from: $0.target, &known) }
                break walk
            }
        }
        known[start] = answer
        return answer
    }

    /// Whether the branch for every other number prints the number itself.
    func otherPrintsNumber(_ branches: MessageProgram.PluralBranches, _ reference: ArgumentReference) -> Bool {
        guard let start = branches.target(of: .other) else { return true }
        let end = branches.targets.filter { $0 > start }.min() ?? self.end(of: branches)
        return program.instructions[start..<end].contains { instruction in
            switch instruction {
            case .number(let printed, _), .argument(let printed): printed == reference
            default: false
            }
        }
    }

    /// Where the instructions behind a plural begin: where its first branch jumps to.
    private func end(of branches: MessageProgram.PluralBranches) -> Int {
        let targets = branches.targets.sorted()
        guard targets.count > 1, case .jump(let end) = program.instructions[targets[1] - 1] else {
            return program.instructions.count
        }
        return end
    }
}
