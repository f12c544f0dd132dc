/// Names that are nearly those of a list: what a slip of the finger or a broken byte made unknown.
package enum Misspelling {
    /// Whether two names differ by one character changed, added, left out, or exchanged with its neighbor.
    ///
    ///     Misspelling.isNear("expiresDate", "expresDate")    // true
    ///     Misspelling.isNear("status", "state")              // false
    package static func isNear(_ first: String, _ second: String) -> Bool {
        guard abs(first.utf8.count - second.utf8.count) <= 1 else { return false }
        var (first, second) = (first, second)
        return first.withUTF8 { first in second.withUTF8 { isNear(first, $0) } }
    }

    /// The same for their bytes. An input may have half a million names that no table has: to compare one makes nothing.
    private static func isNear(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
        let shorter = min(a.count, b.count)
        var (start, end) = (0, 0)
        while start < shorter, a[start] == b[start] { start += 1 }
        while end < shorter - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        switch (a.count - start - end, b.count - start - end) {
        case (1, 1), (1, 0), (0, 1): return true
        case (2, 2): return a[start] == b[start + 1] && a[start + 1] == b[start]
        default: return false
        }
    }

    /// The names of a list that an unknown one may mean, at most two, the nearest first: the same with other capitals, one that
    /// it is the beginning of, or one with few slips. None where more are as near.
    ///
    ///     Misspelling.meant(by: "callToActon", among: lines)    // ["callToAction"]
    package static func meant(by name: String, among known: some Sequence<String>) -> [String] {
        let names = Set(known)
        let (wanted, bytes) = (name.lowercased(), Array(name.lowercased().utf8))
        guard !bytes.isEmpty, !names.contains(name) else { return [] }
        let same = names.filter { $0.lowercased() == wanted }
        if !same.isEmpty { return few(same) }
        // A short name is near too many others.
        let limit = bytes.count < 3 ? 0 : min(bytes.count / 3, 3)
        var nearest: (distance: Int, names: Set<String>) = (limit + 1, [])
        for candidate in names {
            let bound = min(limit, nearest.distance)
            guard let distance = distance(bytes, Array(candidate.lowercased().utf8), atMost: bound) else { continue }
            if distance < nearest.distance { nearest = (distance, []) }
            nearest.names.insert(candidate)
        }
        if nearest.names.isEmpty, bytes.count > 2 {
            nearest.names = names.filter { $0.lowercased().hasPrefix(wanted) }
        }
        return few(nearest.names)
    }

    /// What to add to a sentence about an unknown name: `; did you mean "offer"?`, or nothing.
    package static func hint(for name: String, among known: some Sequence<String>) -> String {
        hint(meant(by: name, among: known))
    }

    /// The same for names that were found otherwise.
    package static func hint(_ names: [String]) -> String {
        names.isEmpty ? "" : "; did you mean \(names.map { "\"\($0)\"" }.joined(separator: " or "))?"
    }

    private static func few(_ names: Set<String>) -> [String] { names.count > 2 ? [] : names.sorted() }

    /// How many characters are to be changed, added, left out or exchanged with their neighbors to make one of two texts the
    /// other; nil where it is more than a limit.
    private static func distance(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        let start = zip(first, second).prefix { $0 == $1 }.count
        let end = zip(first[start...].reversed(), second[start...].reversed()).prefix { $0 == $1 }.count
        let (a, b) = (Array(first[start..<(first.count - end)]), Array(second[start..<(second.count - end)]))
        // The distances of the beginnings of `a` from those of `b`, one row for each character of `a`.
        var (last, row) = ([Int](), Array(0...b.count))
        for i in a.indices {
            var next = [i + 1]
            for j in b.indices {
                var steps = min(row[j + 1] + 1, next[j] + 1, row[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { steps = min(steps, last[j - 1] + 1) }
                next.append(steps)
            }
            // Two rows: an exchange leaves one out.
            guard min(next.min() ?? 0, row.min() ?? 0) <= limit else { return nil }
            (last, row) = (row, next)
        }
        return row[b.count] <= limit ? row[b.count] : nil
    }
}
