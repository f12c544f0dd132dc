import Paywright
import PaywrightDecisions
import PaywrightICU
import PaywrightMessages
import PaywrightModel
import PaywrightReviewCases
import PaywrightValues
import Testing
import TestSupport

@Suite("Messages of one's own become lines of the products whose terms fill them")
struct OwnLinesTests {
    private func terms(
        _ amount: String = "12.50",
        type: ProductType = .autoRenewable,
        period: SubscriptionPeriod? = SubscriptionPeriod(1, .month),
        claims: [OfferClaim] = [.noOffer]
    ) throws -> PurchaseTerms {
        let storefront = try #require(Storefront("DEU"))
        let week = try #require(CalendarDuration(weeks: 1))
        let quarter = try #require(CalendarDuration(months: 3))
        let product = Product(
            id: "orbit.plan",
            type: type,
            names: [LocalizedName(locale: "en-US", name: "Orbit")],
            fileLocale: "en-US",
            prices: StorefrontPrices(try #require(Price(amount, "EUR")), in: storefront),
            period: period,
            group: period.map { _ in SubscriptionGroup(id: "g", name: "Orbit Plans", level: 1) },
            offers: period == nil
                ? []
                : [
                    SubscriptionOffer(type: .introductory, paymentMode: .freeTrial, period: week),
                    SubscriptionOffer(
                        type: .promotional,
                        paymentMode: .payUpFront,
                        period: quarter,
                        prices: StorefrontPrices(try #require(Price("20", "EUR")), in: storefront),
                        id: "spring"
                    ),
                    SubscriptionOffer(type: .winBack, paymentMode: .freeTrial, period: week, id: "back"),
                ]
        )
        return try #require(OfferSelection.terms(for: product, in: storefront, claims: claims))
    }

    private func formatter(_ locale: String, _ files: [(locale: String, members: String)]) throws -> PaywallFormatter {
        let catalogs = try files.map { locale, members in
            try Catalog(parsing: Array(#"{"@@locale": "\#(locale)", \#(members)}"#.utf8), file: "own.\(locale).arb")
        }
        return try PaywallFormatter(
            locale: LocaleTag(locale),
            catalogs: CatalogLibrary.builtin().adding(messages: catalogs)
        )
    }

    private func own(_ pattern: String, _ terms: PurchaseTerms, locale: String = "en") throws -> String? {
        let text = try formatter(locale, [(locale, #""own": "\#(pattern)""#)]).lines(for: terms)[ownLine: "own"]
        return text?.string.replacing("\u{A0}", with: " ")
    }

    @Test(
        "Every value of a subscription's regular terms has its name",
        arguments: [
            ("{product}", "Orbit"), ("{productID}", "orbit.plan"), ("{group}", "Orbit Plans"), ("{price}", "€12.50"),
            ("{pricePerPeriod}", "€12.50 per month"), ("{pricePerPeriod_short}", "€12.50/month"),
            ("{period}", "1 month"),
            ("{store, select, appStore {App Store} other {other}}", "App Store"),
            ("{outcome, select, eligible {yes} other {no}}", "No"),
        ]
    )
    func regularValues(pattern: String, expected: String) throws {
        #expect(try own(pattern, terms()) == expected)
    }

    @Test(
        "An offer's values are there with the offer, and without it the line does not apply",
        arguments: [
            ("{trialDuration}", OfferClaim.introductory, "1 week"),
            ("{offerDuration_first}", .introductory, "The first week"),
            ("{offerPeriod}", .introductory, "1 week"), ("{cycles} x", .introductory, "1 x"),
            ("{offerPrice}", .promotional(id: "spring"), "€20.00"),
            ("{offerDuration}", .promotional(id: "spring"), "3 months"),
            // What is free has no price of an offer, and only an introductory offer is a trial.
            ("{offerPrice}", .introductory, nil), ("{trialDuration}", .promotional(id: "spring"), nil),
            ("{trialDuration}", .winBack(id: "back"), nil),
            ("{offerDuration}", .winBack(id: "back"), "1 week"),
            ("{nextOfferDuration}", .introductory, nil),
            ("{offerPricePerPeriod}", .promotional(id: "spring"), nil),
        ] as [(String, OfferClaim, String?)]
    )
    func offerValues(pattern: String, claim: OfferClaim, expected: String?) throws {
        #expect(try own(pattern, terms(claims: [claim])) == expected)
        #expect(try own(pattern, terms()) == nil)
    }

    @Test(
        "What does not renew has no period, and what is free has no price",
        arguments: ["{period}", "{pricePerPeriod}", "{group}", "{deadline}", "{total}"]
    )
    func absent(pattern: String) throws {
        let once = try terms(type: .nonConsumable, period: nil)
        #expect(try own(pattern, once) == nil)
        #expect(try own("{price}", once) == "€12.50")
        #expect(try own("{price}", terms("0", type: .nonConsumable, period: nil)) == nil)
        let lines = try formatter("en", [("en", #""own": "\#(pattern)""#)]).lines(for: once)
        #expect(lines.diagnostics.isEmpty && lines.ownLines.isEmpty)
    }

    @Test("Pieces and their sum have names where several are bought; one of a kind has no sum")
    func quantity() throws {
        let one = try terms(type: .consumable, period: nil)
        let three = try #require(
            OfferSelection.terms(for: one.product, in: one.storefront, claims: [.noOffer], quantity: 3)
        )
        #expect(try own("{quantity} × {unitPrice} = {total}", three) == "3 × €12.50 = €37.50")
        #expect(try own("{total}", one) == nil)
    }

    @Test("What is saved has names where there is a product to compare with")
    func comparison() throws {
        let month = try terms()
        let year = try terms("75", period: SubscriptionPeriod(1, .year))
        let formatter = try formatter("en", [("en", #""own": "{percent} under {referencePricePerPeriod}""#)])
        // Twelve months cost 150: a year for 75 saves half.
        let lines = formatter.lines(for: year, comparedWith: month)
        #expect(lines[ownLine: "own"]?.string == "50% under €12.50 per month")
        #expect(formatter.lines(for: year)[ownLine: "own"] == nil)
    }

    @Test("Lines stand in the files' order; an override, a form and a built-in line's name are none of them")
    func order() throws {
        let members = #"""
            "z": "{product}", "callToAction.subscribe": "go for {pricePerPeriod}", "duration.every": "each {duration}",
            "price": "taken", "offer": "taken", "a": "{price}"
            """#
        let lines = try formatter("en", [("en", members), ("de", #""m": "{product}", "a": "{price}""#)])
            .lines(for: terms())
        #expect(lines.ownLines.map(\.key) == ["z", "a"])
        #expect(lines[.callToAction]?.string == "Go for €12.50 per month" && lines[.price]?.string == "€12.50")
        #expect(lines[.offer] == nil)
    }

    @Test("Another language than the file's is left alone, and a key it lacks speaks English and is named")
    func languages() throws {
        let files = [("en", #""price.free": "nothing", "own": "{product} for {price}""#)]
        let german = try formatter("de", files)
        let free = try german.lines(for: terms("0", type: .nonConsumable, period: nil))
        #expect(free[.price]?.string == "Kostenlos" && german.untranslatedKeys == ["own"])
        let line = try #require(try german.lines(for: terms())[ownLine: "own"])
        #expect(line.string == "Orbit for €12.50" && line.locale == "en" && line.diagnostics.isEmpty)
        #expect(try formatter("en", files).untranslatedKeys == [])
    }

    @Test("A line depends on the offer when its message uses a value of it")
    func dependence() throws {
        let members = #""a": "{product}", "b": "{product}{cycles, plural, other {}}", "c": "{offerDuration}""#
        let lines = try formatter("en", [("en", members)]).lines(for: terms(claims: [.introductory]))
        #expect(lines.ownLines.map(\.dependsOnOffer) == [false, true, true])
    }

    @Test("Every value of the terms of every scenario fills a line of its own in every language")
    func everyScenario() throws {
        for locale in Sweep.languages(3, of: try CatalogLibrary.builtin().locales.map(\.tag)) {
            let names: [ArgumentName] = Vocabulary.paywright.names.filter {
                $0.kind != .selection && !$0.isInsideFormsOnly
            }
            let members = names.map { #""own.\#($0)": "{\#($0)}""# }.joined(separator: ", ")
            let formatter = try formatter(locale, [(locale, members)])
            for scenario in ScenarioMatrix.all {
                let included = scenario.terms.product.includes.map(\.id)
                let wording = ProductWording(
                    scenario.terms,
                    name: "Pro",
                    includedNames: included,
                    comparedWith: scenario.reference
                )
                let known = wording.arguments
                let lines = scenario.lines(formatter)
                let expected = names.filter { known[$0] != nil }.map { "own.\($0)" }
                #expect(lines.ownLines.map(\.key) == expected, "\(locale) \(scenario.name)")
                #expect(lines.diagnostics.isEmpty && lines.ownLines.allSatisfy { $0.text.locale == locale })
            }
        }
    }
}
