/// What the `status` of a `verifyReceipt` response means.
enum ReceiptStatus {
    /// The receipt is valid.
    static let valid: Int = 0
    /// The receipt is valid and its subscription has ended, which is an answer: the App Store says so for receipts in
    /// the style of iOS 6, and sends the receipt with it.
    static let expiredSubscription: Int = 21006

    /// A status for a person: "status 21007: a sandbox receipt was sent to the production environment".
    static func description(_ status: Int) -> String {
        "status \(status): \(meaning(status))"
    }

    private static func meaning(_ status: Int) -> String {
        switch status {
        case 21000: "the request was not made by HTTP POST"
        case 21001: "a status that the App Store no longer sends"
        case 21002: "the receipt data was malformed, or the service had a temporary problem"
        case 21003: "the receipt could not be authenticated"
        case 21004: "the shared secret is not the one on file for the account"
        case 21005: "the receipt server was temporarily unable to provide the receipt"
        case expiredSubscription: "the receipt is valid and its subscription has expired"
        case 21007: "a sandbox receipt was sent to the production environment"
        case 21008: "a production receipt was sent to the sandbox environment"
        case 21009: "internal data access error; try again later"
        case 21010: "the user account cannot be found or has been deleted"
        case 21100...21199: "internal data access error"
        default: "a status that the App Store does not document"
        }
    }
}
