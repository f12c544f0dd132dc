public import PaywrightValues

/// What is found where a store and a service state purchases of one customer.
@nonexhaustive
public enum TillCode: String, DiagnosticCode, CaseIterable {
    /// A purchase that both state. It appears once, as the store states it.
    case statedTwice = "stated-twice"
    /// The two differ in what they state of it: the store counts.
    case contradictorySources = "contradictory-sources"
}
