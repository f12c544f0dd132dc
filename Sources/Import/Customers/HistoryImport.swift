public import PaywrightModel
public import PaywrightValues

/// What was readable of one input about a customer.
public struct HistoryImport: Hashable, Sendable {
    /// What the store says.
    public let history: CustomerHistory
    /// What was not taken as it stands, in the order of the input's lines.
    public let diagnostics: [Diagnostic]
    /// The fields of the input that are in no table of this version, and state something.
    public let unknownFields: [UnknownField]
    /// The diagnostic about each of them, by its name.
    package var fieldNotes: [String: Diagnostic] = [:]
    /// What was read, where the answer is to be explained.
    package var trace: InputTrace?

    /// An import from its parts.
    ///
    /// - Parameters:
    ///   - history: What the store says.
    ///   - diagnostics: What was not taken as it stands, in the order of the input's lines.
    ///   - unknownFields: The fields that are in no table of this version, and state something.
    public init(history: CustomerHistory, diagnostics: [Diagnostic], unknownFields: [UnknownField] = []) {
        self.history = history
        self.diagnostics = diagnostics
        self.unknownFields = unknownFields
    }
}
