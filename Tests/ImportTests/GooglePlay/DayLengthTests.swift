import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A length that a shop set in days is one of days, however Google Play writes it")
struct DayLengthTests {
    private typealias Play = PlayProductFixture

    /// What a file states, and what is said; P8W, which is not set in days, stays.
    private static let lengths: [(stated: String, expected: String)] = [
        ("P8W4D", "P60D"), ("P4W2D", "P30D"), ("P1W3D", "P10D"), ("P8W", "P8W"), ("P30D", "P30D"), ("P1M3D", "P1M3D"),
        ("P1M1W2D", "P1M1W2D"), ("P1Y1W", "P1Y1W"),
    ]

    @Test("weeks with days are days, unless that leaves the range of counts")
    func converts() {
        for (stated, expected) in Self.lengths {
            #expect(CalendarDuration(iso8601: stated)?.inDaysIfWeeksAndDays.description == expected)
        }
        #expect(CalendarDuration(iso8601: "P9999W1D")?.inDaysIfWeeksAndDays.description == "P9999W1D")
    }

    @Test("phases of a ProductDetails and of an offer, and phases of a product list", arguments: lengths)
    func readsPhases(_ stated: String, expected: String) throws {
        let free = Play.phase(0, .string(stated), mode: 2, cycles: 1)
        let details = Play.details(offer: "trial", phases: [free, Play.phase()])
        #expect(try importedPlan(Play.details(), details).product?.offers.first?.period?.description == expected)
        let phase = Play.offerPhase(.string(stated), ["US": ["free": [:]]])
        #expect(try importedPlayOffer(Play.offer(phases: [phase])).offer?.period?.description == expected)
        let offer: Tree = [
            "type": "introductory", "mode": "freeTrial", "period": .string(stated),
        ]
        let product = ProductListFixture.monthly.with(["offers": [offer]])
        #expect(try listedProduct(product).product?.offers.first?.period?.description == expected)
    }

    @Test("base plans, prepaid ones, rentals and listed products that last so long are sold")
    func readsPeriods() throws {
        let days = SubscriptionPeriod(60, .day)
        #expect(try importedPlan(Play.details(phases: [Play.phase(9_990_000, "P8W4D")])).product?.period == days)
        let plan = Play.basePlan(period: "P8W4D")
        #expect(try importedSubscriptionPlan(plan).product?.period == days)
        let prepaid = plan.without("autoRenewingBasePlanType")
            .with(["prepaidBasePlanType": ["billingPeriodDuration": "P8W4D"]])
        #expect(try importedSubscriptionPlan(prepaid).product?.period == days)
        let product = ProductListFixture.monthly.with(["period": "P8W4D"])
        #expect(try listedProduct(product).product?.period == days)
        let rental = Play.coins.with([
            "oneTimePurchaseOfferDetails": [
                "priceAmountMicros": 4_990_000, "priceCurrencyCode": "PLN",
                "rentalDetails": ["rentalPeriod": "P4W2D"],
            ]
        ])
        #expect(try importedPlay(rental).products.first?.sale?.rental?.period == CalendarDuration(30, .day))
        #expect(try importedSubscriptionPlan(Play.basePlan(period: "P1M3D")).product == nil)
    }
}
