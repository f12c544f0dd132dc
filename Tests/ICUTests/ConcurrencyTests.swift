import CPaywrightICU
import Testing

@Suite("Concurrent use of one handle")
struct ConcurrencyTests {
    /// Runs a body many times in several tasks at once; every task must see the same results.
    private func together<Result: Equatable & Sendable>(_ body: @escaping @Sendable (Int) throws -> Result) async throws
    {
        let expected = try (0..<200).map(body)
        let results = try await withThrowingTaskGroup(of: [Result].self) { group in
            for _ in 0..<8 {
                group.addTask { try (0..<200).map(body) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.count == 8)
        #expect(results.allSatisfy { $0 == expected })
    }

    @Test func number() async throws {
        let number = try makeNumber("de", "currency/EUR")
        try await together { try format("\($0 * 7919).5", with: number).text }
    }

    @Test func plural() async throws {
        let plural = try Handle(destroy: cicu_plural_destroy) { cicu_plural_create("ru", $0) }
        try await together { index in plural.lend { cicu_plural_select_integer($0, Int64(index)).rawValue } }
    }

    @Test func date() async throws {
        let date = try Handle(destroy: cicu_date_destroy) {
            cicu_date_create_style("th", CICU_DATE_FULL, CICU_DATE_FULL, nil, $0)
        }
        try await together { index in
            try text(date) { cicu_date_format($0, Int64(index) * 86_400_000_007, $1, $2, $3) }
        }
    }

    @Test func calendar() async throws {
        let calendar = try makeCalendar()
        try await together { index in
            let from = Int64(index) * 8_640_000_007
            return try checked(calendar) { cicu_calendar_add($0, from, 1, 1, 1, 1, $1) }
        }
    }

    @Test func parents() async throws {
        try await together { index in
            try text { cicu_locale_parent(["en-GB", "es-AR", "zh-Hant", "de-AT"][index % 4], $0, $1, $2) }
        }
    }
}
