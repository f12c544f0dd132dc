import Paywright
import PaywrightDecisions
import PaywrightICU
import PaywrightMessages
import PaywrightModel
import PaywrightTemplates
import PaywrightValues
import TestSupport
import Testing

@Suite("A commitment says what it comes to with the offer before it, and nothing else that is calculated")
struct CommitmentWordingTests {
    private static let group = SubscriptionGroup(id: "plans", name: "", level: nil)

    private static func prices(_ amount: String, _ currency: String = "USD") throws -> StorefrontPrices {
        StorefrontPrices(try #require(Price(amount, currency)), in: .unitedStates)
    }

    private static func terms(
        _ offers: [SubscriptionOffer] = [],
        renewal: Commitment.Renewal? = .newCommitment
    ) throws -> PurchaseTerms {
        let product = Product(
            id: "yearly",
            type: .autoRenewable,
            prices: try prices("59.99"),
            period: SubscriptionPeriod(1, .year),
            group: group,
            offers: offers,
            billingPlans: [
                BillingPlan(
                    kind: .monthlyWithCommitment,
                    prices: try prices("6.99"),
                    billingPeriod: SubscriptionPeriod(1, .month),
                    paymentCount: 12,
                    renewal: renewal
                )
            ]
        )
        let claims: [OfferClaim] = offers.isEmpty ? [.noOffer] : [.introductory]
        return try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: claims))
    }

    private static func cheapMonths() throws -> SubscriptionOffer {
        SubscriptionOffer(
            type: .introductory,
            paymentMode: .payAsYouGo,
            period: CalendarDuration(months: 1),
            periodCount: 3,
            prices: try prices("0.99")
        )
    }

    private static func total(_ text: FormattedText) -> [String] {
        text.parts.filter { $0.role == .total }.map { part in
            let units = Array(text.string.utf16)
            return String(decoding: units[part.range], as: UTF16.self)
        }
    }

    @Test("Where it is not known what follows, nothing tells how what follows can be left")
    func unknownSequel() throws {
        let lines = try PaywallFormatter(locale: "en").lines(for: try Self.terms(renewal: nil))
        let told = try #require(lines[.disclosure]?.string.replacing("\u{A0}", with: " "))
        let cancel =
            "Once the commitment has begun, canceling in your App Store account settings doesn’t stop the remaining payments; it only "
            + "keeps the subscription from renewing."
        #expect(told.hasSuffix("Your subscription renews automatically. \(cancel)"))
        for language in ["de", "fr", "ja", "ar"] {
            let formatter = try PaywallFormatter(locale: language)
            let unknown = formatter.lines(for: try Self.terms(renewal: nil))[.disclosure]?.string ?? ""
            let known = formatter.lines(for: try Self.terms(renewal: .withoutCommitment))[.disclosure]?.string ?? ""
            #expect(!unknown.isEmpty && unknown.utf16.count < known.utf16.count, "\(language)")
        }
    }

    @Test("In English: the line and the terms say the same sum, and \"at most\" only behind an offer")
    func english() throws {
        let formatter = try PaywallFormatter(locale: "en")
        let offered = formatter.lines(for: try Self.terms([Self.cheapMonths()]))
        let line = try #require(offered[.commitment]?.string.replacing("\u{A0}", with: " "))
        #expect(line == "$6.99 per month for 12 months, at most $86.85 in total including the offer")
        #expect(offered[.disclosure]?.string.contains("at most $86.85 in total") == true)
        let plain = formatter.lines(for: try Self.terms())
        #expect(plain[.commitment]?.string.hasSuffix(", $83.88 in total") == true)
        #expect(plain[.disclosure]?.string.contains("at most") == false)
    }

    @Test(
        "In every language the total is 86.85 with the offer and 83.88 without",
        arguments: Sweep.languages(12, of: try SnapshotTests.locales)
    )
    func everyLanguage(locale: String) throws {
        let tag = try LocaleTag("\(locale)-u-nu-latn")
        let formatter = try PaywallFormatter(locale: tag, catalogs: .builtin())
        for (terms, digits) in [(try Self.terms([Self.cheapMonths()]), "8685"), (try Self.terms(), "8388")] {
            let lines = formatter.lines(for: terms)
            #expect(lines.diagnostics.isEmpty)
            for line in [ProductLine.commitment, .disclosure] {
                let totals = Self.total(try #require(lines[line])).map { $0.filter(\.isNumber) }
                #expect(totals == [digits], "\(locale) \(line)")
            }
        }
        let offered = formatter.lines(for: try Self.terms([Self.cheapMonths()]))[.commitment]?.string
        let plain = formatter.lines(for: try Self.terms())[.commitment]?.string
        // "At most" stands in one of them only.
        #expect(offered?.filter(\.isLetter) != plain?.filter(\.isLetter))
    }

    @Test("No price per day, week, month or year, and no saving by the unit")
    func nothingCalculated() throws {
        let weekly = Product(
            id: "weekly",
            type: .autoRenewable,
            prices: try Self.prices("4.99"),
            period: SubscriptionPeriod(1, .week),
            group: Self.group
        )
        let monthly = Product(
            id: "monthly",
            type: .autoRenewable,
            prices: try Self.prices("9.99"),
            period: SubscriptionPeriod(1, .month),
            group: Self.group
        )
        let formatter = try PaywallFormatter(locale: "en")
        let calculated: [ProductLine] = [
            .pricePerDay, .pricePerWeek, .pricePerMonth, .pricePerYear, .savingsPerUnit,
        ]
        for (reference, amount) in [(weekly, nil), (monthly, "Save $3.00 per month")] {
            let other = try #require(OfferSelection.terms(for: reference, in: .unitedStates, claims: [.noOffer]))
            let lines = formatter.lines(for: try Self.terms(), comparedWith: other)
            for line in calculated { #expect(lines[line] == nil) }
            #expect(lines[.savingsPercent] != nil)
            // Whole months are compared exactly, weeks with months only by a convention.
            #expect(lines[.savingsAmount]?.string.replacing("\u{A0}", with: " ") == amount)
        }
    }

    @Test("What cannot be added up is not said: the total is dropped, never wrong")
    func withoutTotal() throws {
        let committed = try Self.terms()
        let euros = PricingPhase(
            price: try #require(Price("0.99", "EUR")),
            period: CalendarDuration(months: 1),
            cycles: 3,
            offer: try Self.cheapMonths()
        )
        let terms = PurchaseTerms(
            product: committed.product,
            storefront: .unitedStates,
            offerPhases: [euros],
            regularPhase: committed.regularPhase,
            eligibility: .eligible,
            commitment: committed.commitment
        )
        let lines = try PaywallFormatter(locale: "en").lines(for: terms)
        #expect(lines.diagnostics.isEmpty && lines[.commitment] == nil)
        #expect(lines[.commitmentBadge]?.string == "12-month commitment")
        let disclosure = try #require(lines[.disclosure])
        #expect(Self.total(disclosure).isEmpty && disclosure.string.contains("commitment"))
    }

    @Test("In templates too: the billed price stands, and no other is calculated from it")
    func templates() throws {
        let formatter = try PaywallFormatter(locale: "en")
        let context = TemplateContext(terms: try Self.terms())
        func text(_ variable: String) -> String {
            PaywallTemplate("{{ product.\(variable) }}", dialect: .revenueCat).render(context, with: formatter).text
                .string
        }
        #expect(text("price_per_month") == "$6.99")
        for variable in ["price_per_day", "price_per_week", "price_per_year"] {
            #expect(!text(variable).contains("$"), "\(variable): \(text(variable))")
        }
    }
}
