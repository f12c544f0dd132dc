import Foundation
import Paywright
import PaywrightICU
import TestSupport
import Testing

@Suite("paywright template")
struct TemplateCommandTests {
    private func visible(_ text: String) -> String {
        text.replacing("\u{A0}", with: " ").filter { !"\u{2068}\u{2069}\u{200E}\u{200F}".contains($0) }
    }

    private static func example(_ name: String) -> String {
        Tool.root.appending(path: "Examples/templates/\(name).txt").path
    }

    private func block(_ kind: String, of page: String) throws -> String {
        let rest = try #require(page.components(separatedBy: "## Fill in a template").dropFirst().first)
        let body = try #require(rest.components(separatedBy: "```\(kind)\n").dropFirst().first)
        return try #require(body.components(separatedBy: "```").first)
    }

    @Test("The command of the manual’s page prints the output that stands there")
    func manual() async throws {
        let page = try String(contentsOf: Tool.root.appending(path: "Documentation/Templates.md"), encoding: .utf8)
        let words = try block("sh", of: page).replacing("\\\n", with: " ").split(whereSeparator: \.isWhitespace)
        let arguments = words.drop { $0 != "template" }.map { word in
            word.hasPrefix("Examples/") ? Tool.root.appending(path: String(word)).path : String(word)
        }
        let outcome = try await Tool.run(arguments)
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        #expect(visible(outcome.output) == (try block("text", of: page)))
    }

    @Test("Adapty’s example, with a countdown")
    func adapty() async throws {
        let outcome = try await Tool.run(
            "template",
            Tool.example,
            "--dialect",
            "adapty",
            "--template-file",
            Self.example("adapty"),
            "--product",
            "com.example.aurora.weekly",
            "--countdown-to",
            "2026-02-01T18:30:00Z",
            "--now",
            "2026-01-31T12:00:00Z",
            "--eligibility",
            "introductory"
        )
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        let expected = """
            com.example.aurora.weekly (USA)
              en
                introductory
                  Aurora Weekly: $4.99, that is $21.68 a month
                  3 weeks for $0.99 – only 30:30:00 left!

            """
        #expect(visible(outcome.output) == expected)
    }

    @Test("Superwall’s example: printed once, its products by name")
    func superwall() async throws {
        let outcome = try await Tool.run(
            "template",
            Tool.example,
            "--dialect",
            "superwall",
            "--template-file",
            Self.example("superwall"),
            "--product-name",
            "selected=com.example.aurora.monthly",
            "--product-name",
            "annual=com.example.aurora.yearly",
            "--eligibility",
            "introductory"
        )
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        let expected = """
            com.example.aurora.monthly (USA)
              en
                introductory
                  Start your 1-week trial, then $9.99 monthly
                  Or $59.99 YEARLY, $4.99 a month

            """
        #expect(visible(outcome.output) == expected)
        let unnamed = try await Tool.run(
            "template",
            Tool.example,
            "--dialect",
            "superwall",
            "--template",
            "{{ products.annual.price }}"
        )
        #expect(
            unnamed.exitCode == 0 && unnamed.errors.contains("template:1:1: {{ products.annual.price }}: no product")
        )
    }

    @Test("One rendering for each product, language and offer; standard input may be the template")
    func renderings() async throws {
        let outcome = try await Tool.run(
            "template",
            Tool.example,
            "--dialect",
            "revenuecat",
            "--template-file",
            "-",
            "--locale",
            "en,de",
            input: "{{ product.price }}\n"
        )
        #expect(outcome.exitCode == 0)
        let lines = outcome.output.components(separatedBy: "\n")
        #expect(lines.count { $0.hasSuffix(" (USA)") } == 5)
        #expect(lines.count { $0 == "  de" } == 5)
        #expect(lines.contains("    introductory + code=STARGAZER") && lines.contains("      $149.99"))
    }

    @Test("What is unknown is named with its place, the one that was meant, and stays in the text")
    func unknown() async throws {
        let arguments = [
            "template", Tool.example, "--dialect", "revenuecat", "--template",
            "a\n {{ product.prise }} {{ price | loud }}",
            "--eligibility", "none",
        ]
        let outcome = try await Tool.run(arguments)
        #expect(outcome.exitCode == 0 && outcome.output.contains("       {{ product.prise }} $9.99"))
        #expect(outcome.errors.contains("template:2:2: {{ product.prise }}: no such variable"))
        #expect(outcome.errors.contains("did you mean product.price?"))
        #expect(outcome.errors.contains("template:2:33: found \"loud\""))
        // Said once, however many products there are.
        #expect(outcome.errors.split(separator: "\n").count == 2)
        #expect(try await Tool.run(arguments + ["--strict"]).exitCode == 65)
    }

    @Test("A note alone does not fail a strict run; what a product lacks names the product")
    func notes() async throws {
        let outcome = try await Tool.run(
            "template",
            Tool.example,
            "--dialect",
            "revenuecat",
            "--template",
            "{{ product.offer_price }}",
            "--eligibility",
            "none",
            "--product",
            "com.example.aurora.monthly",
            "--strict"
        )
        #expect(
            outcome.exitCode == 0 && outcome.errors.contains("com.example.aurora.monthly: {{ product.offer_price }}")
        )
        let lacking = try await Tool.run(
            "template",
            Tool.example,
            "--dialect",
            "revenuecat",
            "--template",
            "{{ product.price_per_month }}",
            "--strict"
        )
        #expect(
            lacking.exitCode == 65
                && lacking.errors.contains("com.example.aurora.lifetime: {{ product.price_per_month }}")
        )
    }

    @Test("A value alone keeps its letters; a text begins with a capital letter unless it is switched off")
    func capital() async throws {
        func text(_ template: String, _ options: String...) async throws -> String {
            let outcome = try await Tool.run(
                [
                    "template", Tool.example, "--dialect", "revenuecat", "--template", template, "--product",
                    "com.example.aurora.monthly", "--eligibility", "none",
                ] + options
            )
            #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
            return try #require(outcome.output.split(separator: "\n").last).drop { $0 == " " }.description
        }
        #expect(try await text("{{ product.period_abbreviated }}") == "mo")
        #expect(try await text("{{ product.periodly }} plan") == "Monthly plan")
        #expect(try await text("{{ product.periodly }} plan", "--no-capital") == "monthly plan")
    }

    @Test("JSON has the text with its parts, every variable with its place, and the diagnostics")
    func json() async throws {
        let outcome = try await Tool.run(
            "template",
            Tool.example,
            "--dialect",
            "adapty",
            "--template",
            "é <PROD_PRICE/>\n<OFFER_PRICE/>",
            "--format",
            "json",
            "--product",
            "com.example.aurora.monthly",
            "--eligibility",
            "none"
        )
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(json["schema"] as? String == "paywright/template/1")
        let result = try #require((json["results"] as? [[String: Any]])?.first)
        let rendered = try #require(result["rendered"] as? [String: Any])
        #expect(rendered["text"] as? String == "é $9.99\n")
        let part = try #require((rendered["parts"] as? [[String: Any]])?.first)
        #expect(part["role"] as? String == "billed" && part["start"] as? Int == 2 && part["end"] as? Int == 7)
        let variables = try #require(result["variables"] as? [[String: Any]])
        #expect(variables.map { $0["name"] as? String } == ["PROD_PRICE", "OFFER_PRICE"])
        #expect(variables.map { $0["line"] as? Int } == [1, 2] && variables.map { $0["column"] as? Int } == [3, 1])
        let diagnostic = try #require((json["diagnostics"] as? [[String: Any]])?.first)
        #expect(diagnostic["code"] as? String == "variable-not-applicable")
        #expect(diagnostic["line"] as? Int == 2 && diagnostic["column"] as? Int == 1)
    }

    @Test("The table of variables needs no input and is the checked-in page")
    func variables() async throws {
        let page = try String(
            contentsOf: Tool.root.appending(path: "Sources/Templates/TemplateVariables.md"),
            encoding: .utf8
        )
        #expect(try await Tool.run("template", "--variables").output == page)
        let adapty = try await Tool.run("template", "--variables", "--dialect", "adapty")
        #expect(adapty.exitCode == 0 && adapty.output.contains("<PROD_PRICE/>") && !adapty.output.contains("{{"))
    }

    @Test(
        "Wrong usage is 64, an unreadable file 66, nothing to print 65",
        arguments: Sweep.some(
            4,
            of: [
                (["--dialect", "adapty", "--template", "x", "--product", "gone"], 65, "no product \"gone\""),
                (["--template", "x"], 64, "--dialect"), (["--dialect", "adapty"], 64, "one template"),
                (["--dialect", "adapty", "--template", "x", "--template-file", "y"], 64, "one template"),
                (["--dialect", "adapty", "--template", "x", "--eligibility", "maybe"], 64, "unknown eligibility"),
                (["--dialect", "adapty", "--template", "x", "--time-zone", "Mars"], 64, "unknown time zone"),
                (["--dialect", "adapty", "--template", "x", "--custom", "noValue"], 64, "noValue"),
                (["--dialect", "adapty", "--template-file", "/nowhere"], 66, "no such file"),
            ] as [([String], Int, String)]
        )
    )
    func failures(arguments: [String], exitCode: Int, expected: String) async throws {
        let outcome = try await Tool.run(["template", Tool.file(Tool.configuration())] + arguments)
        #expect(outcome.exitCode == exitCode && outcome.output.isEmpty)
        #expect(outcome.errors.contains(expected), "\(outcome.errors)")
    }

    @Test("An unknown reference and a claim that nothing meets are said, and lose nothing else")
    func unmatched() async throws {
        let outcome = try await Tool.run(
            "template",
            Tool.example,
            "--dialect",
            "adapty",
            "--template",
            "<PROD_PRICE/>",
            "--compare-with",
            "gone",
            "--eligibility",
            "promotional=autumn"
        )
        #expect(outcome.exitCode == 0 && outcome.output.contains("$59.99"))
        #expect(outcome.errors.contains("no product \"gone\"") && outcome.errors.contains("promotional=autumn"))
    }

    @Test("Own words speak in a template, and what is wrong in them is reported")
    func ownMessages() async throws {
        let own = try Tool.file(
            #"{"@@locale": "en", "price.free": "on the house", "period.unit": "{nothing}"}"#,
            named: "own.en.arb"
        )
        let outcome = try await Tool.run(
            "template",
            Tool.example,
            "--dialect",
            "adapty",
            "--template",
            "Now <OFFER_PRICE/>!",
            "--messages",
            own,
            "--product",
            "com.example.aurora.monthly",
            "--eligibility",
            "introductory",
            "--storefront",
            "all"
        )
        #expect(outcome.exitCode == 0 && outcome.output.contains("Now on the house!"))
        #expect(outcome.errors.contains("own.en.arb:1:") && outcome.errors.contains("period.unit"))
    }

    @Test("A template that is not UTF-8 is refused")
    func encoding() async throws {
        let outcome = try await Tool.shell(
            #"printf 'a\377b' | "$0" template "$1" --dialect adapty --template-file -"#
        )
        #expect(outcome.exitCode == 65 && outcome.errors.contains("UTF-8"))
    }

    @Test("An amount to which the store adds tax is printed with a warning, once for each variable; a name has none")
    func addedTax() async throws {
        func file(_ tax: String) throws -> String {
            try Tool.file(
                """
                {"schema": "paywright/products/1", "products": [{
                  "id": "pro", "store": "stripe", "type": "autoRenewable", "period": "P1M", "names": {"en": "Pro"},
                  "prices": {"DEU": "EUR 9.99"}, "tax": "\(tax)"
                }]}
                """
            )
        }
        func run(_ tax: String) async throws -> Tool.Outcome {
            let template = "{{ product.store_product_name }}: {{ product.price }}"
            let arguments = [
                "--dialect", "revenuecat", "--template", template, "--storefront", "DEU", "--locale", "de",
            ]
            return try await Tool.run(["template", try file(tax)] + arguments)
        }
        let added = try await run("added")
        #expect(visible(added.output).contains("Pro: 9,99 €"))
        #expect(added.errors.components(separatedBy: "tax is added to this amount").count == 2)
        let included = try await run("included")
        #expect(visible(included.output).contains("Pro: 9,99 €") && included.errors.isEmpty)
    }
}
