/// Who has read a text as it is printed.
package enum Reading: String, CaseIterable, Hashable, Sendable {
    /// A native speaker.
    case native
    /// Another reader than the writer, from rendered lines.
    case other
    /// Nobody, as the text is now.
    case none

    /// How many texts of a catalog have been read by whom.
    package struct Counts: Hashable, Sendable {
        private var counts: [Reading: Int] = [:]

        package init() {}

        package subscript(reading: Reading) -> Int { counts[reading] ?? 0 }

        package mutating func add(_ reading: Reading) { counts[reading, default: 0] += 1 }

        package static func + (left: Counts, right: Counts) -> Counts {
            var sum = left
            sum.counts.merge(right.counts, uniquingKeysWith: +)
            return sum
        }

        /// "0 read by a native speaker, 440 by another reader, 6 by nobody".
        package var description: String {
            "\(self[.native]) read by a native speaker, \(self[.other]) by another reader, \(self[.none]) by nobody"
        }
    }
}
