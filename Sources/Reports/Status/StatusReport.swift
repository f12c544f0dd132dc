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
        /// What the facts of the purchase stand on, where that is asked for.
        var evidence: [Evidence] = []
        /// What was worded, where the answer is to be explained.
        var messages: [LineMessage<StatusLine>] = []
        /// The facts of the purchase as members on one line, where they have been written.
        var written: [UInt8] = []
    }

    let context: StatusContext
    let history: CustomerHistory
    /// What is true of the customer.
    public let status: CustomerStatus
    /// Grouped by purchase, then by language; none before they are worded.
    private(set) var results: [Result] = []
    /// What explains the answer, where that is asked for.
    let explainer: StatusExplainer?
    package private(set) var diagnostics: [Diagnostic]

    package init(_ input: CustomerInput, in context: StatusContext) {
        self.init(unworded: input, in: context)
        word()
    }

    /// The same without the words, which `word` adds; those of a purchase are had by themselves.
    init(unworded input: CustomerInput, in context: StatusContext) {
        let clockTime = context.now
        let context = context.verifiedMoment(of: input.history).map { context.at($0, from: .store) } ?? context
        self.context = context
        history = input.history
        status = CustomerStatus(
            of: input.history,
            joining: context.names.products,
            now: context.now,
            policy: context.decisionPolicy
        )
        explainer = context.shown.isExplained ? StatusExplainer(input.traces, status) : nil
        diagnostics =
            input.diagnostics + status.sourceDiagnostics + Self.clock(status)
            + Self.clock(clockTime, gaveWayTo: context)
    }

    /// Words every purchase, once.
    mutating func word() {
        results.reserveCapacity(status.purchases.count * context.locales.count)
        for (number, purchase) in status.purchases.enumerated() {
            Self.add(purchase, number: number, to: &results, in: context, explainedBy: explainer)
        }
        diagnostics += Self.formatting(results)
    }

    /// Words a purchase in every language.
    ///
    /// - Parameter number: The place of the purchase in the status.
    static func add(
        _ purchase: CustomerStatus.Purchase,
        number: Int,
        to results: inout [Result],
        in context: StatusContext,
        explainedBy explainer: StatusExplainer?
    ) {
        let lines = StatusFormatter.lines(
            for: purchase,
            now: context.now,
            products: context.names,
            showing: context.shown.lines,
            by: context.formatters
        )
        let first = results.endIndex
        for (locale, lines) in zip(context.locales, lines) {
            results.append(Result(locale: locale, lines: lines.lines))
            if explainer != nil { results[results.endIndex - 1].messages = lines.messages }
        }
        guard let explainer, first < results.endIndex else { return }
        let facts = explainer.facts(of: results[first], number: number, in: context)
        for index in first..<results.endIndex {
            (results[index].evidence, results[index].written) = (facts.evidence, facts.written)
        }
    }

    /// A clock that cannot be right, or an answer that is no longer fresh.
    package static func clock(_ status: CustomerStatus) -> [Diagnostic] {
        let now = status.now
        func behind(_ stated: Instant, consequence: String? = nil) -> Diagnostic {
            let message = "found now \(now) before the store’s own date \(stated), expected a clock that is right"
            return Diagnostic(.warning, RunCode.clockBehindStore, message: message, consequence: consequence)
        }
        switch status.clockIssue {
        case .behindStore(let stated)?: return [behind(stated)]
        case .contradictsStore(let stated)?:
            return [behind(stated, consequence: "what depends on the clock is not known")]
        case .oldAnswer(let stated)?:
            let message = "found a store’s answer of \(stated) at \(now), expected a newer one: ask the store again"
            return [Diagnostic(.warning, RunCode.oldAnswer, message: message)]
        case nil: return []
        }
    }

    /// A clock of the machine that gave way to a store's verified date.
    private static func clock(_ clockTime: Instant, gaveWayTo context: StatusContext) -> [Diagnostic] {
        guard context.nowSource == .store else { return [] }
        let message = "found the clock at \(clockTime), before the store’s verified date \(context.now)"
        return [
            Diagnostic(.note, RunCode.clockBehindStore, message: message, consequence: "the store’s date counts as now")
        ]
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
