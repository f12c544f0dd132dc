import Foundation
import Testing

@Suite("A note is printed, stands in JSON, and fails no strict run")
struct NoteTests {
    /// A product without a name, and an offer that nobody has filled in.
    private static let shop = """
        {
          "identifier": "A", "settings": {"_storefront": "USA"}, "products": [], "nonRenewingSubscriptions": [],
          "subscriptionGroups": [{
            "id": "G", "name": "Pro", "subscriptions": [{
              "displayPrice": "9.99", "groupNumber": 1, "localizations": [], "productID": "pro",
              "introductoryOffer": {"internalID": "1", "paymentMode": "none"},
              "recurringSubscriptionPeriod": "P1M", "type": "RecurringSubscription"
            }]
          }]
        }
        """
    private static let customer = """
        {"schema": "paywright/customer/1", "store": "appStore", "complete": true,
         "purchases": [{"productID": "pro", "purchaseDate": "2026-10-01T08:00:00Z",
                        "expiresDate": "2026-12-01T08:00:00Z"}]}
        """
    private static let notes = ["missing-name", "unfilled-offer"]

    @Test("in every command that reads products")
    func strictRuns() async throws {
        let shop = try Tool.file(Self.shop)
        let customer = try Tool.file(Self.customer, named: "customer.json")
        let lines = try Tool.file(Self.customer.replacing("\n", with: " ") + "\n", named: "customers.ndjson")
        let page = try Tool.file("", named: "review.html")
        let now = ["--now", "2026-11-20T12:00:00Z"]
        let runs = [
            ["copy", shop], ["products", shop], ["template", shop, "--dialect", "adapty", "--template", "x"],
            ["review", shop, "--locale", "en", "--catalogs", try Tool.catalogs("en"), "-o", page],
            ["status", customer, "--products", shop] + now,
            ["status", lines, "--products", shop, "--format", "ndjson"] + now,
        ]
        for arguments in runs {
            let run = try await Tool.run(arguments + ["--strict"])
            #expect(run.exitCode == 0, "\(arguments): \(run.errors)")
            #expect(run.errors.components(separatedBy: "paywright: note: ").count == 3, "\(run.errors)")
        }
    }

    @Test("with its severity in JSON")
    func json() async throws {
        let run = try await Tool.run("copy", "-", "--format", "json", "--strict", input: Self.shop)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        for code in Self.notes { #expect(run.output.contains(#"{"severity": "note", "code": "\#(code)""#)) }
    }

    @Test("and a fault beside it fails as before")
    func fault() async throws {
        let shop = Self.shop.replacing(#""groupNumber": 1"#, with: #""groupNumber": 0"#)
        #expect(try await Tool.run("copy", "-", "--strict", input: shop).exitCode == 65)
        #expect(try await Tool.run("products", "-", "--strict", input: shop).exitCode == 65)
    }
}
