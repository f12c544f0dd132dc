import CCounters
import Foundation

/// The counters of edges that libFuzzer looks through after each input. To look through those of the whole program takes longer than
/// most inputs do.
enum Counters {
    /// Watches the counters of modules and of files, by their names; all where none is named. `run` writes the list of object files
    /// beside the program: a line of the linker's map for each, in the order of the counters.
    static func watch(_ names: Set<Substring>) {
        let count = c_counters_count()
        guard !names.isEmpty, let map = try? String(contentsOfFile: CommandLine.arguments[0] + ".map", encoding: .utf8)
        else { return c_counters_watch(0, count) }
        var watched: [Range<Int>] = []
        var found: Set<Substring> = []
        var end = 0
        for line in map.split(separator: "\n") {
            let start = end
            end += line.split(separator: " ").dropFirst(2).first.flatMap { Int($0, radix: 16) } ?? 0
            // PATH/MODULE.build/FILE.swift.o:(SECTION)
            let own = line.split(separator: "/").suffix(2).map { $0.prefix { $0 != "." } }.filter(names.contains)
            guard !own.isEmpty else { continue }
            found.formUnion(own)
            if let last = watched.last, last.upperBound == start {
                watched[watched.count - 1] = last.lowerBound..<end
            } else {
                watched.append(start..<end)
            }
        }
        guard end == count, found == names else {
            fatalError("the map is of another program, or has not all of \(names)")
        }
        for range in watched { c_counters_watch(range.lowerBound, range.count) }
    }
}
