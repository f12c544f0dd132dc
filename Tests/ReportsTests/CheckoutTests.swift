import Foundation
import Paywright
import PaywrightReports
import Testing

/// What a customer reads where a purchase is confirmed: amounts with their days, and what a page lacks.
@Suite("Where a purchase is confirmed")
struct CheckoutTests {
    private struct Answer: Decodable {
        struct Line: Decodable { let text: String }
        struct Result: Decodable { let lines: [String: Line] }
        let results: [Result]
    }

    /// The dated lines of a product that is bought in Berlin on 23 November 2026 at 13:00.
    private func lines(_ product: String, locale: String = "en", claims: String = "introductory") async throws
        -> [String: String]
    {
        let request = """
            {"op": "paywall", "locale": "\(locale)", "storefront": "DEU", "claims": ["\(claims)"], "timeZone": "Europe/Berlin",
             "now": "2026-11-23T12:00:00Z", "products": {"schema": "paywright/products/1", "products": [\(product)]}}
            """
        let answer = await (try RequestHandler()).answer(to: Array(request.utf8))
        #expect(!answer.isRefused, "\(answer.json.prefix(300))")
        let lines = try JSONDecoder().decode(Answer.self, from: Data(answer.utf8)).results.first?.lines ?? [:]
        let wanted = ["dueToday", "nextCharge", "taxIncluded", "cancelAnytime"]
        return lines.filter { wanted.contains($0.key) || $0.key.hasPrefix("trialTimeline.") }
            .mapValues { $0.text.replacing("\u{A0}", with: " ") }
    }

    private func product(_ store: String, _ more: String = "", price: String = "9.99") -> String {
        #"{"id": "p", "store": "\#(store)", "type": "autoRenewable", "period": "P1M", "prices": {"DEU": "EUR \#(price)"}\#(more)}"#
    }

    private let trial = #", "offers": [{"id": "t", "type": "introductory", "mode": "freeTrial", "period": "P1W"}]"#

    @Test("A free trial of the App Store: nothing today, the last day two days before the charge, the charge")
    func trialOfAppStore() async throws {
        let told = try await lines(product("appStore", trial))
        #expect(
            told == [
                "dueToday": "Nothing due today",
                "nextCharge": "Due on November 30, 2026: €9.99",
                "trialTimeline.today": "Today: your free trial starts",
                "trialTimeline.lastDay": "November 28, 2026: last day to cancel",
                "trialTimeline.charge": "November 30, 2026: you’re charged €9.99",
                "cancelAnytime": "Cancel anytime up to 24 hours before renewal",
            ]
        )
    }

    @Test("Without an offer the price is due today, and again a month later: no timeline")
    func regular() async throws {
        let told = try await lines(product("googlePlay"), claims: "none")
        #expect(
            told == [
                "dueToday": "Due today: €9.99", "nextCharge": "Due on December 23, 2026: €9.99",
                "cancelAnytime": "Cancel anytime",
            ]
        )
    }

    @Test("An offer that is paid is due today at its price, and the regular price comes after it")
    func paidOffer() async throws {
        let offer =
            #", "offers": [{"id": "o", "type": "introductory", "mode": "payUpFront", "period": "P3M", "prices": {"DEU": "EUR 12.00"}}]"#
        let told = try await lines(product("appStore", offer))
        #expect(told["dueToday"] == "Due today: €12.00" && told["nextCharge"] == "Due on February 23, 2027: €9.99")
        #expect(told["trialTimeline.today"] == nil)
    }

    @Test("Tax that is added stands beside each amount; tax that is included is told once")
    func tax() async throws {
        let added = try await lines(product("stripe", #", "tax": "added""# + trial))
        #expect(added["nextCharge"] == "Due on November 30, 2026: €9.99, plus tax")
        #expect(added["trialTimeline.charge"] == "November 30, 2026: you’re charged €9.99, plus tax")
        #expect(added["dueToday"] == "Nothing due today" && added["taxIncluded"] == nil)
        let included = try await lines(product("stripe", #", "tax": "included""#), claims: "none")
        #expect(included["taxIncluded"] == "Tax included")
    }

    @Test("That it can be cancelled anytime is told only where the store’s rule makes it true")
    func cancelling() async throws {
        #expect(try await lines(product("stripe"), claims: "none")["cancelAnytime"] == nil, "the merchant decides it")
        let open = #", "calculationsOpen": true"#
        #expect(try await lines(product("appStore", open), claims: "none")["cancelAnytime"] == nil)
        let plan =
            #", "billingPlans": [{"kind": "monthlyWithCommitment", "payments": 12, "billingPeriod": "P1M", "prices": {"DEU": "EUR 4.99"}}]"#
        let committed = product("appStore", plan).replacing(
            #""period": "P1M", "prices""#,
            with: #""period": "P1Y", "prices""#
        )
        #expect(try await lines(committed, claims: "none")["cancelAnytime"] == nil, "a commitment runs to its end")
    }

    @Test("Beside a plan that a customer has, or may change to, nothing is told of cancelling")
    func running() async throws {
        let formatter = try PaywallFormatter(locale: "en")
        let germany = try #require(Storefront("DEU"))
        let product = Product(
            id: "p",
            type: .autoRenewable,
            prices: StorefrontPrices(try #require(Price("9.99", "EUR")), in: germany),
            period: SubscriptionPeriod(1, .month)
        )
        let terms = try #require(OfferSelection.terms(for: product, in: germany, claims: [.noOffer]))
        for choice in [PlanChoice.Choice.current, .upgrade, .downgrade, .crossgrade] {
            let lines = formatter.lines(for: terms, choice: PlanChoice(choice, isButtonOn: choice != .current))
            #expect(lines[.cancelAnytime] == nil, "\(choice)")
        }
        #expect(formatter.lines(for: terms, choice: PlanChoice(.buy, isButtonOn: true))[.cancelAnytime] != nil)
    }

    @Test("Each store that has rules has a name for them")
    func namesOfRules() {
        let stores = StoreName.allCases.filter { store in DisplayRule.allCases.contains { $0.source(of: store) != nil }
        }
        #expect(RequiredRules.Name.allCases.compactMap(\.store) == stores)
    }

    private struct Checked: Decodable {
        struct Diagnostic: Decodable {
            let severity: String
            let code: String
            let checked: [String]?
            let notChecked: [String: String]?
        }
        let diagnostics: [Diagnostic]
    }

    @Test(
        "A request for checked lines has what breaks a rule, and which rules were checked; one that asks for none has neither",
        arguments: [
            (#"["checkout"]"#, "disclosure", "", ["charge-without-date", "checkout-checked"]),
            (#"["checkout"]"#, "disclosure\", \"nextCharge", #", "timeZone": "UTC""#, ["checkout-checked"]),
            (
                #"["app-store", "checkout", "app-store"]"#, "price", "",
                [
                    "charge-without-date", "checkout-checked", "no-auto-renewal", "no-name", "no-period",
                    "no-privacy-policy", "no-terms-of-use", "renewal-without-way-out",
                ]
            ),
            (nil, "disclosure", "", []),
        ]
    )
    func required(rules: String?, lines: String, more: String, codes: [String]) async throws {
        let request = """
            {"op": "paywall", "locale": "en", "storefront": "USA", "lines": ["\(lines)"]\(more),
             "now": "2026-11-23T12:00:00Z"\(rules.map { #", "require": \#($0)"# } ?? ""), "products":
             {"schema": "paywright/products/1", "products": [{"id": "p", "store": "appStore", "type": "autoRenewable",
             "period": "P1M", "names": {"en": "Pro"}, "prices": {"USA": "USD 9.99"}}]}}
            """
        let answer = await (try RequestHandler()).answer(to: Array(request.utf8))
        #expect(!answer.isRefused, "\(answer.json.prefix(300))")
        let found = try JSONDecoder().decode(Checked.self, from: Data(answer.utf8)).diagnostics
        #expect(Set(found.map(\.code)) == Set(codes))
        for diagnostic in found {
            let isNote = diagnostic.code == "checkout-checked"
            #expect(diagnostic.severity == (isNote ? "note" : "error"))
            #expect((diagnostic.checked != nil) == isNote && (diagnostic.notChecked != nil) == isNote)
            if isNote {
                let rules = (diagnostic.checked ?? []) + (diagnostic.notChecked ?? [:]).keys
                #expect(
                    rules.sorted() == CheckoutRule.allCases.map(\.rawValue).sorted(),
                    "each rule stands in one of both lists"
                )
            }
        }
    }

    @Test("An offer for those who subscribe already has no days: it comes with a change of plan, or a renewal")
    func existing() async throws {
        let offer =
            #", "offers": [{"id": "keep", "type": "promotional", "customers": ["existing"], "mode": "freeTrial", "period": "P1W"}]"#
        #expect(
            try await lines(product("googlePlay", offer), claims: "promotional=keep").keys.sorted() == ["cancelAnytime"]
        )
    }

    @Test("Without a time zone there is no line with a day")
    func undated() async throws {
        let request = """
            {"op": "paywall", "locale": "en", "storefront": "DEU", "claims": ["introductory"],
             "products": {"schema": "paywright/products/1", "products": [\(product("appStore", trial))]}}
            """
        let answer = await (try RequestHandler()).answer(to: Array(request.utf8))
        let lines = try JSONDecoder().decode(Answer.self, from: Data(answer.utf8)).results.first?.lines ?? [:]
        #expect(lines["dueToday"] == nil && lines["nextCharge"] == nil && lines["trialTimeline.charge"] == nil)
        #expect(lines["callToAction"] != nil)
    }

    // MARK: Rules

    private func findings(
        _ store: StoreName,
        _ country: String,
        tax: TaxTreatment? = .included,
        showing lines: [ProductLine]? = nil,
        button: PaywallButton = .order,
        merchant: Merchant? = Merchant(name: "Example.com"),
        isDatable: Bool = true
    ) throws -> CheckoutRules.Findings {
        let storefront = country == "ZZZ" ? Storefront.unstated : try #require(Storefront(country))
        let currency = try storefront.currency ?? #require(CurrencyCode("EUR"))
        let product = Product(
            id: "p",
            store: store,
            type: .autoRenewable,
            prices: StorefrontPrices(
                Price(amount: try #require(DecimalAmount("9.99")), currency: currency),
                in: storefront
            ),
            period: SubscriptionPeriod(1, .month),
            tax: tax
        )
        let terms = try #require(OfferSelection.terms(for: product, in: storefront, claims: [.noOffer]))
        let now = try #require(Instant(rfc3339: "2026-11-23T12:00:00Z"))
        let dated = terms.dated(at: now, in: try StoreCalendar(timeZone: "Europe/Berlin"))
        let formatter = try PaywallFormatter(locale: "en", options: PaywallOptions(merchant: merchant, button: button))
        let shown = formatter.lines(for: terms, dated: dated, showing: lines)
        return CheckoutRules.findings(in: PaywallDisplay(shown, in: formatter), isDatable: isDatable)
    }

    @Test("All lines of a merchant in the European Union break no rule, and all rules are checked")
    func complete() throws {
        let findings = try findings(.stripe, "DEU")
        #expect(findings.diagnostics.isEmpty && findings.notChecked.isEmpty)
        #expect(findings.checked == CheckoutRule.allCases)
    }

    @Test(
        "What a page lacks",
        arguments: [
            ([ProductLine.price, .callToAction, .nextCharge], ["renewal-without-way-out"]),
            ([.price, .callToAction, .disclosure], ["charge-without-date"]),
            ([.callToAction], ["charge-without-date", "renewal-without-way-out"]),
            ([.callToAction, .nextCharge, .disclosure], []),
        ]
    )
    func lacking(_ lines: [ProductLine], _ codes: [String]) throws {
        #expect(try findings(.stripe, "DEU", showing: lines).diagnostics.map(\.code) == codes)
    }

    @Test(
        "A button that is not the order’s, and tax that is added, break a rule in Germany and none in the United States"
    )
    func countries() throws {
        let german = try findings(.stripe, "DEU", tax: .added, button: .continue).diagnostics.map(\.code)
        #expect(german == ["order-button-without-duty-to-pay", "price-without-tax"])
        #expect(try findings(.stripe, "USA", tax: .added, button: .continue).diagnostics.isEmpty)
        #expect(try findings(.appStore, "DEU", tax: .added, button: .continue).diagnostics.isEmpty)
    }

    @Test("The label of the plan that a customer has orders nothing; beside what cannot be bought there is no button")
    func customer() throws {
        let germany = try #require(Storefront("DEU"))
        let product = Product(
            id: "p",
            store: .stripe,
            type: .autoRenewable,
            prices: StorefrontPrices(try #require(Price("9.99", "EUR")), in: germany),
            period: SubscriptionPeriod(1, .month),
            tax: .added
        )
        let terms = try #require(OfferSelection.terms(for: product, in: germany, claims: [.noOffer]))
        let formatter = try PaywallFormatter(locale: "de")
        func judged(_ choice: PlanChoice) -> (button: String?, checked: Bool, broken: [String]) {
            let lines = formatter.lines(for: terms, choice: choice)
            let findings = CheckoutRules.findings(in: PaywallDisplay(lines, in: formatter), isDatable: false)
            let isChecked = findings.checked.contains(.orderButtonWithoutDutyToPay)
            return (lines[.callToAction]?.string, isChecked, findings.diagnostics.map(\.code))
        }
        let tax = ["price-without-tax"]
        #expect(judged(PlanChoice(.buy, isButtonOn: true)) == ("zahlungspflichtig bestellen", true, tax))
        #expect(judged(PlanChoice(.current, isButtonOn: false)) == ("Aktuelles Abo", true, tax))
        #expect(judged(PlanChoice(.notStated(.levelsNotStated))) == (nil, false, tax))
        #expect(judged(PlanChoice(.unavailable(.paused), isButtonOn: false)) == (nil, false, tax))
    }

    @Test(
        "A line with the day of the next charge is none for a price that follows that one",
        arguments: [
            ([("P3D", 1, "0")], true), ([("P3M", 1, "4.99")], true), ([("P1M", 3, "4.99")], false),
            ([("P3D", 1, "0"), ("P1M", 3, "4.99")], false), ([("P3D", 1, "0"), ("P1W", 1, "0")], true),
        ] as [([(String, Int, String)], Bool)]
    )
    func laterCharges(phases: [(period: String, count: Int, price: String)], isChecked: Bool) throws {
        let offers = try phases.map { phase in
            OfferPhase(
                paymentMode: phase.price == "0" ? .freeTrial : phase.count > 1 ? .payAsYouGo : .payUpFront,
                period: CalendarDuration(iso8601: phase.period),
                periodCount: phase.count,
                prices: StorefrontPrices(try #require(Price(phase.price, "EUR")), in: .germany)
            )
        }
        let offer = SubscriptionOffer(
            type: .introductory,
            first: try #require(offers.first),
            following: Array(offers.dropFirst())
        )
        let product = Product(
            id: "p",
            store: .googlePlay,
            type: .autoRenewable,
            prices: StorefrontPrices(try #require(Price("9.99", "EUR")), in: .germany),
            period: SubscriptionPeriod(1, .month),
            offers: [offer]
        )
        let terms = try #require(OfferSelection.terms(for: product, in: .germany, claims: [.introductory]))
        let now = try #require(Instant(rfc3339: "2026-11-02T12:00:00Z"))
        let dated = terms.dated(at: now, in: try StoreCalendar(timeZone: "Europe/Berlin"))
        let formatter = try PaywallFormatter(locale: "en")
        let lines = formatter.lines(for: terms, dated: dated)
        #expect(lines[.nextCharge] != nil)
        let findings = CheckoutRules.findings(in: PaywallDisplay(lines, in: formatter))
        #expect(findings.diagnostics.isEmpty)
        #expect(findings.checked.contains(.chargeWithoutDate) == isChecked)
    }

    @Test("What is missing to judge is named, and is no breach")
    func open() throws {
        let unstated = try findings(.stripe, "DEU", tax: nil, showing: [.price, .nextCharge, .disclosure])
        #expect(unstated.diagnostics.isEmpty)
        #expect(Set(unstated.notChecked.keys) == [.orderButtonWithoutDutyToPay, .priceWithoutTax])
        let norway = try findings(.stripe, "NOR")
        #expect(norway.notChecked[.orderButtonWithoutDutyToPay] == "no words for NOR in the table")
    }

    @Test("What no field states is asked of no page: a country, a day, where a customer of a merchant cancels")
    func unstated() throws {
        let nowhere = try findings(.stripe, "ZZZ", showing: [.price, .callToAction, .nextCharge, .disclosure])
        #expect(nowhere.diagnostics.isEmpty)
        #expect(nowhere.notChecked[.orderButtonWithoutDutyToPay] == "no storefront is stated")
        #expect(nowhere.notChecked[.priceWithoutTax] == "no storefront is stated")
        let change = try findings(.appStore, "DEU", showing: [.price, .disclosure], isDatable: false)
        #expect(change.diagnostics.isEmpty && change.notChecked[.chargeWithoutDate] == "no field states the day")
        let nobody = try findings(.stripe, "DEU", merchant: nil)
        #expect(nobody.notChecked == [.renewalWithoutWayOut: "no merchant is named"])
    }

    @Test("No rule, note or word of a checkout states that something is lawful")
    func claims() throws {
        let forbidden = ["complian", "lawful", "required by law", "legal"]
        let texts =
            CheckoutRule.allCases.flatMap { [$0.found, $0.expected] } + [try findings(.stripe, "DEU").note.message]
        for text in texts {
            #expect(!forbidden.contains { text.lowercased().contains($0) }, "\(text)")
        }
    }
}
