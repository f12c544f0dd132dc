public import PaywrightValues

/// A typed value for a message.
@nonexhaustive
public enum ArgumentValue: Hashable, Sendable {
    /// A price.
    case money(MessagePrice)
    /// A length of time.
    case length(CalendarDuration)
    /// A whole number.
    case count(Int)
    /// A date.
    case date(MessageDate)
    /// A fraction: 0.4 is 40 %. In a box of its own, so that values that are more frequent stay small.
    indirect case percent(DecimalAmount)
    /// Words that come from the store or the caller: a product's name.
    case text(String)
    /// Several names, joined as the language joins a list: "Aurora, Borealis, and Comet".
    case names([String])
    /// Words that a catalog made: how often, a month's name.
    case phrase(String)
    /// A message of the catalog inside another one, by its key, with the values of the outer one. In the words of the first
    /// key the same name stands for the second one, and so on: `["offer.commitment", "offer.freeTrial"]`.
    case message([String])
    /// One of a few words, for `select`.
    case selection(String)
}
