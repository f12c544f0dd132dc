internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightValues

/// Dates as message values, and how near they are, in the customer's time zone.
struct StatusDates {
    let now: Instant
    let calendar: StoreCalendar
    let options: StatusOptions

    /// A date inside a sentence.
    func sentence(_ instant: Instant) -> ArgumentValue {
        .date(calendar.date(instant, style: options.dateStyle))
    }

    /// A headline with its date: near ones as today, tomorrow or in so many days, the others as a date.
    func headline(_ headline: DatedHeadline, _ instant: Instant?) -> Message {
        guard let instant else { return .status(headline.undated) }
        if let days = daysLeft(until: instant), days <= options.nearDays {
            return .status(headline.soon, [.daysLeft: .count(days)])
        }
        return .status(headline.date, [.date: .date(calendar.date(instant, style: options.headlineDateStyle))])
    }

    /// How many midnights lie ahead until an instant, so that tomorrow morning is 1 although it is not a whole day away;
    /// nil for the past.
    private func daysLeft(until instant: Instant) -> Int? {
        guard instant > now, let days = calendar.days(from: now, to: instant), days >= 0 else { return nil }
        return days
    }
}
