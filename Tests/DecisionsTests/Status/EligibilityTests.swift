import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightDecisions

@Suite("Eligibility per subscription group")
struct EligibilityTests {
    private static let ended = "2026-12-20T12:00:00Z"

    @Test("A whole history without an offer used: eligible once nothing runs")
    func neverUsed() throws {
        let customer = try Customer()
        let running = try customer.eligibility()
        #expect(running.introductory == .ineligible(.activeSubscription))
        #expect(running.promotional == .eligible)
        #expect(running.winBack == .ineligible(.activeSubscription))
        #expect(running.standing == .existing)
        let over = try customer.eligibility(at: Self.ended)
        #expect(over.introductory == .eligible)
        #expect(over.standing == .expired)
    }

    @Test("A used trial or introductory price counts, refunded, upgraded or not, at any time")
    func used() throws {
        let trial = AppliedOffer(type: .known(.introductory), paymentMode: .known(.freeTrial))
        let price = AppliedOffer(type: .known(.introductory), paymentMode: .known(.payAsYouGo))
        let untold = AppliedOffer(type: .known(.introductory))
        let cases: [(AppliedOffer, IneligibilityReason)] = [
            (trial, .freeTrialUsed), (price, .introductoryOfferUsed), (untold, .introductoryOfferUsed),
        ]
        for (offer, reason) in cases {
            let customer = try Customer().with { $0.transaction.offer = offer }
            #expect(try customer.eligibility(at: Self.ended).introductory == .ineligible(reason))
            let refunded = try customer.with { $0.transaction.revocation = Revocation(date: try instant(Self.ended)) }
            #expect(try refunded.eligibility(at: Self.ended).introductory == .ineligible(reason))
            let upgraded = customer.with { $0.transaction.isUpgraded = true }
            #expect(try upgraded.eligibility(at: Self.ended).introductory == .ineligible(reason))
        }
        let code = AppliedOffer(type: .known(.code), paymentMode: .known(.freeTrial), id: "code")
        let other = try Customer().with { $0.transaction.offer = code }
        #expect(try other.eligibility(at: Self.ended).introductory == .eligible)
    }

    @Test("What a refund alone means is a policy, careful by default")
    func refunds() throws {
        let customer = try Customer().with {
            $0.transaction.revocation = Revocation(date: try instant("2026-11-05T10:00:00Z"))
        }
        #expect(try customer.eligibility().introductory == .ineligible(.refunded))
        let storeRule = StatusPolicy(afterRefund: .onlyUsedOffersCount)
        #expect(try customer.eligibility(policy: storeRule).introductory == .eligible)
    }

    @Test("While a payment waits to be mended: no offer of any kind, and no purchase screen")
    func grace() throws {
        for state in [SubscriptionStatement.State.gracePeriod, .billingRetry, .onHold] {
            let group = try Customer().with { $0.state(state) }.eligibility()
            for answer in [group.introductory, group.promotional, group.winBack, group.offerCode] {
                #expect(answer == .ineligible(.paymentProblem))
            }
            #expect(!group.showsPurchaseScreen)
        }
        #expect(try Customer().eligibility().showsPurchaseScreen)
        let paused = try Customer(.googlePlay).with { $0.state(.paused) }.eligibility()
        #expect(!paused.showsPurchaseScreen)
    }

    @Test("A history cut short is unknown, unless what is there proves ineligible")
    func truncated() throws {
        let latest = try Customer().with { $0.coverage = .partial }
        #expect(try latest.eligibility(at: Self.ended).introductory == .unknown(.historyIncomplete))
        #expect(try latest.eligibility().introductory == .ineligible(.activeSubscription))
        let renewal = try Customer().with { $0.transaction.id = "2" }
        #expect(try renewal.eligibility(at: Self.ended).introductory == .unknown(.historyIncomplete))
        #expect(try renewal.eligibility(at: Self.ended).promotional == .eligible)
        let trial = renewal.with {
            $0.transaction.offer = AppliedOffer(type: .known(.introductory), paymentMode: .known(.freeTrial))
        }
        #expect(try trial.eligibility(at: Self.ended).introductory == .ineligible(.freeTrialUsed))
    }

    @Test("An outdated answer leaves what depends on it unknown")
    func outdated() throws {
        let customer = try Customer().with { $0.state(.active) }
        #expect(try customer.eligibility(at: Self.ended).introductory == .unknown(.statusUnknown))
        #expect(try customer.eligibility(at: Self.ended).standing == nil)
    }

    @Test("What the family shares was not this customer's offer, nor this customer's subscription")
    func familySharing() throws {
        let shared = try Customer().with { customer in
            customer.transaction.ownership = .known(.familyShared)
            customer.transaction.offer = AppliedOffer(type: .known(.introductory), paymentMode: .known(.freeTrial))
        }
        #expect(try shared.eligibility(at: Self.ended).introductory == .eligible)
        #expect(try shared.eligibility(at: Self.ended).promotional == .ineligible(.neverSubscribed))
        // The subscription is another person's: what the App Store makes of it is not known, and it is no one's own.
        let running = try shared.eligibility()
        #expect(running.introductory == .unknown(.decidedByStore))
        #expect(running.offerCode == .unknown(.decidedByStore))
        #expect(running.standing == nil)
        #expect(running.winBack == .ineligible(.neverSubscribed))
        // That it runs may stand in the renewal information alone.
        let goesOn = try shared.with { customer in
            customer.transaction.expiresDate = try instant("2026-11-20T11:59:59Z")
        }
        #expect(try goesOn.situation(at: "2026-11-20T12:00:00Z").hasAccess == true)
        #expect(try goesOn.eligibility().introductory == .unknown(.decidedByStore))
        #expect(try goesOn.eligibility().standing == nil)
        // Beside it, the customer's own counts.
        let own = try Customer().with { customer in
            var other = shared.transaction
            (other.id, other.originalID) = ("9", "9")
            customer.earlier = [other]
        }
        #expect(try own.eligibility().introductory == .ineligible(.activeSubscription))
        #expect(try own.eligibility().standing == .existing)
    }

    @Test("Win-back offers as the store lists them")
    func winBack() throws {
        func winBack(_ listed: [String]?) throws -> GroupEligibility {
            try Customer().with { $0.renewal?.eligibleWinBackOfferIDs = listed }.eligibility(at: Self.ended)
        }
        #expect(try winBack(["b", "a"]).winBack == .eligible)
        #expect(try winBack(["b", "a"]).winBackOfferIDs == ["b", "a"])
        #expect(try winBack([]).winBack == .ineligible(.notListedByStore))
        #expect(try winBack(nil).winBack == .unknown(.decidedByStore))
    }

    @Test("A win-back offer that the store lists and the files do not have is listed all the same")
    func winBackOfNoFile() throws {
        let other = SubscriptionOffer(
            type: .winBack,
            paymentMode: .freeTrial,
            period: CalendarDuration(iso8601: "P1M"),
            id: "other"
        )
        func winBack(_ listed: [String]) throws -> GroupEligibility {
            try Customer().with { $0.renewal?.eligibleWinBackOfferIDs = listed }
                .eligibility(at: Self.ended, products: [Shelf.product(Customer.monthly, offers: [other])])
        }
        #expect(try winBack(["back"]).winBack == .unknown(.decidedByStore))
        #expect(try winBack(["back"]).winBackOfferIDs.isEmpty)
        #expect(try winBack(["back", "other"]).winBackOfferIDs == ["other"])
        #expect(try winBack([]).winBack == .ineligible(.notListedByStore))
    }

    @Test("A code of the files is for the customers that it names")
    func codes() throws {
        func code(for customers: Set<CustomerStanding>, at now: String) throws -> OfferEligibility {
            let code = SubscriptionOffer(
                type: .code,
                paymentMode: .freeTrial,
                period: CalendarDuration(iso8601: "P1M"),
                id: "code",
                customers: customers
            )
            let product = try Shelf.product(Customer.monthly, offers: [code])
            return try Customer().eligibility(at: now, products: [product]).offerCode
        }
        let now = "2026-11-20T12:00:00Z"
        #expect(try code(for: [.new], at: now) == .ineligible(.offerForOtherCustomers))
        #expect(try code(for: [.new, .existing], at: now) == .eligible)
        #expect(try code(for: [.existing], at: Self.ended) == .ineligible(.offerForOtherCustomers))
        #expect(try code(for: [.expired], at: Self.ended) == .eligible)
        #expect(try code(for: [], at: now) == .eligible)
    }

    @Test("While the status is not known, a payment may have failed: no promotional offer is promised")
    func promotionalOfUnknown() throws {
        let grace = try Customer().with { customer in
            customer.state(.gracePeriod)
            customer.renewal?.gracePeriodExpiresDate = try instant("2026-12-05T12:00:00Z")
        }
        #expect(try grace.eligibility(at: "2026-12-04T12:00:00Z").promotional == .ineligible(.paymentProblem))
        #expect(try grace.eligibility(at: "2026-12-06T12:00:00Z").promotional == .unknown(.statusUnknown))
        let alone = try Customer().with { $0.renewal = nil }
        #expect(try alone.eligibility(at: "2026-12-02T12:00:00Z").promotional == .unknown(.statusUnknown))
        #expect(try alone.eligibility(at: "2027-02-02T12:00:00Z").promotional == .eligible)
    }

    @Test("Taken back without a reason may be a refund, and may be none")
    func takenBack() throws {
        let customer = try Customer().with { $0.state(.revoked) }
        #expect(try customer.eligibility().introductory == .unknown(.statusUnknown))
        let storeRule = StatusPolicy(afterRefund: .onlyUsedOffersCount)
        #expect(try customer.eligibility(policy: storeRule).introductory == .eligible)
    }

    @Test("An upgrade makes no former customer where the plan that took its place is not there")
    func upgradedAlone() throws {
        let upgraded = try Customer().with { customer in
            customer.coverage = .partial
            customer.renewal = nil
            customer.transaction.isUpgraded = true
        }
        #expect(try upgraded.situation(at: "2026-11-20T12:00:00Z") == .upgraded)
        #expect(try upgraded.eligibility().standing == nil)
        #expect(try upgraded.eligibility().offerCode == .unknown(.historyIncomplete))
    }

    @Test("A refund of which it is not known whether access ended makes no former customer")
    func openRefund() throws {
        let customer = try Customer().with { customer in
            customer.coverage = .partial
            customer.renewal = nil
            customer.transaction.expiresDate = try instant("2026-11-15T12:00:00Z")
            customer.transaction.revocation = Revocation(date: try instant("2026-11-18T12:00:00Z"))
        }
        #expect(try customer.situation(at: "2026-11-20T12:00:00Z").hasAccess == nil)
        #expect(try customer.eligibility().standing == nil)
        #expect(try customer.eligibility().promotional == .unknown(.statusUnknown))
        #expect(try customer.with { $0.coverage = .full }.eligibility().standing == .expired)
    }

    @Test("Google Play decides itself, but for whom it has as a subscriber")
    func googlePlay() throws {
        let customer = try Customer(.googlePlay)
        #expect(try customer.eligibility().introductory == .ineligible(.activeSubscription))
        #expect(try customer.eligibility(at: Self.ended).introductory == .unknown(.decidedByStore))
        #expect(try customer.eligibility(at: Self.ended).promotional == .unknown(.decidedByStore))
    }

    @Test("Groups are judged one by one, and an empty history answers for every group")
    func groups() throws {
        let now = try instant("2026-11-20T12:00:00Z")
        let products = [
            try Shelf.product(Customer.monthly), try Shelf.product("reef.monthly", group: "reef"),
        ]
        let status = CustomerStatus(of: try Customer().history, products: products, now: now)
        #expect(status.eligibility.group(of: products[0]).introductory == .ineligible(.activeSubscription))
        #expect(status.eligibility.group(of: products[1]).introductory == .eligible)
        let empty = CustomerStatus(of: CustomerHistory(coverage: [.appStore: .full]), now: now).eligibility
        #expect(empty.everyOtherGroup.introductory == .eligible)
        #expect(empty.everyOtherGroup.standing == .new)
        #expect(empty.everyOtherGroup.promotional == .ineligible(.neverSubscribed))
        let silent = CustomerStatus(of: CustomerHistory(), now: now).eligibility.everyOtherGroup
        #expect(silent.introductory == .unknown(.noHistory))
        #expect(silent.standing == nil)
    }

    @Test("Products of many groups at once, as claims for their paywall copy")
    func claims() throws {
        let trial = SubscriptionOffer(
            type: .introductory,
            paymentMode: .freeTrial,
            period: CalendarDuration(iso8601: "P1W")
        )
        let back = SubscriptionOffer(
            type: .winBack,
            paymentMode: .freeTrial,
            period: CalendarDuration(iso8601: "P1M"),
            id: "back"
        )
        let pro = try Shelf.product(Customer.monthly, offers: [trial, back])
        let reef = try Shelf.product("reef.monthly", group: "reef", offers: [trial])
        let plain = try Shelf.product("plain", group: "reef", offers: [])
        let customer = try Customer().with { $0.renewal?.eligibleWinBackOfferIDs = ["unknown here", "back"] }
        func claims(_ customer: Customer, at now: String) throws -> [String: [OfferClaim]] {
            let products = [pro, reef, plain]
            return CustomerStatus(of: customer.history, products: products, now: try instant(now)).eligibility
                .claims(for: products)
        }
        let over = try claims(customer, at: Self.ended)
        #expect(over[pro.id] == [.winBack(id: "back")])
        #expect(over[reef.id] == [.introductory])
        #expect(over[plain.id] == [.noOffer])
        let running = try claims(customer, at: "2026-11-20T12:00:00Z")
        #expect(running[pro.id] == [.noOffer])
        let partial = try claims(customer.with { $0.coverage = .partial }, at: Self.ended)
        #expect(partial[reef.id] == [.unknown])
    }
}
