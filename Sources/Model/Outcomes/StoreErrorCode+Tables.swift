/// What each code means for the customer. A code has its number and its name.
extension StoreErrorCode {
    static let storeKit1 = table([
        // No connection, in most cases.
        (0, "unknown", .network),
        (1, "clientInvalid", .accountUnavailable),
        (2, "paymentCancelled", .cancelled),
        (3, "paymentInvalid", .failed),
        (4, "paymentNotAllowed", .purchasesDisabled),
        (5, "storeProductNotAvailable", .notAvailable),
        (6, "cloudServicePermissionDenied", .accountUnavailable),
        (7, "cloudServiceNetworkConnectionFailed", .network),
        (8, "cloudServiceRevoked", .accountUnavailable),
        (9, "privacyAcknowledgementRequired", .failed),
        (10, "unauthorizedRequestData", .failed),
        (11, "invalidOfferIdentifier", .offerNotUsable),
        (12, "invalidSignature", .offerNotUsable),
        (13, "missingOfferParams", .offerNotUsable),
        (14, "invalidOfferPrice", .offerNotUsable),
        (15, "overlayCancelled", .cancelled),
        (16, "overlayInvalidConfiguration", .failed),
        (17, "overlayTimeout", .storeUnavailable),
        (18, "ineligibleForOffer", .offerNotUsable),
        (19, "unsupportedPlatform", .unsupported),
        (20, "overlayPresentedInBackgroundScene", .failed),
        // Not errors of the interface, but seen in the wild: an unknown failure, and a forgotten password.
        (5002, nil, .failed),
        (5020, nil, .signInNeeded),
        // A transaction's state, not an error: Ask to Buy.
        (nil, "deferred", .pending),
    ])

    static let storeKit2 = table([
        (nil, "unknown", .failed),
        (nil, "userCancelled", .cancelled),
        (nil, "networkError", .network),
        (nil, "systemError", .failed),
        (nil, "notAvailableInStorefront", .notAvailableInStorefront),
        (nil, "notEntitled", .failed),
        (nil, "unsupported", .unsupported),
        (nil, "invalidQuantity", .failed),
        (nil, "productUnavailable", .notAvailable),
        (nil, "purchaseNotAllowed", .purchasesDisabled),
        (nil, "ineligibleForOffer", .offerNotUsable),
        (nil, "invalidOfferIdentifier", .offerNotUsable),
        (nil, "invalidOfferPrice", .offerNotUsable),
        (nil, "invalidOfferSignature", .offerNotUsable),
        (nil, "missingOfferParameters", .offerNotUsable),
        (nil, "success", .bought),
        (nil, "pending", .pending),
    ])

    static let play = table([
        (-3, "SERVICE_TIMEOUT", .storeUnavailable),
        (-2, "FEATURE_NOT_SUPPORTED", .unsupported),
        (-1, "SERVICE_DISCONNECTED", .storeUnavailable),
        // The answer to a flow that began, too.
        (0, "OK", .silent),
        (1, "USER_CANCELED", .cancelled),
        (2, "SERVICE_UNAVAILABLE", .storeUnavailable),
        (3, "BILLING_UNAVAILABLE", .accountUnavailable),
        (4, "ITEM_UNAVAILABLE", .notAvailable),
        (5, "DEVELOPER_ERROR", .failed),
        (6, "ERROR", .failed),
        (7, "ITEM_ALREADY_OWNED", .alreadyOwned),
        (8, "ITEM_NOT_OWNED", .notOwned),
        (12, "NETWORK_ERROR", .network),
        // A purchase's state (2), not a response: cash payments and the like.
        (nil, "PENDING", .pending),
    ])

    private static func table(_ rows: [(Int?, String?, PurchaseOutcome)]) -> [String: PurchaseOutcome] {
        var table: [String: PurchaseOutcome] = [:]
        for (number, name, outcome) in rows {
            if let number { table[String(number)] = outcome }
            if let name { table[name] = outcome }
        }
        return table
    }
}
