import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightDecisions

@Suite("One situation for every history and instant")
struct SituationTests {
    /// Before, at and after the date that counts: a date that is reached is past.
    private static let before = "2026-12-01T11:59:59.999Z"
    private static let at = "2026-12-01T12:00:00Z"
    private static let after = "2026-12-01T12:00:00.001Z"

    @Test("Without a state, dates and the renewal information decide")
    func byDates() throws {
        let end = try instant(Self.at)
        let active = try Customer()
        #expect(try active.situation(at: Self.before) == .active(NextRenewal(date: end)))
        for now in [Self.at, Self.after] {
            #expect(try active.situation(at: now) == .expired(Expiration(date: end, cause: .unstated)))
        }
        let cancelled = active.with { $0.renewal?.renewsAutomatically = false }
        #expect(try cancelled.situation(at: Self.before) == .cancelled(until: end))
        let unsaid = active.with { $0.renewal = nil }
        #expect(try unsaid.situation(at: Self.before) == .running(until: end))
        // Whether the payment failed only the renewal information states: 60 days later nothing is tried any more.
        #expect(try unsaid.situation(at: Self.at) == .unknown(.unstated))
        #expect(try unsaid.situation(at: "2027-01-30T11:59:59Z") == .unknown(.unstated))
        let later = "2027-01-30T12:00:00Z"
        #expect(try unsaid.situation(at: later) == .expired(Expiration(date: end, cause: .unstated)))
    }

    @Test("A store that says active with a date that has passed has not been asked lately")
    func outdated() throws {
        for store in [StoreName.appStore, .googlePlay] {
            let customer = try Customer(store).with { $0.state(.active) }
            #expect(try customer.situation(at: Self.before).name == "active")
            #expect(try customer.situation(at: Self.at) == .unknown(.outdated))
            let grace = try customer.with { customer in
                customer.state(.gracePeriod)
                customer.renewal?.gracePeriodExpiresDate = try instant("2026-12-05T12:00:00Z")
            }
            #expect(try grace.situation(at: "2026-12-05T12:00:00Z") == .unknown(.outdated))
        }
    }

    @Test("Grace speaks of the grace date, and billing retry of no date")
    func paymentProblems() throws {
        let grace = try instant("2026-12-05T12:00:00Z")
        let failing = try Customer().with { customer in
            customer.renewal?.isInBillingRetry = true
            customer.renewal?.gracePeriodExpiresDate = grace
        }
        // A payment is tried before the period ends.
        #expect(try failing.situation(at: Self.before) == .gracePeriod(until: grace))
        let ungraced = failing.with { $0.renewal?.gracePeriodExpiresDate = nil }
        #expect(try ungraced.situation(at: Self.before) == .gracePeriod(until: try instant(Self.at)))
        #expect(try ungraced.situation(at: Self.at) == .billingRetry)
        let off = ungraced.with { $0.renewal?.renewsAutomatically = false }
        #expect(try off.situation(at: Self.before) == .cancelled(until: try instant(Self.at)))
        #expect(try off.situation(at: Self.at) == .paymentFailed(until: nil, isCancelled: true))
        #expect(try failing.situation(at: Self.at) == .gracePeriod(until: grace))
        #expect(try failing.situation(at: "2026-12-05T11:59:59Z") == .gracePeriod(until: grace))
        #expect(try failing.situation(at: "2026-12-05T12:00:00Z") == .billingRetry)
        #expect(SubscriptionSituation.billingRetry.hasAccess == false)
        #expect(SubscriptionSituation.gracePeriod(until: grace).hasAccess == true)
    }

    @Test("Google Play's grace period is already in the expiry, which is moved on: its end is not known")
    func playGrace() throws {
        let customer = try Customer(.googlePlay).with { $0.state(.gracePeriod) }
        #expect(try customer.situation(at: Self.before) == .gracePeriod(until: nil))
        #expect(try customer.situation(at: Self.at) == .unknown(.outdated))
    }

    @Test(
        "Every state of a store, before and at its date",
        arguments: [
            (.active, "active", "unknown"), (.expired, "expired", "expired"),
            (.billingRetry, "billingRetry", "billingRetry"), (.gracePeriod, "gracePeriod", "gracePeriod"),
            (.revoked, "revoked", "revoked"), (.onHold, "onHold", "onHold"), (.paused, "paused", "paused"),
            (.cancelled, "cancelled", "expired"), (.pending, "pendingPurchase", "pendingPurchase"),
            (.pendingCancelled, "pendingPurchaseCancelled", "pendingPurchaseCancelled"),
        ] as [(SubscriptionStatement.State, String, String)]
    )
    func states(state: SubscriptionStatement.State, before: String, at: String) throws {
        let customer = try Customer().with { $0.state(state) }
        #expect(try customer.situation(at: Self.before).name == before)
        #expect(try customer.situation(at: Self.at).name == at)
    }

    @Test("A state nobody knows is unknown, and an end that is not past is not told as past")
    func unrecognized() throws {
        var customer = try Customer()
        customer.statement = SubscriptionStatement(store: .appStore, originalID: "1", state: .unrecognized("9"))
        #expect(try customer.situation(at: Self.before) == .unknown(.unrecognized))
        customer.state(.expired)
        #expect(try customer.situation(at: Self.before) == .expired(Expiration(date: nil, cause: .unstated)))
    }

    @Test(
        "Why it ended",
        arguments: [
            (.customerCancelled, .voluntary), (.billingError, .billing),
            (.priceIncreaseNotAccepted, .priceNotAccepted), (.productUnavailable, .productUnavailable),
            (.developerCancelled, .other), (.other, .other),
        ] as [(ExpirationReason, ExpirationCause)]
    )
    func expiration(reason: ExpirationReason, cause: ExpirationCause) throws {
        let customer = try Customer().with { $0.renewal?.expirationReason = .known(reason) }
        #expect(try customer.situation(at: Self.at) == .expired(Expiration(date: try instant(Self.at), cause: cause)))
    }

    @Test("Offers for coming back are told once it is over, best first, and not before")
    func winBack() throws {
        let customer = try Customer().with { $0.renewal?.eligibleWinBackOfferIDs = ["best", "second"] }
        #expect(try customer.situation(at: Self.before).name == "active")
        guard case .winBackAvailable(_, let offers) = try customer.situation(at: Self.at) else {
            Issue.record("no win-back")
            return
        }
        #expect(offers == ["best", "second"])
        let none = customer.with { $0.renewal?.eligibleWinBackOfferIDs = [] }
        #expect(try none.situation(at: Self.at).name == "expired")
    }

    @Test("Paused until it resumes, and not known once that has passed")
    func paused() throws {
        let resumes = try instant("2027-01-15T00:00:00Z")
        let customer = try Customer(.googlePlay).with { customer in
            customer.state(.paused)
            customer.renewal?.resumesDate = resumes
        }
        let pause = PauseState(until: resumes, charge: NextRenewal(date: resumes), cause: .customer)
        #expect(try customer.situation(at: Self.after) == .paused(pause))
        #expect(try customer.situation(at: "2027-01-15T00:00:00Z") == .unknown(.outdated))
    }

    @Test("Refunds, in full and in part, and the end of family sharing, which is none")
    func revocations() throws {
        let date = try instant("2026-11-05T10:00:00Z")
        func situation(_ revocation: Revocation, _ ownership: Ownership = .purchased) throws -> SubscriptionSituation {
            let customer = try Customer().with { customer in
                customer.transaction.revocation = revocation
                customer.transaction.ownership = .known(ownership)
            }
            return try customer.situation(at: Self.before)
        }
        #expect(try situation(Revocation(date: date)) == .refunded(Refund(date: date)))
        #expect(try situation(Revocation(date: date, kind: .known(.fullRefund))) == .refunded(Refund(date: date)))
        let half = Revocation(date: date, kind: .known(.proratedRefund), fraction: DecimalAmount("0.5"))
        #expect(
            try situation(half)
                == .refunded(Refund(date: date, isPartial: true, fraction: DecimalAmount("0.5")))
        )
        let ended = Revocation(date: date, kind: .known(.familySharingEnded))
        #expect(try situation(ended) == .familySharingEnded(on: date))
        #expect(try situation(Revocation(date: date), .familyShared) == .familySharingEnded(on: date))
    }

    @Test("An upgraded transaction is neither the present nor a refund")
    func upgraded() throws {
        var weekly = try Customer().transaction
        weekly.id = "0"
        weekly.productID = "pro.weekly"
        weekly.purchaseDate = try instant("2026-10-30T12:00:00Z")
        weekly.isUpgraded = true
        let customer = try Customer().with { $0.earlier = [weekly] }
        let status = CustomerStatus(of: customer.history, now: try instant(Self.before))
        #expect(status.purchases.map(\.productID) == [Customer.monthly])
        #expect(status.purchases.map(\.situation.name) == ["active"])
        let alone = try Customer().with { $0.transaction.isUpgraded = true }
        #expect(try alone.situation(at: Self.before) == .upgraded)
    }

    @Test("What is bought once, by its kind, stated or joined")
    func boughtOnce() throws {
        func situation(_ type: ProductType?, joined: ProductType? = nil, ends: String? = nil) throws
            -> SubscriptionSituation
        {
            let customer = try Customer().with { customer in
                customer.renewal = nil
                customer.transaction.productType = type.map { .known($0) }
                // What is in a subscription group is a subscription.
                customer.transaction.groupID = nil
                customer.transaction.expiresDate = try ends.map { try instant($0) }
                customer.transaction.quantity = 3
            }
            let products = joined.map { [Product(id: Customer.monthly, type: $0, prices: StorefrontPrices())] }
            return try customer.situation(at: Self.before, products: products ?? [])
        }
        #expect(try situation(.nonConsumable) == .lifetime)
        #expect(try situation(nil, joined: .nonConsumable) == .lifetime)
        #expect(try situation(.consumable) == .consumable(quantity: 3))
        #expect(try situation(.nonRenewable) == .nonRenewing(until: nil))
        #expect(try situation(.nonRenewable, ends: Self.at) == .nonRenewing(until: try instant(Self.at)))
        #expect(
            try situation(.nonRenewable, ends: Self.before) == .nonRenewingEnded(on: try instant(Self.before))
        )
        #expect(try situation(nil) == .purchased)
    }

    @Test("Nothing bought, several things bought, and nothing known of a date")
    func edges() throws {
        let now = try instant(Self.before)
        let nothing = CustomerStatus(of: CustomerHistory(coverage: [.appStore: .full]), now: now)
        #expect(nothing.purchases.map(\.situation) == [.notPurchased])
        let part = CustomerStatus(of: CustomerHistory(coverage: [.appStore: .partial]), now: now)
        #expect(part.purchases.map(\.situation) == [.unknown(.historyIncomplete)])
        var other = try Customer(.googlePlay)
        other.transaction.originalID = "2"
        other.renewal?.originalID = "2"
        let both = try Customer().history.merging(other.history)
        #expect(CustomerStatus(of: both, now: now).purchases.map(\.store) == [.appStore, .googlePlay])
        let bare = try Customer().with { customer in
            customer.renewal = nil
            customer.transaction.expiresDate = nil
        }
        #expect(try bare.situation(at: Self.before) == .unknown(.unstated))
    }

    @Test("The caller's clock is compared with the store's")
    func clock() throws {
        func issue(_ now: String) throws -> CustomerStatus.ClockIssue? {
            let stated = try instant("2026-11-20T12:00:00Z")
            let customer = try Customer().with { $0.statedDate = stated }
            return CustomerStatus(of: customer.history, now: try instant(now)).clockIssue
        }
        let stated = try instant("2026-11-20T12:00:00Z")
        #expect(try issue("2026-11-20T12:00:00Z") == nil)
        #expect(try issue("2026-11-20T11:51:00Z") == nil)
        #expect(try issue("2026-11-20T11:49:00Z") == .behindStore(statedDate: stated))
        #expect(try issue("2026-12-19T12:00:00Z") == nil)
        #expect(try issue("2026-12-21T12:00:00Z") == .oldAnswer(statedDate: stated))
        let extreme = CustomerStatus(of: CustomerHistory(statedDate: .distantPast), now: .distantFuture)
        #expect(extreme.clockIssue == nil)
    }
}
