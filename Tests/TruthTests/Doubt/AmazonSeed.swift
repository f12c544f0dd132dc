/// Receipts of Amazon's in which nothing is broken.
enum AmazonSeed {
    private static let time = AmazonReceiptText.time
    private static let end = time("2026-12-02T08:00:00Z")

    private static func seed(_ name: String, _ fields: [String: String] = [:]) -> DamageSeed {
        DamageSeed(name, AmazonReceiptText.receipt(fields), of: "receipt")
    }

    private static func cancelled(_ reason: String) -> [String: String] {
        ["autoRenewing": "false", "cancelDate": time("2026-11-10T08:00:00Z"), "cancelReason": reason]
    }

    private static func promotion(_ type: String, _ status: String) -> [String: String] {
        ["promotions": #"[{"promotionType": "\#(type)", "promotionStatus": "\#(status)"}]"#]
    }

    private static let introductory = "Introductory Price - All customers"

    static let all = [
        seed("running"), seed("does not renew", ["autoRenewing": "false"]),
        seed(
            "over",
            [
                "autoRenewing": "false", "renewalDate": time("2026-11-10T08:00:00Z"),
                "cancelDate": time("2026-11-10T08:00:00Z"),
            ]
        ),
        seed("trial", ["freeTrialEndDate": end]),
        seed("cancelled trial", ["freeTrialEndDate": end, "autoRenewing": "false"]),
        seed("after a trial", ["freeTrialEndDate": time("2026-10-02T08:00:00Z")]),
        seed("cancelled", cancelled("0")), seed("cancelled by the customer", cancelled("1")),
        seed("cancelled by Amazon", cancelled("2")), seed("another tier", cancelled("4")),
        seed("to be cancelled", ["autoRenewing": "false", "cancelDate": end, "cancelReason": "1"]),
        seed(
            "grace period",
            ["renewalDate": time("2026-11-18T08:00:00Z"), "gracePeriodEndDate": time("2026-11-25T08:00:00Z")]
        ),
        seed("no grace period", ["gracePeriodEndDate": end]),
        seed("introductory price", promotion(introductory, "InProgress")),
        seed("a promotion to come", promotion(introductory, "Queued")),
        seed("a promotion that is over", promotion(introductory, "Completed")),
        seed("a promotion for those who come back", promotion("Win-back", "InProgress")),
        seed("another plan", ["deferredSku": #""com.example.pro.yearly""#, "deferredDate": end]),
        seed("the same plan by its term", ["deferredSku": #""com.example.pro.monthly""#, "deferredDate": end]),
        seed("sandbox", ["testTransaction": "true", "betaProduct": "true"]),
        seed("consumable", ["productType": #""CONSUMABLE""#, "renewalDate": "null", "quantity": "3"]),
        seed("entitlement", ["productType": #""ENTITLED""#, "renewalDate": "null", "autoRenewing": "false"]),
        seed(
            "cancelled entitlement",
            ["productType": #""ENTITLED""#, "renewalDate": "null", "cancelDate": time("2026-11-10T08:00:00Z")]
        ),
    ]
}
