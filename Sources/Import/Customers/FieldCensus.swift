internal import PaywrightJSON
package import PaywrightModel

/// A field of a store's object that an input has, with what its row says of it.
package struct MetField: Hashable, Sendable {
    /// What a field can do to what is told.
    package enum Kind: String, Hashable, Sendable {
        /// A reader reads it.
        case decides
        /// It changes facts in a way that is not calculated.
        case withholds
        /// It changes nothing.
        case neutral
        /// The caller ignores it.
        case ignored
        /// No table has it.
        case unknown
    }

    /// The store, the object and the field: "stripe.subscription.quantity".
    package let name: String
    package let kind: Kind
    /// What it decides, or leaves open; of an unknown field, what it leaves open here.
    package fileprivate(set) var facts: FactSet
    /// How often it stands in the input.
    package fileprivate(set) var count: Int
    /// Whether it states anything anywhere: null, false, 0, "" and empty containers state nothing.
    package fileprivate(set) var isStated: Bool
}

/// An object that was met, and the documentation that its table covers.
package struct MetObject: Hashable, Sendable {
    /// The store and the object: "stripe.subscription".
    package let name: String
    /// "stripe-go@a1e3932".
    package let sources: [String]
}

/// The fields of an input, and the objects that they stand in, in the order in which readers met them.
package struct InputFields: Hashable, Sendable {
    package let objects: [MetObject]
    package let fields: [MetField]
}

/// The fields of all objects that the readers of one input met. It is one task's.
final class FieldCensus {
    private(set) var fields: [MetField] = []
    private(set) var objects: [MetObject] = []
    private var indices: [String: Int] = [:]
    private var seen: Set<String> = []

    /// How many are told apart: a hostile input has any number.
    private static let most = 4_096

    /// Counts the members of an object.
    ///
    /// - Parameter unknown: What a field without a row leaves open.
    func count(
        _ object: JSONObject,
        _ table: FieldTable,
        _ rules: FieldRules,
        unknown: (_ name: String, _ value: JSONValue) -> FactSet
    ) {
        if seen.insert(table.object).inserted { objects.append(MetObject(name: table.object, sources: table.sources)) }
        for member in object.members {
            let name = "\(table.object).\(member.name)"
            let isStated = !member.value.isNothing
            let known = table.kind(of: member.name)
            let facts =
                known == nil
                ? isStated && !rules.ignores(name) ? unknown(member.name, member.value) : []
                : table.facts(of: member.name)
            if let index = indices[name] {
                fields[index].count += 1
                fields[index].facts.formUnion(facts)
                fields[index].isStated = fields[index].isStated || isStated
            } else if fields.count < Self.most {
                let kind = known.map(MetField.Kind.init) ?? (rules.ignores(name) ? .ignored : .unknown)
                indices[name] = fields.count
                fields.append(MetField(name: name, kind: kind, facts: facts, count: 1, isStated: isStated))
            }
        }
    }
}

extension MetField.Kind {
    fileprivate init(_ known: FieldTable.Class) {
        switch known {
        case .decides: self = .decides
        case .withholds: self = .withholds
        case .neutral: self = .neutral
        }
    }
}
