internal import PaywrightJSON
internal import PaywrightValues

extension Misspelling {
    /// The fields of an object that are not known and mean one that is, with the name meant.
    static func fields(of node: JSONNode, known: FieldNames) -> [(name: JSONNode, found: String, meant: String)] {
        guard let object = node.value?.objectValue else { return [] }
        return object.members(besides: known).compactMap { member in
            field(meantBy: member.name, among: known, absent: { object[$0] == nil }).map {
                (node.name(of: member), member.name, $0)
            }
        }
    }

    /// The known name that an unknown one means, of those that the object does not have; nil where none is near.
    static func field(meantBy name: String, among known: FieldNames, absent: (String) -> Bool) -> String? {
        known.filter { isNear(name, $0) && absent($0) }.min()
    }
}
