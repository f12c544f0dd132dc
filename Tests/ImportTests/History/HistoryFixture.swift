#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// What stores say about customers, in small valid parts for a test to change.
enum HistoryFixture {
    static let transaction: Tree = [
        "transactionId": "2001", "originalTransactionId": "1001", "productId": "ocean.monthly",
        "subscriptionGroupIdentifier": "G1", "purchaseDate": .source("1700000000000"),
        "originalPurchaseDate": .source("1690000000000"), "expiresDate": .source("1702600000000"), "quantity": 1,
        "type": "Auto-Renewable Subscription", "inAppOwnershipType": "PURCHASED",
        "signedDate": .source("1700000005000"), "storefront": "USA", "currency": "USD", "price": 10990,
        "offerType": 1, "offerDiscountType": "PAY_AS_YOU_GO", "offerPeriod": "P1M", "bundleId": "com.example.ocean",
        "environment": "Production",
    ]

    static let renewal: Tree = [
        "originalTransactionId": "1001", "productId": "ocean.monthly", "autoRenewProductId": "ocean.yearly",
        "autoRenewStatus": 1, "renewalDate": .source("1702600000000"), "signedDate": .source("1700000009000"),
        "renewalPrice": 59990, "currency": "USD", "environment": "Production",
    ]

    static func item(_ status: Tree = 1, transaction: Tree = transaction, renewal: Tree = renewal) -> Tree {
        [
            "originalTransactionId": "1001", "status": status, "signedTransactionInfo": transaction,
            "signedRenewalInfo": renewal,
        ]
    }

    static func statuses(_ items: Tree..., group: Tree = "G1") -> Tree {
        ["data": [["subscriptionGroupIdentifier": group, "lastTransactions": .array(items)]]]
    }

    static func notification(_ type: Tree = "DID_RENEW", subtype: Tree = nil, data: Tree = item()) -> Tree {
        [
            "notificationType": type, "subtype": subtype, "version": "2.0", "signedDate": .source("1700000099000"),
            "data": data,
        ]
    }

    static let purchase: Tree = [
        "quantity": "1", "product_id": "ocean.monthly", "transaction_id": "2001", "original_transaction_id": "1001",
        "purchase_date": "2023-11-14 22:13:20 Etc/GMT", "purchase_date_ms": "1700000000000",
        "purchase_date_pst": "2023-11-14 14:13:20 America/Los_Angeles", "original_purchase_date_ms": "1690000000000",
        "expires_date_ms": "1702600000000", "is_trial_period": "false", "is_in_intro_offer_period": "false",
        "subscription_group_identifier": "G1", "in_app_ownership_type": "PURCHASED",
    ]

    static let pendingRenewal: Tree = [
        "original_transaction_id": "1001", "product_id": "ocean.monthly", "auto_renew_product_id": "ocean.yearly",
        "auto_renew_status": "1", "is_in_billing_retry_period": "0",
    ]

    static func receipt(_ purchases: Tree..., inApp: [Tree] = [], renewals: [Tree] = []) -> Tree {
        [
            "status": 0, "environment": "Production",
            "receipt": [
                "bundle_id": "com.example.ocean", "request_date_ms": "1700000099000", "in_app": .array(inApp),
            ],
            "latest_receipt_info": .array(purchases), "pending_renewal_info": .array(renewals), "latest_receipt": "",
        ]
    }

    /// Signed data with a payload, and a signature that is none.
    static func signed(_ payload: Tree) -> Tree {
        .string(["{\"alg\":\"ES256\"}", payload.description, "signature"].map(base64URL).joined(separator: "."))
    }

    private static func base64URL(_ text: String) -> String {
        Data(text.utf8).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}

func importedHistory(_ tree: Tree) async throws(ImportFailure) -> HistoryImport {
    try await importedHistory(text: tree.description)
}

func importedHistory(text: String) async throws(ImportFailure) -> HistoryImport {
    try await HistoryImporter(signatures: .unverified).history(from: Array(text.utf8), file: "customer.json")
}

/// The failure of an import, or nil, with a recorded issue, if it succeeds.
func historyFailure(
    _ tree: Tree,
    sourceLocation: SourceLocation = #_sourceLocation
) async -> ImportFailure? {
    await #expect(throws: ImportFailure.self, sourceLocation: sourceLocation) { try await importedHistory(tree) }
}

/// The import of one transaction.
func importedTransaction(_ tree: Tree) async throws -> (
    transaction: PurchaseTransaction, diagnostics: [Diagnostic]
) {
    let result = try await importedHistory(tree)
    return (try #require(result.history.transactions.first), result.diagnostics)
}

/// The import of one renewal information.
func importedRenewal(_ tree: Tree) async throws -> (renewal: RenewalInfo, diagnostics: [Diagnostic]) {
    let result = try await importedHistory(tree)
    return (try #require(result.history.renewals.first), result.diagnostics)
}

extension HistoryReading {
    /// That of an input without signatures, of which everything was read.
    static let ofPlainData = HistoryReading(verification: .unsigned)
}
