import PaywrightModel
import PaywrightValues
import TestSupport

extension SaleRuleTests {
    static let rentals: [RuleCase] = [
        RuleCase(
            "no field states how long",
            [rental()],
            is: ["nonRenewing"],
            says: ["doesn’t renew automatically"],
            neverSays: neverOfRental + ["rental lasts", "start using"]
        ),
        RuleCase(
            "by the option that was rented",
            [rental()],
            products: [film(month)],
            is: ["nonRenewing"],
            says: [lasts, started],
            neverSays: neverOfRental
        ),
        RuleCase(
            "by the only product",
            [rental()],
            products: [film(month, option: nil)],
            is: ["nonRenewing"],
            says: [lasts, started],
            neverSays: neverOfRental
        ),
        RuleCase(
            "by no other option",
            [rental()],
            products: [film(month, option: "rent-hd"), film(month, option: "rent-sd")],
            is: ["nonRenewing"],
            neverSays: [lasts, started]
        ),
        RuleCase(
            "by one option of two",
            [rental()],
            products: [film(Rental(period: .days(2)), option: "rent-hd"), film(month)],
            is: ["nonRenewing"],
            says: [lasts, started],
            neverSays: ["2 days"]
        ),
        RuleCase(
            "by no product that is not rented",
            [rental()],
            products: [film(nil)],
            is: ["nonRenewing"],
            neverSays: [lasts, started]
        ),
        RuleCase(
            "by no other product",
            [rental()],
            products: [film(month, id: "coins")],
            is: ["nonRenewing"],
            neverSays: [lasts, started]
        ),
        RuleCase(
            "by no other store’s product",
            [rental()],
            products: [film(month, option: nil, store: .stripe)],
            is: ["nonRenewing"],
            neverSays: [lasts, started]
        ),
        RuleCase(
            "without a time that begins with its use",
            [rental()],
            products: [film(Rental(period: .days(30)))],
            is: ["nonRenewing"],
            says: [lasts],
            neverSays: ["start using"]
        ),
        RuleCase(
            "without a length",
            [rental()],
            products: [film(Rental(period: nil, afterStart: .hours(48)))],
            is: ["nonRenewing"],
            says: [started],
            neverSays: ["lasts"]
        ),
        RuleCase(
            "what was bought is no rental, whatever else is sold",
            [Sample.purchase(items: [Sample.item("film")])],
            products: [film(month)],
            is: ["purchased"],
            neverSays: [lasts, started]
        ),
        RuleCase(
            "the last day",
            [rental(completed: "2026-10-22T12:00:00Z")],
            products: [film(month)],
            is: ["nonRenewing"],
            says: [lasts],
            neverSays: neverOfRental
        ),
        RuleCase(
            "longer ago than it lasts: nothing is told of it",
            [rental(completed: "2026-10-21T12:00:00Z")],
            products: [film(month)],
            is: ["nonRenewing"],
            neverSays: [lasts, started, "ended", "until"]
        ),
        RuleCase(
            "when it was bought is not stated",
            [rental(completed: nil)],
            products: [film(month)],
            is: ["nonRenewing"],
            says: [lasts, started]
        ),
        RuleCase(
            "it waits for its payment",
            [rental("PENDING", completed: nil)],
            products: [film(month)],
            is: ["pendingPurchase"],
            says: [waits],
            neverSays: [lasts, started]
        ),
        RuleCase(
            "refunded: whether it goes on is not stated",
            [Sample.purchase(items: [Sample.rental(refundable: 0)])],
            products: [film(month)],
            is: ["unknown"],
            neverSays: [lasts, started]
        ),
        RuleCase(
            "plain: its terms",
            [plainRental(#"{"period": "P30D", "afterStart": "PT48H"}"#)],
            is: ["nonRenewing"],
            says: [lasts, started],
            neverSays: neverOfRental
        ),
        RuleCase(
            "plain: its end",
            [plainRental(#"{"period": "P30D"}"#, #", "expiresDate": "2026-12-10T09:00:00Z""#)],
            is: ["nonRenewing"],
            says: ["Your access ends on December 10, 2026.", lasts]
        ),
        RuleCase(
            "plain: over",
            [plainRental(#"{"period": "P30D"}"#, #", "expiresDate": "2026-11-19T09:00:00Z""#)],
            is: ["nonRenewingEnded"],
            says: ["ended on November 19, 2026"],
            neverSays: [lasts]
        ),
        RuleCase(
            "plain: without terms",
            [plainRental("{}")],
            is: ["nonRenewing"],
            neverSays: ["rental lasts", "lifetime"]
        ),
        RuleCase(
            "plain: terms of the product",
            [plainRental("{}")],
            products: [film(month, option: nil, id: "game", store: .other)],
            is: ["nonRenewing"],
            says: [lasts, started]
        ),
        RuleCase(
            "plain: its own terms first",
            [plainRental(#"{"period": "P2D"}"#.replacing("P2D", with: "P14D"))],
            products: [film(month, option: nil, id: "game", store: .other)],
            is: ["nonRenewing"],
            says: ["The rental lasts 14 days."],
            neverSays: [lasts, started]
        ),
        RuleCase(
            "plain: a time that cannot be read leaves out the length too",
            [plainRental(#"{"period": "P30D", "afterStart": "2 days"}"#)],
            is: ["nonRenewing"],
            neverSays: [lasts, "start using"]
        ),
        RuleCase("plain: no object", [plainRental("true")], is: ["unknown"], neverSays: ["lifetime"]),
        RuleCase(
            "plain: what is kept is no rental",
            [plainRental(#"{"period": "P30D"}"#, #", "productType": "nonConsumable""#)],
            is: ["unknown"],
            neverSays: [lasts, "lifetime"]
        ),
        RuleCase(
            "plain: both cannot be",
            [plainRental(#"{"period": "P30D"}"#, #", "preorder": {"release": "2026-12-24T08:00:00Z"}"#)],
            is: ["unknown"],
            neverSays: [lasts, charged]
        ),
    ]
}
