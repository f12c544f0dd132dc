import Foundation
import Paywright
import PaywrightReports
import Testing

/// What stands on the button of an order, by the law of the customer's country.
///
/// Each line of `Tests/Checkout/order-button.ndjson` is a product, a country and a language. `expected` has the words; null where no
/// button is printed, and "other" where no law fixes any. A reader wrote them from the law, without knowing what is printed.
private struct OrderButtonCase: Decodable {
    let name: String
    let store: String
    let storefront: String
    let locale: String
    let price: String
    let offer: String?
    let kind: String
    let button: String?
    let expected: String?
    let why: String

    /// The request for it.
    var request: String {
        get throws {
            let currency = try #require(Storefront(storefront)?.currency?.code)
            var product: [String: Any] = ["id": "p", "store": store, "prices": [storefront: "\(currency) \(price)"]]
            product["type"] = kind == "oneTime" ? "nonConsumable" : "autoRenewable"
            if kind != "oneTime" { product["period"] = "P1M" }
            if let offer {
                var phase = ["id": "o", "type": "introductory", "mode": offer, "period": "P1M"] as [String: Any]
                if offer != "freeTrial" { phase["prices"] = [storefront: "\(currency) 1.00"] }
                product["offers"] = [phase]
            }
            var request: [String: Any] = ["op": "paywall", "locale": locale, "storefront": storefront]
            request["products"] = ["schema": "paywright/products/1", "products": [product]]
            request["claims"] = [offer == nil ? "none" : "introductory"]
            request["lines"] = ["price", "callToAction", "callToAction.short"]
            if let button { request["button"] = button }
            return String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
        }
    }
}

private struct PaywallAnswer: Decodable {
    struct Line: Decodable {
        let text: String
        let locale: String
    }
    struct Result: Decodable { let lines: [String: Line] }
    struct Finding: Decodable { let message: String }
    let results: [Result]
    let diagnostics: [Finding]
}

@Suite("The button of an order, by the law of the customer’s country")
struct OrderButtonTests {
    private static let cases: [String] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let text = try? String(contentsOf: folder.appending(path: "Checkout/order-button.ndjson"), encoding: .utf8)
        return text?.split(separator: "\n").map(String.init) ?? []
    }()

    @Test("There are fifty cases")
    func count() { #expect(Self.cases.count == 50) }

    @Test("Each case", arguments: cases)
    func holds(_ line: String) async throws {
        let rule = try JSONDecoder().decode(OrderButtonCase.self, from: Data(line.utf8))
        let answer = await (try RequestHandler()).answer(to: Array(try rule.request.utf8))
        #expect(!answer.isRefused, "\(rule.name): \(answer.json.prefix(400))")
        let told = try JSONDecoder().decode(PaywallAnswer.self, from: Data(answer.utf8))
        let lines = try #require(told.results.first?.lines)
        let button = lines["callToAction"]?.text
        let fixed = Set(FixedWords.all.map(\.text))
        if rule.expected == "other" {
            #expect(button.map { !fixed.contains($0) } == true, "\(rule.name): \(rule.why)")
        } else {
            #expect(button == rule.expected, "\(rule.name): \(rule.why)")
            #expect(lines["callToAction.short"] == nil, "no other words on a button of the order")
            #expect(
                told.diagnostics.contains { $0.message.contains("no words for orderButton") } == (rule.expected == nil)
            )
        }
    }

    @Test("That a language has no words is told also where the button is the only line asked for")
    func warning() async throws {
        let line = try #require(Self.cases.first { $0.contains("zh-Hans in Germany") })
        let request = try JSONDecoder().decode(OrderButtonCase.self, from: Data(line.utf8)).request
        let alone = request.replacing(#"["price","callToAction","callToAction.short"]"#, with: #"["callToAction"]"#)
        #expect(alone != request)
        let answer = await (try RequestHandler()).answer(to: Array(alone.utf8))
        let told = try JSONDecoder().decode(PaywallAnswer.self, from: Data(answer.utf8))
        #expect(told.results.isEmpty && told.diagnostics.contains { $0.message.contains("no words for orderButton") })
    }

    @Test("A row has words, a language, countries, an article and a day, and no row is there twice")
    func table() throws {
        var seen: Set<String> = []
        for row in FixedWords.all {
            #expect(!row.text.isEmpty && !row.article.isEmpty && CalendarDay(row.checkedOn) != nil, "\(row)")
            #expect(!row.countries.isEmpty && row.countries.allSatisfy { Storefront($0)?.alpha3 == $0 }, "\(row)")
            #expect(try LocaleTag(row.language).tag == row.language, "\(row)")
            for country in row.countries {
                #expect(seen.insert("\(row.kind) \(row.language) \(country)").inserted, "\(row)")
                let storefront = try #require(Storefront(country))
                #expect(FixedWords.find(row.kind, for: row.language, in: storefront) == row)
                #expect(FixedWords.areFixed(row.kind, in: storefront))
            }
        }
        #expect(FixedWords.find(.withdrawal, for: "de", in: try #require(Storefront("USA"))) == nil)
        // Overseas regions of France have codes of their own, and the same law.
        let guadeloupe = try #require(Storefront("GLP"))
        #expect(
            FixedWords.find(.orderButton, for: "fr", in: guadeloupe)?.text == "commande avec obligation de paiement"
        )
        #expect(
            FixedWords.find(.cancellation, for: "de-AT", in: try #require(Storefront("DEU")))?.text
                == "Verträge hier kündigen"
        )
    }

    @Test("Words of one’s own never take the place of those that a law fixes")
    func ownWords() throws {
        let germany = try #require(Storefront("DEU"))
        let own =
            #"{"@@locale": "de", "callToAction.subscribe": "Für {pricePerPeriod} starten", "callToAction.freeTrial": "Gratis starten"}"#
        let words = try Catalog(parsing: Array(own.utf8), file: "own.de.arb")
        let german = try PaywallFormatter(
            locale: LocaleTag("de"),
            catalogs: CatalogLibrary.builtin().adding(messages: [words])
        )
        let product = Product(
            id: "p",
            store: .stripe,
            type: .autoRenewable,
            prices: StorefrontPrices(try #require(Price("9.99", "EUR")), in: germany),
            period: SubscriptionPeriod(1, .month)
        )
        let terms = try #require(
            OfferSelection.terms(for: product, in: germany, claims: [.noOffer])
        )
        #expect(german.lines(for: terms)[.callToAction]?.string == "zahlungspflichtig bestellen")
        let other = PaywallOptions(button: .continue)
        let plain = try PaywallFormatter(
            locale: LocaleTag("de"),
            catalogs: CatalogLibrary.builtin().adding(messages: [words]),
            options: other
        )
        #expect(
            plain.lines(for: terms)[.callToAction]?.string.replacing("\u{A0}", with: " ")
                == "Für 9,99 € pro Monat starten"
        )
    }
}

extension OrderButtonTests {
    @Test("The page of the manual has each row of the table")
    func page() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "Documentation/Checkout.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
        for words in FixedWords.all {
            #expect(
                rows.contains { $0.contains("`\(words.language)` |") && $0.contains("| \(words.text) |") },
                "\(words)"
            )
        }
        let words = FixedWords.all.filter { $0.kind == .orderButton }
        #expect(
            words.allSatisfy { row in
                rows.contains { $0.contains(row.article) && $0.hasSuffix("\(row.grade.rawValue) |") }
            }
        )
    }

    @Test(
        "Where no law fixes words, the button of an order names what is charged",
        arguments: [
            ("stripe", "USA", "order", "Subscribe for $9.99 per month"),
            ("stripe", "USA", "continue", "Start 1-month free trial"),
            ("other", "CAN", "order", "Subscribe for CA$9.99 per month"),
            ("appStore", "USA", "order", "Start 1-month free trial"),
        ]
    )
    func charge(store: String, storefront: String, button: String, expected: String) async throws {
        let rule = OrderButtonCase(
            name: store,
            store: store,
            storefront: storefront,
            locale: "en",
            price: "9.99",
            offer: "freeTrial",
            kind: "subscription",
            button: button,
            expected: expected,
            why: ""
        )
        let answer = await (try RequestHandler()).answer(to: Array(try rule.request.utf8))
        let lines = try #require(
            try JSONDecoder().decode(PaywallAnswer.self, from: Data(answer.utf8)).results.first?.lines
        )
        #expect(lines["callToAction"]?.text == expected)
    }
}
