internal import PaywrightMessages
internal import PaywrightDecisions

extension StatusWording {
    /// The headline of the situation.
    func headline() -> Message {
        switch situation {
        case .nonRenewing(let end):
            dates.headline("status.access", end, undated: "status.purchased.headline")
        // An end of access is not announced where it may be a renewal.
        case .running: Message("status.active.headline.noDate")
        case .prepaid(let end, _, _): dates.headline("status.access", end, undated: "status.active.headline.noDate")
        case .freeTrial(let end, _), .freeTrialCancelled(let end): dates.headline("status.freeTrial", end)
        case .freePeriod(let end, _): dates.headline("status.freePeriod", end)
        case .freePeriodCancelled(let end): dates.headline("status.cancelled", end)
        case .active(let next), .discountedRenewal(let next): dates.headline("status.active", next.date)
        case .cancelled(let end): dates.headline("status.cancelled", end)
        case .planChange(let change): dates.headline("status.planChange", change.renewal.date)
        case .paused(let end): dates.headline("status.paused", end)
        case .commitment(let commitment): headline(of: commitment)
        default: Message("status.\(undatedHeadline).headline")
        }
    }

    private func headline(of commitment: CommitmentState) -> Message {
        guard let left = commitment.paymentsLeft else { return dates.headline("status.cancelled", commitment.endDate) }
        let key = "status.commitment.headline" + (commitment.isCancelled ? ".cancelled" : "")
        return Message(key, [.paymentsLeft: .count(left)])
    }

    private var undatedHeadline: String {
        switch situation {
        case .lifetime: "lifetime"
        case .consumable, .purchased: "purchased"
        case .nonRenewingEnded: "accessEnded"
        case .pendingPurchase: "pending"
        case .pendingPurchaseCancelled: "pendingCancelled"
        case .gracePeriod, .billingRetry: "paymentProblem"
        case .onHold: "onHold"
        case .introductoryPrice: "introductoryPrice"
        case .offerPrice: "offerPrice"
        case .priceChange(let change): change.kind.key
        case .expired: "expired"
        case .winBackAvailable: "winBack"
        case .refunded(let refund): refund.isPartial ? "refundedPartly" : "refunded"
        case .familyShared: "familyShared"
        case .familySharingEnded: "familySharingEnded"
        case .upgraded: "upgraded"
        case .replaced: "replaced"
        case .revoked: "accessEnded"
        case .notPurchased: "notPurchased"
        default: "unknown"
        }
    }
}

extension AnnouncedPriceChange.Kind {
    /// The part of a message key that names it.
    var key: String {
        switch self {
        case .awaitingConsent: "priceConsent"
        case .decrease: "priceDecrease"
        default: "priceIncrease"
        }
    }
}
