internal import Paywright

/// A situation of a customer that an app can know from the store’s SDK alone.
struct ExportedSituation: Sendable {
    /// What the app knows beside it.
    struct Facts {
        let date: Instant?
        let price: Price?
        /// The identifier of another plan; its name is known where it is there.
        let plan: String?
    }

    let name: String
    /// What is true where its lines are shown, and what the places hold.
    let holds: String
    /// The places that its lines may have.
    let places: [PatternRole]
    /// What is said of it; nil where something has to be known for that.
    let situation: @Sendable (Facts) -> SubscriptionSituation?

    init(
        _ name: String,
        _ holds: String,
        _ places: [PatternRole] = [],
        _ situation: @escaping @Sendable (Facts) -> SubscriptionSituation?
    ) {
        self.name = name
        self.holds = holds
        self.places = places
        self.situation = situation
    }

    /// In the order of a customer’s time with a subscription.
    static let all: [ExportedSituation] = bought + running + failing + over

    /// No cancellation avoids the payments that are left of a commitment.
    private static let uncommitted = " The plan has no commitment."

    private static let bought = [
        ExportedSituation("notPurchased", "Nothing was bought.") { _ in .notPurchased },
        ExportedSituation("pending", "A purchase waits for approval or payment.") { _ in .pendingPurchase },
        ExportedSituation("lifetime", "Something that is bought once and stays is owned.") { _ in .lifetime },
        ExportedSituation(
            "nonRenewing",
            "Access was bought for a time and runs, until the date where one is known.",
            [.date]
        ) { .nonRenewing(until: $0.date) },
        ExportedSituation("nonRenewingEnded", "Access was bought for a time, and ended on the date.", [.date]) {
            $0.date.map { .nonRenewingEnded(on: $0) }
        },
        ExportedSituation(
            "prepaid",
            "A prepaid plan runs, until the date. The store lets the customer extend it.",
            [.date]
        ) { .prepaid(until: $0.date, extendableFrom: nil, canBeExtended: true) },
        ExportedSituation("familyShared", "A family member bought it.") { _ in .familyShared(until: nil) },
    ]

    private static let running = [
        ExportedSituation(
            "freeTrial",
            "A free trial runs until the date; automatic renewal is on, and the customer is charged then."
                + uncommitted,
            [.date]
        ) { .freeTrial(until: $0.date, renewal: NextRenewal(date: $0.date)) },
        ExportedSituation("freeTrialCancelled", "A free trial runs until the date; automatic renewal is off.", [.date])
        {
            .freeTrialCancelled(until: $0.date)
        },
        ExportedSituation(
            "freePeriod",
            "Another free offer runs until the date; automatic renewal is on, and the customer is charged then."
                + uncommitted,
            [.date]
        ) { .freePeriod(until: $0.date, renewal: NextRenewal(date: $0.date)) },
        ExportedSituation(
            "freePeriodCancelled",
            "Another free offer runs until the date; automatic renewal is off.",
            [.date]
        ) { .freePeriodCancelled(until: $0.date) },
        ExportedSituation(
            "offerPrice",
            "An offer’s price runs; automatic renewal is on. The price is what is charged on the date, and is not 0."
                + uncommitted,
            [.price, .date]
        ) { .offerPrice(NextRenewal(date: $0.date, price: $0.price), isLastPeriod: false) },
        ExportedSituation(
            "renews",
            "A subscription runs; automatic renewal is on. The price is what is charged on the date, and is not 0."
                + uncommitted,
            [.price, .date]
        ) { .active(NextRenewal(date: $0.date, price: $0.price)) },
        ExportedSituation(
            "renewsAtOfferPrice",
            "A subscription runs; an offer applies to its next renewal. The price is what is charged on the date, and is not 0."
                + uncommitted,
            [.price, .date]
        ) { .discountedRenewal(NextRenewal(date: $0.date, price: $0.price)) },
        ExportedSituation(
            "planChange",
            "A subscription runs; at its next renewal, on the date, it changes to another plan, the product. The price is what is "
                + "charged then, and is not 0." + uncommitted,
            [.price, .product, .date]
        ) { facts in
            let renewal = NextRenewal(date: facts.date, price: facts.price)
            return .planChange(PlanChange(direction: .crossgrade, productID: facts.plan ?? "", renewal: renewal))
        },
        ExportedSituation(
            "priceConsent",
            "A new price is announced; the subscription renews only if the customer agrees, who has not yet."
        ) { _ in .priceChange(AnnouncedPriceChange(kind: .awaitingConsent)) },
        ExportedSituation(
            "priceIncrease",
            "A higher price is announced, and comes without an answer of the customer, or after one who agreed."
                + uncommitted
        ) { _ in .priceChange(AnnouncedPriceChange(kind: .increase)) },
        ExportedSituation(
            "cancelled",
            "A subscription runs until the date; automatic renewal is off.",
            [.date]
        ) { .cancelled(until: $0.date) },
        ExportedSituation(
            "running",
            "A subscription runs; whether it renews is not known. Its period ends on the date.",
            [.date]
        ) { $0.date.map { .running(until: $0) } },
    ]

    private static let failing = [
        ExportedSituation(
            "gracePeriod",
            "A renewal’s payment failed; access continues, until the date.",
            [.date]
        ) { .gracePeriod(until: $0.date) },
        ExportedSituation("billingRetry", "A renewal’s payment failed; there is no access while the store tries again.")
        {
            _ in .billingRetry
        },
        ExportedSituation(
            "onHold",
            "Google Play holds a subscription back because a payment failed; there is no access."
        ) {
            _ in .onHold
        },
    ]

    private static func expired(_ name: String, _ cause: ExpirationCause, _ holds: String) -> ExportedSituation {
        ExportedSituation(name, "A subscription ended, on the date\(holds).", [.date]) {
            .expired(Expiration(date: $0.date, cause: cause))
        }
    }

    private static let over = [
        expired("expired", .unstated, "; the cause is not known, or another one than the following"),
        expired("expiredVoluntary", .voluntary, ", because the customer cancelled it"),
        expired("expiredBilling", .billing, ", because a payment failed"),
        expired("expiredPriceNotAccepted", .priceNotAccepted, ", because the customer did not agree to a price"),
        expired("expiredProductUnavailable", .productUnavailable, ", because the plan was no longer sold"),
        ExportedSituation(
            "winBackAvailable",
            "A subscription ended, on the date; the store has an offer for this customer to come back.",
            [.date]
        ) { .winBackAvailable(Expiration(date: $0.date, cause: .unstated), offerIDs: []) },
        ExportedSituation("revoked", "The store took a purchase back: it was refunded, or is no longer shared.") { _ in
            .revoked
        },
        ExportedSituation("upgraded", "The customer has gone from this plan to a higher one.") { _ in .upgraded },
        ExportedSituation("unknown", "The store’s answer cannot be had or read.") { _ in .unknown(.unstated) },
    ]
}
