import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

@testable import PaywrightDecisions

@Suite("A date that cannot be right is not known, and nothing follows from it")
struct ImplausibleDateTests {
    private static let now = "2026-11-20T12:00:00Z"

    /// Seconds read as milliseconds, an hour before each store opened, and the moment at which it did.
    private static let openings: [(StoreName, early: String, first: String)] = [
        (.appStore, "2008-07-09T23:00:00Z", "2008-07-10T00:00:00Z"),
        (.googlePlay, "2008-10-21T23:00:00Z", "2008-10-22T00:00:00Z"),
        (.stripe, "2009-12-31T23:00:00Z", "2010-01-01T00:00:00Z"),
        (.amazon, "2011-03-21T23:00:00Z", "2011-03-22T00:00:00Z"),
        (.paddle, "2011-12-31T23:00:00Z", "2012-01-01T00:00:00Z"),
    ]

    private func status(_ customer: Customer) throws -> CustomerStatus {
        CustomerStatus(of: customer.history, now: try instant(Self.now))
    }

    private func codes(_ status: CustomerStatus) -> [DateCode] { status.sourceDiagnostics.compactMap { DateCode($0) } }

    @Test("nothing was sold before the store opened", arguments: openings)
    func firstSale(store: StoreName, early: String, first: String) throws {
        let ended = try Customer(store).with { customer in
            customer.renewal = nil
            customer.transaction.purchaseDate = nil
            customer.transaction.expiresDate = try instant(early)
        }
        #expect(try status(ended).purchases.map(\.situation) == [.unknown(.implausibleDate)])
        #expect(codes(try status(ended)) == [.implausibleDate])
        let found = try #require(try status(ended).sourceDiagnostics.first)
        #expect(found.found == "the end of the period \(early)")
        #expect(found.expected?.hasSuffix(first) == true)
        let plausible = try ended.with { $0.transaction.expiresDate = try instant(first) }
        #expect(try status(plausible).purchases.first?.situation.name == "expired")
        #expect(codes(try status(plausible)).isEmpty)
    }

    @Test("what is kept depends on no date: its diagnostic does not take the status away", arguments: [true, false])
    func keptGoods(isKept: Bool) throws {
        let customer = try Customer().with { customer in
            customer.renewal = nil
            customer.transaction.productType = .known(isKept ? .nonConsumable : .autoRenewable)
            customer.transaction.purchaseDate = Self.seconds
            if isKept { customer.transaction.expiresDate = nil }
        }
        let found = try #require(try status(customer).sourceDiagnostics.first)
        #expect(found.consequence == (isKept ? "the date is not known" : "the status is not known"))
        #expect(try status(customer).purchases.first?.situation.isUnknown == !isKept)
    }

    @Test("a seller that sells itself has no such day")
    func otherSellers() throws {
        let ended = try Customer(.other).with { customer in
            customer.renewal = nil
            customer.transaction.purchaseDate = nil
            customer.transaction.expiresDate = try instant("1999-01-01T00:00:00Z")
        }
        #expect(try status(ended).purchases.first?.situation.name == "expired")
    }

    @Test(
        "seconds for milliseconds in any date that decides",
        arguments: [
            { $0.transaction.expiresDate = Self.seconds }, { $0.transaction.purchaseDate = Self.seconds },
            { $0.renewal?.renewalDate = Self.seconds }, { $0.renewal?.gracePeriodExpiresDate = Self.seconds },
            { $0.renewal?.resumesDate = Self.seconds }, { $0.renewal?.priceChange = Self.change },
        ] as [@Sendable (inout Customer) -> Void]
    )
    func writtenInSeconds(change: @Sendable (inout Customer) -> Void) throws {
        let status = try status(Customer().with(change))
        #expect(status.purchases.map(\.situation) == [.unknown(.implausibleDate)])
        #expect(codes(status) == [.implausibleDate])
    }

    /// 2023-06-01T09:00:00Z in seconds.
    private static let seconds = Instant(milliseconds: 1_685_610_000)
    private static let change = PriceChange(kind: .known(.increase), state: .known(.confirmed), date: seconds)

    @Test("a refund stays one, and its date that cannot be right is not named")
    func refunds() throws {
        let refunded = try Customer().with { $0.transaction.revocation = Revocation(date: Self.seconds) }
        let status = try status(refunded)
        guard case .refunded(let refund)? = status.purchases.first?.situation else {
            Issue.record("\(status.purchases)")
            return
        }
        #expect(refund.date == nil)
        #expect(codes(status) == [.implausibleDate])
    }

    @Test("an end lies after its beginning")
    func order() throws {
        func situation(end: String, _ change: (inout Customer) throws -> Void = { _ in }) throws
            -> SubscriptionSituation
        {
            var customer = try Customer()
            customer.renewal = nil
            customer.transaction.expiresDate = try instant(end)
            try change(&customer)
            return try customer.situation(at: Self.now)
        }
        #expect(try situation(end: "2026-11-01T11:59:59Z") == .unknown(.implausibleDate))
        // All dates the same, as in a sample.
        #expect(try situation(end: "2026-11-01T12:00:00Z") == .unknown(.implausibleDate))
        #expect(try situation(end: "2026-11-01T12:00:01Z") == .unknown(.unstated))
        // A store may state that what was bought ended at once.
        #expect(try situation(end: "2026-11-01T12:00:00Z") { $0.state(.expired) }.name == "expired")
        #expect(try situation(end: "2026-11-01T11:59:59Z") { $0.state(.expired) } == .unknown(.implausibleDate))
        // Where the period’s own beginning is not stated, the first purchase is one.
        let first = try situation(end: "2026-11-01T11:59:59Z") { customer in
            customer.transaction.originalPurchaseDate = customer.transaction.purchaseDate
            customer.transaction.purchaseDate = nil
        }
        #expect(first == .unknown(.implausibleDate))
        let taken = try situation(end: "2026-11-01T12:00:00Z") { $0.transaction.revocation = Revocation() }
        #expect(taken.name == "refunded")
    }

    @Test("what was bought once keeps what does not depend on a date")
    func boughtOnce() throws {
        func situation(_ type: ProductType, end: Instant?, begin: Instant? = nil) throws -> SubscriptionSituation {
            let customer = try Customer().with { customer in
                customer.renewal = nil
                customer.transaction.productType = .known(type)
                customer.transaction.purchaseDate = begin
                customer.transaction.expiresDate = end
            }
            return try customer.situation(at: Self.now)
        }
        #expect(try situation(.nonConsumable, end: nil, begin: Self.seconds) == .lifetime)
        #expect(try situation(.consumable, end: nil, begin: Self.seconds) == .consumable(quantity: 1))
        #expect(try situation(.nonRenewable, end: Self.seconds) == .unknown(.implausibleDate))
        let before = try instant("2026-10-01T00:00:00Z")
        #expect(
            try situation(.nonRenewable, end: before, begin: try instant("2026-10-02T00:00:00Z"))
                == .unknown(.implausibleDate)
        )
    }

    @Test("a purchase of the future is not known, and a renewal that is charged ahead is one")
    func future() throws {
        let ahead = try Customer().with { customer in
            customer.transaction.purchaseDate = try instant("2026-12-01T00:00:00Z")
            customer.transaction.expiresDate = try instant("2027-01-01T00:00:00Z")
            customer.renewal?.renewalDate = try instant("2027-01-01T00:00:00Z")
            customer.state(.active)
        }
        let status = try status(ahead)
        #expect(status.purchases.map(\.situation) == [.unknown(.implausibleDate)])
        #expect(codes(status) == [.implausibleDate])
        let renewal = try ahead.with { $0.transaction.originalPurchaseDate = try instant("2026-11-01T00:00:00Z") }
        #expect(try renewal.situation(at: Self.now).name == "active")
        // It may be a renewal, which is charged up to a day before its period begins.
        #expect(try ahead.situation(at: "2026-11-30T00:00:00Z").name == "active")
        #expect(try ahead.situation(at: "2026-11-29T23:59:59Z") == .unknown(.implausibleDate))
        // A first purchase is none: clocks may be ten minutes apart.
        let first = ahead.with { $0.transaction.originalPurchaseDate = $0.transaction.purchaseDate }
        #expect(try first.situation(at: "2026-11-30T23:50:00Z").name == "active")
        #expect(try first.situation(at: "2026-11-30T23:49:59Z") == .unknown(.implausibleDate))
        let lifetime = ahead.with { customer in
            customer.transaction.productType = .known(.nonConsumable)
            customer.renewal = nil
            customer.statement = nil
        }
        #expect(try lifetime.situation(at: Self.now) == .unknown(.implausibleDate))
    }

    @Test("whatever the dates, none that cannot be right is told, and none gives access", arguments: [1, 2, 3, 4])
    func property(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let stores: [StoreName] = [.appStore, .googlePlay, .stripe, .amazon, .paddle]
        for _ in 0..<400 {
            let store = try #require(stores.randomElement(using: &random))
            let first = try #require(store.traits.firstSale)
            let wrong = Instant(milliseconds: Int64.random(in: 1..<first.milliseconds, using: &random))
            let customer = try Customer(store).with { customer in
                switch Int.random(in: 0..<4, using: &random) {
                case 0: customer.transaction.expiresDate = wrong
                case 1: customer.transaction.purchaseDate = wrong
                case 2: customer.renewal?.renewalDate = wrong
                default:
                    let begin = try #require(customer.transaction.purchaseDate)
                    let days = Int64.random(in: 1...9_000, using: &random)
                    customer.transaction.expiresDate = begin.adding(milliseconds: -days * 86_400_000)
                }
                if Bool.random(using: &random) { customer.state(.active) }
                if Bool.random(using: &random) { customer.renewal?.renewsAutomatically = nil }
            }
            let status = try status(customer)
            #expect(status.purchases.map(\.situation) == [.unknown(.implausibleDate)], "seed \(seed): \(customer)")
            #expect(!codes(status).isEmpty, "seed \(seed): \(customer)")
        }
    }
}
