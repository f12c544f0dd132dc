/// What a status states of a purchase, and can leave out.
///
///     FactSet.access.withDependents.contains(.amount)    // true: without access nothing else is known
public struct FactSet: OptionSet, Hashable, Sendable {
    /// One bit for each fact.
    public let rawValue: UInt16

    /// The set with these bits.
    ///
    /// - Parameter rawValue: One bit for each fact.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Whether the customer has access, and so what the purchase is in at all.
    public static let access = FactSet(rawValue: 1 << 0)
    /// Whether it goes on when its time is over.
    public static let renewal = FactSet(rawValue: 1 << 1)
    /// When the next charge comes.
    public static let nextCharge = FactSet(rawValue: 1 << 2)
    /// How much the next charge is.
    public static let amount = FactSet(rawValue: 1 << 3)
    /// Which offer runs.
    public static let offer = FactSet(rawValue: 1 << 4)
    /// Whether a payment is taken by itself or by an invoice, and whether one failed.
    public static let payment = FactSet(rawValue: 1 << 5)
    /// Why it ended.
    public static let cause = FactSet(rawValue: 1 << 6)
    /// What is planned after the next charge.
    public static let later = FactSet(rawValue: 1 << 7)

    /// Every fact with its name, which programs read.
    package static let named: [(fact: FactSet, name: String)] = [
        (.access, "access"), (.renewal, "renewal"), (.nextCharge, "nextCharge"), (.amount, "amount"),
        (.offer, "offer"), (.payment, "payment"), (.cause, "cause"), (.later, "later"),
    ]

    /// The names of its facts: `["renewal", "amount"]`.
    package var names: [String] { Self.named.filter { contains($0.fact) }.map(\.name) }

    private static let every = FactSet(named.map(\.fact))

    /// The facts, and those that mean nothing without them: what is charged next, where it is not known whether anything is.
    public var withDependents: FactSet {
        if contains(.access) { return Self.every }
        return contains(.renewal) ? union([.nextCharge, .amount, .later]) : self
    }
}

/// Facts that an input leaves open, although something stands where they would be stated.
public struct Doubt: Hashable, Sendable {
    /// Why they are open.
    @nonexhaustive
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// What stands there cannot be read: of another type, out of range, or a word that is not known.
        case unreadable
        /// An identifier stands in place of an object.
        case notExpanded
        /// It changes them in a way that is not calculated here.
        case undecided
        /// It is a field that was not there when this version was made.
        case unknownField
        /// The merchant decides it, and neither the input nor a policy states how.
        case decidedByMerchant
    }

    /// What is open.
    public var facts: FactSet
    /// Why.
    public let reason: Reason
    /// Where, as a path in its input: "$.items.data[0].quantity".
    public let field: String

    /// A doubt from its parts.
    ///
    /// - Parameters:
    ///   - facts: What is open.
    ///   - reason: Why.
    ///   - field: Where, as a path in its input.
    public init(facts: FactSet, reason: Reason, field: String) {
        self.facts = facts
        self.reason = reason
        self.field = field
    }
}

extension [Doubt] {
    /// All that is open.
    package var facts: FactSet { reduce(into: FactSet()) { $0.formUnion($1.facts) } }

    /// How many are kept that leave nothing open that others do not: a broken list has one for each element.
    private static var enough: Int { 16 }

    /// Adds one, unless it is there, or there are enough.
    package mutating func add(_ doubt: Doubt) {
        if count >= Self.enough, doubt.facts.isSubset(of: facts) { return }
        if !contains(doubt) { append(doubt) }
    }

    /// These and others, each once.
    package func merging(_ others: [Doubt]) -> [Doubt] { others.reduce(into: self) { $0.add($1) } }
}
