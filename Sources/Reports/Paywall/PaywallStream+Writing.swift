internal import Paywright

/// Making results on every core and writing them in order, in constant memory.
extension PaywallStream {
    /// Writes everything by a printer, every result and then the labels: see `write(as:)`.
    func write<Printer: PaywallPrinter>(
        with printer: Printer,
        _ known: [Diagnostic],
        _ output: BufferedOutput,
        _ report: ([Diagnostic]) -> Void,
        _ progress: ProgressHandler
    ) async throws -> PaywallOutcome {
        var paywalls = PaywallOutput(printer: printer, output: output)
        if Printer.reportsApart { report(known) }
        try output.write(paywalls.printer.opening())
        let total = products.reduce(0) { $0 + $1.storefronts.count }
        var (done, isEmpty) = (0, true)
        let tasks = OrderedTasks { (jobs: [RenderJob<Printer>]) in RenderedPaywalls(jobs, for: self) }
        try await tasks.run(RenderJobs<Printer>(of: self)) { rendered in
            try paywalls.write(rendered)
            isEmpty = false
            while done < rendered.doneCount {
                done += 1
                progress(done, total)
            }
        }
        progress(total, total)
        if !isEmpty { for language in languages { try paywalls.write(language.labels) } }
        let found = paywalls.outcome.formattingDiagnostics + paywalls.outcome.findings.diagnostics
        try output.write(paywalls.printer.closing(known + found))
        try output.flush()
        if Printer.reportsApart { report(found) }
        return paywalls.outcome
    }
}
