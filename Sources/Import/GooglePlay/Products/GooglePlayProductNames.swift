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

    /// How often a pricing phase is charged.
    enum RecurrenceMode {
        /// Until cancelled.
        case infinite
        /// `billingCycleCount` times.
        case finite
        /// Once.
        case none
    }
}

/// How a base plan is paid: by the one member that it has.
enum BasePlanType: CaseIterable {
    case autoRenewing
    case prepaid
    case installments

    /// The member of the base plan.
    var field: FieldKey {
        typealias Fields = GooglePlayProductsFields.BasePlan
        return switch self {
        case .autoRenewing: Fields.autoRenewingBasePlanType
        case .prepaid: Fields.prepaidBasePlanType
        case .installments: Fields.installmentsBasePlanType
        }
    }

    /// The fields of what stands there.
    var table: FieldTable {
        switch self {
        case .autoRenewing: GooglePlayProductsFields.AutoRenewing.table
        case .prepaid: GooglePlayProductsFields.Prepaid.table
        case .installments: GooglePlayProductsFields.Installments.table
        }
    }

    /// The member that states how often it is paid.
    var billingPeriod: FieldKey {
        switch self {
        case .autoRenewing: GooglePlayProductsFields.AutoRenewing.billingPeriodDuration
        case .prepaid: GooglePlayProductsFields.Prepaid.billingPeriodDuration
        case .installments: GooglePlayProductsFields.Installments.billingPeriodDuration
        }
    }
}
