internal import PaywrightJSON
internal import PaywrightModel

extension GooglePlaySubscriptionReader {
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
        noteFields(of: node, table, unknown: unknown)
        let members = (node.value?.objectValue?.members ?? []).filter { !$0.value.isNull }
        var known: [(name: String, value: Known)] = []
        for member in members {
            guard let choice = names.first(where: { $0.name == member.name }) else { continue }
            if member.value.objectValue != nil {
                known.append(choice)
            } else {
                leaveOpen(member, of: node, table.facts(of: member.name))
                let consequence = "nothing follows from it"
                warn(.wrongType, at: node.node(of: member), expected: "an object", consequence: consequence)
            }
        }
        let others = members.filter { member in !names.contains { $0.name == member.name } }
        for member in others { leaveOpen(member, of: node, unknown) }
        if known.count == 1, let only = known.first { return .known(only.value) }
        for choice in known {
            add(Doubt(facts: table.facts(of: choice.name), reason: .unreadable, field: path(of: node)))
        }
        if known.count > 1 || !others.isEmpty || members.isEmpty {
            // Each member has left open what it can: only of an object without any nothing at all is known.
            let place = members.first.map { node.name(of: $0) } ?? node
            warn(
                known.isEmpty ? .unknownValue : .contradictoryFields,
                at: place,
                found: members.isEmpty
                    ? "an empty object" : members.map { Excerpt.quoted($0.name) }.prefix(4).joined(separator: " and "),
                expected: "one of " + names.map(\.name).joined(separator: ", "),
                consequence: "nothing follows from it"
            )
        }
        return .unrecognized(members.map(\.name).joined(separator: " "))
    }

    private func leaveOpen(_ member: JSONObject.Member, of node: JSONNode, _ facts: FactSet) {
        add(Doubt(facts: facts, reason: .unreadable, field: path(of: node.name(of: member))))
    }

    /// Where a node stands, as a doubt names it.
    func path(of node: JSONNode) -> String { session.path(of: node) }
}
