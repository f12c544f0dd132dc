import Foundation
import Testing
import TestSupport

@Suite("paywright status")
struct StatusCommandTests {
    static func customer(_ name: String) -> String {
        Tool.root.appending(path: "Examples/customers/\(name).json").path
    }

    static let now = ["--now", "2026-11-20T12:00:00Z"]

    /// The output as JSON. Foundation's reader knows nothing of the tool's writer.
    static func json(_ arguments: [String], input: String? = nil) async throws -> [String: Any] {
        let outcome = try await Tool.run(["status"] + arguments + now + ["--format", "json"], input: input)
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        return try #require(object as? [String: Any], "\(outcome.errors)")
    }

    static func visible(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }

    @Test("Text: each purchase with its lines, then the offers of each group")
    func text() async throws {
        let outcome = try await Tool.run(
            ["status", Self.customer("trial-running"), "--products", Tool.example, "--locale", "en,de"] + Self.now
        )
        #expect(outcome.exitCode == 0)
        let output = Self.visible(outcome.output)
        #expect(output.contains("      headline                    Free trial ends in 4 days\n"))
        #expect(output.contains("Your free trial ends on November 24, 2026."))
        #expect(output.contains("  de\n      name                        Aurora monatlich\n"))
        #expect(output.contains("offers in group A0E1F2C3\n"))
    }

    @Test("JSON: situation with its facts, lines with their parts, eligibility with its reason")
    func contract() async throws {
        let json = try await Self.json([Self.customer("trial-running"), "--products", Tool.example])
        #expect(json["schema"] as? String == "paywright/status/1")
        #expect(json["verified"] as? Bool == false)
        #expect(json["customer"] as? String == "u-1002")
        #expect(json["now"] as? String == "2026-11-20T12:00:00Z")
        #expect(json["timeZone"] as? String == "UTC")
        let result = try #require((json["results"] as? [[String: Any]])?.first)
        let situation = try #require(result["situation"] as? [String: Any])
        #expect(situation["kind"] as? String == "freeTrial")
        #expect(situation["access"] as? Bool == true)
        let price = try #require(situation["renewalPrice"] as? [String: String])
        #expect(price == ["amount": "9.99", "currency": "USD"])
        let lines = try #require(result["lines"] as? [String: [String: Any]])
        #expect(Set(lines.keys) == ["name", "headline", "timeLeft", "detail", "action", "support"])
        let detail = try #require(lines["detail"])
        let parts = try #require(detail["parts"] as? [[String: Any]])
        #expect(parts.compactMap { $0["kind"] as? String } == ["date", "money", "date"])
        let group = try #require((json["eligibility"] as? [[String: Any]])?.first)
        let introductory = try #require(group["introductory"] as? [String: Any])
        #expect(introductory["outcome"] as? String == "ineligible")
        #expect(introductory["reason"] as? String == "freeTrialUsed")
        #expect((introductory["support"] as? [String: String])?["en"]?.isEmpty == false)
        #expect(group["purchaseScreen"] as? Bool == true)
    }

    @Test("Several inputs describe one customer")
    func merged() async throws {
        let inputs = [Self.customer("trial-running"), Self.customer("app-store-billing-retry")]
        let json = try await Self.json(inputs)
        let results = try #require(json["results"] as? [[String: Any]])
        let kinds = results.compactMap { ($0["situation"] as? [String: Any])?["kind"] as? String }
        // The failed payment comes first.
        #expect(kinds == ["billingRetry", "freeTrial"])
        #expect(json["others"] as? Int == 1)
        let anything = (json["access"] as? [String: Any])?["anything"] as? [String: String]
        #expect(anything == ["kind": "granted", "until": "2026-11-24T18:30:00Z"])
    }

    @Test("An empty answer of a store answers for every group")
    func newCustomer() async throws {
        let json = try await Self.json(
            ["-"],
            input: #"{"schema":"paywright/customer/1","store":"appStore","complete":true}"#
        )
        let group = try #require((json["eligibility"] as? [[String: Any]])?.first)
        #expect(group["group"] is NSNull)
        #expect((group["introductory"] as? [String: Any])?["outcome"] as? String == "eligible")
        #expect((group["offerCode"] as? [String: Any])?["customers"] as? String == "new")
    }

    @Test("A clock before the store's date, and an answer long past, are reported")
    func clock() async throws {
        for (now, code) in [("2026-11-19T12:00:00Z", "clock-behind-store"), ("2027-11-20T12:00:00Z", "old-answer")] {
            let outcome = try await Tool.run(
                "status",
                Self.customer("trial-running"),
                "--now",
                now,
                "--format",
                "json"
            )
            #expect(outcome.output.contains("\"code\": \"\(code)\""))
            #expect(outcome.exitCode == 0)
            let strict = try await Tool.run("status", Self.customer("trial-running"), "--now", now, "--strict")
            #expect(strict.exitCode == 65)
        }
    }

    @Test(
        "Outcomes: what a code means, and which say nothing",
        arguments: [
            ("storekit1:2", "cancelled", nil), ("storekit2:userCancelled", "cancelled", nil),
            ("play:1", "cancelled", nil),
            ("play:0", "silent", nil), ("restored", "restored", "Your purchases have been restored."),
            ("googlePlay:bought", "bought", "Your purchase is complete."),
            ("play:12", "network", "The store couldn’t be reached. Check your internet connection and try again."),
            ("storekit1:4", "purchasesDisabled", "Purchases aren’t allowed on this device."),
            ("play:7", "alreadyOwned", "You already have this. Restore your purchases to use it."),
        ] as [(String, String, String?)]
    )
    func outcomes(code: String, meaning: String, detail: String?) async throws {
        let outcome = try await Tool.run("status", "--outcome", code, "--format", "json")
        #expect(outcome.exitCode == 0)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let result = try #require((json["results"] as? [[String: Any]])?.first)
        #expect(result["outcome"] as? String == meaning)
        let lines = try #require(result["lines"] as? [String: [String: Any]])
        #expect(lines["detail"]?["text"] as? String == detail)
    }

    @Test("A balance in the app's own words")
    func balance() async throws {
        let words = "{balance, plural, one {# credit} other {# credits}}"
        let outcome = try await Tool.run("status", "--balance", "12", "--unit", words)
        #expect(Self.visible(outcome.output).contains("Your balance: 12 credits"))
    }

    @Test(
        "Words that do not say a balance are refused before anything is printed, with the place",
        arguments: [
            ("{balance, plural, one {# credit}", "at 17:"), ("credits", "at 0:"), ("", "at 0:"),
            ("{balance, plural, one {a credit} other {# credits}}", "at 1:"),
            ("{balance, plural, one {# credit} other {credits}}", "at 1:"), ("{balanse} credits", "at 1:"),
            ("{balance} of {seats}", "at 14:"),
        ]
    )
    func brokenUnit(unit: String, place: String) async throws {
        for format in Sweep.some(1, of: ["json", "text"]) {
            let run = try await Tool.run("status", "--balance", "12", "--unit", unit, "--format", format)
            #expect(run.exitCode == 64 && run.output.isEmpty)
            #expect(run.errors.contains("--unit") && run.errors.contains(place), "\(run.errors)")
        }
    }

    @Test("An exact number may be said in words")
    func exactUnit() async throws {
        let words = "{balance, plural, =0 {no credits} one {# credit} other {# credits}}"
        let none = try await Tool.run("status", "--balance", "0", "--unit", words)
        #expect(none.exitCode == 0 && Self.visible(none.output).contains("Your balance: no credits"))
    }

    @Test(
        "Wrong usage is told from wrong input",
        arguments: Sweep.some(
            7,
            of: [
                (["status", Tool.example], 65, "not"),
                (["status"], 64, "missing input"), (["status", "x.json", "--outcome", "play:1"], 64, "contradictory"),
                (["status", "--outcome", "stripe:1"], 64, "stripe:1"),
                (["status", "--outcome", "play:1", "--now", "yesterday"], 64, "yesterday"),
                (["status", "--outcome", "play:1", "--time-zone", "Mars/Olympus"], 64, "Mars/Olympus"),
                (["status", "-", "--verify-jws"], 64, "--root"), (["status", "-", "--root", "x"], 64, "--verify-jws"),
                (["status", "--outcome", "play:1", "--format", "ndjson"], 64, "needs inputs"),
                (["status", "--balance", "1"], 64, "--unit"),
                (["status", "x", "--stripe-signature", "t=1"], 64, "belong together"),
                (["status", "x", "--stripe-secret", "/nowhere"], 64, "belong together"),
                (["status", "nothing-here.json"], 66, "no such file"), (["status", "/"], 66, "directory"),
            ] as [([String], Int, String)]
        )
    )
    func exitCodes(arguments: [String], exitCode: Int, message: String) async throws {
        let outcome = try await Tool.run(arguments)
        #expect(outcome.exitCode == exitCode)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
    }

    @Test("One bad input never loses the others")
    func badInput() async throws {
        let outcome = try await Tool.run(
            ["status", "nothing-here.json", Tool.example, Self.customer("trial-running")] + Self.now
        )
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("freeTrial"))
        #expect(outcome.errors.contains("nothing-here.json: found no such file"))
        #expect(outcome.errors.contains("aurora.storekit:1:1: $"))
    }
}
