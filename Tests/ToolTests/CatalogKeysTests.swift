import Foundation
import Paywright
import Testing

@Suite("catalog keys lists what one's own words can have, without the repository")
struct CatalogKeysTests {
    private func keys(_ arguments: String...) async throws -> [[String: Any]] {
        let outcome = try await Tool.run(["catalog", "keys", "--format", "json"] + arguments)
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(document["schema"] as? String == "paywright/catalog-keys/1")
        return try #require(document["keys"] as? [[String: Any]])
    }

    @Test("Every key of the source language that is no form, in the file's order")
    func everyKey() async throws {
        let source = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag("en")))
        let expected = source.entries.map(\.key).filter { !$0.hasPrefix("duration") && !$0.hasPrefix("date.") }
        #expect(try await keys().map { $0["key"] as? String } == expected)
        #expect(try await keys("--locale", "de").count == expected.count)
    }

    @Test("A line has its messages, a family of keys its own; each with text, values and what is required")
    func line() async throws {
        let button = try await keys("--line", "callToAction", "--locale", "fr")
        #expect(button.map { $0["key"] as? String } == ProductLine.callToAction.messageKeys)
        #expect(button.allSatisfy { $0["lines"] as? [String] == ["callToAction"] && $0["locale"] as? String == "fr" })
        let family = try await keys("--line", "status.freeTrial")
        #expect(!family.isEmpty && family.allSatisfy { ($0["key"] as? String)?.hasPrefix("status.freeTrial.") == true })
        let cancel = try #require(try await keys("--line", "disclosure.cancel").first)
        let store = try #require((cancel["values"] as? [[String: Any]])?.first)
        #expect(store["required"] as? Bool == true && store["requiredWords"] as? [String] == ["appStore"])
        let price = try #require((button.first?["values"] as? [[String: Any]])?.first)
        #expect(price["name"] as? String == "price" && price["chargedEvery"] as? [String] == ["period"])
    }

    @Test("The text has what the JSON has")
    func text() async throws {
        let outcome = try await Tool.run("catalog", "keys", "--line", "offer.payAsYouGo")
        let title = "offer.payAsYouGo (line: offer)\n    {offerPricePerPeriod} for {offerDuration_first}"
        let period = "{offerPricePerPeriod} or {offerPeriod} or {cycles}"
        let price = "{offerPrice} money, required, with how often it is charged: \(period)"
        #expect(outcome.output.contains(title) && outcome.output.contains(price))
        #expect(outcome.output.contains("{offerDuration} length, required\n"))
    }

    @Test("A wrong name is wrong usage, with a suggestion; a line that is a value has no messages")
    func unknown() async throws {
        let misspelt = try await Tool.run("catalog", "keys", "--line", "callToActon")
        #expect(misspelt.exitCode == 64 && misspelt.errors.contains(#"did you mean "callToAction"?"#))
        let name = try await Tool.run("catalog", "keys", "--line", "name")
        #expect(name.exitCode == 64 && name.errors.contains("a line that is a value alone"))
    }
}
