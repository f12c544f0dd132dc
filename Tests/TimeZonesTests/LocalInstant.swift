import PaywrightValues
import Testing

@testable import PaywrightTimeZones

/// The instant of "2024-02-29T23:59:58" by clocks that are some seconds ahead of GMT; the time may be left out.
func instant(_ text: String, offset: Int64 = 0) -> Instant {
    Instant(milliseconds: localTime(text) - offset * 1_000)
}

/// What clocks show at "2024-02-29T23:59:58", in milliseconds since 1970-01-01T00:00:00 there; the time may be left out.
func localTime(_ text: String) -> Int64 {
    let numbers = text.split { "-T:Z".contains($0) }.compactMap { Int64($0) }
    func field(_ index: Int) -> Int64 { index < numbers.count ? numbers[index] : 0 }
    let day = DayNumber.of(year: field(0), month: field(1), day: field(2))
    return (day * 86_400 + field(3) * 3_600 + field(4) * 60 + field(5)) * 1_000
}

/// What the clocks of a zone show at an instant: "2024-02-29T23:59:58".
func local(_ instant: Instant, in zone: TimeZoneRules) throws -> String {
    let time = try #require(zone.localTime(of: instant))
    let second = DayNumber.floorDivide(time, 1_000)
    let number = DayNumber.floorDivide(second, 86_400)
    let year = DayNumber.year(of: number)
    let month = try #require((1...12).last { DayNumber.of(year: year, month: $0, day: 1) <= number })
    let day = number - DayNumber.of(year: year, month: month, day: 1) + 1
    let seconds = second - number * 86_400
    func padded(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let date = [year, month, day].map(padded).joined(separator: "-")
    return date + "T" + [seconds / 3_600, seconds / 60 % 60, seconds % 60].map(padded).joined(separator: ":")
}

/// The release of the machine's zone files, and whether they have what came with a release.
enum MachineData {
    static let version = TimeZoneData.system.origin.source == .system ? TimeZoneData.system.origin.version : nil
    static func has(_ release: String) -> Bool { version.map { release <= $0 } ?? false }
}
