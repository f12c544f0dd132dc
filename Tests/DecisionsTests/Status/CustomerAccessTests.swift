import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightDecisions

@Suite("What counts first, and what there is access to")
struct CustomerAccessTests {
    private static let now = "2026-11-20T12:00:00Z"
    private static let end = "2026-12-01T12:00:00Z"

    private func status(_ history: CustomerHistory, products: [Product] = []) throws -> CustomerStatus {
        CustomerStatus(of: history, products: products, now: try instant(Self.now))
    }

    /// Another subscription, of another product and group.
    private func other(_ change: (inout Customer) throws -> Void = { _ in }) throws -> Customer {
        var customer = try Customer()
        customer.transaction.id = "2"
        customer.transaction.originalID = "2"
        customer.transaction.productID = "news"
        customer.transaction.groupID = "news"
        customer.renewal?.originalID = "2"
        customer.renewal?.productID = "news"
        customer.renewal?.renewalProductID = "news"
        try change(&customer)
        return customer
    }

    private func ended(_ customer: inout Customer) throws {
        customer.transaction.expiresDate = try instant("2026-11-10T12:00:00Z")
        customer.renewal?.renewsAutomatically = false
        customer.renewal?.renewalDate = customer.transaction.expiresDate
    }

    @Test("what was never bought is known of a whole history alone")
    func absence() throws {
        let customer = try Customer()
        let granted = CustomerAccess.granted(until: try instant(Self.end))
        let whole = try status(customer.history)
        #expect(whole.access(to: .anything) == granted)
        #expect(whole.access(to: .product(Customer.monthly)) == granted)
        #expect(whole.access(to: .group(Customer.group)) == granted)
        #expect(whole.access(to: .product("news")) == .ended(on: nil))
        #expect(whole.access(to: .group("news")) == .ended(on: nil))
        let part = try status(customer.with { $0.coverage = .partial }.history)
        #expect(part.access(to: .product(Customer.monthly)) == granted)
        #expect(part.access(to: .product("news")) == .notStated(.historyIncomplete))
        #expect(part.access(to: .group("news")) == .notStated(.historyIncomplete))
        let nothing = try status(CustomerHistory(coverage: [.appStore: .full]))
        #expect(nothing.access(to: .anything) == .ended(on: nil))
        #expect(nothing.others == 0)
        #expect(try status(CustomerHistory()).access(to: .anything) == .notStated(.historyIncomplete))
    }

    @Test("what could not be read may be of anything, and takes nothing away")
    func unread() throws {
        var history = try Customer().history.merging(other(ended).history)
        #expect(try status(history).access(to: .product("news")) == .ended(on: try instant("2026-11-10T12:00:00Z")))
        history.reading.isWhole = false
        let status = try status(history)
        #expect(status.access(to: .anything) == .granted(until: try instant(Self.end)))
        for target in [CustomerAccess.Target.product("news"), .group("news"), .product("map")] {
            #expect(status.access(to: target) == .notStated(.inputNotRead))
        }
    }

    @Test("a server acts as is stated, and otherwise as it decides")
    func fallback() throws {
        let whole = try status(Customer().history)
        let part = try status(Customer().with { $0.coverage = .partial }.history)
        let waiting = try status(Customer().with { $0.state(.pending) }.history)
        #expect(waiting.access(to: .anything) == .notYet)
        for otherwise in [true, false] {
            #expect(whole.access(to: .anything, otherwise: otherwise))
            #expect(!whole.access(to: .product("news"), otherwise: otherwise))
            #expect(!waiting.access(to: .anything, otherwise: otherwise))
            #expect(part.access(to: .product("news"), otherwise: otherwise) == otherwise)
        }
    }

    @Test("a plan that was replaced is left out, and is no access of its own")
    func replaced() throws {
        let basic = try other { customer in
            customer.transaction.productID = "pro.basic"
            customer.transaction.groupID = Customer.group
            customer.transaction.isUpgraded = true
            customer.renewal = nil
            customer.coverage = .partial
        }
        let status = try status(Customer().with { $0.coverage = .partial }.history.merging(basic.history))
        #expect(status.purchases.map(\.productID) == [Customer.monthly])
        #expect(status.others == 0)
        #expect(status.access(to: .product("pro.basic")) == .ended(on: nil))
        #expect(status.access(to: .group(Customer.group)) == .granted(until: try instant(Self.end)))
        #expect(status.accessToProducts.map(\.id) == [Customer.monthly, "pro.basic"])
    }

    @Test(
        "What another purchase states is not known where that is not among the inputs",
        arguments: [
            (SubscriptionStatement.State.pendingCancelled, false, CustomerAccess.notStated(.historyIncomplete)),
            (.pending, true, .notStated(.historyIncomplete)), (.pending, false, .notYet),
        ]
    )
    func another(state: SubscriptionStatement.State, takesPlace: Bool, expected: CustomerAccess) throws {
        let customer = try Customer(.googlePlay).with { customer in
            customer.state(state)
            customer.statement?.takesPlaceOfAnother = takesPlace
            customer.coverage = .partial
        }
        #expect(try status(customer.history).access(to: .anything) == expected)
        let whole = try status(customer.with { $0.coverage = .full }.history)
        #expect(whole.access(to: .anything) == (state == .pending && !takesPlace ? .notYet : .ended(on: nil)))
    }

    @Test("a subscription whose group nothing states may be of any")
    func groups() throws {
        let ungrouped = try other { $0.transaction.groupID = nil }
        #expect(try status(ungrouped.history).access(to: .group(Customer.group)) == .notStated(.unstated))
        let over = try other { customer in
            try ended(&customer)
            customer.transaction.groupID = nil
        }
        #expect(try status(over.history).access(to: .group(Customer.group)) == .ended(on: nil))
        // Google Play has no groups.
        var play = try Customer(.googlePlay)
        play.transaction.groupID = nil
        #expect(try status(play.history).access(to: .group(Customer.group)) == .ended(on: nil))
    }

    @Test("a product has the names of its base plan and of the product list")
    func names() throws {
        let listed = Product(
            id: "aurora",
            type: .autoRenewable,
            prices: StorefrontPrices(),
            identifiers: [.googlePlay: ["pro.monthly:yearly"]]
        )
        var play = try Customer(.googlePlay)
        play.transaction.basePlanID = "yearly"
        let status = try status(play.history, products: [listed])
        for name in ["pro.monthly", "pro.monthly:yearly", "aurora"] {
            #expect(status.access(to: .product(name)) == .granted(until: try instant(Self.end)), "\(name)")
        }
        #expect(status.access(to: .product("pro.monthly:monthly")) == .ended(on: nil))
        #expect(status.accessToProducts.map(\.id) == ["pro.monthly", "aurora"])
    }

    @Test("what is kept for good has no end, and an end that is not stated hides none")
    func ends() throws {
        var kept = PurchaseTransaction(store: .appStore, productID: "map")
        kept.productType = .known(.nonConsumable)
        kept.purchaseDate = try instant("2026-10-01T12:00:00Z")
        let subscription = try Customer().history
        let lifetime = CustomerHistory(transactions: [kept], coverage: [.appStore: .full])
        #expect(try status(subscription.merging(lifetime)).access(to: .anything) == .granted(until: nil))
        let undated = try other { customer in
            customer.transaction.expiresDate = nil
            customer.renewal?.renewalDate = nil
            customer.state(.active)
            customer.statement?.originalID = "2"
        }
        let both = try status(subscription.merging(undated.history))
        #expect(both.access(to: .anything) == .granted(until: try instant(Self.end)))
        var used = kept
        used.productType = .known(.consumable)
        let coins = CustomerHistory(transactions: [used], coverage: [.appStore: .full])
        #expect(try status(coins).access(to: .anything) == .notStated(.usedUp))
        #expect(try status(coins.merging(Customer().with(ended).history)).access(to: .anything).name == "ended")
    }

    @Test("what counts first is first in whatever order the inputs come")
    func order() throws {
        var kept = PurchaseTransaction(store: .appStore, productID: "map")
        kept.productType = .known(.nonConsumable)
        kept.purchaseDate = try instant("2026-11-19T12:00:00Z")
        let failed = try other { customer in
            customer.transaction.purchaseDate = try instant("2026-10-10T12:00:00Z")
            customer.transaction.expiresDate = try instant("2026-11-10T12:00:00Z")
            customer.renewal?.isInBillingRetry = true
            customer.renewal?.renewalDate = nil
        }
        let over = try other { customer in
            try ended(&customer)
            customer.transaction.id = "3"
            customer.transaction.originalID = "3"
            customer.transaction.productID = "radio"
            customer.transaction.groupID = "radio"
            customer.renewal?.originalID = "3"
            customer.renewal?.productID = "radio"
            customer.renewal?.renewalProductID = "radio"
        }
        let lifetime = CustomerHistory(transactions: [kept], coverage: [.appStore: .full])
        let parts = [try Customer().history, failed.history, over.history, lifetime]
        for turn in parts.indices {
            let turned = Array(parts[turn...] + parts[..<turn])
            let history = turned.dropFirst().reduce(turned[0]) { $0.merging($1) }
            let status = try status(history)
            #expect(status.purchases.compactMap(\.productID) == ["news", Customer.monthly, "radio", "map"])
            #expect(status.others == 3)
        }
    }

    @Test("what was refunded beside a purchase stands after it, and is none of its own")
    func refunds() throws {
        let refunded = try Customer().with { customer in
            var earlier = customer.transaction
            earlier.id = "0"
            earlier.purchaseDate = try instant("2026-10-01T12:00:00Z")
            earlier.expiresDate = try instant("2026-11-01T12:00:00Z")
            earlier.revocation = Revocation(date: try instant("2026-10-02T12:00:00Z"), kind: .known(.fullRefund))
            customer.earlier = [earlier]
        }
        let failed = try other { customer in
            customer.transaction.expiresDate = try instant("2026-11-10T12:00:00Z")
            customer.renewal?.isInBillingRetry = true
            customer.renewal?.renewalDate = nil
        }
        let alone = try status(refunded.history)
        #expect(alone.purchases.map(\.situation.name) == ["active", "refunded"])
        #expect(alone.others == 0)
        let both = try status(refunded.history.merging(failed.history))
        #expect(both.purchases.map(\.situation.name) == ["billingRetry", "active", "refunded"])
        #expect(both.others == 1)
    }

    @Test("each rank has its place", arguments: PurchaseRank.allCases)
    func ranks(rank: PurchaseRank) throws {
        let next = NextRenewal(date: try instant(Self.end))
        let change = AnnouncedPriceChange(kind: .awaitingConsent)
        let situation: SubscriptionSituation =
            switch rank {
            case .paymentProblem: .billingRetry
            case .consent: .priceChange(change)
            case .running: .active(next)
            case .pending: .pendingPurchase
            case .paused: .paused(PauseState())
            case .open: .unknown(.outdated)
            case .ended: .nonRenewingEnded(on: try instant("2026-11-10T12:00:00Z"))
            case .boughtOnce: .lifetime
            case .replaced: .replaced
            }
        let purchase = CustomerStatus.Purchase(store: .appStore, productID: "p", situation: situation)
        #expect(purchase.rank == rank)
        let before = PurchaseRank.allCases.prefix { $0 != rank }
        #expect(before.count == rank.rawValue)
    }

    @Test("a consent that a moment states counts, whatever the situation tells")
    func consent() throws {
        let agreed = Moment(
            at: .notStated,
            charge: .notStated(.consent),
            certainty: .ifAgreed(by: nil),
            wayOut: .notStated
        )
        for (moments, rank) in [([], PurchaseRank.running), ([agreed], .consent)] {
            let commitment = CommitmentState(paymentsLeft: 3, nextPayment: nil, isCancelled: false)
            let purchase = CustomerStatus.Purchase(
                store: .appStore,
                productID: "p",
                situation: .commitment(commitment),
                timeline: PurchaseTimeline(moments: moments)
            )
            #expect(purchase.rank == rank)
        }
    }
}
