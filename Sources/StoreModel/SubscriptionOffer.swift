/// What kind of offer it is: StoreKit's `Product.SubscriptionOffer.OfferType`.
@nonexhaustive
public enum OfferType: String, Hashable, Sendable, CaseIterable {
    /// For customers who have not subscribed in the group before: the only type that may say "first".
    case introductory
    /// For current and former subscribers, signed by the developer ("ad hoc" in configuration files).
    case promotional
    /// For former subscribers, chosen by the store.
    case winBack
    /// Redeemed with an offer code.
    case code
}

/// How an offer is paid: StoreKit's `Product.SubscriptionOffer.PaymentMode`.
@nonexhaustive
public enum PaymentMode: String, Hashable, Sendable, CaseIterable {
    /// Nothing is charged for the offer's period.
    case freeTrial
    /// The offer's price is charged in each of its periods.
    case payAsYouGo
    /// The offer's price is charged once for its whole length.
    case payUpFront
    /// A price paid once: only for a code on a product that is not an auto-renewable subscription.
    case oneTime
}

/// A discount on a product for some customers, for a limited time.
public struct SubscriptionOffer: Hashable, Sendable {
    /// The kind of offer.
    public let type: OfferType
    /// How it is paid.
    public let paymentMode: PaymentMode
    /// The length of one period of the offer; nil only for `oneTime`.
    public let period: CalendarDuration?
    /// How many periods, 1 or more; above 1 only for `payAsYouGo`.
    public let periodCount: Int
    /// The price of one period, per storefront; empty for a free trial.
    public let prices: StorefrontPrices
    /// The identifier: the offer ID of a promotional or win-back offer, the reference name of a code. An introductory
    /// offer has none.
    public let id: String?
    /// Whether a code's offer follows the introductory offer instead of taking its place.
    public let isStackable: Bool
    /// The billing plan the offer belongs to; nil when the store states none.
    public let billingPlan: BillingPlan.Kind?

    /// An offer from its parts.
    public init(
        type: OfferType,
        paymentMode: PaymentMode,
        period: CalendarDuration?,
        periodCount: Int = 1,
        prices: StorefrontPrices = StorefrontPrices(),
        id: String? = nil,
        isStackable: Bool = false,
        billingPlan: BillingPlan.Kind? = nil
    ) {
        self.type = type
        self.paymentMode = paymentMode
        self.period = period
        self.periodCount = max(1, periodCount)
        self.prices = prices
        self.id = id
        self.isStackable = isStackable
        self.billingPlan = billingPlan
    }

    /// The whole length of the offer: its period times its number of periods.
    public var duration: CalendarDuration? { period?.times(periodCount) }
}
