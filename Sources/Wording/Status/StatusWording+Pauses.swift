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
        let said: [Message] =
            switch pause.cause {
            case .customer?: [.support(pause.hasAccess == false ? .paused : .pausedByCustomer)]
            case .merchant?: [.support(.pausedByMerchant)]
            case .freeTrialEnded?: [.support(.pausedNoPaymentMethod)]
            case .paymentFailed? where pause.hasAccess == false: [.support(.pausedUnstated), .support(.onHold)]
            case .paymentFailed?: [.support(.pausedUnstated), .support(.paymentFailed)]
            case nil: [.support(.pausedUnstated)]
            }
        return said + at(.resumesOn, pause.until)
    }
}
