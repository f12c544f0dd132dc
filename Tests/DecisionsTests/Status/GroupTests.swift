import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightDecisions

@Suite("Groups are a store's own, and what cannot be placed promises nothing")
struct GroupTests {
    private static let ended = "2026-12-20T12:00:00Z"
    private let trial = AppliedOffer(type: .known(.introductory), paymentMode: .known(.freeTrial))

    private func status(_ history: CustomerHistory, _ products: [Product] = [], at now: String = ended) throws
        -> CustomerEligibility
    {
        CustomerStatus(of: history, products: products, now: try instant(now)).eligibility
    }

    @Test("A subscription at Google Play makes nobody a subscriber of the App Store")
    func perStore() throws {
        let product = try Shelf.product(Customer.monthly)
        var play = try Customer(.googlePlay)
        play.transaction.groupID = nil
        play.renewal?.originalID = "1"
        var history = play.history
        history.coverage[.appStore] = .full
        let eligibility = try status(history, [product], at: "2026-11-20T12:00:00Z")
        #expect(eligibility.group(of: product).store == .appStore)
        #expect(eligibility.group(of: product).introductory == .eligible)
        #expect(eligibility.groups.filter { $0.store == .googlePlay }.count == 1)
    }

    @Test("A file's own group identifier is the store's, where a product is in both")
    func localIdentifiers() throws {
        let products = [
            try Shelf.product(Customer.monthly, group: "local"), try Shelf.product("pro.yearly", group: "local"),
        ]
        let customer = try Customer().with { $0.transaction.offer = trial }
        let eligibility = try status(customer.history, products)
        #expect(eligibility.groups.map(\.groupID) == [Customer.group])
        for product in products { #expect(eligibility.group(of: product).introductory == .ineligible(.freeTrialUsed)) }
    }

    @Test("A group that no file knows may be the one that only a file knows")
    func unknownToTheFiles() throws {
        let products = [try Shelf.product("reef", group: "local")]
        let customer = try Customer().with { $0.transaction.offer = trial }
        let eligibility = try status(customer.history, products)
        #expect(eligibility.group(of: products[0]).introductory == .unknown(.groupUnknown))
        let known = try status(customer.history, products + [Shelf.product("other", group: Customer.group)])
        #expect(known.group(of: products[0]).introductory == .eligible)
    }

    @Test("A purchase of which nobody states the group may be of any")
    func unassigned() throws {
        let product = try Shelf.product("reef", group: "reef")
        let customer = try Customer().with { customer in
            customer.transaction.groupID = nil
            customer.transaction.offer = trial
        }
        let eligibility = try status(customer.history, [product])
        #expect(eligibility.group(of: product).introductory == .unknown(.groupUnknown))
        #expect(eligibility.group(of: product).standing == nil)
        #expect(eligibility.everyOtherGroup.introductory == .unknown(.groupUnknown))
    }

    @Test("A purchase without a group is in that which the store states with another purchase of the product")
    func groupOfAnotherPurchase() throws {
        let customer = try Customer().with { customer in
            var first = customer.transaction
            first.id = "0"
            first.originalID = "0"
            first.groupID = nil
            first.offer = trial
            customer.earlier = [first]
        }
        let eligibility = try status(customer.history, [])
        #expect(eligibility.groups.map(\.groupID) == [Customer.group])
        #expect(eligibility.groups.first?.introductory == .ineligible(.freeTrialUsed))
    }

    @Test("An offer used of unknown type may have been the introductory one")
    func unknownOffers() throws {
        for type in [nil, StatedValue<OfferType>.unrecognized("9")] {
            let customer = try Customer().with { customer in
                customer.transaction.offer = AppliedOffer(type: type, paymentMode: .known(.freeTrial))
            }
            #expect(try customer.eligibility(at: Self.ended).introductory == .unknown(.offerUnknown))
        }
    }

    @Test("Who waits for a first payment has not subscribed, and a subscription without transactions is one")
    func pending() throws {
        let waiting = try Customer().with { $0.state(.pending) }.eligibility(at: Self.ended)
        #expect(waiting.introductory == .unknown(.statusUnknown))
        #expect(waiting.promotional == .unknown(.statusUnknown))
        #expect(waiting.standing == nil)
        let never = try Customer().with { $0.state(.pendingCancelled) }.eligibility(at: Self.ended)
        #expect(never.promotional == .ineligible(.neverSubscribed))
        #expect(never.standing == .new)
    }

    @Test("Each offer of a product: codes by whom they are for, win-back offers by the store's list")
    func offers() throws {
        func offer(_ type: OfferType, _ id: String?, for customers: Set<CustomerStanding>? = nil) -> SubscriptionOffer {
            SubscriptionOffer(
                type: type,
                paymentMode: .freeTrial,
                period: CalendarDuration(iso8601: "P1W"),
                id: id,
                customers: customers
            )
        }
        let product = try Shelf.product(
            Customer.monthly,
            offers: [
                Shelf.trial, offer(.code, "all"), offer(.winBack, "back"), offer(.promotional, "spring"),
            ]
        )
        let over = try Customer().with { $0.renewal?.eligibleWinBackOfferIDs = ["back", "elsewhere"] }
        let eligibility = try status(over.history, [product])
        func answer(_ offer: SubscriptionOffer) -> OfferEligibility { eligibility.eligibility(for: offer, of: product) }
        #expect(answer(offer(.code, "all")) == .eligible)
        #expect(answer(offer(.code, "new", for: [.new])) == .ineligible(.offerForOtherCustomers))
        #expect(answer(offer(.code, "lapsed", for: [.expired])) == .eligible)
        #expect(answer(offer(.winBack, "back")) == .eligible)
        #expect(answer(offer(.winBack, "other")) == .ineligible(.notListedByStore))
        // The store lists it, and the products that are sold have none of the name.
        #expect(eligibility.group(of: product).winBackOfferIDs == ["back"])
        #expect(answer(offer(.promotional, "spring")) == .eligible)
        #expect(answer(offer(.introductory, nil)) == .eligible)
    }

    @Test("A product of Google Play's is in the groups of Google Play, and its offers are the store's to give")
    func googlePlayProducts() throws {
        let appStore = try Shelf.product(Customer.monthly)
        let price = try #require(Price("9.99", "USD"))
        let play = Product(
            id: Customer.monthly,
            basePlanID: "monthly",
            store: .googlePlay,
            type: .autoRenewable,
            prices: StorefrontPrices(price, in: .unitedStates),
            period: SubscriptionPeriod(1, .month),
            group: SubscriptionGroup(id: Customer.monthly, name: "Pro", level: nil),
            offers: [
                SubscriptionOffer(
                    type: .unspecified,
                    paymentMode: .freeTrial,
                    period: CalendarDuration(iso8601: "P1W"),
                    id: "spring"
                )
            ]
        )
        var customer = try Customer(.googlePlay)
        customer.transaction.groupID = nil
        let eligibility = try status(customer.history, [play], at: "2026-11-20T12:00:00Z")
        #expect(eligibility.groups.map(\.store) == [.googlePlay])
        #expect(eligibility.groups.map(\.groupID) == [Customer.monthly])
        #expect(eligibility.claims(for: play) == [.unknown])
        let both = try status(customer.history, [play, appStore], at: "2026-11-20T12:00:00Z")
        #expect(both.group(of: play).store == .googlePlay)
        #expect(both.group(of: appStore).store == .appStore)
    }
}
