internal import PaywrightICU
internal import PaywrightTimeZones
internal import PaywrightValues
internal import Synchronization

/// How a language writes days in one way: what is printed for a day is kept until a day 8,192 days away takes its place.
final class DayTexts: Sendable {
    private final class Day: Sendable {
        /// In days since 1970.
        let number: Int64
        let text: [UInt8]
        let utf16Length: Int
        let edges: TextEdges

        init(_ number: Int64, _ text: [UInt8], isRightToLeft: Bool) {
            self.number = number
            self.text = text
            utf16Length = UTF8Text.utf16Length(of: text[...])
            edges = TextEdges(ofDate: text, isRightToLeft: isRightToLeft)
        }
    }

    private static let milliseconds: Int64 = 86_400_000
    private static let dayCount = 8_192
    private let days = Mutex([Day?](repeating: nil, count: dayCount))
    private let isRightToLeft: Bool
    private let print: @Sendable (Instant) -> [UInt8]?

    /// - Parameter print: the text of a day, given its noon in GMT; nil for a day that cannot be printed.
    init(isRightToLeft: Bool, print: @escaping @Sendable (Instant) -> [UInt8]?) {
        self.isRightToLeft = isRightToLeft
        self.print = print
    }

    /// Writes the day of a date in its time zone; false, and nothing written, where it cannot be printed, and where it meets its
    /// neighbors otherwise than by `edges`.
    func append(_ date: MessageDate, _ edges: TextEdges, to text: inout LineText) -> Bool {
        let zone = TimeZoneRules.named(date.timeZone, in: date.zoneData)
        guard let local = zone?.localTime(of: date.instant), let day = day(ofLocalTime: local), day.edges == edges
        else { return false }
        text.append(day.text, utf16Length: day.utf16Length)
        return true
    }

    private func day(ofLocalTime local: Int64) -> Day? {
        let number = (local - (local < 0 ? Self.milliseconds - 1 : 0)) / Self.milliseconds
        let place = Int(truncatingIfNeeded: number) & (Self.dayCount - 1)
        if let known = days.withLock({ $0[place] }), known.number == number { return known }
        // The evaluator runs outside the lock.
        guard let text = print(Instant(milliseconds: number * Self.milliseconds + Self.milliseconds / 2)) else {
            return nil
        }
        let day = Day(number, text, isRightToLeft: isRightToLeft)
        days.withLock { $0[place] = day }
        return day
    }
}
