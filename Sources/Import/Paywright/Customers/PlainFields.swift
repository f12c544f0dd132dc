/// Every field of the package's own form of a customer. A field is named like the property of the model it fills, and
/// the form has no extensions: a field that is not here is a mistake, and reported.
enum PlainFields {
    static let schema = "paywright/customer/1"

    static let customer: Set<String> = [
        "$schema", "schema", "customer", "asOf", "complete", "store", "purchases", "subscriptions", "inputs",
    ]
    static let purchase: Set<String> = [
        "store", "productID", "id", "originalID", "productType", "groupID", "basePlanID", "purchaseDate",
        "originalPurchaseDate", "expiresDate", "quantity", "ownership", "price", "offer", "revocation", "isUpgraded",
        "commitment", "storefront", "bundleID", "environment",
    ]
    static let subscription: Set<String> = [
        "store", "originalID", "productID", "groupID", "state", "renewalProductID", "renewsAutomatically",
        "renewalDate",
        "renewalPrice", "basePrice", "offer", "expirationReason", "isInBillingRetry", "gracePeriodExpiresDate",
        "priceChange", "eligibleWinBackOfferIDs", "commitment", "resumesDate", "prepaid", "endsAtRenewal",
    ]
    static let price: Set<String> = ["amount", "currency"]
    static let offer: Set<String> = ["type", "paymentMode", "id", "period"]
    static let revocation: Set<String> = ["date", "kind", "reason", "fraction"]
    static let progress: Set<String> = ["billingPeriodNumber", "totalBillingPeriods", "expiresDate", "price"]
    static let commitment: Set<String> = [
        "renewsAutomatically", "productID", "renewalDate", "renewalPrice", "paymentsLeft", "isCancellationPending",
    ]
    static let priceChange: Set<String> = ["kind", "state", "newPrice", "date", "consentDeadline"]
    static let prepaid: Set<String> = ["extendableAfter"]
}
