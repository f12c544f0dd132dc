internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// One input about a customer, and what it is read for.
struct HistoryInput {
    let document: JSONDocument
    let file: String
    let firstLine: Int
    /// Whether signatures are verified.
    let verifies: Bool
    /// Whether what a store signs is refused without a signature.
    let requiresSignature: Bool
    /// Of which app and environment everything must be.
    let expectation: HistoryExpectation
    /// Which fields count.
    let fields: FieldRules
    /// Every field that was met, where somebody asks for them.
    var census: FieldCensus?
    /// Whether the answer is to be explained.
    var isTraced = false
    /// What became of all signed data in the document, by its text.
    let signed: [String: SignedDataReader.Outcome]

    /// What the input says, whichever form it has.
    func read() throws(ImportFailure) -> HistoryImport {
        let trace = isTraced ? FieldTrace() : nil
        let session = HistorySession(self, expectedSubscriptions: subscriptionsOfExpectedApp(), trace: trace)
        HistoryInputReader.read(session.root, in: session)
        let diagnostics = session.diagnostics.all.inOrderOfLines
        guard session.hasAnswer else { throw ImportFailure(diagnostics: diagnostics) }
        session.history.reading = session.reading
        session.spreadStrays()
        // One fact may stand in several inputs of an array, or on two pages that overlap.
        var imported = HistoryImport(
            history: session.history.withoutRepetitions,
            diagnostics: diagnostics,
            unknownFields: session.unknownFields.all
        )
        imported.fieldNotes = session.unknownFields.notes
        imported.trace = trace?.trace
        return imported
    }

    /// Renewal information may stand before the transaction that tells its app: all is read once before.
    private func subscriptionsOfExpectedApp() -> Set<String> {
        guard expectation.bundleID != nil else { return [] }
        let session = HistorySession(self)
        HistoryInputReader.read(session.root, in: session)
        return session.expectedSubscriptions
    }
}
