internal import PaywrightValues

extension Diagnostic {
    /// Whether a part of what the input states about a customer is lost, so that nothing may be promised from what is left.
    ///
    /// Not lost is what is kept as it stands, what the input states twice in different words, and what the caller asked to
    /// leave out.
    var losesHistory: Bool {
        switch ImportCode(self) {
        case .excessFractionDigits, .numericPrice, .unsignedData, .contradictoryFields, .emptyDate, .otherApp,
            .otherEnvironment, .unknownField, .noFixedPrice, .taxNotIncluded, .notExpanded, .severalRenewals:
            false
        default: true
        }
    }
}
