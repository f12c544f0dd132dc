internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// What a customer reads where a purchase is confirmed.
extension ProductWording {
    // MARK: The button

    /// Whether the button buys: for a customer whose plans are known only where the product is one to buy, or to change to.
    var canBeBought: Bool { choice?.canBeBought ?? true }

    /// What stands in the button's place where it does not buy: the label of the plan that is the customer's own.
    var labelOfChoice: LineContent? {
        choice?.choice == .current ? .sentences([Message(PaywallLabel.currentPlan.rawValue, [:])]) : nil
    }

    /// The words of the button that places an order, where the law fixes them: what costs nothing obliges nobody to pay.
    var orderButton: LineContent? {
        guard isOrder, !price.isFree, !isFreeOneTime, FixedWords.areFixed(.orderButton, in: terms.storefront)
        else { return nil }
        return .fixedWords(.orderButton, terms.storefront)
    }

    /// Whether the button places an order on a merchant's page. It then names what is charged, and not the free time before.
    var isOrder: Bool { options.button == .order && terms.product.store.isSoldByMerchant }

    // MARK: With dates

    /// What is charged with the purchase.
    var dueToday: LineContent? {
        guard let due = dated?.dueToday else { return nil }
        if !due.isFree { return .message(.dueToday, [.price: money(due)]) }
        return dated?.firstCharge == nil ? nil : .message(.dueTodayNothing)
    }

    /// What is charged next, and on which day.
    var nextCharge: LineContent? {
        guard let (day, price) = firstCharge else { return nil }
        return .message(.nextCharge, [.date: day, .price: price])
    }

    /// The steps of a free trial: nil where it is none, or the day of the charge is not certain.
    var trialSteps: (today: LineContent, lastDay: LineContent?, charge: LineContent)? {
        guard let first = offerPhases.first, PhaseKind(first) == .freeTrial, first.isForNewCustomers,
            dated?.dueToday.isFree == true, let (day, price) = firstCharge
        else { return nil }
        let lastDay = dated?.firstCharge?.lastDay.flatMap(date)
        return (
            .message(.trialTimelineToday),
            lastDay.map { .message(.trialTimelineLastDay, [.date: $0]) },
            .message(.trialTimelineCharge, [.date: day, .price: price])
        )
    }

    private var firstCharge: (day: ArgumentValue, price: ArgumentValue)? {
        guard let charge = dated?.firstCharge, let day = charge.day.flatMap(date),
            case .exactly(let price, _, _) = charge.moment.charge
        else { return nil }
        return (day, money(price))
    }

    /// An amount that is charged, as the phase has it that it is the price of.
    private func money(_ price: Price) -> ArgumentValue {
        if price == self.price { return .money(regularMoney) }
        let offer = offerPhases.first { $0.price == price }
        return .money(offer.map(values.offerMoney) ?? values.money(price, role: .total))
    }

    /// A day in the customer's time zone.
    func date(_ day: CalendarDay) -> ArgumentValue? {
        Instant(rfc3339: "\(day)T12:00:00Z").map { .date(MessageDate($0, timeZone: "UTC")) }
    }

    // MARK: Another plan

    /// When the plan takes the place of the customer's. What a change costs no field states.
    var planChange: LineContent? {
        switch choice?.takesEffect {
        case .now?: .message(.planChangeNow)
        case .atRenewal?: .message(.planChangeAtRenewal)
        case nil: nil
        }
    }

    // MARK: Promises

    /// That it can be cancelled at any time: of a purchase, only where the store's own rule makes it true.
    var cancelAnytime: LineContent? {
        let store = terms.product.store
        // What a customer has may be a commitment, or cancelled, and what a change binds to is not stated.
        guard choice.map({ $0.choice == .buy }) ?? true, isPaidSubscription, !commitsToPayments,
            !store.isSoldByMerchant, !terms.product.leavesCalculationsOpen, !isTooLateAtOnce
        else {
            return nil
        }
        return .message(store.hoursToCancelBefore > 0 ? .cancelAnytimeAppStore : .cancelAnytime)
    }

    /// Whether no day is left to cancel before the first charge when the purchase is made: after a trial of a day, where the store asks
    /// for a day.
    private var isTooLateAtOnce: Bool {
        let hours = terms.product.store.hoursToCancelBefore
        guard hours > 0, let first = terms.phases.first, let period = first.period else { return false }
        if let charge = dated?.firstCharge { return charge.lastDay == nil }
        let length = first.price.isFree ? first.cycles.flatMap(period.times) ?? period : period
        return length.years == 0 && length.months == 0 && Int64(length.weeks * 7 + length.days) * 24 <= hours
    }
}
