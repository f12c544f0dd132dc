import Paywright
import PaywrightSignatures

/// What every customer of a run has in common. Shared between threads.
struct StatusContext: Sendable {
    /// What verifies signatures, at the moment of the question; nil where they are not to be verified.
    let verifier: AppStoreSignatureVerifier?
    let expectation: HistoryExpectation
    let products: [Product]
    let names: ProductNames
    /// The moment of the question.
    private(set) var now: Instant
    /// The customer's time zone.
    let zone: TimeZoneRules
    let policy: StatusPolicy
    let locales: [LocaleTag]
    let formatters: [StatusFormatter]

    /// The same for a question at another moment.
    func at(_ now: Instant) -> StatusContext {
        var context = self
        context.now = now
        return context
    }

    /// Reads what a store says, and judges signatures at the moment of the question.
    var importer: HistoryImporter {
        HistoryImporter(
            signatures: verifier.map { .verified(by: $0.at(now)) } ?? .unverified,
            expecting: expectation
        )
    }

    /// What a language without a catalog, a fault in one of the user's, or old zone data give rise to; said once in a run.
    var diagnostics: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return Diagnostic.zones(zone)
            + formatters.flatMap { Diagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
            + formatters.flatMap(\.catalogDiagnostics).filter { seen.insert($0).inserted }.map { $0.reported() }
    }
}
