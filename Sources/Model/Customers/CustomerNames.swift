/// The names that one system has for a customer. Another system has others, so that only those of one are compared.
package struct CustomerNames: Hashable, Sendable {
    /// Whose names they are.
    package enum System: Hashable, Sendable {
        /// The caller's, in the plain form.
        case caller
        /// Stripe's `customer`.
        case stripe
        /// Paddle's `customer_id`.
        case paddle
        /// RevenueCat's app user ids, of which a customer may have several.
        case revenueCat
        /// The id by which RevenueCat's version 2 was asked, which may be any of them.
        case revenueCatObject
    }

    /// Whose names they are.
    package let system: System
    /// Every name that is stated; never empty.
    package private(set) var names: [String]

    /// nil where nothing is stated.
    package init?(_ names: [String], of system: System) {
        if names.isEmpty { return nil }
        (self.system, self.names) = (system, names)
    }

    /// Whether they may be of the same customer: in one system two customers have no name in common.
    fileprivate func mayBe(of other: CustomerNames) -> Bool {
        system != other.system || names.contains(where: other.names.contains)
    }

    fileprivate mutating func add(_ others: [String]) { names += others.filter { !names.contains($0) } }
}

extension [CustomerNames] {
    /// The names that are of another customer; nil where there are none.
    package func contradicting(_ names: CustomerNames) -> CustomerNames? { first { !$0.mayBe(of: names) } }

    /// Both, each system once.
    package func merging(_ others: [CustomerNames]) -> [CustomerNames] {
        if isEmpty { return others }
        return others.reduce(into: self) { all, other in
            if let index = all.firstIndex(where: { $0.system == other.system }) {
                all[index].add(other.names)
            } else {
                all.append(other)
            }
        }
    }
}
