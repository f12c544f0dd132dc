/// Instants in text, as Google Play and the package's own form write them: RFC 3339.
///
/// Read with integer arithmetic. `Date.ISO8601FormatStyle` is no strict reader: on Linux it takes "2025-02-30" for
/// 2 March, 24:00 and 25:00 for the next day, "2025-9-4T1:2:3Z" and trailing text as they come, and 999,999,999
/// nanoseconds round up to the next second, past the end of a subscription.
enum Timestamp {
    /// How an instant must look, for messages about one that does not.
    static let grammar = #"a date and time by RFC 3339, such as "2026-09-24T13:29:26.306Z""#

    /// Milliseconds since 1970-01-01T00:00:00Z, rounded down; nil for anything but a date of the calendar in the years
    /// 1 to 9999, a time of day, at most nine decimals and `Z` or an offset.
    ///
    /// A leap second ("23:59:60") is refused: no time since 1970 can tell it from the second after, and no store writes it.
    ///
    ///     Timestamp.milliseconds(rfc3339: "2025-09-24T13:29:26.306Z")    // 1758720566306
    ///     Timestamp.milliseconds(rfc3339: "2025-02-29T00:00:00Z")        // nil
    static func milliseconds(rfc3339 text: String) -> Int64? {
        var scanner = TimestampScanner(rest: text.utf8[...])
        guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
            scanner.skip("-"), let day = scanner.number(digits: 2), scanner.skip("T") || scanner.skip("t"),
            let hour = scanner.number(digits: 2), scanner.skip(":"), let minute = scanner.number(digits: 2),
            scanner.skip(":"), let second = scanner.number(digits: 2),
            let milliseconds = scanner.millisecondsAfterPoint(), let offset = scanner.minutesFromUTC(),
            scanner.rest.isEmpty, hour < 24, minute < 60, second < 60,
            let days = daysSince1970(year: year, month: month, day: day)
        else { return nil }
        let seconds = days * 86_400 + hour * 3_600 + (minute - offset) * 60 + second
        return seconds * 1_000 + milliseconds
    }

    /// Days from 1970-01-01 in the proleptic Gregorian calendar; nil for a date that it does not have.
    private static func daysSince1970(year: Int64, month: Int64, day: Int64) -> Int64? {
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths: [Int64] = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard year >= 1, (1...12).contains(month), (1...lengths[Int(month) - 1]).contains(day) else { return nil }
        let before = year - 1
        let daysBefore = before * 365 + before / 4 - before / 100 + before / 400
        let daysBefore1970: Int64 = 719_162
        return daysBefore - daysBefore1970 + lengths.prefix(Int(month) - 1).reduce(0, +) + day - 1
    }
}

/// Takes the parts of a timestamp one by one.
private struct TimestampScanner {
    var rest: Substring.UTF8View

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// A number of exactly so many digits.
    mutating func number(digits: Int) -> Int64? {
        var number: Int64 = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// The decimals of a second as milliseconds, rounded down; 0 if there are none.
    mutating func millisecondsAfterPoint() -> Int64? {
        guard skip(".") else { return 0 }
        var milliseconds: Int64 = 0
        var count = 0
        while let digit = digit() {
            count += 1
            guard count <= 9 else { return nil }
            if count <= 3 { milliseconds = milliseconds * 10 + digit }
        }
        guard count > 0 else { return nil }
        for _ in count..<max(count, 3) { milliseconds *= 10 }
        return milliseconds
    }

    /// `Z`, or an offset in minutes: "+02:00" is 120.
    mutating func minutesFromUTC() -> Int64? {
        if skip("Z") || skip("z") { return 0 }
        let isNegative = skip("-")
        guard isNegative || skip("+"), let hours = number(digits: 2), skip(":"), let minutes = number(digits: 2),
            hours < 24, minutes < 60
        else { return nil }
        return (isNegative ? -1 : 1) * (hours * 60 + minutes)
    }

    private mutating func digit() -> Int64? {
        guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        rest.removeFirst()
        return Int64(byte - UInt8(ascii: "0"))
    }
}
