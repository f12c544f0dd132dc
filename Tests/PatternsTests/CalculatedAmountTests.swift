import Foundation
import Paywright
import PaywrightPatterns
import TestSupport
import Testing

@Suite("What a pattern calculates is what the decisions calculate: random prices, periods and policies")
struct CalculatedAmountTests {
    private static let policies: [DerivedPricePolicy] = [
        .standard, .revenueCat, .adaptyIOS, .adaptyAndroid, .superwall, .qonversion,
    ]
    private static let currencies = [CurrencyCode.usd, CurrencyCode("JPY"), CurrencyCode("KWD")].compactMap { $0 }

    private static func terms(
        _ period: SubscriptionPeriod,
        _ price: DecimalAmount,
        _ currency: CurrencyCode,
        _ offer: (length: CalendarDuration, cycles: Int, price: DecimalAmount)?
    ) throws -> PurchaseTerms {
        let product = Product(
            id: "p",
            type: .autoRenewable,
            names: [],
            prices: StorefrontPrices(Price(amount: price, currency: currency), in: .unitedStates),
            period: period,
            group: SubscriptionGroup(id: "g", name: "", level: nil),
            offers: offer.map { offer in
                [
                    SubscriptionOffer(
                        type: .introductory,
                        paymentMode: offer.cycles > 1 ? .payAsYouGo : .payUpFront,
                        period: offer.length,
                        periodCount: offer.cycles,
                        prices: StorefrontPrices(Price(amount: offer.price, currency: currency), in: .unitedStates)
                    )
                ]
            } ?? []
        )
        return try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [.introductory]))
    }

    @Test("Prices per unit and savings")
    func amounts() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix64(seed: seed)
        var compared = 0
        for _ in 0..<(Sweep.isWhole ? 1_000 : 60) {
            let policy = try #require(Self.policies.randomElement(using: &random))
            let currency = try #require(Self.currencies.randomElement(using: &random))
            let english = try PaywallFormatter(locale: "en", options: PaywallOptions(derivedPrices: policy))
            func period() throws -> SubscriptionPeriod {
                let unit = try #require(PeriodUnit.allCases.randomElement(using: &random))
                return try #require(
                    SubscriptionPeriod(Int.random(in: 1...(unit == .year ? 3 : 14), using: &random), unit)
                )
            }
            let (length, interval) = (try period(), try period())
            let cycles = Int.random(in: 1...4, using: &random)
            func amount(_ most: Int64) -> DecimalAmount {
                DecimalAmount(
                    billionths: Int128(Int64.random(in: 1...most, using: &random))
                        * (Bool.random(using: &random) ? 10_000_000 : 1_000)
                )
            }
            func purchase() throws -> (PurchaseTerms, PurchaseTerms) {
                let offer = (length: CalendarDuration(length), cycles: cycles, price: amount(9_999))
                return (
                    try Self.terms(length, amount(99_999), currency, offer),
                    try Self.terms(interval, amount(99_999), currency, nil)
                )
            }
            let (terms, reference) = try purchase()
            let pattern = PaywallPattern(terms, comparedWith: reference, by: english)
            for _ in 0..<40 {
                let (terms, reference) = try purchase()
                let amounts = PatternAmounts(terms, comparedWith: reference)
                func values(_ line: ProductLine) -> PatternValues? {
                    pattern[line].flatMap { amounts.values(for: $0, pattern.shape, rounding: policy.rounding) }
                }
                let units: [(ProductLine, PatternRole, PeriodUnit)] = [
                    (.pricePerDay, .pricePerDay, .day), (.pricePerWeek, .pricePerWeek, .week),
                    (.pricePerMonth, .pricePerMonth, .month), (.pricePerYear, .pricePerYear, .year),
                ]
                for (line, role, unit) in units {
                    let expected = terms.calculatedPrice(per: unit, policy: policy)
                    let found = values(line)
                    #expect(found?.prices[role] == expected?.price, "seed \(seed): \(terms) per \(unit)")
                    #expect(found.map { $0.variant == "exact" } == expected?.isExact, "seed \(seed)")
                    compared += 1
                }
                let savings: [(ProductLine, ProductLine, PriceSaving?)] = [
                    (.savingsPercent, .savingsAmount, terms.saving(comparedWith: reference, policy: policy)),
                    (.savingsOfferPercent, .savingsOfferAmount, terms.offerSaving(policy: policy)),
                    (
                        .savingsWithOfferPercent, .savingsWithOfferAmount,
                        terms.savingWithOffer(comparedWith: reference, policy: policy)
                    ),
                ]
                for (percent, amount, saving) in savings {
                    #expect(values(percent)?.percent == saving?.percent, "seed \(seed): \(percent)")
                    #expect(values(amount)?.prices[.savedAmount] == saving?.amount, "seed \(seed): \(amount)")
                }
                let months = terms.saving(comparedWith: reference, policy: policy)?.savedTime
                #expect(values(.savingsTime)?.variant == months.map { String($0.value) }, "seed \(seed): months")
            }
        }
        #expect(compared > 5_000)
    }
}
