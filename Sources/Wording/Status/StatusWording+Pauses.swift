internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// What is said of pauses: who paused, whether there is access, when it ends and what is charged then, each only where it is
/// stated.
extension StatusWording {
    func detail(of pause: PauseState) -> [Message] {
        if pause.cause == .freeTrialEnded { return [.status(.pausedNoPaymentMethod)] + resumption(pause.until) }
        let reason: [Message] = pause.cause == .paymentFailed ? [.status(.paymentFailedDetail)] : []
        let endsAccess = pause.hasAccess == false && !purchase.hasAccessByAnother
        let isPaused = Message.status(endsAccess ? .invoicePaused : .pausedUnstated)
        // No charge comes by itself where there are invoices, and none is to be avoided.
        guard let charge = pause.charge, charge.price?.isFree != true, !purchase.isInvoiced else {
            return [isPaused] + reason + resumption(pause.until)
        }
        let plan = planChange(onDate: charge.date)
        // The renewal has a day of its own.
        if let date = charge.date, date != pause.until {
            let payment = [priced(.nextPaymentPrice, charge, on: date, unpriced: .nextPayment)]
            let renewal = isPayment(on: date) ? payment : renews(charge)
            return [isPaused] + resumption(pause.until) + (plan.isEmpty ? renewal : plan)
        }
        let earlier: [Message] = purchase.store.chargesOnResumption ? [.status(.pausedResumeEarlier)] : []
        if !plan.isEmpty { return [isPaused] + resumption(pause.until) + plan + earlier }
        let newPrice = pause.until.map { self.newPrice(atResumption: $0) } ?? []
        guard let until = pause.until, charge.price != nil || !newPrice.isEmpty else {
            let beginning = pause.until == nil ? [] : begins(charge)
            return endsAccess
                ? [dated(.paused, pause.until)] + beginning + wayOut(atResumption: pause.until)
                : [isPaused] + resumption(pause.until) + beginning
        }
        let price = charge.price.map { price in
            Message.status(
                .nextPaymentPrice,
                [.date: dates.sentence(until, .charge), .renewalPrice: money(price)]
            )
        }
        let payment = newPrice.isEmpty ? [price].compactMap { $0 } : newPrice
        return [isPaused] + resumption(until) + payment + begins(charge) + wayOut(atResumption: until) + earlier
    }

    /// A pause that is to come.
    func detail(of pause: PlannedPause) -> [Message] {
        guard let date = pause.date else { return [unknown] }
        return [.status(.pauses, [.date: dates.sentence(date)])] + resumption(pause.until)
    }

    /// That it ends by itself; nothing where that waits for a consent, which stands with the price.
    private func resumption(_ date: Instant?) -> [Message] {
        guard let date, !needsConsent(toResumeOn: date) else { return [] }
        return [.status(.resumes, [.date: dates.sentence(date)])]
    }

    /// What the customer can do about it: a pause that the customer did not make is none to end by a button.
    func action(of pause: PauseState) -> ActionKey {
        switch pause.cause {
        case .freeTrialEnded?, .paymentFailed?: .updatePayment
        case .customer?: .resume
        case .merchant?: .manageSubscription
        case nil: pause.hasAccess == false ? .resume : .manageSubscription
        }
    }

    func support(of pause: PauseState) -> [Message] {
        let losesAccess = pause.hasAccess == false && !purchase.hasAccessByAnother
        let said: [Message] =
            switch pause.cause {
            case .customer?: [.support(losesAccess ? .paused : .pausedByCustomer)]
            case .merchant?: [.support(.pausedByMerchant)]
            case .freeTrialEnded?: [.support(.pausedNoPaymentMethod)]
            case .paymentFailed? where losesAccess: [.support(.pausedUnstated), .support(.onHold)]
            case .paymentFailed?: [.support(.pausedUnstated), .support(.paymentFailed)]
            case nil: [.support(.pausedUnstated)]
            }
        return said + at(.resumesOn, pause.until)
    }

    // MARK: Moments

    /// The new price that is charged when a pause ends, in place of the payment then; nothing where the price stays, or waits for a
    /// consent.
    func newPrice(atResumption date: Instant) -> [Message] {
        moments.first { $0.at == .date(date) && isTold($0) }.map { newPrice(at: $0) } ?? []
    }

    /// Whether a pause ends on a date only if the customer agrees to a price.
    func needsConsent(toResumeOn date: Instant?) -> Bool {
        moments.contains { moment in
            guard moment.changes.contains(.resumes), moment.at.date == date, case .ifAgreed = moment.certainty else {
                return false
            }
            return true
        }
    }

    /// Whether what is charged on a day is a payment of a commitment.
    func isPayment(on date: Instant) -> Bool {
        moments.contains { moment in
            if case .noneUntil = moment.wayOut { moment.at == .date(date) } else { false }
        }
    }

    /// Whether a pause is planned.
    var isPauseTold: Bool { moments.contains { $0.changes.contains(.pauses) } }

    /// The plan that comes with a charge after a pause, and how it is avoided.
    func planChange(onDate date: Instant?) -> [Message] {
        let moment = moments.first { $0.at.date != nil && $0.at.date == date && $0.certainty == .certain }
        return moment.flatMap(plan).map { planChange($0) } ?? []
    }

    /// Whether the words of a pause tell what is charged at its end.
    func isTold(_ moment: Moment) -> Bool {
        guard moment.changes.contains(.resumes), moment.certainty == .certain else { return false }
        if case .exactly = moment.charge { return true }
        return false
    }

    func pause(at moment: Moment) -> [Message] {
        guard let date = moment.at.date else { return [] }
        if moment.changes.contains(.pauses) { return [.status(.pauses, [.date: dates.sentence(date)])] }
        return moment.changes.contains(.resumes) && moment.certainty == .certain
            ? [.status(.resumes, [.date: dates.sentence(date)])] : []
    }

    /// What is charged when a pause ends; a new price is told with the way out of it.
    func charge(atResumption moment: Moment) -> [Message] {
        guard isTold(moment), moment.collection == .automatic, newPrice(at: moment).isEmpty else { return [] }
        return payment(at: moment)
    }

    /// The renewal when a pause ends that comes after another renewal.
    func renewal(atResumption moment: Moment) -> [Message] {
        guard isTold(moment), moment.collection == .automatic, newPrice(at: moment).isEmpty, let date = moment.at.date,
            case .exactly(let price, let tax, _) = moment.charge
        else { return [] }
        let next = NextRenewal(date: date, price: price, tax: tax)
        return [priced(.renewsPrice, next, on: date, unpriced: .renews)] + begins(moment) + wayOut(of: moment)
    }

    /// How the charge at the end of a pause is avoided: not where it is a payment of a commitment.
    func wayOut(atResumption date: Instant?) -> [Message] {
        let isPayment = moments.contains { moment in
            if case .noneUntil = moment.wayOut { moment.changes.contains(.resumes) } else { false }
        }
        return isPayment ? [] : cancelBy(date)
    }
}
