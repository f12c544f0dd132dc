public import Paywright
internal import PaywrightRuns

/// What one customer reads in some languages, in the contract `paywright/status/1`: what `paywright status --format json`
/// prints for the same question.
///
///     let languages = [try Language("en"), try Language("de")]
///     let customer = try await HistoryImporter(signatures: .unverified).history(from: bytes, file: "customer.json")
///     let report = try StatusReport(of: customer, in: languages, at: .now, timeZone: "Europe/Berlin")
///     report.status.purchases.first?.situation    // gracePeriod(until: 2026-11-24T09:00:00Z)
///     report.json                                 // {"schema": "paywright/status/1", …
public struct StatusReport: Sendable {
    /// One purchase in one language.
    struct Result {
        let locale: LocaleTag
        let lines: StatusLines
    }

    let context: StatusContext
    let history: CustomerHistory
    /// What is true of the customer.
    public let status: CustomerStatus
    /// Grouped by purchase, then by language.
    let results: [Result]
    package let diagnostics: [Diagnostic]

    package init(_ input: CustomerInput, in context: StatusContext) {
        let status = Self.status(input, in: context)
        var results: [Result] = []
        results.reserveCapacity(status.purchases.count * context.locales.count)
        for purchase in status.purchases { Self.add(purchase, to: &results, in: context) }
        self.init(input, status, results, in: context)
    }

    /// The same without the words: those of a purchase are had by themselves.
    init(unworded input: CustomerInput, in context: StatusContext) {
        self.init(input, Self.status(input, in: context), [], in: context)
    }

    private init(_ input: CustomerInput, _ status: CustomerStatus, _ results: [Result], in context: StatusContext) {
        (self.context, self.status, self.results) = (context, status, results)
        history = input.history
        diagnostics = input.diagnostics + status.sourceDiagnostics + Self.clock(status) + Self.formatting(results)
    }

    private static func status(_ input: CustomerInput, in context: StatusContext) -> CustomerStatus {
        CustomerStatus(of: input.history, products: context.products, now: context.now, policy: context.policy)
    }

    /// Words a purchase in every language.
    static func add(_ purchase: CustomerStatus.Purchase, to results: inout [Result], in context: StatusContext) {
        let lines = StatusFormatter.lines(
            for: purchase,
            now: context.now,
            products: context.names,
            showing: context.shown.lines,
            by: context.formatters
        )
        for (locale, lines) in zip(context.locales, lines) { results.append(Result(locale: locale, lines: lines)) }
    }

    /// A clock that cannot be right, or an answer that is no longer fresh.
    package static func clock(_ status: CustomerStatus) -> [Diagnostic] {
        let now = status.now
        switch status.clockIssue {
        case .behindStore(let stated)?:
            let message = "found now \(now) before the store’s own date \(stated), expected a clock that is right"
            return [Diagnostic(.warning, RunCode.clockBehindStore, message: message)]
        case .oldAnswer(let stated)?:
            let message = "found a store’s answer of \(stated) at \(now), expected a newer one: ask the store again"
            return [Diagnostic(.warning, RunCode.oldAnswer, message: message)]
        case nil: return []
        }
    }

    private static func formatting(_ results: [Result]) -> [Diagnostic] {
        var seen: Set<String> = []
        return formatting(results, &seen)
    }

    /// What could not be worded as asked, and was not seen before.
    static func formatting(_ results: [Result], _ seen: inout Set<String>) -> [Diagnostic] {
        let faulty = results.indices.filter { !results[$0].lines.diagnostics.isEmpty }.map { results[$0] }
        return faulty.flatMap { result in result.lines.diagnostics.map { "\(result.locale): \($0)" } }
            .filter { seen.insert($0).inserted }
            .map { Diagnostic(formatting: $0) }
    }
}
