import PaywrightModel
import Testing

/// "`null` if it is a lifetime entitlement": access that does not end, of a purchase that states no end itself.
@Suite("RevenueCat, version 1: access for life by an entitlement")
struct RevenueCatEntitlementTests {
    private static func bought(
        _ entitlement: String? = #"{"expires_date": null, "product_identifier": "coins_100"}"#,
        store: String = "app_store"
    ) -> [String] {
        let entitlements = entitlement.map { #"{"pro": \#($0)}"# } ?? "{}"
        let answer = RevenueCatSubscriber.oneTime(store: store)
        return [answer.replacing(#""entitlements": {}"#, with: #""entitlements": \#(entitlements)"#)]
    }

    private static func subscription(
        _ end: String,
        entitled: String = "null",
        _ fields: [String: String] = [:]
    ) -> [String] {
        let answer = RevenueCatSubscriber.subscription(
            ["expires_date": end].merging(fields) { $1 },
            entitlementEnd: "E"
        )
        return [answer.replacing(#""E""#, with: entitled)]
    }

    private static let renewal = ["renews", "automatically", "cancel", "charged"]

    static let cases: [RuleCase] = [
        RuleCase("bought once", bought(), is: ["lifetime"], neverSays: renewal),
        RuleCase("of a store of any kind", bought(store: "rc_billing"), is: ["lifetime"], neverSays: renewal),
        RuleCase("no entitlement", bought(nil), is: ["purchased"]),
        RuleCase(
            "an entitlement without the field",
            bought(#"{"product_identifier": "coins_100"}"#),
            is: ["purchased"]
        ),
        RuleCase(
            "an entitlement that ends",
            bought(#"{"expires_date": "2027-01-02T08:00:00Z", "product_identifier": "coins_100"}"#),
            is: ["nonRenewing"],
            says: ["January 2, 2027"],
            neverSays: ["keep"]
        ),
        RuleCase(
            "an entitlement that has ended",
            bought(#"{"expires_date": "2026-11-15T08:00:00Z", "product_identifier": "coins_100"}"#),
            is: ["nonRenewingEnded"],
            says: ["November 15, 2026"]
        ),
        RuleCase(
            "two entitlements of it, with two ends",
            bought(
                #"{"expires_date": "2027-01-02T08:00:00Z", "product_identifier": "coins_100"}, "#
                    + #""plus": {"expires_date": "2027-02-02T08:00:00Z", "product_identifier": "coins_100"}"#
            ),
            is: ["purchased"],
            neverSays: ["2027"]
        ),
        RuleCase(
            "an end that cannot be read",
            bought(#"{"expires_date": 7, "product_identifier": "coins_100"}"#),
            is: ["purchased"]
        ),
        RuleCase(
            "the entitlement of another product",
            bought(#"{"expires_date": null, "product_identifier": "coins_200"}"#),
            is: ["purchased"]
        ),
        RuleCase(
            "an entitlement without its product",
            bought(#"{"expires_date": null, "product_identifier": null}"#),
            is: ["purchased"]
        ),
        RuleCase(
            "listed as a subscription, without an end",
            subscription("null"),
            is: ["running"],
            neverSays: ["one-time", "automatically", "has ended"]
        ),
        RuleCase(
            "listed as a subscription, and granted",
            subscription("null", ["store": #""promotional""#, "period_type": #""promotional""#]),
            is: ["lifetime"],
            neverSays: ["one-time purchase", "automatically"]
        ),
        RuleCase(
            "granted, and no entitlement states that it has no end",
            [
                RevenueCatSubscriber.subscription(
                    ["store": #""promotional""#, "period_type": #""promotional""#, "expires_date": "null"],
                    entitlementEnd: "2026-12-02T08:00:00Z"
                )
            ],
            is: ["unknown"],
            neverSays: ["purchased", "Purchased", "This purchase", "lifetime"]
        ),
        RuleCase(
            "listed as a subscription, with an end",
            subscription(#""2026-12-02T08:00:00Z""#),
            is: ["active"],
            says: ["December 2, 2026"]
        ),
        RuleCase("an end of the subscription that cannot be read", subscription("7"), is: ["unknown"]),
        RuleCase(
            "refunded",
            subscription("null", ["refunded_at": #""2026-11-10T08:00:00Z""#]),
            is: ["refunded"],
            neverSays: ["keep", "lifetime"]
        ),
    ]

    @Test(arguments: cases)
    func access(_ ruleCase: RuleCase) async throws { try await ruleCase.check() }
}
