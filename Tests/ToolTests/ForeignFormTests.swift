import Foundation
import Testing

/// One object of `Tests/Forms` of each kind; the importers are held to all of them in `FormTests`.
@Suite("The command refuses what it does not read, by its name")
struct ForeignFormTests {
    private static let cases: [(input: String, found: String, instead: String)] = [
        (
            #"{"id":"GPA.1","productId":"pro","transactionDate":1795651200000,"purchaseState":"pending","platform":"android"}"#,
            "OpenIAP", "purchases.subscriptionsv2"
        ),
        (
            #"{"voidedPurchases":[{"purchaseToken":"t","voidedTimeMillis":"2"}]}"#, "voidedpurchases",
            "purchases.subscriptionsv2"
        ),
        (#"{"errorCode":4040010,"errorMessage":"Transaction id not found."}"#, "App Store Server API", "Get All"),
    ]

    @Test("as text, as JSON and in bulk", arguments: cases)
    func refuses(input: String, found: String, instead: String) async throws {
        for format in ["text", "json", "ndjson"] {
            let outcome = try await Tool.run("status", "-", "--format", format, input: input + "\n")
            let all = outcome.output + outcome.errors
            #expect(outcome.exitCode == 65, "\(format)")
            #expect(all.contains(found) && all.contains(instead), "\(format): \(all)")
            #expect(!outcome.output.contains("headline"), "\(format)")
        }
    }

    @Test("products of a library")
    func products() async throws {
        let input =
            #"{"productId":"pro","type":"subs","price":"$9.99","price_amount_micros":9990000,"skuDetailsToken":"x"}"#
        let outcome = try await Tool.run("copy", "-", input: input)
        #expect(outcome.exitCode == 65)
        #expect(outcome.errors.contains("SkuDetails") && outcome.errors.contains("ProductDetails"))
    }
}
