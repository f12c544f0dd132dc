internal import PaywrightStorage
public import PaywrightValues

/// A discount on a product for some customers, for a limited time.
public struct SubscriptionOffer: Hashable, Sendable {
    /// The kind of offer.
    public var type: OfferType { facts.value.type }
    /// The phases in the order they are charged; never empty.
    public var phases: [OfferPhase] { facts.value.phases }
    /// The identifier: the offer ID of a promotional or win-back offer, the reference name of a code, any offer's in
    /// Google Play. An introductory offer of the App Store has none.
    public var id: String? { facts.value.id }
    /// Whether a code's offer follows the introductory offer instead of taking its place.
    public var isStackable: Bool { facts.value.isStackable }
    /// The billing plan the offer belongs to; nil when the store states none.
    public var billingPlan: BillingPlan.Kind? { facts.value.billingPlan }
    /// Who can get the offer; empty where that is not stated.
    public var customers: Set<CustomerStanding> { facts.value.customers }

    private let facts: Shared<Facts>

    private struct Facts: Hashable, Sendable {
        let type: OfferType
        let phases: [OfferPhase]
        let id: String?
        let isStackable: Bool
        let billingPlan: BillingPlan.Kind?
        let customers: Set<CustomerStanding>
    }

    /// An offer of one phase. Without `customers`, those its type is for: new ones (introductory), existing and expired
    /// ones (promotional), expired ones (win-back), all (code).
    ///
    /// - Parameters:
    ///   - type: The kind of offer.
    ///   - paymentMode: How the first phase is paid.
    ///   - period: The length of one period of the first phase; nil only for `oneTime`.
    ///   - periodCount: How many periods the first phase has.
    ///   - prices: The price of one period of the first phase, per storefront; see `OfferPhase.prices` for a free trial.
    ///   - id: The identifier: the offer ID of a promotional or win-back offer, the reference name of a code, any offer's in
    ///     Google Play.
    ///   - isStackable: Whether a code's offer follows the introductory offer instead of taking its place.
    ///   - billingPlan: The billing plan the offer belongs to; nil when the store states none.
    ///   - customers: Who can get the offer; empty where that is not stated.
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
        let phase = OfferPhase(paymentMode: paymentMode, period: period, periodCount: periodCount, prices: prices)
        self.init(
            type: type,
            first: phase,
            id: id,
            isStackable: isStackable,
            billingPlan: billingPlan,
            customers: customers
        )
    }

    /// An offer of one or more phases. Without `customers`, those its type is for.
    ///
    /// - Parameters:
    ///   - type: The kind of offer.
    ///   - first: The first phase.
    ///   - following: The phases after it.
    ///   - id: The identifier: the offer ID of a promotional or win-back offer, the reference name of a code, any offer's in
    ///     Google Play.
    ///   - isStackable: Whether a code's offer follows the introductory offer instead of taking its place.
    ///   - billingPlan: The billing plan the offer belongs to; nil when the store states none.
    ///   - customers: Who can get the offer; empty where that is not stated.
    public init(
        type: OfferType,
        first: OfferPhase,
        following: [OfferPhase] = [],
        id: String? = nil,
        isStackable: Bool = false,
        billingPlan: BillingPlan.Kind? = nil,
        customers: Set<CustomerStanding>? = nil
    ) {
        facts = Shared(
            Facts(
                type: type,
                phases: [first] + following,
                id: id,
                isStackable: isStackable,
                billingPlan: billingPlan,
                customers: customers ?? Self.usualCustomers(of: type)
            )
        )
    }

    private static func usualCustomers(of type: OfferType) -> Set<CustomerStanding> {
        switch type {
        case .introductory: [.new]
        case .promotional: [.existing, .expired]
        case .winBack: [.expired]
        case .code: [.new, .existing, .expired]
        case .retention: [.existing]
        case .unspecified: []
        }
    }

    /// The first phase: the only one of an App Store offer.
    public var firstPhase: OfferPhase { phases[0] }
    /// How the first phase is paid.
    public var paymentMode: PaymentMode { firstPhase.paymentMode }
    /// The length of one period of the first phase; nil only for `oneTime`.
    public var period: CalendarDuration? { firstPhase.period }
    /// How many periods the first phase has.
    public var periodCount: Int { firstPhase.periodCount }
    /// The price of one period of the first phase, per storefront; see `OfferPhase.prices` for a free trial.
    public var prices: StorefrontPrices { firstPhase.prices }
    /// The whole length of the first phase: its period times its number of periods.
    public var duration: CalendarDuration? { firstPhase.duration }
}
