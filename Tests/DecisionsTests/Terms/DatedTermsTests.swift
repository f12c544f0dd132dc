import Foundation
import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("What a purchase that has not been made costs, and when")
struct DatedTermsTests {
    private func product(
        _ store: StoreName = .appStore,
        type: ProductType = .autoRenewable,
        period: SubscriptionPeriod? = SubscriptionPeriod(1, .month),
        offers: [SubscriptionOffer] = [],
        calculationsOpen: Bool = false
    ) throws -> Product {
        Product(
            id: "pro",
            basePlanID: store == .googlePlay ? "monthly" : nil,
            store: store,
            type: type,
            prices: StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates),
            period: period,
            offers: offers,
            leavesCalculationsOpen: calculationsOpen
        )
    }

    private func dated(_ product: Product, claims: [OfferClaim] = [.noOffer]) throws -> DatedTerms? {
        let terms = try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: claims))
        return terms.dated(at: try instant("2026-06-15T12:00:00Z"), in: try StoreCalendar(timeZone: "Europe/Berlin"))
    }

    @Test("What is bought once is due today, and nothing comes; a prepaid plan ends")
    func once() throws {
        let price = try #require(Price("9.99", "USD"))
        let lifetime = try dated(product(type: .nonConsumable, period: nil))
        #expect(lifetime == DatedTerms(dueToday: price, moments: [], goesOn: false))
        let prepaid = try #require(try dated(product(.googlePlay, type: .nonRenewable)))
        #expect(prepaid.dueToday == price && prepaid.firstCharge == nil && !prepaid.goesOn)
        #expect(prepaid.moments.map(\.day?.description) == ["2026-07-15"])
        #expect(prepaid.moments.map(\.moment.changes) == [[.ends]])
        #expect(prepaid.moments.map(\.moment.wayOut) == [.notNeeded])
    }

    @Test("A free phase, then a lower price, then the full one: each is a moment with its way out")
    func phases() throws {
        let low = StorefrontPrices(try #require(Price("1.99", "USD")), in: .unitedStates)
        let offer = SubscriptionOffer(
            type: .introductory,
            first: OfferPhase(paymentMode: .freeTrial, period: CalendarDuration(iso8601: "P1W")),
            following: [
                OfferPhase(
                    paymentMode: .payAsYouGo,
                    period: CalendarDuration(iso8601: "P1M"),
                    periodCount: 2,
                    prices: low
                )
            ]
        )
        let dated = try #require(try dated(product(.googlePlay, offers: [offer]), claims: [.introductory]))
        #expect(dated.dueToday.isFree && dated.goesOn)
        #expect(dated.moments.map(\.day?.description) == ["2026-06-22", "2026-08-22"])
        #expect(dated.moments.map(\.moment.changes) == [[.trialEnds, .offerBegins], [.offerEnds]])
        // Google Play: a cancellation before the end of the trial, and of the billing period, counts.
        #expect(dated.moments.map(\.lastDay?.description) == ["2026-06-21", "2026-08-21"])
    }

    @Test("Nothing is dated where an amount is not certain")
    func uncertain() throws {
        let trial = SubscriptionOffer(
            type: .introductory,
            paymentMode: .freeTrial,
            period: CalendarDuration(iso8601: "P1W")
        )
        #expect(try dated(product(offers: [trial]), claims: [.unknown]) == nil)
        #expect(try dated(product(calculationsOpen: true)) == nil)
        #expect(try dated(product(), claims: [.unknown]) != nil)
    }

    @Test("Without a time zone no day of a charge is named, and the last day is right in every zone")
    func assumed() throws {
        let terms = try #require(OfferSelection.terms(for: product(), in: .unitedStates, claims: [.noOffer]))
        let now = try instant("2026-06-15T12:00:00Z")
        let dated = try #require(terms.dated(at: now, in: StoreCalendar(timeZone: nil)))
        #expect(dated.firstCharge?.day == nil)
        #expect(dated.firstCharge?.lastDay == CalendarDay("2026-07-13"))
    }
}
