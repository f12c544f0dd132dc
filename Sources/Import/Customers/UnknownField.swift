internal import PaywrightJSON
public import PaywrightModel
internal import PaywrightValues

/// A field of a store's object that is in no table of this version, and states something.
public struct UnknownField: Hashable, Sendable {
    /// The store, the object and the field: "stripe.subscription.billing_hint".
    public let name: String
    /// What it leaves open.
    public package(set) var facts: FactSet
    /// How often it stands in the input.
    public package(set) var count: Int

    /// A field from its parts.
    ///
    /// - Parameters:
    ///   - name: The store, the object and the field.
    ///   - facts: What it leaves open.
    ///   - count: How often it stands in the input.
    public init(name: String, facts: FactSet, count: Int = 1) {
        (self.name, self.facts, self.count) = (name, facts, count)
    }
}

extension UnknownField: CustomStringConvertible {
    /// The field, and what it leaves open: "stripe.subscription.billing_hint: its amount is not stated".
    public var description: String {
        "\(Excerpt.visible(name, maximumLength: 128)): \(facts.isEmpty ? "nothing is left open" : facts.consequence)"
    }
}

extension UnknownField {
    /// Whether a field that is not known may change what is charged.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - value: What it holds.
    ///   - isStated: Whether the store states the next charge itself. Else it is calculated here, from everything that
    ///     changes it.
    static func changesCharge(_ name: String, _ value: JSONValue, isStated: Bool) -> Bool {
        !isStated || value.isContainer || ChargeWords.stand(in: name)
    }
}

/// The fields without a row that one input has.
struct UnknownFields {
    private(set) var all: [UnknownField] = []
    /// The note about each, by its name.
    var notes: [String: Diagnostic] = [:]
    private var indices: [String: Int] = [:]

    /// How many are told apart: a hostile input has any number.
    private static let most = 256

    /// Counts a field; whether it is the first of its name.
    mutating func count(_ name: String, leaving facts: FactSet) -> Bool {
        if let index = indices[name] {
            all[index].count += 1
            all[index].facts.formUnion(facts)
            return false
        }
        if all.count < Self.most {
            indices[name] = all.count
            all.append(UnknownField(name: name, facts: facts))
        }
        return true
    }
}
