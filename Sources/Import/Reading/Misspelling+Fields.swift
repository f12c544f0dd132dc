internal import PaywrightJSON
internal import PaywrightValues

extension Misspelling {
    /// The fields of an object that are not known and mean one that is, with the name meant.
    static func fields(of node: JSONNode, known: FieldNames) -> [(name: JSONNode, found: String, meant: String)] {
        guard let object = node.value?.objectValue else { return [] }
        let unknown = object.members(besides: known)
        guard !unknown.isEmpty else { return [] }
        let absent = known.filter { object[$0] == nil }
        return unknown.compactMap { member in
            field(meantBy: member.name, among: absent).map { (node.name(of: member), member.name, $0) }
        }
    }

    /// The name that an unknown one means, of those that an object does not have; nil where none is near.
    static func field(meantBy name: String, among absent: some Sequence<String>) -> String? {
        absent.filter { isNear(name, $0) }.min()
    }
}
