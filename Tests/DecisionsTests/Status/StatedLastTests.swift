import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@testable import PaywrightDecisions

@Suite("What was stated last counts, in whatever order it was read")
struct StatedLastTests {
    private static let now = "2026-11-20T12:00:00Z"

    /// What both orders of two histories say; fails if they differ.
    private func situation(_ first: CustomerHistory, _ second: CustomerHistory) throws -> SubscriptionSituation {
        let now = try instant(Self.now)
        let forward = CustomerStatus(of: first.merging(second), now: now)
        let backward = CustomerStatus(of: second.merging(first), now: now)
        #expect(forward.purchases.map(\.situation) == backward.purchases.map(\.situation))
        #expect(forward.eligibility.groups == backward.eligibility.groups)
        return try #require(forward.purchases.first).situation
    }

    private func customer(stated: String?, _ change: (inout Customer) throws -> Void = { _ in }) throws -> Customer {
        try Customer().with { customer in
            let date = try stated.map { try instant($0) }
            customer.transaction.statedDate = date
            customer.renewal?.statedDate = date
            try change(&customer)
        }
    }

    @Test("A refund is not undone by an older copy, nor its reversal by an older refund")
    func refunds() throws {
        let date = try instant("2026-11-10T00:00:00Z")
        let refund = Revocation(date: date)
        func copy(_ stated: String?, refunded: Bool) throws -> CustomerHistory {
            try customer(stated: stated) { $0.transaction.revocation = refunded ? refund : nil }.history
        }
        let early = "2026-11-01T13:00:00Z"
        let late = "2026-11-19T00:00:00Z"
        #expect(
            try situation(copy(early, refunded: false), copy(late, refunded: true)) == .refunded(Refund(date: date))
        )
        #expect(try situation(copy(late, refunded: false), copy(early, refunded: true)).name == "active")
        // Without dates, what was taken back is believed.
        #expect(try situation(copy(nil, refunded: false), copy(nil, refunded: true)) == .refunded(Refund(date: date)))
    }

    @Test("What was stated before the newest transaction says nothing about it")
    func olderThanTheTransaction() throws {
        let resubscribed = try customer(stated: "2026-11-01T12:00:01Z") { $0.renewal = nil }
        let expired = try Customer().with { customer in
            customer.transaction.id = "0"
            customer.transaction.purchaseDate = try instant("2026-09-01T12:00:00Z")
            customer.transaction.expiresDate = try instant("2026-10-01T12:00:00Z")
            customer.transaction.statedDate = try instant("2026-10-01T12:00:00Z")
            customer.state(.expired)
            customer.statement?.statedDate = customer.transaction.statedDate
            customer.renewal?.statedDate = customer.transaction.statedDate
            customer.renewal?.expirationReason = .known(.customerCancelled)
            customer.renewal?.renewalPrice = Price("4.99", "USD")
        }
        #expect(
            try situation(resubscribed.history, expired.history) == .running(until: try instant("2026-12-01T12:00:00Z"))
        )
    }

    @Test("A renewal that has been made already is not the next one")
    func renewalInThePast() throws {
        let customer = try customer(stated: nil) { customer in
            customer.renewal?.renewalDate = try instant("2026-11-01T11:00:00Z")
            customer.renewal?.renewalPrice = Price("4.99", "USD")
        }
        #expect(try customer.situation(at: Self.now).name == "running")
    }

    @Test(
        "Nobody is told that a subscription ended by an answer from before its end, whatever that states of the renewal"
    )
    func endedUnasked() throws {
        let later = "2026-12-01T12:00:01Z"
        let before = try customer(stated: "2026-11-30T00:00:00Z")
        #expect(try before.situation(at: later) == .unknown(.outdated))
        let after = try customer(stated: later)
        #expect(try after.situation(at: later).name == "expired")
        for customer in [before, before.with { $0.state(.cancelled) }] {
            let cancelled = customer.with { $0.renewal?.renewsAutomatically = false }
            #expect(try cancelled.situation(at: later) == .unknown(.outdated))
        }
        let stated = after.with { $0.renewal?.renewsAutomatically = false }
        #expect(try stated.situation(at: later).name == "expired")
        let reason = before.with { $0.renewal?.expirationReason = .known(.customerCancelled) }
        #expect(try reason.situation(at: later).name == "expired")
        let service = reason.with { customer in
            customer.transaction.source = .billingService
            customer.renewal?.source = .billingService
        }
        #expect(try service.situation(at: later) == .unknown(.outdated))
    }

    @Test("A refund of a period that is over does not end the one that runs")
    func refundOfAnEarlierPeriod() throws {
        let customer = try customer(stated: "2026-11-15T00:00:00Z") { customer in
            customer.transaction.purchaseDate = try instant("2026-10-01T12:00:00Z")
            customer.transaction.expiresDate = try instant("2026-11-01T12:00:00Z")
            customer.transaction.revocation = Revocation(date: try instant("2026-11-15T00:00:00Z"))
            customer.state(.active)
        }
        #expect(try customer.situation(at: Self.now).name == "active")
        #expect(try customer.with { $0.statement = nil }.situation(at: Self.now).name == "active")
    }

    @Test("An earlier purchase that still runs outlasts a later one that was taken back")
    func earlierPurchaseRuns() throws {
        let yearly = try Customer().transaction
        let customer = try customer(stated: nil) { customer in
            var longer = yearly
            longer.expiresDate = try instant("2027-06-01T12:00:00Z")
            customer.earlier = [longer]
            customer.transaction.id = "2"
            customer.transaction.purchaseDate = try instant("2026-11-10T12:00:00Z")
            customer.transaction.revocation = Revocation(date: try instant("2026-11-12T00:00:00Z"))
            customer.renewal = nil
        }
        #expect(try customer.situation(at: Self.now) == .running(until: try instant("2027-06-01T12:00:00Z")))
    }

    @Test("The pass that lasts longest counts, and the customer's own before the family's")
    func passes() throws {
        let customer = try Customer().with { customer in
            customer.renewal = nil
            customer.transaction.productType = .known(.nonRenewable)
            customer.transaction.expiresDate = try instant("2027-01-01T00:00:00Z")
            customer.earlier = [customer.transaction]
            customer.transaction.id = "2"
            customer.transaction.purchaseDate = try instant("2026-11-02T12:00:00Z")
            customer.transaction.expiresDate = try instant("2026-11-03T00:00:00Z")
        }
        #expect(try customer.situation(at: Self.now) == .nonRenewing(until: try instant("2027-01-01T00:00:00Z")))
    }

    @Test("What was bought once stays bought while one purchase of it is good")
    func ownedTwice() throws {
        let customer = try Customer().with { customer in
            customer.renewal = nil
            customer.transaction.productType = .known(.nonConsumable)
            customer.transaction.expiresDate = nil
            customer.earlier = [customer.transaction]
            customer.transaction.id = "2"
            customer.transaction.ownership = .known(.familyShared)
            customer.transaction.purchaseDate = try instant("2026-11-10T12:00:00Z")
            customer.transaction.revocation = Revocation(kind: .known(.familySharingEnded))
        }
        #expect(try customer.situation(at: Self.now) == .lifetime)
    }

    @Test("A payment is not retried for ever, and grace without a date does not last either")
    func retriedTooLong() throws {
        func lasts(_ state: SubscriptionStatement.State, until end: String) throws {
            let customer = try Customer().with { $0.state(state) }
            #expect(try customer.situation(at: (instant(end) - 1).description).name != "unknown")
            #expect(try customer.situation(at: end) == .unknown(.outdated))
        }
        try lasts(.billingRetry, until: "2027-01-30T12:00:00Z")
        try lasts(.onHold, until: "2027-01-30T12:00:00Z")
        try lasts(.gracePeriod, until: "2026-12-29T12:00:00Z")
    }

    @Test("A state gives way to what was stated after it, but not to what the same answer states")
    func olderState() throws {
        let reversed = try customer(stated: "2026-11-19T00:00:00Z") { customer in
            customer.state(.revoked)
            customer.statement?.statedDate = try instant("2026-11-10T00:00:00Z")
        }
        #expect(try reversed.situation(at: Self.now).name == "active")
        let sameAnswer = try reversed.with { $0.statement?.statedDate = try instant("2026-11-18T23:59:59Z") }
        #expect(try sameAnswer.situation(at: Self.now) == .revoked)
    }

    @Test("A renewal that is charged before its period begins keeps what is said of the next one")
    func chargedEarly() throws {
        let customer = try customer(stated: "2026-11-20T10:00:00Z") { customer in
            customer.transaction.purchaseDate = try instant("2026-11-21T00:00:00Z")
            customer.transaction.expiresDate = try instant("2026-12-21T00:00:00Z")
            customer.renewal?.renewalDate = customer.transaction.expiresDate
            customer.renewal?.renewsAutomatically = false
        }
        #expect(try customer.situation(at: Self.now) == .cancelled(until: try instant("2026-12-21T00:00:00Z")))
    }

    @Test("What lacks the date that its form has may be of any time")
    func undated() throws {
        let customer = try customer(stated: nil) { customer in
            customer.renewal?.renewsAutomatically = false
            customer.transaction.lacksStatedDate = true
        }
        #expect(try customer.situation(at: Self.now).name == "cancelled")
        #expect(try customer.situation(at: "2026-12-01T12:00:00Z") == .unknown(.outdated))
        #expect(
            try customer.with { $0.transaction.lacksStatedDate = false }.situation(at: "2026-12-01T12:00:00Z").name
                == "expired"
        )
    }

    @Test("A payment that was mended is no problem any more")
    func recovered() throws {
        let customer = try customer(stated: nil) { customer in
            customer.renewal?.renewalDate = customer.transaction.purchaseDate
            customer.renewal?.isInBillingRetry = true
            customer.renewal?.gracePeriodExpiresDate = try instant("2026-11-25T00:00:00Z")
        }
        #expect(try customer.situation(at: Self.now).name == "running")
    }

    @Test("An extended subscription renews at its new end")
    func extended() throws {
        let end = try instant("2026-12-15T12:00:00Z")
        let customer = try customer(stated: "2026-11-05T00:00:00Z") { customer in
            customer.transaction.expiresDate = end
            customer.transaction.statedDate = try instant("2026-11-19T00:00:00Z")
        }
        #expect(try customer.situation(at: Self.now) == .active(NextRenewal(date: end)))
    }

    @Test("An order of several products is several purchases")
    func orders() throws {
        let first = try Customer(.googlePlay)
        let addOn = try Customer(.googlePlay).with { customer in
            customer.transaction.productID = "addOn"
            customer.transaction.originalID = "1/addOn"
            customer.transaction.groupID = nil
            customer.renewal = nil
            customer.transaction.expiresDate = try instant("2026-11-15T00:00:00Z")
        }
        let status = CustomerStatus(of: first.history.merging(addOn.history), now: try instant(Self.now))
        #expect(status.purchases.map(\.situation.name) == ["active", "expired"])
    }

    @Test("Members of the family are told nothing of payments that are not theirs")
    func family() throws {
        let shared = try Customer().with { $0.transaction.ownership = .known(.familyShared) }
        let grace = try shared.with { customer in
            customer.state(.gracePeriod)
            customer.renewal?.gracePeriodExpiresDate = try instant("2026-12-05T12:00:00Z")
        }
        #expect(try grace.situation(at: "2026-12-02T12:00:00Z").name == "familyShared")
        let others: [(SubscriptionStatement.State, String)] = [
            (.billingRetry, "familySharingInterrupted"), (.expired, "familySharingEnded"),
        ]
        for (state, name) in others {
            #expect(try shared.with { $0.state(state) }.situation(at: "2026-12-02T12:00:00Z").name == name)
        }
        #expect(try grace.eligibility(at: "2026-12-02T12:00:00Z").showsPurchaseScreen)
    }

    @Test("A replaced subscription is no end, and one that another has outlived is left out")
    func replaced() throws {
        let old = try Customer(.googlePlay).with { customer in
            customer.state(.expired)
            customer.renewal?.expirationReason = .known(.replaced)
        }
        #expect(try old.situation(at: Self.now) == .replaced)
        let new = try Customer(.googlePlay).with { customer in
            customer.transaction.id = "9"
            customer.transaction.originalID = "9"
            customer.transaction.productID = "pro.yearly"
            customer.renewal = nil
        }
        let status = CustomerStatus(of: old.history.merging(new.history), now: try instant(Self.now))
        #expect(status.purchases.map(\.productID) == ["pro.yearly"])
    }

    @Test("A trial beside a change of plan, and the plan of the next commitment")
    func besideAChange() throws {
        let customer = try customer(stated: nil) { customer in
            customer.transaction.offer = AppliedOffer(type: .known(.introductory), paymentMode: .known(.freeTrial))
            customer.renewal?.renewalProductID = "basic"
        }
        let status = CustomerStatus(of: customer.history, now: try instant(Self.now))
        #expect(status.purchases.first?.situation.name == "planChange")
        #expect(status.purchases.first?.freeTime == FreeTime(until: try instant("2026-12-01T12:00:00Z"), isTrial: true))
        let price = try #require(Price("59.99", "USD"))
        let date = try instant("2027-01-01T00:00:00Z")
        let committed = try self.customer(stated: nil) { customer in
            customer.renewal?.commitment = CommitmentRenewal(
                productID: "basic",
                renewalDate: date,
                renewalPrice: price
            )
        }
        let change = PlanChange(
            direction: .crossgrade,
            productID: "basic",
            renewal: NextRenewal(date: date, price: price)
        )
        #expect(try committed.situation(at: Self.now) == .planChange(change))
    }

    @Test("Numbers and dates that nobody can mean do not stop the decision")
    func extremes() throws {
        let customer = try customer(stated: nil) { customer in
            customer.transaction.commitment = CommitmentProgress(billingPeriodNumber: .min, totalBillingPeriods: .max)
            customer.transaction.expiresDate = .distantFuture
            customer.renewal?.renewalDate = .distantPast
        }
        #expect(try customer.situation(at: Self.now).name == "unknown")
        let policy = StatusPolicy(
            clockTolerance: .milliseconds(Int64.min),
            oldestAnswer: .milliseconds(Int64.min),
            longestBillingRetry: .milliseconds(Int64.max)
        )
        let stated = try Customer().with { $0.statedDate = Instant(milliseconds: 1) }
        let status = CustomerStatus(of: stated.history, now: .distantFuture, policy: policy)
        #expect(status.purchases.count == 1)
    }
}
