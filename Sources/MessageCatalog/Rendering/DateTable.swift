internal import Synchronization

/// How a language writes the days of the Gregorian year in one way: what stands before and behind the year, for each day taken
/// from what is printed for it, once.
final class DateTable: Sendable {
    /// The text of a day without its year.
    private enum Day {
        case unknown
        case around(before: [UInt8], behind: [UInt8])
        /// The text does not hold the year as one number: each date has to be printed.
        case irregular
    }

    private let digits: [[UInt8]]
    private let print: @Sendable (Int64) -> [UInt8]?
    private let state = Mutex(State())

    private struct State {
        var days = [Day](repeating: .unknown, count: 13 * 32)
        /// The time zone of the last date, as dates of one customer or one run share theirs.
        var zone: ZoneOffsets?
    }

    /// Two leap years whose texts differ in nothing but the year, and the noon of their first day in GMT.
    private static let years: [(year: Int, noon: Int64)] = [(2_024, 1_704_110_400_000), (2_028, 1_830_340_800_000)]
    /// Years that every calendar in use writes with four digits, all since the calendar's reform.
    private static let validYears = 1_900...9_999

    /// - Parameter print: the text that ICU has for noon of a day in GMT.
    init(digits: [[UInt8]], print: @escaping @Sendable (Int64) -> [UInt8]?) {
        self.digits = digits
        self.print = print
    }

    /// Writes the day of a date in its time zone and returns how many UTF-16 units it took; nil, and nothing written, where
    /// the date has to be printed.
    func append(_ date: MessageDate, to bytes: inout [UInt8]) -> Int? {
        let zone = state.withLock { state in
            if let zone = state.zone, zone.timeZone == date.timeZone { return zone }
            let zone = ZoneOffsets.of(date.timeZone)
            state.zone = zone
            return zone
        }
        guard let local = zone.localMilliseconds(of: date.milliseconds) else { return nil }
        let day = CivilDay(localMilliseconds: local)
        guard Self.validYears.contains(day.year) else { return nil }
        let start = bytes.count
        let index = day.month * 32 + day.day
        let isWritten = state.withLock { state in
            if case .unknown = state.days[index] { state.days[index] = build(day) }
            guard case .around(let before, let behind) = state.days[index] else { return false }
            bytes += before
            append(year: day.year, to: &bytes)
            bytes += behind
            return true
        }
        return isWritten ? UTF8Text.utf16Length(of: bytes[start...]) : nil
    }

    private func append(year: Int, to bytes: inout [UInt8]) {
        bytes += digits[year / 1_000]
        bytes += digits[year / 100 % 10]
        bytes += digits[year / 10 % 10]
        bytes += digits[year % 10]
    }

    private func build(_ date: CivilDay) -> Day {
        let halves = Self.years.compactMap { year, firstNoon -> [ArraySlice<UInt8>]? in
            let noons = (0..<366).lazy.map { firstNoon + $0 * CivilDay.milliseconds }
            let noon = noons.first { instant in
                let day = CivilDay(localMilliseconds: instant)
                return day.month == date.month && day.day == date.day
            }
            guard let text = noon.flatMap(print) else { return nil }
            var name: [UInt8] = []
            append(year: year, to: &name)
            guard let range = text.firstRange(of: name), text[range.upperBound...].firstRange(of: name) == nil else {
                return nil
            }
            return [text[..<range.lowerBound], text[range.upperBound...]]
        }
        guard halves.count == 2, halves[0] == halves[1] else { return .irregular }
        return .around(before: Array(halves[0][0]), behind: Array(halves[0][1]))
    }
}
