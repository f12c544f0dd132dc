internal import PaywrightDecisions
package import PaywrightMessages
internal import PaywrightModel
package import PaywrightValues

/// Chooses the messages of a notice around its body.
struct NoticeWording {
    private let purchase: CustomerStatus.Purchase
    /// The sentences of the body.
    private let sentences: [Message]
    private let dates: StatusDates

    init(
        _ purchase: CustomerStatus.Purchase,
        body: LineContent,
        now: Instant,
        calendar: StoreCalendar,
        options: StatusOptions
    ) {
        self.purchase = purchase
        sentences = if case .sentences(let sentences) = body { sentences } else { [] }
        let storefront = purchase.storefront.flatMap { Storefront($0) }
        dates = StatusDates(now: now, calendar: calendar.calendar(in: storefront), options: options)
    }

    /// What of an event that comes a field states and the body does not: the sentences tell the first changes alone, and not each that
    /// comes within a period.
    func factsLeftOut(of event: NoticeEvent) -> [NoticeFact] {
        if event.kind.isOfPast { return [] }
        guard let date = event.date else {
            return (event.moment.map(states(chargeOf:)) == true ? [] : [.amount, .frequency]) + placesLeftOut
        }
        let isDated = states(date)
        let lastDay = event.limit.flatMap { dates.calendar.lastDay(before: $0, now: dates.now) }
        var facts: [NoticeFact] = isDated ? [] : [.chargeDate]
        // A price that waits for a consent stands beside the day of the consent.
        if !isDated, !event.needsConsent { facts += [.amount, .frequency, .lastDay] }
        if let lastDay, !states(lastDay), !facts.contains(.lastDay) { facts.append(.lastDay) }
        if let moment = event.moment, !statesFrequency(of: moment), !facts.contains(.frequency) {
            facts.append(.frequency)
        }
        return facts + placesLeftOut
    }

    /// What the body does not name of where the customer cancels, and of who sells.
    private var placesLeftOut: [NoticeFact] {
        let keys = Set(sentences.map(\.key))
        if keys.contains(ProductKey.disclosureCancelMerchantLink.rawValue) { return [] }
        if keys.contains(ProductKey.disclosureCancelMerchant.rawValue) { return [.cancelLink] }
        // The sentence about a charge without a day names the settings of an app store.
        let isNamed =
            keys.contains(ProductKey.disclosureCancelAmazon.rawValue)
            || !purchase.store.isSoldByMerchant && !keys.isDisjoint(with: Self.undatedWaysOut)
        return isNamed ? [.cancelLink, .seller] : [.cancelLink, .howToCancel, .seller]
    }

    private static let undatedWaysOut = Set(
        [ProductKey.disclosureCancel, .disclosureCancelFreeTrial, .disclosureCancelFreePeriod].map(\.rawValue)
    )

    /// Whether the body names what a moment costs, or the new price.
    private func states(chargeOf moment: Moment) -> Bool {
        var amounts: [Price] = []
        switch moment.charge {
        case .exactly(let price, _, _), .atMost(let price): amounts.append(price)
        case .none, .free, .notStated: break
        }
        for case .price(_, let price?, _) in moment.changes { amounts.append(price) }
        return money.contains { told in amounts.contains(where: told.price.isSameAmount) }
    }

    /// Every amount that the body names.
    private var money: [MessagePrice] {
        sentences.flatMap { sentence in
            sentence.arguments.names.compactMap { name in
                if case .money(let told)? = sentence.arguments[name] { told } else { nil }
            }
        }
    }

    /// Whether the body names how often the charge of a moment comes: only some sentences about a charge do.
    private func statesFrequency(of moment: Moment) -> Bool {
        guard case .exactly(let price, _, .some) = moment.charge else { return false }
        return money.contains { $0.period != nil && $0.price.isSameAmount(as: price) }
    }

    /// A date in a subject, which the body states too. It is read on another day than it is written on, so that no day is told as
    /// tomorrow. nil for the headline of the status.
    func subject(of event: NoticeEvent) -> Message? {
        let date = event.date.flatMap { states($0) ? $0 : nil }
        switch Subject(event, of: purchase) {
        case .trial: return dated(.trialEndingSubject, date) ?? .status(.freeTrialHeadlineNoDate)
        case .freePeriod: return dated(.freePeriodEndingSubject, date) ?? .status(.freePeriodHeadlineNoDate)
        case .offer: return dated(.offerEndingSubject, date) ?? Message(NoticeKey.renewalSubjectNoDate)
        case .renewal:
            if let change = event.moment?.changes.compactMap(\.headline).first {
                return date.map { .status(change.date, [.date: day($0)]) } ?? .status(change.undated)
            }
            return dated(.renewalSubject, date) ?? Message(NoticeKey.renewalSubjectNoDate)
        case .price: return dated(.priceChangeSubject, date) ?? Message(NoticeKey.priceChangeSubjectNoDate)
        case .consent: return Message(NoticeKey.priceConsentSubject)
        // Where invoices are sent no payment has failed.
        case .payment: return purchase.isInvoiced ? nil : Message(NoticeKey.paymentFailedSubject)
        // Whoever has cancelled a trial reads of no end that a charge follows.
        case .end:
            let isFree = [.trial, .freeOffer].contains(purchase.timeline.paying)
            return (isFree ? nil : dated(.cancelledSubject, date)) ?? Message(NoticeKey.cancelledSubjectNoDate)
        }
    }

    /// What the message is about, with the product's name where there is one.
    func opening(of event: NoticeEvent, named name: String?) -> Message {
        var keys = Subject(event, of: purchase).openings
        // A cancellation is confirmed only to the customer who made it.
        if event.kind == .cancelled, purchase.isCancelledByCustomer != true {
            keys = (.renewalOpening, .renewalOpeningUnnamed)
        }
        return name.map { Message(keys.named, [.product: .text($0)]) } ?? Message(keys.unnamed)
    }

    /// Whether the day of an instant stands in the body.
    private func states(_ date: Instant) -> Bool {
        sentences.contains { sentence in
            sentence.arguments.names.contains { name in
                guard case .date(let told)? = sentence.arguments[name] else { return false }
                return dates.calendar.days(from: told.instant, to: date) == 0
            }
        }
    }

    private func dated(_ key: NoticeKey, _ date: Instant?) -> Message? {
        date.map { Message(key, [.date: day($0)]) }
    }

    private func day(_ date: Instant) -> ArgumentValue {
        .date(dates.calendar.date(date, style: dates.options.headlineDateStyle))
    }

    /// What a notice is about, in the words that it takes.
    private enum Subject {
        case trial, freePeriod, offer, renewal, price, consent, payment, end

        init(_ event: NoticeEvent, of purchase: CustomerStatus.Purchase) {
            switch event.kind {
            case .trialEnding:
                let isTrial = event.moment?.changes.contains(.trialEnds) == true
                let before = purchase.timeline.moments.last { moment in
                    moment.at.date.map { date in event.date.map { date < $0 } ?? false } ?? false
                }
                let isFree = before.map { $0.charge == .free } ?? (purchase.timeline.paying == .freeOffer)
                self = isTrial ? .trial : isFree ? .freePeriod : .offer
            case .renewal: self = .renewal
            case .priceChange: self = event.needsConsent ? .consent : .price
            case .paymentFailed: self = .payment
            case .cancelled: self = .end
            }
        }

        var openings: (named: NoticeKey, unnamed: NoticeKey) {
            switch self {
            case .trial: (.trialEndingOpening, .trialEndingOpeningUnnamed)
            case .freePeriod: (.freePeriodEndingOpening, .freePeriodEndingOpeningUnnamed)
            case .offer: (.offerEndingOpening, .offerEndingOpeningUnnamed)
            case .renewal: (.renewalOpening, .renewalOpeningUnnamed)
            case .price: (.priceChangeOpening, .priceChangeOpeningUnnamed)
            case .consent: (.priceConsentOpening, .priceConsentOpeningUnnamed)
            case .payment: (.paymentFailedOpening, .paymentFailedOpeningUnnamed)
            case .end: (.cancelledOpening, .cancelledOpeningUnnamed)
            }
        }
    }
}

extension Price {
    /// Whether both are the same money, whatever a store shows for it.
    fileprivate func isSameAmount(as other: Price) -> Bool { amount == other.amount && currency == other.currency }
}

extension Moment.Change {
    /// The headline of what comes with a renewal in place of the plan's next period.
    fileprivate var headline: DatedHeadline? {
        switch self {
        case .plan: .planChange
        case .commitmentBegins: .commitmentBegins
        case .resumes: .paused
        case .trialEnds, .offerBegins, .offerEnds, .price, .paymentsLeft, .commitmentEnds, .pauses, .releases,
            .itemEnds, .ends:
            nil
        }
    }
}

/// The messages around the body of a notice. A test compares them with the source language's, both ways.
enum NoticeKey: String, MessageKey {
    case trialEndingSubject = "notice.trialEnding.subject"
    case freePeriodEndingSubject = "notice.freePeriodEnding.subject"
    case offerEndingSubject = "notice.offerEnding.subject"
    case renewalSubject = "notice.renewal.subject"
    case renewalSubjectNoDate = "notice.renewal.subject.noDate"
    case priceChangeSubject = "notice.priceChange.subject"
    case priceChangeSubjectNoDate = "notice.priceChange.subject.noDate"
    case priceConsentSubject = "notice.priceConsent.subject"
    case paymentFailedSubject = "notice.paymentFailed.subject"
    case cancelledSubject = "notice.cancelled.subject"
    case cancelledSubjectNoDate = "notice.cancelled.subject.noDate"
    case trialEndingOpening = "notice.trialEnding.opening"
    case trialEndingOpeningUnnamed = "notice.trialEnding.opening.unnamed"
    case freePeriodEndingOpening = "notice.freePeriodEnding.opening"
    case freePeriodEndingOpeningUnnamed = "notice.freePeriodEnding.opening.unnamed"
    case offerEndingOpening = "notice.offerEnding.opening"
    case offerEndingOpeningUnnamed = "notice.offerEnding.opening.unnamed"
    case renewalOpening = "notice.renewal.opening"
    case renewalOpeningUnnamed = "notice.renewal.opening.unnamed"
    case priceChangeOpening = "notice.priceChange.opening"
    case priceChangeOpeningUnnamed = "notice.priceChange.opening.unnamed"
    case priceConsentOpening = "notice.priceConsent.opening"
    case priceConsentOpeningUnnamed = "notice.priceConsent.opening.unnamed"
    case paymentFailedOpening = "notice.paymentFailed.opening"
    case paymentFailedOpeningUnnamed = "notice.paymentFailed.opening.unnamed"
    case cancelledOpening = "notice.cancelled.opening"
    case cancelledOpeningUnnamed = "notice.cancelled.opening.unnamed"
}

extension StatusFormatter {
    /// Every message around the body of a notice, by the kind and the name of its text: for those who review the words.
    ///
    /// - Parameters:
    ///   - date: The date of those that have one.
    ///   - product: The product's name.
    package func messagesOfNotices(
        on date: Instant,
        naming product: String
    ) -> [(kind: String, name: String, isDated: Bool, message: Message)] {
        NoticeKey.allCases.map { key in
            // "notice.trialEnding.subject"
            let parts = key.rawValue.split(separator: ".").map(String.init)
            let isDated = key.isDated
            var arguments: MessageArguments = [:]
            if isDated { arguments[.date] = .date(calendar.date(date, style: options.headlineDateStyle)) }
            if parts.count == 3, parts[2] == "opening" { arguments[.product] = .text(product) }
            return (parts[1], parts.dropFirst(2).joined(separator: "."), isDated, Message(key, arguments))
        }
    }
}

extension NoticeKey {
    fileprivate var isDated: Bool {
        switch self {
        case .trialEndingSubject, .freePeriodEndingSubject, .offerEndingSubject, .renewalSubject, .priceChangeSubject,
            .cancelledSubject:
            true
        case .renewalSubjectNoDate, .priceChangeSubjectNoDate, .priceConsentSubject, .paymentFailedSubject,
            .cancelledSubjectNoDate, .trialEndingOpening, .trialEndingOpeningUnnamed, .freePeriodEndingOpening,
            .freePeriodEndingOpeningUnnamed, .offerEndingOpening, .offerEndingOpeningUnnamed, .renewalOpening,
            .renewalOpeningUnnamed, .priceChangeOpening, .priceChangeOpeningUnnamed, .priceConsentOpening,
            .priceConsentOpeningUnnamed, .paymentFailedOpening, .paymentFailedOpeningUnnamed, .cancelledOpening,
            .cancelledOpeningUnnamed:
            false
        }
    }
}
