import PaywrightDecisions
import PaywrightICU
import PaywrightMessages
import PaywrightModel
import PaywrightValues
import Testing

@testable import Paywright

@Suite("What Google Play sells is worded by what is charged")
struct GooglePlayWordingTests {
    private func product(_ offers: [SubscriptionOffer], names: [LocalizedName] = []) throws -> Product {
        Product(
            id: "reef",
            basePlanID: "yearly",
            store: .googlePlay,
            type: .autoRenewable,
            names: names,
            prices: StorefrontPrices(try #require(Price("59.99", "USD")), in: .unitedStates),
            period: SubscriptionPeriod(1, .year),
            offers: offers
        )
    }

    private func phase(_ mode: PaymentMode, _ period: String, _ count: Int, _ amount: String) throws -> OfferPhase {
        OfferPhase(
            paymentMode: mode,
            period: CalendarDuration(iso8601: period),
            periodCount: count,
            prices: StorefrontPrices(try #require(Price(amount, "USD")), in: .unitedStates)
        )
    }

    @Test("Several payments after one that is made up front are several payments")
    func repeatedAfterUpFront() throws {
        let offer = SubscriptionOffer(
            type: .unspecified,
            first: try phase(.payUpFront, "P4W", 1, "0.99"),
            following: [try phase(.payAsYouGo, "P1M", 3, "2.99")],
            id: "spring"
        )
        let terms = try #require(
            OfferSelection.terms(for: try product([offer]), in: .unitedStates, claims: [.offer(id: "spring")])
        )
        #expect(terms.offerPhases.map { PhaseKind($0) } == [.payUpFront, .payAsYouGo])
        let line = try PaywallFormatter(locale: "en").lines(for: terms)[.offer]?.string
        #expect(line?.contains("$2.99 per month for 3\u{A0}months") == true, "\(line ?? "no line")")
    }

    @Test("A name in an unknown language is in none, also where English is asked for")
    func undeterminedName() throws {
        let unknown = LocalizedName(locale: "und", name: "Риф")
        let alone = ProductName(of: try product([], names: [unknown]), for: try LocaleTag("en"))
        #expect(alone.text == "Риф" && alone.source == .anyLanguage)
        let german = LocalizedName(locale: "de", name: "Riff")
        let beside = ProductName(of: try product([], names: [unknown, german]), for: try LocaleTag("de"))
        #expect(beside.text == "Riff" && beside.source == .requestedLanguage)
    }
}
