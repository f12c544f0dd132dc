/// What only a policy can decide about a customer's status and offers.
public struct StatusPolicy: Hashable, Sendable {
    /// What a refund means for the introductory offer of its group.
    @nonexhaustive
    public enum AfterRefund: String, Hashable, Sendable, CaseIterable {
        /// No introductory offer, the careful answer: a customer who was refunded is not promised an offer.
        case ineligible
        /// The App Store's own rule: only a free trial or introductory price that was used counts, refunded or not.
        case onlyUsedOffersCount
    }

    /// What a refund means for the introductory offer of its group.
    public var afterRefund: AfterRefund
    /// How far `now` may be before the store's own date before it is reported, in milliseconds.
    public var clockTolerance: Int64
    /// How old a store's answer may be before it is reported, in milliseconds.
    public var oldestAnswer: Int64
    /// How long after its end a subscription's payment may still be retried before that is no longer believed, in
    /// milliseconds: the App Store tries for 60 days, Google Play for less.
    public var longestBillingRetry: Int64
    /// How long after its end a grace period without a date of its own is believed, in milliseconds: the App Store's
    /// longest has 28 days.
    public var longestGracePeriod: Int64

    /// The careful policy: nothing after a refund; clocks ten minutes apart; answers of 30 days; 60 days of
    /// retried payments and 28 of grace.
    public static let careful = StatusPolicy()

    /// A policy; each argument left out takes its careful value.
    public init(
        afterRefund: AfterRefund = .ineligible,
        clockTolerance: Int64 = 600_000,
        oldestAnswer: Int64 = 30 * 86_400_000,
        longestBillingRetry: Int64 = 60 * 86_400_000,
        longestGracePeriod: Int64 = 28 * 86_400_000
    ) {
        self.afterRefund = afterRefund
        self.clockTolerance = clockTolerance
        self.oldestAnswer = oldestAnswer
        self.longestBillingRetry = longestBillingRetry
        self.longestGracePeriod = longestGracePeriod
    }
}
