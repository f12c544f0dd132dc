import Testing

/// What takes the place of an item of a Google Play purchase, or takes it out. Written from the documentation of
/// `SubscriptionPurchaseLineItem` alone: €9.99 a month until 2 December 2026, read on 20 November.
@Suite("Google Play: what becomes of an item")
struct GooglePlayItemTests {
    private typealias Sample = GooglePlaySample

    private static let itself = #", "deferredItemReplacement": {"productId": "ocean"}"#
    private static let removal = #", "deferredItemRemoval": {}"#

    /// The item that has not begun: it has no end.
    private static func coming(_ details: String) -> String {
        Sample.item(end: nil, plan: Sample.plan(Sample.money("99")), details: details, phase: nil, order: nil)
    }

    private static func bound(_ left: Int) -> String {
        Sample.item("tide", plan: Sample.plan(more: Sample.installments(left: left)), more: removal)
    }

    static let cases: [ChargeCase] = [
        ChargeCase(
            "another base plan of the same product takes its place: a change of plan, without an amount",
            [Sample.subscription(items: Sample.item(more: itself) + "," + coming(#"{"basePlanId": "yearly"}"#))],
            is: "planChange",
            moments: [["2026-12-02 not stated plan ocean:yearly"]],
            says: ["December 2", "To avoid this"],
            never: ["€"]
        ),
        ChargeCase(
            "the same base plan takes its place: nothing is known to change",
            [Sample.subscription(items: Sample.item(more: itself) + "," + coming(#"{"basePlanId": "monthly"}"#))],
            is: "active",
            moments: [["2026-12-02 not stated"]],
            never: ["€"]
        ),
        ChargeCase(
            "an item is taken out",
            [Sample.subscription(items: Sample.item() + "," + Sample.item("tide", more: removal))],
            is: "active",
            "removed",
            moments: [["2026-12-02 EUR 9.99"], ["2026-12-02 none itemEnds"]]
        ),
        ChargeCase(
            "an item is taken out that has committed payments left: whether they come is not stated",
            [Sample.subscription(items: Sample.item() + "," + bound(3))],
            is: "active",
            "running",
            moments: [["2026-12-02 EUR 9.99"], ["2026-12-02 not stated"]],
            never: ["access ends"]
        ),
        ChargeCase(
            "an item without an end that no replacement introduces: whether it has begun is not stated",
            [Sample.subscription(items: Sample.item() + "," + Sample.item("tide", end: nil))],
            is: "active",
            "unknown",
            moments: [["2026-12-02 EUR 9.99"], []]
        ),
    ]

    @Test("Items", arguments: cases)
    func becomes(item: ChargeCase) async throws { try await item.check() }
}
