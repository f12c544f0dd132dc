public import PaywrightValues

/// What is found wrong with the dates of a customer's history.
@nonexhaustive
public enum DateCode: String, DiagnosticCode, CaseIterable {
    /// A date that cannot be right: before the store's first sale, an end that is not after its beginning, or a purchase of the
    /// future. Nothing follows from it.
    case implausibleDate = "implausible-date"
}
