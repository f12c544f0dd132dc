import Foundation
import Testing
import TestSupport

@Suite("Prices for many storefronts: product lists, and App Store Connect’s lists")
struct ProductsCommandTests {
    static var example: String { Tool.root.appending(path: "Examples/aurora.products.json").path }

    private static let table = """
        Countries or Regions,Currency Code,Price,Proceeds,May Adjust Automatically\r
        United States,USD,10.99,7.69,N\r
        Japan,JPY,1800.0,1260,Y\r

        """

    @Test("A product list is copied in every storefront it has a price for, each in its own currency")
    func copies() async throws {
        let outcome = try await Tool.run("copy", Self.example, "--storefront", "all")
        #expect(outcome.exitCode == 0 && !outcome.errors.contains("warning:"))
        for storefront in ["AUS", "IND", "ISR", "JPN", "KWT", "USA"] {
            #expect(outcome.output.contains("com.example.aurora.monthly (\(storefront))"))
        }
        #expect(outcome.output.contains("¥1,500") && outcome.output.contains("₹499"))
        #expect(outcome.output.contains("UAH"))
    }

    @Test("What products prints is read as the same product list, again and again")
    func isFixed() async throws {
        for input in [Self.example, Tool.example] {
            let first = try await Tool.run("products", input)
            #expect(first.exitCode == 0 && first.errors.isEmpty)
            let second = try await Tool.run("products", "-", input: first.output)
            #expect(second.exitCode == 0 && second.errors.isEmpty)
            #expect(second.output == first.output)
        }
    }

    @Test("A configuration and its product list are copied alike")
    func copiesAlike() async throws {
        let list = try await Tool.run("products", Tool.example).output
        let file = try Tool.file(list, named: "aurora.json")
        let arguments = ["--locale", "en,de", "--format", "json"]
        let outcome = try await Tool.run(["copy", file] + arguments)
        let expected = try await Tool.run(["copy", Tool.example] + arguments)
        #expect(outcome.output == expected.output)
    }

    @Test("Several inputs make one product list, in which each product stands once; -o writes a file")
    func merges() async throws {
        let file = try Tool.file(Tool.configuration())
        let target = URL(filePath: file).deletingLastPathComponent().appending(path: "all.json").path
        let outcome = try await Tool.run("products", file, Self.example, file, "-o", target)
        #expect(outcome.exitCode == 0 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("the first one is printed") && !outcome.errors.contains("both are printed"))
        let text = try String(contentsOfFile: target, encoding: .utf8)
        #expect(text.components(separatedBy: #""id": "pro""#).count == 2)
        #expect(text.contains("com.example.aurora.yearly"))
        #expect(try await Tool.run("copy", target, "--strict").exitCode == 0)
        let nowhere = try await Tool.run("products", file, "-o", target + "/nowhere/a.json")
        #expect(nowhere.exitCode == 73 && nowhere.errors.contains("nowhere"))
    }

    @Test("A table takes the place of a product’s prices, and what it leaves is said")
    func replaces() async throws {
        let file = try Tool.file(Self.table, named: "prices.csv")
        let monthly = "com.example.aurora.monthly=\(file)"
        let outcome = try await Tool.run("copy", Tool.example, "--prices", monthly, "--storefront", "all")
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("com.example.aurora.monthly (JPN)"))
        #expect(outcome.output.contains("$10.99 per month") && outcome.output.contains("¥1,800 per month"))
        #expect(!outcome.output.contains("$9.99 per month"))
        #expect(outcome.errors.contains("without a price in JPN"))
        #expect(outcome.errors.contains("the offer is not shown there"))
        let products = try await Tool.run("products", Tool.example, "--prices", "com.example.aurora.yearly=\(file)")
        #expect(products.output.contains(#"{"JPN": "1800", "USA": "10.99"}"#))
    }

    @Test("A price that begins on a day needs the day")
    func asksForDay() async throws {
        let text = """
            {"data": [
              {"type": "subscriptionPrices", "id": "1", "attributes": {"startDate": null}, "relationships": {
                "territory": {"data": {"type": "territories", "id": "USA"}},
                "subscriptionPricePoint": {"data": {"type": "subscriptionPricePoints", "id": "a"}}}},
              {"type": "subscriptionPrices", "id": "2", "attributes": {"startDate": "2026-12-01"}, "relationships": {
                "territory": {"data": {"type": "territories", "id": "USA"}},
                "subscriptionPricePoint": {"data": {"type": "subscriptionPricePoints", "id": "b"}}}}],
             "included": [
              {"type": "subscriptionPricePoints", "id": "a", "attributes": {"customerPrice": "5.99"}},
              {"type": "subscriptionPricePoints", "id": "b", "attributes": {"customerPrice": "6.99"}},
              {"type": "subscriptions", "id": "s", "attributes": {"productId": "pro"}},
              {"type": "territories", "id": "USA", "attributes": {"currency": "USD"}}]}
            """
        let prices = try Tool.file(text, named: "prices.json")
        let shop = try Tool.file(Tool.configuration())
        for (now, price) in [("2026-11-30", "$5.99"), ("2026-12-01T00:00:00Z", "$6.99")] {
            let outcome = try await Tool.run("copy", shop, "--prices", prices, "--now", now)
            #expect(outcome.exitCode == 0 && !outcome.errors.contains("warning:"))
            #expect(outcome.output.contains("\(price) per month"))
        }
        // A month from November 15 on is charged at a price that is not known.
        for (now, isDated) in [("2026-10-15", true), ("2026-11-15", false)] {
            let dated = try await Tool.run(
                ["copy", shop, "--prices", prices, "--now", now, "--time-zone", "UTC", "--eligibility", "none"]
                    + ["--format", "json"]
            )
            #expect(dated.output.contains("\"dated\"") == isDated)
        }
        let undated = try await Tool.run("copy", shop, "--prices", prices)
        // Whether the product's own price still holds is not known.
        #expect(undated.exitCode == 65 && undated.errors.contains("--now") && undated.output.isEmpty)
    }

    @Test(
        "A refused file of prices stands in the diagnostics of every format, and no product is printed",
        arguments: Sweep.some(
            2,
            of: [
                ("no table", 65, "not-a-price-list"), ("{}", 65, "not-a-price-list"),
                ("Country Code,Price,Start Date\nUSA,5.99,2027-03-01\n", 65, "no-price-in-force"),
                (nil, 66, "unreadable-input"),
            ] as [(String?, Int, String)]
        )
    )
    func refusedPrices(text: String?, exitCode: Int, code: String) async throws {
        let shop = try Tool.file(Tool.configuration())
        let file = try text.map { try Tool.file($0, named: "prices.csv") } ?? "/nowhere/prices.csv"
        let arguments = ["copy", shop, "--prices", "pro=\(file)", "--now", "2026-11-20"]
        for format in Sweep.some(1, of: ["json", "ndjson"]) {
            let run = try await Tool.run(arguments + ["--format", format])
            #expect(run.exitCode == exitCode && run.errors.isEmpty, "\(run.errors)")
            #expect(run.output.contains("\"code\": \"\(code)\"") && run.output.contains("prices-refused"))
            #expect(!run.output.contains("\"lines\""))
        }
        for command in [["copy"], ["products"]] {
            let run = try await Tool.run(command + arguments.dropFirst())
            #expect(run.exitCode == exitCode && run.output.isEmpty && run.errors.contains("no product is printed"))
        }
    }

    @Test("Wrong uses and files that cannot be read have their exit codes")
    func refuses() async throws {
        let shop = try Tool.file(Tool.configuration())
        #expect(try await Tool.run("copy", shop, "--prices", "pro=").exitCode == 64)
        #expect(try await Tool.run("copy", shop, "--now", "tomorrow").exitCode == 64)
        #expect(try await Tool.run("copy", "-", "--prices", "pro=-").exitCode == 64)
        #expect(try await Tool.run("products", shop, "--storefront", "XXX").exitCode == 64)
        #expect(try await Tool.run("copy", shop, "--prices", "pro=/nowhere/prices.csv").exitCode == 66)
        #expect(try await Tool.run("products", "/nowhere/shop.json").exitCode == 66)
        #expect(try await Tool.run("products", "-", input: "{}").exitCode == 65)
        let unnamed = try Tool.file(Self.table, named: "prices.csv")
        let outcome = try await Tool.run("copy", shop, "--prices", unnamed)
        #expect(outcome.exitCode == 0 && outcome.errors.contains("--prices <product id>=<file>"))
        let unreadable = try await Tool.run("copy", shop, "--prices", "pro=\(shop)")
        #expect(unreadable.exitCode == 65 && unreadable.errors.contains("App Store Connect"))
        #expect(unreadable.output.isEmpty)
    }

    @Test("A typing mistake in a product list is reported with its place, and costs only what it is in")
    func reportsTypos() async throws {
        let text = """
            {"schema": "paywright/products/1", "products": [
              {"id": "a", "type": "consumable", "names": {"en": "A"}, "price": {"USA": "1"}},
              {"id": "b", "type": "consumable", "names": {"en": "B"}, "prices": {"USA": "2", "DEU": "2,00"}}]}
            """
        let file = try Tool.file(text, named: "typos.json")
        let outcome = try await Tool.run("copy", file)
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("b (USA)") && !outcome.output.contains("a (USA)"))
        #expect(outcome.errors.contains("typos.json:2:59: $.products[0].price: found the field \"price\""))
        #expect(outcome.errors.contains("typos.json:3:89: $.products[1].prices.DEU: found \"2,00\""))
    }
}
