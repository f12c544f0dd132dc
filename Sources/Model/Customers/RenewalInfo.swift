internal import PaywrightStorage
public import PaywrightValues

/// What a store says about the future of one subscription. Every field is optional.
///
/// The terms are those of the App Store Server API (`JWSRenewalInfoDecodedPayload`); Google Play's plans map onto them.
public struct RenewalInfo: Hashable, Sendable {
    /// The store.
    public var store: StoreName {
        get { facts.value.store }
        set { facts.value.store = newValue }
    }
    /// The subscription it is about: `PurchaseTransaction.originalID`.
    public var originalID: String? {
        get { facts.value.originalID }
        set { facts.value.originalID = newValue }
    }
    /// The product that runs now.
    public var productID: String? {
        get { facts.value.productID }
        set { facts.value.productID = newValue }
    }
    /// The product that the next renewal is for; another one than `productID` is a pending change of plan.
    public var renewalProductID: String? {
        get { facts.value.renewalProductID }
        set { facts.value.renewalProductID = newValue }
    }
    /// How the plans compare, where that is known without a product file; no store states it.
    public var planDirection: PlanDirection? {
        get { facts.value.planDirection }
        set { facts.value.planDirection = newValue }
    }
    /// Whether it renews. With a commitment, whether the next bill comes.
    public var renewsAutomatically: Bool? {
        get { facts.value.renewsAutomatically }
        set { facts.value.renewsAutomatically = newValue }
    }
    /// When it renews; may be past.
    public var renewalDate: Instant? {
        get { facts.value.renewalDate }
        set { facts.value.renewalDate = newValue }
    }
    /// What the next renewal costs, offers included, where the store states it.
    public var renewalPrice: Price? {
        get { facts.value.renewalPrice }
        set { facts.value.renewalPrice = newValue }
    }
    /// How many seats renew, where `renewalPrice` is for all of them; nil where that is not stated.
    public var quantity: Int? {
        get { facts.value.quantity }
        set { facts.value.quantity = newValue }
    }
    /// Whether `renewalPrice` is all that is charged on that day, which may be more or less than the product costs: with several
    /// items, credit, or what is charged once, in it.
    public var isWholeCharge: Bool {
        get { facts.value.isWholeCharge }
        set { facts.value.isWholeCharge = newValue }
    }
    /// How `renewalPrice` stands to tax; nil where that is not stated.
    public var renewalTax: TaxTreatment? {
        get { facts.value.renewalTax }
        set { facts.value.renewalTax = newValue }
    }
    /// The currency that the customer pays in, where the store states it beside the price.
    public var currency: CurrencyCode? {
        get { facts.value.currency }
        set { facts.value.currency = newValue }
    }
    /// Whether a renewal is paid by an invoice that the customer is sent, and nothing is charged by itself; nil where that is
    /// not stated.
    public var isInvoiced: Bool? {
        get { facts.value.isInvoiced }
        set { facts.value.isInvoiced = newValue }
    }
    /// The product's regular price without offers, as Google Play states it; the price of the next charge only where it
    /// is known that no offer comes before it.
    public var basePrice: Price? {
        get { facts.value.basePrice }
        set { facts.value.basePrice = newValue }
    }
    /// The offer that applies to the next renewal.
    public var offer: AppliedOffer? {
        get { facts.value.offer }
        set { facts.value.offer = newValue }
    }
    /// Why it ended.
    public var expirationReason: StatedValue<ExpirationReason>? {
        get { facts.value.expirationReason }
        set { facts.value.expirationReason = newValue }
    }
    /// Whether the store is still trying to collect a failed payment.
    public var isInBillingRetry: Bool? {
        get { facts.value.isInBillingRetry }
        set { facts.value.isInBillingRetry = newValue }
    }
    /// Until when a customer whose payment failed keeps access.
    public var gracePeriodExpiresDate: Instant? {
        get { facts.value.gracePeriodExpiresDate }
        set { facts.value.gracePeriodExpiresDate = newValue }
    }
    /// A change of price.
    public var priceChange: PriceChange? {
        get { facts.value.priceChange }
        set { facts.value.priceChange = newValue }
    }
    /// The win-back offers the customer can get, the best first; nil where the store does not say.
    public var eligibleWinBackOfferIDs: [String]? {
        get { facts.value.eligibleWinBackOfferIDs }
        set { facts.value.eligibleWinBackOfferIDs = newValue }
    }
    /// What becomes of a commitment.
    public var commitment: CommitmentRenewal? {
        get { facts.value.commitment }
        set { facts.value.commitment = newValue }
    }
    /// When a paused subscription goes on.
    public var resumesDate: Instant? {
        get { facts.value.resumesDate }
        set { facts.value.resumesDate = newValue }
    }
    /// When a pause begins that is planned; it runs until then.
    public var pauseDate: Instant? {
        get { facts.value.pauseDate }
        set { facts.value.pauseDate = newValue }
    }
    /// Who paused it, or why; nil where that is not stated.
    public var pauseCause: PauseCause? {
        get { facts.value.pauseCause }
        set { facts.value.pauseCause = newValue }
    }
    /// Whether the plan is prepaid, and from when it can be extended.
    public var prepaid: PrepaidPlan? {
        get { facts.value.prepaid }
        set { facts.value.prepaid = newValue }
    }
    /// Whether the pending change of plan takes the product away without another in its place.
    public var endsAtRenewal: Bool {
        get { facts.value.endsAtRenewal }
        set { facts.value.endsAtRenewal = newValue }
    }

    /// When the subscription ends after it has renewed, where the store has that already: a `cancel_at` of Stripe in a later
    /// period. nil where none is stated. In a subscription that does not renew, the end of its transaction counts.
    public var endDate: Instant? {
        get { facts.value.endDate }
        set { facts.value.endDate = newValue }
    }
    /// Whether something may be charged when it ends, of which no field states how much: what was used until then.
    package var isChargedAtEnd: Bool {
        get { facts.value.isChargedAtEnd }
        set { facts.value.isChargedAtEnd = newValue }
    }
    /// When it was asked for that the subscription does not renew, where the store states it; nil where none does, and for one that
    /// renews. It tells two cancellations in one period apart.
    public var cancelledDate: Instant? {
        get { facts.value.cancelledDate }
        set { facts.value.cancelledDate = newValue }
    }
    /// What is planned after the next renewal, in the order of time: later phases of a schedule of Stripe's.
    public var laterPhases: [PlannedPhase] {
        get { facts.value.laterPhases }
        set { facts.value.laterPhases = newValue }
    }
    /// When the store stated this; of several, the latest counts.
    public var statedDate: Instant? {
        get { facts.value.statedDate }
        set { facts.value.statedDate = newValue }
    }
    /// What else tells which of several answers is the later one.
    public var answer: AnswerOrder {
        get { facts.value.answer }
        set { facts.value.answer = newValue }
    }
    /// Who states this: the store itself unless a service passes it on.
    public var source: StatementSource {
        get { facts.value.source }
        set { facts.value.source = newValue }
    }

    /// The field that states a failed payment, of an object that states nothing of a grace period: whether access goes on is not known. nil
    /// where the object would state that.
    package var openAccessField: String? {
        get { facts.value.openAccessField }
        set { facts.value.openAccessField = newValue }
    }

    /// Whether it is one thing that happened, as a service passes it on: no failed payment before it is stated again, and no end follows
    /// from the date of one.
    package var isEvent: Bool {
        get { facts.value.isEvent }
        set { facts.value.isEvent = newValue }
    }

    /// The field of `renewalDate`, where it was stated at once with another end of what was bought, a day or more apart.
    package var otherEndField: String? {
        get { facts.value.otherEndField }
        set { facts.value.otherEndField = newValue }
    }
    /// What that field states, where it is none of these two: the end of a trial.
    package var otherEndDate: Instant? {
        get { facts.value.otherEndDate }
        set { facts.value.otherEndDate = newValue }
    }

    /// Where it is stated what comes later.
    package var future: FutureFields {
        get { facts.value.future }
        set { facts.value.future = newValue }
    }

    /// How often the price of what renews is charged, where the object states that itself; nil where only a product file may.
    package var statedPeriod: CalendarDuration? {
        get { facts.value.statedPeriod }
        set { facts.value.statedPeriod = newValue }
    }

    /// Whether the plan that the next renewal is of has a commitment: the App Store’s `renewalBillingPlanType`; nil where not stated.
    package var isNextCommitted: Bool? {
        get { facts.value.isNextCommitted }
        set { facts.value.isNextCommitted = newValue }
    }

    /// That it is not known what the billing plan of the next renewal binds to, where no transaction stood beside it that states it.
    package var commitmentDoubt: Doubt? {
        get { facts.value.commitmentDoubt }
        set { facts.value.commitmentDoubt = newValue }
    }

    /// When a service learned that renewal was turned on or off, and the field that states it.
    package var learned: LearnedFact? {
        get { facts.value.learned }
        set { facts.value.learned = newValue }
    }

    /// Another plan that was chosen, of which it is not stated when it takes the place of `productID`.
    package var chosenPlan: ChosenPlan? {
        get { facts.value.chosenPlan }
        set { facts.value.chosenPlan = newValue }
    }

    /// By which name the store charges for what renews, where that is not `renewalProductID`: another price of Stripe's for the same plan.
    package var chargedProductID: String? {
        get { facts.value.chargedProductID }
        set { facts.value.chargedProductID = newValue }
    }

    /// What the object states of what is planned, and that nothing is.
    package var planned: [PlannedField] {
        get { facts.value.planned }
        set { facts.value.planned = newValue }
    }

    /// What the input leaves open, although something stands where it would be stated; a status states nothing of it.
    public var doubts: [Doubt] {
        get { facts.value.doubts }
        set { facts.value.doubts = newValue }
    }

    /// Where it was read.
    package var origin: RecordOrigin {
        get { facts.value.origin }
        set { facts.value.origin = newValue }
    }

    private var facts: Shared<Facts>

    private struct Facts: Hashable, Sendable {
        var store: StoreName
        var originalID: String?
        var productID: String?
        var renewalProductID: String?
        var planDirection: PlanDirection?
        var renewsAutomatically: Bool?
        var renewalDate: Instant?
        var renewalPrice: Price?
        var quantity: Int?
        var isWholeCharge = false
        var renewalTax: TaxTreatment?
        var currency: CurrencyCode?
        var isInvoiced: Bool?
        var basePrice: Price?
        var offer: AppliedOffer?
        var expirationReason: StatedValue<ExpirationReason>?
        var isInBillingRetry: Bool?
        var gracePeriodExpiresDate: Instant?
        var priceChange: PriceChange?
        var eligibleWinBackOfferIDs: [String]?
        var commitment: CommitmentRenewal?
        var resumesDate: Instant?
        var pauseDate: Instant?
        var pauseCause: PauseCause?
        var prepaid: PrepaidPlan?
        var endsAtRenewal = false
        var endDate: Instant?
        var laterPhases: [PlannedPhase] = []
        var isChargedAtEnd = false
        var cancelledDate: Instant?
        var statedDate: Instant?
        var answer = AnswerOrder()
        var source = StatementSource.store
        var openAccessField: String?
        var isEvent = false
        var learned: LearnedFact?
        var otherEndField: String?
        var otherEndDate: Instant?
        var future = FutureFields()
        var statedPeriod: CalendarDuration?
        var isNextCommitted: Bool?
        var commitmentDoubt: Doubt?
        var chosenPlan: ChosenPlan?
        var chargedProductID: String?
        var planned: [PlannedField] = []
        var doubts: [Doubt] = []
        var origin = RecordOrigin()
    }

    /// Renewal information to which everything known is added.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - originalID: The subscription it is about: `PurchaseTransaction.originalID`.
    public init(store: StoreName, originalID: String? = nil) {
        facts = Shared(Facts(store: store, originalID: originalID))
    }
}

/// When a service learned of something that a store decides, and the field that states it.
package struct LearnedFact: Hashable, Sendable {
    package let date: Instant
    /// A path in the input: "$.event.type".
    package let field: String

    package init?(_ date: Instant?, field: String) {
        guard let date else { return nil }
        (self.date, self.field) = (date, field)
    }
}

/// A plan that was chosen in place of another one, and the field that names it.
package struct ChosenPlan: Hashable, Sendable {
    /// nil where it is not stated.
    package let productID: String?
    /// A path in the input: "$.event.new_product_id".
    package let field: String

    package init(productID: String?, field: String) { (self.productID, self.field) = (productID, field) }
}

/// Who paused a subscription, or why.
@nonexhaustive
public enum PauseCause: String, Hashable, Sendable, CaseIterable {
    /// The customer: a pause of Google Play.
    case customer
    /// The merchant.
    case merchant
    /// A free trial ended without a payment method: nothing begins until there is one (Stripe).
    case freeTrialEnded
    /// A payment failed (Stripe).
    case paymentFailed
}

/// How a plan compares with the one it takes the place of, by their levels in the subscription group.
@nonexhaustive
public enum PlanDirection: String, Hashable, Sendable, CaseIterable {
    /// To a lower level.
    case downgrade
    /// To a higher level.
    case upgrade
    /// To the same level, or the levels are not known: neither is worded.
    case crossgrade
}

/// Which of several answers about one subscription is the later one, where their dates do not tell: Google Play dates no
/// answer.
public struct AnswerOrder: Hashable, Sendable {
    /// Which order of the subscription the latest one that the answer knows is: 0 is the first purchase, and Google Play's
    /// "GPA.3345-…..4" is 5.
    public var orderNumber: Int?
    /// The end of the period that the answer speaks of.
    public var periodEnd: Instant?

    /// An order from its parts; nothing is known by default.
    ///
    /// - Parameters:
    ///   - orderNumber: Which order of the subscription the latest one that the answer knows is: 0 is the first purchase, and
    ///     Google Play's "GPA.3345-…..4" is 5.
    ///   - periodEnd: The end of the period that the answer speaks of.
    public init(orderNumber: Int? = nil, periodEnd: Instant? = nil) {
        self.orderNumber = orderNumber
        self.periodEnd = periodEnd
    }
}
