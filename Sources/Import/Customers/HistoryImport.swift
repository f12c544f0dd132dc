public import PaywrightModel
public import PaywrightValues

/// What was readable of one input about a customer.
public struct HistoryImport: Hashable, Sendable {
    /// What the store says.
    public let history: CustomerHistory
    /// What was not taken as it stands, in the order of the input's lines.
    public let diagnostics: [Diagnostic]

    /// An import from its parts.
    ///
    /// - Parameters:
    ///   - history: What the store says.
    ///   - diagnostics: What was not taken as it stands, in the order of the input's lines.
    public init(history: CustomerHistory, diagnostics: [Diagnostic]) {
        self.history = history
        self.diagnostics = diagnostics
    }
}
