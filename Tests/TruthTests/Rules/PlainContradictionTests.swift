import PaywrightDecisions
import PaywrightModel
import Testing

/// The package’s own form states two things that exclude each other: neither is told (Documentation/Status.md).
@Suite("The plain form: what excludes each other")
struct PlainContradictionTests {
    private static let stores = ["appStore", "googlePlay", "amazon", "stripe", "paddle", "other"]

    private static func customer(_ store: String, purchase: String = "", subscription: String = "") -> String {
        """
        {"schema": "paywright/customer/1", "complete": true, "store": "\(store)", "purchases": [{"productID": "pro",
          "productType": "autoRenewable", "id": "p1", "originalID": "s1", "purchaseDate": "2026-11-10T11:00:00Z",
          "expiresDate": "2026-12-10T11:00:00Z"\(purchase)}],
         "subscriptions": [{"productID": "pro", "originalID": "s1", "renewsAutomatically": true\(subscription)}]}
        """
    }

    private static func cases(
        _ name: String,
        purchase: String = "",
        subscription: String,
        now: String = "2026-11-20T12:00:00Z",
        is situation: String,
        says: [String] = [],
        neverSays: [String]
    ) -> [RuleCase] {
        stores.map { store in
            RuleCase(
                "\(store): \(name)",
                [customer(store, purchase: purchase, subscription: subscription)],
                now: now,
                is: [situation],
                says: says,
                neverSays: neverSays
            )
        }
    }

    private static let price = #", "renewalPrice": {"amount": "9.99", "currency": "EUR"}"#
    private static let charge = ["9.99", "renews automatically for", "To avoid this", "charged"]

    private static func renewal(_ day: String) -> String { #", "renewalDate": "\#(day)T11:00:00Z""# + price }

    private static func change(_ kind: String) -> String {
        renewal("2026-12-10")
            + #", "priceChange": {"kind": "\#(kind)", "state": "awaitingConsent", "date": "2026-12-10T11:00:00Z"}"#
    }

    private static func revoked(_ kind: String) -> String {
        #", "revocation": {"date": "2026-11-18T11:00:00Z", "kind": "\#(kind)"}"#
    }

    static let ends: [RuleCase] =
        cases(
            "a renewal ten days after the end",
            subscription: renewal("2026-12-20"),
            is: "active",
            neverSays: charge + ["December 20"]
        )
        + cases(
            "a renewal before the end",
            subscription: renewal("2026-12-01"),
            is: "active",
            neverSays: charge + ["December 1,"]
        )
        + cases(
            "a renewal on the day of the end",
            subscription: renewal("2026-12-10"),
            is: "active",
            says: ["9.99", "December 10, 2026"],
            neverSays: []
        )
        + cases(
            "a purchase that is over, and a renewal that lies ahead",
            subscription: renewal("2027-01-10"),
            now: "2026-12-20T12:00:00Z",
            is: "active",
            says: ["9.99", "January 10, 2027"],
            neverSays: []
        )

    static let consents: [RuleCase] = ["decrease", "optOutIncrease"].flatMap { kind in
        cases(
            "a consent to a \(kind), which needs none",
            subscription: change(kind),
            is: "running",
            says: ["December 10, 2026"],
            neverSays: charge + ["agree", "consent"]
        )
    }

    static let prepaid: [RuleCase] =
        cases(
            "prepaid, and renews",
            subscription: renewal("2026-12-10") + #", "prepaid": {}"#,
            is: "running",
            says: ["December 10, 2026"],
            neverSays: charge + ["doesn’t renew", "extend"]
        )

    static let revocations: [RuleCase] = ["cancelled", "familySharingEnded"].flatMap { kind in
        cases(
            "\(kind), and active",
            purchase: revoked(kind),
            subscription: renewal("2026-12-10") + #", "state": "active""#,
            is: "unknown",
            neverSays: charge + ["ended", "was canceled", "December"]
        )
    }

    @Test(
        "A kind of product that does not renew, and renews",
        arguments: ["nonRenewable", "nonConsumable", "consumable"]
    )
    func kind(_ kind: String) async throws {
        let input = Self.customer("other", subscription: Self.renewal("2026-12-10"))
            .replacing("autoRenewable", with: kind)
        let answer = try await RuleAnswer([input])
        #expect(answer.status.purchases.allSatisfy { $0.situation == .unknown(.inputNotRead) }, "\(answer.text)")
        #expect(!answer.status.purchases.isEmpty)
        let once = try await RuleAnswer([input.replacing(#""renewsAutomatically": true"#, with: #""state": "expired""#)]
        )
        #expect(once.status.purchases.contains { $0.situation.hasAccess != nil || $0.situation.name == "consumable" })
    }

    @Test("Two ends that both lie ahead", arguments: ends)
    func end(_ rule: RuleCase) async throws { try await rule.check() }

    @Test("A consent to what needs none", arguments: consents)
    func consent(_ rule: RuleCase) async throws { try await rule.check() }

    @Test("A prepaid plan that renews", arguments: prepaid)
    func renews(_ rule: RuleCase) async throws { try await rule.check() }

    @Test("An end that is no refund, beside a state in which it runs", arguments: revocations)
    func revocation(_ rule: RuleCase) async throws { try await rule.check() }

    @Test("What is cancelled as of a later day renews no more, and is a subscription until then")
    func later() async throws {
        let purchase = Self.revoked("cancelled").replacing("2026-11-18", with: "2026-12-01")
        let rule = RuleCase(
            "cancelled as of a later day",
            [Self.customer("amazon", purchase: purchase)],
            is: ["cancelled"],
            says: ["December 1, 2026"],
            neverSays: ["Non-renewing", "December 10"]
        )
        try await rule.check()
    }

    @Test(
        "Each contradiction is named",
        arguments: [
            (renewal("2026-12-20"), "$.subscriptions[0].renewalDate"),
            (change("decrease"), "$.subscriptions[0].priceChange.state"),
            (renewal("2026-12-10") + #", "prepaid": {}"#, "$.subscriptions[0].prepaid"),
        ]
    )
    func field(subscription: String, path: String) async throws {
        let answer = try await RuleAnswer([Self.customer("stripe", subscription: subscription)])
        #expect(answer.status.purchases.flatMap(\.withheld).map(\.field).contains(path))
    }
}

/// Where the kind of a refund and its part disagree, only the refund is told.
@Suite("Refunds: the kind and the part")
struct RefundPartTests {
    private static func refund(_ kind: String?, _ fraction: String?) -> String {
        let members = [
            #""date": "2026-11-18T11:00:00Z""#, kind.map { #""kind": "\#($0)""# },
            fraction.map { #""fraction": "\#($0)""# },
        ]
        return """
            {"schema": "paywright/customer/1", "complete": true, "purchases": [{"productID": "pro", "id": "p1",
              "productType": "nonConsumable", "purchaseDate": "2026-11-10T11:00:00Z",
              "revocation": {\(members.compactMap { $0 }.joined(separator: ", "))}}]}
            """
    }

    static let cases: [(String?, String?, isPart: Bool, percent: String?)] = [
        ("fullRefund", nil, false, nil), ("fullRefund", "1", false, nil), ("fullRefund", "0.5", false, nil),
        ("fullRefund", "0", false, nil), ("proratedRefund", nil, true, nil), ("proratedRefund", "0.5", true, "50%"),
        ("proratedRefund", "1", false, nil), ("proratedRefund", "0", false, nil), (nil, nil, false, nil),
        (nil, "0.4", true, "40%"), (nil, "1", false, nil), (nil, "0", false, nil),
    ]

    @Test(arguments: cases)
    func part(kind: String?, fraction: String?, isPart: Bool, percent: String?) async throws {
        let answer = try await RuleAnswer([Self.refund(kind, fraction)])
        guard case .refunded(let refund)? = answer.status.purchases.first?.situation else {
            Issue.record("no refund: \(answer.text)")
            return
        }
        #expect(refund.isPartial == isPart)
        #expect(answer.text.lowercased().contains("part") == isPart, "\(answer.text)")
        #expect(answer.text.contains("%") == (percent != nil), "\(answer.text)")
        if let percent { #expect(answer.text.contains(percent), "\(answer.text)") }
    }
}
