import Paywright
import PaywrightReports
import PaywrightStorage
import Testing

@Suite("Lines in many languages")
struct CustomerContextTests {
    @Test("Each language is built once, however many lines are in it, and each answer is in its own")
    func builtOnce() async throws {
        let calendar = try StoreCalendar(timeZone: "UTC")
        let english = try Language("en")
        let now = try #require(Instant(rfc3339: "2026-11-20T12:00:00Z"))
        let base = StatusContext(
            products: [],
            now: now,
            calendar: calendar,
            policy: StatusPolicy(),
            locales: [english.match.requested],
            formatters: [english.statusFormatter(calendar: calendar, options: StatusOptions())]
        )
        let members = CustomerMembers(locale: MemberPath("locale"), timeZone: MemberPath("zone"))
        let contexts = CustomerContexts(
            members,
            beside: base,
            library: try .builtin(),
            zoneData: .system,
            options: StatusOptions()
        )
        let tags = ["de", "ja", "ar", "pt-BR", "fr"]
        let zones = ["Asia/Tokyo", "Europe/Berlin", "America/Lima"]
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<600 {
                group.addTask {
                    let (tag, zone) = (tags[number % tags.count], zones[number % zones.count])
                    var input = CustomerInput(noting: members)
                    let line = """
                        {"schema": "paywright/customer/1", "customer": "c", "store": "appStore", "locale": "\(tag)", "zone": "\(zone)"}
                        """
                    let importer = HistoryImporter(signatures: .unverified)
                    await input.read(Array(line.utf8), file: "customers", line: number, by: importer)
                    let (context, diagnostics) = try contexts.context(of: input, at: now, from: .given)
                    return context.locales.map(\.tag) == [tag] && diagnostics.isEmpty
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
        #expect(contexts.languageUse.builds == tags.count && contexts.languageUse.evictions == 0)
    }

    @Test(
        "A path is names with dots, or a JSON pointer",
        arguments: [
            ("a.b", ["a", "b"]), ("/a/b", ["a", "b"]), ("/a~1b/m~0n", ["a/b", "m~n"]), ("a~1b", ["a~1b"]),
            ("list.0.zone", ["list", "0", "zone"]), ("/a.b", ["a.b"]), ("", nil), ("/", nil), ("a.", nil),
            ("/a//b", nil),
        ]
    )
    func paths(text: String, steps: [String]?) {
        #expect(MemberPath(text)?.steps == steps)
    }
}
