internal import PaywrightICU
internal import PaywrightValues
internal import Synchronization

/// How a language writes the days of the Gregorian year in one way: what stands before and after the year, for each day taken
/// from what is printed for it, once.
final class DateTable: Sendable {
    /// The text of a day around its year.
    private final class Day: Sendable {
        let before: ShortText
        let behind: ShortText
        /// With the year.
        let utf16Length: Int
        /// nil where the text does not hold the year as one number: then each date has to be printed.
        let edges: DateEdges?

        init(before: [UInt8] = [], behind: [UInt8] = [], utf16Length: Int = 0, edges: DateEdges?) {
            self.before = ShortText(before)
            self.behind = ShortText(behind)
            self.utf16Length = utf16Length
            self.edges = edges
        }
    }

    private let digits: [ShortText]
    private let digitBytes: [[UInt8]]
    private let mostBytesAYear: Int
    private let print: @Sendable (Instant) -> [UInt8]?
    /// A retained `Day` for each day of the twelve months, put there when it is first written. Read by every thread without a lock.
    private nonisolated(unsafe) let days: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

    private static let dayCount = 13 * 32
    /// Two leap years whose texts differ in nothing but the year, and the noon of their first day in GMT.
    private static let years: [(year: Int, noon: Int64)] = [(2_024, 1_704_110_400_000), (2_028, 1_830_340_800_000)]
    /// Years that every calendar in use writes with four digits, all since the calendar's reform.
    private static let validYears = 1_900...9_999
    /// What lies in those years in every time zone, and a day on each side: instants far off are not asked of time zones.
    static let validInstants =
        Instant(milliseconds: -2_209_075_200_000)..<Instant(milliseconds: 253_402_387_200_000)

    /// - Parameter print: the text that ICU has for noon of a day in GMT.
    init(digits: [[UInt8]], print: @escaping @Sendable (Instant) -> [UInt8]?) {
        self.digits = digits.map(ShortText.init)
        digitBytes = digits
        mostBytesAYear = 4 * (digits.map(\.count).max() ?? 4) + ShortText.slack
        self.print = print
        days = .allocate(capacity: Self.dayCount)
        for index in 0..<Self.dayCount { (days + index).initialize(to: Atomic(nil)) }
    }

    deinit {
        for index in 0..<Self.dayCount {
            if let day = days[index].load(ordering: .relaxed) { Unmanaged<Day>.fromOpaque(day).release() }
        }
        days.deinitialize(count: Self.dayCount)
        days.deallocate()
    }

    /// Writes a day; false, and nothing written, where the date has to be printed, or meets its neighbors otherwise.
    func append(_ day: CivilDay, _ edges: DateEdges, to buffer: inout FormattedBuffer) -> Bool {
        guard Self.validYears.contains(day.year) else { return false }
        return place(of: day)._withUnsafeGuaranteedRef { text in
            guard text.edges == edges else { return false }
            var place = buffer.room(for: text.before.count + text.behind.count + mostBytesAYear)
            let start = place
            text.before.write(to: &place)
            forEachDigit(of: day.year) { digits[$0].write(to: &place) }
            text.behind.write(to: &place)
            buffer.advance(place - start, utf16Length: text.utf16Length)
            return true
        }
    }

    /// The text of a day, which stays as long as the table does.
    private func place(of day: CivilDay) -> Unmanaged<Day> {
        let index = day.month * 32 + day.day
        if let known = days[index].load(ordering: .acquiring) { return .fromOpaque(known) }
        // ICU is asked outside any lock; of two threads that ask at once, the first one's answer is kept.
        let built = Unmanaged.passRetained(build(day))
        let (isFirst, known) = days[index].compareExchange(
            expected: nil,
            desired: UnsafeRawPointer(built.toOpaque()),
            ordering: .acquiringAndReleasing
        )
        guard !isFirst, let known else { return built }
        built.release()
        return .fromOpaque(known)
    }

    private func forEachDigit(of year: Int, _ body: (Int) -> Void) {
        body(year / 1_000)
        body(year / 100 % 10)
        body(year / 10 % 10)
        body(year % 10)
    }

    private func build(_ date: CivilDay) -> Day {
        let halves = Self.years.compactMap { year, firstNoon -> [ArraySlice<UInt8>]? in
            let noons = (0..<366).lazy.map { firstNoon + $0 * CivilDay.milliseconds }
            let noon = noons.first { instant in
                let day = CivilDay(localMilliseconds: instant)
                return day.month == date.month && day.day == date.day
            }
            guard let text = noon.map(Instant.init(milliseconds:)).flatMap(print) else { return nil }
            var name: [UInt8] = []
            forEachDigit(of: year) { name += digitBytes[$0] }
            guard let range = text.firstRange(of: name), text[range.upperBound...].firstRange(of: name) == nil else {
                return nil
            }
            return [text[..<range.lowerBound], text[range.upperBound...]]
        }
        guard halves.count == 2, halves[0] == halves[1] else { return Day(edges: nil) }
        let texts = halves[0] + [ArraySlice](repeating: digitBytes[0][...], count: 4)
        let utf16Length = texts.reduce(0) { $0 + UTF8Text.utf16Length(of: $1) }
        return Day(
            before: Array(halves[0][0]),
            behind: Array(halves[0][1]),
            utf16Length: utf16Length,
            edges: DateEdges(of: halves[0][0] + digitBytes[0] + halves[0][1])
        )
    }
}

/// How a date's text meets its neighbors: that decides about what the line writes around it.
struct DateEdges: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// It ends in a full stop, which the sentence's own then is not written after.
    static let endsInStop = DateEdges(rawValue: 1)
    /// It is isolated where it stands in text from left to right.
    static let isRightToLeft = DateEdges(rawValue: 2)
    /// It begins with a letter, which is a capital where a sentence begins.
    static let beginsWithLetter = DateEdges(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(of text: some RandomAccessCollection<UInt8>) {
        self = []
        let bytes = Array(text)
        if UTF8Text.lastVisibleScalar(of: bytes) == "." { insert(.endsInStop) }
        if UTF8Text.firstVisibleScalar(of: bytes)?.properties.isAlphabetic == true { insert(.beginsWithLetter) }
        if String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: TextProperties.isRightToLeft) {
            insert(.isRightToLeft)
        }
    }
}
