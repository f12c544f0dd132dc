internal import PaywrightICU

/// What every way through a message has in common.
package struct ProgramPaths {
    private let program: MessageProgram

    package init(_ program: MessageProgram) { self.program = program }

    /// Whether a value is shown whichever branches are taken. A branch for an exact number of the value's own count
    /// ("=1 {the first month}") says the value in words.
    package func alwaysShow(_ name: ArgumentName) -> Bool {
        // Every branch and jump leads forward, so what follows an instruction is known before it is asked for.
        var shows = [Bool](repeating: false, count: program.instructions.count + 1)
        for (index, instruction) in program.instructions.enumerated().reversed() {
            switch instruction {
            case .literal: shows[index] = shows[index + 1]
            case .jump(let target): shows[index] = shows[target]
            case .argument(let reference), .number(let reference, _):
                shows[index] = reference.name == name || shows[index + 1]
            case .plural(let reference, let branches):
                let targets = reference.name == name ? branches.categories.map(\.target) : branches.targets
                shows[index] = targets.allSatisfy { shows[$0] }
            case .select(_, let branches): shows[index] = branches.words.allSatisfy { shows[$0.target] }
            }
        }
        return shows[0]
    }

    /// Whether the branch for every other number prints the number itself.
    package func otherPrintsNumber(_ branches: MessageProgram.PluralBranches, _ reference: ArgumentReference) -> Bool {
        guard let start = branches.target(of: .other) else { return true }
        let end = branches.targets.filter { $0 > start }.min() ?? self.end(of: branches)
        return program.instructions[start..<end].contains { instruction in
            switch instruction {
            case .number(let printed, _), .argument(let printed): printed == reference
            case .literal, .plural, .select, .jump: false
            }
        }
    }

    /// Where the instructions after a plural begin: where its first branch jumps to.
    private func end(of branches: MessageProgram.PluralBranches) -> Int {
        let targets = branches.targets.sorted()
        guard targets.count > 1, case .jump(let end) = program.instructions[targets[1] - 1] else {
            return program.instructions.count
        }
        return end
    }
}
