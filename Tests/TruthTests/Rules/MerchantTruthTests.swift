import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("What stands beside a field decides too")
struct MerchantTruthTests {
    private typealias Stripe = StripeSample
    private typealias Play = GooglePlaySample

    @Test("at Stripe’s", arguments: MerchantTruthCases.stripe)
    func stripe(sample: StoreRuleCase) async throws { try await sample.check() }

    @Test("in Google Play", arguments: MerchantTruthCases.googlePlay)
    func googlePlay(sample: StoreRuleCase) async throws { try await sample.check() }

    @Test("at Paddle’s", arguments: MerchantTruthCases.paddle)
    func paddle(sample: StoreRuleCase) async throws { try await sample.check() }

    @Test("at Amazon’s", arguments: MerchantTruthCases.amazon)
    func amazon(sample: StoreRuleCase) async throws { try await sample.check() }

    @Test("in the plain form", arguments: MerchantTruthCases.plain)
    func plain(sample: StoreRuleCase) async throws { try await sample.check() }

    // MARK: What comes

    private static let used = Stripe.item(
        "si_used",
        price: Stripe.price("price_used").replacing("licensed", with: "metered")
    )

    private func timeline(of input: String) async throws -> PurchaseTimeline {
        let status = try await RuleAnswer([input]).status
        return try #require(status.purchases.first).timeline
    }

    @Test("what was used until a cancellation is charged with the end", arguments: [true, false])
    func chargesUse(isUsed: Bool) async throws {
        let items = isUsed ? Stripe.list(Stripe.item(), Self.used) : Stripe.list(Stripe.item())
        let timeline = try await timeline(of: Stripe.subscription(items: items, cancelsAtPeriodEnd: true))
        let last = try #require(timeline.moments.last)
        #expect(timeline.moments.count == 1 && last.changes == [.ends])
        #expect(last.charge == (isUsed ? .notStated(.store) : Moment.Charge.none))
        #expect(last.wayOut == (isUsed ? .notStated : .notNeeded))
    }

    @Test("no notice of a renewal is made of it")
    func announcesNoRenewal() async throws {
        let input = Stripe.subscription(items: Stripe.list(Self.used), cancelsAtPeriodEnd: true)
        let purchase = try #require(try await RuleAnswer([input]).status.purchases.first)
        #expect(purchase.noticeEvents.map(\.kind) == [.cancelled])
    }

    @Test("what leaves a subscription leaves a total open that has its use in it")
    func totalsUse() async throws {
        let flat = #""price_1Ocean""#
        let schedule = Stripe.schedule(
            Stripe.phase(Stripe.start, Stripe.end, price: flat) + ", "
                + Stripe.phase(Stripe.end, Stripe.end + 90 * 86_400, price: flat)
        )
        let input = Stripe.subscription(items: Stripe.list(Stripe.item(), Self.used), schedule: schedule)
        let answer = try await RuleAnswer([input])
        #expect(!answer.text.contains("9.99"), "\(answer.text)")
        #expect(answer.status.purchases.contains { $0.withheld.contains { $0.facts.contains(.amount) } })
    }

    @Test("how a recurring price stands to tax", arguments: [("US", true), ("CA", true), ("DE", false), ("JP", false)])
    func taxes(region: String, isAdded: Bool) async throws {
        let input = Play.subscription().replacing(#""DE""#, with: #""\#(region)""#)
        let charge = try #require(try await timeline(of: input).moments.first).charge
        guard case .exactly(_, let tax, _) = charge else {
            Issue.record("no amount is told: \(charge)")
            return
        }
        #expect(tax == (isAdded ? .added : nil))
    }

    @Test("payments that are left come before an end without a day")
    func endsAfterPayments() async throws {
        let plan = Play.plan(more: Play.installments(left: 7, more: #", "pendingCancellation": {}"#))
        let moments = try await timeline(of: Play.subscription(items: Play.item(plan: plan))).moments
        #expect(moments.map(\.changes) == [[.paymentsLeft(7)], [.ends]])
        #expect(moments.last?.at == .notStated)
    }

    // MARK: What is bought together

    @Test("every item of a subscription gives access to what it is of")
    func grantsAll() async throws {
        let second = PaddleText.item(PaddleText.price(["id": #""pri_02extra""#]))
        let status = try await RuleAnswer([PaddleText.subscription(items: [PaddleText.item(), second])]).status
        for id in ["pri_01pro", "pri_02extra"] {
            guard case .granted = status.access(to: .product(id)) else {
                Issue.record("\(id): \(status.access(to: .product(id)))")
                continue
            }
        }
        #expect(Set(status.accessToProducts.map(\.id)) == ["pri_01pro", "pri_02extra"])
    }

    // MARK: Offers

    @Test(
        "after a failed payment and in a pause the seller decides about offers, but in the App Store",
        arguments: [
            Stripe.subscription("past_due"), Play.subscription("ON_HOLD"), Play.subscription("PAUSED"),
            PaddleText.subscription(["status": #""paused""#]),
            CustomerSample.customer([CustomerSample.purchase()], [CustomerSample.state("billingRetry")]),
            CustomerSample.customer([CustomerSample.purchase()], [CustomerSample.state("paused")]),
        ]
    )
    func sellerDecides(input: String) async throws {
        let status = try await RuleAnswer([input]).status
        let reason =
            status.purchases.first?.store == .googlePlay ? UncertaintyReason.decidedByStore : .decidedByMerchant
        let group = try #require(status.eligibility.groups.first)
        #expect([group.introductory, group.winBack] == [.unknown(reason), .unknown(reason)])
    }

    @Test("the App Store gives nobody an offer whose payment has failed")
    func appStoreRefuses() async throws {
        let input = CustomerSample.customer(
            [CustomerSample.purchase()],
            [CustomerSample.state("billingRetry")],
            store: "appStore"
        )
        let group = try #require(try await RuleAnswer([input]).status.eligibility.groups.first)
        #expect(group.promotional == .ineligible(.paymentProblem))
    }

    // MARK: Notices

    @Test("the notice of a failed payment has one name as long as a grace period is extended")
    func namesFailure() async throws {
        let calendar = try StoreCalendar(timeZone: "UTC")
        var names: Set<String?> = []
        for day in ["2026-12-02T10:00:00Z", "2026-12-03T10:00:00Z"] {
            let input = Play.subscription("IN_GRACE_PERIOD", items: Play.item(end: day))
            let status = try await RuleAnswer([input]).status
            let notices = status.purchases.flatMap {
                $0.notices(at: status.now, asking: NoticeQuestion(), by: calendar)
            }
            #expect(notices.map(\.event.kind) == [.paymentFailed])
            names.formUnion(notices.map(\.id))
        }
        #expect(names == ["googlePlay:GPA.1-2-3:paymentFailed:order-3"])
    }

    @Test(
        "a cancellation that a dispute made is no notice",
        arguments: [("payment_disputed", 0), ("payment_failed", 0)]
    )
    func announces(reason: String, count: Int) async throws {
        let details = #", "cancellation_details": {"comment": null, "feedback": null, "reason": "\#(reason)"}"#
        let input = Stripe.subscription(cancelsAtPeriodEnd: true, more: details)
        let purchase = try #require(try await RuleAnswer([input]).status.purchases.first)
        #expect(purchase.noticeEvents.count == count)
    }
}
