import Paywright
import Testing

@Suite("That a purchase can be cancelled anytime is told only where a day is left for it")
struct CancelAnytimeTests {
    private func isTold(_ store: StoreName, trial: String?, period: String = "P1M") throws -> Bool {
        let offer = trial.map { length in
            SubscriptionOffer(
                type: .introductory,
                paymentMode: .freeTrial,
                period: CalendarDuration(iso8601: length)
            )
        }
        let product = Product(
            id: "p",
            store: store,
            type: .autoRenewable,
            prices: StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates),
            period: SubscriptionPeriod(iso8601: period),
            offers: [offer].compactMap { $0 }
        )
        let claims: [OfferClaim] = trial == nil ? [.noOffer] : [.introductory]
        let terms = try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: claims))
        return try PaywallFormatter(locale: "en").lines(for: terms)[.cancelAnytime] != nil
    }

    @Test("The App Store asks for a day: of a trial of a day, and of a period of a day, none is left")
    func days() throws {
        let cases: [(StoreName, trial: String?, period: String, Bool)] = [
            (.appStore, "P1D", "P1M", false), (.appStore, "P2D", "P1M", true), (.appStore, "P1W", "P1M", true),
            (.appStore, nil, "P1M", true), (.appStore, nil, "P1D", false),
            (.googlePlay, "P1D", "P1M", true), (.googlePlay, nil, "P1D", true),
        ]
        for (store, trial, period, expected) in cases {
            #expect(try isTold(store, trial: trial, period: period) == expected, "\(store) \(trial ?? "-") \(period)")
        }
    }
}
