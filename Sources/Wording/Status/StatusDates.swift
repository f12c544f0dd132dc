internal import PaywrightMessages
internal import PaywrightDecisions

/// Dates as message values, and how near they are, in the customer's time zone.
struct StatusDates {
    let now: Int64
    let calendar: StoreCalendar
    let options: StatusOptions

    /// A date inside a sentence.
    func sentence(_ instant: Int64) -> ArgumentValue {
        .date(calendar.date(instant, style: options.dateStyle))
    }

    /// A headline with its date: near ones as today, tomorrow or in so many days, the others as a date; without a date
    /// the message `undated`.
    func headline(_ key: String, _ instant: Int64?, undated: String? = nil) -> Message {
        guard let instant else { return Message(undated ?? key + ".headline.noDate") }
        if let days = daysLeft(until: instant), days <= options.nearDays {
            return Message(key + ".headline.soon", [.daysLeft: .count(days)])
        }
        return Message(key + ".headline", [.date: .date(calendar.date(instant, style: options.headlineDateStyle))])
    }

    /// How many midnights lie ahead until an instant, so that tomorrow morning is 1 although it is not a whole day away;
    /// nil for the past.
    private func daysLeft(until instant: Int64) -> Int? {
        guard instant > now, let days = calendar.days(from: now, to: instant), days >= 0 else { return nil }
        return days
    }
}
