internal import PaywrightTimeZones
internal import PaywrightValues
internal import Synchronization

/// How a language writes days in one way: what is printed for a day is kept, for days of twenty-two years.
final class DayTexts: Sendable {
    private final class Day: Sendable {
        /// In days since 1970.
        let number: Int64
        /// nil for a day that cannot be printed.
        let text: [UInt8]?
        let edges: TextEdges

        init(_ number: Int64, _ text: [UInt8]?, isRightToLeft: Bool) {
            (self.number, self.text) = (number, text)
            edges = text.map { TextEdges(ofDate: $0, isRightToLeft: isRightToLeft) } ?? []
        }
    }

    /// Each day has one place, where the last of those that share it stands: nothing is hashed.
    private struct Days {
        private static let (pageSize, pageCount): (Int64, Int64) = (64, 128)
        /// A page has days that follow each other, and is made for the first of them.
        private var pages = [[Day?]](repeating: [], count: Int(pageCount))

        private static func place(of number: Int64) -> (page: Int, day: Int) {
            (Int((number >> Int64(pageSize.trailingZeroBitCount)) & (pageCount - 1)), Int(number & (pageSize - 1)))
        }

        func day(_ number: Int64) -> Day? {
            let place = Self.place(of: number)
            guard !pages[place.page].isEmpty, let day = pages[place.page][place.day] else { return nil }
            return day.number == number ? day : nil
        }

        mutating func add(_ day: Day) {
            let place = Self.place(of: day.number)
            if pages[place.page].isEmpty { pages[place.page] = Array(repeating: nil, count: Int(Self.pageSize)) }
            pages[place.page][place.day] = day
        }
    }

    private static let milliseconds: Int64 = 86_400_000
    private let days = Mutex(Days())
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
        guard let local = zone?.localTime(of: date.instant) else { return false }
        let day = day(ofLocalTime: local)
        guard let written = day.text, day.edges == edges else { return false }
        text.append(written)
        return true
    }

    private func day(ofLocalTime local: Int64) -> Day {
        let number = (local - (local < 0 ? Self.milliseconds - 1 : 0)) / Self.milliseconds
        if let known = days.withLock({ $0.day(number) }) { return known }
        // Printed outside the lock: of two threads that print at once, both print the same.
        let noon = Instant(milliseconds: number * Self.milliseconds + Self.milliseconds / 2)
        let day = Day(number, print(noon), isRightToLeft: isRightToLeft)
        days.withLock { $0.add(day) }
        return day
    }
}
