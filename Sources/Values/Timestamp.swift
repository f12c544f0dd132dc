/// Instants in text, as Google Play and the package's own form write them: RFC 3339; and as receipts do. `Instant` is what
/// reads and writes them.
///
/// Read with integer arithmetic. `Date.ISO8601FormatStyle` is no strict reader: on Linux it takes "2025-02-30" for
/// 2 March, 24:00 and 25:00 for the next day, "2025-9-4T1:2:3Z" and trailing text as they come, and 999,999,999
/// nanoseconds round up to the next second, past the end of a subscription.
enum Timestamp {
    enum Form {
        case rfc3339
        /// "2018-03-16 16:19:19 Etc/GMT".
        case etcGMT
    }

    /// The instant of a text, rounded down to milliseconds; nil for anything else.
    static func instant(_ text: String, in form: Form) -> Instant? {
        var text = text
        return text.withUTF8 { instant($0, in: form) }
    }

    private static func instant(_ text: UnsafeBufferPointer<UInt8>, in form: Form) -> Instant? {
        var scanner = TimestampScanner(rest: text[...])
        guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
            scanner.skip("-"), let day = scanner.number(digits: 2),
            form == .etcGMT ? scanner.skip(" ") : scanner.skip("T") || scanner.skip("t"),
            let hour = scanner.number(digits: 2), scanner.skip(":"), let minute = scanner.number(digits: 2),
            scanner.skip(":"), let second = scanner.number(digits: 2),
            let milliseconds = scanner.millisecondsAfterPoint(),
            let offset = form == .etcGMT ? scanner.minutesOfEtcGMT() : scanner.minutesFromUTC(),
            scanner.rest.isEmpty, hour < 24, minute < 60, second < 60,
            let days = daysSince1970(year: year, month: month, day: day)
        else { return nil }
        let seconds = days * 86_400 + hour * 3_600 + (minute - offset) * 60 + second
        return Instant(milliseconds: seconds * 1_000 + milliseconds)
    }

    /// The text of an instant in UTC; the milliseconds themselves for one outside the years 1 to 9999.
    static func text(of instant: Instant) -> String {
        guard range.contains(instant) else { return String(instant.milliseconds) }
        let (days, inDay) = instant.milliseconds(since: range.lowerBound).quotientAndRemainder(dividingBy: 86_400_000)
        let (year, month, day) = date(daysSinceYear1: days)
        let (seconds, fraction) = inDay.quotientAndRemainder(dividingBy: 1_000)
        // "2026-11-20T12:00:00.000Z" has 24 bytes.
        return String(unsafeUninitializedCapacity: 24) { bytes in
            var count = 0
            func write(_ number: Int64, digits: Int, then separator: Unicode.Scalar) {
                var rest = number
                for place in (count..<count + digits).reversed() {
                    bytes[place] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
                    rest /= 10
                }
                bytes[count + digits] = UInt8(ascii: separator)
                count += digits + 1
            }
            write(year, digits: 4, then: "-")
            write(month, digits: 2, then: "-")
            write(day, digits: 2, then: "T")
            write(seconds / 3_600, digits: 2, then: ":")
            write(seconds / 60 % 60, digits: 2, then: ":")
            write(seconds % 60, digits: 2, then: fraction == 0 ? "Z" : ".")
            if fraction != 0 { write(fraction, digits: 3, then: "Z") }
            return count
        }
    }

    /// The instants of the years 1 to 9999 in UTC, which RFC 3339 has a text for.
    static let range = Instant(milliseconds: -62_135_596_800_000)...Instant(milliseconds: 253_402_300_799_999)

    /// The date so many days after 1 January of the year 1.
    private static func date(daysSinceYear1 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        // Years that begin in March end with the leap day; 400 of them have 146,097 days.
        let shifted = days + 306
        let (era, inEra) = (shifted / 146_097, shifted % 146_097)
        let yearOfEra = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
        let dayOfYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let march = (5 * dayOfYear + 2) / 153
        let month = march < 10 ? march + 3 : march - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * march + 2) / 5 + 1)
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
    var rest: Slice<UnsafeBufferPointer<UInt8>>

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

    /// The zone that receipts write, which is no offset.
    mutating func minutesOfEtcGMT() -> Int64? {
        let zone = " Etc/GMT".utf8
        guard rest.starts(with: zone) else { return nil }
        rest = rest.dropFirst(zone.count)
        return 0
    }

    private mutating func digit() -> Int64? {
        guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        rest.removeFirst()
        return Int64(byte - UInt8(ascii: "0"))
    }
}
