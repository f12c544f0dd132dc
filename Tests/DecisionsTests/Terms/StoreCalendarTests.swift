import PaywrightDecisions
import PaywrightValues
import Testing

@Suite("Days in a customer’s time zone")
struct StoreCalendarTests {
    @Test("Days are counted between local midnights")
    func days() throws {
        let berlin = try StoreCalendar(timeZone: "Europe/Berlin")
        let utc = try StoreCalendar(timeZone: "UTC")
        // 2024-03-30T23:30Z is 31 March 00:30 in Berlin; 2024-03-31T22:30Z is 1 April 00:30 there (23 hours of the day).
        #expect(try berlin.days(from: instant("2024-03-30T23:30:00Z"), to: instant("2024-03-31T22:30:00Z")) == 1)
        #expect(try utc.days(from: instant("2024-03-30T23:30:00Z"), to: instant("2024-03-31T22:30:00Z")) == 1)
        #expect(try utc.days(from: instant("2024-03-31T00:00:00Z"), to: instant("2024-03-31T22:30:00Z")) == 0)
        #expect(try berlin.startOfDay(instant("2024-03-30T23:30:00Z")) == instant("2024-03-30T23:00:00Z"))
    }

    @Test("An unknown time zone is an error that says so", arguments: ["", "Berlin", "Europe/Atlantis", "GMT+99:99"])
    func unknownTimeZone(name: String) {
        let error = #expect(throws: StoreCalendar.UnknownTimeZone.self) { try StoreCalendar(timeZone: name) }
        #expect(error?.identifier == name)
    }
}
