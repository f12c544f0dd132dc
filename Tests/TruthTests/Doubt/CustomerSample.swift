/// Customers in the package's own form: a plan for €9.99 a month from 2 November to 2 December 2026, written at 9:00 on
/// 20 November, and what else can be bought.
enum CustomerSample {
    /// A customer of purchases and subscriptions, each an object.
    static func customer(
        _ purchases: [String] = [purchase()],
        _ subscriptions: [String] = [subscription()],
        store: String = "other",
        more: String = ""
    ) -> String {
        """
        {"schema": "paywright/customer/1", "customer": "u-204", "store": "\(store)", "asOf": "2026-11-20T09:00:00Z",
         "complete": true\(more),
         "purchases": [\(purchases.joined(separator: ", "))],
         "subscriptions": [\(subscriptions.joined(separator: ", "))]}
        """
    }

    /// A period of the plan.
    static func purchase(
        from start: String = "2026-11-02T08:00:00Z",
        to end: String = "2026-12-02T08:00:00Z",
        id: String = "in_7",
        price: String = "9.99",
        more: String = ""
    ) -> String {
        """
        {"id": "\(id)", "originalID": "sub_3", "productID": "pro.monthly", "productType": "autoRenewable",
         "purchaseDate": "\(start)", "originalPurchaseDate": "2026-03-02T08:00:00Z", "expiresDate": "\(end)",
         "price": {"amount": "\(price)", "currency": "EUR"}\(more)}
        """
    }

    /// The same, over on 16 November.
    static func ended(more: String = "") -> String {
        purchase(from: "2026-10-16T08:00:00Z", to: "2026-11-16T08:00:00Z", more: more)
    }

    /// What is said of the plan; it renews.
    static func subscription(_ state: String? = "active", renews: Bool = true, more: String = "") -> String {
        let state = state.map { #""state": "\#($0)", "# } ?? ""
        let renewal = """
            , "renewalDate": "2026-12-02T08:00:00Z", "renewalPrice": {"amount": "9.99", "currency": "EUR"}
            """
        return """
            {"originalID": "sub_3", "productID": "pro.monthly", \(state)"renewsAutomatically": \(renews)\
            \(renews ? renewal : "")\(more)}
            """
    }

    /// What is said of the plan, and nothing of a renewal.
    static func state(_ state: String, more: String = "") -> String {
        #"{"originalID": "sub_3", "productID": "pro.monthly", "state": "\#(state)"\#(more)}"#
    }

    /// Something bought for good, for a time, or to be used up.
    static func bought(_ type: String?, end: String? = nil, more: String = "") -> String {
        let type = type.map { #", "productType": "\#($0)""# } ?? ""
        let end = end.map { #", "expiresDate": "\#($0)""# } ?? ""
        return #"{"id": "o-1", "productID": "pack", "purchaseDate": "2026-11-02T08:00:00Z"\#(type)\#(end)\#(more)}"#
    }

    static let trial = #", "offer": {"type": "introductory", "paymentMode": "freeTrial", "period": "P1M"}"#
    static let introductory = #", "offer": {"type": "introductory", "paymentMode": "payAsYouGo", "period": "P1M"}"#
    static let consent = """
        , "priceChange": {"kind": "increase", "state": "awaitingConsent",
         "newPrice": {"amount": "12.99", "currency": "EUR"}, "date": "2026-12-02T08:00:00Z",
         "consentDeadline": "2026-12-01T08:00:00Z"}
        """
    static let increase = """
        , "priceChange": {"kind": "increase", "state": "confirmed",
         "newPrice": {"amount": "12.99", "currency": "EUR"}, "date": "2026-12-02T08:00:00Z"}
        """
    static let progress = """
        , "commitment": {"billingPeriodNumber": 3, "totalBillingPeriods": 12, "expiresDate": "2027-09-02T08:00:00Z",
         "price": {"amount": "119.88", "currency": "EUR"}}
        """
    static let commitment = """
        , "commitment": {"renewsAutomatically": true, "productID": "pro.monthly",
         "renewalDate": "2027-09-02T08:00:00Z", "renewalPrice": {"amount": "9.99", "currency": "EUR"},
         "paymentsLeft": 9, "isCancellationPending": false}
        """
}
