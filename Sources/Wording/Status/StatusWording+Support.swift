internal import PaywrightMessages
internal import PaywrightDecisions
internal import PaywrightModel

extension StatusWording {
    /// For staff: what happened and why, the date that counts, and the store's identifiers.
    func support() -> [Message] {
        what + when + references
    }

    /// The label or the key of the button; nil where there is nothing to do.
    var actionKey: String? {
        switch situation {
        case .notPurchased, .familySharingEnded: "action.subscribe"
        case .consumable, .nonRenewingEnded: "action.buyAgain"
        case .prepaid(_, _, let canBeExtended): canBeExtended ? "action.extend" : nil
        case .pendingPurchaseCancelled: "action.tryAgain"
        case .freeTrialCancelled, .freePeriodCancelled, .cancelled: "action.keep"
        case .gracePeriod, .billingRetry, .onHold: "action.updatePayment"
        case .paused: "action.resume"
        case .expired(let expiration):
            expiration.cause == .productUnavailable ? "action.subscribe" : "action.resubscribe"
        case .winBackAvailable: "action.viewOffer"
        case .priceChange(let change) where change.kind == .awaitingConsent: "action.reviewPrice"
        case .lifetime, .purchased, .nonRenewing, .pendingPurchase, .refunded, .familyShared, .upgraded, .replaced,
            .revoked:
            nil
        default: PaywallLabel.manageSubscription.rawValue
        }
    }

    private var what: [Message] {
        switch situation {
        case .nonRenewingEnded: [Message("support.nonRenewing")]
        case .freeTrial(_, nil): [Message("support.freeTrial.unstated")]
        case .freePeriod(_, nil): [Message("support.freePeriod.unstated")]
        case .pendingPurchase: [Message("support.pending")]
        case .pendingPurchaseCancelled: [Message("support.pendingCancelled")]
        case .planChange(let change): [plan(change)]
        case .priceChange(let change):
            [Message("support.\(change.kind.key)")] + (change.planChange.map { [plan($0)] } ?? [])
        case .commitment(let commitment):
            [Message(commitment.isCancelled ? "support.commitmentCancelled" : "support.commitment")]
                + (commitment.planChange.map { [plan($0)] } ?? [])
        case .expired(let expiration): [Message("support.expired.\(expiration.cause.rawValue)")]
        case .winBackAvailable(let expiration, _):
            [Message("support.expired.\(expiration.cause.rawValue)"), Message("support.winBack")]
        case .refunded(let refund): refunded(refund)
        case .unknown(let cause): [unknown(cause)]
        default: [Message("support.\(situation.name)")]
        }
    }

    private func plan(_ change: PlanChange) -> Message {
        Message("support.\(change.direction.rawValue)", [.newProduct: .text(change.productID)])
    }

    private func refunded(_ refund: Refund) -> [Message] {
        let scope =
            refund.isOfOtherPeriod
            ? [Message("support.refund.otherPeriod")] : refund.endsAccess ? [Message("support.accessEnded")] : []
        // "Refunded: <date>" says already that all of it was.
        let amount = refund.isPartial || refund.date == nil ? [refundedAmount(refund)] : []
        return amount + at("support.refundedOn", refund.date) + scope
    }

    private func refundedAmount(_ refund: Refund) -> Message {
        guard refund.isPartial else { return Message("support.refunded") }
        guard let fraction = refund.fraction else { return Message("support.refundedPartly.noPercent") }
        return Message("support.refundedPartly", [.percent: .percent(fraction.description)])
    }

    private func unknown(_ cause: UnknownCause) -> Message {
        guard case .contradictory(let contradiction) = cause else { return Message("support.unknown.\(cause.name)") }
        guard let first = contradiction.earlierDate, let last = contradiction.laterDate, first != last else {
            return Message("support.unknown.contradictory.noDate")
        }
        return Message(
            "support.unknown.contradictory",
            [.startDate: dates.sentence(first), .date: dates.sentence(last)]
        )
    }

    private var when: [Message] {
        switch situation {
        case .freeTrial(let end, let renewal), .freePeriod(let end, let renewal):
            renewal == nil ? at("support.accessUntil", end) : at("support.renewsOn", renewal?.date)
        case .introductoryPrice(let next, _), .offerPrice(let next, _), .active(let next), .discountedRenewal(let next):
            at("support.renewsOn", next.date)
        case .planChange(let change): at("support.renewsOn", change.renewal.date)
        case .priceChange(let change): at("status.newPrice.dateOnly", change.date)
        case .commitment(let commitment): at("support.nextPayment", commitment.nextPayment?.date)
        case .nonRenewing(let end), .prepaid(let end, _, _), .freeTrialCancelled(let end),
            .freePeriodCancelled(let end), .running(let end), .cancelled(let end), .gracePeriod(let end),
            .familyShared(let end):
            at("support.accessUntil", end)
        case .paused(let end): at("support.resumesOn", end)
        case .nonRenewingEnded(let end): at("support.endedOn", end)
        case .familySharingEnded(let end): at("support.endedOn", end)
        case .expired(let expiration), .winBackAvailable(let expiration, _): at("support.endedOn", expiration.date)
        default: []
        }
    }

    private func at(_ key: String, _ date: Int64?) -> [Message] {
        date.map { [Message(key, [.date: dates.sentence($0)])] } ?? []
    }

    private var references: [Message] {
        guard let productID = purchase.productID else { return [] }
        guard let transactionID = purchase.transactionID else {
            return [Message("support.references.noTransaction", [.productID: .text(productID)])]
        }
        var arguments = store
        arguments[.productID] = .text(productID)
        arguments[.transactionID] = .text(transactionID)
        return [Message("support.references", arguments)]
    }
}
