public import PaywrightModel

/// What a product is for one customer: the plan that the customer has, one to buy, or one to change to.
///
///     let choices = PlanChoices(for: customer.history, products: shop.products, now: .now)
///     choices.choice(of: yearly).choice         // .crossgrade
///     choices.choice(of: yearly).takesEffect    // .atRenewal
///
/// What is not known is never `current`. When a change takes effect is told only by a rule of the store.
public struct PlanChoice: Hashable, Sendable {
    /// What choosing the product is.
    @nonexhaustive
    public enum Choice: Hashable, Sendable {
        /// The customer has it.
        case current
        /// A purchase of its own.
        case buy
        /// A change to a higher plan of the group.
        case upgrade
        /// A change to a lower plan of the group.
        case downgrade
        /// A change to a plan of the same level.
        case crossgrade
        /// Not to be bought now.
        case unavailable(Obstacle)
        /// Not known.
        case notStated(Reason)

        /// A stable name for programs: "current", "notStated".
        public var name: String {
            switch self {
            case .current: "current"
            case .buy: "buy"
            case .upgrade: "upgrade"
            case .downgrade: "downgrade"
            case .crossgrade: "crossgrade"
            case .unavailable: "unavailable"
            case .notStated: "notStated"
            }
        }

        /// A stable name of why it cannot be bought, or is not known; nil where it can.
        public var why: String? {
            switch self {
            case .unavailable(let obstacle): obstacle.rawValue
            case .notStated(let reason): reason.rawValue
            case .current, .buy, .upgrade, .downgrade, .crossgrade: nil
            }
        }
    }

    /// Why a product is not to be bought now.
    @nonexhaustive
    public enum Obstacle: String, Hashable, Sendable, CaseIterable {
        /// A payment failed in the group, and access goes on meanwhile: it is to be mended.
        case gracePeriod
        /// A payment failed in the group, and the store tries again.
        case billingRetry
        /// A payment failed, and the subscription is on hold.
        case onHold
        /// A payment failed, and the merchant decides what it means for access.
        case paymentFailed
        /// The subscription is paused: it is to be resumed.
        case paused
        /// It has been bought, and waits for an approval or its first payment.
        case pending
        /// It has been chosen already, and takes over next.
        case nextPlan

        /// Whether something is to be mended or resumed first, so that no purchase screen is shown.
        var hidesPurchaseScreen: Bool {
            switch self {
            case .gracePeriod, .billingRetry, .onHold, .paymentFailed, .paused: true
            case .pending, .nextPlan: false
            }
        }
    }

    /// Why it is not known what a product is for the customer.
    @nonexhaustive
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The store has not stated anything about the customer.
        case noHistory
        /// The inputs are not all that the store knows of the customer.
        case historyIncomplete
        /// An input, or a part of one, could not be read.
        case inputNotRead
        /// The situation of a purchase is not known that decides it.
        case statusUnknown
        /// The subscription group of the product, or of what runs, is not stated: whether one replaces the other is not known.
        case groupUnknown
        /// The level of the product, or of what runs, is not stated in their group.
        case levelUnknown
        /// The store ranks no plans, and the app decides whether one replaces another.
        case levelsNotStated
        /// Which of the product’s plans was bought, or takes over next, is not stated.
        case planUnknown
        /// A member of the family pays for what runs.
        case familyShared
        /// What runs was bought in another store, which this one does not replace.
        case otherStore

        /// Whether another plan runs, and the product is none that the customer has.
        package var isOfOtherPlan: Bool {
            switch self {
            case .groupUnknown, .levelUnknown, .levelsNotStated, .otherStore: true
            case .noHistory, .historyIncomplete, .inputNotRead, .statusUnknown, .planUnknown, .familyShared: false
            }
        }
    }

    /// When a change takes effect.
    @nonexhaustive
    public enum Effect: String, Hashable, Sendable, CaseIterable {
        /// At once.
        case now
        /// At the next renewal.
        case atRenewal
    }

    /// What choosing the product is.
    public var choice: Choice
    /// Whether the product can be chosen; nil where that is not known, and the app decides.
    public var isButtonOn: Bool?
    /// When the change takes effect, by the store’s own rule; nil where it has none, and for what is no change.
    public var takesEffect: Effect?
    /// The offers that the customer gets with it.
    public var claims: [OfferClaim]
    /// Whether it is a change from a plan with a commitment, whose payments go on.
    package var isOutOfCommitment = false

    /// A choice from its parts.
    ///
    /// - Parameters:
    ///   - choice: What choosing the product is.
    ///   - isButtonOn: Whether the product can be chosen; nil where that is not known.
    ///   - takesEffect: When the change takes effect, by the store’s own rule.
    ///   - claims: The offers that the customer gets with it.
    public init(
        _ choice: Choice,
        isButtonOn: Bool? = nil,
        takesEffect: Effect? = nil,
        claims: [OfferClaim] = [.noOffer]
    ) {
        self.choice = choice
        self.isButtonOn = isButtonOn
        self.takesEffect = takesEffect
        self.claims = claims
    }

    /// Whether it makes sense to show the product for sale: not while a payment is to be mended, or a pause ended.
    public var showsPurchaseScreen: Bool {
        if case .unavailable(let obstacle) = choice { !obstacle.hidesPurchaseScreen } else { true }
    }
}
