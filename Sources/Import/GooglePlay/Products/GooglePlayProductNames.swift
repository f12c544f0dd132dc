internal import PaywrightModel

/// The enumerations of Google Play's products, each value as the store writes it.
enum GooglePlayProductNames {
    /// `ProductType` of the billing library.
    static let types: NameTable<ProductType> = [("subs", .autoRenewable), ("inapp", .nonConsumable)]

    /// `RecurrenceMode` of the billing library.
    static let recurrenceModes: [(number: Int64, name: String, mode: RecurrenceMode)] = [
        (1, "INFINITE_RECURRING", .infinite), (2, "FINITE_RECURRING", .finite), (3, "NON_RECURRING", .none),
    ]

    /// `State` of a base plan or an offer, and whether it can be bought.
    static let states: NameTable<Bool> = [("ACTIVE", true), ("DRAFT", false), ("INACTIVE", false)]

    /// `RenewalType` of installments.
    static let renewals: NameTable<Commitment.Renewal> = [
        ("RENEWAL_TYPE_RENEWS_WITHOUT_COMMITMENT", .withoutCommitment),
        ("RENEWAL_TYPE_RENEWS_WITH_COMMITMENT", .newCommitment),
    ]

    /// The members of a base plan of which one is there.
    static let basePlanTypes: NameTable<BasePlanType> = [
        ("autoRenewingBasePlanType", .autoRenewing), ("prepaidBasePlanType", .prepaid),
        ("installmentsBasePlanType", .installments),
    ]

    /// How often a pricing phase is charged.
    enum RecurrenceMode {
        /// Until cancelled.
        case infinite
        /// `billingCycleCount` times.
        case finite
        /// Once.
        case none
    }

    /// How a base plan is paid.
    enum BasePlanType {
        case autoRenewing
        case prepaid
        case installments
    }
}
