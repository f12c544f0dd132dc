import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightDecisions

@Suite("What comes next stands side by side, and nothing hides another")
struct TimelineTests {
    @Test("Hard cases", arguments: TimelineCase.all)
    func moments(of hard: TimelineCase) throws {
        #expect(try hard.purchase().timeline.moments.map(\.text) == hard.expected)
    }

    @Test("Each hard case has its own name")
    func names() {
        #expect(Set(TimelineCase.all.map(\.name)).count == TimelineCase.all.count)
    }

    @Test("What moments alone tell is withheld by the name of the field that leaves it open", arguments: [true, false])
    func named(isPaused: Bool) throws {
        var customer = try Customer(.googlePlay)
        try customer.stop(isPaused ? .paused : .gracePeriod)
        let date = try instant("2026-12-20T12:00:00Z")
        if isPaused { customer.renewal?.resumesDate = date } else { customer.renewal?.gracePeriodExpiresDate = date }
        customer.renewal?.doubts = [Doubt(facts: .renewal, reason: .unreadable, field: "$.autoRenewEnabled")]
        let status = CustomerStatus(of: customer.history, now: try instant(TimelineCase.now))
        #expect(status.purchases[0].withheld.map(\.field) == ["$.autoRenewEnabled"])
    }

    @Test("Free time that runs stays told beside a change that cannot be read")
    func freeTime() throws {
        var customer = try Customer(.appStore)
        try customer.end(at: "2026-12-10T12:00:00Z")
        customer.trial()
        customer.renewal?.renewalProductID = "basic"
        customer.renewal?.doubts = [Doubt(facts: .renewal, reason: .unreadable, field: "$.autoRenewProductId")]
        let status = CustomerStatus(of: customer.history, now: try instant(TimelineCase.now))
        #expect(status.purchases[0].situation == .freeTrial(until: try instant("2026-12-10T12:00:00Z"), renewal: nil))
    }

    @Test(
        "A renewal that lies ahead, and of which it cannot be read whether it comes, leaves open whether the time is over"
    )
    func goesOn() throws {
        var customer = try Customer(.other)
        try customer.end(at: "2026-11-10T12:00:00Z")
        customer.transaction.purchaseDate = try instant("2026-10-10T12:00:00Z")
        customer.renewal?.renewalDate = try instant("2026-12-10T12:00:00Z")
        customer.renewal?.renewsAutomatically = nil
        customer.renewal?.doubts = [Doubt(facts: .renewal, reason: .unreadable, field: "$.renewsAutomatically")]
        let status = CustomerStatus(of: customer.history, now: try instant(TimelineCase.now))
        #expect(status.purchases[0].situation == .unknown(.inputNotRead))
    }

    @Test("Two stores are two purchases, each with its own moments")
    func twoStores() throws {
        var (first, second) = (try Customer(.appStore), try Customer(.googlePlay))
        try first.end(at: "2026-12-10T12:00:00Z")
        try second.end(at: "2026-12-15T12:00:00Z")
        first.renewal?.renewalPrice = Price("9.99", "USD")
        second.renewal?.renewsAutomatically = false
        let history = CustomerHistory(
            transactions: [first.transaction, second.transaction],
            renewals: [first.renewal, second.renewal].compactMap { $0 },
            coverage: [.appStore: .full, .googlePlay: .full]
        )
        let status = CustomerStatus(of: history, now: try instant(TimelineCase.now))
        let moments = status.purchases.map { "\($0.store): \($0.timeline.moments.map(\.text))" }
        #expect(
            Set(moments) == [
                "appStore: [\"2026-12-10 9.99 USD, cancel before 2026-12-09\"]",
                "googlePlay: [\"2026-12-15 nothing, ends\"]",
            ]
        )
    }

    @Test("What is: who pays, for what, and what is wrong", arguments: Present.all)
    func present(_ present: Present) throws {
        let timeline = try present.hard.purchase().timeline
        #expect(timeline.holds == .subscription)
        #expect(timeline.payer == present.payer)
        #expect(timeline.paying == present.paying)
        #expect(timeline.trouble == present.trouble)
        #expect(timeline.goesOn == present.goesOn)
        #expect(timeline.access.name == present.access)
    }

    /// What is true of a hard case now.
    struct Present: Sendable {
        let hard: TimelineCase
        var payer = PurchaseTimeline.Payer.customer
        var access = "given"
        var paying = PurchaseTimeline.Paying.full
        var trouble: PurchaseTimeline.Trouble?
        var goesOn: Bool?

        static let all: [Present] = [
            Present(hard: named("an increase in January"), goesOn: true),
            Present(hard: named("a trial before"), paying: .trial, goesOn: true),
            Present(hard: named("a plan that is free"), paying: .freePlan, goesOn: true),
            Present(hard: named("a free plan of a store"), paying: .freePlan, goesOn: true),
            Present(hard: named("an end after"), goesOn: false),
            Present(hard: named("a schedule"), goesOn: nil),
            Present(hard: named("three payments"), goesOn: false),
            Present(hard: named("a failed payment hides"), paying: .notStated, trouble: .payment(.grace), goesOn: true),
            Present(
                hard: named("a pause that ends with a consent"),
                access: "none",
                paying: .none,
                trouble: .pause(.customer)
            ),
            Present(
                hard: named("a failed payment alone"),
                access: "notStated",
                paying: .notStated,
                trouble: .payment(.unstated)
            ),
            Present(
                hard: named("a trial that ended without"),
                access: "notStated",
                paying: .notStated,
                trouble: .pause(.freeTrialEnded)
            ),
            Present(
                hard: named("the payer’s failed payment"),
                payer: .family,
                access: "none",
                paying: .none,
                trouble: .payment(.retry)
            ),
        ]

        private static func named(_ beginning: String) -> TimelineCase {
            TimelineCase.all.first { $0.name.hasPrefix(beginning) }
                ?? TimelineCase("missing: \(beginning)", ["missing"]) { _ in }
        }
    }

    @Test("Who pays an organization’s subscription is not stated, nor what was paid for a period without a purchase")
    func unstatedPayments() throws {
        let assigned = try TimelineCase("assigned", []) {
            $0.transaction.ownership = .unrecognized("ASSIGNED")
        }.purchase()
        #expect(assigned.timeline.payer == .unstated)
        let refunded = try TimelineCase("an earlier period that was refunded", []) {
            $0.transaction.purchaseDate = try instant("2026-10-10T12:00:00Z")
            $0.transaction.expiresDate = try instant("2026-11-10T12:00:00Z")
            $0.transaction.revocation = Revocation(date: try instant("2026-11-15T12:00:00Z"))
        }.purchase()
        #expect(refunded.timeline.access.name == "given")
        #expect(refunded.timeline.paying == .notStated)
    }

    @Test("What is paid for access that a merchant gives in a pause is not stated")
    func payingInPause() throws {
        var customer = try Customer(.stripe)
        customer.transaction.expiresDate = nil
        customer.renewal?.renewsAutomatically = nil
        customer.renewal?.renewalDate = nil
        customer.state(.paused)
        customer.statement?.openAccessField = "$.status"
        let policy = StatusPolicy(merchants: [.stripe: MerchantPolicy(hasAccessWhilePaused: true)])
        let status = CustomerStatus(of: customer.history, now: try instant(TimelineCase.now), policy: policy)
        #expect(status.purchases.map(\.timeline.access) == [.given(until: nil)])
        #expect(status.purchases.map(\.timeline.paying) == [.notStated])
    }

    @Test("What is not known has no timeline, and what was not bought holds nothing")
    func unknown() throws {
        let outdated = try TimelineCase("outdated", []) {
            try $0.stop(.active)
            $0.renewal = nil
        }.purchase()
        #expect(outdated.situation == .unknown(.outdated))
        #expect(outdated.timeline == PurchaseTimeline(holds: .subscription))
        let nobody = CustomerStatus(
            of: CustomerHistory(coverage: [.appStore: .full]),
            now: try instant(TimelineCase.now)
        )
        #expect(nobody.purchases.first?.timeline.holds == .nothing)
    }

    @Test("A field in doubt takes its facts out of the timeline, and adds none", arguments: FactSet.named.map(\.name))
    func doubts(_ name: String) throws {
        let fact = try #require(FactSet.named.first { $0.name == name }).fact
        for hard in TimelineCase.all {
            let doubtful = TimelineCase(hard.name, in: hard.store, []) {
                try hard.change(&$0)
                $0.renewal?.doubts += [Doubt(facts: fact, reason: .unreadable, field: "$.field")]
            }
            let (intact, masked) = (try hard.purchase().timeline.moments, try doubtful.purchase().timeline.moments)
            let amounts = Set(intact.compactMap(\.charge.price)), dates = Set(intact.compactMap(\.at.date))
            #expect(masked.compactMap(\.charge.price).allSatisfy(amounts.contains), "\(hard.name)")
            #expect(masked.compactMap(\.at.date).allSatisfy(dates.contains), "\(hard.name)")
            if fact == .amount { #expect(masked.allSatisfy { $0.charge.price == nil }, "\(hard.name)") }
            if fact == .access { #expect(masked.isEmpty, "\(hard.name)") }
        }
    }
}

extension Moment.Charge {
    fileprivate var price: Price? {
        switch self {
        case .exactly(let price, _, _), .atMost(let price): price
        case .none, .free, .notStated: nil
        }
    }
}
