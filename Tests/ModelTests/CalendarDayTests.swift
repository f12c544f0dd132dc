import PaywrightModel
import PaywrightValues
import Testing

@Suite("A calendar day is a date by ISO 8601")
struct CalendarDayTests {
    @Test("dates are read as they stand", arguments: ["2026-12-01", "2024-02-29", "0001-01-01", "9999-12-31"])
    func reads(text: String) {
        #expect(CalendarDay(text)?.description == text)
    }

    @Test(
        "anything else is none",
        arguments: [
            "", "2026-2-1", "2026-02-30", "2025-02-29", "2026-13-01", "20261201", "2026-12-01T", " 2026-12-01",
            "12/01/2026", "2026/12/01", "2026-12-٠١", "tomorrow",
        ]
    )
    func refuses(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test(
        "an instant is its day in UTC",
        arguments: [
            ("2026-12-01T00:00:00Z", "2026-12-01"), ("2026-12-01T01:00:00+02:00", "2026-11-30"),
            ("2026-12-01T23:00:00-02:00", "2026-12-02"), ("2026-12-01", "2026-12-01"),
        ]
    )
    func readsInstants(text: String, day: String) {
        #expect(CalendarDay(dateOrInstant: text)?.description == day)
    }

    @Test("days are in the order of time")
    func compares() throws {
        let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-11-01"].map { try #require(CalendarDay($0)) }
        #expect(days.shuffled().sorted() == days)
    }
}
