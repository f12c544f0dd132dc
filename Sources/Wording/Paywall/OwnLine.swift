public import PaywrightMessages

/// A line of the caller: a message whose key no built-in catalog has.
public struct OwnLine: Hashable, Sendable {
    /// The message's key.
    public let key: String
    /// Its text; never empty.
    public let text: FormattedText
    /// Whether an offer changes the line; the others say the same with and without one.
    public let dependsOnOffer: Bool
}
