internal import PaywrightJSON
internal import PaywrightModel

extension HistoryFormReader {
    /// What a field states of what is planned; null, false and what is left out state that nothing is.
    func planned(_ node: JSONNode, _ key: FieldKey, deciding facts: FactSet = .renewal) -> PlannedField {
        // An object without members is how some stores write a choice.
        let value = node.value.flatMap { $0.isNothing && $0.objectValue == nil ? nil : $0.canonicalText }
        // Of two objects it is the one with a value whose place is told.
        return PlannedField(
            key.name,
            value: value ?? "",
            at: value == nil ? "" : session.path(of: node),
            deciding: facts
        )
    }
}
