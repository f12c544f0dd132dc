/// Parts of `purchases.subscriptionsv2` resources as Google's documentation of the Google Play Developer API has them.
///
/// The plain one costs €9.99 a month; its period ends at 10:00 on 2 December 2026.
enum GooglePlaySample {
    static let end = "2026-12-02T10:00:00Z"
    static let past = "2026-11-16T10:00:00Z"

    static func money(_ units: String = "9", _ nanos: String = "990000000", _ currency: String = "EUR") -> String {
        #"{"currencyCode": "\#(currency)", "units": "\#(units)", "nanos": \#(nanos)}"#
    }

    /// A plan that renews by itself. Google leaves out a flag that is false.
    static func plan(_ price: String = money(), renews: Bool = true, more: String = "") -> String {
        let flag = renews ? #""autoRenewEnabled": true, "# : ""
        return #"{\#(flag)"recurringPrice": \#(price)\#(more)}"#
    }

    static func item(
        _ id: String = "ocean",
        end: String? = end,
        kind: String = "autoRenewingPlan",
        plan: String = plan(),
        details: String = #"{"basePlanId": "monthly"}"#,
        phase: String? = "basePrice",
        order: String? = "GPA.1-2-3..2",
        more: String = ""
    ) -> String {
        var text = #"{"productId": "\#(id)", "\#(kind)": \#(plan), "offerDetails": \#(details)"#
        if let end { text += #", "expiryTime": "\#(end)""# }
        if let phase { text += #", "offerPhase": {"\#(phase)": {}}"# }
        if let order { text += #", "latestSuccessfulOrderId": "\#(order)""# }
        return text + more + "}"
    }

    static func subscription(_ state: String = "ACTIVE", items: String = item(), more: String = "") -> String {
        """
        {"kind": "androidpublisher#subscriptionPurchaseV2", "startTime": "2026-09-02T10:00:00Z", "regionCode": "DE",
         "subscriptionState": "SUBSCRIPTION_STATE_\(state)", "latestOrderId": "GPA.1-2-3..2",
         "acknowledgementState": "ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED", "etag": "x1"\(more), "lineItems": [\(items)]}
        """
    }

    // MARK: What comes

    /// A change to €12.99 from 2 January 2027 on, or to another price and day.
    static func priceChange(
        _ mode: String = "PRICE_INCREASE",
        state: String = "OUTSTANDING",
        to price: String = money("12"),
        at time: String? = "2027-01-02T10:00:00Z"
    ) -> String {
        let day = time.map { #", "expectedNewPriceChargeTime": "\#($0)""# } ?? ""
        return #"""
            , "priceChangeDetails": {"newPrice": \#(price), "priceChangeMode": "\#(mode)", "priceChangeState": "\#(state)"\#(day)}
            """#
    }

    /// A step up to €12.99, to which the customer must agree before 1 December.
    static func stepUp(_ state: String = "PENDING") -> String {
        #"""
        , "priceStepUpConsentDetails": {"state": "\#(state)", "newPrice": \#(money("12")),
          "consentDeadlineTime": "2026-12-01T10:00:00Z"}
        """#
    }

    static func installments(left: Int?, more: String = "") -> String {
        let left = left.map { #", "remainingCommittedPaymentsCount": \#($0)"# } ?? ""
        return #", "installmentDetails": {"initialCommittedPaymentsCount": 12\#(left)\#(more)}"#
    }

    static let replacement = #", "deferredItemReplacement": {"productId": "lake"}"#

    /// What takes the place of another item only later: it has no end and no order.
    static let replacing = item("lake", end: nil, plan: plan(money("19")), phase: nil, order: nil)

    // MARK: Why it ended

    static func cancelled(by who: String, _ content: String = "{}") -> String {
        #", "canceledStateContext": {"\#(who)": \#(content)}"#
    }

    static let cancelTime = #"{"cancelTime": "2026-11-10T10:00:00Z"}"#
    static let pause = #", "pausedStateContext": {"autoResumeTime": "2026-12-20T10:00:00Z"}"#
}
