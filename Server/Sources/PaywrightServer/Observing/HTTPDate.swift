internal import Synchronization

/// The header `Date`, made once a second.
final class HTTPDate: Sendable {
    private let last = Mutex((second: -1, text: ""))

    var now: String {
        let second = System.secondsSinceEpoch
        return last.withLock { last in
            if last.second != second { last = (second, Self.text(second)) }
            return last.text
        }
    }

    /// A moment by RFC 9110: "Fri, 20 Nov 2026 12:00:00 GMT".
    static func text(_ seconds: Int) -> String {
        let days = seconds / 86_400
        let clock = seconds % 86_400
        let weekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][days % 7]
        // Days of a calendar that begins on March 1, 0000: leap days come last in its years.
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
        let names = ["Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb"]
        let time = [clock / 3_600, clock / 60 % 60, clock % 60].map(twoDigits).joined(separator: ":")
        return "\(weekday), \(twoDigits(day)) \(names[month]) \(year) \(time) GMT"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
