/// The rule of a time zone for all years, as the end of a zone file states it (RFC 9636, section 3.3): an offset, and where
/// clocks are changed the second one and the two days of the year.
///
///     try PosixTimeZone("CET-1CEST,M3.5.0,M10.5.0/3")
struct PosixTimeZone: Hashable, Sendable {
    /// A day of the year and the time on its clocks.
    struct Change: Hashable, Sendable {
        enum Day: Hashable, Sendable {
            /// From 1 to 365; 29 February is never counted.
            case withoutLeapDay(Int)
            /// From 0 to 365; 29 February is counted.
            case withLeapDay(Int)
            /// A weekday (0 is Sunday) of a month: its first to fourth, or its last (5).
            case weekday(Int, week: Int, month: Int)
        }

        let day: Day
        /// Seconds after midnight, by the clocks as they are before the change: from -167 hours to 167.
        let time: Int64
    }

    /// The second offset of a year.
    struct Daylight: Hashable, Sendable {
        /// Seconds ahead of GMT.
        let offset: Int64
        let start: Change
        let end: Change
    }

    /// Seconds ahead of GMT.
    let offset: Int64
    /// nil where the clocks are never changed.
    let daylight: Daylight?
}

extension PosixTimeZone {
    /// An instant from which on an offset holds.
    struct Moment: Hashable, Sendable {
        /// Since 1970-01-01T00:00:00Z.
        let second: Int64
        /// Seconds ahead of GMT.
        let offset: Int64
    }

    /// The changes of some years, in the order of time; without those that change nothing. Empty where there are none.
    func moments(of years: ClosedRange<Int64>) -> [Moment] {
        guard let daylight else { return [] }
        var moments: [Moment] = []
        for year in years {
            moments.append(Moment(second: daylight.end.second(in: year) - daylight.offset, offset: offset))
            moments.append(Moment(second: daylight.start.second(in: year) - offset, offset: daylight.offset))
        }
        // Daylight time that ends as it begins again lasts all year: of two moments at once its own is the later.
        moments.sort { first, second in
            guard first.second == second.second else { return first.second < second.second }
            return first.offset != daylight.offset && second.offset == daylight.offset
        }
        var changes: [Moment] = []
        for moment in moments {
            if changes.last?.second == moment.second { changes.removeLast() }
            if changes.last?.offset != moment.offset { changes.append(moment) }
        }
        return changes
    }
}

extension PosixTimeZone.Change {
    /// The local time of the change in a year, in seconds since 1970-01-01T00:00:00 there.
    fileprivate func second(in year: Int64) -> Int64 {
        let newYear = DayNumber.of(year: year, month: 1, day: 1)
        let number: Int64
        switch day {
        case .withoutLeapDay(let day):
            number = newYear + Int64(day) - 1 + (day >= 60 && DayNumber.isLeap(year) ? 1 : 0)
        case .withLeapDay(let day): number = newYear + Int64(day)
        case .weekday(let weekday, let week, let month):
            let first = DayNumber.of(year: year, month: Int64(month), day: 1)
            let (nextYear, nextMonth) = month == 12 ? (year + 1, 1) : (year, Int64(month) + 1)
            let next = DayNumber.of(year: nextYear, month: nextMonth, day: 1)
            let day = first + (Int64(weekday) - DayNumber.weekday(of: first) + 7) % 7 + Int64(week - 1) * 7
            number = day < next ? day : day - 7
        }
        return number * 86_400 + time
    }
}

/// Days of the Gregorian calendar by their number since 1970-01-01.
enum DayNumber {
    /// A day, in milliseconds.
    static let length: Int64 = 86_400_000

    /// The day of what clocks show, in milliseconds since 1970-01-01T00:00:00 there.
    static func of(localTime: Int64) -> Int64 { floorDivide(localTime, length) }

    static func isLeap(_ year: Int64) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    static func of(year: Int64, month: Int64, day: Int64) -> Int64 {
        // Years from March on, so that the leap day comes last: eras of 400 years have 146,097 days.
        let shifted = month > 2 ? year : year - 1
        let era = floorDivide(shifted, 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The year that a day lies in.
    static func year(of number: Int64) -> Int64 {
        // The mean length of a year tells it to within one.
        let guess = floorDivide(number * 400, 146_097) + 1_970
        if number < of(year: guess, month: 1, day: 1) { return guess - 1 }
        return number < of(year: guess + 1, month: 1, day: 1) ? guess : guess + 1
    }

    /// 0 is Sunday; 1970-01-01 was a Thursday.
    static func weekday(of number: Int64) -> Int64 {
        let weekday = (number + 4) % 7
        return weekday < 0 ? weekday + 7 : weekday
    }

    static func floorDivide(_ number: Int64, _ divisor: Int64) -> Int64 {
        number / divisor - (number % divisor < 0 ? 1 : 0)
    }
}
