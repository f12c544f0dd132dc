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
        let others = object.members(besides: table.settled, where: { !$0.isNothing })
        guard !others.isEmpty else { return }
        let absent = unknown == nil ? [] : table.names.filter { object[$0] == nil }
        for member in others {
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
                noteUnknown(member, of: node, table, absent: absent, facts: unknown)
            }
        }
    }

    private mutating func noteUnknown(
        _ member: JSONObject.Member,
        of node: JSONNode,
        _ table: FieldTable,
        absent: [String],
        facts: FactSet
    ) {
        let meant = Misspelling.field(meantBy: member.name, among: absent)
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
        let meantFacts = table.facts(of: meant)
        if !meantFacts.isEmpty {
            add(Doubt(facts: meantFacts, reason: .unknownField, field: self.place(of: place).path))
        }
        warn(
            .unknownField,
            at: place,
            found: found,
            expected: Excerpt.quoted(meant),
            consequence: "the field is not read, and the history is taken as incomplete"
        )
    }
}
