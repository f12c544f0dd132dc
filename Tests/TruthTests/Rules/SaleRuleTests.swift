import Paywright
import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

/// Written from the documentation of androidpublisher v3, revision 20261026 (PreorderOfferDetails has the release alone,
/// RentOfferDetails no field), of one-time purchases ("when a pre-order is fulfilled its purchase state changes to PURCHASED") and
/// of the forms of this package.
@Suite("Orders before a release, and rentals")
struct SaleRuleTests {
    typealias Sample = GooglePlayPurchaseSample

    static let release = "2026-12-24T08:00:00Z"
    static let charged = "You’re charged when it’s released."
    static let waits = "It’s waiting for approval or payment."
    /// No field of an order states an amount, an approval, a way out or access.
    static let neverOfOrder = ["$", "€", waits, "is complete", "cancel", "renew", "have access", "trial"]
    /// No field of a rental states when it ends, or that it was begun.
    static let neverOfRental = ["until", "November", "December", "ended", "lifetime", "charged", "days left"]

    static func order(
        _ release: String? = release,
        state: String? = "PENDING",
        order: String? = nil,
        completed: String? = nil,
        refundable: Int = 1
    ) -> String {
        let time = release.map { "{\"preorderReleaseTime\": \"\($0)\"}" } ?? "{}"
        let item = Sample.item("game", refundable: refundable, more: [("preorderOfferDetails", time)])
        return Sample.purchase(state, items: [item], order: order, completed: completed)
    }

    static func rental(_ state: String = "PURCHASED", completed: String? = Sample.completed) -> String {
        Sample.purchase(
            state,
            items: [Sample.rental()],
            order: state == "PENDING" ? nil : "GPA.1",
            completed: completed
        )
    }

    static func film(
        _ rental: Rental?,
        option: String? = "buy",
        id: String = "film",
        store: StoreName = .googlePlay
    ) -> Product {
        Product(
            id: id,
            basePlanID: option,
            store: store,
            type: rental == nil ? .nonConsumable : .nonRenewable,
            names: [],
            prices: StorefrontPrices(),
            sale: rental.map { .rental($0) }
        )
    }

    static let month = Rental(period: .days(30), afterStart: .hours(48))
    static let lasts = "The rental lasts 30 days."
    static let started = "Once you start using it, the rental ends after 48 hours at the latest."

    static func plain(
        _ purchase: String,
        state: String? = nil,
        asOf: String = "2026-11-20T09:00:00Z"
    ) -> String {
        let statement = state.map { #"{"originalID": "o1", "productID": "game", "state": "\#($0)"}"# }
        return """
            {"schema": "paywright/customer/1", "customer": "u", "asOf": "\(asOf)", "complete": true,
             "purchases": [{"productID": "game", "originalID": "o1", \(purchase)}], "subscriptions": [\(statement ?? "")]}
            """
    }

    static let plainOrder = #""productType": "nonConsumable", "preorder": {"release": "2026-12-24T08:00:00Z"}"#
    static func plainRental(_ rental: String, _ more: String = "") -> String {
        plain(#""purchaseDate": "2026-11-10T09:00:00Z", "rental": \#(rental)\#(more)"#)
    }

    static let orders: [RuleCase] = [
        RuleCase(
            "not released: the day of the release and of the charge",
            [order()],
            is: ["pendingPurchase"],
            says: ["Release date: Dec 24, 2026", "Release date: December 24, 2026. \(charged)"],
            neverSays: neverOfOrder
        ),
        RuleCase(
            "what is refundable changes nothing",
            [order(refundable: 0)],
            is: ["pendingPurchase"],
            says: [charged],
            neverSays: ["refund"]
        ),
        RuleCase(
            "an order number of its own",
            [order(order: "GPA.1")],
            is: ["pendingPurchase"],
            says: [charged],
            neverSays: neverOfOrder
        ),
        RuleCase(
            "the last second before",
            [order("2026-11-20T12:00:01Z")],
            is: ["pendingPurchase"],
            says: [charged],
            neverSays: neverOfOrder
        ),
        RuleCase(
            "the moment of the release: the answer is too old",
            [order("2026-11-20T12:00:00Z")],
            is: ["unknown"],
            neverSays: [charged, waits, "is complete"]
        ),
        RuleCase(
            "after the release: the answer is too old",
            [order("2026-11-10T08:00:00Z")],
            is: ["unknown"],
            neverSays: [charged, waits, "is complete"]
        ),
        RuleCase("without the release", [order(nil)], is: ["unknown"], neverSays: [charged, waits]),
        RuleCase("a release that is no date", [order("soon")], is: ["unknown"], neverSays: [charged, waits]),
        RuleCase(
            "released and paid for",
            [order("2026-11-10T08:00:00Z", state: "PURCHASED", order: "GPA.1", completed: Sample.completed)],
            is: ["purchased"],
            says: ["Your purchase is complete."],
            neverSays: [charged, "Release date"]
        ),
        RuleCase(
            "paid for before its release",
            [order(state: "PURCHASED", order: "GPA.1", completed: Sample.completed)],
            is: ["unknown"],
            neverSays: [charged, "is complete"]
        ),
        RuleCase(
            "cancelled before its release",
            [order(state: "CANCELLED")],
            is: ["pendingPurchaseCancelled"],
            says: ["Your purchase wasn’t completed."],
            neverSays: [charged, "refund", "Release date"]
        ),
        RuleCase(
            "cancelled after it was paid for, and refunded",
            [
                order(
                    "2026-11-10T08:00:00Z",
                    state: "CANCELLED",
                    order: "GPA.1",
                    completed: Sample.completed,
                    refundable: 0
                )
            ],
            is: ["refunded"],
            says: ["was refunded"],
            neverSays: [charged]
        ),
        RuleCase(
            "cancelled after it was paid for; a refund is not stated",
            [order("2026-11-10T08:00:00Z", state: "CANCELLED", order: "GPA.1", completed: Sample.completed)],
            is: ["unknown"],
            neverSays: [charged, "refund"]
        ),
        RuleCase("a state that is not known", [order(state: "FROZEN")], is: ["unknown"], neverSays: [charged]),
        RuleCase("without a state", [order(state: nil)], is: ["unknown"], neverSays: [charged]),
        RuleCase(
            "details that are no object",
            [
                Sample.purchase(
                    "PENDING",
                    items: [Sample.item(more: [("preorderOfferDetails", "true")])],
                    order: nil,
                    completed: nil
                )
            ],
            is: ["unknown"],
            neverSays: [charged]
        ),
        RuleCase(
            "any other purchase that waits",
            [Sample.purchase("PENDING", order: nil, completed: nil)],
            is: ["pendingPurchase"],
            says: [waits],
            neverSays: [charged, "Release date"]
        ),
        RuleCase(
            "two products, of which one is ordered before its release",
            [Sample.purchase("PENDING", items: [Sample.item(), Sample.preorder(release)], order: nil, completed: nil)],
            is: ["pendingPurchase", "pendingPurchase"],
            says: [charged, waits]
        ),
        RuleCase(
            "a product whose price is stated: what is charged on the release is not",
            [order()],
            products: [film(nil, id: "game")],
            is: ["pendingPurchase"],
            says: [charged],
            neverSays: neverOfOrder
        ),
        RuleCase(
            "plain: not released",
            [plain(plainOrder, state: "pending")],
            is: ["pendingPurchase"],
            says: ["Release date: December 24, 2026. \(charged)"],
            neverSays: neverOfOrder
        ),
        RuleCase(
            "plain: without a day",
            [plain(#""preorder": {}"#, state: "pending")],
            is: ["pendingPurchase"],
            says: ["Purchase pending", charged],
            neverSays: [waits, "Release date", "2026"]
        ),
        RuleCase(
            "plain: a release that is no date",
            [plain(#""preorder": {"release": 5}"#, state: "pending")],
            is: ["unknown"],
            neverSays: [charged]
        ),
        RuleCase(
            "plain: no object",
            [plain(#""preorder": true"#, state: "pending")],
            is: ["unknown"],
            neverSays: [charged, waits]
        ),
        RuleCase(
            "plain: no order, as it is null",
            [plain(#""preorder": null"#, state: "pending")],
            is: ["pendingPurchase"],
            says: [waits],
            neverSays: [charged]
        ),
        RuleCase(
            "plain: stated before the release that has passed",
            [plain(#""preorder": {"release": "2026-11-20T10:00:00Z"}"#, state: "pending")],
            is: ["unknown"],
            neverSays: [charged, waits]
        ),
        RuleCase(
            "plain: still waiting after the release",
            [plain(#""preorder": {"release": "2026-11-20T08:00:00Z"}"#, state: "pending")],
            is: ["pendingPurchase"],
            says: [waits],
            neverSays: [charged, "Release date"]
        ),
        RuleCase(
            "plain: released, and had",
            [plain(#""productType": "nonConsumable", "preorder": {"release": "2026-11-10T08:00:00Z"}"#)],
            is: ["lifetime"],
            neverSays: [charged, "Release date"]
        ),
        RuleCase(
            "plain: had before its release",
            [plain(plainOrder)],
            is: ["unknown"],
            neverSays: [charged, "lifetime"]
        ),
        RuleCase(
            "plain: cancelled",
            [plain(plainOrder, state: "pendingCancelled")],
            is: ["pendingPurchaseCancelled"],
            neverSays: [charged, "Release date"]
        ),
        RuleCase(
            "plain: a subscription is none",
            [
                plain(
                    #""productType": "autoRenewable", "preorder": {"release": "2026-12-24T08:00:00Z"}"#,
                    state: "pending"
                )
            ],
            is: ["unknown"],
            neverSays: [charged]
        ),
        RuleCase(
            "plain: a field with another name",
            [plain(#""preorder": {"releaseDate": "2026-12-24T08:00:00Z"}"#, state: "pending")],
            is: ["pendingPurchase"],
            neverSays: ["Release date", "December"]
        ),
    ]

    @Test("An order before a release", arguments: orders)
    func order(sample: RuleCase) async throws { try await sample.check() }

    @Test("A rental", arguments: rentals)
    func rental(sample: RuleCase) async throws { try await sample.check() }

    @Test("The timeline has the charge of the release without an amount, and no notice is due for it")
    func timeline() async throws {
        let answer = try await RuleAnswer([Self.order()])
        let purchase = try #require(answer.status.purchases.first)
        let moment = try #require(purchase.timeline.moments.first)
        #expect(purchase.timeline.moments.count == 1 && purchase.timeline.trouble == nil)
        #expect(purchase.timeline.holds == .unstated && purchase.timeline.access == .notYet)
        #expect(moment.at == .date(try #require(Instant(rfc3339: Self.release))))
        #expect(moment.charge == .notStated(.store) && moment.changes == [.releases] && moment.wayOut == .notStated)
        #expect(purchase.noticeEvents.isEmpty)
        #expect(purchase.sale == .preorder(Preorder(release: moment.at.date)))
    }
}
