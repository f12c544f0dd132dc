import CCounters
import Foundation

/// The counters of edges that libFuzzer looks through after each input. Of all 345,000, that takes longer than most inputs do.
enum Counters {
    /// Watches the counters of the object files in whose paths one of the parts stands; all where there are no parts. `run` writes
    /// the list of object files beside the program: a line of the linker's map for each, in the order of the counters.
    static func watch(_ parts: [String]) {
        let count = c_counters_count()
        guard !parts.isEmpty, let map = try? String(contentsOfFile: CommandLine.arguments[0] + ".map", encoding: .utf8)
        else { return c_counters_watch(0, count) }
        var watched: [Range<Int>] = []
        var end = 0
        for line in map.split(separator: "\n") {
            let start = end
            end += Int(line.split(separator: " ")[2], radix: 16) ?? 0
            guard parts.contains(where: line.contains) else { continue }
            if watched.last?.upperBound == start {
                watched[watched.count - 1] = watched[watched.count - 1].lowerBound..<end
            } else {
                watched.append(start..<end)
            }
        }
        guard end == count, !watched.isEmpty else {
            fatalError("the map is not that of this program, or has no \(parts)")
        }
        for range in watched { c_counters_watch(range.lowerBound, range.count) }
    }
}
