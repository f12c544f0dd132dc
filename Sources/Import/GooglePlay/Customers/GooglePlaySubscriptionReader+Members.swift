internal import PaywrightJSON
internal import PaywrightModel

extension GooglePlaySubscriptionReader {
    /// Takes note of the fields of an object that nothing is decided by. The price that Google states is the recurring one: what
    /// is charged next follows from everything around it, so that an unknown field leaves it open.
    mutating func noteFields(of node: JSONNode, in table: FieldTable) {
        noteFields(of: node, table, unknown: .amount)
        // Google says some things by an object without fields: one under a name that is not quite its own is lost.
        let isEmptyObject = { (value: JSONValue) in value.objectValue?.members.isEmpty == true }
        for member in node.value?.objectValue?.members(besides: table.names, where: isEmptyObject) ?? [] {
            noteMisspelling(of: member, in: node, table)
        }
    }

    /// Reads an object in which one member, by its name, says which of several things is the case. Without one that is
    /// known, Google has said something that this package does not know.
    ///
    /// - Parameter unknown: What a member that is not known leaves open.
    mutating func member<Known: Hashable & Sendable>(
        of node: JSONNode,
        in table: FieldTable,
        as names: NameTable<Known>,
        unknown: FactSet
    ) -> StatedValue<Known> {
        let stated = (node.value?.objectValue?.members ?? []).filter { !$0.value.isNull }
        let others = stated.filter { member in !names.contains { $0.name == member.name } }
        let (readable, broken) = stated.filter { member in names.contains { $0.name == member.name } }
            .partitioned { $0.value.objectValue != nil }
        for member in broken {
            add(Doubt(facts: table.facts(of: member.name), reason: .unreadable, field: path(of: member, in: node)))
            warn(
                .wrongType,
                at: node.node(of: member),
                expected: "an object",
                consequence: table.facts(of: member.name).consequence
            )
        }
        for member in others {
            add(Doubt(facts: unknown, reason: .unknownField, field: path(of: member, in: node)))
        }
        let known = names.filter { name in readable.contains { $0.name == name.name } }
        if known.count == 1, let only = known.first { return .known(only.value) }
        guard broken.isEmpty else { return .unrecognized(stated.map(\.name).joined(separator: " ")) }
        for member in readable {
            add(Doubt(facts: table.facts(of: member.name), reason: .unreadable, field: path(of: member, in: node)))
        }
        warn(
            known.isEmpty ? .unknownValue : .contradictoryFields,
            // Of an empty object nothing at all is known; each member has added what it leaves open.
            at: stated.isEmpty ? node : node.name,
            found: stated.isEmpty
                ? "an empty object" : stated.map { Excerpt.quoted($0.name) }.prefix(4).joined(separator: " and "),
            expected: "one of " + names.map(\.name).joined(separator: ", "),
            consequence: "nothing follows from it"
        )
        return .unrecognized(stated.map(\.name).joined(separator: " "))
    }
}
