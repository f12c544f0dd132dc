/// A discount on a product for some customers, for a limited time.
public struct SubscriptionOffer: Hashable, Sendable {
    /// The kind of offer.
    public let type: OfferType
    /// How it is paid.
    public let paymentMode: PaymentMode
    /// The length of one period of the offer; nil only for `oneTime`.
    public let period: CalendarDuration?
    /// How many periods, 1 or more; above 1 only for `payAsYouGo`: other offers have one period as long as all of them.
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
    /// Who can get the offer.
    public let customers: Set<CustomerStanding>

    /// An offer from its parts. Without `customers`, those its type is for: new ones (introductory), existing and expired
    /// ones (promotional), expired ones (win-back), all (code).
    public init(
        type: OfferType,
        paymentMode: PaymentMode,
        period: CalendarDuration?,
        periodCount: Int = 1,
        prices: StorefrontPrices = StorefrontPrices(),
        id: String? = nil,
        isStackable: Bool = false,
        billingPlan: BillingPlan.Kind? = nil,
        customers: Set<CustomerStanding>? = nil
    ) {
        self.type = type
        self.paymentMode = paymentMode
        let count = max(1, periodCount)
        let isRepeated = paymentMode == .payAsYouGo
        self.period = isRepeated ? period : period.flatMap { $0.times(count) }
        self.periodCount = isRepeated ? count : 1
        self.prices = prices
        self.id = id
        self.isStackable = isStackable
        self.billingPlan = billingPlan
        self.customers = customers ?? Self.usualCustomers(of: type)
    }

    private static func usualCustomers(of type: OfferType) -> Set<CustomerStanding> {
        switch type {
        case .introductory: [.new]
        case .promotional: [.existing, .expired]
        case .winBack: [.expired]
        case .code: [.new, .existing, .expired]
        }
    }

    /// The whole length of the offer: its period times its number of periods.
    public var duration: CalendarDuration? { period?.times(periodCount) }
}
