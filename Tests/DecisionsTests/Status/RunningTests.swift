import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@testable import PaywrightDecisions

@Suite("What is said of a subscription that runs")
struct RunningTests {
    private static let now = "2026-11-20T12:00:00Z"
    private let end: Instant
    private let price: Price
    private let offer: AppliedOffer

    init() throws {
        end = try instant("2026-12-01T12:00:00Z")
        price = try #require(Price("9.99", "USD"))
        offer = AppliedOffer(type: .known(.introductory), paymentMode: .known(.freeTrial))
    }

    private func situation(products: [Product] = [], _ change: (inout Customer) throws -> Void) throws
        -> SubscriptionSituation
    {
        try Customer().with(change).situation(at: Self.now, products: products)
    }

    @Test("A free trial converts, is cancelled, or nobody says")
    func freeTrial() throws {
        let converting = try situation { customer in
            customer.transaction.offer = offer
            customer.renewal?.renewalPrice = price
        }
        #expect(converting == .freeTrial(until: end, renewal: NextRenewal(date: end, price: price)))
        let cancelled = try situation { customer in
            customer.transaction.offer = offer
            customer.renewal?.renewsAutomatically = false
        }
        #expect(cancelled == .freeTrialCancelled(until: end))
        let unsaid = try situation { customer in
            customer.transaction.offer = offer
            customer.renewal = nil
        }
        #expect(unsaid == .freeTrial(until: end, renewal: nil))
    }

    @Test("An offer without its mode takes the joined product's, if only one fits")
    func joinedMode() throws {
        let trial = SubscriptionOffer(
            type: .introductory,
            paymentMode: .freeTrial,
            period: CalendarDuration(iso8601: "P1M")
        )
        let paid = SubscriptionOffer(
            type: .introductory,
            paymentMode: .payUpFront,
            period: CalendarDuration(iso8601: "P3M")
        )
        let paidMonth = SubscriptionOffer(
            type: .introductory,
            paymentMode: .payAsYouGo,
            period: CalendarDuration(iso8601: "P1M"),
            periodCount: 3
        )
        let untold = AppliedOffer(type: .known(.introductory))
        func situation(_ offers: [SubscriptionOffer], _ applied: AppliedOffer) throws -> String {
            let product = try Shelf.product(Customer.monthly, offers: offers)
            return try self.situation(products: [product]) { $0.transaction.offer = applied }.name
        }
        #expect(try situation([trial], untold) == "freeTrial")
        #expect(try situation([paidMonth], untold) == "introductoryPrice")
        // The customer has paid for one month, so that an offer of three months at once was another one.
        #expect(try situation([paid], untold) == "active")
        // Which of the two it was would be a guess: nothing is said of it.
        #expect(try situation([trial, paid], untold) == "active")
        let oneMonth = AppliedOffer(type: .known(.introductory), period: CalendarDuration(iso8601: "P1M"))
        #expect(try situation([trial, paid], oneMonth) == "freeTrial")
        #expect(try situation([], untold) == "active")
        let odd = AppliedOffer(type: .known(.introductory), paymentMode: .unrecognized("SOMETHING"))
        #expect(try situation([trial], odd) == "active")
    }

    @Test("A product file never supplies a renewal's price")
    func noPriceFromProducts() throws {
        let product = try Shelf.product(Customer.monthly)
        #expect(try situation(products: [product]) { _ in } == .active(NextRenewal(date: end)))
    }

    @Test("A stated price without an offer is the full one: the reduced price ends then")
    func reducedPrice() throws {
        let paid = AppliedOffer(type: .known(.introductory), paymentMode: .known(.payAsYouGo))
        let next = NextRenewal(date: end, price: price)
        func situation(_ applied: AppliedOffer, then renewalOffer: AppliedOffer?) throws -> SubscriptionSituation {
            try self.situation { customer in
                customer.transaction.offer = applied
                customer.renewal?.renewalPrice = price
                customer.renewal?.offer = renewalOffer
            }
        }
        #expect(try situation(paid, then: nil) == .introductoryPrice(next, isLastPeriod: true))
        #expect(try situation(paid, then: paid) == .introductoryPrice(next, isLastPeriod: false))
        let winBack = AppliedOffer(type: .known(.winBack), paymentMode: .known(.payUpFront), id: "back")
        #expect(try situation(winBack, then: nil) == .offerPrice(next, isLastPeriod: true))
        let unpriced = try self.situation { $0.transaction.offer = paid }
        #expect(unpriced == .introductoryPrice(NextRenewal(date: end), isLastPeriod: false))
    }

    @Test("An offer on the next renewal")
    func discounted() throws {
        let situation = try situation { customer in
            customer.renewal?.renewalPrice = price
            customer.renewal?.offer = AppliedOffer(type: .known(.promotional), id: "spring")
        }
        #expect(situation == .discountedRenewal(NextRenewal(date: end, price: price)))
    }

    @Test(
        "A change of plan is a downgrade, an upgrade or neither, by the levels of one group",
        arguments: [
            (1, 2, "group", .downgrade), (2, 1, "group", .upgrade), (1, 1, "group", .crossgrade),
            (nil, 2, "group", .crossgrade), (1, 2, "other", .crossgrade),
        ] as [(Int?, Int?, String, PlanChange.Direction)]
    )
    func planChange(from: Int?, to: Int?, group: String, direction: PlanChange.Direction) throws {
        let products = [
            try Shelf.product(Customer.monthly, level: from), try Shelf.product("basic", level: to, group: group),
        ]
        let change = PlanChange(
            direction: direction,
            productID: "basic",
            // How often it is charged, by the plan that follows.
            renewal: NextRenewal(date: end, price: price, period: CalendarDuration(1, .month))
        )
        let situation = try situation(products: products) { customer in
            customer.renewal?.renewalProductID = "basic"
            customer.renewal?.renewalPrice = price
        }
        #expect(situation == .planChange(change))
    }

    @Test("What a change of plan costs is charged once where no field states that the subscription renews")
    func planChangeOfUnstatedRenewal() throws {
        let products = [try Shelf.product(Customer.monthly), try Shelf.product("basic")]
        let situation = try situation(products: products) { customer in
            customer.renewal?.renewsAutomatically = nil
            customer.renewal?.renewalProductID = "basic"
            customer.renewal?.renewalPrice = price
        }
        let renewal = NextRenewal(date: end, price: price)
        #expect(situation == .planChange(PlanChange(direction: .crossgrade, productID: "basic", renewal: renewal)))
    }

    @Test("Without the products a change of plan is neither up nor down; Google Play states no price for it")
    func planChangeWithoutProducts() throws {
        let customer = try Customer(.googlePlay).with { customer in
            customer.renewal?.renewalProductID = "basic"
            customer.renewal?.renewalPrice = price
        }
        let change = PlanChange(direction: .crossgrade, productID: "basic", renewal: NextRenewal(date: end))
        #expect(try customer.situation(at: Self.now) == .planChange(change))
    }

    @Test("After a free phase Google Play's price comes next only where the base plan shows that nothing lies between")
    func chargeAfterFreePhase() throws {
        let free = OfferPhase(paymentMode: .freeTrial, period: CalendarDuration(weeks: 1))
        let cheap = OfferPhase(paymentMode: .payAsYouGo, period: CalendarDuration(months: 1))
        func next(_ following: [OfferPhase], plan: String = "monthly", id: String = "trial", _ store: StoreName) throws
            -> Price?
        {
            let product = Product(
                id: Customer.monthly,
                basePlanID: plan,
                store: store,
                type: .autoRenewable,
                prices: StorefrontPrices(),
                period: SubscriptionPeriod(1, .month),
                offers: [SubscriptionOffer(type: .unspecified, first: free, following: following, id: id)]
            )
            let customer = try Customer(.googlePlay).with { customer in
                customer.transaction.basePlanID = "monthly"
                customer.transaction.offer = AppliedOffer(paymentMode: .known(.freeTrial), id: "trial")
                customer.renewal?.basePrice = price
            }
            let situation = try customer.situation(at: Self.now, products: [product])
            guard case .freeTrial(_, let renewal) = situation else {
                Issue.record("\(situation)")
                return nil
            }
            return renewal?.price
        }
        #expect(try next([], .googlePlay) == price)
        #expect(try next([cheap], .googlePlay) == nil)
        #expect(try next([], plan: "yearly", .googlePlay) == nil)
        #expect(try next([], id: "other", .googlePlay) == nil)
        #expect(try next([], .appStore) == nil)
    }

    @Test("An offer that Google Play names without its phase is no free trial, whatever the base plan's offer is")
    func offerWithoutPhase() throws {
        let free = OfferPhase(paymentMode: .freeTrial, period: CalendarDuration(weeks: 1))
        let product = Product(
            id: Customer.monthly,
            basePlanID: "monthly",
            store: .googlePlay,
            type: .autoRenewable,
            prices: StorefrontPrices(),
            period: SubscriptionPeriod(1, .month),
            offers: [SubscriptionOffer(type: .unspecified, first: free, id: "trial")]
        )
        let customer = try Customer(.googlePlay).with { customer in
            customer.transaction.basePlanID = "monthly"
            customer.transaction.offer = AppliedOffer(id: "trial")
        }
        let alone = try customer.situation(at: Self.now)
        #expect(try customer.situation(at: Self.now, products: [product]) == alone)
    }

    @Test("A product of the same id in another store says nothing of a purchase, whichever stands first")
    func sameIDInTwoStores() throws {
        let apple = try Shelf.product(Customer.monthly)
        let play = Product(
            id: Customer.monthly,
            basePlanID: "monthly",
            store: .googlePlay,
            type: .nonRenewable,
            prices: StorefrontPrices()
        )
        let customer = try Customer().with { $0.transaction.productType = nil }
        let alone = try customer.situation(at: Self.now, products: [apple])
        for products in [[apple, play], [play, apple]] {
            #expect(try customer.situation(at: Self.now, products: products) == alone)
        }
    }

    @Test("Prepaid, family sharing, and a renewal that takes the product away")
    func others() throws {
        let later = try instant("2026-11-25T12:00:00Z")
        #expect(
            try situation { $0.renewal?.prepaid = PrepaidPlan(extendableAfter: later) }
                == .prepaid(until: end, extendableFrom: later, canBeExtended: false)
        )
        #expect(
            try situation { $0.renewal?.prepaid = PrepaidPlan(extendableAfter: Instant(milliseconds: 1)) }
                == .prepaid(until: end, extendableFrom: nil, canBeExtended: true)
        )
        #expect(
            try situation { $0.renewal?.prepaid = PrepaidPlan() }
                == .prepaid(until: end, extendableFrom: nil, canBeExtended: false)
        )
        #expect(try situation { $0.transaction.ownership = .known(.familyShared) } == .familyShared(until: end))
        #expect(try situation { $0.renewal?.endsAtRenewal = true } == .removed(until: end))
    }

    @Test("A renewal that is past is not the next one")
    func pastRenewalDate() throws {
        let situation = try situation { $0.renewal?.renewalDate = try instant("2026-11-10T00:00:00Z") }
        #expect(situation == .active(NextRenewal(date: end)))
    }

    @Test("A commitment goes on after cancelling, until its last payment")
    func commitments() throws {
        func situation(made: Int?, renews: Bool?, pending: Bool = false, left: Int? = nil) throws
            -> SubscriptionSituation
        {
            try self.situation { customer in
                customer.transaction.commitment = CommitmentProgress(billingPeriodNumber: made, totalBillingPeriods: 12)
                customer.renewal?.commitment = CommitmentRenewal(
                    renewsAutomatically: renews,
                    paymentsLeft: left,
                    isCancellationPending: pending
                )
            }
        }
        func state(_ left: Int?, cancelled: Bool, following: NextRenewal? = nil) -> SubscriptionSituation {
            .commitment(
                CommitmentState(
                    paymentsLeft: left,
                    nextPayment: NextRenewal(date: end),
                    isCancelled: cancelled,
                    following: following
                )
            )
        }
        #expect(try situation(made: 5, renews: true) == state(7, cancelled: false, following: NextRenewal()))
        #expect(try situation(made: 5, renews: false) == state(7, cancelled: true))
        #expect(try situation(made: nil, renews: nil, pending: true, left: 3) == state(3, cancelled: true))
        #expect(try situation(made: nil, renews: false) == state(nil, cancelled: true))
        #expect(try situation(made: 12, renews: false) == .cancelled(until: end))
        #expect(try situation(made: 12, renews: true) == .active(NextRenewal(date: end)))
        // More payments made than there are: nothing left, and nothing negative.
        #expect(try situation(made: 99, renews: true) == .active(NextRenewal(date: end)))
    }
}
