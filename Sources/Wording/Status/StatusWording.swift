package import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel
package import PaywrightValues

/// Chooses the messages of a purchase's lines and their values. Pure: no language is known here, but for the products'
/// names, which the caller has chosen.
package struct StatusWording: Sendable {
    let purchase: CustomerStatus.Purchase
    /// What is true of the purchase; dates on the wrong side of now left out.
    private(set) var situation: SubscriptionSituation
    let names: [String: String]
    let dates: StatusDates
    let values: MessageValues

    /// The wording of a purchase.
    ///
    /// - Parameters:
    ///   - names: The names of products by identifier; a product without a name is spoken of without one.
    ///   - now: The instant the status was decided for: days are counted from it.
    ///   - calendar: Tells the days in the customer's time zone.
    package init(
        _ purchase: CustomerStatus.Purchase,
        names: [String: String],
        now: Instant,
        calendar: StoreCalendar,
        options: StatusOptions = StatusOptions()
    ) {
        self.purchase = purchase
        situation = purchase.situation.honest(at: now)
        self.names = names
        let storefront = purchase.storefront.flatMap { Storefront($0) }
        dates = StatusDates(now: now, calendar: calendar.calendar(in: storefront), options: options)
        values = MessageValues(options: options.prices, storefront: storefront)
    }

    /// The messages of every line that applies, in the order of `StatusLine`.
    package func messages() -> [LineMessage<StatusLine>] {
        var lines: [LineMessage<StatusLine>] = []
        lines.reserveCapacity(StatusLine.allCases.count)
        if let name = purchase.productID.flatMap({ names[$0] }) {
            lines.append(LineMessage(line: .name, content: .value(.product, .text(name))))
        }
        let words = unpaidInvoice ?? words
        lines.append(LineMessage(line: .headline, content: .sentences([words.headline])))
        if let left = timeLeft { lines.append(LineMessage(line: .timeLeft, content: .sentences([left]))) }
        let sentences = words.detail + laterMoments
        let detail = sentences + scheduledEnd + tax(on: sentences)
        lines.append(LineMessage(line: .detail, content: .sentences(detail)))
        if let action = words.action { lines.append(.message(.action, action.rawValue)) }
        lines.append(LineMessage(line: .support, content: .sentences(words.support + references)))
        return lines
    }

    /// The sentences about what is true of the purchase until a change comes.
    func detail(of situation: SubscriptionSituation) -> [Message] {
        var other = self
        other.situation = situation
        return other.words.detail
    }

    /// The time that is left until the end that the situation is about.
    private var timeLeft: Message? {
        guard let end = situation.comingEnd?.date,
            let left = dates.calendar.timeLeft(from: dates.now, until: end)
        else { return nil }
        return switch left {
        case .days(let days): .status(.timeLeftDays, [.daysLeft: .count(days)])
        case .hours(let hours): .status(.timeLeftHours, [.hoursLeft: .count(hours)])
        case .lessThanAnHour: .status(.timeLeftLessThanAnHour)
        }
    }

    /// A price as a message value.
    ///
    /// - Parameter period: How often it is charged, where that is known.
    func money(_ price: Price, every period: CalendarDuration? = nil) -> ArgumentValue {
        .money(values.money(price, role: .billed, every: period).counted(count(of: price)))
    }

    /// The words for how many an amount is for; nil where it is for one, or that is not stated.
    private func count(of price: Price) -> AmountCount? {
        let key: (ProductKey, ArgumentName) = purchase.counts.areSeats ? (.forSeats, .seats) : (.forQuantity, .quantity)
        return purchase.counts.number(of: price).map {
            AmountCount($0, as: key.1, in: key.0.rawValue, around: .line)
        }
    }

    /// The store, for messages that name its settings.
    var store: MessageArguments { [.store: .selection(purchase.store.rawValue)] }
}
