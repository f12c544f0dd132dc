internal import PaywrightJSON

/// The names of an object's fields, in ASCII. Few have the same length: to find one compares a few texts and hashes none.
struct FieldNames: Sendable {
    /// Each once, the shortest first.
    private let names: [String]
    /// Where among the names those of a length begin, by the length in UTF-8; at the end their number.
    private let starts: [Int]

    init(_ given: some Sequence<String>) {
        names = Set(given).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        var starts: [Int] = []
        for (index, name) in names.enumerated() {
            while starts.count <= name.utf8.count { starts.append(index) }
        }
        self.starts = starts + [names.count]
    }

    /// Whether a name is among them, byte for byte.
    func contains(_ name: String) -> Bool {
        let length = name.utf8.count
        guard length < starts.count - 1 else { return false }
        let range = starts[length]..<starts[length + 1]
        return names.withUnsafeBufferPointer { names in
            // Of one length, no other text is canonically equivalent to one in ASCII, as these are.
            for index in range where names[index] == name { return true }
            return false
        }
    }

    func union(_ others: some Sequence<String>) -> FieldNames { FieldNames(names + Array(others)) }
}

extension FieldNames: ExpressibleByArrayLiteral {
    init(arrayLiteral names: String...) { self.init(names) }
}

extension FieldNames: Sequence {
    func makeIterator() -> IndexingIterator<[String]> { names.makeIterator() }
}

extension JSONObject {
    /// The members whose names are not among some, which few objects have any of.
    func members(besides known: FieldNames) -> [Member] { members(besides: known) { _ in true } }

    /// Those of them that something is true of.
    func members(besides known: FieldNames, where isAsked: (JSONValue) -> Bool) -> [Member] {
        members.withUnsafeBufferPointer { members in
            var unknown: [Member] = []
            for index in members.indices
            where !known.contains(members[index].name) && isAsked(members[index].value) {
                unknown.append(members[index])
            }
            return unknown
        }
    }
}
