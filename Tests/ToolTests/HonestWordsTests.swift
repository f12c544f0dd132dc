import Testing

@Suite("No words of the user's, and no file of a store's, make a line say what is not true")
struct HonestWordsTests {
    private static let shop = """
        {"schema": "paywright/products/1", "products": [
          {"id": "m", "type": "autoRenewable", "period": "P1M", "names": {"en": "M"}, "prices": {"USA": "9.99"},
           "group": {"id": "A", "name": "A"},
           "offers": [{"type": "introductory", "mode": "freeTrial", "period": "P1W"}]},
          {"id": "y", "type": "autoRenewable", "period": "P1Y", "names": {"en": "Y"}, "prices": {"USA": "59.99"},
           "group": {"id": "B", "name": "B"}}]}
        """

    @Test(
        "A message of the user's own that leaves out or invents a value is reported, and the built-in one speaks",
        arguments: [
            (#""offer.freeTrial": "{trialDuration} free""#, "required-argument-missing"),
            (#""pricePerPeriod": "free {offerPrice}""#, "argument-not-offered"),
            (#""pricePerPeriod": "{price} {period_nonsense}""#, "missing-form"),
        ]
    )
    func rejectsOverrides(message: String, code: String) async throws {
        let words = try Tool.file("{\"@@locale\": \"en\", \(message)}", named: "own.arb")
        let arguments = ["copy", "-", "--lines", "pricePerPeriod,disclosure", "--eligibility", "introductory"]
        let plain = try await Tool.run(arguments, input: Self.shop)
        let own = try await Tool.run(arguments + ["--messages", words], input: Self.shop)
        #expect(own.output == plain.output)
        #expect(own.errors.contains(code) && own.errors.contains("the message is not used"))
    }

    @Test("A line whose message is broken is unknown, and the reason is reported")
    func namesTheReason() async throws {
        let words = try Tool.file(#"{"@@locale": "en", "own": "{nonsense}"}"#, named: "own.arb")
        let run = try await Tool.run("copy", "-", "--messages", words, "--lines", "own", input: Self.shop)
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("own.arb:1:") && run.errors.contains("unknown line"))
    }

    @Test("Products of two groups are not compared, and a plan that nothing is sold by is reported")
    func groupsAndPlans() async throws {
        let compared = try await Tool.run("copy", "-", "--compare-with", "m", input: Self.shop)
        #expect(!compared.output.contains("savings."))
        let none = try await Tool.run("copy", "-", "--plan", "monthly", input: Self.shop)
        #expect(none.exitCode == 65 && none.errors.contains("found nothing to print"))
    }

    @Test("What only a screen reader says satisfies no rule of what is shown")
    func spokenLines() async throws {
        let run = try await Tool.run(
            "copy",
            "-",
            "--eligibility",
            "none",
            "--require",
            "app-store",
            "--lines",
            "name,pricePerPeriod.spoken,pricePerYear,disclosure,label.termsOfUse,label.privacyPolicy",
            input: Self.shop
        )
        #expect(run.exitCode == 1 && run.errors.contains("a calculated price before the amount"))
    }

    @Test(
        "An archived subscription is not sold, a price that reads Free is not printed as one, four phases are too many"
    )
    func googlePlay() async throws {
        let archived = """
            {"packageName": "a", "productId": "p", "archived": true, "basePlans": [{"basePlanId": "m", "state": "ACTIVE",
              "autoRenewingBasePlanType": {"billingPeriodDuration": "P1M"}, "regionalConfigs": [{"regionCode": "US",
              "newSubscriberAvailability": true, "price": {"currencyCode": "USD", "units": "5"}}]}]}
            """
        let left = try await Tool.run("copy", "-", input: archived)
        #expect(left.exitCode == 65 && left.errors.contains("archived"))
        func phase(_ micros: Int, _ text: String, _ mode: Int) -> String {
            """
            {"priceAmountMicros": \(micros), "priceCurrencyCode": "USD", "formattedPrice": "\(text)",
             "billingPeriod": "P1M", "recurrenceMode": \(mode), "billingCycleCount": 1}
            """
        }
        func details(_ phases: [String]) -> String {
            """
            {"productId": "p", "type": "subs", "name": "P", "subscriptionOfferDetails": [{"basePlanId": "m",
              "offerId": "o", "pricingPhases": [\(phases.joined(separator: ","))]}]}
            """
        }
        let named = details([phase(990_000, "Free", 2), phase(9_990_000, "$9.99", 1)])
        let free = try await Tool.run("copy", "-", "--prefer-display-price", input: named)
        #expect(free.exitCode == 0 && !free.output.contains("Free") && free.output.contains("$0.99"))
        #expect(free.errors.contains("formattedPrice"))
        let four = details(Array(repeating: phase(990_000, "$0.99", 2), count: 3) + [phase(9_990_000, "$9.99", 1)])
        let refused = try await Tool.run("copy", "-", input: four)
        #expect(refused.exitCode == 0 && refused.errors.contains("at most 2") && !refused.output.contains("offer=o"))
    }
}
