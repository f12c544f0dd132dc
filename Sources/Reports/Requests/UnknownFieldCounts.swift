internal import Paywright
internal import Synchronization

/// In how many inputs each field without a row stood. Shared between threads.
final class UnknownFieldCounts: Sendable {
    /// How many names are told apart: inputs may have any number of them, and any name.
    private static let mostNames = 256
    /// The UTF-8 bytes of a name that is told apart.
    private static let longestName = 128
    /// The name of all others.
    private static let others = "other"

    private let counts = Mutex<[String: UnknownField]>([:])
    private let notice: @Sendable (UnknownField) -> Void

    /// - Parameter notice: Takes each field when it is first found.
    init(notice: @escaping @Sendable (UnknownField) -> Void) { self.notice = notice }

    /// Counts the fields of one request, and returns the names of those that were found before it: one answer of a process has the
    /// note about a field.
    func add(_ fields: [UnknownField]) -> [String] {
        let known = counts.withLock { counts in fields.map(\.name).filter { counts[$0] != nil } }
        for field in fields {
            let isFirst = counts.withLock { counts in
                let isNamed = field.name.utf8.count <= Self.longestName
                let name =
                    counts[field.name] != nil || isNamed && counts.count < Self.mostNames ? field.name : Self.others
                let isFirst = counts[name] == nil
                counts[name, default: UnknownField(name: name, facts: field.facts, count: 0)].count += 1
                return isFirst
            }
            if isFirst { notice(field) }
        }
        return known
    }

    /// Each with the number of inputs, by their names.
    var all: [UnknownField] { counts.withLock { $0.values.sorted { $0.name < $1.name } } }
}
