/// Two builds of the tool with the same work, taking turns.
struct BeforeAndAfter {
    let before: Tool
    let after: Tool

    /// One command's processor time in both builds, in seconds, and how many times the first goes into the second.
    struct Comparison {
        let before: Double
        let after: Double
        let ratio: Double
    }

    /// The medians of several rounds. Each round gives one ratio of two neighbors: a machine that is busy for a while is
    /// busy for both.
    func compare(_ command: Tool.Command, rounds: Int) throws -> Comparison {
        var (first, second, ratios) = ([Double](), [Double](), [Double]())
        for round in 0..<rounds {
            let tools = round.isMultiple(of: 2) ? [before, after] : [after, before]
            var times = try tools.map {
                try $0.run(command.arguments, input: command.input, onOneCore: command.onOneCore).processor
            }
            if !round.isMultiple(of: 2) { times.reverse() }
            first.append(times[0])
            second.append(times[1])
            ratios.append(times[1] / times[0])
        }
        func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
        return Comparison(before: median(first), after: median(second), ratio: median(ratios))
    }
}
