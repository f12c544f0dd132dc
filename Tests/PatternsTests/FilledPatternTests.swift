import Foundation
import Paywright
import PaywrightPatterns
import PaywrightReviewCases
import TestSupport
import Testing

@Suite("A pattern that is filled with a purchase's amounts is what the formatter prints, byte for byte")
struct FilledPatternTests {
    /// Terms with every amount multiplied and in another currency.
    private static func terms(_ terms: PurchaseTerms, _ prices: PriceSet, _ storefront: Storefront) -> PurchaseTerms {
        func changed(_ price: Price) -> Price { prices.changed(price) }
        func changed(_ phase: PricingPhase) -> PricingPhase {
            PricingPhase(
                price: changed(phase.price),
                period: phase.period,
                cycles: phase.cycles,
                offer: phase.offer,
                paymentMode: phase.paymentMode
            )
        }
        let unit = changed(terms.unitPrice)
        let regular = PricingPhase(
            price: Price(amount: unit.amount.times(terms.quantity) ?? .zero, currency: unit.currency),
            period: terms.regularPhase.period,
            cycles: terms.regularPhase.cycles
        )
        return PurchaseTerms(
            product: terms.product,
            // An offer that nobody knows has a price in one storefront alone.
            storefront: terms.eligibility.isUnknown ? terms.storefront : storefront,
            offerPhases: terms.offerPhases.map(changed),
            regularPhase: regular,
            eligibility: terms.eligibility,
            commitment: terms.commitment.map { stated in
                Commitment(
                    paymentCount: stated.paymentCount,
                    duration: stated.duration,
                    total: Price(
                        amount: regular.price.amount.times(stated.paymentCount) ?? .zero,
                        currency: regular.price.currency
                    ),
                    renewal: stated.renewal
                )
            },
            quantity: terms.quantity,
            unitPrice: unit
        )
    }

    @Test("All scenarios, in every language and many price sets")
    func scenarios() throws {
        let library = try CatalogLibrary.builtin()
        let languages = Sweep.languages(10, of: library.locales.map(\.tag))
        var compared = 0
        for language in languages {
            let formatter = try PaywallFormatter(locale: language, options: PaywallOptions(button: .continue))
            for scenario in Sweep.some(40, of: ScenarioMatrix.all) {
                let pattern = PaywallPattern(scenario.terms, comparedWith: scenario.reference, by: formatter)
                #expect(pattern.lines.allSatisfy { !$0.variants.isEmpty })
                for prices in Sweep.some(6, of: PriceSet.all) {
                    let terms = Self.terms(scenario.terms, prices, prices.storefront)
                    let reference = scenario.reference.map { Self.terms($0, prices.ofReference, prices.storefront) }
                    let printed = formatter.lines(for: terms, comparedWith: reference)
                    let amounts = PatternAmounts(terms, comparedWith: reference)
                    for line in ProductLine.allCases {
                        let filled = pattern.text(of: line, for: amounts, name: printed.name.text, by: formatter)
                        let text = printed[line]?.string
                        compared += 1
                        guard filled.map({ Array($0.utf8) }) != text.map({ Array($0.utf8) }) else { continue }
                        Issue.record(
                            "\(language) \(scenario.name) \(prices) \(line): \(filled ?? "nil") ≠ \(text ?? "nil")"
                        )
                    }
                }
            }
        }
        #expect(compared > 10_000)
    }
}

/// A currency, and by what the amounts of a scenario are multiplied in it.
struct PriceSet: CustomStringConvertible {
    let currency: CurrencyCode
    let storefront: Storefront
    let numerator: Int64
    let denominator: Int64
    /// The same for the product compared with: savings of all sizes, and none.
    let referenceNumerator: Int64

    var description: String { "\(currency) × \(numerator)/\(denominator)" }

    var ofReference: PriceSet {
        PriceSet(
            currency: currency,
            storefront: storefront,
            numerator: numerator * referenceNumerator,
            denominator: denominator * 10,
            referenceNumerator: 10
        )
    }

    func changed(_ price: Price) -> Price {
        guard price.currency != currency || numerator != denominator else { return price }
        let amount = price.amount.scaled(
            by: numerator,
            over: denominator,
            fractionDigits: currency.fractionDigits,
            rounding: .up
        )
        return Price(amount: amount ?? price.amount, currency: currency)
    }

    /// Of every number of decimals, with symbols before and after, of letters, right to left, and that end in a full stop.
    static let all: [PriceSet] = {
        let currencies = [
            ("USD", "USA"), ("EUR", "DEU"), ("JPY", "JPN"), ("KWD", "KWT"), ("INR", "IND"), ("AED", "ARE"),
            ("DKK", "DNK"), ("CHF", "CHE"), ("THB", "THA"), ("HUF", "HUN"), ("PLN", "POL"), ("ILS", "ISR"),
            ("SAR", "SAU"), ("BRL", "BRA"), ("CZK", "CZE"), ("KRW", "KOR"), ("TWD", "TWN"), ("CNY", "CHN"),
            ("MXN", "MEX"), ("TRY", "TUR"), ("VND", "VNM"), ("ISK", "ISL"), ("QAR", "QAT"), ("EGP", "EGY"),
        ]
        let factors: [(Int64, Int64, Int64)] = [
            (1, 1, 10), (12, 1, 12), (100, 3, 10), (7, 1, 14), (1000, 1, 9), (1, 7, 11), (24, 1, 20), (123, 10, 40),
        ]
        return currencies.enumerated().compactMap { index, names in
            guard let currency = CurrencyCode(names.0), let storefront = Storefront(names.1) else { return nil }
            let factor = factors[index % factors.count]
            return PriceSet(
                currency: currency,
                storefront: storefront,
                numerator: factor.0,
                denominator: factor.1,
                referenceNumerator: factor.2
            )
        }
    }()
}
