import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightDecisions

@Suite("A clock that contradicts the store leaves what depends on it unknown")
struct DecisionClockTests {
    private static let stated = "2026-11-20T12:00:00Z"

    private func status(_ now: String, _ change: (inout Customer) throws -> Void = { _ in }) throws -> CustomerStatus {
        var customer = try Customer()
        customer.statedDate = try instant(Self.stated)
        try change(&customer)
        return CustomerStatus(of: customer.history, now: try instant(now))
    }

    @Test(
        "within two days it is reported, beyond it is not believed",
        arguments: [
            ("2026-11-20T12:00:00Z", "active", nil), ("2026-11-20T11:50:00Z", "active", nil),
            ("2026-11-20T11:49:59Z", "active", false), ("2026-11-18T12:00:00Z", "active", false),
            ("2026-11-18T11:59:59Z", "unknown", true), ("2026-11-02T00:00:00Z", "unknown", true),
            ("2020-01-01T00:00:00Z", "unknown", true),
        ] as [(String, String, Bool?)]
    )
    func limits(now: String, situation: String, contradicts: Bool?) throws {
        let stated = try instant(Self.stated)
        let status = try status(now)
        #expect(status.purchases.map(\.situation.name) == [situation])
        let issue: CustomerStatus.ClockIssue? = contradicts.map { contradicts in
            contradicts ? .contradictsStore(statedDate: stated) : .behindStore(statedDate: stated)
        }
        #expect(status.clockIssue == issue)
        #expect(status.now == (try instant(now)))
    }

    @Test("the policy has the limit")
    func policy() throws {
        var customer = try Customer()
        customer.statedDate = try instant(Self.stated)
        let strict = StatusPolicy(largestClockError: .seconds(600))
        let now = try instant("2026-11-20T11:00:00Z")
        let status = CustomerStatus(of: customer.history, now: now, policy: strict)
        #expect(status.purchases.map(\.situation) == [.unknown(.implausibleDate)])
    }

    /// What is true at the store's date and ever after is told; what a later moment could change is not.
    @Test("what does not depend on the clock is still told")
    func timeless() throws {
        let early = "2026-10-01T00:00:00Z"
        func situation(_ change: (inout Customer) throws -> Void) throws -> SubscriptionSituation {
            try #require(try status(early, change).purchases.first).situation
        }
        let end = try instant("2026-11-10T00:00:00Z")
        // The end lies before what the store has dated: it has come, whatever the clock shows.
        let ended = try situation { customer in
            customer.renewal = nil
            customer.transaction.expiresDate = end
            customer.state(.expired)
        }
        #expect(ended == .expired(Expiration(date: end, cause: .unstated)))
        let refunded = try situation {
            $0.transaction.revocation = Revocation(date: try instant("2026-11-05T00:00:00Z"))
        }
        #expect(refunded.name == "refunded")
        let lifetime = try situation { customer in
            customer.renewal = nil
            customer.transaction.expiresDate = nil
            customer.transaction.productType = .known(.nonConsumable)
        }
        #expect(lifetime == .lifetime)
        #expect(try situation { $0.state(.pending) } == .pendingPurchase)
        #expect(try situation { $0.state(.billingRetry) } == .unknown(.implausibleDate))
        #expect(try situation { $0.renewal?.renewsAutomatically = false } == .unknown(.implausibleDate))
    }

    @Test("nothing is promised then")
    func eligibility() throws {
        let status = try status("2026-10-01T00:00:00Z")
        let group = try #require(status.eligibility.groups.first)
        #expect(group.introductory == .unknown(.statusUnknown))
        #expect(group.standing == nil)
    }
}
