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
        calculationsOpen: Bool = false,
        until day: String? = nil
    ) throws -> Product {
        Product(
            id: "pro",
            basePlanID: store == .googlePlay ? "monthly" : nil,
            store: store,
            type: type,
            prices: StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates),
            period: period,
            offers: offers,
            leavesCalculationsOpen: calculationsOpen,
            pricesUntil: day.flatMap { CalendarDay($0) }.map { [.unitedStates: $0] } ?? [:]
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

    @Test("Google Play may charge before a period begins: the day is that of the period, and no instant is told")
    func earlierCharge() throws {
        let play = try #require(try dated(product(.googlePlay))?.firstCharge)
        #expect(play.day?.description == "2026-07-15" && play.moment.at == .notStated)
        let week = try #require(SubscriptionPeriod(1, .week))
        for store in [StoreName.appStore, .stripe, .paddle] {
            #expect(try dated(product(store, period: week))?.firstCharge?.moment.at.date != nil)
        }
        // What ends costs nothing.
        #expect(
            try dated(product(.googlePlay, type: .nonRenewable, period: week))?.moments.first?.moment.at.date != nil
        )
    }

    @Test("Which of months and days come first no store states: both have to give one day")
    func mixedLengths() throws {
        func trial(_ period: String) throws -> DatedTerms? {
            let offer = SubscriptionOffer(
                type: .introductory,
                paymentMode: .freeTrial,
                period: CalendarDuration(iso8601: period)
            )
            let terms = try #require(
                OfferSelection.terms(for: product(offers: [offer]), in: .unitedStates, claims: [.introductory])
            )
            return terms.dated(at: try instant("2026-11-29T12:00:00Z"), in: try StoreCalendar(timeZone: "UTC"))
        }
        // A month and three days are January 1, three days and a month January 2.
        #expect(try trial("P1M3D")?.firstCharge?.day == nil)
        #expect(try trial("P1M3D")?.firstCharge?.lastDay == CalendarDay("2026-12-30"))
        #expect(try trial("P1M")?.firstCharge?.day == CalendarDay("2026-12-29"))
    }

    @Test("Before a commitment no way out is known of a paid offer, in neither of its moments")
    func beforeCommitment() throws {
        let price = StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates)
        let low = StorefrontPrices(try #require(Price("1.00", "USD")), in: .unitedStates)
        let month = try #require(SubscriptionPeriod(1, .month))
        let product = Product(
            id: "pro",
            basePlanID: "installments",
            store: .googlePlay,
            type: .autoRenewable,
            prices: price,
            period: month,
            offers: [
                SubscriptionOffer(
                    type: .introductory,
                    paymentMode: .payAsYouGo,
                    period: CalendarDuration(months: 1),
                    periodCount: 2,
                    prices: low
                )
            ],
            billingPlans: [
                BillingPlan(kind: .monthlyWithCommitment, prices: price, billingPeriod: month, paymentCount: 12)
            ]
        )
        let dated = try #require(try dated(product, claims: [.introductory]))
        #expect(dated.moments.map(\.moment.wayOut) == [.notStated, .notStated])
        let plain = try #require(try self.dated(product))
        let isHeld = if case .noneUntil? = plain.moments.first?.moment.wayOut { true } else { false }
        #expect(isHeld)
    }

    @Test(
        "An offer ends on a day where every calendar gives the same one",
        arguments: [
            // Two paid months from January 31: March 31, or March 28 counted from February 28.
            ("P1M", 2, "2027-01-31T12:00:00Z", "UTC", nil), ("P1M", 1, "2027-01-31T12:00:00Z", "UTC", "2027-02-28"),
            ("P1M", 2, "2027-01-15T12:00:00Z", "UTC", "2027-03-15"),
            ("P1W", 1, "2026-06-15T12:00:00Z", "UTC", "2026-06-22"),
            // It is January 31 in Tokyo, and in Los Angeles the 30th.
            ("P1M", 1, "2027-01-31T02:00:00Z", "Asia/Tokyo", nil),
        ] as [(String, Int, String, String, String?)]
    )
    func offerEnds(period: String, count: Int, now: String, zone: String, day: String?) throws {
        let low = StorefrontPrices(try #require(Price("1.99", "USD")), in: .unitedStates)
        let offer = SubscriptionOffer(
            type: .introductory,
            paymentMode: .payAsYouGo,
            period: CalendarDuration(iso8601: period),
            periodCount: count,
            prices: low
        )
        let terms = try #require(
            OfferSelection.terms(for: product(offers: [offer]), in: .unitedStates, claims: [.introductory])
        )
        let end = terms.end(ofOfferPhase: 0, at: try instant(now), in: try StoreCalendar(timeZone: zone))
        #expect(end.map { $0.description.prefix(10) } == day.map { $0.prefix(10) })
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

    @Test(
        "Nothing is dated where a charge comes when another price may count, wherever that day begins first",
        arguments: [
            ("2026-07-01", false), ("2026-07-15", false), ("2026-07-16", false), ("2026-07-17", true),
            ("2027-01-01", true),
        ]
    )
    func laterPrice(day: String, isDated: Bool) throws {
        // Charged on July 15 at noon in UTC, or some hours later by Pacific time; July 16 begins at 10:00 in UTC on Kiritimati.
        #expect(try (dated(product(until: day)) != nil) == isDated)
        // What is bought once is paid today.
        #expect(try dated(product(type: .nonConsumable, period: nil, until: day)) != nil)
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
