internal import PaywrightJSON

/// The rows of a table of forms by the members that their marks begin with: one look at each member of an object finds the few
/// forms that it can be of.
struct FormIndex: Sendable {
    private let rows: [String: [Int]]
    /// Whether any of the members has a sum: nearly every other name is told by that.
    private let sums: [Bool]

    /// - Parameter keys: Of each row the members of which an object of its form states one.
    init(_ keys: [[String]]) {
        var rows: [String: [Int]] = [:]
        var sums = [Bool](repeating: false, count: NameSum.count)
        for (row, names) in keys.enumerated() {
            for name in Set(names) {
                rows[name, default: []].append(row)
                sums[NameSum.sum(of: name)] = true
            }
        }
        (self.rows, self.sums) = (rows, sums)
    }

    /// The rows of which an object states a member, in the order of the table.
    func rows(of members: [JSONObject.Member]) -> [Int] {
        var found: [Int] = []
        members.withUnsafeBufferPointer { members in
            for index in members.indices where sums[NameSum.sum(of: members[index].name)] {
                for row in rows[members[index].name] ?? [] where !found.contains(row) { found.append(row) }
            }
        }
        if found.count > 1 { found.sort() }
        return found
    }
}
