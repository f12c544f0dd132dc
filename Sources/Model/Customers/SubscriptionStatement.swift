public import PaywrightValues

/// What a store itself calls the state of one subscription. It wins over what the dates alone would say, while its own
/// date has not passed.
public struct SubscriptionStatement: Hashable, Sendable {
    /// The states of App Store Server API's `status` and of Google Play's `subscriptionState`.
    @nonexhaustive
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// It runs.
        case active
        /// It has ended.
        case expired
        /// A payment failed and the store tries again; no access (App Store).
        case billingRetry
        /// A payment failed and the store tries again; access goes on.
        case gracePeriod
        /// Refunded, or no longer shared by the family (App Store).
        case revoked
        /// A payment failed; no access (Google Play).
        case onHold
        /// Paused; no access.
        case paused
        /// Does not renew; access until it ends (Google Play).
        case cancelled
        /// Waits for its first payment (Google Play).
        case pending
        /// The first payment never came (Google Play).
        case pendingCancelled
    }

    /// The store.
    public var store: StoreName
    /// The subscription: `PurchaseTransaction.originalID`.
    public var originalID: String?
    /// The subscription group.
    public var groupID: String?
    /// The product, where it is stated with the state.
    public var productID: String?
    /// The state.
    public var state: StatedValue<State>
    /// When the store stated this; of several, the latest counts.
    public var statedDate: Instant?
    /// What else tells which of several answers is the later one.
    public var answer: AnswerOrder
    /// Who states this: the store itself unless a service passes it on.
    public var source = StatementSource.store
    /// The field of the input that states a failed payment or a pause, and leaves it to the merchant whether the customer has
    /// access meanwhile: "$.status" of Stripe’s `past_due`. nil where the state itself tells that.
    public var openAccessField: String?
    /// Whether the merchant states it in a record of his own, and not the store that he sells in.
    package var isMerchants = false
    /// Until when the state can last: Stripe’s `incomplete` by the store’s rule, RevenueCat’s `paused` and `incomplete` to the end of the period.
    /// nil where none is known.
    package var expectedUntil: Instant?
    /// Whether it takes the place of another purchase, whose own object states what that gives until then: Google Play’s
    /// `linkedPurchaseToken`.
    package var takesPlaceOfAnother = false
    /// What the input leaves open, although something stands where it would be stated; a status states nothing of it.
    public var doubts: [Doubt] = []
    /// Where it was read.
    package var origin = RecordOrigin()

    /// A statement from its parts.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - originalID: The subscription: `PurchaseTransaction.originalID`.
    ///   - groupID: The subscription group.
    ///   - productID: The product, where it is stated with the state.
    ///   - state: The state.
    ///   - statedDate: When the store stated this; of several, the latest counts.
    ///   - answer: What else tells which of several answers is the later one.
    public init(
        store: StoreName,
        originalID: String? = nil,
        groupID: String? = nil,
        productID: String? = nil,
        state: StatedValue<State>,
        statedDate: Instant? = nil,
        answer: AnswerOrder = AnswerOrder()
    ) {
        self.store = store
        self.originalID = originalID
        self.groupID = groupID
        self.productID = productID
        self.state = state
        self.statedDate = statedDate
        self.answer = answer
    }
}
