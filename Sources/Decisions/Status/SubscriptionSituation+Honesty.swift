internal import PaywrightModel
package import PaywrightValues

/// A situation built by hand may hold dates that lie on the wrong side of now, or that no calendar has. Said to a
/// customer they would be lies, so they count as not stated.
extension SubscriptionSituation {
    /// The situation with every such date left out, and no count below what can be counted.
    package func honest(at now: Instant) -> SubscriptionSituation {
        func ahead(_ date: Instant?) -> Instant? { date.flatMap { $0 > now && $0.isCalendarDate ? $0 : nil } }
        func past(_ date: Instant?) -> Instant? { date.flatMap { $0 <= now && $0.isCalendarDate ? $0 : nil } }
        func ahead(_ next: NextRenewal) -> NextRenewal { NextRenewal(date: ahead(next.date), price: next.price, period: next.period) }
        func ahead(_ change: PlanChange) -> PlanChange {
            PlanChange(direction: change.direction, productID: change.productID, renewal: ahead(change.renewal))
        }
        func past(_ end: Expiration) -> Expiration { Expiration(date: past(end.date), cause: end.cause) }

        switch self {
        case .consumable(let quantity): return .consumable(quantity: max(1, quantity))
        case .nonRenewing(let end): return .nonRenewing(until: ahead(end))
        case .nonRenewingEnded(let end):
            return past(end).map { .nonRenewingEnded(on: $0) } ?? .nonRenewing(until: nil)
        case .prepaid(let end, let from, let canBeExtended):
            return .prepaid(until: ahead(end), extendableFrom: ahead(from), canBeExtended: canBeExtended)
        case .freeTrial(let end, let renewal): return .freeTrial(until: ahead(end), renewal: renewal.map { ahead($0) })
        case .freeTrialCancelled(let end): return .freeTrialCancelled(until: ahead(end))
        case .freePeriod(let end, let renewal):
            return .freePeriod(until: ahead(end), renewal: renewal.map { ahead($0) })
        case .freePeriodCancelled(let end): return .freePeriodCancelled(until: ahead(end))
        case .introductoryPrice(let next, let isLast): return .introductoryPrice(ahead(next), isLastPeriod: isLast)
        case .offerPrice(let next, let isLast): return .offerPrice(ahead(next), isLastPeriod: isLast)
        case .active(let next): return .active(ahead(next))
        case .running(let end): return .running(until: ahead(end))
        case .discountedRenewal(let next): return .discountedRenewal(ahead(next))
        case .cancelled(let end): return .cancelled(until: ahead(end))
        case .planChange(let change): return .planChange(ahead(change))
        case .priceChange(var change):
            change.date = ahead(change.date)
            change.consentDeadline = ahead(change.consentDeadline)
            change.planChange = change.planChange.map { ahead($0) }
            return .priceChange(change)
        case .commitment(var commitment):
            commitment.paymentsLeft = commitment.paymentsLeft.map { max(0, $0) }
            commitment.nextPayment = commitment.nextPayment.map { ahead($0) }
            commitment.endDate = ahead(commitment.endDate)
            commitment.following = commitment.following.map { ahead($0) }
            commitment.planChange = commitment.planChange.map { ahead($0) }
            return .commitment(commitment)
        case .gracePeriod(let end): return .gracePeriod(until: ahead(end))
        case .paused(let end): return .paused(until: ahead(end))
        case .expired(let end): return .expired(past(end))
        case .winBackAvailable(let end, let offers): return .winBackAvailable(past(end), offerIDs: offers)
        case .refunded(var refund):
            refund.date = past(refund.date)
            let isFraction = refund.fraction.map { $0 > .zero && $0 <= DecimalAmount(milliunits: 1_000) } ?? true
            if !isFraction { refund.fraction = nil }
            return .refunded(refund)
        case .familyShared(let end): return .familyShared(until: ahead(end))
        case .familySharingEnded(let end): return .familySharingEnded(on: past(end))
        case .notPurchased, .lifetime, .purchased, .pendingPurchase, .pendingPurchaseCancelled, .billingRetry, .onHold,
            .revoked, .upgraded, .replaced, .unknown:
            return self
        }
    }
}
