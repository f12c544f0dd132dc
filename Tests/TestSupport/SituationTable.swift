#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Which situation a timeline is: `Tests/Timeline/situations.tsv`, an ordered table that is frozen.
///
/// The first row whose cells all match has the situations that may stand beside the timeline. A cell has the words that may stand in its
/// place, `*` for any. The cell `moments` has words that must all be there, with `!` in front those that may not, and `-` for none.
public struct SituationTable: Sendable {
    /// What a timeline holds, as words.
    public struct Facts: Sendable {
        /// What a timeline states in one word each.
        public var holds, payer, access, paying: String
        /// "none", "pause", "approval", "payment.grace".
        public var trouble = "none"
        /// How it ended, or "none".
        public var over = "none"
        /// "yes", "no", "open".
        public var goesOn = "open"
        /// The names of all changes; those of the first moment with `first:` in front too; `charged` where something costs, or may;
        /// `certain` where that is sure to come, and is no charge of an end; `ifAgreed` where it waits for a consent.
        public var moments: Set<String> = []

        /// Facts of a timeline without trouble, end and moments.
        public init(holds: String, payer: String, access: String, paying: String) {
            (self.holds, self.payer, self.access, self.paying) = (holds, payer, access, paying)
        }

        /// Adds what one moment holds.
        public mutating func add(_ changes: [String], charge: String, certainty: String, isFirst: Bool) {
            moments.formUnion(changes)
            if isFirst { moments.formUnion(changes.map { "first:" + $0 }) }
            if certainty == "ifAgreed" { moments.insert("ifAgreed") }
            // What was used until an end is charged with it, of what goes on and of what does not.
            guard ["exactly", "atMost", "notStated"].contains(charge), !changes.contains("ends") else { return }
            moments.insert("charged")
            if certainty == "certain" { moments.insert("certain") }
        }
    }

    /// A row of the table.
    public struct Row: Sendable {
        fileprivate let cells: [Set<String>?]
        fileprivate let moments: [String]
        /// What may stand beside a timeline that it matches.
        public let situations: Set<String>

        fileprivate func matches(_ facts: Facts) -> Bool {
            let words = [
                facts.holds, facts.payer, facts.access, facts.paying, facts.trouble, facts.over, facts.goesOn,
            ]
            guard zip(cells, words).allSatisfy({ $0?.contains($1) ?? true }) else { return false }
            if moments == ["-"] { return facts.moments.isEmpty }
            return moments.allSatisfy { word in
                word == "*"
                    || (word.hasPrefix("!")
                        ? !facts.moments.contains(String(word.dropFirst())) : facts.moments.contains(word))
            }
        }
    }

    /// The rows, in their order.
    public let rows: [Row]

    /// Reads the table.
    public init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Timeline/situations.tsv")
        let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n").dropFirst()
        rows = lines.map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map { $0.split(separator: " ").map(String.init) }
            return Row(
                cells: cells.prefix(7).map { $0 == ["*"] ? nil : Set($0) },
                moments: cells[7],
                situations: Set(cells[8])
            )
        }
    }

    /// The number of the first row that matches; nil where none does.
    public func row(of facts: Facts) -> Int? { rows.firstIndex { $0.matches(facts) } }

    /// What is wrong with a situation beside a timeline; nil where nothing is.
    public func fault(of situation: String, beside facts: Facts) -> String? {
        guard let row = row(of: facts) else { return "no row of situations.tsv has \(facts)" }
        return rows[row].situations.contains(situation)
            ? nil : "\(situation), where situations.tsv has \(rows[row].situations.sorted()) for \(facts)"
    }
}
