import Testing

/// What must and must not be told of a customer in the package's own form, with one field that cannot be read. Written from
/// the form's documentation alone: `Examples/customer-1.schema.json` and `Documentation/Status.md`.
///
/// Every case is one change of a plain customer, read at 12:00 on 20 November 2026.
struct CustomerDoubtCase: Sendable, CustomTestStringConvertible {
    /// What is changed.
    enum Base: Sendable {
        /// A plan for €9.99 a month that renews on 2 December.
        case active
        /// The same without a state.
        case stateless
        /// It ended on 16 November, for a payment that failed.
        case ended
        /// Its free trial ends when the period does.
        case trialing
        /// The customer must agree to €12.99 by 1 December.
        case consent
        /// It costs €12.99 from 2 December.
        case increase
        /// Three of twelve payments are made.
        case commitment
        case cancelled
        case paused
        case gracePeriod
        case prepaid
        /// Another plan follows on 2 December.
        case changing
        /// A member of the family bought it.
        case shared
        case lifetime
        case lifetimeRefunded
        case consumables
        /// A pass until 16 November.
        case passEnded
        /// A purchase that states neither a kind nor an end.
        case bare
    }

    let base: Base
    /// Where the changed value stands: "purchases.0.quantity".
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
}

extension CustomerDoubtCase {
    private typealias Case = CustomerDoubtCase

    private static let renewal = ["renews automatically", "renews on", "€"]
    private static let own = ["renews", "€", "Lifetime", "doesn’t need to be renewed", "Your purchase is complete"]
    private static let whole = ["renews automatically", "€9.99", "December 2, 2026"]
    /// What is told of nothing that is not known.
    private static let anything = own + ["December", "You have access", "ended", "refunded"]

    static let all = purchases + subscriptions + changes + lists + unknown + harmless

    // MARK: Purchases

    static let purchases: [CustomerDoubtCase] = [
        // "A refund, or the end of family sharing": that is what may stand there.
        Case(.lifetime, "purchases.0.revocation", "true", never: own),
        Case(.lifetime, "purchases.0.revocation", #""2026-11-10T08:00:00Z""#, never: own),
        Case(.lifetime, "purchases.0.revocation", "[7]", never: own),
        Case(.active, "purchases.0.revocation", "true", never: renewal + ["refunded"]),
        Case(.active, "purchases.0.revocation", #""2026-11-10T08:00:00Z""#, never: renewal + ["refunded"]),
        Case(.lifetimeRefunded, "purchases.0.revocation.kind", #""chargeback""#, never: own + ["Family"]),
        Case(.lifetimeRefunded, "purchases.0.revocation.kind", "7", never: own + ["refunded", "Family"]),
        Case(.lifetimeRefunded, "purchases.0.revocation.reason", #""fraud""#, access: false, says: ["refunded"]),
        // That it was taken back is stated, and when is not.
        Case(
            .lifetimeRefunded,
            "purchases.0.revocation.date",
            #""x""#,
            access: false,
            says: ["refunded"],
            never: ["November 10"]
        ),
        Case(.lifetimeRefunded, "purchases.0.revocation.fraction", "0.5", access: false, says: ["refunded"]),
        // What it is, and whose.
        Case(.passEnded, "purchases.0.productType", #""seasonPass""#, never: anything),
        Case(.passEnded, "purchases.0.productType", "7", never: anything),
        Case(.lifetime, "purchases.0.productType", #""forever""#, never: own),
        Case(.passEnded, "purchases.0.expiresDate", #""16.11.2026""#, never: anything + ["November 16"]),
        Case(.passEnded, "purchases.0.expiresDate", "1794816000", never: anything),
        Case(.bare, "purchases.0.expiresDate", #""2026-11-16""#, never: anything),
        Case(.bare, "purchases.0.expiresDate", #""1970-01-01T00:00:00Z""#, never: anything),
        Case(.passEnded, "purchases.0.expiresDate", #""0001-01-01T00:00:00Z""#, never: anything),
        Case(.active, "purchases.0.ownership", #""organization""#, never: own),
        Case(.active, "purchases.0.ownership", "true", never: own),
        Case(.lifetime, "purchases.0.ownership", #""organization""#, never: own),
        Case(.shared, "purchases.0.ownership", "7", never: own),
        Case(.consumables, "purchases.0.quantity", #""3""#, never: ["Your purchase is complete", "Quantity"]),
        Case(.consumables, "purchases.0.quantity", "[5]", never: ["Your purchase is complete", "Quantity"]),
        Case(.consumables, "purchases.0.quantity", "0", never: ["Your purchase is complete", "Quantity"]),
        Case(.active, "purchases.0.quantity", #""two""#, access: true, says: ["December 2"], never: ["€"]),
        Case(.active, "purchases.0.isUpgraded", #""true""#, never: renewal),
        Case(.active, "purchases.0.purchaseDate", #""x""#, never: renewal),
        // The offer that runs.
        Case(.trialing, "purchases.0.offer", "true", access: true, never: ["trial"]),
        Case(.trialing, "purchases.0.offer", #""trial""#, access: true, never: ["trial"]),
        Case(.trialing, "purchases.0.offer.paymentMode", #""free""#, access: true, never: ["trial"]),
        Case(.trialing, "purchases.0.offer.type", #""welcome""#, access: true, never: ["trial"]),
        Case(.active, "purchases.0.offer", #"["spring"]"#, access: true, says: ["December 2"], never: ["trial"]),
        // Payments that are left.
        Case(.commitment, "purchases.0.commitment", "true", access: true, never: renewal),
        Case(.commitment, "purchases.0.commitment.totalBillingPeriods", #""12""#, access: true, never: renewal),
        // Where it was bought, and what belongs together.
        Case(.active, "purchases.0.store", #""samsung""#, never: renewal + ["App Store", "Google Play"]),
        Case(.active, "store", #""samsung""#, never: renewal),
        Case(.active, "store", "7", never: renewal),
        Case(.active, "purchases.0.originalID", "7", never: renewal),
        Case(.active, "asOf", #""yesterday""#, never: renewal),
    ]

    // MARK: Subscriptions

    static let subscriptions: [CustomerDoubtCase] = [
        Case(.active, "subscriptions.0.renewsAutomatically", #""true""#, access: true, never: renewal),
        Case(.active, "subscriptions.0.renewsAutomatically", "1", access: true, never: renewal),
        Case(.stateless, "subscriptions.0.renewsAutomatically", #""yes""#, access: true, never: renewal),
        Case(.active, "subscriptions.0.renewalDate", #""2 December""#, never: renewal),
        Case(.active, "subscriptions.0.renewalDate", #""1960-01-01T00:00:00Z""#, never: renewal),
        Case(.active, "subscriptions.0.renewalPrice", #""9.99""#, says: ["December 2"], never: ["€", "9.99"]),
        Case(.active, "subscriptions.0.renewalPrice.amount", #""9,99""#, says: ["December 2"], never: ["€", "9"]),
        Case(.active, "subscriptions.0.renewalPrice.currency", #""euro""#, says: ["December 2"], never: ["9.99"]),
        Case(.active, "subscriptions.0.state", #""frozen""#, never: renewal),
        Case(.active, "subscriptions.0.state", "true", never: renewal),
        Case(.paused, "subscriptions.0.state", "7", never: renewal + ["don’t have access"]),
        Case(.paused, "subscriptions.0.resumesDate", #""soon""#, never: ["renews", "€", "December 20"]),
        Case(.stateless, "subscriptions.0.resumesDate", #""soon""#, never: renewal),
        Case(.gracePeriod, "subscriptions.0.gracePeriodExpiresDate", #""x""#, never: renewal + ["still have access"]),
        Case(.active, "subscriptions.0.gracePeriodExpiresDate", #""x""#, access: true, says: whole),
        Case(.stateless, "subscriptions.0.isInBillingRetry", #""false""#, never: renewal + ["didn’t go through"]),
        Case(.ended, "subscriptions.0.expirationReason", #""merger""#, says: ["November 16"], never: ["payment"]),
        Case(.ended, "subscriptions.0.expirationReason", "true", says: ["November 16"], never: ["payment"]),
        Case(.cancelled, "subscriptions.0.renewsAutomatically", "0", access: true, never: renewal + ["won’t renew"]),
        Case(.active, "subscriptions.0.endsAtRenewal", #""true""#, access: true, never: renewal),
        Case(.prepaid, "subscriptions.0.prepaid", "true", access: true, never: renewal + ["prepaid"]),
        Case(.active, "subscriptions.0.prepaid", "true", access: true, never: renewal),
        Case(.active, "subscriptions.0.offer", "true", access: true, says: ["December 2"], never: ["€"]),
        Case(.active, "subscriptions.0.store", #""samsung""#, never: renewal),
        Case(.active, "subscriptions.0.originalID", "7", never: renewal),
        Case(.changing, "subscriptions.0.productID", "7", never: renewal + ["switch"]),
    ]

    // MARK: Changes of price and plan, and commitments

    static let changes: [CustomerDoubtCase] = [
        Case(.active, "subscriptions.0.priceChange", "true", access: true, never: renewal),
        Case(.active, "subscriptions.0.priceChange", #""increase""#, access: true, never: renewal),
        Case(.active, "subscriptions.0.priceChange", "[7]", access: true, never: renewal),
        Case(.consent, "subscriptions.0.priceChange.state", "7", access: true, never: renewal),
        Case(.consent, "subscriptions.0.priceChange.state", #""asked""#, access: true, never: renewal),
        Case(.consent, "subscriptions.0.priceChange.kind", #""upward""#, access: true, never: ["renews", "going up"]),
        Case(.consent, "subscriptions.0.priceChange.newPrice", "12.99", access: true, never: ["renews", "€"]),
        Case(.consent, "subscriptions.0.priceChange.date", #""x""#, access: true, never: renewal),
        Case(.consent, "subscriptions.0.priceChange.consentDeadline", #""x""#, access: true, never: renewal),
        Case(.increase, "subscriptions.0.priceChange.kind", #""upward""#, access: true, never: renewal),
        Case(.increase, "subscriptions.0.priceChange.newPrice", "12.99", access: true, never: ["€"]),
        Case(.active, "subscriptions.0.commitment", "true", access: true, never: renewal),
        Case(.active, "subscriptions.0.commitment.paymentsLeft", #""seven""#, access: true, never: renewal),
        Case(
            .commitment,
            "subscriptions.0.commitment.isCancellationPending",
            #""true""#,
            access: true,
            never: renewal + ["payments left"]
        ),
        Case(.changing, "subscriptions.0.renewalProductID", "true", access: true, never: renewal + ["switch"]),
    ]

    // MARK: Lists

    static let lists: [CustomerDoubtCase] = [
        // What cannot be read in a list leaves the rest as it is.
        Case(.lifetime, "purchases.1", "7", access: true, says: ["doesn’t need to be renewed"]),
        Case(.lifetime, "subscriptions.0", "7", access: true, says: ["doesn’t need to be renewed"]),
        Case(.active, "purchases.1", "true", access: true, says: whole),
        Case(.active, "purchases.1", "[7]", access: true, says: whole),
        Case(.active, "subscriptions.1", #""sub_4""#, access: true, says: whole),
        Case(.active, "inputs", "[7]", access: true, says: whole),
        Case(.active, "inputs", "true", access: true, says: whole),
        // Of what stands alone now it is not known what stood beside it.
        Case(.active, "purchases", #""x""#, never: renewal),
        Case(.active, "purchases", "[7]", never: renewal),
        Case(.active, "subscriptions", "true", never: renewal + ["show whether"]),
        Case(.active, "subscriptions", "[7]", never: renewal + ["show whether"]),
    ]

    // MARK: Fields that the form does not have

    static let unknown: [CustomerDoubtCase] = [
        // "A field that this version does not have in its list leaves the amount open."
        Case(.active, "subscriptions.0.discount", #"{"percent": 20}"#, says: ["December 2"], never: ["€"]),
        Case(.active, "subscriptions.0.renewalQuantity", "8", says: ["December 2"], never: ["€"]),
        Case(.active, "subscriptions.0.renewalPrice.tax", #""1.90""#, says: ["December 2"], never: ["€"]),
        Case(.active, "balance", #""5.00""#, access: true, says: ["December 2"], never: ["€"]),
        // What states nothing, or can be no part of an amount.
        Case(.active, "subscriptions.0.discount", "null", access: true, says: whole),
        Case(.active, "subscriptions.0.discount", "{}", access: true, says: whole),
        Case(.active, "purchases.0.note", #""VIP""#, access: true, says: whole),
    ]

    // MARK: What decides nothing, or is left out

    static let harmless: [CustomerDoubtCase] = [
        Case(.active, "customer", "7", access: true, says: whole),
        Case(.active, "complete", #""true""#, access: true, says: whole),
        Case(.active, "purchases.0.id", "7", access: true, says: whole),
        Case(.active, "purchases.0.groupID", "7", access: true, says: whole),
        // It was bought before all was written.
        Case(.active, "purchases.0.originalPurchaseDate", #""x""#, access: true, says: whole),
        Case(.active, "purchases.0.storefront", "7", access: true, says: whole),
        Case(.active, "purchases.0.environment", "[]", access: true, says: whole),
        Case(.active, "subscriptions.0.eligibleWinBackOfferIDs", "true", access: true, says: whole),
        Case(.active, "purchases.0.revocation", "null", access: true, says: whole),
        Case(.active, "subscriptions.0.priceChange", "null", access: true, says: whole),
        // "How far it is; a change without it is ignored."
        Case(.active, "subscriptions.0.priceChange", "{}", access: true, says: whole),
        Case(.consumables, "purchases.0.quantity", "null", says: ["Your purchase is complete"]),
        Case(.active, "subscriptions.0.isInBillingRetry", #""x""#, access: true, says: whole),
    ]
}
