import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

/// Written from the documentation of androidpublisher v3, revision 20261026: ProductPurchaseV2, ProductLineItem,
/// ProductOfferDetails, PurchaseStateContext, PreorderOfferDetails, RentOfferDetails, TestPurchaseContext and ProductPurchase.
@Suite("Google Play: what was bought once")
struct GooglePlayPurchaseTests {
    private typealias Sample = GooglePlayPurchaseSample

    private static let subscriptionWords = ["renew", "subscription", "charged", "cancel"]

    static let productsV2: [TillSample] = [
        TillSample(
            "bought; the kind of product is not stated",
            [Sample.purchase()],
            is: ["purchased"],
            says: ["purchase is complete"],
            neverSays: subscriptionWords + ["lifetime", "again"]
        ),
        TillSample(
            "used up: it can be bought again",
            [Sample.purchase(items: [Sample.item(consumed: true)])],
            is: ["consumable"],
            says: ["purchase is complete", "again"],
            neverSays: subscriptionWords + ["lifetime", "Quantity"]
        ),
        TillSample(
            "three, used up",
            [Sample.purchase(items: [Sample.item(consumed: true, quantity: 3, refundable: 3)])],
            is: ["consumable"],
            says: ["Quantity: 3"]
        ),
        TillSample(
            "without a quantity",
            [Sample.purchase(items: [Sample.item(consumed: true, quantity: nil, refundable: nil)])],
            is: ["consumable"],
            neverSays: ["Quantity"]
        ),
        TillSample(
            "not paid for yet",
            [Sample.purchase("PENDING", order: nil, completed: nil)],
            is: ["pendingPurchase"],
            says: ["isn’t complete yet"],
            neverSays: ["is complete"]
        ),
        TillSample(
            "not paid for yet: nothing was refunded, whatever can be",
            [Sample.purchase("PENDING", items: [Sample.item(refundable: 0)], order: nil, completed: nil)],
            is: ["pendingPurchase"],
            neverSays: ["refunded"]
        ),
        TillSample(
            "cancelled before it was paid for",
            [Sample.purchase("CANCELLED", order: nil, completed: nil)],
            is: ["pendingPurchaseCancelled"],
            says: ["wasn’t completed"],
            neverSays: ["refunded", "have access"]
        ),
        TillSample(
            "cancelled before it was paid for: nothing was refunded, whatever can be",
            [Sample.purchase("CANCELLED", items: [Sample.item(refundable: 0)], order: nil, completed: nil)],
            is: ["pendingPurchaseCancelled"],
            neverSays: ["refunded"]
        ),
        TillSample(
            "cancelled and refunded",
            [Sample.purchase("CANCELLED", items: [Sample.item(refundable: 0)])],
            is: ["refunded"],
            says: ["Your purchase was refunded."],
            neverSays: ["Part of"]
        ),
        TillSample(
            "cancelled, without a word of a refund",
            [Sample.purchase("CANCELLED", items: [Sample.item(refundable: nil)])],
            is: ["unknown"],
            neverSays: ["refunded", "is complete"]
        ),
        TillSample(
            "cancelled, and not refunded",
            [Sample.purchase("CANCELLED")],
            is: ["unknown"],
            neverSays: ["refunded", "is complete"]
        ),
        TillSample(
            "refunded, and not cancelled: that access ended is not stated",
            [Sample.purchase(items: [Sample.item(refundable: 0)])],
            is: ["refunded"],
            says: ["Your purchase was refunded."],
            neverSays: ["access", "Part of"]
        ),
        TillSample(
            "one of three refunded",
            [Sample.purchase(items: [Sample.item(consumed: true, quantity: 3, refundable: 2)])],
            is: ["refunded"],
            says: ["Part of your purchase was refunded."],
            neverSays: ["access"]
        ),
        TillSample(
            "more can be refunded than were bought",
            [Sample.purchase(items: [Sample.item(quantity: 1, refundable: 2)])],
            is: ["unknown"]
        ),
        TillSample(
            "a rental: its end is not stated",
            [Sample.purchase(items: [Sample.rental()])],
            is: ["nonRenewing"],
            says: ["doesn’t renew automatically"],
            neverSays: ["lifetime", "until", "November", "December"]
        ),
        TillSample(
            "a rental that was cancelled and refunded",
            [Sample.purchase("CANCELLED", items: [Sample.rental(refundable: 0)])],
            is: ["refunded"],
            says: ["was refunded"]
        ),
        TillSample(
            "a rental that was refunded: whether it goes on is not stated",
            [Sample.purchase(items: [Sample.rental(refundable: 0)])],
            is: ["unknown"],
            neverSays: ["access has ended", "is complete"]
        ),
        TillSample(
            "ordered before its release",
            [Sample.purchase(items: [Sample.preorder("2026-12-24T08:00:00Z")])],
            is: ["unknown"],
            neverSays: ["is complete"]
        ),
        TillSample(
            "ordered before its release, not charged yet",
            [
                Sample.purchase(
                    "PENDING",
                    items: [Sample.preorder("2026-12-24T08:00:00Z")],
                    order: nil,
                    completed: nil
                )
            ],
            is: ["pendingPurchase"],
            days: ["2026-12-24"],
            says: ["Release date: December 24, 2026."],
            neverSays: ["It’s waiting"]
        ),
        TillSample(
            "released",
            [Sample.purchase(items: [Sample.preorder("2026-11-10T08:00:00Z")])],
            is: ["purchased"],
            says: ["purchase is complete"]
        ),
        TillSample(
            "ordered before a release of which no day is stated",
            [Sample.purchase(items: [Sample.preorder(nil)])],
            is: ["unknown"]
        ),
        TillSample(
            "two products in one purchase",
            [Sample.purchase(items: [Sample.item(), Sample.item("sword")])],
            is: ["purchased", "purchased"]
        ),
        TillSample(
            "two products, of which one is used up",
            [Sample.purchase(items: [Sample.item(consumed: true), Sample.item("sword")])],
            is: ["consumable", "purchased"]
        ),
        TillSample(
            "two of one product, of which one is refunded",
            [
                Sample.purchase(items: [Sample.item(consumed: true, refundable: 0), Sample.item(consumed: true)])
            ],
            is: ["consumable", "refunded"]
        ),
        TillSample(
            "by a license tester",
            [Sample.purchase(more: [("testPurchaseContext", #"{"fopType": "TEST"}"#)])],
            is: ["purchased"]
        ),
        TillSample("with a code, and so without an order", [Sample.purchase(order: nil)], is: ["purchased"]),
        TillSample(
            "without the details of the offer",
            [Sample.purchase(items: [#"{"productId": "coins"}"#])],
            is: ["purchased"]
        ),
        TillSample("a state that is not known", [Sample.purchase("FROZEN")], is: ["unknown"]),
        TillSample("without a state", [Sample.purchase(nil)], is: ["unknown"]),
        TillSample(
            "a state without a value",
            [Sample.purchase(nil, more: [("purchaseStateContext", "{}")])],
            is: ["unknown"]
        ),
        TillSample(
            "the same answer twice",
            [Sample.purchase(), Sample.purchase()],
            is: ["purchased"]
        ),
    ]

    static let products: [TillSample] = [
        TillSample(
            "bought; the kind of product is not stated",
            [Sample.old()],
            is: ["purchased"],
            says: ["purchase is complete"],
            neverSays: subscriptionWords + ["lifetime", "again"]
        ),
        TillSample("used up", [Sample.old(consumed: 1)], is: ["consumable"], says: ["again"]),
        TillSample(
            "seven, used up",
            [Sample.old(consumed: 1, more: [("quantity", "7"), ("refundableQuantity", "7")])],
            is: ["consumable"],
            says: ["Quantity: 7"]
        ),
        TillSample(
            "without a consumption state",
            [Sample.old(consumed: nil)],
            is: ["purchased"],
            neverSays: ["again"]
        ),
        TillSample(
            "not paid for yet",
            [Sample.old(2, order: nil)],
            is: ["pendingPurchase"],
            says: ["isn’t complete yet"]
        ),
        TillSample(
            "cancelled: before it was paid for, or after, is not stated",
            [Sample.old(1)],
            is: ["unknown"],
            neverSays: ["refunded", "wasn’t completed"]
        ),
        TillSample(
            "cancelled without an order, of which nothing can be refunded",
            [Sample.old(1, order: nil, more: [("refundableQuantity", "0")])],
            is: ["unknown"],
            neverSays: ["refunded"]
        ),
        TillSample(
            "cancelled and refunded",
            [Sample.old(1, more: [("refundableQuantity", "0")])],
            is: ["refunded"],
            says: ["Your purchase was refunded."]
        ),
        TillSample(
            "two of five refunded",
            [Sample.old(consumed: 1, more: [("quantity", "5"), ("refundableQuantity", "3")])],
            is: ["refunded"],
            says: ["Part of your purchase was refunded."]
        ),
        TillSample("by a code", [Sample.old(order: nil, more: [("purchaseType", "1")])], is: ["purchased"]),
        TillSample("for watching a video", [Sample.old(more: [("purchaseType", "2")])], is: ["purchased"]),
        TillSample("by a license tester", [Sample.old(more: [("purchaseType", "0")])], is: ["purchased"]),
        TillSample("without a state", [Sample.old(nil)], is: ["unknown"]),
        TillSample("a state that is not known", [Sample.old(3)], is: ["unknown"]),
        TillSample(
            "a purchase of the future",
            [Sample.old(time: #""1893456000000""#)],
            is: ["unknown"],
            neverSays: ["is complete"]
        ),
    ]

    @Test("purchases.productsv2, in four languages", arguments: productsV2)
    func newerForm(sample: TillSample) async throws { try await sample.check() }

    @Test("purchases.products, in four languages", arguments: products)
    func olderForm(sample: TillSample) async throws { try await sample.check() }

    private func imported(
        _ text: String,
        expecting expectation: HistoryExpectation = .any
    ) async throws(ImportFailure) -> HistoryImport {
        try await HistoryImporter(signatures: .unverified, expecting: expectation)
            .history(from: Array(text.utf8), file: "purchase.json")
    }

    @Test("An answer without its product is refused, with what to add")
    func withoutProduct() async throws {
        await #expect {
            _ = try await imported(Sample.old(id: nil))
        } throws: { error in
            let diagnostics = (error as? ImportFailure)?.diagnostics ?? []
            return diagnostics.map(\.code) == ["missing-product-id"]
                && diagnostics[0].expected?.contains("\"productId\"") == true
        }
    }

    @Test("What a license tester bought is left out where another environment is expected")
    func environments() async throws {
        let expected = HistoryExpectation(environment: "Production")
        for test in [
            Sample.purchase(more: [("testPurchaseContext", #"{"fopType": "TEST"}"#)]),
            Sample.old(more: [("purchaseType", "0")]),
        ] {
            await #expect {
                _ = try await imported(test, expecting: expected)
            } throws: { error in
                (error as? ImportFailure)?.diagnostics.map(\.code) == ["other-environment"]
            }
        }
        for real in [Sample.purchase(), Sample.old(more: [("purchaseType", "1")])] {
            #expect(try await imported(real, expecting: expected).history.transactions.count == 1)
        }
    }

    @Test("Both forms of one order are one purchase")
    func bothForms() async throws {
        let answer = try await RuleAnswer([Sample.purchase(), Sample.old()])
        #expect(answer.status.purchases.count == 1)
    }

    @Test("What is stated is kept")
    func facts() async throws {
        let read = try await imported(Sample.purchase(items: [Sample.item(quantity: 4, refundable: 4)]))
        let transaction = try #require(read.history.transactions.first)
        #expect(transaction.id == "GPA.3398-1-2-3")
        #expect(transaction.storefront == "DEU")
        #expect(transaction.quantity == 4)
        #expect(transaction.purchaseDate == Instant(rfc3339: Sample.completed))
        #expect(read.history.coverage == [.googlePlay: .partial])
        #expect(read.diagnostics.isEmpty)
    }

    @Test("Each is recognized by one mark")
    func marks() async throws {
        for text in [
            #"{"productLineItem": [{"productId": "a"}], "purchaseStateContext": {"purchaseState": "PURCHASED"}}"#,
            #"{"kind": "androidpublisher#productPurchaseV2", "productLineItem": [{"productId": "a"}]}"#,
            #"{"purchaseTimeMillis": "1793613600000", "purchaseState": 0, "productId": "a"}"#,
            #"{"purchaseTimeMillis": "1793613600000", "consumptionState": 0, "productId": "a"}"#,
        ] {
            #expect(try await imported(text).history.transactions.map(\.productID) == ["a"])
        }
    }
}

@Suite("Google Play: what was bought once, with one field that cannot be read")
struct GooglePlayPurchaseDamageTests {
    private typealias Sample = GooglePlayPurchaseSample

    private static let seeds: [DamageSeed] = [
        seed("bought", Sample.purchase()), seed("used up", Sample.purchase(items: [Sample.item(consumed: true)])),
        seed("three", Sample.purchase(items: [Sample.item(consumed: true, quantity: 3, refundable: 3)])),
        seed("pending", Sample.purchase("PENDING", order: nil, completed: nil)),
        seed("never completed", Sample.purchase("CANCELLED", order: nil, completed: nil)),
        seed("refunded", Sample.purchase("CANCELLED", items: [Sample.item(refundable: 0)])),
        seed("in part", Sample.purchase(items: [Sample.item(consumed: true, quantity: 3, refundable: 2)])),
        seed("rental", Sample.purchase(items: [Sample.rental()])),
        seed("released", Sample.purchase(items: [Sample.preorder("2026-11-10T08:00:00Z")])),
        seed("to come", Sample.purchase(items: [Sample.preorder("2026-12-24T08:00:00Z")])),
        seed("two", Sample.purchase(items: [Sample.item(), Sample.item("sword", consumed: true)])),
        seed("test", Sample.purchase(more: [("testPurchaseContext", #"{"fopType": "TEST"}"#)])),
        old("old", Sample.old()), old("old, used up", Sample.old(consumed: 1, more: [("quantity", "7")])),
        old("old, pending", Sample.old(2, order: nil)),
        old("old, refunded", Sample.old(1, more: [("refundableQuantity", "0")])),
        old("old, test", Sample.old(more: [("purchaseType", "0"), ("purchaseToken", #""t""#)])),
    ]

    private static func seed(_ name: String, _ text: String) -> DamageSeed {
        DamageSeed(name, text, of: "productPurchaseV2")
    }

    private static func old(_ name: String, _ text: String) -> DamageSeed {
        DamageSeed(name, text, of: "productPurchase")
    }

    @Test("Every field of the table")
    func damaged() async throws {
        let run = DamageRun(
            store: "Google Play, once",
            ledger: try FieldLedger(of: "GooglePlay/googlePlay"),
            seeds: Self.seeds
        )
        let failures = try await run.failures()
        #expect(failures.isEmpty, "\(failures.prefix(40).joined(separator: "\n"))")
    }

    @Test("What waits for its payment, never got it, or has no known state is told as no subscription")
    func kinds() async throws {
        for state in ["PENDING", "CANCELLED", "SOLD"] {
            let answer = try await RuleAnswer([Sample.purchase(state, order: nil, completed: nil)])
            #expect(answer.status.purchases.map(\.timeline.holds) == [.unstated], "\(state)")
        }
    }
}
