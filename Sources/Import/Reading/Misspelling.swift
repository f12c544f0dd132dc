internal import PaywrightJSON

/// Names that differ in one place: a field that a broken byte or a slip made unknown.
enum Misspelling {
    /// Whether two names differ by one character changed, added, left out, or exchanged with its neighbor.
    ///
    ///     Misspelling.isNear("expiresDate", "expresDate")    // true
    ///     Misspelling.isNear("status", "state")              // false
    static func isNear(_ first: String, _ second: String) -> Bool {
        let (a, b) = (Array(first.utf8), Array(second.utf8))
        guard abs(a.count - b.count) <= 1, a != b else { return false }
        let start = zip(a, b).prefix { $0 == $1 }.count
        let end = zip(a[start...].reversed(), b[start...].reversed()).prefix { $0 == $1 }.count
        let (left, right) = (a[start..<(a.count - end)], b[start..<(b.count - end)])
        if left.count <= 1, right.count <= 1 { return true }
        return left.count == 2 && right.count == 2 && left.first == right.last && left.last == right.first
    }

    /// The fields of an object that are not known and mean one that is, with the name meant.
    static func fields(of node: JSONNode, known: Set<String>) -> [(name: JSONNode, found: String, meant: String)] {
        guard let object = node.value?.objectValue else { return [] }
        return object.members.filter { !known.contains($0.name) }.compactMap { member in
            meant(by: member.name, among: known, absent: { object[$0] == nil }).map {
                (node.name(of: member), member.name, $0)
            }
        }
    }

    /// The known name that an unknown one means, of those that the object does not have; nil where none is near.
    static func meant(by name: String, among known: Set<String>, absent: (String) -> Bool) -> String? {
        known.filter { isNear(name, $0) && absent($0) }.min()
    }
}
