import PaywrightModel

/// What RevenueCat names a subscription of the App Store’s by.
private let latest = "390001560129364"
private let original = "390001560000001"

extension JoinCase {
    typealias Tills = JoinedTillsTests
    typealias Subscriber = RevenueCatSubscriber
    typealias Event = RevenueCatEventText
    typealias Object = RevenueCatObject

    static let once: Set<String> = ["stated-twice"]
    static let differ: Set<String> = ["stated-twice", "contradictory-sources"]
    static let open: Set<String> = ["possible-duplicate"]

    // MARK: The App Store

    /// A transaction that renewed nothing yet, in an environment.
    private static func bought(in environment: String) -> String {
        Tills.bought().replacing("Production", with: environment)
    }

    private static let older = Tills.bought(
        id: "390001560111111",
        from: "2026-10-02T08:00:00Z",
        until: "2026-11-02T08:00:00Z"
    )
    private static let other = Tills.bought(id: "390001560222222").replacing(original, with: "390001560999999")
    static func object(_ id: String, _ fields: [String: String] = [:]) -> String {
        let own = ["store_subscription_identifier": "\"\(id)\"", "product": #"{"store_identifier": "pro_monthly"}"#]
        return Object.subscription(own.merging(fields) { $1 })
    }
    private static func unnamed(_ fields: [String: String] = [:]) -> String {
        Subscriber.subscription(["store_transaction_id": "null"].merging(fields) { $1 })
    }
    private static let renews = Tills.renewal(renews: true)
    private static let cancelled = Tills.renewal(renews: false)
    private static let service = Subscriber.subscription()
    static let anotherPeriod = [
        "purchase_date": #""2026-11-05T08:00:00Z""#, "expires_date": #""2026-12-05T08:00:00Z""#,
    ]

    static let appStore: [JoinCase] = [
        JoinCase(
            "v1 names the latest transaction",
            [service, Tills.bought(), renews],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase("v1 adds whether it renews", [service, Tills.bought()], is: ["active"], notes: once),
        JoinCase(
            "v1 renews what the App Store states to be cancelled",
            [service, Tills.bought(), cancelled],
            is: ["cancelled"],
            never: ["renews automatically"],
            notes: differ
        ),
        JoinCase(
            "v1 keeps what the App Store refunded",
            [service, Tills.bought(revoked: "2026-11-18T08:00:00Z"), cancelled],
            is: ["refunded"],
            notes: differ
        ),
        JoinCase(
            "v1 ends later",
            [service, Tills.bought(until: "2026-11-25T08:00:00Z"), cancelled],
            is: ["cancelled"],
            says: ["November 25, 2026"],
            never: ["December 2"],
            notes: differ
        ),
        JoinCase(
            "v1 names another transaction of the product",
            [service, Tills.bought(id: "390001560111111"), renews],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase("v1 has a later period", [service, older], is: ["active"], says: ["December 2, 2026"]),
        JoinCase("v1 names no transaction", [unnamed(), Tills.bought(), renews], is: ["active"], notes: once),
        JoinCase(
            "v1 names no transaction, beside two subscriptions of the product that it does not fit",
            [unnamed(anotherPeriod), Tills.bought(), other],
            is: ["active", "running", "running"],
            notes: open
        ),
        JoinCase(
            "v1 names no transaction, beside two subscriptions of the product that it fits alike",
            [unnamed(), Tills.bought(), other],
            is: ["active", "running", "running"],
            notes: open
        ),
        JoinCase(
            "v2 names the first transaction",
            [object(original), Tills.bought(), renews],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "v2 names the latest transaction",
            [object(latest), Tills.bought(), renews],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "v2 without the product’s name in the store",
            [Object.subscription(), Tills.bought(), renews],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "an event names both transactions",
            [Event.event("RENEWAL"), Tills.bought(), renews],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "an event that turned renewal off",
            [Event.event("CANCELLATION", ["cancel_reason": #""UNSUBSCRIBE""#]), Tills.bought(), renews],
            is: ["running"],
            says: ["December 2, 2026"],
            never: ["renews automatically", "9.99", "won’t renew"],
            notes: differ
        ),
        JoinCase(
            "an event that turned renewal off before the store answered",
            [
                Event.event("CANCELLATION", ["cancel_reason": #""UNSUBSCRIBE""#], at: "2026-11-19T08:00:00Z"),
                Tills.bought(), renews,
            ],
            is: ["active"],
            says: ["€9.99"],
            notes: differ
        ),
        JoinCase(
            "an event that turned renewal on since",
            [Event.event("UNCANCELLATION"), Tills.bought(), cancelled],
            is: ["running"],
            says: ["December 2, 2026"],
            never: ["renews automatically", "access ends"],
            notes: differ
        ),
        JoinCase(
            "v1 learned since that renewal is off",
            [
                Subscriber.subscription(["unsubscribe_detected_at": #""2026-11-19T09:30:00Z""#]), Tills.bought(),
                renews,
            ],
            is: ["running"],
            says: ["December 2, 2026"],
            never: ["renews automatically", "9.99"],
            notes: differ
        ),
        JoinCase(
            "v1 learned that before the store answered",
            [
                Subscriber.subscription(["unsubscribe_detected_at": #""2026-11-19T08:30:00Z""#]), Tills.bought(),
                renews,
            ],
            is: ["active"],
            says: ["€9.99"],
            notes: differ
        ),
        JoinCase(
            "v1 learned since of a refund",
            [
                Subscriber.subscription(["refunded_at": #""2026-11-19T09:30:00Z""#]), Tills.bought(), renews,
            ],
            is: ["unknown"],
            never: ["renews automatically", "9.99", "December"],
            notes: differ
        ),
        JoinCase(
            "v1 learned of a refund before the store answered",
            [
                Subscriber.subscription(["refunded_at": #""2026-11-19T08:30:00Z""#]), Tills.bought(), renews,
            ],
            is: ["active"],
            says: ["€9.99"],
            notes: differ
        ),
        JoinCase(
            "v1, v2 and an event",
            [service, object(original), Event.event("RENEWAL"), Tills.bought()],
            is: ["active"],
            says: ["December 2, 2026"],
            notes: once
        ),
        JoinCase(
            "v1, v2 and an event without the store",
            [service, object(original), Event.event("RENEWAL")],
            is: ["active"]
        ),
        JoinCase("v1 and v2 without the store", [service, object(latest)], is: ["active"]),
        JoinCase(
            "v1 and v2 that name different transactions of the product without the store",
            [service, object("390001560777777")],
            is: ["active"]
        ),
        JoinCase(
            "v1 twice: the later answer counts",
            [
                service,
                Subscriber.subscription(
                    ["unsubscribe_detected_at": #""2026-11-19T11:00:00Z""#],
                    asOf: "2026-11-19T12:00:00Z"
                ),
            ],
            is: ["cancelled"],
            never: ["renews automatically"]
        ),
        JoinCase(
            "what a sandbox sold beside v1 of production without a name",
            [unnamed(), bought(in: "Sandbox")],
            is: ["active", "running"]
        ),
        JoinCase(
            "what a sandbox sold beside v1 of the sandbox without a name",
            [unnamed(["is_sandbox": "true"]), bought(in: "Sandbox")],
            is: ["active"],
            notes: once
        ),
        JoinCase(
            "a sandbox and production in the App Store",
            [Tills.bought(), other.replacing("Production", with: "Sandbox")],
            is: ["running", "running"]
        ),
        JoinCase(
            "the family’s beside one that v1 calls the customer’s own",
            [unnamed(anotherPeriod), Tills.bought().replacing("PURCHASED", with: "FAMILY_SHARED"), other],
            is: ["active", "familyShared", "running"],
            notes: open
        ),
    ]

    // MARK: Google Play

    private static let order = "GPA.3309-9122-6177-45730"

    private static func sold(_ order: String?, _ fields: [String: String] = [:]) -> String {
        let own = [
            "store": #""play_store""#, "store_transaction_id": order.map { "\"\($0)\"" } ?? "null",
            "product_plan_identifier": #""monthly""#,
        ]
        return Subscriber.subscription(own.merging(fields) { $1 })
    }

    private static func sale(_ order: String, _ type: String = "RENEWAL", _ fields: [String: String] = [:]) -> String {
        let own = [
            "store": #""PLAY_STORE""#, "product_id": #""pro_monthly:monthly""#, "transaction_id": "\"\(order)\"",
            "original_transaction_id": "\"\(order)\"",
        ]
        return Event.event(type, own.merging(fields) { $1 })
    }

    static let googlePlay: [JoinCase] = [
        JoinCase(
            "Google Play and v1 of one order",
            [sold("\(order)..1"), Tills.play(order: "\(order)..1")],
            is: ["active"],
            says: ["€8.99"],
            notes: once
        ),
        JoinCase(
            "Google Play and v1 of an earlier order",
            [sold(order), Tills.play(order: "\(order)..1")],
            is: ["active"],
            says: ["€8.99"],
            notes: once
        ),
        JoinCase(
            "Google Play and v1 without an order",
            [sold(nil), Tills.play(order: order)],
            is: ["active"],
            says: ["€8.99"],
            notes: once
        ),
        JoinCase(
            "Google Play and v1 of another order: two",
            [sold("\(order)..1"), Tills.play(order: "GPA.1111-9122-6177-45730")],
            is: ["active", "active"]
        ),
        JoinCase(
            "Google Play and an event, which names the base plan",
            [sale("\(order)..1"), Tills.play(order: "\(order)..1")],
            is: ["active"],
            says: ["€8.99"],
            notes: once
        ),
        JoinCase(
            "Google Play and v2",
            [object(order, ["store": #""play_store""#]), Tills.play(order: "\(order)..1")],
            is: ["active"],
            says: ["€8.99"],
            notes: once
        ),
        JoinCase(
            "Google Play, v1 and an event",
            [sold("\(order)..1"), sale("\(order)..1"), Tills.play(order: "\(order)..1")],
            is: ["active"],
            says: ["€8.99"],
            notes: once
        ),
        JoinCase(
            "an event that turned renewal off, and an answer of Google Play’s, which has no date",
            [
                sale("\(order)..1", "CANCELLATION", ["cancel_reason": #""UNSUBSCRIBE""#]),
                Tills.play(order: "\(order)..1"),
            ],
            is: ["running"],
            says: ["December 2, 2026"],
            never: ["renews automatically", "8.99", "won’t renew"],
            notes: differ
        ),
        JoinCase(
            "an event that it is over before the end that Google Play states without a date",
            [
                sale(
                    "\(order)..1",
                    "EXPIRATION",
                    [
                        "expiration_reason": #""UNSUBSCRIBE""#,
                        "expiration_at_ms": AmazonReceiptText.time("2026-11-19T08:00:00Z"),
                    ]
                ), Tills.play(order: "\(order)..1"),
            ],
            is: ["unknown"],
            never: ["renews automatically", "8.99", "has ended"],
            notes: differ
        ),
        JoinCase(
            "Two orders of one plan beside v1 without an order",
            [sold(nil), Tills.play(order: order), Tills.play(order: "GPA.1111-9122-6177-45730")],
            is: ["active", "active", "active"],
            notes: open
        ),
    ]

    // MARK: Several stores

    static let several: [JoinCase] = [
        JoinCase(
            "the App Store and Google Play, each with its own",
            [Tills.bought(), renews, Tills.play(order: order)],
            is: ["active", "active"],
            says: ["€9.99", "€8.99"]
        ),
        JoinCase(
            "v1 of the App Store beside Google Play",
            [service, Tills.play(order: order)],
            is: ["active", "active"],
            says: ["€8.99"]
        ),
        JoinCase(
            "four stores",
            [service, paddle, receipt(), Tills.play(order: order)],
            is: ["active", "active", "active", "active"]
        ),
        JoinCase(
            "one plan in two stores",
            [LinkedProducts.bought(), LinkedProducts.play(plan: "monthly")],
            products: [LinkedProducts.aurora],
            is: ["active", "running"],
            notes: ["bought-twice"]
        ),
        JoinCase(
            "what was bought once, by its transaction",
            [
                Tills.bought(id: "390001560777777").replacing("Auto-Renewable Subscription", with: "Consumable"),
                Object.purchase("owned"),
            ],
            is: ["consumable"],
            notes: once
        ),
    ]
}
