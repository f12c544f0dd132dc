internal import PaywrightStorage

/// The members of a JSON object, in source order, duplicates kept.
///
/// Two names are the same only if they consist of the same Unicode scalars: a composed and a decomposed "é" are two
/// names, although Swift compares them as equal strings.
///
/// ```swift
/// let document = try JSONDocument(parsing: Array(#"{"id": 1, "id": 2}"#.utf8))
/// let object = document.root.objectValue
/// print(object?["id"]?.numberText ?? "none")  // 2
/// print(object?.duplicates.count ?? 0)  // 1
/// ```
public struct JSONObject: Sendable {
    /// One name and its value.
    public struct Member: Sendable {
        /// The name with its escapes resolved.
        public let name: String

        /// The offset of the byte at which the name begins: its opening quote.
        public let nameOffset: Int

        /// The value.
        public let value: JSONValue
    }

    /// The members in source order, duplicates included.
    public let members: [Member]

    /// The places of the names: a name whose place is not among them is not there, without a look at any other.
    private let places: UInt64
    /// Whether two names have one place: else no name occurs twice.
    private let sharePlace: Bool

    init(members: [Member]) {
        self.members = members
        (places, sharePlace) = members.withUnsafeBufferPointer { members in
            var (places, sharePlace): (UInt64, Bool) = (0, false)
            for index in members.indices {
                let place = Self.place(of: members[index].name)
                if places & place != 0 { sharePlace = true }
                places |= place
            }
            return (places, sharePlace)
        }
    }

    /// One of 64 bits, by the length of a name and its first byte.
    private static func place(of name: String) -> UInt64 {
        name.withBytes { 1 << UInt64(truncatingIfNeeded: ($0.count &* 7 &+ Int($0.first ?? 0)) & 63) }
    }

    /// Every member whose name occurred earlier in the object, in source order.
    ///
    /// For `a, b, a, a` these are the second and the third `a`. It is computed on every call, in linear time.
    public var duplicates: [Member] {
        guard sharePlace else { return [] }
        if members.count <= Self.fewMembers, !fewHoldDuplicate { return [] }
        var names = Set<ExactString>(minimumCapacity: members.count)
        return members.filter { !names.insert(ExactString($0.name)).inserted }
    }

    /// So many names are compared with each other faster than they are hashed.
    private static let fewMembers = 12

    /// Whether a name occurs twice.
    var holdsDuplicate: Bool {
        sharePlace && (members.count <= Self.fewMembers ? fewHoldDuplicate : !duplicates.isEmpty)
    }

    private var fewHoldDuplicate: Bool {
        members.withUnsafeBufferPointer { members in
            for index in members.indices {
                let (name, count) = (ExactString(members[index].name), members[index].name.utf8.count)
                for other in 0..<index
                where members[other].name.utf8.count == count && ExactString(members[other].name) == name {
                    return true
                }
            }
            return false
        }
    }

    /// The value of the member with this name, or nil if there is none.
    ///
    /// Of duplicates the last counts, as in most readers. The members are searched one by one, so make a dictionary
    /// to look up many names in a large object.
    public subscript(name: String) -> JSONValue? {
        guard places & Self.place(of: name) != 0 else { return nil }
        return members.withUnsafeBufferPointer { members in
            // Most names differ in length, which is seen without looking at them.
            for index in members.indices.reversed() where members[index].name.hasSameBytes(as: name) {
                return members[index].value
            }
            return nil
        }
    }
}
