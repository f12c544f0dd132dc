/// A field that states what is planned for a subscription, or that nothing is: `pause_collection` of Stripe’s, which is null where
/// invoices are collected.
///
/// An object without dates is not known to be older or newer than another. Where the two differ in such a field, what it decides is
/// open, also where one of them states nothing there.
package struct PlannedField: Hashable, Sendable {
    /// What the store calls it.
    let name: String
    /// Every value that is stated, each once; an empty text for nothing.
    private var values: [String]
    /// Where it is stated; the first of several places by their names, those with a value before those without.
    private var place: String
    private var facts: FactSet

    /// - Parameters:
    ///   - name: What the store calls it.
    ///   - value: What stands there; an empty text for nothing.
    ///   - place: Where, as a path in its input.
    ///   - facts: What it decides.
    package init(_ name: String, value: String, at place: String, deciding facts: FactSet) {
        (self.name, self.place, self.facts) = (name, place, facts)
        values = [value]
    }

    private var isStated: Bool { values != [""] }

    private func joined(with other: PlannedField) -> PlannedField {
        var joined = isStated == other.isStated ? place <= other.place ? self : other : isStated ? self : other
        joined.values = values + other.values.filter { !values.contains($0) }
        joined.facts = facts.union(other.facts)
        return joined
    }

    /// What is open where several objects state the same field in different ways.
    package static func doubts(_ fields: [PlannedField]) -> [Doubt] {
        Dictionary(fields.map { ($0.name, $0) }) { $0.joined(with: $1) }.values.filter { $0.values.count > 1 }
            .map { Doubt(facts: $0.facts, reason: .undecided, field: $0.place) }.sorted { $0.field < $1.field }
    }
}
