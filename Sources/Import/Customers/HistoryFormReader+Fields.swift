internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension HistoryFormReader {
    /// Takes note of the fields of an object that nothing is decided by although they change what is told, and of those that
    /// no version of the store's documentation had when the table was made. What states nothing changes nothing.
    ///
    /// - Parameters:
    ///   - unknown: What an unknown field leaves open.
    ///   - isStated: Whether the object states the next charge as the store calculated it. Then an unknown field leaves the amount
    ///     open only where it can be a part of it: an object, a list, or a name with a word of money, time or number.
    mutating func noteFields(
        of node: JSONNode,
        _ table: FieldTable,
        unknown: FactSet = .amount,
        isStated: Bool = false
    ) {
        guard let object = node.value?.objectValue else { return }
        let table = session.input.fields.laid(over: table)
        session.input.census?.count(object, table, session.input.fields) { name, value in
            UnknownField.changesCharge(name, value, isStated: isStated) ? unknown : []
        }
        trace(node, table)
        // An object without members is how some stores write a choice.
        let others = object.members(besides: table.settled) { !$0.isNothing || $0.objectValue != nil }
        guard !others.isEmpty else { return }
        var absent: [String]?
        for member in others {
            if let facts = table.facts(withheldBy: member.name) {
                guard !member.value.isNothing else { continue }
                let open = facts.contains(.access) ? "nothing that may end access" : "nothing that changes the charge"
                withhold(
                    facts,
                    .undecided,
                    .undecidedField,
                    at: node.node(of: member),
                    found: "the field \(Excerpt.quoted(member.name))",
                    expected: "\(open) in a way that is not calculated here"
                )
                continue
            }
            let rules = session.input.fields
            guard !rules.ignores(member.name, of: table),
                !rules.isCallersOwn(member.value, at: node.name(of: member).path)
            else { continue }
            let names = absent ?? table.names.filter { object[$0] == nil }
            absent = names
            if let meant = Misspelling.field(meantBy: member.name, among: names) {
                noteMisspelled(member, of: node, meant: meant, facts: table.facts(of: meant))
            } else if !member.value.isNothing || Self.readsEmptyObjects && member.value.objectValue != nil {
                let isPart = UnknownField.changesCharge(member.name, member.value, isStated: isStated)
                noteUnknown(member, of: node, table, facts: isPart ? unknown : [])
            }
        }
    }

    /// What a field states whose name is near one that is missing is lost.
    private mutating func noteMisspelled(
        _ member: JSONObject.Member,
        of node: JSONNode,
        meant: String,
        facts: FactSet
    ) {
        let name = node.name(of: member)
        session.hasLost = true
        if !facts.isEmpty { add(Doubt(facts: facts, reason: .unknownField, field: place(of: name).path)) }
        warn(
            .unknownField,
            at: name,
            found: "the field \(Excerpt.quoted(member.name))",
            expected: Excerpt.quoted(meant),
            consequence: "the field is not read, and the history is taken as incomplete"
        )
    }

    /// An unknown field is reported once for an input, and leaves open what it can wherever it stands.
    private mutating func noteUnknown(
        _ member: JSONObject.Member,
        of node: JSONNode,
        _ table: FieldTable,
        facts: FactSet
    ) {
        let name = node.name(of: member)
        if !facts.isEmpty { add(Doubt(facts: facts, reason: .unknownField, field: place(of: name).path)) }
        noteUnknown("\(table.object).\(member.name)", member.name, at: name, leaving: facts)
    }

    /// Counts an unknown field, and reports the first of its name.
    mutating func noteUnknown(_ field: String, _ member: String, at name: JSONNode, leaving facts: FactSet) {
        guard session.unknownFields.count(field, leaving: facts) else { return }
        note(
            .unknownField,
            at: name,
            found: "the field \(Excerpt.quoted(member))",
            expected: "a field that this version has in its list",
            consequence: facts.isEmpty ? "nothing that is told depends on it" : facts.consequence
        )
        session.unknownFields.notes[field] = session.diagnostics.all.last { ImportCode($0) == .unknownField }
    }
}
