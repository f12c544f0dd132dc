internal import PaywrightJSON

/// How a store's forms are recognized: by marks that no other form has. Those of a service or a shop that has several forms
/// stand beside their readers: `RevenueCatForm`, `StripeSubject`, `PaddleForm`, `AmazonReceipt`.
extension HistoryForm {
    /// A form and its marks, each of which is enough.
    final class Row: Sendable {
        let form: HistoryForm
        private let marks: [FormMarks]
        /// What shows the form and is more than names of members; nil where nothing does.
        private let isRecognized: (@Sendable (JSONNode) -> Bool)?
        /// Members of which an object of the form states one.
        let keys: [String]

        init(
            form: HistoryForm,
            marks: [FormMarks],
            by names: [String] = [],
            isRecognized: (@Sendable (JSONNode) -> Bool)? = nil
        ) {
            (self.form, self.marks, self.isRecognized) = (form, marks, isRecognized)
            keys = marks.flatMap(\.keys) + names
        }

        func match(_ node: JSONNode) -> Bool { marks.match(node) || isRecognized?(node) == true }
    }

    /// The form of a store that an object has the marks of.
    static func store(_ node: JSONNode) -> HistoryForm? {
        guard let members = node.value?.objectValue?.members else { return nil }
        for row in index.rows(of: members) where rows[row].match(node) { return rows[row].form }
        return nil
    }

    private static let index = FormIndex(rows.map(\.keys))
    /// Members of which an object of one of these forms states one.
    static let keys = rows.flatMap(\.keys)

    private static let rows = [
        Row(
            form: .notification,
            marks: [
                FormMarks(all: ["signedPayload"]),
                FormMarks(
                    all: ["notificationType"],
                    any: [["data", "summary", "externalPurchaseToken", "appData", "notificationUUID", "signedDate"]]
                ),
            ]
        ),
        Row(form: .transactionHistory, marks: [FormMarks(all: ["signedTransactions"])]),
        Row(
            form: .statusResponse,
            marks: [FormMarks(all: ["lastTransactions"])],
            by: ["data"],
            isRecognized: isStatusResponse
        ),
        Row(
            form: .signedInfo,
            marks: [
                FormMarks(any: [["signedTransactionInfo", "signedRenewalInfo"]]),
                // As servers name the two once they have decoded them.
                FormMarks(any: [["transactionInfo.productId", "transactionInfo.originalTransactionId"]]),
                FormMarks(any: [["renewalInfo.autoRenewStatus", "renewalInfo.autoRenewProductId"]]),
            ],
            by: ["status"],
            isRecognized: isStatusAlone
        ),
        Row(
            form: .googlePlaySubscription,
            marks: [
                FormMarks(beginnings: ["subscriptionState": "SUBSCRIPTION_STATE_"]),
                FormMarks(texts: ["kind": "androidpublisher#subscriptionPurchaseV2"]),
                FormMarks(
                    all: ["lineItems"],
                    any: [
                        [
                            "subscriptionState", "latestOrderId", "startTime", "acknowledgementState",
                            "linkedPurchaseToken",
                        ]
                    ]
                ),
            ]
        ),
        Row(
            form: .googlePlayPurchase(.productV2),
            marks: [
                FormMarks(texts: ["kind": "androidpublisher#productPurchaseV2"]),
                FormMarks(all: ["productLineItem"]),
                FormMarks(all: ["purchaseStateContext"]),
            ]
        ),
        Row(
            form: .googlePlayPurchase(.product),
            marks: [
                FormMarks(none: ["testTransaction"], texts: ["kind": "androidpublisher#productPurchase"]),
                FormMarks(
                    all: ["purchaseTimeMillis"],
                    any: [["purchaseState", "consumptionState"]],
                    none: ["testTransaction"]
                ),
            ]
        ),
        Row(
            form: .receipt,
            marks: [
                FormMarks(any: [["latest_receipt_info", "pending_renewal_info", "latest_expired_receipt_info"]]),
                FormMarks(
                    any: [
                        [
                            "receipt.in_app", "receipt.bundle_id", "receipt.bid", "receipt.product_id",
                            "receipt.receipt_type",
                            "receipt.request_date_ms", "receipt.adam_id",
                        ]
                    ],
                    containers: ["receipt"]
                ),
            ],
            by: ["status"],
            isRecognized: isReceiptStatus
        ),
        Row(
            form: .renewalInfo,
            marks: [
                FormMarks(all: ["autoRenewProductId"]),
                FormMarks(all: ["recentSubscriptionStartDate"]),
                FormMarks(
                    all: ["autoRenewStatus"],
                    any: [["originalTransactionId", "signedDate", "isInBillingRetryPeriod", "expirationIntent"]]
                ),
            ]
        ),
        Row(
            form: .transaction,
            marks: [
                FormMarks(
                    any: [
                        ["transactionId", "purchaseDate", "expiresDate"],
                        [
                            "originalTransactionId", "inAppOwnershipType", "signedDate", "webOrderLineItemId",
                            "bundleId", "transactionReason",
                        ],
                    ]
                )
            ],
            isRecognized: isTransactionOfKnownType
        ),
    ]

    /// Whether a purchase is of a type as the App Store writes it: "Auto-Renewable Subscription".
    @Sendable private static func isTransactionOfKnownType(_ node: JSONNode) -> Bool {
        ["transactionId", "purchaseDate", "expiresDate"].contains { node.states($0) }
            && AppStoreNames.productTypes.contains { $0.name == node["type"].text }
    }

    /// Whether an object is an item of a status response that has its state alone: tables of other programs have the two names too.
    @Sendable private static func isStatusAlone(_ node: JSONNode) -> Bool {
        guard node.states("originalTransactionId"), node.states("status") else { return false }
        return node.value?.objectValue?.members(besides: AppStoreFields.SignedInfo.table.names).isEmpty == true
    }

    /// Whether the object is an error of `verifyReceipt`, which has nothing but members of a response: a status that is one
    /// of its numbers.
    @Sendable private static func isReceiptStatus(_ node: JSONNode) -> Bool {
        guard node.states("status"), let object = node.value?.objectValue,
            object.members(besides: ReceiptFields.Response.table.names).isEmpty
        else { return false }
        let number =
            node["status"].text.flatMap(ExactNumber.init) ?? node["status"].value?.numberText.flatMap(ExactNumber.init)
        return number.map { $0.isWhole } == true
    }

    /// Many services answer with a list called "data"; the App Store's has subscription groups in it, and its app beside
    /// it.
    @Sendable private static func isStatusResponse(_ node: JSONNode) -> Bool {
        guard node.states("data"), let data = node["data"].elements else { return false }
        let names = ["environment", "bundleId", "appAppleId"]
        return names.contains { node.states($0) }
            || data.contains { $0.states("subscriptionGroupIdentifier") || $0.states("lastTransactions") }
    }
}
