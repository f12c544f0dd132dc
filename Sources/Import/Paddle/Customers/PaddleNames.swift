internal import PaywrightModel

/// The enumerations of Paddle Billing's subscriptions.
enum PaddleNames {
    /// `status` of a subscription.
    static let states: NameTable<PaddleState> = [
        ("active", .active), ("trialing", .trialing), ("past_due", .pastDue), ("paused", .paused),
        ("canceled", .cancelled),
    ]

    /// `status` of an item.
    static let itemStates: NameTable<PaddleItemState> = [
        ("active", .active), ("trialing", .trialing), ("inactive", .inactive),
    ]

    /// `action` of a scheduled change.
    static let changes: NameTable<PaddleChange> = [("cancel", .cancel), ("pause", .pause), ("resume", .resume)]

    /// `collection_mode`.
    static let collections: NameTable<PaddleCollection> = [("automatic", .automatic), ("manual", .invoice)]

    /// `status` of a transaction: whether it is still to be paid.
    static let transactionStates: NameTable<Bool> = [
        ("draft", true), ("ready", true), ("billed", true), ("past_due", true), ("paid", false), ("completed", false),
        ("canceled", false),
    ]

    /// `tax_mode` of a price.
    static let taxModes: NameTable<PaddleTax> = [
        ("account_setting", .asUsual), ("location", .asUsual), ("internal", .included), ("external", .added),
    ]

    /// `status` of a consent that a renewal needs.
    static let consents: NameTable<PaddleConsent> = [
        ("pending", .missing), ("granted", .given), ("voided", .notNeeded),
    ]
}

enum PaddleState: Hashable {
    case active
    case trialing
    /// A payment failed. The dates are already those of the period that is not paid.
    case pastDue
    case paused
    case cancelled
}

enum PaddleItemState: Hashable {
    case active
    case trialing
    case inactive
}

enum PaddleChange: Hashable {
    case cancel
    case pause
    case resume
}

enum PaddleCollection: Hashable {
    case automatic
    /// The customer pays an invoice.
    case invoice
}

/// Whether the customer agreed to go on, where the law asks for that.
enum PaddleConsent: Hashable {
    case missing
    case given
    case notNeeded
}

/// Whether a price has the tax in it.
enum PaddleTax: Hashable {
    /// As the seller's account sells, or as the country does.
    case asUsual
    case included
    case added

    /// What is stated of the price; nil where something else decides.
    var treatment: TaxTreatment? {
        switch self {
        case .asUsual: nil
        case .included: .included
        case .added: .added
        }
    }
}
