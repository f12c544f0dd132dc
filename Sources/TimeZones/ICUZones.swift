internal import PaywrightValues

internal import CPaywrightICU
internal import Synchronization

/// The time zones that ICU carries.
enum ICUZones {
    /// The release of the data: "2022e"; nil where ICU does not say.
    static let version: String? = {
        let version = text { cicu_time_zone_data_version($0, $1, &$2) }
        return version.isEmpty ? nil : version
    }()

    /// Every name that ICU has a table of.
    static var names: [String] { list { cicu_time_zone_names($0, $1, &$2) } }

    /// The names of a country's zones by its two-letter code; none for a country that ICU does not know.
    static func names(inCountry alpha2: String) -> [String] {
        list { cicu_time_zones_of_country(alpha2, $0, $1, &$2) }
    }

    /// Whether ICU has the rules of a zone: names of the database, and forms of its own such as "GMT+5".
    static func has(_ identifier: String) -> Bool {
        !identifier.utf8.contains(0) && cicu_time_zone_is_valid(identifier)
    }

    /// One name for all names of a zone; the name itself where ICU does not know it.
    static func canonicalName(of identifier: String) -> String {
        let canonical = text { cicu_time_zone_canonical(identifier, $0, $1, &$2) }
        return canonical.isEmpty ? identifier : canonical
    }

    /// The other names of a zone: not those of zones that merely have the same clocks.
    static func aliases(of identifier: String) -> [String] {
        let canonical = canonicalName(of: identifier)
        return (0..<cicu_time_zone_equivalent_count(identifier)).map { index in
            text { cicu_time_zone_equivalent(identifier, index, $0, $1, &$2) }
        }.filter { $0 != identifier && canonicalName(of: $0) == canonical }
    }

    private static func list(
        _ call: (UnsafeMutablePointer<CChar>?, Int32, inout cicu_status) -> Int32
    ) -> [String] {
        text(capacity: 1 << 15, call).split(separator: "\n").map(String.init)
    }

    private static func text(
        capacity: Int = 128,
        _ call: (UnsafeMutablePointer<CChar>?, Int32, inout cicu_status) -> Int32
    ) -> String {
        var status: cicu_status = 0
        var buffer = [CChar](repeating: 0, count: capacity)
        let length = buffer.withUnsafeMutableBufferPointer { call($0.baseAddress, Int32($0.count), &status) }
        guard status <= 0, length >= 0, length <= buffer.count else { return "" }
        return String(decoding: buffer[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

/// How far a zone of ICU's is from GMT, each stretch between two changes of the clocks asked for once.
final class ICUOffsets: Sendable {
    private let identifier: String
    /// In the order of time.
    private let stretches = Mutex<[OffsetStretch]>([])

    init(_ identifier: String) { self.identifier = identifier }

    /// The stretch of an instant; nil for one that ICU does not count to.
    func stretch(of milliseconds: Int64) -> OffsetStretch? {
        let instant = Instant(milliseconds: milliseconds)
        if let known = stretches.withLock({ Self.stretch(of: instant, in: $0) }) { return known }
        var status: cicu_status = 0
        let found = cicu_time_zone_offset(identifier, milliseconds, &status)
        let stretch = OffsetStretch(
            start: Instant(milliseconds: found.start),
            end: Instant(milliseconds: found.end),
            offset: Int64(found.milliseconds)
        )
        guard status <= 0, stretch.contains(instant) else { return nil }
        stretches.withLock { stretches in
            let index = stretches.firstIndex { $0.start >= stretch.start } ?? stretches.endIndex
            guard index == stretches.endIndex || stretches[index].start != stretch.start else { return }
            stretches.insert(stretch, at: index)
        }
        return stretch
    }

    private static func stretch(of instant: Instant, in stretches: [OffsetStretch]) -> OffsetStretch? {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].end <= instant { low = middle + 1 } else { high = middle }
        }
        guard low < stretches.count, stretches[low].contains(instant) else { return nil }
        return stretches[low]
    }
}
