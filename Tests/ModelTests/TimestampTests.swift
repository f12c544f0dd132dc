import Testing

import PaywrightModel
import PaywrightValues

@Suite("Timestamps by RFC 3339")
struct TimestampTests {
    @Test(
        "an instant is milliseconds since 1970, rounded down",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("2025-09-24T13:29:26.306Z", 1_758_720_566_306),
            ("2025-09-24T13:29:26Z", 1_758_720_566_000), ("2025-09-24t13:29:26.5z", 1_758_720_566_500),
            ("2025-09-24T13:29:26.05Z", 1_758_720_566_050), ("2025-09-24T13:29:26.999999999Z", 1_758_720_566_999),
            ("2025-09-24T15:29:26.306+02:00", 1_758_720_566_306), ("2025-09-24T07:59:26-05:30", 1_758_720_566_000),
            ("2025-09-24T13:29:26-00:00", 1_758_720_566_000), ("1969-12-31T23:59:59.9995Z", -1),
            ("1969-12-31T23:59:59Z", -1_000), ("2000-02-29T00:00:00Z", 951_782_400_000),
            ("2024-02-29T12:00:00Z", 1_709_208_000_000), ("0001-01-01T00:00:00Z", -62_135_596_800_000),
            ("9999-12-31T23:59:59.999Z", 253_402_300_799_999), ("0001-01-01T00:00:00+23:59", -62_135_683_140_000),
        ] as [(String, Int64)]
    )
    func reads(_ text: String, milliseconds: Int64) {
        #expect(Instant(rfc3339: text)?.milliseconds == milliseconds)
    }

    @Test(
        "anything else is no instant",
        arguments: [
            "", "2025", "2025-09-24", "2025-09-24T13:29Z", "2025-09-24T13:29:26", "2025-09-24 13:29:26Z",
            "2025-02-30T00:00:00Z", "2025-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2025-04-31T00:00:00Z",
            "2025-00-01T00:00:00Z", "2025-13-01T00:00:00Z", "2025-01-00T00:00:00Z", "0000-01-01T00:00:00Z",
            "10000-01-01T00:00:00Z", "2025-09-24T24:00:00Z", "2025-09-24T13:60:26Z", "2016-12-31T23:59:60Z",
            "2025-09-24T13:29:26.Z", "2025-09-24T13:29:26.1234567890Z", "2025-09-24T13:29:26,5Z",
            "2025-09-24T13:29:26+24:00", "2025-09-24T13:29:26+02:60", "2025-09-24T13:29:26+0200",
            "2025-09-24T13:29:26+02", "2025-09-24T13:29:26Zx", " 2025-09-24T13:29:26Z", "2025-09-24T13:29:26Z\n",
            "-025-09-24T13:29:26Z", "2025-9-4T1:2:3Z", "٢٠٢٥-09-24T13:29:26Z", "1758720566306",
        ]
    )
    func refuses(_ text: String) {
        #expect(Instant(rfc3339: text) == nil)
    }

    @Test("receipts write a space and the zone's name")
    func readsReceiptDates() {
        #expect(Instant(etcGMT: "2018-03-16 16:19:19 Etc/GMT")?.milliseconds == 1_521_217_159_000)
        for text in ["2018-03-16T16:19:19Z", "2018-03-16 16:19:19Z", "2018-02-29 00:00:00 Etc/GMT"] {
            #expect(Instant(etcGMT: text) == nil)
        }
        #expect(Instant(rfc3339: "2018-03-16 16:19:19 Etc/GMT") == nil)
    }

    @Test("every instant of the range has a text, and no other")
    func writesRange() {
        let range = Instant.rfc3339Range
        #expect(range.lowerBound.description == "0001-01-01T00:00:00Z")
        #expect(range.upperBound.description == "9999-12-31T23:59:59.999Z")
        for other in [range.lowerBound.adding(milliseconds: -1), range.upperBound.adding(milliseconds: 1)] {
            #expect(other.description == String(other.milliseconds))
        }
    }

    @Test(
        "every day follows the one before, with the leap days of the Gregorian calendar",
        arguments: [(1896, 3_652), (1966, 3_652), (1996, 3_653), (2096, 3_652)]
    )
    func countsDays(_ firstYear: Int, days: Int) throws {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        var before = try #require(Instant(rfc3339: "\(firstYear - 1)-12-31T00:00:00Z"))
        var count = 0
        for year in firstYear..<firstYear + 10 {
            for month in 1...12 {
                for day in 1...31 {
                    let text = "\(year)-\(padded(month))-\(padded(day))T00:00:00Z"
                    guard let instant = Instant(rfc3339: text) else { continue }
                    if instant.milliseconds(since: before) != 86_400_000 { Issue.record("\(text) is \(instant)") }
                    before = instant
                    count += 1
                }
            }
        }
        #expect(count == days)
    }
}
