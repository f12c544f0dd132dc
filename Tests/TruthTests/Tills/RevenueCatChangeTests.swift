import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Written from RevenueCat’s documentation of its webhooks (docs@bf39a9c): event-types-and-fields.mdx, event-flows.md and the
/// samples of them.
@Suite("RevenueCat: changes of product, pauses to come, grants for a day and transfers")
struct RevenueCatChangeTests {
    private static func event(
        _ type: String,
        _ fields: [String: String] = [:],
        at clock: String = "2026-11-19T10:00:00Z"
    ) -> String { RevenueCatEventText.event(type, fields, at: clock) }

    private static func time(_ text: String) -> String { RevenueCatEventText.time(text) }

    private static let yearly = ["new_product_id": #""pro_yearly""#]
    private static let play = [
        "store": #""PLAY_STORE""#, "product_id": #""pro:monthly""#, "transaction_id": #""GPA.1-2-3""#,
        "original_transaction_id": #""GPA.1-2-3""#,
    ]

    private static func play(_ fields: [String: String]) -> [String: String] { play.merging(fields) { $1 } }

    // MARK: Another product

    /// A plan of one group, as a product file ranks it: 1 is the highest level.
    private static func plan(_ id: String, _ period: String, level: Int?, group: String = "G1") -> Product {
        Product(
            id: id,
            type: .autoRenewable,
            prices: StorefrontPrices(),
            period: SubscriptionPeriod(iso8601: period),
            group: SubscriptionGroup(id: group, name: "Pro", level: level)
        )
    }

    private static func chosen(
        _ name: String,
        _ next: Product,
        from level: Int? = 1,
        says words: String = "switch to a lower plan on December 2, 2026",
        _ fields: [String: String] = [:],
        isLater: Bool
    ) -> TillSample {
        TillSample(
            "App Store: " + name,
            [event("PRODUCT_CHANGE", yearly.merging(fields) { $1 })],
            products: [plan("pro_monthly", "P1M", level: level), next],
            is: [isLater ? "planChange" : "running"],
            days: isLater ? ["2026-12-02", "2026-11-30"] : ["2026-12-02"],
            says: [isLater ? words : "If it hasn’t started yet, it starts on December 2, 2026."],
            neverSays: isLater ? ["9.99", "settings show"] : ["switch", "charged", "trial", "9.99"]
        )
    }

    /// event-flows.md: at once “for upgrades” and “for crossgrades of the same term length on the Apple App Store”, at the end of the
    /// period “for downgrades” and “for crossgrades of a different term length”.
    static let levels: [TillSample] = [
        chosen("to a lower level", plan("pro_yearly", "P1Y", level: 2), isLater: true),
        chosen("to a lower level of the same length", plan("pro_yearly", "P1M", level: 2), isLater: true),
        chosen(
            "to the same level, with another length",
            plan("pro_yearly", "P1Y", level: 1),
            says: "switch to another plan on December 2, 2026",
            isLater: true
        ),
        chosen("to the same level and length", plan("pro_yearly", "P1M", level: 1), isLater: false),
        chosen("to a higher level", plan("pro_yearly", "P1Y", level: 1), from: 2, isLater: false),
        chosen(
            "in a trial, to a higher level",
            plan("pro_yearly", "P1Y", level: 1),
            from: 2,
            ["period_type": #""TRIAL""#],
            isLater: false
        ),
        chosen(
            "in a trial, to a lower level",
            plan("pro_yearly", "P1Y", level: 2),
            ["period_type": #""TRIAL""#],
            isLater: true
        ),
        chosen("to a level that is not known", plan("pro_yearly", "P1Y", level: nil), isLater: false),
        chosen("to another group", plan("pro_yearly", "P1Y", level: 2, group: "G2"), isLater: false),
    ]

    static let changes: [TillSample] = [
        TillSample(
            "App Store: at once or at the end of the period, which no field states",
            [event("PRODUCT_CHANGE", yearly)],
            is: ["running"],
            days: ["2026-12-02"],
            says: ["If it hasn’t started yet, it starts on December 2, 2026."],
            neverSays: ["switch", "charged", "renews automatically", "9.99"]
        ),
        TillSample(
            "Roku: no field of the event is documented for it",
            [event("PRODUCT_CHANGE", yearly.merging(["store": #""ROKU""#]) { $1 })],
            is: ["running"],
            days: ["2026-12-02"],
            neverSays: ["switch", "renews automatically"]
        ),
        TillSample(
            "App Store: the period is over, and no renewal was stated",
            [event("PRODUCT_CHANGE", yearly)],
            now: "2026-12-04T12:00:00Z",
            is: ["unknown"],
            neverSays: ["ended"]
        ),
        TillSample(
            "Google Play: a change that waits for the end of the period, without its base plan",
            [event("PRODUCT_CHANGE", play(["new_product_id": #""gold:yearly""#]))],
            is: ["planChange"],
            days: ["2026-12-02", "2026-12-01"],
            says: ["switch"],
            neverSays: ["gold:yearly"]
        ),
        TillSample(
            "Google Play: at once, and so without the new product",
            [event("PRODUCT_CHANGE", play)],
            is: ["replaced"],
            says: ["switched from this plan"],
            neverSays: ["renews automatically", "ended"]
        ),
        TillSample(
            "Stripe: the new product is not stated",
            [event("PRODUCT_CHANGE", ["store": #""STRIPE""#])],
            is: ["running"],
            neverSays: ["renews automatically", "switch"]
        ),
        TillSample(
            "App Store: at once, with a purchase of the new product",
            [
                event("PRODUCT_CHANGE", yearly),
                event(
                    "RENEWAL",
                    [
                        "product_id": #""pro_yearly""#, "transaction_id": #""390001560129999""#,
                        "purchased_at_ms": time("2026-11-19T10:00:00Z"),
                        "expiration_at_ms": time("2027-11-19T10:00:00Z"),
                    ]
                ),
            ],
            is: ["running"],
            days: ["2027-11-19"],
            neverSays: ["switch"]
        ),
        TillSample(
            "the change has been made",
            [
                event("PRODUCT_CHANGE", yearly),
                event(
                    "RENEWAL",
                    [
                        "product_id": #""pro_yearly""#, "transaction_id": #""390001560129999""#,
                        "purchased_at_ms": time("2026-12-02T08:00:00Z"),
                        "expiration_at_ms": time("2027-12-02T08:00:00Z"),
                    ],
                    at: "2026-12-02T08:05:00Z"
                ),
            ],
            now: "2026-12-04T12:00:00Z",
            is: ["running"],
            days: ["2027-12-02"],
            neverSays: ["switch"]
        ),
        TillSample(
            "cancelled after the change was chosen",
            [
                event("PRODUCT_CHANGE", yearly),
                event("CANCELLATION", ["cancel_reason": #""UNSUBSCRIBE""#], at: "2026-11-19T11:00:00Z"),
            ],
            is: ["cancelled"],
            days: ["2026-12-02"],
            neverSays: ["switch"]
        ),
        TillSample(
            "a change to the same product is none",
            [event("PRODUCT_CHANGE", ["new_product_id": #""pro_monthly""#])],
            is: ["running"],
            days: ["2026-12-02"],
            neverSays: ["switch"]
        ),
        TillSample(
            "in a trial",
            [event("PRODUCT_CHANGE", yearly.merging(["period_type": #""TRIAL""#]) { $1 })],
            is: ["running"],
            days: ["2026-12-02"],
            neverSays: ["switch", "trial"]
        ),
    ]

    // MARK: A pause to come

    static let pauses: [TillSample] = [
        TillSample(
            "it runs until the end of the period",
            [event("SUBSCRIPTION_PAUSED", play(["auto_resume_at_ms": time("2026-12-24T08:00:00Z")]))],
            is: ["pausePlanned"],
            days: ["2026-12-02", "2026-12-24"],
            neverSays: ["is paused", "renews automatically", "charged"]
        ),
        TillSample(
            "the period is over: whether it was paused is not stated",
            [event("SUBSCRIPTION_PAUSED", play(["auto_resume_at_ms": time("2026-12-24T08:00:00Z")]))],
            now: "2026-12-04T12:00:00Z",
            is: ["unknown"],
            neverSays: ["ended"]
        ),
    ]

    // MARK: A grant for a day

    private static let grant = [
        "expiration_at_ms": time("2026-11-21T08:00:00Z"), "purchased_at_ms": time("2026-11-20T08:00:00Z"),
        "original_transaction_id": "null", "period_type": "null", "price": "null",
        "price_in_purchased_currency": "null", "currency": "null",
    ]

    static let grants: [TillSample] = [
        TillSample(
            "its end is that of no period; nothing is told of a charge",
            [event("TEMPORARY_ENTITLEMENT_GRANT", grant, at: "2026-11-20T08:00:00Z")],
            is: ["running"],
            days: ["2026-11-21"],
            neverSays: ["renews automatically", "ended", "period"]
        ),
        TillSample(
            "past its end: what became of the purchase is not stated",
            [event("TEMPORARY_ENTITLEMENT_GRANT", grant, at: "2026-11-20T08:00:00Z")],
            now: "2026-11-22T08:00:00Z",
            is: ["unknown"],
            neverSays: ["ended"]
        ),
        TillSample(
            "the purchase was found, with another identifier and another product",
            [
                event("TEMPORARY_ENTITLEMENT_GRANT", grant, at: "2026-11-20T08:00:00Z"),
                event(
                    "INITIAL_PURCHASE",
                    [
                        "product_id": #""pro_other""#, "transaction_id": #""390001560120000""#,
                        "original_transaction_id": #""390001560120000""#,
                        "purchased_at_ms": time("2026-11-20T07:59:00Z"),
                        "expiration_at_ms": time("2026-12-20T07:59:00Z"),
                    ],
                    at: "2026-11-20T10:00:00Z"
                ),
            ],
            is: ["running"],
            days: ["2026-12-20"]
        ),
        TillSample(
            "the purchase was not found",
            [
                event("TEMPORARY_ENTITLEMENT_GRANT", grant, at: "2026-11-20T08:00:00Z"),
                event(
                    "EXPIRATION",
                    grant.merging([
                        "expiration_reason": #""UNKNOWN""#, "expiration_at_ms": time("2026-11-20T11:00:00Z"),
                    ]) { $1 },
                    at: "2026-11-20T11:00:00Z"
                ),
            ],
            is: ["expired"],
            days: ["2026-11-20"],
            cause: .unstated
        ),
    ]

    // MARK: A transfer

    private static func transfer(
        from sender: String,
        to receiver: String,
        store: String = "APP_STORE",
        at clock: String = "2026-11-19T12:00:00Z"
    ) -> String {
        """
        {"event": {"app_id": "1234567890", "event_timestamp_ms": \(time(clock)), "id": "CD489E0E-5D52-4E03", \
        "store": "\(store)", "transferred_from": ["\(sender)"], "transferred_to": ["\(receiver)"], "type": "TRANSFER", \
        "environment": "PRODUCTION"}, "api_version": "1.0"}
        """
    }

    private static let never = ["active", "December", "renews", "ended"]

    static let transfers: [TillSample] = [
        TillSample(
            "from this customer: nothing is told of what was bought",
            [event("RENEWAL"), transfer(from: "u-77", to: "u-78")],
            is: ["unknown"],
            neverSays: never
        ),
        TillSample(
            "the same, in the other order",
            [transfer(from: "u-77", to: "u-78"), event("RENEWAL")],
            is: ["unknown"],
            neverSays: never
        ),
        TillSample(
            "to this customer: what is stated of the customer stays",
            [event("RENEWAL"), transfer(from: "u-76", to: "u-77")],
            is: ["running"],
            days: ["2026-12-02"]
        ),
        TillSample(
            "between others by the names that are known",
            [event("RENEWAL"), transfer(from: "a", to: "b")],
            is: ["unknown"],
            neverSays: never
        ),
        TillSample(
            "what is stated later is the customer’s",
            [event("RENEWAL"), transfer(from: "u-77", to: "u-78", at: "2026-11-19T08:00:00Z")],
            is: ["running"],
            days: ["2026-12-02"]
        ),
        TillSample(
            "of another store",
            [event("RENEWAL"), transfer(from: "u-77", to: "u-78", store: "PLAY_STORE")],
            is: ["running"],
            days: ["2026-12-02"]
        ),
        TillSample(
            "of a purchase that is over",
            [
                event(
                    "EXPIRATION",
                    [
                        "expiration_reason": #""UNSUBSCRIBE""#, "expiration_at_ms": time("2026-11-19T08:00:00Z"),
                    ]
                ), transfer(from: "u-77", to: "u-78"),
            ],
            is: ["unknown"],
            neverSays: never
        ),
        TillSample("alone", [transfer(from: "u-77", to: "u-78")], is: ["unknown"], neverSays: never),
        TillSample(
            "with a name of no customer’s own",
            [
                event("RENEWAL", ["app_user_id": #""$RCAnonymousID:1""#]),
                transfer(from: "$RCAnonymousID:1", to: "$RCAnonymousID:2"),
            ],
            is: ["unknown"],
            neverSays: never
        ),
        TillSample(
            "to a name of no customer’s own",
            [
                event("RENEWAL", ["app_user_id": #""$RCAnonymousID:2""#]),
                transfer(from: "$RCAnonymousID:1", to: "$RCAnonymousID:2"),
            ],
            is: ["running"],
            days: ["2026-12-02"]
        ),
        TillSample(
            "with receivers that cannot be read",
            [event("RENEWAL"), transfer(from: "u-76", to: "u-77").replacing(#"["u-77"]"#, with: "7")],
            is: ["unknown"],
            neverSays: never
        ),
    ]

    @Test("another product", arguments: changes + levels)
    func otherProduct(sample: TillSample) async throws { try await sample.check() }

    @Test("a pause to come, a grant for a day, a transfer", arguments: pauses + grants + transfers)
    func other(sample: TillSample) async throws { try await sample.check() }

    @Test("A transfer names the event that leaves a purchase open")
    func withheld() async throws {
        let answer = try await RuleAnswer([Self.event("RENEWAL"), Self.transfer(from: "u-77", to: "u-78")])
        let doubts = answer.status.purchases.flatMap(\.withheld)
        #expect(doubts.map(\.reason) == [.undecided])
        #expect(doubts.map(\.field) == ["$.event.type"])
    }

    @Test("A transfer leaves open what the store states of its own, unless the service stated it later")
    func direct() async throws {
        let store = """
            {"transactionId": "390001560129364", "originalTransactionId": "390001560000001", "productId": "pro_monthly",
             "purchaseDate": \(Self.time("2026-11-02T08:00:00Z")), "expiresDate": \(Self.time("2026-12-02T08:00:00Z")),
             "type": "Auto-Renewable Subscription", "inAppOwnershipType": "PURCHASED", "environment": "Production",
             "signedDate": \(Self.time("2026-11-19T09:00:00Z"))}
            """
        for (event, access) in [
            (Self.event("RENEWAL"), Bool?.none), (Self.event("RENEWAL", at: "2026-11-19T13:00:00Z"), true),
        ] {
            let answer = try await RuleAnswer([store, event, Self.transfer(from: "u-77", to: "u-78")])
            #expect(answer.status.purchases.map(\.situation.hasAccess) == [access])
        }
    }
}
