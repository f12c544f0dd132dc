import Foundation
import PaywrightValues
import Testing
import TestSupport

@Suite("Instants")
struct InstantTests {
    private static let ends: [Instant] = [
        .distantPast, .distantFuture, Instant.rfc3339Range.lowerBound, Instant.rfc3339Range.upperBound,
        Instant.rfc3339Range.lowerBound.adding(milliseconds: -1),
        Instant.rfc3339Range.upperBound.adding(milliseconds: 1),
        Instant(milliseconds: -1), Instant(milliseconds: 0), Instant(milliseconds: 1),
    ]

    private static func random(count: Int) -> [Instant] {
        var generator = SplitMix64(seed: 1_970)
        return (0..<count).map { index in
            let range = Instant.rfc3339Range.lowerBound.milliseconds...Instant.rfc3339Range.upperBound.milliseconds
            return Instant(milliseconds: .random(in: index % 4 == 0 ? .min ... .max : range, using: &generator))
        }
    }

    @Test("An instant comes back from its text, and from JSON, where it is that text")
    func roundTrip() throws {
        for instant in Self.ends + Self.random(count: 5_000) {
            #expect(Instant(instant.description) == instant)
            let isWritten = Instant.rfc3339Range.contains(instant)
            #expect(Instant(rfc3339: instant.description) == (isWritten ? instant : nil))
            let json = try JSONEncoder().encode([instant])
            #expect(String(decoding: json, as: UTF8.self) == "[\"\(instant)\"]")
            #expect(try JSONDecoder().decode([Instant].self, from: json) == [instant])
        }
    }

    @Test(
        "A number is the text of an instant only outside the years that RFC 3339 writes",
        arguments: [
            "0", "1795176000000", "+253402300800000", "0253402300800000", "253402300800000.0", "-0", " ", "now",
        ]
    )
    func refuses(text: String) {
        #expect(Instant(text) == nil)
    }

    @Test(
        "What is no instant in JSON is an error that says what was found and expected",
        arguments: [#""2026-02-30T00:00:00Z""#, #""2026-11-20""#, #""1795176000000""#, #""""#]
    )
    func undecodable(json: String) {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Instant].self, from: Data("[\(json)]".utf8))
        }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "found \(json), expected \(Instant.grammar)")
        #expect(context.codingPath.map(\.intValue) == [0])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Instant].self, from: Data("[1]".utf8)) }
    }

    // MARK: Dates

    @Test("An instant comes back from its date in the years 1 to 9999")
    func dates() {
        for instant in Self.ends + Self.random(count: 20_000) where Instant.rfc3339Range.contains(instant) {
            if Instant(instant.date) != instant { Issue.record("\(instant) is \(Instant(instant.date))") }
        }
    }

    @Test(
        "A date is rounded down to milliseconds",
        arguments: [
            (0, 0), (1.0009, 1_000), (0.9999, 999), (-0.0005, -1), (-1, -1_000), (1_758_720_566.306, 1_758_720_566_306),
            (1_758_720_566.3069, 1_758_720_566_306), (1_758_720_566.999_99, 1_758_720_566_999),
        ] as [(Double, Int64)]
    )
    func roundsDown(seconds: Double, milliseconds: Int64) {
        #expect(Instant(Date(timeIntervalSince1970: seconds)).milliseconds == milliseconds)
    }

    @Test("Dates beyond what can be counted are the first and the last instant")
    func clamps() {
        for seconds in [Double.infinity, .greatestFiniteMagnitude, 1e16] {
            #expect(Instant(Date(timeIntervalSince1970: seconds)) == .distantFuture)
            #expect(Instant(Date(timeIntervalSince1970: -seconds)) == .distantPast)
        }
        #expect(Instant(Date(timeIntervalSince1970: .nan)) == .distantPast)
        for instant in Self.ends { #expect(instant.date.timeIntervalSince1970.isFinite) }
    }

    @Test("Now is the clock of the machine")
    func now() {
        let before = Date()
        let now = Instant.now
        #expect(Instant(before) <= now && now <= Instant(Date()))
    }

    // MARK: Arithmetic

    @Test("Instants are in the order of time")
    func order() {
        let sorted = Self.random(count: 100).sorted()
        #expect(sorted.map(\.milliseconds) == sorted.map(\.milliseconds).sorted())
        #expect(Instant.distantPast < Instant(milliseconds: 0) && Instant(milliseconds: 0) < .distantFuture)
    }

    @Test("Sums end at the first and the last instant")
    func adds() {
        #expect(Instant(milliseconds: 1_000).adding(milliseconds: -1).milliseconds == 999)
        for instant in Self.ends {
            #expect(instant.adding(milliseconds: 0) == instant)
            #expect(
                instant.adding(milliseconds: .max)
                    == (instant.milliseconds > 0 ? .distantFuture : Instant(milliseconds: instant.milliseconds + .max))
            )
            #expect(
                instant.adding(milliseconds: .min)
                    == (instant.milliseconds < 0 ? .distantPast : Instant(milliseconds: instant.milliseconds + .min))
            )
        }
    }

    @Test("Differences end at the smallest and the largest number, and nearness holds for any two instants")
    func differences() {
        #expect(Instant(milliseconds: 5_000).milliseconds(since: Instant(milliseconds: 7_000)) == -2_000)
        #expect(Instant.distantFuture.milliseconds(since: .distantPast) == .max)
        #expect(Instant.distantPast.milliseconds(since: .distantFuture) == .min)
        for (first, second) in zip(Self.random(count: 1_000), Self.random(count: 1_000).shuffled()) {
            let exact = Int128(first.milliseconds) - Int128(second.milliseconds)
            #expect(first.milliseconds(since: second) == Int64(clamping: exact))
        }
        let noon = Instant(milliseconds: 1_795_176_000_000)
        for distance in [-60_000, -1, 0, 60_000] as [Int64] {
            #expect(noon.isNear(noon.adding(milliseconds: distance), within: 60_000))
        }
        #expect(!noon.isNear(noon.adding(milliseconds: 60_001), within: 60_000))
        #expect(!noon.isNear(noon.adding(milliseconds: -60_001), within: 60_000))
        #expect(noon.isNear(noon, within: -1) && !noon.isNear(noon.adding(milliseconds: 1), within: -1))
        #expect(!Instant.distantPast.isNear(.distantFuture, within: .max - 1))
    }
}
