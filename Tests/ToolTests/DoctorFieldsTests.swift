import Foundation
import TestSupport
import Testing

@Suite("paywright doctor --fields prints what each field of an input decides, and what it leaves open")
struct DoctorFieldsTests {
    private static let shop = #"""
        {"products": [], "settings": {"_storefront": "USA"}, "subscriptionGroups": [{"id": "G", "name": "Pro",
         "subscriptions": [{"displayPrice": "59.99", "productID": "yearly", "recurringSubscriptionPeriod": "P1Y",
         "type": "RecurringSubscription", "internalID": "A", "setupFee": "5", "badge": "gold", "nothing": null}]}]}
        """#

    @Test("Of products: what is read, what is neutral, and what an unknown field leaves open")
    func products() async throws {
        let outcome = try await Tool.run(["doctor", "--fields", "-"], input: Self.shop)
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            lines.first?.contains("products, ") == true
                && lines.first?.contains("2 of them unknown, 1 of these leaves") == true
        )
        #expect(lines.contains { $0.hasPrefix("storeKit.product: ") && $0.contains("@") })
        #expect(lines.contains("displayPrice 1 decides amount"))
        #expect(lines.contains("internalID 1 neutral"))
        #expect(lines.contains("setupFee 1 unknown nothing is calculated from prices"))
        #expect(lines.contains("badge 1 unknown nothing is left open"))
        #expect(lines.contains("nothing 1 unknown nothing is stated"))
    }

    @Test("Of a customer, in JSON")
    func customer() async throws {
        let input = #"""
            {"kind": "androidpublisher#subscriptionPurchaseV2", "subscriptionState": "SUBSCRIPTION_STATE_ACTIVE",
             "regionCode": "DE", "nextPriceHint": "1", "lineItems": [{"productId": "a", "expiryTime": "2026-12-02T10:00:00Z",
             "autoRenewingPlan": {"autoRenewEnabled": true}}]}
            """#
        let outcome = try await Tool.run(["doctor", "--fields", "-", "--format", "json"], input: input)
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        let document = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let found = try #require((document["inputs"] as? [[String: Any]])?.first)
        #expect(found["subject"] as? String == "customer")
        let objects = try #require(found["objects"] as? [[String: Any]])
        let subscription = try #require(objects.first { $0["name"] as? String == "googlePlay.subscription" })
        #expect((subscription["sources"] as? [String])?.isEmpty == false)
        let fields = try #require(subscription["fields"] as? [[String: Any]])
        func row(_ name: String) -> [String: Any]? { fields.first { $0["name"] as? String == name } }
        #expect(row("subscriptionState")?["class"] as? String == "decides")
        #expect(row("subscriptionState")?["facts"] as? [String] == ["access"])
        #expect(row("nextPriceHint")?["class"] as? String == "unknown")
        #expect(row("nextPriceHint")?["facts"] as? [String] == ["amount"])
    }

    /// The plain form with a field that it does not have.
    private static let plain = #"""
        {"schema": "paywright/customer/1", "purchases": [{"productID": "a", "expiresDate": "2026-12-02T10:00:00Z"}],
         "subscriptions": [{"productID": "a", "renewsAutomatically": true, "renewalPrice": {"amount": "9.99",
         "currency": "EUR"}, "surchargeCents": 5}]}
        """#

    @Test("Of the plain form, whose unknown fields can be ignored, and have rows, as those of a store have")
    func plainForm() async throws {
        let fields = try await Tool.run(["doctor", "--fields", "-"], input: Self.plain)
        let lines = fields.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.contains("renewsAutomatically 1 decides access"))
        #expect(lines.contains("surchargeCents 1 unknown amount: left open"))
        let question = ["status", "-", "--now", "2026-11-20T12:00:00Z"]
        let plain = try await Tool.run(question, input: Self.plain)
        #expect(!plain.output.contains("9.99") && plain.errors.contains("surchargeCents"))
        let ignoring = ["--ignore-field", "customer.subscription.surchargeCents"]
        let ignored = try await Tool.run(question + ignoring, input: Self.plain)
        #expect(ignored.output.contains("€9.99") && !ignored.errors.contains("surchargeCents"))
        let folder = try TemporaryFolder.make()
        let header = "object\tfield\ttype\tholds\tsince\tclass\tfacts\tdefault\tsource\twhy\n"
        for (row, tellsPrice) in [("neutral\t-", true), ("withholds\trenewal", false)] {
            let file = folder.appending(path: "customer.fields.tsv")
            let text = header + "subscription\tsurchargeCents\tnumber\t-\t-\t\(row)\t-\t-\t-\n"
            try Data(text.utf8).write(to: file)
            let laid = try await Tool.run(question + ["--fields", file.path], input: Self.plain)
            #expect(laid.output.contains("€9.99") == tellsPrice && !laid.errors.contains("surchargeCents"))
        }
    }

    @Test("A product list has no table, and is refused with what reports its fields")
    func productList() async throws {
        let input = #"{"schema": "paywright/products/1", "products": []}"#
        let outcome = try await Tool.run(["doctor", "--fields", "-"], input: input)
        #expect(outcome.exitCode == 65)
        #expect(outcome.errors.contains("found a product list") && outcome.errors.contains("`copy`"))
    }

    @Test("An input that is missing, or of no known form, has its exit code")
    func refused() async throws {
        #expect(try await Tool.run("doctor", "--fields", "/nowhere/file.json").exitCode == 66)
        #expect(try await Tool.run(["doctor", "--fields", "-"], input: "{}").exitCode == 65)
    }

    @Test("copy lays rows over the tables of products, and ignores fields")
    func rules() async throws {
        let plain = try await Tool.run(["copy", "-"], input: Self.shop)
        #expect(plain.output.contains("$59.99 per year") && !plain.output.contains("$5.00"))
        #expect(plain.errors.contains("setupFee"))
        let ignoring = try await Tool.run(
            ["copy", "-", "--ignore-field", "storeKit.product.setupFee"],
            input: Self.shop
        )
        #expect(ignoring.output.contains("about $5.00 per month") && !ignoring.errors.contains("setupFee"))
        let refused = try await Tool.run(
            ["copy", "-", "--ignore-field", "storeKit.product.displayPrice"],
            input: Self.shop
        )
        #expect(refused.exitCode == 64)
        let folder = try TemporaryFolder.make()
        let file = folder.appending(path: "storeKit.fields.tsv")
        let header = "object\tfield\ttype\tholds\tsince\tclass\tfacts\tdefault\tsource\twhy\n"
        try Data((header + "product\tsetupFee\ttext\t-\t-\twithholds\tamount\t-\t-\t-\n").utf8).write(to: file)
        let withheld = try await Tool.run(["copy", "-", "--fields", file.path], input: Self.shop)
        #expect(!withheld.output.contains("$59.99"))
        #expect(withheld.errors.contains("expected nothing that changes what is sold in a way that is not told here"))
    }
}
