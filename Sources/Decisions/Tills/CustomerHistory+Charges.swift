internal import PaywrightModel
internal import PaywrightValues

extension CustomerHistory {
    /// The same, where renewals of which the store has calculated the charge have that amount, and no other.
    ///
    /// One charge is for all that a subscription sells on a day: of several renewals, one has the amount.
    var withStatedCharges: CustomerHistory {
        guard !charges.isEmpty else { return self }
        var history = self
        let charged = renewals.indices.filter { renewals[$0].isCharged }
        for (name, indices) in Dictionary(grouping: charged, by: { ChargedName(renewals[$0]) }) {
            let own = charges.filter { $0.mayBe(of: name) }
            let byDay = Dictionary(grouping: own) { charge in
                indices.filter { charge.isOn(renewals[$0].renewalDate) }
            }
            for (indices, charges) in byDay where !indices.isEmpty {
                let fitting = charges.filter { isFor(indices.map { renewals[$0] }, $0) }
                if let charge = StatedCharge(counting: fitting) { history.take(charge, among: indices) }
            }
        }
        for index in renewals.indices where isChargedAtEnd(renewals[index]) {
            history.renewals[index].isChargedAtEnd = true
        }
        return history
    }

    /// Whether a store has calculated a charge on the day on which a subscription ends, for what was used or changed until then, and not for
    /// a period after it.
    private func isChargedAtEnd(_ renewal: RenewalInfo) -> Bool {
        guard renewal.renewsAutomatically == false, renewal.source.isDirect else { return false }
        let ends = transactions.filter { $0.isNamed(renewal.store, Set([renewal.originalID].compactMap { $0 })) }
            .compactMap(\.expiresDate)
        return charges.contains { charge in
            charge.quantities == [:] && charge.price?.isFree == false && charge.mayBe(of: ChargedName(renewal))
                && ends.contains { charge.isOn($0) }
        }
    }

    private mutating func take(_ charge: StatedCharge, among indices: [Int]) {
        let charged = indices.map { renewals[$0] }
        let main = charge.main(of: charged)
        let names = Set(charged.compactMap(\.originalID))
        for index in indices { renewals[index].take(charge, isMain: renewals[index].originalID == main) }
        for index in transactions.indices where transactions[index].isNamed(charge.store, names) {
            transactions[index].doubts = transactions[index].doubts.withoutAmount
        }
        for index in statements.indices where statements[index].isNamed(charge.store, names) {
            statements[index].doubts = statements[index].doubts.withoutAmount
        }
    }

    /// Whether a charge is for what renews, and not for a plan that was only asked about.
    private func isFor(_ charged: [RenewalInfo], _ charge: StatedCharge) -> Bool {
        guard let quantities = charge.quantities else { return true }
        var sold: [String: Int?] = [:]
        let byName = Dictionary(charged.map { ($0.originalID, $0) }) { first, _ in first }
        for (name, renewal) in byName {
            guard let productID = renewal.chargedProductID ?? renewal.renewalProductID else { return false }
            // How many there are of another plan is not stated beside it.
            let count = productID == renewal.productID ? quantity(of: name, productID, in: charge.store) : nil
            let others = sold[productID] ?? 0
            sold[productID] = .some(others.flatMap { others in count.map { others + $0 } })
        }
        guard sold.count == quantities.count else { return false }
        return sold.allSatisfy { productID, count in
            quantities[productID].map { stated in count.map { $0 == stated } ?? true } ?? false
        }
    }

    private func quantity(of name: String?, _ productID: String, in store: StoreName) -> Int? {
        transactions.last { $0.store == store && $0.originalID == name && $0.productID == productID }?.quantity
    }
}

/// The subscription that a renewal is of, as its store names it.
private struct ChargedName: Hashable {
    let store: StoreName
    let name: String

    init(_ renewal: RenewalInfo) {
        store = renewal.store
        // Each of several items has its own name: "sub_1/si_1".
        name = renewal.originalID.map { String($0.prefix { $0 != "/" }) } ?? ""
    }
}

extension StatedCharge {
    /// Of several the one that was stated last; without a price where they differ, and nothing orders them. nil where there is none.
    fileprivate init?(counting charges: [StatedCharge]) {
        let latest = charges.compactMap(\.statedDate).max()
        let newest = charges.allSatisfy { $0.statedDate != nil } ? charges.filter { $0.statedDate == latest } : charges
        guard var first = newest.first else { return nil }
        first.doubts = newest.reduce([]) { $0.merging($1.doubts) }
        // Whichever of them is read first, the same place is named.
        first.field = newest.map(\.field).min() ?? first.field
        if newest.contains(where: { $0.price != first.price }) {
            first.price = nil
            first.doubts.add(first.openAmount)
        }
        self = first
    }

    /// That its amount is not told, as something contradicts it.
    fileprivate var openAmount: Doubt { Doubt(facts: .amount, reason: .undecided, field: field) }

    fileprivate func mayBe(of name: ChargedName) -> Bool {
        store == name.store && (originalID ?? name.name) == name.name
    }

    /// Stores do not stamp all dates at once: a minute, in milliseconds.
    fileprivate func isOn(_ day: Instant?) -> Bool {
        guard let day else { return false }
        return date.map { $0.isNear(day, within: 60_000) } ?? true
    }

    /// The name of the renewal that has the amount: of those that have one already, else of all, the first by its product. A name
    /// that cannot be read moves the amount to no other renewal.
    fileprivate func main(of charged: [RenewalInfo]) -> String? {
        func first(of renewals: [RenewalInfo]) -> String? {
            let names = renewals.compactMap { renewal in renewal.originalID.map { (renewal.productID ?? "", $0) } }
            return names.min { $0 < $1 }?.1
        }
        return first(of: charged.filter { $0.renewalPrice != nil }) ?? first(of: charged)
    }
}

extension RenewalInfo {
    /// Whether a charge follows, which the store itself states.
    fileprivate var isCharged: Bool { renewsAutomatically == true && renewalDate != nil && source.isDirect }

    /// Takes what a charge states in place of what follows from prices.
    fileprivate mutating func take(_ charge: StatedCharge, isMain: Bool) {
        // What is in another currency than the customer pays in contradicts it.
        let isOther = currency != nil && charge.price != nil && currency != charge.price?.currency
        // What is charged may have the tax in it that a new price beside it lacks.
        if renewalTax == .added { priceChange?.newPrice = nil }
        renewalPrice = isMain && !isOther && charge.doubts.isEmpty ? charge.price : nil
        renewalTax = renewalPrice.flatMap { $0.isFree ? nil : .included }
        // All that is charged may hold more than what is sold.
        (isWholeCharge, quantity) = (true, nil)
        origin = origin.joined(with: charge.origin)
        doubts = doubts.withoutAmount.merging(charge.doubts)
        if isOther { doubts.add(charge.openAmount) }
    }
}

extension PurchaseTransaction {
    fileprivate func isNamed(_ store: StoreName, _ names: Set<String>) -> Bool {
        self.store == store && originalID.map(names.contains) == true
    }
}

extension SubscriptionStatement {
    fileprivate func isNamed(_ store: StoreName, _ names: Set<String>) -> Bool {
        self.store == store && originalID.map(names.contains) == true
    }
}

extension [Doubt] {
    /// The same, where the amount alone is settled: one of a day or a renewal that is open stays open with it.
    fileprivate var withoutAmount: [Doubt] {
        compactMap { doubt in
            guard doubt.facts.isDisjoint(with: [.access, .renewal, .nextCharge]) else { return doubt }
            var doubt = doubt
            doubt.facts.remove(.amount)
            return doubt.facts.isEmpty ? nil : doubt
        }
    }
}
