import MessageCatalog

/// A line that is printed: a built-in one, or one of the user's own.
struct ShownLine: Sendable {
    let key: String
    let text: FormattedText
    /// Whether an offer changes the line; the others say the same with and without one.
    let dependsOnOffer: Bool
}
