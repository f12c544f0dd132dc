#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import PaywrightModel
import TestSupport
import Testing

@Suite("Random histories are requests that another build can be asked")
struct WrittenHistoriesTests {
    @Test("Each history that a form can state is one line, in that form, and is read")
    func lines() async throws {
        var forms: Set<String> = []
        for number in 0..<200 {
            guard let (form, text) = Self.text(of: number) else { continue }
            forms.insert(form.rawValue)
            #expect(!text.contains("\n"))
        }
        #expect(forms.count == HistoryText.Form.allCases.count)
    }

    /// Writes `PAYWRIGHT_HISTORIES` of them as requests for statuses: `PAYWRIGHT_WRITTEN=FILE`.
    @Test("Written down", .enabled(if: path != nil))
    func written() throws {
        let path = try #require(Self.path)
        var lines = ""
        for number in RandomHistoryTests.first..<RandomHistoryTests.first + RandomHistoryTests.count {
            if let (form, text) = Self.text(of: number) { lines += Self.request("\(number) \(form)", text) + "\n" }
        }
        try Data(lines.utf8).write(to: URL(filePath: path))
    }

    private static let path = ProcessInfo.processInfo.environment["PAYWRIGHT_WRITTEN"]

    private static func text(of number: Int) -> (HistoryText.Form, String)? {
        var random = SplitMix64(seed: UInt64(number) ^ 0x3C6E)
        let form = random.pick(HistoryText.Form.allCases)
        let customer = RandomCustomer(number: UInt64(number))
        guard let text = HistoryText(customer.history, as: form, &random) else { return nil }
        return (form, "[" + text.inputs.map(\.description).joined(separator: ",") + "]")
    }

    private static func request(_ id: String, _ input: String) -> String {
        let members = [
            #""schema":"paywright/request/1","op":"status","id":"\#(id)","now":"2026-11-20T12:00:00Z""#,
            #""timeZone":"UTC","locales":["en"],"input":\#(input)"#,
        ]
        return "{" + members.joined(separator: ",") + "}"
    }
}
