import Foundation
import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightValues

/// Every line of a monthly subscription with a free trial, in one language. Ours decides what each line says and calculates its
/// prices per day, week and year too; the others write the same words, with their values already made.
final class ProductCopy: Measured {
    let name: String
    private let formatter: PaywallFormatter
    private let samples: Samples
    private let terms: [PurchaseTerms]
    private let others: [OtherWays]

    init(locale: String, currency: String, storefront: Storefront) throws {
        name = "full product copy \(locale)"
        samples = Samples(currency: currency)
        let formatter = try PaywallFormatter(locale: locale)
        self.formatter = formatter
        terms = samples.hundredths.compactMap { Self.terms(Samples.text($0), currency, storefront) }
        guard terms.count == Samples.count else {
            throw Mismatch(line: name, ours: "\(terms.count) prices", theirs: "\(Samples.count)")
        }
        others = try formatter.lines(for: terms[0]).entries.map {
            try OtherWays($0.text, locale: locale, currency: currency)
        }
    }

    private static func terms(_ amount: String, _ currency: String, _ storefront: Storefront) -> PurchaseTerms? {
        product(amount, currency, storefront).flatMap {
            OfferSelection.terms(for: $0, in: storefront, claims: [.introductory])
        }
    }

    /// A monthly subscription with a free trial.
    static func product(_ amount: String, _ currency: String, _ storefront: Storefront) -> Product? {
        guard let price = Price(amount, currency) else { return nil }
        let trial = SubscriptionOffer(type: .introductory, paymentMode: .freeTrial, period: CalendarDuration(weeks: 1))
        return Product(
            id: "pro",
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: "Pro")],
            prices: StorefrontPrices(price, in: storefront),
            period: SubscriptionPeriod(1, .month),
            offers: [trial]
        )
    }

    func writeOurs(_ range: Range<Int>) -> Int {
        var count = 0
        for index in range {
            for entry in formatter.lines(for: terms[index]).entries { count &+= entry.text.string.utf8.count }
        }
        return count
    }

    func writeICU(_ range: Range<Int>) -> Int {
        var (bytes, count) = ([CChar](repeating: 0, count: 4_096), 0)
        for index in range { for line in others { count &+= line.writeICU(samples, index, &bytes) } }
        return count
    }

    func writeFoundation(_ range: Range<Int>) -> Int {
        var count = 0
        for index in range { for line in others { count &+= line.foundation(samples, index).utf8.count } }
        return count
    }
}
