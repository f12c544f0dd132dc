import Testing

/// What must and must not be told of a purchase that RevenueCat states with one field that cannot be read, or that contradicts
/// another. Written from RevenueCat's documentation alone: the references of its interfaces 1 and 2, and of its webhooks
/// (February 2026).
///
/// Every case is one change of a purchase of 2 November 2026 that is paid until 2 December, stated on 19 November, and read at
/// 12:00 on 20 November.
struct RevenueCatDoubtCase: Sendable, CustomTestStringConvertible {
    /// What is changed.
    enum Base: Sendable {
        // Version 1: an answer about a customer with one purchase.
        case subscription
        case trial
        case cancelled
        /// It ended on 10 November: the customer had turned renewal off.
        case ended
        /// The period ended on 10 November, the payment failed, and a grace period runs until 26 November.
        case grace
        /// The same without a grace period.
        case retry
        /// It is paused until 24 December, in Google Play.
        case paused
        /// Granted by the seller until 2 December.
        case granted
        case prepaid
        case shared
        case refunded
        case boughtOnce
        /// The answer around them.
        case answer
        // Version 2.
        case object
        case trialObject
        /// It changes to another product at the end of the period.
        case changing
        /// It has renewed early, until 2 January 2027.
        case renewedEarly
        case retryObject
        case purchase
        /// A list of one subscription.
        case list
        // Webhooks.
        case renewalEvent
        case trialEvent
        /// Renewal was turned on again.
        case uncancellation
        case cancellation
        case refund
        case billingIssue
        case expiration
        case pause
        case productChange
    }

    let base: Base
    /// The field that is changed, from the purchase on.
    let path: String
    /// What stands there, as JSON.
    let value: String
    /// Whether the customer has access, by purchase; nil where either may be told, or nothing.
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

extension RevenueCatDoubtCase {
    fileprivate typealias Case = RevenueCatDoubtCase

    private static let day = "December 2"
    private static let renewal = ["renews automatically", "renews on"]
    private static let anything = renewal + ["December", "refund", "ended", "don’t have access"]

    static let all: [RevenueCatDoubtCase] = subscriptions + otherPurchases + objects + events

    // MARK: Version 1

    private static let subscriptions: [Case] = [
        // "Date when RevenueCat detected a refund of this subscription."
        Case(.subscription, "refunded_at", "true", never: anything),
        Case(.subscription, "refunded_at", #""yesterday""#, never: anything),
        Case(.subscription, "refunded_at", "1796198400", never: anything),
        Case(.subscription, "refunded_at", "{}", never: anything),
        Case(.subscription, "refunded_at", "[7]", never: anything),
        Case(.refunded, "refunded_at", "7", never: anything),
        // "Note the subscription may still be active, check the expires_date attribute."
        Case(.subscription, "billing_issues_detected_at", "1796198400", access: true, says: [day], never: renewal),
        Case(.subscription, "billing_issues_detected_at", #""x""#, access: true, says: [day], never: renewal),
        Case(.subscription, "billing_issues_detected_at", "true", access: true, says: [day], never: renewal),
        Case(.grace, "billing_issues_detected_at", "7", never: ["ended", "don’t have access"]),
        Case(.retry, "billing_issues_detected_at", "7", never: ["ended"] + renewal),
        // "Date when RevenueCat detected that auto-renewal was turned off."
        Case(.subscription, "unsubscribe_detected_at", "true", access: true, says: [day], never: renewal),
        Case(.subscription, "unsubscribe_detected_at", #""soon""#, access: true, says: [day], never: renewal),
        Case(.subscription, "unsubscribe_detected_at", "[7]", access: true, says: [day], never: renewal + ["canceled"]),
        Case(.cancelled, "unsubscribe_detected_at", "{}", access: true, says: [day], never: renewal + ["canceled"]),
        Case(.ended, "unsubscribe_detected_at", "7", never: ["You canceled"] + renewal),
        Case(.trial, "unsubscribe_detected_at", "7", access: true, says: ["trial", day], never: ["charged"]),
        // "Date when the subscription expires/expired."
        Case(.subscription, "expires_date", #""soon""#, never: anything),
        Case(.subscription, "expires_date", "1796198400000", never: anything),
        Case(.subscription, "expires_date", #""1970-01-01T00:00:00Z""#, never: anything),
        Case(.subscription, "refunded_at", #""0001-01-01T00:00:00Z""#, never: anything),
        Case(.subscription, "expires_date", "true", never: anything),
        Case(.ended, "expires_date", "{}", never: anything),
        // "Date when any grace period for this subscription expires/expired."
        Case(.grace, "grace_period_expires_date", #""x""#, never: ["ended", "don’t have access"]),
        Case(.grace, "grace_period_expires_date", "7", never: ["ended", "don’t have access"]),
        // "Date when the subscription will automatically resume after being paused."
        Case(.subscription, "auto_resume_date", "true", access: true, says: [day], never: renewal + ["paused"]),
        Case(.subscription, "auto_resume_date", #""x""#, access: true, says: [day], never: renewal + ["paused"]),
        Case(.paused, "auto_resume_date", "7", never: ["ended", "December 24"]),
        // "Type of the current subscription period." Some kinds never renew.
        Case(.subscription, "period_type", #""seasonal""#, access: true, says: [day], never: renewal),
        Case(.subscription, "period_type", "7", access: true, says: [day], never: renewal),
        Case(.trial, "period_type", #""preview""#, access: true, says: [day], never: renewal + ["charged"]),
        Case(.prepaid, "period_type", "true", access: true, says: [day], never: renewal + ["charged"]),
        Case(.granted, "period_type", "{}", access: true, says: [day], never: renewal),
        // "How the Customer received access to this subscription."
        Case(.subscription, "ownership_type", #""ASSIGNED""#, access: true, says: [day], never: renewal),
        Case(.subscription, "ownership_type", "true", access: true, says: [day], never: renewal),
        Case(.shared, "ownership_type", "7", access: true, says: [day], never: renewal + ["Family"]),
        // By when to cancel is a rule of the store, and what is granted never renews.
        Case(.subscription, "store", #""moon_store""#, access: true, says: [day], never: renewal + ["cancel on or"]),
        Case(.subscription, "store", "7", access: true, says: [day], never: renewal),
        Case(.granted, "store", #""gift""#, access: true, says: [day], never: renewal),
        // What a subscription is called, where it was bought and what it cost changes nothing of these.
        Case(.subscription, "price", #""9.99""#, access: true, says: [day, "renews automatically"]),
        Case(.subscription, "display_name", "7", access: true, says: [day, "renews automatically"]),
        Case(.subscription, "is_sandbox", #""true""#, access: true, says: [day, "renews automatically"]),
        Case(.subscription, "original_purchase_date", "7", access: true, says: [day, "renews automatically"]),
        Case(.subscription, "management_url", "{}", access: true, says: [day, "renews automatically"]),
        Case(.subscription, "store_transaction_id", "{}", access: true, says: [day, "renews automatically"]),
    ]

    private static let otherPurchases: [Case] = [
        Case(.boughtOnce, "price", "7", says: ["complete"]),
        Case(.boughtOnce, "purchase_date", "7", says: ["complete"]),
        Case(.boughtOnce, "display_name", "7", says: ["complete"]),
        // The customer and what else is stated of him.
        Case(.answer, "subscriber.subscriptions", "true", never: anything),
        Case(.answer, "subscriber.subscriptions.pro_monthly", "true", never: anything),
        Case(.answer, "subscriber.non_subscriptions", "true", access: true, says: [day, "renews automatically"]),
        Case(.answer, "subscriber.entitlements", "7", access: true, says: [day, "renews automatically"]),
        Case(.answer, "subscriber.entitlements.pro", "7", access: true, says: [day, "renews automatically"]),
        Case(.answer, "subscriber.first_seen", "7", access: true, says: [day, "renews automatically"]),
        Case(.answer, "subscriber.subscriber_attributes", "7", access: true, says: [day, "renews automatically"]),
        // The same instant stands beside it.
        Case(.answer, "request_date_ms", #""x""#, access: true, says: [day, "renews automatically"]),
        Case(.answer, "request_date", "7", access: true, says: [day, "renews automatically"]),
    ]

    // MARK: Version 2

    private static let objects: [Case] = [
        // "Determines whether the customer should currently be provided access."
        Case(.object, "gives_access", #""true""#, never: anything),
        Case(.object, "gives_access", "1", never: anything),
        Case(.object, "gives_access", "{}", never: anything),
        Case(.object, "status", "7", never: anything),
        // “Additional states might be added”: whether it gives access stands beside it.
        Case(.object, "status", #""frozen""#, access: true, never: renewal + [day]),
        Case(.trialObject, "status", "true", never: anything + ["trial"]),
        Case(.object, "auto_renewal_status", #""will_upgrade""#, access: true, never: renewal),
        Case(.object, "auto_renewal_status", "7", access: true, never: renewal),
        Case(.object, "auto_renewal_status", "{}", access: true, never: renewal),
        Case(.object, "current_period_ends_at", #""1796198400000""#, never: anything),
        Case(.object, "current_period_ends_at", "1796198400", never: anything),
        Case(.object, "current_period_starts_at", #""x""#, access: true, says: [day, "renews automatically"]),
        Case(.object, "current_period_ends_at", "0", never: anything),
        Case(.object, "current_period_ends_at", "-1", never: anything),
        Case(.object, "current_period_ends_at", "true", never: anything),
        // "It will only be different from current_period_ends_at if auto_renewal_status is has_already_renewed."
        Case(.object, "ends_at", "1798876800000", never: anything),
        Case(.renewedEarly, "ends_at", #""x""#, never: ["December 2"]),
        Case(.renewedEarly, "auto_renewal_status", "7", never: renewal + ["December 2"]),
        // "Present if the auto_renewal_status is will_change_product."
        Case(
            .object,
            "pending_changes",
            #"{"product": {"object": "product", "id": "prod9", "store_identifier": "pro_yearly"}}"#,
            access: true,
            says: [day],
            never: renewal
        ),
        Case(.object, "pending_changes", #""x""#, access: true, says: [day], never: renewal),
        Case(.object, "pending_changes", "[7]", access: true, says: [day], never: renewal),
        Case(.object, "pending_changes", "{}", access: true, says: [day, "renews automatically"]),
        Case(.changing, "pending_changes", "7", access: true, says: [day], never: renewal),
        Case(.changing, "pending_changes.product", "7", access: true, says: [day], never: renewal),
        Case(.changing, "pending_changes.product.store_identifier", "7", access: true, says: [day], never: renewal),
        Case(.object, "ownership", #""assigned""#, access: true, says: [day], never: renewal),
        Case(.object, "store", #""moon_store""#, access: true, says: [day], never: renewal),
        Case(.object, "pending_payment", #""no""#, access: true, says: [day, "renews automatically"]),
        Case(.retryObject, "pending_payment", "true", access: false, says: ["payment"], never: ["isn’t complete"]),
        Case(.object, "environment", #""staging""#, access: true, says: [day, "renews automatically"]),
        Case(.object, "country", "7", access: true, says: [day, "renews automatically"]),
        Case(.object, "total_revenue_in_usd", "7", access: true, says: [day, "renews automatically"]),
        Case(.object, "starts_at", #""x""#, access: true, says: [day, "renews automatically"]),
        Case(.purchase, "status", "true", never: ["complete", "refund"]),
        Case(.purchase, "status", #""returned""#, never: ["complete", "refund"]),
        Case(.purchase, "quantity", #""two""#, never: ["complete"]),
        Case(.purchase, "revenue_in_usd", "7", says: ["complete"]),
        Case(.list, "items.1", "7", access: true, says: [day, "renews automatically"]),
        Case(.list, "items", #""x""#, never: anything),
    ]

    // MARK: Webhooks

    private static let events: [Case] = [
        // "Only available for CANCELLATION events."
        Case(.cancellation, "cancel_reason", "7", never: anything),
        Case(.cancellation, "cancel_reason", #""RETENTION""#, never: anything),
        Case(.refund, "cancel_reason", "true", never: anything),
        Case(.expiration, "expiration_reason", "7", never: ["canceled", "payment"] + renewal),
        Case(.expiration, "expiration_reason", #""RETENTION""#, never: ["canceled", "payment"] + renewal),
        // "Use this field to determine if a subscription is still active."
        Case(.uncancellation, "expiration_at_ms", #""x""#, never: anything),
        Case(.uncancellation, "expiration_at_ms", "0", never: anything),
        Case(.uncancellation, "expiration_at_ms", "1796198400", never: anything),
        // "Use this field to determine if the user is currently in a grace period."
        Case(.billingIssue, "grace_period_expiration_at_ms", #""x""#, never: ["don’t have access", "ended"]),
        // "The time when an Android subscription would resume after being paused."
        Case(.pause, "auto_resume_at_ms", #""x""#, never: ["ended", "December 24"]),
        Case(.uncancellation, "is_family_share", #""true""#, never: renewal),
        Case(.uncancellation, "is_family_share", "7", never: renewal),
        Case(.uncancellation, "period_type", #""SEASONAL""#, never: renewal),
        Case(.trialEvent, "period_type", "7", never: renewal + ["charged"]),
        Case(.uncancellation, "store", #""MOON_STORE""#, never: renewal),
        Case(.uncancellation, "event_timestamp_ms", #""x""#, never: renewal),
        Case(.renewalEvent, "type", #""RENEWAL_DEFERRED""#, never: anything),
        // "Product identifier of the new product the subscriber has switched to."
        Case(.productChange, "id", "7", access: true, says: [day], never: renewal),
        Case(.uncancellation, "new_product_id", #""pro_yearly""#, access: true, says: [day], never: renewal),
        Case(.productChange, "new_product_id", "7", access: true, says: [day], never: renewal),
        // "App User ID(s) that transactions and entitlements are being taken from."
        Case(.uncancellation, "transferred_from", #"["u-77"]"#, never: anything),
        Case(.uncancellation, "transferred_to", #"["u-78"]"#, never: anything),
        // Of the seller's own books.
        Case(.uncancellation, "takehome_percentage", #""x""#, access: true, says: [day, "renews automatically"]),
        Case(.uncancellation, "price", #""x""#, access: true, says: [day, "renews automatically"]),
        Case(.uncancellation, "aliases", "7", access: true, says: [day, "renews automatically"]),
        Case(.uncancellation, "subscriber_attributes", "7", access: true, says: [day, "renews automatically"]),
        Case(.uncancellation, "experiments", #"[{"experiment_id": "prexp1"}]"#, access: true, says: [day]),
        Case(.uncancellation, "purchased_at_ms", #""x""#, access: true, says: [day, "renews automatically"]),
    ]
}
