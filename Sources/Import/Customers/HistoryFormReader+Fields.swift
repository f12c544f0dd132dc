internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension HistoryFormReader {
    /// Takes note of the fields of an object that nothing is decided by although they change what is told, and of those that
    /// no version of the store's documentation had when the table was made. What states nothing changes nothing.
    ///
    /// - Parameter unknown: What an unknown field leaves open; nil for an object whose unknown fields are not looked at.
    mutating func noteFields(of node: JSONNode, _ table: FieldTable, unknown: FactSet? = nil) {
        guard let object = node.value?.objectValue else { return }
        for member in object.members(besides: table.settled, where: { !$0.isNothing }) {
            if let facts = table.facts(withheldBy: member.name) {
                withhold(
                    facts,
                    .undecided,
                    .undecidedField,
                    at: node.node(of: member),
                    found: "the field \(Excerpt.quoted(member.name))",
                    expected: "nothing that changes the charge in a way that is not calculated here"
                )
            } else if let unknown {
                noteUnknown(member, of: node, object, table, facts: unknown)
            }
        }
    }

    private mutating func noteUnknown(
        _ member: JSONObject.Member,
        of node: JSONNode,
        _ object: JSONObject,
        _ table: FieldTable,
        facts: FactSet
    ) {
        let meant = table.field(meantBy: member.name) { object[$0] == nil }
        let place = node.name(of: member)
        let found = "the field \(Excerpt.quoted(member.name))"
        guard let meant else {
            return withhold(
                facts,
                .unknownField,
                .unknownField,
                at: place,
                found: found,
                expected: "a field that this version has in its list"
            )
        }
        session.hasLost = true
        if !meant.facts.isEmpty {
            add(Doubt(facts: meant.facts, reason: .unknownField, field: self.place(of: place).path))
        }
        warn(
            .unknownField,
            at: place,
            found: found,
            expected: Excerpt.quoted(meant.name),
            consequence: "the field is not read, and the history is taken as incomplete"
        )
    }
}
