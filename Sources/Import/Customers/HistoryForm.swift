internal import PaywrightJSON

/// The forms an object about a customer can have, distinguished by the fields it has.
enum HistoryForm {
    /// App Store Server API: Get All Subscription Statuses.
    case statusResponse
    /// App Store Server API: Get Transaction History.
    case transactionHistory
    /// App Store Server Notifications V2, with the decoded payload or as `signedPayload`.
    case notification
    /// App Store Server API: an object with `signedTransactionInfo`, `signedRenewalInfo` or both, such as Get Transaction
    /// Info, or an item of a status response with `originalTransactionId` and `status` alone.
    case signedInfo
    /// A decoded `JWSTransaction`.
    case transaction
    /// A decoded `JWSRenewalInfo`.
    case renewalInfo
    /// A legacy `verifyReceipt` response.
    case receipt
    /// Google Play: `purchases.subscriptionsv2`.
    case googlePlaySubscription
    /// The package's own form.
    case plain
    /// A form of a store that says nothing about purchases, with its name.
    case unrelated(String)
    /// A map of resources by name, each of which is an input of its own.
    case mapOfInputs

    /// nil for an object of no known form.
    init?(of node: JSONNode) {
        func has(_ name: String) -> Bool { !node[name].isAbsent }
        if node["schema"].string?.hasPrefix("paywright/customer/") == true {
            self = .plain
        } else if has("notificationType") || has("signedPayload") {
            self = .notification
        } else if has("signedTransactions") {
            self = .transactionHistory
        } else if Self.isStatusResponse(node) || has("lastTransactions") {
            self = .statusResponse
        } else if has("signedTransactionInfo") || has("signedRenewalInfo") || Self.isBareItem(node) {
            self = .signedInfo
        } else if has("subscriptionState") || node["kind"].string == "androidpublisher#subscriptionPurchaseV2" {
            self = .googlePlaySubscription
        } else if has("latest_receipt_info") || has("receipt") || has("pending_renewal_info") || has("latest_receipt")
            || Self.isReceiptStatus(node)
        {
            self = .receipt
        } else if has("autoRenewProductId") || has("autoRenewStatus") || has("recentSubscriptionStartDate") {
            self = .renewalInfo
        } else if let unrelated = Self.unrelatedForm(of: node) {
            self = .unrelated(unrelated)
        } else if has("transactionId") || has("purchaseDate") || has("expiresDate") {
            self = .transaction
        } else if let first = node.members.first, first.isObject, node.members.allSatisfy({ Self.isInput($0) }) {
            self = .mapOfInputs
        } else {
            return nil
        }
    }

    private static func isBareItem(_ node: JSONNode) -> Bool {
        let others = ["transactionId", "productId", "autoRenewProductId", "autoRenewStatus", "purchaseDate"]
        return !node["originalTransactionId"].isAbsent && !node["status"].isAbsent
            && others.allSatisfy { node[$0].isAbsent }
    }

    /// Whether the object is an error of `verifyReceipt`, which has little more than its status: a number, or beside the
    /// environment the same in a string.
    private static func isReceiptStatus(_ node: JSONNode) -> Bool {
        guard node["productId"].isAbsent else { return false }
        let status = node["status"]
        if status.value?.numberText != nil { return true }
        return !node["environment"].isAbsent && status.text.flatMap(ExactNumber.init) != nil
    }

    /// Many services answer with a list called "data"; the App Store's has subscription groups in it, and its app beside
    /// it.
    private static func isStatusResponse(_ node: JSONNode) -> Bool {
        guard let data = node["data"].elements else { return false }
        let names = ["environment", "bundleId", "appAppleId"]
        return names.contains { !node[$0].isAbsent }
            || data.contains { !$0["subscriptionGroupIdentifier"].isAbsent || !$0["lastTransactions"].isAbsent }
    }

    private static func isInput(_ node: JSONNode) -> Bool {
        guard node.isObject, let form = HistoryForm(of: node) else { return false }
        if case .mapOfInputs = form { return false }
        return true
    }

    private static func unrelatedForm(of node: JSONNode) -> String? {
        func has(_ name: String) -> Bool { !node[name].isAbsent }
        if has("receiptCreationDate") || has("originalApplicationVersion") { return "an app transaction" }
        if has("requestIdentifier"), has("userLocale") { return "a request for a retention message" }
        if has("SKU") { return "an Advanced Commerce item" }
        if has("subscriptionGroups") || has("nonRenewingSubscriptions") { return "a StoreKit configuration" }
        if GooglePlayProductForm(of: node) != nil { return "a product of Google Play" }
        return nil
    }
}
