import PaywrightDecisions
import PaywrightModel
import Testing

/// A field that is broken, or contradicts another: what it can change is not told, and everything else is.
@Suite("RevenueCat: what may be told beside a field that cannot be read")
struct RevenueCatDoubtTests {
    @Test("Each case", arguments: RevenueCatDoubtCase.all)
    func holds(_ rule: RevenueCatDoubtCase) async throws {
        let path = rule.base.path + rule.path.split(separator: ".").map(String.init)
        let input = rule.base.input.replacing(path, with: JSONText(parsing: rule.value))
        let answer = try await RuleAnswer(["\(input)"])
        if let access = rule.access { #expect(answer.status.purchases.map(\.situation.hasAccess) == [access]) }
        for words in rule.says { #expect(answer.text.contains(words), "\(answer.text)") }
        for words in rule.neverSays { #expect(!answer.text.contains(words), "\(answer.text)") }
    }

    @Test("What is no purchase in a list is lost, and is not the end of the customer’s history")
    func lostElement() async throws {
        let list = RevenueCatObject.list([RevenueCatObject.subscription(), "7"])
        #expect(try await !RuleAnswer([list]).history.reading.isWhole)
    }

    @Test("What is in doubt of one purchase is told of another")
    func scope() async throws {
        let broken = RevenueCatObject.subscription(["gives_access": "7", "store_subscription_identifier": #""2""#])
        let answer = try await RuleAnswer([RevenueCatObject.list([broken, RevenueCatObject.subscription()])])
        #expect(answer.status.purchases.compactMap(\.situation.hasAccess) == [true])
        #expect(answer.text.contains("renews automatically"))
    }

    @Test("A grace period that only the entitlement states counts")
    func entitlement() async throws {
        var input = RevenueCatDoubtCase.Base.grace.input
        let subscriber = ["subscriber"]
        let end = JSONText.text("2026-11-26T08:00:00Z")
        input = input.replacing(RevenueCatSeed.subscription + ["grace_period_expires_date"], with: .null)
        let own = input.replacing(subscriber + ["entitlements", "pro", "grace_period_expires_date"], with: end)
        #expect(try await RuleAnswer(["\(own)"]).text.contains("November 26"))
        for (field, value) in [("grace_period_expires_date", "7"), ("product_identifier", "true")] {
            let broken = own.replacing(subscriber + ["entitlements", "pro", field], with: JSONText(parsing: value))
            #expect(try await RuleAnswer(["\(broken)"]).status.purchases.map(\.situation.hasAccess) == [nil])
        }
    }

    @Test("What was bought once is read from the old place, where the new one lacks it")
    func oldPlace() async throws {
        let input = JSONText(parsing: RevenueCatSubscriber.subscription()).replacing(
            ["subscriber", "other_purchases"],
            with: JSONText(parsing: #"{"lifetime": {"purchase_date": "2018-04-05T21:52:45Z"}}"#)
        )
        let answer = try await RuleAnswer(["\(input)"])
        #expect(answer.status.purchases.map(\.productID) == ["pro_monthly", "lifetime"])
    }
}

extension RevenueCatDoubtCase.Base {
    /// Where the purchase stands.
    var path: [String] { seed.path }

    /// The purchase before the change.
    var input: JSONText { seed.document }

    private var seed: RevenueCatSeed {
        switch self {
        case .subscription: .named("active")
        case .trial: .named("trial")
        case .cancelled: .named("cancelled")
        case .ended: .named("cancelled, and over")
        case .grace: .named("grace")
        case .retry: .named("retry")
        case .paused: .named("paused")
        case .granted: .named("granted")
        case .prepaid: .named("prepaid")
        case .shared: .named("shared")
        case .refunded: .named("refunded")
        case .boughtOnce: .named("bought once")
        case .answer: .named("answer")
        case .object: .named("object")
        case .trialObject: .named("object: trial")
        case .changing: .named("object: another product")
        case .renewedEarly: .named("object: renewed early")
        case .retryObject: .named("object: retry")
        case .purchase: .named("object: bought once")
        case .list: .named("list")
        case .renewalEvent: .named("event: RENEWAL")
        case .trialEvent: .named("event: trial")
        case .uncancellation: .named("event: UNCANCELLATION")
        case .cancellation: .named("event: CANCELLATION for UNSUBSCRIBE")
        case .refund: .named("event: CANCELLATION for CUSTOMER_SUPPORT")
        case .billingIssue: .named("event: BILLING_ISSUE")
        case .expiration: .named("event: EXPIRATION for UNSUBSCRIBE")
        case .pause: .named("event: EXPIRATION for SUBSCRIPTION_PAUSED")
        case .productChange: .named("event: PRODUCT_CHANGE")
        }
    }
}
