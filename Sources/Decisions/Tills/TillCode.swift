public import PaywrightValues

/// What is found where a store and a service state purchases of one customer.
@nonexhaustive
public enum TillCode: String, DiagnosticCode, CaseIterable {
    /// A purchase that both state. It appears once, as the store states it.
    case statedTwice = "stated-twice"
    /// The two differ in what they state of it: the store counts.
    case contradictorySources = "contradictory-sources"
    /// A service states a subscription that the store may state too. Nothing shows that they are one: both are told.
    case possibleDuplicate = "possible-duplicate"
    /// Subscriptions of one plan run in several stores, by the identifiers that the products state.
    case boughtTwice = "bought-twice"
}
