public import PaywrightValues

/// A number of payments that a customer agrees to make, whatever is cancelled in between.
///
/// A cancellation takes effect when the last of them is made: the App Store's monthly plans with a 12-month commitment,
/// Google Play's installments.
public struct Commitment: Hashable, Sendable {
    /// What follows when the last payment is made and nothing was cancelled.
    @nonexhaustive
    public enum Renewal: String, Hashable, Sendable, CaseIterable {
        /// Another commitment of the same length (the App Store; `RENEWAL_TYPE_RENEWS_WITH_COMMITMENT`).
        case newCommitment
        /// The subscription goes on without one (`RENEWAL_TYPE_RENEWS_WITHOUT_COMMITMENT`).
        case withoutCommitment
    }

    /// How many payments.
    public let paymentCount: Int
    /// The whole length: 12 payments of P1M are P12M.
    public let duration: CalendarDuration
    /// What all payments amount to.
    public let total: Price
    /// What follows; nil where that is not stated.
    public let renewal: Renewal?

    /// A commitment from its parts.
    ///
    /// - Parameters:
    ///   - paymentCount: How many payments.
    ///   - duration: The whole length: 12 payments of P1M are P12M.
    ///   - total: What all payments amount to.
    ///   - renewal: What follows; nil where that is not stated.
    public init(paymentCount: Int, duration: CalendarDuration, total: Price, renewal: Renewal?) {
        self.paymentCount = paymentCount
        self.duration = duration
        self.total = total
        self.renewal = renewal
    }
}
