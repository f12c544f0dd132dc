import Foundation
import Testing
import TestSupport

@Suite("paywright copy prints every plan, multiplies by a quantity, and compares only with the product named")
struct QuoteOptionsTests {
    private static let list = """
        {
          "schema": "paywright/products/1",
          "products": [
            {"id": "monthly", "type": "autoRenewable", "period": "P1M", "group": {"id": "g"}, "prices": {"DEU": "9.99"}},
            {
              "id": "yearly", "type": "autoRenewable", "period": "P1Y", "group": {"id": "g"}, "prices": {"DEU": "59.88"},
              "billingPlans": [
                {"kind": "billedUpFront"},
                {"kind": "monthlyWithCommitment", "prices": {"DEU": "5.99"}, "renewal": "newCommitment"}
              ]
            },
            {"id": "coins", "type": "consumable", "prices": {"DEU": "0.99"}},
            {"id": "team", "type": "autoRenewable", "period": "P1M", "group": {"id": "g"}, "soldPerSeat": true, "prices": {"DEU": "4.99"}},
            {"id": "life", "type": "nonConsumable", "prices": {"DEU": "99"}}
          ]
        }
        """

    @Test(
        "A price per month is the nearest amount, or as another library calculates it",
        arguments: [
            ([], "5.00"), (["--derived-prices", "revenuecat"], "4.99"),
            (["--derived-prices", "adapty-android"], "5.00"),
        ]
    )
    func derivedPrices(option: [String], expected: String) async throws {
        let list = Self.list.replacing("59.88", with: "59.99")
        let arguments = ["copy", "-", "--lines", "pricePerMonth", "--plan", "up-front"] + option
        let run = try await Tool.run(arguments, input: list)
        #expect(run.exitCode == 0 && run.output.contains("Comes to about €\(expected) per month"), "\(run.output)")
    }

    private func results(_ arguments: String...) async throws -> [[String: Any]] {
        let run = try await Tool.run(["copy", "-", "--format", "json"] + arguments, input: Self.list)
        #expect(run.exitCode == 0)
        let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(document?["results"] as? [[String: Any]])
    }

    private func text(_ line: String, of result: [String: Any]) -> String? {
        let lines = result["lines"] as? [String: Any]
        return (lines?[line] as? [String: Any])?["text"] as? String
    }

    @Test("Both plans of a product stand side by side; one can be asked for")
    func plans() async throws {
        let both = try await results().filter { $0["product"] as? String == "yearly" }
        try #require(both.map { $0["plan"] as? String } == ["billedUpFront", "monthlyWithCommitment"])
        #expect(both.map { text("pricePerPeriod", of: $0) } == ["€59.88 per year", "€5.99 per month"])
        #expect(text("commitment", of: both[0]) == nil)
        let commitment = try #require(text("commitment", of: both[1]))
        #expect(commitment.contains("€5.99 per month") && commitment.contains("€71.88 in total"))
        let exact = try #require(both[1]["commitment"] as? [String: Any])
        #expect(exact["payments"] as? Int == 12 && exact["total"] as? String == "71.88")
        let monthly = try await results("--plan", "monthly")
        #expect(monthly.map { $0["product"] as? String } == ["yearly"])
        let upFront = try await results("--plan", "up-front")
        #expect(upFront.count == 5 && upFront.allSatisfy { $0["commitment"] == nil })
    }

    @Test("A quantity multiplies what is sold in numbers, and nothing else")
    func quantity() async throws {
        let results = try await results("--quantity", "3", "--plan", "up-front")
        let prices = Dictionary(
            uniqueKeysWithValues: results.map { ($0["product"] as? String ?? "", text("price", of: $0) ?? "") }
        )
        #expect(
            prices == [
                "monthly": "€9.99", "yearly": "€59.88", "coins": "€2.97 (total, quantity: 3)",
                "team": "€14.97 (3\u{A0}seats)",
                "life": "€99.00",
            ]
        )
        let team = try #require(results.first { $0["product"] as? String == "team" })
        #expect(text("seats", of: team)?.replacing("\u{A0}", with: " ") == "3 seats, €4.99 per seat per month")
        #expect(team["quantity"] as? Int == 3)
        for wrong in Sweep.some(2, of: ["0", "-1", "10000", "many"]) {
            #expect(try await Tool.run("copy", "-", "--quantity", wrong, input: Self.list).exitCode == 64)
        }
    }

    @Test("Savings name what they are compared with, and are computed against nothing else")
    func comparison() async throws {
        let compared = try await results("--compare-with", "monthly", "--plan", "up-front")
        for result in compared {
            let id = result["product"] as? String
            // A product is not compared with itself, nor what one seat costs with a subscription for one, nor what is paid
            // once with what renews.
            #expect(result["comparedWith"] as? String == (id == "yearly" ? "monthly" : nil))
            // 12 × 9.99 − 59.88 = 60.00, which is 50.05 %.
            let expected = id == "yearly" ? "Save 50%" : nil
            #expect(text("savings.percent", of: result) == expected, "\(id ?? "")")
        }
        let yearly = try #require(compared.first { $0["product"] as? String == "yearly" })
        #expect(text("savings.amount", of: yearly) == "Save €60.00 per year")
        #expect(text("savings.comparison", of: yearly) == "Save 50% compared with €9.99 per month")
        for result in try await results() { #expect(text("savings.percent", of: result) == nil) }
    }

    @Test("A product is compared with its own other plan, and an unknown one is named")
    func unknownReference() async throws {
        // 12 × 5.99 − 59.88 = 12.00, which is 16.69 %, the price of 2 payments (11.98).
        let results = try await results("--compare-with", "yearly", "--plan", "monthly")
        #expect(results.map { $0["comparedWith"] as? String } == ["yearly"])
        let run = try await Tool.run("copy", "-", "--compare-with", "gone", input: Self.list)
        #expect(run.exitCode == 0)
        #expect(run.errors.contains("found no product \"gone\"") && run.errors.contains("monthly, yearly, coins"))
        #expect(!run.output.contains("savings.percent"))
    }

    private static func shop(_ products: String...) -> String {
        #"{"schema": "paywright/products/1", "products": ["# + products.joined(separator: ",") + "]}"
    }

    private static func subscription(_ id: String, _ period: String, _ price: String, _ more: String) -> String {
        """
        {"id": "\(id)", "type": "autoRenewable", "period": "\(period)", "names": {"en": "A"}, \(more)
         "prices": {"USA": "USD \(price)"}}
        """
    }

    @Test(
        "Products of different stores or groups, or without a known group, are not compared, and it is said why",
        arguments: [
            (#""group": {"id": "g"},"#, #""group": {"id": "g"},"#, nil),
            (#""group": {"id": "g"},"#, #""group": {"id": "h"},"#, "another subscription group"),
            (#""group": {"id": "g"},"#, "", "no subscription group"),
            ("", #""group": {"id": "g"},"#, "no subscription group"),
            ("", "", "no subscription group"),
            (#""group": {"id": "g"}, "store": "googlePlay","#, #""group": {"id": "g"},"#, "another store"),
            (#""store": "googlePlay","#, "", "another store"),
        ] as [(String, String, String?)]
    )
    func obstacles(monthly: String, yearly: String, reason: String?) async throws {
        let shop = Self.shop(
            Self.subscription("m", "P1M", "9.99", monthly),
            Self.subscription("y", "P1Y", "59.99", yearly)
        )
        let run = try await Tool.run("copy", "-", "--compare-with", "m", "--strict", input: shop)
        #expect(run.output.contains("savings.") == (reason == nil))
        #expect(run.exitCode == (reason == nil ? 0 : 65))
        if let reason {
            #expect(run.errors.contains(reason) && run.errors.contains("not compared: y"), "\(run.errors)")
        } else {
            #expect(run.errors.isEmpty)
        }
    }

    @Test("One is told of what is not sold in numbers, and a diagnostic has it: a note beside what is")
    func quantities() async throws {
        let monthly = Self.subscription("m", "P1M", "9.99", "")
        let coins = #"{"id": "c", "type": "consumable", "names": {"en": "C"}, "prices": {"USA": "USD 1.99"}}"#
        let alone = try await Tool.run("copy", "-", "--quantity", "3", "--strict", input: Self.shop(monthly))
        #expect(
            alone.exitCode == 65 && alone.errors.contains("found a quantity of 3")
                && alone.errors.contains("one is told of m")
        )
        let both = try await Tool.run("copy", "-", "--quantity", "3", "--strict", input: Self.shop(monthly, coins))
        #expect(both.exitCode == 0 && both.errors.contains("note: found a quantity of 3"))
        for run in [
            try await Tool.run("copy", "-", "--strict", input: Self.shop(monthly)),
            try await Tool.run("copy", "-", "--quantity", "3", "--strict", input: Self.shop(coins)),
        ] { #expect(run.exitCode == 0 && !run.errors.contains("quantity")) }
    }

    @Test("Of a merchant’s code and trial together no terms are told, and a diagnostic names them")
    func combination() async throws {
        let offers = #"""
            "offers": [{"type": "introductory", "mode": "freeTrial", "period": "P2W"},
             {"type": "code", "id": "C1", "mode": "payUpFront", "period": "P1M", "prices": {"USA": "USD 7.99"}}],
            """#
        let shop = Self.shop(Self.subscription("m", "P1M", "9.99", #""store": "stripe","# + offers))
        let claims = ["--eligibility", "introductory", "--eligibility", "code=C1"]
        let run = try await Tool.run(["copy", "-", "--lines", "offer,disclosure"] + claims, input: shop)
        #expect(
            !run.output.contains("7.99") && !run.output.contains("2 weeks") && !run.output.contains("when you confirm")
        )
        #expect(run.errors.contains("introductory+code=C1"))
        let app = Self.shop(Self.subscription("m", "P1M", "9.99", offers))
        let ofStore = try await Tool.run(["copy", "-", "--lines", "offer"] + claims, input: app)
        #expect(ofStore.output.contains("7.99") && !ofStore.errors.contains("introductory+code=C1"))
    }

    @Test("Where others are compared, what is not stands in a note, which no strict run fails for")
    func severalGroups() async throws {
        let shop = Self.shop(
            Self.subscription("m", "P1M", "9.99", #""group": {"id": "g"},"#),
            Self.subscription("y", "P1Y", "59.99", #""group": {"id": "g"},"#),
            Self.subscription("other", "P1Y", "59.99", #""group": {"id": "h"},"#)
        )
        let run = try await Tool.run("copy", "-", "--compare-with", "m", "--strict", input: shop)
        #expect(run.exitCode == 0 && run.output.contains("savings.percent"))
        #expect(run.errors.hasPrefix("paywright: note: ") && run.errors.contains("not compared: other"))
    }
}
