import Testing

/// What must and must not be told of a subscription of Google Play's with one field that cannot be read, or that changes what
/// comes in a way that is not calculated here. Written from Google's documentation of `purchases.subscriptionsv2`
/// (revision 20261026) alone.
///
/// Every case is one change of a subscription that is read at 12:00 on 20 November 2026: €9.99 a month, until 2 December.
struct GooglePlayDoubtCase: Sendable, CustomTestStringConvertible {
    /// What is changed.
    enum Base: Sendable {
        case active
        /// An answer from before phases were stated.
        case withoutPhase
        case trial
        /// Consent is needed to €12.99 from 2 January 2027 on.
        case increase
        /// The customer pays the new price already.
        case applied
        /// Consent is needed to €12.99 before 1 December.
        case stepUp
        /// 7 of 12 payments are left.
        case installments
        /// All payments are made.
        case lastInstallment
        case grace
        case hold
        /// It resumes on 20 December.
        case paused
        /// By the customer; it ends on 2 December.
        case cancelled
        /// By the customer; it ended on 16 November.
        case expired
        /// Another subscription took its place on 16 November.
        case replaced
        case prepaid
        /// "lake" takes its place on 2 December.
        case replacement
        /// The same, with the item that takes the place.
        case replacementPair
        /// "reef", for €2.99 until the same day, beside it.
        case addOn
        /// The same in a grace period.
        case graceAddOn
    }

    let base: Base
    /// Where the changed value stands: "lineItems.0.expiryTime".
    let path: String
    /// What stands there, as JSON.
    let value: String
    /// Whether the customer has access; nil where either may be told, or nothing.
    let access: Bool?
    let says: [String]
    let neverSays: [String]

    var testDescription: String { "\(base): \(path) = \(value)" }

    init(
        _ base: Base,
        _ path: String,
        _ value: String,
        access: Bool? = nil,
        says: [String] = [],
        never neverSays: [String] = []
    ) {
        (self.base, self.path, self.value, self.access) = (base, path, value, access)
        (self.says, self.neverSays) = (says, neverSays)
    }

    /// A change of the plain subscription.
    init(
        _ path: String,
        _ value: String,
        access: Bool? = nil,
        says: [String] = [],
        never neverSays: [String] = []
    ) {
        self.init(.active, path, value, access: access, says: says, never: neverSays)
    }
}

extension GooglePlayDoubtCase {
    static let item = "lineItems.0"
    static let plan = "lineItems.0.autoRenewingPlan"
    private static let change = "lineItems.0.autoRenewingPlan.priceChangeDetails"
    private static let stepUp = "lineItems.0.autoRenewingPlan.priceStepUpConsentDetails"
    private static let installments = "lineItems.0.autoRenewingPlan.installmentDetails"
    static let addOn = "lineItems.1.autoRenewingPlan"
    static let context = "canceledStateContext"
    static let whole = ["December 2, 2026", "€9.99", "renews automatically"]
    private static let renewal = ["renews automatically", "Renews on", "€", "To avoid this"]

    static let all = unreadable + changes + commitments + states + items + changed + harmless

    // MARK: The plain renewal

    static let unreadable: [GooglePlayDoubtCase] = [
        GooglePlayDoubtCase("subscriptionState", "true", never: renewal),
        GooglePlayDoubtCase("subscriptionState", #""SUBSCRIPTION_STATE_FROZEN""#, never: renewal),
        GooglePlayDoubtCase("lineItems", #""ocean""#, never: renewal),
        GooglePlayDoubtCase(item, "7", never: renewal),
        GooglePlayDoubtCase("\(item).productId", "7", never: renewal),
        // What was bought after now was not bought yet.
        GooglePlayDoubtCase("startTime", #""soon""#, never: ["December", "renews", "€"]),
        GooglePlayDoubtCase("\(item).expiryTime", "1796205600", never: ["December", "renews", "€"]),
        GooglePlayDoubtCase("\(item).expiryTime", #""soon""#, never: ["December", "renews", "€"]),
        GooglePlayDoubtCase("\(item).expiryTime", #""1970-01-01T00:00:00Z""#, never: ["December", "renews", "€"]),
        GooglePlayDoubtCase("\(item).expiryTime", #""1960-01-01T00:00:00Z""#, never: ["December", "renews", "€"]),
        GooglePlayDoubtCase(plan, #""monthly""#, access: true, never: renewal),
        // "If the subscription is currently set to auto-renew, e.g. the user has not canceled the subscription."
        GooglePlayDoubtCase("\(plan).autoRenewEnabled", #""true""#, access: true, never: renewal + ["won’t renew"]),
        GooglePlayDoubtCase("\(plan).autoRenewEnabled", "1", access: true, never: renewal + ["won’t renew"]),
        GooglePlayDoubtCase(
            "\(plan).recurringPrice",
            "9.99",
            access: true,
            says: ["December 2", "renews automatically"],
            never: ["€", "9.99"]
        ),
        GooglePlayDoubtCase("\(plan).recurringPrice.units", #""nine""#, says: ["December 2"], never: ["€"]),
        GooglePlayDoubtCase("\(plan).recurringPrice.nanos", #""x""#, says: ["December 2"], never: ["€"]),
        GooglePlayDoubtCase("\(plan).recurringPrice.currencyCode", #""euro""#, says: ["December 2"], never: ["9.99"]),
        // Which phase runs, and so what comes after it.
        GooglePlayDoubtCase("\(item).offerPhase", #""basePrice""#, access: true, says: ["December 2"], never: ["€"]),
        GooglePlayDoubtCase(
            "\(item).offerPhase",
            #"{"loyaltyPrice": {"cycles": 3}}"#,
            access: true,
            says: ["December 2"],
            never: ["€"]
        ),
        GooglePlayDoubtCase("\(item).offerPhase.basePrice", "true", says: ["December 2"], never: ["€"]),
        GooglePlayDoubtCase(.trial, "\(item).offerPhase", "7", access: true, never: ["free trial", "€"]),
        GooglePlayDoubtCase(.trial, "\(item).offerPhase.freeTrial", "true", access: true, never: ["free trial", "€"]),
        GooglePlayDoubtCase(.withoutPhase, "\(item).offerDetails", "7", says: ["December 2"], never: ["€"]),
        GooglePlayDoubtCase(.withoutPhase, "\(item).offerDetails.offerId", "7", says: ["December 2"], never: ["€"]),
        GooglePlayDoubtCase(.withoutPhase, "\(item).signupPromotion", "7", says: ["December 2"], never: ["€"]),
        // The phase itself says what is paid.
        GooglePlayDoubtCase("\(item).offerDetails", "7", access: true, says: whole),
        GooglePlayDoubtCase(.trial, "\(item).offerDetails.offerId", "7", says: ["free trial", "December 2"]),
    ]

    // MARK: A price that changes, a plan that changes

    static let changes: [GooglePlayDoubtCase] = [
        GooglePlayDoubtCase("\(change)", "true", access: true, never: renewal),
        GooglePlayDoubtCase("\(change)", #""OUTSTANDING""#, access: true, never: renewal),
        GooglePlayDoubtCase("\(stepUp)", "true", access: true, never: renewal),
        GooglePlayDoubtCase("\(stepUp)", "[7]", access: true, never: renewal),
        GooglePlayDoubtCase(
            .increase,
            "\(change).priceChangeMode",
            #""SIDEWAYS""#,
            access: true,
            says: ["December 2, 2026"],
            never: renewal
        ),
        GooglePlayDoubtCase(.increase, "\(change).priceChangeMode", "7", access: true, never: renewal),
        GooglePlayDoubtCase(
            .increase,
            "\(change).priceChangeState",
            #""REFUSED""#,
            access: true,
            says: ["December 2, 2026"],
            never: renewal
        ),
        GooglePlayDoubtCase(.increase, "\(change).priceChangeState", "{}", access: true, never: renewal),
        GooglePlayDoubtCase(.increase, "\(change).newPrice", "12.99", says: ["consent"], never: ["€", "12.99"]),
        GooglePlayDoubtCase(.increase, "\(change).newPrice.units", "[]", says: ["consent"], never: ["€", "12.99"]),
        GooglePlayDoubtCase(
            .increase,
            "\(change).expectedNewPriceChargeTime",
            #""January""#,
            access: true,
            never: ["January", "renews automatically"]
        ),
        GooglePlayDoubtCase(
            .stepUp,
            "\(stepUp).state",
            #""MAYBE""#,
            access: true,
            says: ["December 2, 2026"],
            never: renewal
        ),
        GooglePlayDoubtCase(
            .stepUp,
            "\(stepUp).consentDeadlineTime",
            "7",
            access: true,
            never: ["on or before", "renews automatically"]
        ),
        GooglePlayDoubtCase(.stepUp, "\(stepUp).newPrice", #""x""#, says: ["agree"], never: ["€"]),
        // "The user has started being charged the new price": how it came to that changes nothing.
        GooglePlayDoubtCase(.applied, "\(change).priceChangeMode", "7", access: true, says: whole),
        GooglePlayDoubtCase("\(item).deferredItemReplacement", #""lake""#, access: true, never: renewal),
        GooglePlayDoubtCase("\(item).deferredItemRemoval", "true", access: true, never: renewal),
        GooglePlayDoubtCase(
            .replacement,
            "\(item).deferredItemReplacement.productId",
            "7",
            access: true,
            never: renewal + ["switch"]
        ),
        GooglePlayDoubtCase(.replacement, "\(item).deferredItemReplacement", "{}", access: true, never: renewal),
        GooglePlayDoubtCase(.replacementPair, "\(item).deferredItemReplacement", "true", never: renewal),
        GooglePlayDoubtCase(.replacementPair, item, "7", never: renewal),
    ]

    // MARK: Payments that are committed to

    static let commitments: [GooglePlayDoubtCase] = [
        GooglePlayDoubtCase("\(installments)", #""12""#, access: true, never: renewal),
        GooglePlayDoubtCase(
            .installments,
            "\(installments).remainingCommittedPaymentsCount",
            #""seven""#,
            access: true,
            never: renewal + ["left"]
        ),
        GooglePlayDoubtCase(
            .installments,
            "\(installments).remainingCommittedPaymentsCount",
            "-1",
            access: true,
            never: renewal + ["left"]
        ),
        GooglePlayDoubtCase(
            .installments,
            "\(installments).pendingCancellation",
            "true",
            access: true,
            never: renewal + ["You’ve canceled"]
        ),
        GooglePlayDoubtCase(
            .installments,
            "\(installments).initialCommittedPaymentsCount",
            #""x""#,
            access: true,
            says: ["7 payments left", "€9.99", "December 2"]
        ),
        GooglePlayDoubtCase(
            .installments,
            "\(installments).subsequentCommittedPaymentsCount",
            "12",
            access: true,
            says: ["7 payments left", "€9.99", "December 2", "renews automatically"]
        ),
        // "Total number of payments the user will be committed for after each commitment period."
        GooglePlayDoubtCase(
            .lastInstallment,
            "\(installments).subsequentCommittedPaymentsCount",
            "12",
            access: true,
            says: ["Your commitment ends on December 2", "€9.99", "To avoid this"],
            never: ["Your subscription renews automatically for"]
        ),
        GooglePlayDoubtCase(
            .lastInstallment,
            "\(installments).subsequentCommittedPaymentsCount",
            #""twelve""#,
            access: true,
            never: renewal
        ),
        // "Empty means the installment plan will fall back to a normal auto-renew subscription."
        GooglePlayDoubtCase(
            .lastInstallment,
            "\(installments).subsequentCommittedPaymentsCount",
            "null",
            access: true,
            says: whole
        ),
    ]

    // MARK: What it is in

    static let states: [GooglePlayDoubtCase] = [
        GooglePlayDoubtCase(.grace, "\(item).expiryTime", "7", never: ["still have access", "December"]),
        GooglePlayDoubtCase(.grace, plan, "7", access: true, says: ["didn’t go through", "still have access for now"]),
        GooglePlayDoubtCase(.hold, plan, #""x""#, access: false, says: ["on hold"], never: ["€"]),
        GooglePlayDoubtCase(.paused, "pausedStateContext", #""x""#, never: ["resumes", "December 20"]),
        GooglePlayDoubtCase(.paused, "pausedStateContext.autoResumeTime", "7", never: ["resumes", "December 20"]),
        GooglePlayDoubtCase(
            .paused,
            "pausedStateContext",
            "null",
            access: false,
            says: ["paused"],
            never: ["December 20"]
        ),
        GooglePlayDoubtCase(.cancelled, context, #""x""#, never: renewal),
        GooglePlayDoubtCase(.cancelled, "\(plan).priceChangeDetails", "7", access: true, says: ["won’t renew"]),
        GooglePlayDoubtCase(.expired, context, "7", never: ["It was canceled", "€"]),
        GooglePlayDoubtCase(
            .expired,
            "\(context).userInitiatedCancellation",
            "true",
            access: false,
            says: ["November 16"],
            never: ["It was canceled"]
        ),
        GooglePlayDoubtCase(
            .expired,
            "\(context).userInitiatedCancellation.cancelTime",
            "7",
            access: false,
            says: ["November 16"],
            never: ["It was canceled"]
        ),
        GooglePlayDoubtCase(
            .expired,
            context,
            #"{"courtOrder": {"number": "7"}}"#,
            access: false,
            says: ["November 16"],
            never: ["It was canceled"]
        ),
        GooglePlayDoubtCase(.replaced, "\(context).replacementCancellation", "true", never: ["ended on"]),
        GooglePlayDoubtCase(.prepaid, "\(item).prepaidPlan", #""x""#, access: true, never: renewal),
        GooglePlayDoubtCase(
            .prepaid,
            "\(item).prepaidPlan.allowExtendAfterTime",
            "7",
            access: true,
            says: ["December 2", "doesn’t renew automatically"],
            never: ["extend it starting"]
        ),
    ]
}
