/// What stores send to servers beside the answers that are read.
extension ForeignForm {
    static let stores: [ForeignForm] = [
        ForeignForm(
            "an answer of Amazon’s Billing Compatibility SDK in the shape of Google Play",
            .purchases,
            instead: "\(amazonAnswer), or \(ownForm)",
            FormMarks(any: [amazonFields], texts: ["kind": "androidpublisher#subscriptionPurchaseV2"]),
            FormMarks(any: [amazonFields, ["subscriptionState"]])
        ),
        ForeignForm(
            "a purchase of Cafe Bazaar in the shape of Google Play",
            .purchases,
            instead: ownForm,
            FormMarks(all: ["validUntilTimestampMsec"]),
            FormMarks(texts: ["kind": "androidpublisher#inappPurchase"])
        ),
        ForeignForm(
            "a subscription of Google Play in version 1 (purchases.subscriptions)",
            .purchases,
            instead: "purchases.subscriptionsv2, requested with the same purchase token",
            FormMarks(
                none: ["lineItems", "subscriptionState"],
                texts: ["kind": "androidpublisher#subscriptionPurchase"]
            ),
            FormMarks(all: ["expiryTimeMillis"], any: [["startTimeMillis", "autoRenewing", "paymentState", "orderId"]])
        ),
        ForeignForm(
            "voided purchases of Google Play (purchases.voidedpurchases)",
            .purchases,
            instead: "\(purchaseAnswer), requested with the purchaseToken of each",
            FormMarks(all: ["voidedPurchases"]),
            FormMarks(texts: ["kind": "androidpublisher#voidedPurchase"]),
            FormMarks(all: ["voidedTimeMillis"])
        ),
        ForeignForm(
            "an order of Google Play (orders.get)",
            .purchases,
            instead: "\(purchaseAnswer), requested with the purchaseToken of the order",
            FormMarks(texts: ["kind": "androidpublisher#order"]),
            FormMarks(all: ["developerRevenueInBuyerCurrency"]),
            FormMarks(all: ["orderId", "lineItems"]),
            FormMarks(all: ["orderId", "orderHistory"]),
            FormMarks(all: ["orderId", "orderDetails"])
        ),
        ForeignForm(
            "a real-time developer notification of Google Play",
            .purchases,
            instead: "\(purchaseAnswer), requested with the purchaseToken that the notification names",
            FormMarks(all: ["subscriptionNotification"]),
            FormMarks(all: ["oneTimeProductNotification"]),
            FormMarks(all: ["voidedPurchaseNotification"]),
            FormMarks(all: ["pendingRefundReviewNotification"]),
            FormMarks(all: ["testNotification", "packageName"]),
            FormMarks(all: ["message.data"], any: [["message.messageId", "message.message_id", "subscription"]]),
            FormMarks(all: ["ackId", "message"]),
            FormMarks(all: ["messageId", "data"], any: [["publishTime", "attributes"]]),
            FormMarks(all: ["notificationType", "purchaseToken"]),
            FormMarks(all: ["refundType", "purchaseToken"])
        ),
        ForeignForm(
            "an answer of Google Play with the names of .NET’s properties",
            .purchases,
            instead: "the JSON as the Google Play Developer API sent it: \"subscriptionState\", \"lineItems\"",
            FormMarks(all: ["SubscriptionState"], any: [["LineItems", "Kind", "StartTime", "LatestOrderId"]]),
            FormMarks(all: ["LineItems"], any: [["Kind", "StartTime", "LatestOrderId"]]),
            FormMarks(beginnings: ["Kind": "androidpublisher#"]),
            FormMarks(all: ["ExpiryTimeMillis"])
        ),
        ForeignForm(
            "a real-time notification of the Amazon Appstore",
            .purchases,
            instead: "\(amazonAnswer), requested with its receiptId",
            FormMarks(all: ["receiptId", "notificationType"]),
            FormMarks(all: ["appPackageName"], any: [["receiptId", "notificationType", "appUserId"]]),
            FormMarks(all: ["TopicArn"], any: [["Message", "SubscribeURL"]])
        ),
        ForeignForm(
            "an App Store Server Notification of version 1",
            .purchases,
            instead: "a notification of version 2 (signedPayload), or Get All Subscription Statuses",
            FormMarks(all: ["unified_receipt"]),
            FormMarks(
                all: ["notification_type"],
                any: [["latest_receipt", "latest_receipt_info", "auto_renew_status", "bid"]]
            ),
            FormMarks(all: ["auto_renew_adam_id"]),
            FormMarks(all: ["auto_renew_status_change_date"], none: ["original_transaction_id"])
        ),
        ForeignForm(
            "a part of an answer of verifyReceipt",
            .purchases,
            instead: "the whole answer, with latest_receipt_info and pending_renewal_info",
            FormMarks(
                all: ["original_transaction_id", "product_id"],
                any: [["purchase_date", "purchase_date_ms", "auto_renew_product_id"]],
                none: partsOfReceiptAnswer
            ),
            FormMarks(all: ["in_app"], none: partsOfReceiptAnswer)
        ),
        ForeignForm(
            "a verified transaction of StoreKit as an app prints it",
            .purchases,
            instead: "the signed transaction itself (jwsRepresentation), or \(appStoreAnswer)",
            FormMarks(all: ["header", "payload", "signature"])
        ),
        ForeignForm(
            "Get Notification History of the App Store Server API",
            .purchases,
            instead: "each signedPayload of its notificationHistory as an input of its own customer",
            FormMarks(all: ["notificationHistory"])
        ),
        ForeignForm(
            "an answer of the App Store Server API without purchases",
            .other,
            instead: appStoreAnswer,
            FormMarks(all: ["testNotificationToken"]),
            FormMarks(all: ["sendAttempts"], none: ["signedPayload"]),
            FormMarks(all: ["errorCode", "errorMessage"]),
            FormMarks(all: ["webOrderLineItemId", "effectiveDate"]),
            FormMarks(all: ["requestIdentifier"], any: [["succeededCount", "failedCount"]]),
            FormMarks(all: ["signedAppTransactionInfo"], none: ["notificationType"])
        ),
        ForeignForm(
            "an app transaction",
            .other,
            instead: appStoreAnswer,
            FormMarks(all: ["receiptCreationDate"]),
            FormMarks(all: ["originalApplicationVersion"], none: ["originalAppUserId"])
        ),
        ForeignForm(
            "a request for a retention message",
            .other,
            instead: appStoreAnswer,
            FormMarks(all: ["requestIdentifier", "userLocale"])
        ),
        ForeignForm("an Advanced Commerce item", .other, instead: appStoreAnswer, FormMarks(all: ["SKU"])),
        ForeignForm(
            "an error of the Google Play Developer API",
            .other,
            instead: googlePlayAnswer,
            FormMarks(all: ["error.code", "error.message"])
        ),
    ]

    private static let partsOfReceiptAnswer = ["receipt", "latest_receipt_info", "pending_renewal_info", "status"]

    /// What Amazon’s answers have and Google Play’s have not.
    private static let amazonFields = [
        "testTransaction", "cancelDate", "cancelReason", "parentProductId", "productType", "promotions", "receiptId",
        "term",
        "termSku", "fulfillmentDate", "fulfillmentResult", "renewalDate", "betaProduct",
    ]
}
