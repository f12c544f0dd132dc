import Testing
import TestSupport

@Suite("New fields in files of prices, and the product list that is written of them")
struct PriceFieldsTests {
    private static let shop = #"""
        {"products": [], "settings": {"_storefront": "USA"}, "subscriptionGroups": [{"id": "G", "name": "Pro",
         "subscriptions": [{"displayPrice": "59.99", "productID": "yearly", "recurringSubscriptionPeriod": "P1Y",
         "type": "RecurringSubscription", "internalID": "A"}]}]}
        """#

    private static func answer(_ field: String) -> String {
        #"""
        {"data": [{"type": "subscriptionPrices", "id": "1", "attributes": {\#(field)"startDate": null}, "relationships": {
          "territory": {"data": {"type": "territories", "id": "USA"}},
          "subscriptionPricePoint": {"data": {"type": "subscriptionPricePoints", "id": "p"}}}}],
         "included": [{"type": "subscriptionPricePoints", "id": "p", "attributes": {"customerPrice": "48.00"}},
          {"type": "territories", "id": "USA", "attributes": {"currency": "USD"}}]}
        """#
    }

    private static func run(_ command: String, _ field: String, _ options: String...) async throws -> Tool.Outcome {
        let prices = try Tool.file(answer(field), named: "prices.json")
        return try await Tool.run([command, "-", "--prices", "yearly=\(prices)"] + options, input: shop)
    }

    @Test("Nothing is calculated from a price beside a new field, until the field is ignored, or has a row")
    func copies() async throws {
        let plain = try await Self.run("copy", "")
        #expect(plain.output.contains("$48.00 per year") && plain.output.contains("$4.00 per month"))
        let open = try await Self.run("copy", #""setupFee": "5", "#)
        #expect(open.exitCode == 0)
        #expect(open.output.contains("$48.00 per year") && !open.output.contains("$4.00"))
        #expect(open.errors.contains(#"found the field "setupFee""#))
        let ignored = try await Self.run(
            "copy",
            #""setupFee": "5", "#,
            "--ignore-field",
            "appStoreConnect.attributes.setupFee"
        )
        #expect(ignored.output == plain.output && !ignored.errors.contains("setupFee"))
        let header = "object\tfield\ttype\tholds\tsince\tclass\tfacts\tdefault\tsource\twhy\n"
        let row = header + "attributes\tsetupFee\ttext\t-\t-\twithholds\tamount\t-\t-\t-\n"
        let rows = try Tool.file(row, named: "appStoreConnect.fields.tsv")
        let withheld = try await Self.run("copy", #""setupFee": "5", "#, "--fields", rows)
        #expect(withheld.exitCode == 65 && !withheld.output.contains("$"), "\(withheld.output)")
        #expect(withheld.errors.contains("the price is left out"))
    }

    @Test("The product list keeps that its calculations are open, and its copy has the same lines")
    func lists() async throws {
        for (field, isOpen) in [("", false), (#""setupFee": "5", "#, true), (#""badge": "gold", "#, false)] {
            let list = try await Self.run("products", field)
            #expect(list.exitCode == 0)
            #expect(list.output.contains(#""calculationsOpen": true"#) == isOpen)
            let again = try await Tool.run(["copy", "-"], input: list.output)
            #expect(again.output == (try await Self.run("copy", field)).output)
            #expect(try await Tool.run(["products", "-"], input: list.output).output == list.output)
        }
    }

    @Test("doctor --fields prints the fields of an answer of App Store Connect")
    func examines() async throws {
        let outcome = try await Tool.run(["doctor", "--fields", "-"], input: Self.answer(#""setupFee": "5", "#))
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.first?.contains("1 of them unknown, 1 of these leaves something open") == true)
        #expect(lines.contains { $0.hasPrefix("appStoreConnect.attributes: ") })
        #expect(lines.contains("customerPrice 1 decides amount"))
        #expect(lines.contains("setupFee 1 unknown nothing is calculated from prices"))
    }
}
