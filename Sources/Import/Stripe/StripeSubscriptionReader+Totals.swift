internal import PaywrightModel
internal import PaywrightValues

extension StripeSubscriptionReader {
    /// Items that renew on one day are charged at once: the dearest has the total, and the others have no amount. Where the amount
    /// of one is not known, neither is the total.
    ///
    /// - Parameters:
    ///   - items: The items, in the order of their renewals.
    ///   - transactions: The places of their transactions.
    ///   - renewals: The places of their renewals.
    mutating func chargeAtOnce(_ items: [StripeItem], _ transactions: Range<Int>, _ renewals: Range<Int>) {
        let charged = renewals.filter { session.history.renewals[$0].renewsAutomatically == true }
        let free = charged.filter { session.history.renewals[$0].renewalPrice?.isFree == true }
        leaveOutJoinedCharges(of: items, charged, from: renewals.lowerBound)
        for (day, indices) in Dictionary(grouping: charged, by: { session.history.renewals[$0].renewalDate }) {
            for main in day == nil || indices.count == 1 ? indices : [total(of: indices)] {
                checkLeast(at: main, of: items[main - renewals.lowerBound])
            }
        }
        guard free.count < charged.count else { return }
        for index in free { leaveOutNothing(at: index, beside: transactions.lowerBound + index - renewals.lowerBound) }
    }

    /// Leaves out what is charged on a day on which an item that renews before that renews again, or may: one invoice has both.
    private mutating func leaveOutJoinedCharges(of items: [StripeItem], _ charged: [Int], from first: Int) {
        let renewals = session.history.renewals
        let outer = session.doubts
        defer { session.doubts = outer }
        for index in charged {
            guard let day = renewals[index].renewalDate else { continue }
            let other = charged.first { other in
                let (item, renewal) = (items[other - first], renewals[other])
                let isEarlier = other != index && renewal.renewalDate.map { $0 < day } ?? true
                guard isEarlier, renewal.renewalPrice?.isFree != true else { return false }
                guard let date = renewal.renewalDate, let period = item.price?.period else { return true }
                return [date, item.periodStart].compactMap { $0 }.contains { day.isEnd(of: period, since: $0) }
            }
            guard let other else { continue }
            session.doubts = []
            let place = items[other - first].price?.node ?? items[other - first].node
            let expected = "another interval, as what renews on one day is charged at once"
            withhold(.amount, .undecided, .undecidedField, at: place, expected: expected)
            session.history.renewals[index].renewalPrice = nil
            session.history.renewals[index].renewalTax = nil
            session.history.renewals[index].doubts = renewals[index].doubts.merging(session.doubts)
        }
    }

    /// Gives the total of several renewals to the dearest, whose place it returns.
    private func total(of indices: [Int]) -> Int {
        let renewals = indices.map { session.history.renewals[$0] }
        let total = RenewalTotal(renewals)
        let main = renewals.indices.min { left, right in renewals[left].isDearer(than: renewals[right]) } ?? 0
        if let total {
            let terms = renewals.indices.map { "{\($0)}" }.joined(separator: " + ")
            let prices = renewals.compactMap(\.renewalPrice)
            trace(.price(total.price), from: [], by: terms, of: prices.map { .price($0) })
        }
        for (place, index) in indices.enumerated() {
            session.history.renewals[index].isWholeCharge = true
            let isFree = total?.price.isFree == true
            session.history.renewals[index].renewalPrice = place == main || isFree ? total?.price : nil
            session.history.renewals[index].renewalTax = place == main ? total?.tax : nil
            guard place == main else { continue }
            session.history.renewals[index].doubts = renewals.amountDoubts(with: place)
            session.history.renewals[index].origin = RecordOrigin(joining: renewals.map(\.origin))
        }
        return indices[main]
    }

    /// An item that costs nothing beside others makes no period free, and a discount of it alone is no offer of the subscription.
    private func leaveOutNothing(at index: Int, beside transaction: Int) {
        session.history.renewals[index].renewalPrice = nil
        // A trial is one of all items.
        guard session.history.transactions[transaction].offer?.type != nil else { return }
        session.history.transactions[transaction].offer = nil
        session.history.renewals[index].offer = nil
    }

    /// Leaves out what is less than Stripe charges.
    private mutating func checkLeast(at index: Int, of item: StripeItem) {
        let outer = session.doubts
        session.doubts = []
        defer { session.doubts = outer }
        guard !isCharged(session.history.renewals[index].renewalPrice, at: item.price?.node ?? item.node) else {
            return
        }
        session.history.renewals[index].renewalPrice = nil
        session.history.renewals[index].renewalTax = nil
        session.history.renewals[index].doubts = session.history.renewals[index].doubts.merging(session.doubts)
    }
}

/// What several renewals come to.
private struct RenewalTotal {
    let price: Price
    let tax: TaxTreatment?

    /// nil where one is not known, or they stand to tax in different ways.
    init?(_ renewals: [RenewalInfo]) {
        let prices = renewals.compactMap(\.renewalPrice)
        guard prices.count == renewals.count, let currency = prices.first?.currency,
            prices.allSatisfy({ $0.currency == currency }),
            renewals.allSatisfy({ !$0.doubts.facts.withDependents.contains(.amount) })
        else { return nil }
        // Nothing has no tax.
        let taxes = Set(renewals.filter { $0.renewalPrice?.isFree == false }.map(\.renewalTax))
        guard taxes.count < 2 || !taxes.contains(.added) else { return nil }
        tax = taxes.count == 1 ? taxes.first ?? nil : nil
        let sum = prices.map(\.amount.billionths).reduce(0, +)
        price = Price(amount: DecimalAmount(billionths: sum), currency: currency)
    }
}

extension RenewalInfo {
    /// An order that does not depend on that of the items.
    fileprivate func isDearer(than other: RenewalInfo) -> Bool {
        let (first, second) = (renewalPrice?.amount ?? .zero, other.renewalPrice?.amount ?? .zero)
        return first == second ? (originalID ?? "") < (other.originalID ?? "") : first > second
    }
}

extension [RenewalInfo] {
    /// The doubts of one, and what leaves the amounts of the others open.
    fileprivate func amountDoubts(with place: Int) -> [Doubt] {
        let others = flatMap(\.doubts).filter { $0.facts.contains(.amount) }.map { doubt in
            Doubt(facts: .amount, reason: doubt.reason, field: doubt.field)
        }
        return others.reduce(self[place].doubts) { doubts, doubt in
            doubts.contains { $0.field == doubt.field } ? doubts : doubts.merging([doubt])
        }
    }
}
