import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@Suite("Whatever a store sells, every language words it without a fault")
struct RandomTermsTests {
    private static func price(_ storefront: Storefront) -> StorefrontPrices {
        guard let currency = storefront.currency else { return StorefrontPrices() }
        let digits = currency.fractionDigits
        let cents = Int64.random(in: 1...9_999_999)
        let amount = DecimalAmount(milliunits: digits == 0 ? cents * 1_000 : digits == 2 ? cents * 10 : cents)
        return StorefrontPrices(Price(amount: amount, currency: currency), in: storefront)
    }

    private static func duration() throws -> CalendarDuration {
        let count = [1, 1, 2, 3, 5, 6, 7, 11, 12, 21, 22, 100, 101].randomElement() ?? 1
        let other = Int.random(in: 1...4)
        let duration =
            switch Int.random(in: 0..<6) {
            case 0: CalendarDuration(days: count)
            case 1: CalendarDuration(weeks: count)
            case 2, 3: CalendarDuration(months: count)
            case 4: CalendarDuration(years: other)
            default: CalendarDuration(months: other, days: count)
            }
        return try #require(duration)
    }

    private static func product(in storefront: Storefront) throws -> Product {
        let modes: [PaymentMode] = [.freeTrial, .payAsYouGo, .payUpFront]
        let offers = try [OfferType.introductory, .promotional, .winBack, .code].map { type in
            let mode = try #require(modes.randomElement())
            return SubscriptionOffer(
                type: type,
                paymentMode: mode,
                period: try duration(),
                periodCount: mode == .payAsYouGo ? Int.random(in: 1...12) : 1,
                prices: mode == .freeTrial ? StorefrontPrices() : price(storefront),
                id: "CODE",
                isStackable: true
            )
        }
        let free = OfferPhase(paymentMode: .freeTrial, period: try duration())
        let paid = OfferPhase(
            paymentMode: try #require([PaymentMode.payAsYouGo, .payUpFront].randomElement()),
            period: try duration(),
            periodCount: Int.random(in: 1...3),
            prices: price(storefront)
        )
        let type = try #require([OfferType.unspecified, .introductory].randomElement())
        let chain = SubscriptionOffer(type: type, first: free, following: [paid], id: "CHAIN")
        let unit = try #require(PeriodUnit.allCases.randomElement())
        return Product(
            id: "pro",
            store: try #require(StoreName.allCases.randomElement()),
            type: .autoRenewable,
            names: [
                LocalizedName(locale: "en", name: ["Pro", "פרו", "برو", "专业版", "a\u{202E}b"].randomElement() ?? "")
            ],
            prices: price(storefront),
            period: SubscriptionPeriod([1, 1, 2, 3, 6, 21].randomElement() ?? 1, unit),
            group: SubscriptionGroup(id: "plans", name: "", level: nil),
            offers: offers + [chain],
            billingPlans: Bool.random() ? [] : [upFront, monthly(in: storefront)],
            isSoldPerSeat: Bool.random(),
            includes: Bool.random()
                ? [] : [IncludedProduct(id: "a"), IncludedProduct(id: "ב"), IncludedProduct(id: "c")]
        )
    }

    private static let upFront = BillingPlan(kind: .billedUpFront, prices: StorefrontPrices())

    private static func monthly(in storefront: Storefront) -> BillingPlan {
        BillingPlan(
            kind: .monthlyWithCommitment,
            prices: price(storefront),
            billingPeriod: SubscriptionPeriod(1, .month),
            paymentCount: Int.random(in: 2...24),
            renewal: Commitment.Renewal.allCases.randomElement()
        )
    }

    /// Each plan with each set of claims, compared with some other product.
    private static func cases(of product: Product, in storefront: Storefront) throws -> [PurchaseTerms] {
        try OfferSelection.plans(of: product, in: storefront).flatMap { plan in
            let sets = OfferSelection.claimSets(for: product, in: storefront, plan: plan) + [[.unknown]]
            return try sets.map { claims in
                try #require(
                    OfferSelection.terms(
                        for: product,
                        in: storefront,
                        claims: claims,
                        plan: plan,
                        quantity: [1, 1, 2, 5, 21].randomElement() ?? 1
                    )
                )
            }
        }
    }

    @Test(
        "No issue, no empty line, every amount billed or offered stands in its line",
        arguments: Sweep.languages(6, of: try SnapshotTests.locales)
    )
    func everyLanguage(locale: String) throws {
        // The button of an order has words of a law, and in some languages none.
        let formatter = try PaywallFormatter(locale: locale, options: PaywallOptions(button: .continue))
        for _ in Sweep.some(10, of: 0..<60) {
            let storefront = try #require(Storefront.all.randomElement())
            let product = try Self.product(in: storefront)
            let other = try Self.product(in: storefront)
            for terms in try Self.cases(of: product, in: storefront) {
                let reference = try #require(
                    OfferSelection.terms(
                        for: other,
                        in: storefront,
                        claims: [.noOffer],
                        quantity: terms.quantity
                    )
                )
                let lines = formatter.lines(for: terms, comparedWith: reference)
                #expect(lines.diagnostics.isEmpty, "\(terms.offers): \(lines.diagnostics)")
                let spoken = lines.entries.filter { $0.line != .name && $0.line != .price && $0.line != .formerPrice }
                #expect(spoken.allSatisfy { SnapshotTests.speaks($0.text.locale, for: locale) })
                for entry in lines.entries {
                    let units = entry.text.string.utf16.count
                    #expect(units > 0)
                    #expect(entry.text.parts.allSatisfy { $0.range.upperBound <= units && !$0.range.isEmpty })
                    for (left, right) in zip(entry.text.parts, entry.text.parts.dropFirst()) {
                        #expect(left.range.upperBound <= right.range.lowerBound)
                    }
                }
                let disclosure = try #require(lines[.disclosure])
                let paid = terms.offerPhases.count { !$0.price.isFree }
                #expect(disclosure.parts.count { $0.role == .introductory } == paid)
                #expect(disclosure.parts.contains { $0.role == .billed })
                #expect(disclosure.parts.contains { $0.role == .total } == (terms.commitment != nil))
                #expect((lines[.commitment] != nil) == (terms.commitment != nil))
                #expect(lines[.commitment]?.parts.compactMap(\.role) ?? [.billed, .total] == [.billed, .total])
                let text = lines.entries.map(\.text.string).joined()
                #expect(!text.contains("{") && !text.contains("  ") && !text.contains("\u{202E}"))
            }
        }
    }
}
