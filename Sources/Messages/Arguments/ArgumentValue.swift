/// A typed value for a message.
@nonexhaustive
public enum ArgumentValue: Hashable, Sendable {
    /// A price.
    case money(Money)
    /// A length of time.
    case length(Length)
    /// A whole number.
    case count(Int)
    /// A date.
    case date(MessageDate)
    /// A fraction as an exact decimal: "0.4" is 40 %.
    case percent(String)
    /// Words that come from the store or the caller: a product's name.
    case text(String)
    /// Several names, joined as the language joins a list: "Aurora, Borealis, and Comet".
    case names([String])
    /// Words that a catalog made: how often, a month's name.
    case phrase(String)
    /// One of a few words, for `select`.
    case selection(String)
}
