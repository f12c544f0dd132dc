/// Every field of the package's own form of a customer. A field is named like the property of the model it fills, and
/// the form has no extensions: a field that is not here is a mistake, and reported.
enum PlainFields {
    static let schema = "paywright/customer/1"

    static let customer: FieldNames = [
        "$schema", "schema", "customer", "asOf", "complete", "store", "purchases", "subscriptions", "inputs",
    ]
    static let purchase: FieldNames = [
        "store", "productID", "id", "originalID", "productType", "groupID", "basePlanID", "purchaseDate",
        "originalPurchaseDate", "expiresDate", "quantity", "ownership", "price", "offer", "revocation", "isUpgraded",
        "commitment", "storefront", "bundleID", "environment",
    ]
    static let subscription: FieldNames = [
        "store", "originalID", "productID", "groupID", "state", "renewalProductID", "renewsAutomatically",
        "renewalDate",
        "renewalPrice", "basePrice", "offer", "expirationReason", "isInBillingRetry", "gracePeriodExpiresDate",
        "priceChange", "eligibleWinBackOfferIDs", "commitment", "resumesDate", "prepaid", "endsAtRenewal",
    ]
    static let price: FieldNames = ["amount", "currency"]
    static let offer: FieldNames = ["type", "paymentMode", "id", "period"]
    static let revocation: FieldNames = ["date", "kind", "reason", "fraction"]
    static let progress: FieldNames = ["billingPeriodNumber", "totalBillingPeriods", "expiresDate", "price"]
    static let commitment: FieldNames = [
        "renewsAutomatically", "productID", "renewalDate", "renewalPrice", "paymentsLeft", "isCancellationPending",
    ]
    static let priceChange: FieldNames = ["kind", "state", "newPrice", "date", "consentDeadline"]
    static let prepaid: FieldNames = ["extendableAfter"]
}
