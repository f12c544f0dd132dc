internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightValues

/// Dates as message values, and how near they are, in the customer's time zone.
struct StatusDates {
    let now: Instant
    let calendar: StoreCalendar
    let options: StatusOptions

    /// What a date is of, which decides whether its time of day can be told.
    enum Meaning {
        /// A day: what has passed, a deadline, a change.
        case day
        /// The end of free time or of access, which is over at that instant.
        case end
        /// A charge, which a store may make some hours before or after.
        case charge
    }

    /// A date inside a sentence.
    func sentence(_ instant: Instant, _ meaning: Meaning = .day) -> ArgumentValue {
        guard hasTime(instant, meaning) else { return .date(calendar.date(instant, style: options.dateStyle)) }
        guard calendar.isTimeZoneAssumed else {
            return .date(calendar.date(instant, style: options.dateStyle).with(.time))
        }
        // The zones of a country have different times of day even where they have the same day.
        let assumed = calendar.zone
        return .date(
            MessageDate(
                instant,
                timeZone: assumed.identifier,
                zoneData: assumed.data,
                style: options.dateStyle,
                time: .timeAndZone
            )
        )
    }

    private static let twoDays: Int64 = 48 * 3_600_000

    private func hasTime(_ instant: Instant, _ meaning: Meaning) -> Bool {
        guard instant > now, meaning != .day else { return false }
        return switch options.timeStyle {
        case .none: false
        case .short: true
        case .automatic:
            meaning == .end && !isDayOfCountry && instant.milliseconds(since: now) < Self.twoDays
        }
    }

    /// Whether a day is that of a country's zones, of which none is the customer's for certain: a time in UTC may be on another day.
    private var isDayOfCountry: Bool { calendar.isTimeZoneAssumed && calendar.country != nil }

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
