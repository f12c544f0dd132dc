/// A date as receipts write it for people, and as RFC 3339 does: "2018-03-16 16:19:19 Etc/GMT", "2018-03-16T16:19:19Z".
///
/// A date in "America/Los_Angeles" needs a table of time zones and is not read; receipts have it only beside another.
enum ReceiptDateText {
    /// Milliseconds since 1970; nil for anything but these two forms, and for a date that no calendar has.
    static func milliseconds(_ text: String) -> Int64? {
        var scanner = Scanner(rest: text.utf8[...])
        guard let year = scanner.number(digits: 4), scanner.take("-"), let month = scanner.number(digits: 2),
            scanner.take("-"), let day = scanner.number(digits: 2), let separator = scanner.first(of: "T", "t", " "),
            let hour = scanner.number(digits: 2), scanner.take(":"), let minute = scanner.number(digits: 2),
            scanner.take(":"), let second = scanner.number(digits: 2),
            (1...12).contains(month), (1...lastDay(ofMonth: month, year: year)).contains(day),
            hour < 24, minute < 60, second < 60
        else { return nil }
        let fraction = scanner.milliseconds()
        guard let fraction, let offset = scanner.offset(separator: separator), scanner.rest.isEmpty else { return nil }
        let minutes = (days(year: year, month: month, day: day) * 24 + hour) * 60 + minute - offset
        return (minutes * 60 + second) * 1_000 + fraction
    }

    private static func lastDay(ofMonth month: Int64, year: Int64) -> Int64 {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1970-01-01 in the Gregorian calendar, counted in years that begin in March, so that a leap day is the
    /// last of its year.
    private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
        let marchYear = month > 2 ? year : year - 1
        let monthsSinceMarch = (month + 9) % 12
        let daysBeforeMonth = (153 * monthsSinceMarch + 2) / 5
        let leapDays = floored(marchYear, by: 4) - floored(marchYear, by: 100) + floored(marchYear, by: 400)
        return marchYear * 365 + leapDays + daysBeforeMonth + day - 1 - daysBefore1970
    }

    /// From 1 March of the year 0 to 1 January 1970.
    private static let daysBefore1970: Int64 = 719_468

    private static func floored(_ number: Int64, by divisor: Int64) -> Int64 {
        number >= 0 ? number / divisor : (number - divisor + 1) / divisor
    }
}

/// Takes the parts of a date from its beginning.
private struct Scanner {
    var rest: Substring.UTF8View

    mutating func number(digits count: Int) -> Int64? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard digits.count >= count else { return nil }
        rest = rest.dropFirst(count)
        return digits.prefix(count).reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    }

    mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest = rest.dropFirst(text.utf8.count)
        return true
    }

    mutating func first(of texts: String...) -> String? {
        for text in texts where take(text) { return text }
        return nil
    }

    /// A fraction of a second, rounded down to milliseconds; 0 where there is none, nil for a point without digits.
    mutating func milliseconds() -> Int64? {
        guard take(".") else { return 0 }
        var milliseconds: Int64 = 0
        var weight: Int64 = 100
        var count = 0
        while let digit = number(digits: 1) {
            milliseconds += digit * weight
            weight /= 10
            count += 1
        }
        return count > 0 ? milliseconds : nil
    }

    /// Minutes ahead of UTC: " Etc/GMT" after a date with a space, "Z" or "+01:00" as RFC 3339 has it.
    mutating func offset(separator: String) -> Int64? {
        if separator == " ", take(" Etc/GMT") { return 0 }
        guard let sign = first(of: "Z", "z", "+", "-") else { return nil }
        if sign == "Z" || sign == "z" { return 0 }
        guard let hours = number(digits: 2), take(":"), let minutes = number(digits: 2), hours < 24, minutes < 60 else {
            return nil
        }
        return (hours * 60 + minutes) * (sign == "-" ? -1 : 1)
    }
}
