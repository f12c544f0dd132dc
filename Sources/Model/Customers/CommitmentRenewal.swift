public import PaywrightValues

/// What becomes of a commitment: App Store Server API's `commitmentInfo` of renewal information, and Google Play's
/// `installmentDetails`.
public struct CommitmentRenewal: Hashable, Sendable {
    /// Whether a new commitment starts when this one ends.
    public var renewsAutomatically: Bool?
    /// The product of the new commitment.
    public var productID: String?
    /// When the new commitment starts.
    public var renewalDate: Instant?
    /// What a bill of the new commitment costs.
    public var renewalPrice: Price?
    /// Whether what follows is a commitment again, and no renewal of one period; nil where that is not stated.
    public var isCommitted: Bool?
    /// How many payments what follows commits to; nil where that is not stated.
    public var payments: Int?
    /// How many payments are left in this one.
    public var paymentsLeft: Int?
    /// Whether the customer has cancelled and the subscription ends after the last payment.
    public var isCancellationPending: Bool

    /// What becomes of a commitment, from its parts.
    ///
    /// - Parameters:
    ///   - renewsAutomatically: Whether a new commitment starts when this one ends.
    ///   - productID: The product of the new commitment.
    ///   - renewalDate: When the new commitment starts.
    ///   - renewalPrice: What a bill of the new commitment costs.
    ///   - isCommitted: Whether what follows is a commitment again; nil where that is not stated.
    ///   - payments: How many payments what follows commits to; nil where that is not stated.
    ///   - paymentsLeft: How many payments are left in this one.
    ///   - isCancellationPending: Whether the customer has cancelled and the subscription ends after the last payment.
    public init(
        renewsAutomatically: Bool? = nil,
        productID: String? = nil,
        renewalDate: Instant? = nil,
        renewalPrice: Price? = nil,
        isCommitted: Bool? = nil,
        payments: Int? = nil,
        paymentsLeft: Int? = nil,
        isCancellationPending: Bool = false
    ) {
        self.renewsAutomatically = renewsAutomatically
        self.productID = productID
        self.renewalDate = renewalDate
        self.renewalPrice = renewalPrice
        self.isCommitted = isCommitted
        self.payments = payments
        self.paymentsLeft = paymentsLeft
        self.isCancellationPending = isCancellationPending
    }
}

/// A plan that is paid in advance and extended by hand.
public struct PrepaidPlan: Hashable, Sendable {
    /// From when it can be extended; nil: not stated.
    public var extendableAfter: Instant?

    /// A plan that can be extended from an instant on.
    ///
    /// - Parameter extendableAfter: When the plan can be extended; nil where that is not stated.
    public init(extendableAfter: Instant? = nil) { self.extendableAfter = extendableAfter }
}
