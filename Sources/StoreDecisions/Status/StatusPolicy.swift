/// What only a policy can decide about a customer's status and offers.
public struct StatusPolicy: Hashable, Sendable {
    /// What a refund means for the introductory offer of its group.
    @nonexhaustive
    public enum AfterRefund: String, Hashable, Sendable, CaseIterable {
        /// No introductory offer, the careful answer: whoever was refunded is not promised an offer.
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

    /// The careful policy: nothing after a refund; clocks ten minutes apart; answers of 30 days.
    public static let careful = StatusPolicy()

    /// A policy; each argument left out takes its careful value.
    public init(
        afterRefund: AfterRefund = .ineligible,
        clockTolerance: Int64 = 600_000,
        oldestAnswer: Int64 = 30 * 86_400_000
    ) {
        self.afterRefund = afterRefund
        self.clockTolerance = clockTolerance
        self.oldestAnswer = oldestAnswer
    }
}
