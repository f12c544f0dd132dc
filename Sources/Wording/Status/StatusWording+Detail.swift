internal import PaywrightMessages
internal import PaywrightDecisions
internal import PaywrightModel

extension StatusWording {
    /// What is true, until when, and what follows: whole sentences, of which one without its date or price is left out or
    /// said otherwise.
    func detail() -> [Message] {
        switch situation {
        case .consumable(let quantity): [Message("status.consumable.detail", [.quantity: .count(quantity)])]
        case .purchased: [Message("status.purchased.detail")]
        case .nonRenewing(let end): accessUntil(end) + [Message("status.nonRenewing.detail")]
        case .nonRenewingEnded(let end): [Message("status.accessEnded.detail", [.date: dates.sentence(end)])]
        case .prepaid(let end, let extendableFrom, _): accessUntil(end) + prepaid(extendableFrom)
        case .freeTrial(let end, let renewal): freeTrial(end) + (renewal.map(thenRenews) ?? [whetherItRenews])
        case .freeTrialCancelled(let end): freeTrial(end) + [Message("status.freeTrial.cancelled")]
        case .freePeriod(let end, let renewal): freePeriod(end) + (renewal.map(thenRenews) ?? [whetherItRenews])
        case .freePeriodCancelled(let end): freePeriod(end) + [Message("status.cancelled.detail")]
        case .introductoryPrice(let next, let isLast), .offerPrice(let next, let isLast): offerPrice(next, isLast)
        case .active(let next): [renews(next)]
        case .discountedRenewal(let next):
            [renews(next)] + (next.price?.isFree == true ? [] : [Message("status.discountedRenewal.detail")])
        case .running(let end): end == nil ? [unknown] : accessUntil(end) + [whetherItRenews]
        case .cancelled(let end): [Message("status.cancelled.detail"), dated("status.accessUntil", end)]
        case .planChange(let change): freeTime + planChange(change)
        case .priceChange(let change): freeTime + priceChange(change)
        case .commitment(let commitment): freeTime + self.commitment(commitment)
        case .gracePeriod(let end): [dated("status.gracePeriod.detail", end)]
        case .billingRetry: [Message("status.billingRetry.detail")]
        case .onHold: [Message("status.onHold.detail")]
        case .paused(let end): [dated("status.paused.detail", end)]
        case .expired(let expiration): expired(expiration)
        case .winBackAvailable(let expiration, _):
            [dated("status.expired.detail", expiration.date), Message("status.winBack.detail")]
        case .refunded(let refund):
            [dated(refund.isPartial ? "status.refundedPartly.detail" : "status.refunded.detail", refund.date)]
                + (refund.endsAccess ? [Message("status.revoked.detail")] : [])
        case .familyShared: [Message("status.familyShared.detail")]
        case .familySharingEnded(let end): [dated("status.familySharingEnded.detail", end)]
        case .upgraded: [Message("status.upgraded.detail")]
        case .replaced: [Message("status.replaced.detail")]
        case .revoked: [Message("status.revoked.detail")]
        case .notPurchased: [Message("status.notPurchased.detail")]
        case .lifetime: [Message("status.lifetime.detail")]
        case .pendingPurchase: [Message("status.pending.detail")]
        case .pendingPurchaseCancelled: [Message("status.pendingCancelled.detail")]
        default: [unknown]
        }
    }

    private var unknown: Message { Message("status.unknown.detail", store) }

    private var whetherItRenews: Message { Message("status.running.detail", store) }

    // MARK: Dates

    /// A sentence that has a form without its date.
    private func dated(_ key: String, _ date: Int64?) -> Message {
        date.map { Message(key, [.date: dates.sentence($0)]) } ?? Message(key + ".noDate")
    }

    private func accessUntil(_ end: Int64?) -> [Message] {
        end.map { [Message("status.accessUntil", [.date: dates.sentence($0)])] } ?? []
    }

    /// Free time that runs beside what is told.
    private var freeTime: [Message] {
        guard let free = purchase.freeTime, free.until > dates.now else { return [] }
        return free.isTrial ? freeTrial(free.until) : freePeriod(free.until)
    }

    private func freeTrial(_ end: Int64?) -> [Message] { [dated("status.freeTrial.detail", end)] }

    private func freePeriod(_ end: Int64?) -> [Message] { [dated("status.freePeriod.detail", end)] }

    // MARK: Renewals

    private func renews(_ next: NextRenewal) -> Message {
        guard let date = next.date else { return Message("status.renews.noDate") }
        guard let price = next.price else { return Message("status.renews", [.date: dates.sentence(date)]) }
        // What costs nothing is said to be free, never priced at zero.
        if price.isFree { return Message("status.renews.free", [.date: dates.sentence(date)]) }
        return Message("status.renews.price", [.date: dates.sentence(date), .renewalPrice: money(price)])
    }

    private func thenRenews(_ next: NextRenewal) -> [Message] {
        guard let price = next.price else { return [Message("status.thenRenews")] }
        if price.isFree { return [renews(next)] }
        return [Message("status.thenRenews.price", [.renewalPrice: money(price)])]
    }

    private func offerPrice(_ next: NextRenewal, _ isLastPeriod: Bool) -> [Message] {
        guard isLastPeriod, let date = next.date else { return [Message("status.offerPrice.detail"), renews(next)] }
        return [Message("status.offerPrice.until", [.date: dates.sentence(date)])] + thenRenews(next)
    }

    private func prepaid(_ extendableFrom: Int64?) -> [Message] {
        let extends = extendableFrom.map { Message("status.prepaid.extendFrom", [.startDate: dates.sentence($0)]) }
        return [Message("status.prepaid.detail")] + [extends].compactMap { $0 }
    }

    private func expired(_ expiration: Expiration) -> [Message] {
        let isTold = expiration.cause != .unstated && expiration.cause != .other
        let cause = !isTold ? [] : [Message("status.expired.\(expiration.cause.rawValue)")]
        return [dated("status.expired.detail", expiration.date)] + cause
    }

    // MARK: Changes

    private func planChange(_ change: PlanChange) -> [Message] {
        let key = "status.\(change.direction.rawValue).detail"
        let what =
            names[change.productID].map { Message(key, [.newProduct: .text($0)]) } ?? Message(key + ".noName")
        guard let date = change.renewal.date else { return [what] }
        var arguments: MessageArguments = [.date: dates.sentence(date)]
        guard let price = change.renewal.price, !price.isFree else {
            return [what, Message("status.planChangeOn", arguments)]
        }
        arguments[.renewalPrice] = money(price)
        return [what, Message("status.planChangeOn.price", arguments)]
    }

    private func priceChange(_ change: AnnouncedPriceChange) -> [Message] {
        let direction = change.kind == .decrease ? "status.priceDecrease.detail" : "status.priceIncrease.detail"
        let goesSomewhere = change.kind == .decrease || change.isIncrease
        let announced = (goesSomewhere ? [Message(direction)] : []) + newPrice(change)
        guard change.kind == .awaitingConsent else { return announced }
        let consent =
            change.consentDeadline.map { Message("status.consent.deadline", [.deadline: dates.sentence($0)]) }
            ?? Message("status.consent")
        return announced + [consent] + (change.planChange.map(planChange) ?? [])
    }

    private func newPrice(_ change: AnnouncedPriceChange) -> [Message] {
        var arguments: MessageArguments = [:]
        arguments[.date] = change.date.map(dates.sentence)
        guard let newPrice = change.newPrice, !newPrice.isFree else {
            return change.date == nil ? [] : [Message("status.newPrice.dateOnly", arguments)]
        }
        arguments[.newPrice] = money(newPrice)
        arguments[.oldPrice] = change.oldPrice.map(money)
        let key =
            switch (change.oldPrice != nil, change.date != nil) {
            case (true, true): "status.newPrice.oldAndDate"
            case (true, false): "status.newPrice.old"
            case (false, true): "status.newPrice.date"
            case (false, false): "status.newPrice"
            }
        return [Message(key, arguments)]
    }

    // MARK: Commitments

    private func commitment(_ commitment: CommitmentState) -> [Message] {
        var sentences: [Message] = []
        if let left = commitment.paymentsLeft {
            let key = commitment.isCancelled ? "status.commitment.cancelled" : "status.commitment.detail"
            sentences.append(Message(key, [.paymentsLeft: .count(left)]))
        } else {
            sentences.append(Message("status.cancelled.detail"))
        }
        if let next = commitment.nextPayment, let date = next.date {
            var arguments: MessageArguments = [.date: dates.sentence(date)]
            let price = next.price.flatMap { $0.isFree ? nil : $0 }
            arguments[.renewalPrice] = price.map(money)
            sentences.append(Message("status.nextPayment" + (price == nil ? "" : ".price"), arguments))
        }
        if let end = commitment.endDate {
            sentences.append(Message("status.commitment.ends", [.date: dates.sentence(end)]))
        }
        if let following = commitment.following { sentences.append(renews(following)) }
        return sentences + (commitment.planChange.map(planChange) ?? [])
    }
}
