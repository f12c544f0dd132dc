/// Purchases as libraries of apps state them.
extension ForeignForm {
    static let libraries: [ForeignForm] = [
        ForeignForm(
            "a purchase of a library of the OpenIAP family (react-native-iap, expo-iap, flutter_inapp_purchase, kmp-iap)",
            .purchases,
            instead: "\(storeAnswer); on iOS the purchaseToken or jwsRepresentation itself is the signed transaction",
            FormMarks(none: productTitles, isOfPlatform: true),
            FormMarks(all: ["isAutoRenewing"], any: [["productId", "id"]], none: productTitles),
            FormMarks(all: ["transactionDate"], any: [["productId", "transactionId", "id"]], none: dartMarks),
            FormMarks(all: ["transactionReceipt"], any: [["productId", "transactionId", "id"]]),
            FormMarks(all: ["currentPlanId"], any: [["isActive", "productId"]]),
            FormMarks(all: ["jwsRepresentation"], any: [["productId", "transactionId", "id", "platform"]]),
            FormMarks(any: [["productId"]], none: ["productIdentifier"], texts: ["purchaseState": "purchased"]),
            FormMarks(any: [["productId"]], none: ["productIdentifier"], texts: ["purchaseState": "pending"]),
            FormMarks(all: ["renewalInfo.willAutoRenew"]),
            FormMarks(all: ["willAutoRenew"], any: [["jsonRepresentation", "autoRenewPreference"]]),
            // Events and answers of a service of the same authors.
            FormMarks(all: ["eventId", "purchaseToken", "platform"]),
            FormMarks(all: ["subscription.willRenew"])
        ),
        ForeignForm(
            "a purchase of Flutter’s in_app_purchase",
            .purchases,
            instead: "\(storeAnswer); on iOS the serverVerificationData itself is the signed transaction",
            FormMarks(all: ["verificationData"], any: [["productID", "purchaseID"]]),
            FormMarks(all: ["serverVerificationData"]),
            FormMarks(all: ["pendingCompletePurchase"], any: [["productID", "purchaseID"]])
        ),
        ForeignForm(
            "a customer or an entitlement of RevenueCat’s SDK",
            .purchases,
            instead: revenueCatAnswer,
            FormMarks(all: ["allPurchasedProductIdentifiers"]),
            FormMarks(all: ["nonSubscriptionTransactions"]),
            FormMarks(all: ["subscriptionsByProductIdentifier"]),
            FormMarks(all: ["activeSubscriptions"], any: [["entitlements", "originalAppUserId"]]),
            FormMarks(all: ["originalAppUserId"], any: [["entitlements", "firstSeen", "requestDate"]]),
            FormMarks(all: ["latestPurchaseDate"], any: [["productIdentifier", "isActive", "willRenew"]]),
            FormMarks(all: ["willRenew"], any: [["productIdentifier", "productPlanIdentifier", "isActive"]]),
            FormMarks(all: ["transactionIdentifier", "productIdentifier"]),
            FormMarks(all: ["revenueCatIdentifier"]),
            FormMarks(all: ["revenueCatId", "productId"]),
            FormMarks(containers: ["customerInfo"]),
            FormMarks(containers: ["purchaserInfo"]),
            FormMarks(containers: ["entitlements.active", "entitlements.all"])
        ),
        ForeignForm(
            "a purchase of Capacitor’s native-purchases (Cap-go)",
            .purchases,
            instead: "\(storeAnswer); on iOS the jwsRepresentation itself is the signed transaction",
            FormMarks(all: ["productIdentifier"], any: [capacitorFields], none: productTitles)
        ),
        ForeignForm(
            "an object of cordova-plugin-purchase or of its validator iaptic",
            .purchases,
            instead: storeAnswer,
            FormMarks(texts: ["className": "Transaction"]),
            FormMarks(texts: ["className": "VerifiedReceipt"]),
            FormMarks(texts: ["className": "Receipt"]),
            FormMarks(all: ["renewalIntent"]),
            FormMarks(all: ["lastRenewalDate"], any: [["isExpired", "expiryDate", "expirationDate", "products"]]),
            FormMarks(all: ["expiryDate"], any: [["isExpired", "isTrialPeriod", "isIntroPeriod"]]),
            FormMarks(all: ["ineligible_for_intro_price"]),
            FormMarks(all: ["appStoreReceipt"]),
            FormMarks(all: ["nativePurchase"]),
            FormMarks(all: ["products", "transactionId"], any: [["platform", "state", "isAcknowledged"]]),
            FormMarks(all: ["transaction", "owned"]),
            FormMarks(all: ["applicationUsername", "purchases"]),
            FormMarks(any: [["latest_receipt", "transaction", "id"]], containers: ["collection"])
        ),
        ForeignForm(
            "a receipt or a purchase of Unity IAP",
            .purchases,
            instead: "\(storeAnswer), for what the receipt’s Payload names",
            FormMarks(all: ["Payload", "Store"]),
            FormMarks(all: ["Payload", "TransactionID"]),
            FormMarks(all: ["hasReceipt"], any: [["definition", "transactionID"]]),
            FormMarks(all: ["storeSpecificId"]),
            FormMarks(all: ["is_auto_renewing"], any: [["is_subscribed", "is_expired"]]),
            FormMarks(all: ["subscriptionExpireDate"])
        ),
        ForeignForm(
            "a purchase of the Google Play Billing Library",
            .purchases,
            instead: googlePlayAnswer,
            FormMarks(all: ["purchaseTime"], any: [["purchaseToken", "purchaseState", "orderId"]]),
            FormMarks(all: ["mPurchaseTime"]),
            FormMarks(all: ["originalJson"], any: [["signature", "mSignature", "purchaseToken", "products", "skus"]]),
            FormMarks(all: ["mOriginalJson"]),
            FormMarks(all: ["signature", "json"]),
            FormMarks(all: ["signature"], beginnings: ["data": "{"]),
            FormMarks(all: ["purchasesList"]),
            FormMarks(all: ["purchaseToken", "products"], none: ["kind"]),
            FormMarks(all: ["purchaseToken", "acknowledged"]),
            FormMarks(all: ["purchaseToken", "packageName", "productId"], none: ["kind", "notificationType"])
        ),
        ForeignForm(
            "a transaction of StoreKit in an app, in words of its own",
            .purchases,
            instead: "\(appStoreAnswer): in the app, jwsRepresentation of the transaction",
            FormMarks(all: ["transactionState"], any: [["payment", "transactionIdentifier"]]),
            FormMarks(all: ["originalID", "productID"]),
            FormMarks(all: ["originalId", "productId"], none: ["purchaseToken"]),
            FormMarks(all: ["originalId", "productIdentifier"])
        ),
        ForeignForm(
            "a purchase of the Amazon Appstore SDK in an app",
            .purchases,
            instead: "\(amazonAnswer), requested with its receiptId",
            FormMarks(all: ["receiptId"], any: [["sku", "itemType"]], none: ["testTransaction", "betaProduct"]),
            FormMarks(all: ["requestStatus"], any: [["receipt", "receipts", "userData"]])
        ),
        ForeignForm(
            "the fields of a transaction and of renewal information in one object",
            .purchases,
            instead: """
                the two as the App Store sends them, signedTransactionInfo and signedRenewalInfo, or \(ownForm)
                """,
            FormMarks(all: ["autoRenewStatus"], any: [["transactionId", "purchaseDate", "expiresDate"]]),
            FormMarks(all: ["autoRenewProductId"], any: [["transactionId", "purchaseDate", "expiresDate"]])
        ),
    ]

    /// What products of the libraries have and purchases have not.
    static let productTitles = [
        "title", "displayName", "displayPrice", "localizedPrice", "priceString", "localizedTitle", "price_string",
    ]

    private static let dartMarks = productTitles + ["verificationData"]

    private static let capacitorFields = [
        "transactionId", "willCancel", "isActive", "subscriptionState", "purchaseState", "purchaseToken",
        "expirationDate",
        "purchaseDate", "receipt", "jwsRepresentation",
    ]
}
