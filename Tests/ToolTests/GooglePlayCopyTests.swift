import Foundation
import Testing
import TestSupport

@Suite("paywright copy and status take Google Play's product files")
struct GooglePlayCopyTests {
    private static func example(_ name: String) -> String { Tool.root.appending(path: "Examples/\(name)").path }
    private static let details = example("borealis.play.json")
    private static let subscription = example("borealis.subscription.json")
    private static let offers = example("borealis.offers.json")

    private func results(_ arguments: String...) async throws -> [[String: Any]] {
        let outcome = try await Tool.run(["copy", "--format", "json"] + arguments)
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        return try #require(document?["results"] as? [[String: Any]])
    }

    private func text(_ result: [String: Any]?, _ line: String) -> String? {
        ((result?["lines"] as? [String: [String: Any]])?[line]?["text"] as? String)?.replacing("\u{A0}", with: " ")
    }

    @Test("Text names each base plan, and words its offers without calling any the customer's first")
    func copiesDetails() async throws {
        let outcome = try await Tool.run("copy", Self.details)
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let output = outcome.output.replacing("\u{A0}", with: " ")
        #expect(
            output.contains("borealis_plus:yearly (ZZZ)\n") && output.contains("borealis_plus:installments (ZZZ)\n")
        )
        #expect(output.contains("borealis_sky_map (ZZZ)\n"))
        #expect(output.contains("    offer=winter\n"))
        #expect(output.contains("5 days free, then UAH 49.00 per month for 2 months, then UAH 749.00 per year"))
        #expect(!output.contains("the first"))
    }

    @Test("JSON has the product's id and its base plan, and the exact amount of every phase")
    func contract() async throws {
        let results = try await results(Self.details, "--storefront", "UKR")
        let winter = try #require(results.first { $0["eligibility"] as? String == "offer=winter" })
        #expect(winter["product"] as? String == "borealis_plus" && winter["basePlan"] as? String == "yearly")
        #expect(winter["storefront"] as? String == "UKR")
        let phases = try #require(winter["phases"] as? [[String: Any]])
        #expect(phases.map { $0["amount"] as? String } == ["0", "49", "749"])
        #expect(phases.map { $0["period"] as? String } == ["P5D", "P1M", "P1Y"])
        #expect(phases.map { $0["cycles"] as? Int } == [1, 2, nil])
        let map = try #require(results.first { $0["product"] as? String == "borealis_sky_map" })
        #expect(map["basePlan"] == nil)
    }

    @Test("Offers find their base plan in another input, whatever the order, region by region")
    func joinsInputs() async throws {
        for inputs in [[Self.subscription, Self.offers], [Self.offers, Self.subscription]] {
            let outcome = try await Tool.run(["copy"] + inputs)
            #expect(outcome.exitCode == 0 && outcome.errors.contains("relativeDiscount of 0.5"))
            #expect(!outcome.errors.contains("borealis_pro:yearly\", expected a base plan"))
            let results = try await results(inputs[0], inputs[1], "--storefront", "all")
            let offered = results.filter { $0["eligibility"] as? String == "offer=first-season" }
            #expect(offered.map { $0["storefront"] as? String } == ["DEU", "USA"])
            // Half of three months of $24 a year.
            #expect(text(offered.last, "offer") == "$3.00 for the first 3 months, then $24.00 per year")
            #expect(text(offered.first, "offer")?.contains("€2.99") == true)
        }
    }

    @Test("An offer without its base plan is named, and prints nothing")
    func reportsStrayOffer() async throws {
        let outcome = try await Tool.run("copy", Self.offers)
        #expect(outcome.exitCode == 65 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("\"first-season\"") && outcome.errors.contains("borealis_pro:yearly"))
        let beside = try await Tool.run("copy", Self.offers, Tool.example)
        #expect(beside.exitCode == 0 && beside.output.contains("Aurora") && beside.errors.contains("first-season"))
    }

    @Test("A product is left out by its id, with all its base plans, and repeated by both ids")
    func ids() async throws {
        let list = try Tool.file("borealis_plus\n", named: "invalid.txt")
        let outcome = try await Tool.run("copy", Self.details, "--invalid-ids", list)
        #expect(!outcome.output.contains("borealis_plus") && outcome.output.contains("borealis_sky_map"))
        let twice = try await Tool.run("copy", Self.details, Self.details)
        #expect(twice.errors.contains("borealis_plus:yearly: found a product that an earlier input has too"))
    }

    @Test("A customer's purchase is no product, and says which command reads it")
    func namesPurchases() async throws {
        let purchase = Self.example("customers/play-grace-period.json")
        let outcome = try await Tool.run("copy", purchase)
        #expect(outcome.exitCode == 65 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("a customer's purchase") && outcome.errors.contains("paywright status"))
        let status = try await Tool.run("status", Self.details)
        #expect(status.exitCode == 65 && status.errors.contains("a product of Google Play"))
    }

    @Test("Status joins the names of Google Play's products, in that store's groups alone")
    func joinsStatus() async throws {
        let purchase = """
            {"kind": "androidpublisher#subscriptionPurchaseV2", "subscriptionState": "SUBSCRIPTION_STATE_ACTIVE",
             "lineItems": [{"productId": "borealis_plus", "expiryTime": "2026-12-24T12:00:00Z",
             "autoRenewingPlan": {"autoRenewEnabled": true}, "offerDetails": {"basePlanId": "yearly"}}]}
            """
        let outcome = try await Tool.run(
            ["status", "-", "--products", Self.details, "--now", "2026-11-20T12:00:00Z"],
            input: purchase
        )
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.contains("Borealis Plus"))
        #expect(outcome.output.components(separatedBy: "offers in group").count == 2)
        #expect(outcome.output.contains("offers in group borealis_plus"))
        #expect(!outcome.output.contains("There’s no data from the store"))
    }

    @Test("Every language words every example, and keeps the store's rules for base plans and offers of several phases")
    func allLocales() async throws {
        let outcome = try await Tool.run(
            [
                "copy", Self.details, Self.subscription, Self.offers, "--locale", Sweep.locales, "--storefront", "all",
                "--require", "google-play",
            ]
        )
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        let faults = outcome.errors.split(separator: "\n").filter { !$0.contains("relativeDiscount of 0.5") }
        #expect(faults.isEmpty, "\(faults)")
    }
}
