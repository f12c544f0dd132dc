public import PaywrightModel

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

    /// What a customer has whose payment failed, where the store leaves that to the merchant: Stripe’s `past_due`.
    @nonexhaustive
    public enum AfterFailedPayment: String, Hashable, Sendable, CaseIterable {
        /// Not stated, the careful answer: neither that access goes on, nor that it has ended.
        case unstated
        /// No access until the payment comes.
        case retry
        /// Access for the time being: the merchant lets it go on.
        case grace
    }

    /// What a refund means for the introductory offer of its group.
    public var afterRefund: AfterRefund
    /// What a customer has whose payment failed, where the store leaves that to the merchant.
    public var afterFailedPayment: AfterFailedPayment
    /// What the merchant decides in a store that leaves it to merchants; nothing is known of what is not there.
    public var merchants: [StoreName: MerchantPolicy]
    /// How far `now` may be before the store's own date before it is reported.
    public var clockTolerance: Duration
    /// How far `now` may be before the store's own date before it is no longer believed, so that what depends on it is not known.
    public var largestClockError: Duration
    /// How old a store's answer may be before it is reported.
    public var oldestAnswer: Duration
    /// How long after its end a subscription's payment may still be retried before that is no longer believed: the App
    /// Store tries for 60 days, Google Play for less. A payment of a commitment the App Store tries for 90: that counts unless less
    /// than 60 days are believed here.
    public var longestBillingRetry: Duration
    /// How long after its end a grace period without a date of its own is believed: the App Store's longest has 28 days.
    public var longestGracePeriod: Duration

    /// The careful policy: nothing that the merchant decides is stated; nothing after a refund; clocks ten minutes apart, and two
    /// days at most; answers of 30 days; 60 days of retried payments and 28 of grace.
    public static let careful = StatusPolicy()

    /// A policy; each argument left out takes its careful value.
    ///
    ///     StatusPolicy(clockTolerance: .seconds(60), oldestAnswer: .seconds(7 * 86_400))
    ///
    /// - Parameters:
    ///   - afterRefund: What a refund means for the introductory offer of its group.
    ///   - afterFailedPayment: What a customer has whose payment failed, where the store leaves that to the merchant.
    ///   - merchants: What the merchant decides in a store that leaves it to merchants.
    ///   - clockTolerance: How far `now` may be before the store's own date before it is reported.
    ///   - largestClockError: How far `now` may be before the store's own date before it is no longer believed, so that what
    ///     depends on it is not known.
    ///   - oldestAnswer: How old a store's answer may be before it is reported.
    ///   - longestBillingRetry: How long after its end a subscription's payment may still be retried before that is no longer
    ///     believed: the App Store tries for 60 days, Google Play for less.
    ///   - longestGracePeriod: How long after its end a grace period without a date of its own is believed: the App Store's
    ///     longest has 28 days.
    public init(
        afterRefund: AfterRefund = .ineligible,
        afterFailedPayment: AfterFailedPayment = .unstated,
        merchants: [StoreName: MerchantPolicy] = [:],
        clockTolerance: Duration = .seconds(600),
        largestClockError: Duration = .seconds(48 * 3_600),
        oldestAnswer: Duration = .seconds(30 * 86_400),
        longestBillingRetry: Duration = .seconds(60 * 86_400),
        longestGracePeriod: Duration = .seconds(28 * 86_400)
    ) {
        self.afterRefund = afterRefund
        self.afterFailedPayment = afterFailedPayment
        self.merchants = merchants
        self.clockTolerance = clockTolerance
        self.largestClockError = largestClockError
        self.oldestAnswer = oldestAnswer
        self.longestBillingRetry = longestBillingRetry
        self.longestGracePeriod = longestGracePeriod
    }
}
