internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel

/// What differs where the customer is sent invoices, and where tax comes on top of an amount.
extension StatusWording {
    /// The row of a failed payment where the customer pays invoices: no payment has failed, and none is tried again.
    var unpaidInvoice: SituationWords? {
        guard purchase.isInvoiced else { return nil }
        switch situation {
        case .gracePeriod(let end):
            let words: [Message] =
                isCancelled ? [.status(.invoiceUnpaidUnstated), .status(.cancelledDetail)] : [.status(.invoiceUnpaid)]
            return unpaid(.paymentProblemHeadline, words + accessEnds(end), at(.accessUntil, end))
        case .billingRetry: return unpaid(.paymentProblemHeadline, [.status(unpaidWithoutAccess)], [])
        case .onHold: return unpaid(.onHoldHeadline, [.status(unpaidWithoutAccess)], [])
        case .paymentFailed(let end, let isCancelled):
            let cancelled: [Message] = isCancelled ? [.status(.cancelledDetail)] + ends(end) : []
            let dates = at(.periodEnds, end)
            return unpaid(.paymentProblemHeadline, [.status(.invoiceUnpaidUnstated)] + cancelled, dates)
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrial, .freeTrialCancelled, .freePeriod,
            .freePeriodCancelled, .introductoryPrice, .offerPrice, .active, .running, .discountedRenewal, .cancelled,
            .removed, .planChange, .priceChange, .commitment, .paused, .pausePlanned, .expired, .winBackAvailable,
            .refunded, .purchaseCancelled, .familyShared, .familySharingEnded, .familySharingInterrupted, .revoked,
            .upgraded, .replaced, .unknown:
            return nil
        }
    }

    private var unpaidWithoutAccess: StatusKey {
        purchase.hasAccessByAnother ? .invoiceUnpaidUnstated : .invoiceUnpaidNoAccess
    }

    private func unpaid(_ headline: SituationKey, _ detail: [Message], _ dates: [Message]) -> SituationWords {
        SituationWords(
            headline: .status(headline),
            detail: detail,
            action: .manageSubscription,
            support: [.support(.invoiceUnpaid)] + dates
        )
    }

    /// The sentence about a cause; none about a payment that failed where there was an invoice.
    func cause(of expiration: Expiration) -> StatusKey? {
        purchase.isInvoiced && expiration.cause == .billing ? nil : expiration.cause.sentence
    }

    /// That tax comes on top of the amount that the sentences tell, if it does; nothing where they tell none. It stands behind the way
    /// out: between a charge and “To avoid this” it would be what is avoided.
    func tax(on sentences: [Message]) -> [Message] {
        guard sentences.contains(where: { $0.arguments[.renewalPrice] != nil || $0.arguments[.newPrice] != nil }) else {
            return []
        }
        let isAdded =
            purchase.timeline.moments.contains {
                if case .exactly(_, .added?, _) = $0.charge { true } else { false }
            }
            || purchase.isTaxAdded && purchase.needsConsent || situation.addsTax
        return isAdded ? [.product(.disclosureTax)] : []
    }
}

extension SubscriptionSituation {
    /// Whether the store states that tax is added to what is charged next.
    fileprivate var addsTax: Bool { facts.contains { $0.renewals.contains { $0.tax == .added } } }
}

extension SituationFact {
    /// The renewals that it states.
    var renewals: [NextRenewal] {
        switch self {
        case .conversion(let next): [next].compactMap { $0 }
        case .renewal(let next): [next]
        case .planChange(let change): [change.renewal]
        case .priceChange(let change):
            [change.planChange?.renewal].compactMap { $0 } + (change.before?.facts.flatMap(\.renewals) ?? [])
        case .pause(let pause): [pause.charge].compactMap { $0 }
        case .commitment(let commitment):
            [commitment.nextPayment, commitment.following, commitment.planChange?.renewal].compactMap { $0 }
        case .until, .endedOn, .cancelledOn, .extendableFrom, .canBeExtended, .quantity, .isLastPeriod, .isCancelled,
            .plannedPause, .expiration, .offers, .refund, .cause:
            []
        }
    }
}
