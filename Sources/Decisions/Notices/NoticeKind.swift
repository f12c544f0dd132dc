/// What a seller writes to a customer about: a text that is sent before or after an event.
@nonexhaustive
public enum NoticeKind: String, Hashable, Sendable, CaseIterable {
    /// A free trial, free time or the price of an offer ends, and a charge follows.
    case trialEnding
    /// A renewal comes that is charged.
    case renewal
    /// The price changes, by itself or only if the customer agrees.
    case priceChange
    /// A payment failed.
    case paymentFailed
    /// The subscription was cancelled, and runs to its end. Who cancelled may not be stated.
    case cancelled

    /// Whether it is of something that has happened, and of which no field states when.
    public var isOfPast: Bool {
        switch self {
        case .trialEnding, .renewal, .priceChange: false
        case .paymentFailed, .cancelled: true
        }
    }
}
