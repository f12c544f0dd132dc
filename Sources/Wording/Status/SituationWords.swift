internal import PaywrightDecisions
internal import PaywrightMessages

/// What is said of a situation, on each line.
struct SituationWords {
    /// The headline.
    let headline: Message
    /// What is true, until when, and what follows: whole sentences. A sentence without its date or price is left out, or
    /// said in a form without it.
    let detail: [Message]
    /// The button; nil where there is nothing to do.
    let action: ActionKey?
    /// For support staff: what happened and why, then the date that counts.
    let support: [Message]
}

extension StatusWording {
    /// The row of the situation: all that is said of it.
    var words: SituationWords {
        switch situation {

        // MARK: Bought once, or for a time

        case .notPurchased:
            row(
                .status(.notPurchasedHeadline),
                [.status(purchase.store.restoresPurchases ? .notPurchasedDetail : .notPurchasedWithoutRestore)],
                .subscribe,
                [.support(.notPurchased)]
            )
        case .lifetime:
            row(
                .status(.lifetimeHeadline),
                [.status(purchase.isGranted ? .grantedDetail : .lifetimeDetail)],
                nil,
                [.support(purchase.isGranted ? .granted : .lifetime)]
            )
        case .consumable(let quantity):
            row(
                .status(.purchasedHeadline),
                [.status(.consumableDetail, [.quantity: .count(quantity)])],
                .buyAgain,
                [.support(.consumable)]
            )
        case .purchased:
            row(.status(.purchasedHeadline), [.status(.purchasedDetail)], nil, [.support(.purchased)])
        case .nonRenewing(let end):
            row(
                dates.headline(.access, end),
                // Without an end it is not known whether there is access still.
                accessEnds(end) + [.status(purchase.isGranted && end != nil ? .grantedDetail : .nonRenewingDetail)]
                    + (purchase.sale?.rental.map { values.terms(of: $0) } ?? []),
                nil,
                [.support(purchase.isGranted ? .granted : .nonRenewing)] + at(.accessUntil, end)
            )
        case .nonRenewingEnded(let end):
            row(
                .status(.accessEndedHeadline),
                [.status(.accessEndedDetail, [.date: dates.sentence(end)])],
                purchase.isGranted ? .subscribe : .buyAgain,
                [.support(purchase.isGranted ? .granted : .nonRenewing)] + at(.endedOn, end)
            )
        case .prepaid(let end, let extendableFrom, let canBeExtended):
            row(
                dates.headline(.prepaid, end),
                accessEnds(end) + prepaid(extendableFrom),
                canBeExtended ? .extend : nil,
                [.support(.prepaid)] + at(.accessUntil, end)
            )
        case .pendingPurchase:
            row(
                headline(of: purchase.sale?.preorder),
                detail(of: purchase.sale?.preorder),
                nil,
                [.support(.pending)] + release(of: purchase.sale?.preorder)
            )
        case .pendingPurchaseCancelled:
            row(
                .status(.pendingCancelledHeadline),
                [.status(.pendingCancelledDetail)],
                .tryAgain,
                [.support(.pendingCancelled)]
            )

        // MARK: Free time and offers

        case .freeTrial(let end, let renewal):
            row(
                dates.headline(.freeTrial, end),
                [dated(.freeTrial, end)]
                    + (renewal.map { thenCharged($0, after: end, elsewise: .disclosureCancelFreeTrial) }
                        ?? [.status(.freeTrialUnstated, store)]),
                .manageSubscription,
                renewal.map { [.support(.freeTrial)] + at(.renewsOn, $0.date) }
                    ?? [.support(.freeTrialUnstated)] + at(.periodEnds, end)
            )
        case .freeTrialCancelled(let end):
            row(
                // Another headline than that of a trial whose end is a charge.
                dates.headline(.cancelled, end),
                [dated(.freeTrial, end), .status(.freeTrialCancelled)],
                keep,
                [.support(.freeTrialCancelled)] + at(.accessUntil, end)
            )
        case .freePeriod(let end, let renewal):
            row(
                dates.headline(.freePeriod, end),
                [dated(.freePeriod, end)]
                    + (renewal.map { thenCharged($0, after: end, elsewise: .disclosureCancelFreePeriod) }
                        ?? [whetherItRenews]),
                .manageSubscription,
                renewal.map { [.support(.freePeriod)] + at(.renewsOn, $0.date) }
                    ?? [.support(.freePeriodUnstated)] + at(.periodEnds, end)
            )
        case .freePeriodCancelled(let end):
            row(
                dates.headline(.cancelled, end),
                [dated(.freePeriod, end), .status(.cancelledDetail)],
                keep,
                [.support(.freePeriodCancelled)] + at(.accessUntil, end)
            )
        case .introductoryPrice(let next, let isLast):
            row(
                dates.headline(isLast ? .offerPrice : .active, next.date),
                offerPrice(next, isLast),
                .manageSubscription,
                [.support(.introductoryPrice)] + at(.renewsOn, next.date)
            )
        case .offerPrice(let next, let isLast):
            row(
                dates.headline(isLast ? .offerPrice : .active, next.date),
                offerPrice(next, isLast),
                .manageSubscription,
                [.support(.offerPrice)] + at(.renewsOn, next.date)
            )

        // MARK: Running

        case .active(let next):
            row(
                headline(of: next),
                renews(next),
                .manageSubscription,
                [.support(.active)] + at(.renewsOn, next.date)
            )
        case .running(let end):
            row(
                // An end of access is not announced where it may be a renewal.
                .status(.activeHeadlineNoDate),
                running(until: end),
                .manageSubscription,
                support(ofRunningUntil: end)
            )
        case .discountedRenewal(let next):
            row(
                dates.headline(.active, next.date),
                renewsWithOffer(next),
                .manageSubscription,
                [.support(.discountedRenewal)] + at(.renewsOn, next.date)
            )
        case .cancelled(let end):
            row(
                dates.headline(.cancelled, end),
                [.status(.cancelledDetail), dated(.accessEnds, end)],
                keep,
                [.support(.cancelled)] + at(.accessUntil, end)
            )
        case .removed(let end):
            row(
                dates.headline(.cancelled, end),
                // What it is taken out of goes on.
                [dated(.accessEnds, end)],
                .manageSubscription,
                [.support(.removed)] + at(.accessUntil, end)
            )
        case .planChange(let change):
            row(
                dates.headline(.planChange, change.renewal.date),
                freeTime + charge(before: change.renewal.date) + planChange(change, isAvoided: isAvoidable(change)),
                .manageSubscription,
                [support(of: change)] + at(.renewsOn, change.renewal.date)
            )
        case .priceChange(let change):
            row(
                .status(change.kind.headline),
                priceChange(change),
                change.kind == .awaitingConsent ? .reviewPrice : .manageSubscription,
                support(of: change)
            )
        case .commitment(let commitment):
            row(
                headline(of: commitment),
                detail(of: commitment),
                .manageSubscription,
                support(of: commitment)
            )
        case .familyShared(let end):
            row(
                .status(.familySharedHeadline),
                [.status(.familySharedDetail)],
                nil,
                [.support(.familyShared)]
                    + at(purchase.endDate == nil ? .periodEnds : .accessUntil, purchase.endDate ?? end)
            )

        // MARK: Payments and pauses

        case .gracePeriod(let end):
            row(
                .status(.paymentProblemHeadline),
                gracePeriod(end),
                .updatePayment,
                [.support(.gracePeriod)] + at(.accessUntil, end)
            )
        case .billingRetry:
            row(
                .status(.paymentProblemHeadline),
                [lostAccess(.billingRetryDetail)],
                .updatePayment,
                [.support(.billingRetry)]
            )
        case .onHold:
            row(.status(.onHoldHeadline), [lostAccess(.onHoldDetail)], .updatePayment, [.support(.onHold)])
        case .paymentFailed(let end, let isCancelled):
            row(
                .status(.paymentProblemHeadline),
                [.status(.paymentFailedDetail)] + (isCancelled ? [.status(.cancelledDetail)] + ends(end) : []),
                .updatePayment,
                [.support(.paymentFailed)] + at(.periodEnds, end)
            )
        case .paused(let pause):
            row(dates.headline(.paused, pause.until), detail(of: pause), action(of: pause), support(of: pause))
        case .pausePlanned(let pause):
            row(
                .status(.activeHeadlineNoDate),
                freeTime + charge(before: pause.date) + detail(of: pause),
                .manageSubscription,
                pause.date.map { [.support(.pauses, [.date: dates.sentence($0)])] } ?? [.support(.running)]
            )

        // MARK: Over

        case .expired(let expiration):
            row(
                .status(.expiredHeadline),
                [dated(.expired, expiration.date)] + (cause(of: expiration).map { [.status($0)] } ?? []),
                expiration.cause == .productUnavailable ? .subscribe : .resubscribe,
                [.support(expiration.cause.support)] + at(.endedOn, expiration.date)
            )
        case .winBackAvailable(let expiration, _):
            row(
                .status(.expiredHeadline),
                [dated(.expired, expiration.date), .status(.winBackDetail)],
                .viewOffer,
                [.support(expiration.cause.support), .support(.winBack)] + at(.endedOn, expiration.date)
            )
        case .refunded(let refund):
            row(
                .status(refund.isPartial ? .refundedPartlyHeadline : .refundedHeadline),
                [dated(refund.isPartial ? .refundedPartly : .refunded, refund.date)]
                    + (refund.endsAccess ? accessEnded : [])
                    + (refund.isOfOtherPeriod ? [.support(.refundOtherPeriod)] : []),
                nil,
                support(of: refund)
            )
        case .purchaseCancelled(let date, let endsAccess):
            row(
                .status(.purchaseCancelledHeadline),
                [dated(.purchaseCancelled, date)] + (endsAccess ? accessEnded : []),
                .buyAgain,
                [.support(.purchaseCancelled)]
            )
        case .familySharingInterrupted:
            row(
                .status(.familySharedHeadline),
                [.status(.familySharingInterruptedDetail)],
                nil,
                [.support(.familySharingInterrupted)]
            )
        case .familySharingEnded(let end):
            row(
                .status(.familySharingEndedHeadline),
                [dated(.familySharingEnded, end)],
                .subscribe,
                [.support(.familySharingEnded)] + at(.endedOn, end)
            )
        case .revoked:
            row(
                .status(purchase.hasAccessByAnother ? .expiredHeadline : .accessEndedHeadline),
                revoked,
                nil,
                [.support(.revoked)]
            )
        case .upgraded:
            row(.status(.upgradedHeadline), [.status(.upgradedDetail)], nil, [.support(.upgraded)])
        case .replaced:
            row(.status(.replacedHeadline), [.status(.replacedDetail)], nil, [.support(.replaced)])
        case .unknown(let cause):
            row(.status(.unknownHeadline), [unknown], .manageSubscription, [support(of: cause)])
        }
    }

    /// The button beside a cancellation: what somebody else than the customer cancelled is none to keep.
    private var keep: ActionKey { purchase.canBeKept ? .keep : .manageSubscription }

    private func row(
        _ headline: Message,
        _ detail: [Message],
        _ action: ActionKey?,
        _ support: [Message]
    ) -> SituationWords {
        SituationWords(headline: headline, detail: detail, action: action, support: support)
    }
}

/// The messages to customers that rows say themselves. A test compares them with the source language's, both ways.
enum SituationKey: String, MessageKey {
    case notPurchasedHeadline = "status.notPurchased.headline"
    case notPurchasedDetail = "status.notPurchased.detail"
    case notPurchasedWithoutRestore = "status.notPurchased.detail.withoutRestore"
    case lifetimeHeadline = "status.lifetime.headline"
    case lifetimeDetail = "status.lifetime.detail"
    case grantedDetail = "status.granted.detail"
    case purchasedDetail = "status.purchased.detail"
    case consumableDetail = "status.consumable.detail"
    case nonRenewingDetail = "status.nonRenewing.detail"
    case accessEndedHeadline = "status.accessEnded.headline"
    case accessEndedDetail = "status.accessEnded.detail"
    case freeTrialCancelled = "status.freeTrial.cancelled"
    case freeTrialUnstated = "status.freeTrial.unstated"
    case cancelledDetail = "status.cancelled.detail"
    case paymentProblemHeadline = "status.paymentProblem.headline"
    case billingRetryDetail = "status.billingRetry.detail"
    case paymentFailedDetail = "status.paymentFailed.detail"
    case onHoldHeadline = "status.onHold.headline"
    case onHoldDetail = "status.onHold.detail"
    case expiredHeadline = "status.expired.headline"
    case winBackDetail = "status.winBack.detail"
    case refundedHeadline = "status.refunded.headline"
    case refundedPartlyHeadline = "status.refundedPartly.headline"
    case purchaseCancelledHeadline = "status.purchaseCancelled.headline"
    case revokedDetail = "status.revoked.detail"
    case revokedCause = "status.revoked.cause"
    case familySharedHeadline = "status.familyShared.headline"
    case familySharedDetail = "status.familyShared.detail"
    case familySharingInterruptedDetail = "status.familySharingInterrupted.detail"
    case familySharingEndedHeadline = "status.familySharingEnded.headline"
    case upgradedHeadline = "status.upgraded.headline"
    case upgradedDetail = "status.upgraded.detail"
    case replacedHeadline = "status.replaced.headline"
    case replacedDetail = "status.replaced.detail"
    case pendingHeadline = "status.pending.headline"
    case pendingDetail = "status.pending.detail"
    case preorderedDetail = "status.preordered.detail"
    case pendingCancelledHeadline = "status.pendingCancelled.headline"
    case pendingCancelledDetail = "status.pendingCancelled.detail"
    case unknownHeadline = "status.unknown.headline"
}

/// The messages to support staff that rows say themselves. A test compares them with the source language's, both ways.
enum SituationSupportKey: String, MessageKey {
    case notPurchased = "support.notPurchased"
    case lifetime = "support.lifetime"
    case granted = "support.granted"
    case consumable = "support.consumable"
    case purchased = "support.purchased"
    case nonRenewing = "support.nonRenewing"
    case prepaid = "support.prepaid"
    case freeTrial = "support.freeTrial"
    case freeTrialUnstated = "support.freeTrial.unstated"
    case freeTrialCancelled = "support.freeTrialCancelled"
    case freePeriod = "support.freePeriod"
    case freePeriodUnstated = "support.freePeriod.unstated"
    case freePeriodCancelled = "support.freePeriodCancelled"
    case introductoryPrice = "support.introductoryPrice"
    case offerPrice = "support.offerPrice"
    case active = "support.active"
    case running = "support.running"
    case discountedRenewal = "support.discountedRenewal"
    case cancelled = "support.cancelled"
    case removed = "support.removed"
    case gracePeriod = "support.gracePeriod"
    case billingRetry = "support.billingRetry"
    case onHold = "support.onHold"
    case pauses = "support.pauses"
    case purchaseCancelled = "support.purchaseCancelled"
    case winBack = "support.winBack"
    case revoked = "support.revoked"
    case familyShared = "support.familyShared"
    case familySharingInterrupted = "support.familySharingInterrupted"
    case familySharingEnded = "support.familySharingEnded"
    case upgraded = "support.upgraded"
    case replaced = "support.replaced"
    case pending = "support.pending"
    case pendingCancelled = "support.pendingCancelled"
}
