internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// The sentences that rows are made of.
extension StatusWording {
    var unknown: Message { .status(.unknownDetail, store) }

    var whetherItRenews: Message { .status(.runningDetail, store) }

    // MARK: Dates

    func dated(_ sentence: DatedSentence, _ date: Instant?) -> Message {
        date.map { .status(sentence.date, [.date: dates.sentence($0)]) } ?? .status(sentence.undated)
    }

    func accessUntil(_ end: Instant?) -> [Message] {
        end.map { [.status(.accessUntil, [.date: dates.sentence($0)])] } ?? []
    }

    /// Free time that runs beside the rest.
    var freeTime: [Message] {
        guard let free = purchase.freeTime, free.until > dates.now else { return [] }
        return [dated(free.isTrial ? .freeTrial : .freePeriod, free.until)]
    }

    // MARK: Renewals

    func renews(_ next: NextRenewal) -> Message {
        guard let date = next.date else { return .status(.renewsNoDate) }
        guard let price = next.price else { return .status(.renews, [.date: dates.sentence(date)]) }
        // What costs nothing is said to be free, never priced at zero.
        if price.isFree { return .status(.renewsFree, [.date: dates.sentence(date)]) }
        return .status(.renewsPrice, [.date: dates.sentence(date), .renewalPrice: money(price)])
    }

    /// What comes after free time or an offer's price that ends on a date; without that date no charge is stated, for nothing
    /// says when.
    func thenRenews(_ next: NextRenewal, after end: Instant?) -> [Message] {
        guard let price = next.price else { return [.status(.thenRenews)] }
        if price.isFree || (end == nil && next.date != nil) { return [renews(next)] }
        guard end != nil else { return [.status(.thenRenews)] }
        return [.status(.thenRenewsPrice, [.renewalPrice: money(price)])]
    }

    func offerPrice(_ next: NextRenewal, _ isLastPeriod: Bool) -> [Message] {
        guard isLastPeriod, let date = next.date else { return [.status(.offerPriceDetail), renews(next)] }
        return [.status(.offerPriceUntil, [.date: dates.sentence(date)])] + thenRenews(next, after: date)
    }

    func prepaid(_ extendableFrom: Instant?) -> [Message] {
        let extends = extendableFrom.map { [Message.status(.prepaidExtendFrom, [.startDate: dates.sentence($0)])] }
        return [.status(.prepaidDetail)] + (extends ?? [])
    }

    // MARK: Changes

    func planChange(_ change: PlanChange) -> [Message] {
        let keys = change.direction.sentence
        let what = names[change.productID].map { Message.status(keys.named, [.newProduct: .text($0)]) }
        let sentence = what ?? .status(keys.unnamed)
        guard let date = change.renewal.date else { return [sentence] }
        var arguments: MessageArguments = [.date: dates.sentence(date)]
        guard let price = change.renewal.price, !price.isFree else {
            return [sentence, .status(.planChangeOn, arguments)]
        }
        arguments[.renewalPrice] = money(price)
        return [sentence, .status(.planChangeOnPrice, arguments)]
    }

    func priceChange(_ change: AnnouncedPriceChange) -> [Message] {
        let announced = (change.sentence.map { [.status($0)] } ?? []) + newPrice(change)
        guard change.kind == .awaitingConsent else { return announced }
        let consent =
            change.consentDeadline.map { Message.status(.consentDeadline, [.deadline: dates.sentence($0)]) }
            ?? .status(.consent)
        return announced + [consent] + (change.planChange.map(planChange) ?? [])
    }

    private func newPrice(_ change: AnnouncedPriceChange) -> [Message] {
        var arguments: MessageArguments = [:]
        arguments[.date] = change.date.map(dates.sentence)
        guard let newPrice = change.newPrice, !newPrice.isFree else {
            return change.date == nil ? [] : [.status(.newPriceDateOnly, arguments)]
        }
        arguments[.newPrice] = money(newPrice)
        arguments[.oldPrice] = change.oldPrice.map(money)
        let key: StatusKey =
            switch (change.oldPrice != nil, change.date != nil) {
            case (true, true): .newPriceOldAndDate
            case (true, false): .newPriceOld
            case (false, true): .newPriceDate
            case (false, false): .newPrice
            }
        return [.status(key, arguments)]
    }

    // MARK: Commitments

    func headline(of commitment: CommitmentState) -> Message {
        guard let left = commitment.paymentsLeft else { return dates.headline(.cancelled, commitment.endDate) }
        let key: StatusKey = commitment.isCancelled ? .commitmentHeadlineCancelled : .commitmentHeadline
        return .status(key, [.paymentsLeft: .count(left)])
    }

    func detail(of commitment: CommitmentState) -> [Message] {
        var sentences: [Message] = []
        if let left = commitment.paymentsLeft {
            let key: StatusKey = commitment.isCancelled ? .commitmentCancelled : .commitmentDetail
            sentences.append(.status(key, [.paymentsLeft: .count(left)]))
        } else {
            sentences.append(.status(.cancelledDetail))
        }
        if let next = commitment.nextPayment, let date = next.date {
            var arguments: MessageArguments = [.date: dates.sentence(date)]
            let price = next.price.flatMap { $0.isFree ? nil : $0 }
            arguments[.renewalPrice] = price.map(money)
            sentences.append(.status(price == nil ? .nextPayment : .nextPaymentPrice, arguments))
        }
        if let end = commitment.endDate {
            sentences.append(.status(.commitmentEnds, [.date: dates.sentence(end)]))
        }
        if let following = commitment.following { sentences.append(renews(following)) }
        return sentences + (commitment.planChange.map(planChange) ?? [])
    }
}

// MARK: Keys of facts

extension PlanDirection {
    /// What tells the change, with the new plan's name and without.
    fileprivate var sentence: (named: StatusKey, unnamed: StatusKey) {
        switch self {
        case .downgrade: (.downgradeDetail, .downgradeDetailNoName)
        case .upgrade: (.upgradeDetail, .upgradeDetailNoName)
        case .crossgrade: (.crossgradeDetail, .crossgradeDetailNoName)
        }
    }
}

extension AnnouncedPriceChange.Kind {
    var headline: StatusKey {
        switch self {
        case .increase: .priceIncreaseHeadline
        case .awaitingConsent: .priceConsentHeadline
        case .decrease: .priceDecreaseHeadline
        }
    }
}

extension AnnouncedPriceChange {
    /// What tells whether the price goes up or down; nil where neither is known.
    fileprivate var sentence: StatusKey? {
        switch kind {
        case .decrease: .priceDecreaseDetail
        case .increase, .awaitingConsent: isIncrease ? .priceIncreaseDetail : nil
        }
    }
}

extension ExpirationCause {
    /// What tells a customer the cause; nil for one that customers are not told.
    var sentence: StatusKey? {
        switch self {
        case .voluntary: .expiredVoluntary
        case .billing: .expiredBilling
        case .priceNotAccepted: .expiredPriceNotAccepted
        case .productUnavailable: .expiredProductUnavailable
        case .other, .unstated: nil
        }
    }
}
