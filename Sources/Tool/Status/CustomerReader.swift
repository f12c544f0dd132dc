import Paywright
import PaywrightSignatures

/// How inputs about customers are read. Shared between threads.
struct CustomerReader: Sendable {
    /// What verifies signatures; nil where they are not to be verified.
    let verifier: AppStoreSignatureVerifier?
    let expectation: HistoryExpectation
    /// Whether what a store signs is refused without a signature.
    var requiresSignature = false
    /// Which fields count.
    var fields = FieldRules()
    /// Whether each fact of an answer is explained.
    var explains = false

    /// Reads what a store says, and judges signatures at the moment of the question.
    func importer(at now: Instant) -> HistoryImporter {
        HistoryImporter(
            signatures: verifier.map { .verified(by: $0.at(now)) } ?? .unverified,
            expecting: expectation,
            requiresSignature: requiresSignature,
            fields: fields,
            explains: explains
        )
    }
}
