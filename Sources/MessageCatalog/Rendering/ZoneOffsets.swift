internal import CICU
internal import Synchronization

/// A day of the Gregorian calendar.
struct CivilDay: Hashable {
    let year: Int
    let month: Int
    let day: Int

    /// How long a day is.
    static let milliseconds: Int64 = 86_400_000

    /// The day of a local time, in milliseconds since 1970-01-01T00:00:00 there.
    init(localMilliseconds: Int64) {
        var days = localMilliseconds / Self.milliseconds
        if localMilliseconds % Self.milliseconds < 0 { days -= 1 }
        // Years from March on, so that the leap day comes last: eras of 400 years have 146,097 days.
        let shifted = Int(days) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }
}

/// How far a time zone is from GMT at an instant, by ICU's rules, each stretch between two changes of the clocks asked for once.
final class ZoneOffsets: Sendable {
    /// The time between two changes.
    struct Stretch {
        let start: Int64
        let end: Int64
        /// Milliseconds from GMT.
        let offset: Int64

        func contains(_ milliseconds: Int64) -> Bool { start <= milliseconds && milliseconds < end }
    }

    let timeZone: String
    /// In the order of time.
    private let stretches = Mutex<[Stretch]>([])

    init(timeZone: String) { self.timeZone = timeZone }

    /// The zones there are, by name: they belong to no language.
    private static let zones = BoundedCache<String, ZoneOffsets>(capacity: 600)

    /// The offsets of a zone.
    static func of(_ timeZone: String) -> ZoneOffsets { zones.value(for: timeZone) { ZoneOffsets(timeZone: timeZone) } }

    /// The stretch of an instant; nil for a zone or a time that ICU does not have.
    func stretch(of milliseconds: Int64) -> Stretch? {
        if let known = stretches.withLock({ Self.stretch(of: milliseconds, in: $0) }) { return known }
        var status: cicu_status = 0
        let found = cicu_time_zone_offset(timeZone, milliseconds, &status)
        let stretch = Stretch(start: found.start, end: found.end, offset: Int64(found.milliseconds))
        guard status <= 0, stretch.contains(milliseconds) else { return nil }
        stretches.withLock { stretches in
            let index = stretches.firstIndex { $0.start >= stretch.start } ?? stretches.endIndex
            guard index == stretches.endIndex || stretches[index].start != stretch.start else { return }
            stretches.insert(stretch, at: index)
        }
        return stretch
    }

    private static func stretch(of milliseconds: Int64, in stretches: [Stretch]) -> Stretch? {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].end <= milliseconds { low = middle + 1 } else { high = middle }
        }
        guard low < stretches.count, stretches[low].contains(milliseconds) else { return nil }
        return stretches[low]
    }
}
