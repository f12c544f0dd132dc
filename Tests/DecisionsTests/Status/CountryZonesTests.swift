import Foundation
import PaywrightDecisions
import PaywrightModel
import PaywrightTimeZones
import PaywrightValues
import TestSupport
import Testing

@Suite("The days of a customer whose country is known, and whose time zone is not")
struct CountryZonesTests {
    private static let day: Int64 = 86_400_000

    private func instant(_ text: String) throws -> Instant { try #require(Instant(rfc3339: text)) }

    /// The names of the database's own table of countries: the machine's, which is not the table that ICU carries.
    private static func names() throws -> [String: [String]] {
        let table = try String(contentsOfFile: "/usr/share/zoneinfo/zone.tab", encoding: .utf8)
        let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
        return Dictionary(grouping: rows, by: { String($0[0]) }).mapValues { $0.map { String($0[2]) } }
    }

    @Test(
        "A day is the one that it is everywhere in the country, else that of UTC",
        arguments: [
            ("JPN", "2026-12-10T20:00:00Z", "2026-12-11"),
            ("JPN", "2026-12-10T14:59:59.999Z", "2026-12-10"),
            ("JPN", "2026-12-10T15:00:00Z", "2026-12-11"),
            ("USA", "2026-12-10T03:00:00Z", "2026-12-09"),
            // Past midnight in New York, and not in Los Angeles.
            ("USA", "2026-12-10T06:00:00Z", "2026-12-10"),
            ("USA", "2026-12-10T11:00:00Z", "2026-12-10"),
            ("DEU", "2026-12-10T23:30:00Z", "2026-12-11"),
            // Past midnight in Madrid, and not on the Canary Islands.
            ("ESP", "2026-12-10T23:30:00Z", "2026-12-10"),
            ("ESP", "2026-12-11T00:30:00Z", "2026-12-11"),
            // Clocks that are not known: Kosovo's code is none of the database.
            ("XKS", "2026-12-10T23:30:00Z", "2026-12-10"),
        ]
    )
    func days(_ storefront: String, _ at: String, _ expected: String) throws {
        let calendar = try StoreCalendar(timeZone: nil).calendar(in: Storefront(storefront))
        let local = calendar.zone(ofDay: try instant(at)).localTime(of: try instant(at))
        #expect(local.flatMap { CalendarDay(Instant(milliseconds: $0)) }?.description == expected)
    }

    @Test("A time zone that is stated stays, whatever the country is")
    func stated() throws {
        let calendar = try StoreCalendar(timeZone: "Europe/Berlin")
        #expect(calendar.calendar(in: Storefront("JPN")) === calendar)
        let unknown = try StoreCalendar(timeZone: nil)
        #expect(unknown.calendar(in: nil) === unknown)
    }

    @Test(
        "Days of a country, which are found by what holds between its changes of the clocks, are those of its zones one by one"
    )
    func oneByOne() throws {
        var random = SplitMix64(seed: 29)
        for code in try Self.names().keys.sorted() {
            guard let country = CountryZones.find(code, in: .system) else { continue }
            var instants = (0..<60).map { _ in
                Instant(milliseconds: .random(in: (-40_000 * Self.day)..<(200_000 * Self.day), using: &random))
            }
            // Around the changes of the clocks, and beyond what calendars count to.
            for zone in country.zones {
                guard let change = zone.stretch(of: instants[0])?.end else { continue }
                instants += [-3, -1, 0, 1, 3].map { change.adding(milliseconds: $0 * Self.day / 2) }
            }
            instants += [.distantPast, .distantFuture, Instant(milliseconds: 8_640_000_000_000_000)]
            for instant in instants.shuffled(using: &random) {
                let days = Set(country.zones.map { $0.dayNumber(of: instant) })
                let isOne = country.zone(ofDay: instant).map { [$0.dayNumber(of: instant)] } ?? []
                #expect(days.count == 1 ? isOne == Array(days) : isOne.isEmpty, "\(code) \(instant)")
                let end = country.endOfLastDay(before: instant)
                #expect(end == country.zones.endOfLastDay(before: instant), "\(code) \(instant)")
            }
        }
    }

    @Test(
        "In every country: a last day is over before the limit in all its zones and in none before now, and no later day is"
    )
    func lastDays() throws {
        let names = try Self.names()
        var random = SplitMix64(seed: 28)
        var compared = 0
        for (country, zones) in names.sorted(by: { $0.key < $1.key }) {
            let calendar = try StoreCalendar(timeZone: nil).calendar(in: Storefront(country))
            guard calendar.country != nil else { continue }
            let calendars = try zones.map { try StoreCalendar(timeZone: $0) }
            for _ in 0..<40 {
                let now = Instant(
                    milliseconds: Int64.random(in: (20_400 * Self.day)..<(24_000 * Self.day), using: &random)
                )
                let limit = now.adding(milliseconds: Int64.random(in: 1..<(40 * Self.day), using: &random))
                /// The days that are right on one clock: those that end at the limit or before, and not before now.
                let right = calendars.map { calendar -> ClosedRange<Int64>? in
                    guard let today = calendar.zone.dayNumber(of: now), let after = calendar.zone.dayNumber(of: limit),
                        today < after
                    else { return nil }
                    return today...(after - 1)
                }
                let first = right.compactMap { $0?.lowerBound }.max()
                let last = right.compactMap { $0?.upperBound }.min()
                let isRight =
                    right.allSatisfy { $0 != nil } && first.flatMap { first in last.map { first <= $0 } } == true
                let found = calendar.lastDay(before: limit, now: now)
                let named = found.flatMap { calendar.zone(ofDay: $0).dayNumber(of: $0) }
                #expect(named == (isRight ? last : nil), "\(country) \(now) \(limit)")
                compared += 1
            }
        }
        #expect(compared > 9_000, "\(compared)")
    }

    @Test("Every zone of the machine: a last day is over before the limit, today or later, and no later day is")
    func everyZone() throws {
        var random = SplitMix64(seed: 29)
        for name in try Self.names().values.joined().sorted() {
            let calendar = try StoreCalendar(timeZone: name)
            for _ in 0..<40 {
                let now = Instant(
                    milliseconds: Int64.random(in: (20_400 * Self.day)..<(24_000 * Self.day), using: &random)
                )
                let limit = now.adding(milliseconds: Int64.random(in: 1..<(40 * Self.day), using: &random))
                let last = try #require(calendar.zone.dayNumber(of: limit)) - 1
                let today = try #require(calendar.zone.dayNumber(of: now))
                let found = calendar.lastDay(before: limit, now: now).flatMap { calendar.zone.dayNumber(of: $0) }
                #expect(found == (last >= today ? last : nil), "\(name) \(now) \(limit)")
            }
        }
    }
}
