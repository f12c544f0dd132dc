internal import PaywrightJSON
internal import PaywrightStorage

/// The rows of a table of forms by the members that their marks begin with: one look at each member of an object finds the few
/// forms that it can be of.
struct FormIndex: Sendable {
    private let rows: [String: [Int]]
    /// Whether any of the members has a sum: nearly every other name is told by that.
    private let sums: [Bool]

    /// - Parameter keys: Of each row the members of which an object of its form states one.
    init(_ keys: [[String]]) {
        var rows: [String: [Int]] = [:]
        var sums = [Bool](repeating: false, count: Self.sumCount)
        for (row, names) in keys.enumerated() {
            for name in Set(names) {
                rows[name, default: []].append(row)
                sums[Self.sum(of: name)] = true
            }
        }
        (self.rows, self.sums) = (rows, sums)
    }

    private static let sumCount = 4_096

    private static func sum(of name: String) -> Int {
        name.withBytes { bytes in
            guard let first = bytes.first, let last = bytes.last else { return 0 }
            let middle = bytes[bytes.count / 2]
            return (((bytes.count &* 31 &+ Int(first)) &* 31 &+ Int(middle)) &* 31 &+ Int(last)) & (sumCount - 1)
        }
    }

    /// The rows of which an object states a member, in the order of the table.
    func rows(of members: [JSONObject.Member]) -> [Int] {
        var found: [Int] = []
        members.withUnsafeBufferPointer { members in
            for index in members.indices where sums[Self.sum(of: members[index].name)] {
                for row in rows[members[index].name] ?? [] where !found.contains(row) { found.append(row) }
            }
        }
        if found.count > 1 { found.sort() }
        return found
    }
}
