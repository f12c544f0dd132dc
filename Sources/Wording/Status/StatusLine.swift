/// The lines about one purchase of a customer, in the order they are read; raw values are the keys of the tool's output.
@nonexhaustive
public enum StatusLine: String, Hashable, Sendable, CaseIterable {
    /// The product's name, where a product file tells it.
    case name
    /// A card's headline or a badge: "Renews tomorrow".
    case headline
    /// How much time is left until a trial or the access ends, where the end is stated: "4 days left".
    case timeLeft
    /// One to three sentences: what is true, until when, and what follows.
    case detail
    /// The button beside it.
    case action
    /// For staff: what happened and why, with the store's identifiers.
    case support

    /// Where the line stands on a screen; nil for what only staff read.
    package var place: ScreenPlace? {
        switch self {
        case .name: .cardName
        case .headline: .headline
        case .timeLeft: .caption
        case .detail: .detail
        case .action: .action
        case .support: nil
        }
    }
}
