#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Where a signature is required, what a store signs counts with one alone")
struct RequiredSignatureTests {
    /// Takes every JWS, as one whose root is trusted.
    private struct Trusting: SignedDataVerifier {
        func verifiedPayload(of compactJWS: String) async throws(SignatureRejection) -> [UInt8] {
            var text = String(compactJWS.split(separator: ".")[1])
                .replacing("-", with: "+").replacing("_", with: "/")
            text += String(repeating: "=", count: (4 - text.count % 4) % 4)
            guard let data = Data(base64Encoded: text) else { throw SignatureRejection(.malformed, "no base64") }
            return Array(data)
        }
    }

    private static let signed = HistoryFixture.signed(HistoryFixture.transaction)
    private static let stripe: Tree = [
        "object": "subscription", "id": "sub_1", "status": "active", "livemode": true, "created": 1_700_000_000,
        "currency": "eur", "start_date": 1_700_000_000, "cancel_at_period_end": false,
        "items": [
            "object": "list", "has_more": false,
            "data": [
                [
                    "id": "si_1", "object": "subscription_item", "quantity": 1, "current_period_start": 1_700_000_000,
                    "current_period_end": 1_702_600_000,
                    "price": [
                        "id": "price_1", "object": "price", "active": true, "billing_scheme": "per_unit",
                        "currency": "eur", "product": "prod_1", "type": "recurring", "unit_amount": 999,
                        "recurring": ["interval": "month", "interval_count": 1, "usage_type": "licensed"],
                    ],
                ]
            ],
        ],
    ]

    private static func plain(_ store: Tree, _ members: (String, Tree)...) -> Tree {
        var text = #"{"schema": "paywright/customer/1", "store": \#(store.description)"#
        for (name, value) in members { text += ", \"\(name)\": \(value.description)" }
        return .source(text + "}")
    }

    private static let purchases: Tree = [
        ["productID": "pro", "purchaseDate": "2023-11-14T22:13:20Z", "expiresDate": "2023-12-14T22:13:20Z"]
    ]

    private static func revenueCat(_ store: Tree) -> Tree {
        [
            "object": "subscription", "id": "sub", "store": store, "gives_access": true, "status": "active",
            "auto_renewal_status": "will_renew", "environment": "production", "product_id": "prod",
            "store_subscription_identifier": "1001", "current_period_starts_at": .source("1700000000000"),
            "current_period_ends_at": .source("1702600000000"), "starts_at": .source("1700000000000"),
        ]
    }

    private func read(
        _ tree: Tree,
        by verifier: (any SignedDataVerifier)? = Trusting(),
        isSigned: Bool = false
    ) async throws(ImportFailure) -> HistoryImport {
        let importer = HistoryImporter(
            signatures: verifier.map { .verified(by: $0) } ?? .unverified,
            requiresSignature: true
        )
        return try await importer.history(from: Array(tree.description.utf8), file: "c", isSigned: isSigned)
    }

    @Test(
        "What has none is refused in every form that states the App Store, Stripe, or no store",
        arguments: [
            HistoryFixture.transaction, HistoryFixture.renewal, HistoryFixture.receipt(HistoryFixture.purchase),
            HistoryFixture.item(), HistoryFixture.statuses(HistoryFixture.item()), HistoryFixture.notification(),
            stripe,
            ["object": "event", "id": "evt_1", "created": 1_700_000_000, "data": ["object": stripe]],
            plain("appStore", ("purchases", purchases)), plain("stripe", ("purchases", purchases)),
            plain(nil, ("purchases", purchases)), plain("other", ("purchases", purchases)),
            plain("appStore", ("complete", true), ("purchases", [])),
            plain("appStore", ("subscriptions", [["productID": "pro"]])),
            plain(
                nil,
                ("purchases", [["productID": "pro", "store": "stripe", "purchaseDate": "2023-11-14T22:13:20Z"]])
            ),
            plain("googlePlay", ("inputs", [HistoryFixture.transaction])), plain("googlePlay", ("inputs", [stripe])),
            revenueCat("app_store"), revenueCat("stripe"), ["object": "list", "items": [revenueCat("app_store")]],
            [HistoryFixture.transaction, stripe],
        ] as [Tree]
    )
    func refuses(tree: Tree) async {
        for verifier in [Trusting(), nil] as [(any SignedDataVerifier)?] {
            do {
                let imported = try await read(tree, by: verifier)
                #expect(imported.history.transactions.isEmpty && imported.history.renewals.isEmpty)
                #expect(imported.history.statements.isEmpty && !imported.history.coverage.values.contains(.full))
                #expect(!imported.history.reading.isWhole && imported.history.reading.verification == .notVerified)
                #expect(imported.diagnostics.contains { $0.code == "signature-required" })
            } catch {
                #expect(error.diagnostics.contains { $0.code == "signature-required" }, "\(error)")
            }
        }
    }

    @Test("What is signed is read, with what other stores state beside it")
    func reads() async throws {
        for tree in [
            Self.signed,
            HistoryFixture.statuses(
                HistoryFixture.item(transaction: Self.signed, renewal: HistoryFixture.signed(HistoryFixture.renewal))
            ),
            Self.plain("googlePlay", ("purchases", Self.purchases), ("inputs", [Self.signed])),
            Self.plain("paddle", ("purchases", Self.purchases)), Self.revenueCat("play_store"),
            Self.plain("appStore", ("inputs", [Self.signed])),
        ] {
            let imported = try await read(tree)
            #expect(!imported.history.transactions.isEmpty, "\(tree)")
            #expect(!imported.diagnostics.contains { $0.code == "signature-required" }, "\(imported.diagnostics)")
        }
    }

    @Test("Of an array, what has a signature is kept, and the history is not whole")
    func mixed() async throws {
        let imported = try await read([Self.signed, Self.stripe])
        #expect(imported.history.transactions.map(\.store) == [.appStore])
        #expect(!imported.history.reading.isWhole && imported.history.reading.verification == .notVerified)
        #expect(imported.diagnostics.filter { $0.code == "signature-required" }.map(\.place.path) == ["$[1]"])
    }

    @Test("A body whose own signature was verified is signed; a JWS that nothing can verify is not")
    func outside() async throws {
        let body = try await read(Self.stripe, by: nil, isSigned: true)
        #expect(body.history.transactions.map(\.store) == [.stripe] && body.diagnostics.isEmpty)
        do {
            let imported = try await read(Self.signed, by: nil)
            #expect(imported.history.transactions.isEmpty)
        } catch {
            #expect(error.diagnostics.contains { $0.code == "signature-rejected" })
        }
    }
}
