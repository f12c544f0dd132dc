internal import PaywrightModel
package import PaywrightValues

/// What is planned after the next charge, where a store has that already.
extension RunningTimeline {
    /// Each phase that begins after the next charge; none where the day of that is not known.
    var laterPhases: [MomentPart] {
        guard case .notNeeded = consent, running.saysWhetherItRenews else { return [] }
        var product = plan?.productID ?? running.renewal?.productID
        return (running.renewal?.laterPhases ?? []).filter { next.isBefore($0.date) }.map { phase in
            let part = part(of: phase, after: product)
            product = phase.productID ?? product
            return part
        }
    }

    private func part(of phase: PlannedPhase, after product: String?) -> MomentPart {
        let charge = charge(of: phase)
        var changes: [Moment.Change] = []
        if let new = phase.productID { changes.append(.plan(to: new, running.direction(from: product, to: new))) }
        // What may be charged beside a price of nothing is not known to be free.
        let price = phase.price ?? phase.newPrice.flatMap { $0.isFree ? nil : $0 }
        if let old = phase.oldPrice, let price, !open.contains(.amount) {
            // Nothing paid is no price.
            changes.append(.price(from: old.isFree ? nil : old, to: price, isIncrease: price.amount > old.amount))
        }
        if phase.endsOffer, !open.contains(.offer) { changes.append(.offerEnds) }
        let part = MomentPart(
            at: .date(phase.date),
            changes: changes,
            charge: charge,
            certainty: .certain,
            wayOut: wayOut(of: charge, at: phase.date)
        )
        if phase.isRenewal { return part }
        return MomentPart.open(at: part.at, .store, changes: changes).happening
    }

    private func charge(of phase: PlannedPhase) -> Moment.Charge {
        if open.contains(.amount) { return .notStated(.doubt) }
        guard let price = phase.price else { return .notStated(.store) }
        return price.isFree ? .free : .exactly(price, tax: phase.tax, every: nil)
    }
}

extension CustomerStatus.Purchase {
    /// When what is planned after the next charge begins; empty for a purchase made from its parts.
    package var plannedDates: [Instant] { record.decided?.plannedDates ?? [] }

    /// Whether tax is added to what is charged when it renews.
    package var isTaxAdded: Bool { record.decided?.record.renewal?.renewalTax == .added }
}
