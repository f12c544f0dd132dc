extension JoinCase {
    // MARK: Stripe and Paddle

    private static func subscriber(_ transaction: String?, _ fields: [String: String] = [:]) -> String {
        let own = [
            "store": #""stripe""#, "store_transaction_id": transaction.map { "\"\($0)\"" } ?? "null",
            "original_purchase_date": #""2026-11-02T08:00:00Z""#,
        ]
        return Subscriber.subscription(own.merging(fields) { $1 }, product: "prod_Ocean")
    }

    private static let stripe = StripeSample.subscription()
    private static let second = StripeSample.subscription(items: StripeSample.list(StripeSample.item("si_2")))
        .replacing("sub_1Ocean", with: "sub_2Ocean").replacing("in_1Ocean", with: "in_2Ocean")

    private static func billed(_ transaction: String) -> String {
        Subscriber.subscription(
            ["store": #""paddle""#, "store_transaction_id": "\"\(transaction)\""],
            product: "pro_01"
        )
    }

    static let merchants: [JoinCase] = [
        JoinCase(
            "Stripe and v1 of the subscription",
            [subscriber("sub_1Ocean"), stripe],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "Stripe and v1 of the invoice",
            [subscriber("in_1Ocean"), stripe],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "Stripe and v1 of the item",
            [subscriber("si_1"), stripe],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "Stripe and v1 without a name",
            [subscriber(nil), stripe],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "Stripe and v1 with another name and the same period",
            [subscriber("si_9"), stripe],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "Stripe and v1 with another name and another period: the one subscription of the product",
            [subscriber("si_9", anotherPeriod), stripe],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "two subscriptions of one price beside v1 of another period, which may be either",
            [subscriber("si_9", anotherPeriod), stripe, second],
            is: ["active", "active", "active"],
            notes: open
        ),
        JoinCase(
            "Stripe and v2",
            [
                object("sub_1Ocean", ["store": #""stripe""#, "product": #"{"store_identifier": "prod_Ocean"}"#]),
                stripe,
            ],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "Stripe and an event of RevenueCat’s",
            [
                Event.event(
                    "RENEWAL",
                    [
                        "store": #""STRIPE""#, "product_id": #""prod_Ocean""#, "transaction_id": #""in_1Ocean""#,
                        "original_transaction_id": #""sub_1Ocean""#,
                    ]
                ), stripe,
            ],
            is: ["active"],
            says: ["€9.99"],
            notes: once
        ),
        JoinCase(
            "what Stripe has cancelled, beside an older answer",
            [subscriber("si_1"), StripeSample.subscription(cancelsAtPeriodEnd: true)],
            is: ["cancelled"],
            never: ["renews automatically"],
            notes: differ
        ),
        JoinCase("two subscriptions of one price", [stripe, second], is: ["active", "active"]),
        JoinCase(
            "two subscriptions of one price beside v1 that fits both",
            [subscriber("si_9"), stripe, second],
            is: ["active", "active", "active"],
            notes: open
        ),
        JoinCase(
            "a subscription and its own event",
            [stripe, StripeSample.event(stripe)],
            is: ["active"],
            says: ["€9.99"]
        ),
        JoinCase(
            "Paddle and v1 of the transaction",
            [billed("txn_01hv"), paddle],
            is: ["active"],
            says: ["€30.00"],
            notes: once
        ),
        JoinCase(
            "Paddle and v1 of the subscription",
            [billed("sub_01hv8x29kz0t586xy6zn1a62ny"), paddle],
            is: ["active"],
            says: ["€30.00"],
            notes: once
        ),
        JoinCase(
            "Paddle and its own event",
            [paddle, PaddleText.event("subscription.updated", paddle)],
            is: ["active"],
            says: ["€30.00"]
        ),
    ]

    static let paddle = PaddleText.subscription(["transaction_id": #""txn_01hv""#])

    // MARK: Amazon

    private static let receiptID = "q1YqVbJSyjH28DGPKChw9c0o8nd3ySst"

    static func receipted(
        _ id: String?,
        _ fields: [String: String] = [:],
        product: String = "com.example.pro.monthly"
    ) -> String {
        let own = ["store": #""amazon""#, "store_transaction_id": id.map { "\"\($0)\"" } ?? "null"]
        return Subscriber.subscription(own.merging(fields) { $1 }, product: product)
    }

    private static func event(_ type: String, _ fields: [String: String] = [:]) -> String {
        let own = [
            "store": #""AMAZON""#, "product_id": #""com.example.pro.monthly""#, "transaction_id": "\"\(receiptID)\"",
            "original_transaction_id": "\"\(receiptID)\"",
        ]
        return Event.event(type, own.merging(fields) { $1 })
    }

    private static let unsubscribed = ["cancel_reason": #""UNSUBSCRIBE""#]
    private static let over = [
        "expiration_at_ms": AmazonReceiptText.time("2026-11-10T08:00:00Z"),
        "purchased_at_ms": AmazonReceiptText.time("2026-10-10T08:00:00Z"),
    ]

    static func receipt(_ fields: [String: String] = [:]) -> String { AmazonReceiptText.receipt(fields) }

    static let amazon: [JoinCase] = [
        JoinCase(
            "Amazon and v1 of the receipt",
            [receipted(receiptID), receipt()],
            is: ["active"],
            says: ["December 2"],
            notes: once
        ),
        JoinCase(
            "Amazon and v1 of the receipt’s renewal",
            [receipted("\(receiptID)..8"), receipt()],
            is: ["active"],
            says: ["December 2"],
            notes: once
        ),
        JoinCase(
            "Amazon and v2 of the receipt’s renewal",
            [
                object(
                    "\(receiptID)..8",
                    ["store": #""amazon""#, "product": #"{"store_identifier": "com.example.pro.monthly"}"#]
                ), receipt(),
            ],
            is: ["active"],
            says: ["December 2"],
            notes: once
        ),
        JoinCase(
            "Amazon and an event",
            [event("RENEWAL"), receipt()],
            is: ["active"],
            says: ["December 2"],
            notes: once
        ),
        JoinCase(
            "Amazon states that it does not renew, an event until when",
            [event("CANCELLATION", unsubscribed), receipt(["autoRenewing": "false", "renewalDate": "null"])],
            is: ["cancelled"],
            says: ["December 2, 2026"],
            never: ["renews automatically"],
            notes: once
        ),
        JoinCase(
            "Amazon states that it does not renew, v1 until when",
            [
                receipted(receiptID, ["unsubscribe_detected_at": #""2026-11-10T08:00:00Z""#]),
                receipt(["autoRenewing": "false", "renewalDate": "null"]),
            ],
            is: ["cancelled"],
            says: ["December 2, 2026"],
            notes: once
        ),
        JoinCase(
            "Amazon states that it renews, v1 when",
            [receipted(receiptID), receipt(["renewalDate": "null"])],
            is: ["active"],
            says: ["renews automatically on December 2, 2026"],
            notes: once
        ),
        JoinCase(
            "Amazon states without a date that it renews, v1 that it does not: neither end is the store’s",
            [
                receipted(receiptID, ["unsubscribe_detected_at": #""2026-11-10T08:00:00Z""#]),
                receipt(["renewalDate": "null"]),
            ],
            is: ["running"],
            never: ["December 2", "renews automatically"],
            notes: differ
        ),
        JoinCase(
            "Amazon states no renewal, v1 that it renews",
            [receipted(receiptID), receipt(["autoRenewing": "null"])],
            is: ["active"],
            says: ["renews automatically on December 2, 2026"],
            notes: once
        ),
        JoinCase(
            "Amazon states no renewal and no end, v1 both",
            [receipted(receiptID), receipt(["autoRenewing": "null", "renewalDate": "null"])],
            is: ["active"],
            says: ["renews automatically on December 2, 2026"],
            notes: once
        ),
        JoinCase(
            "Amazon states that it does not renew, an event that it ended",
            [
                event("EXPIRATION", over.merging(["expiration_reason": #""UNSUBSCRIBE""#]) { $1 }),
                receipt(["autoRenewing": "false", "renewalDate": "null"]),
            ],
            is: ["expired"],
            says: ["November 10, 2026"],
            notes: once
        ),
        JoinCase(
            "an event that is older than the end that it states tells none of a receipt without one",
            [
                Event.event(
                    "RENEWAL",
                    over.merging([
                        "store": #""AMAZON""#, "product_id": #""com.example.pro.monthly""#,
                        "transaction_id": "\"\(receiptID)\"", "original_transaction_id": "\"\(receiptID)\"",
                    ]) { $1 },
                    at: "2026-10-10T09:00:00Z"
                ), receipt(["autoRenewing": "false", "renewalDate": "null"]),
            ],
            is: ["cancelled"],
            never: ["November 10"],
            notes: once
        ),
        JoinCase(
            "v1 learned that renewal is off, and a receipt has no date",
            [receipted(receiptID, ["unsubscribe_detected_at": #""2026-11-10T08:00:00Z""#]), receipt()],
            is: ["running"],
            says: ["December 2"],
            never: ["renews automatically", "won’t renew"],
            notes: differ
        ),
        JoinCase(
            "two events of one moment with different ends",
            [
                event("CANCELLATION", unsubscribed),
                event(
                    "CANCELLATION",
                    unsubscribed.merging(["expiration_at_ms": AmazonReceiptText.time("2027-01-02T08:00:00Z")]) { $1 }
                ),
                receipt(["autoRenewing": "false", "renewalDate": "null"]),
            ],
            is: ["cancelled"],
            never: ["December 2", "January 2"],
            notes: once
        ),
        JoinCase(
            "a period that began after Amazon was asked",
            [event("RENEWAL"), receipt(["renewalDate": AmazonReceiptText.time("2026-11-02T08:00:00Z")])],
            is: ["running"],
            says: ["December 2, 2026"]
        ),
    ]
}
