internal import PaywrightStorage
internal import PaywrightTimeZones
internal import PaywrightValues

/// How a language writes days in one way: what is printed for a day is kept, for days of twenty-two years.
final class DayTexts: Sendable {
    private struct Day {
        let text: [UInt8]
        let edges: TextEdges
    }

    private static let milliseconds: Int64 = 86_400_000
    /// By their numbers, in days since 1970; nil for those that cannot be printed.
    private let days = BoundedCache<Int64, Day?>(capacity: 8_192)
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
        text.append(day.text)
        return true
    }

    private func day(ofLocalTime local: Int64) -> Day? {
        let number = (local - (local < 0 ? Self.milliseconds - 1 : 0)) / Self.milliseconds
        return days.value(for: number) {
            let noon = Instant(milliseconds: number * Self.milliseconds + Self.milliseconds / 2)
            return print(noon).map { Day(text: $0, edges: TextEdges(ofDate: $0, isRightToLeft: isRightToLeft)) }
        }
    }
}
