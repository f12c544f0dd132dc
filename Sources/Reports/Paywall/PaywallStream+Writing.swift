internal import Glibc
internal import Paywright

/// Making results on every core and writing them in order, in constant memory.
extension PaywallStream {
    /// Writes everything by a printer: see `write(as:)`.
    func write<Printer: PaywallPrinter>(
        with printer: Printer,
        _ known: [Diagnostic],
        _ output: BufferedOutput,
        _ report: ([Diagnostic]) -> Void,
        _ progress: ProgressHandler
    ) async throws -> PaywallOutcome {
        var printer = printer
        if Printer.reportsApart { report(known) }
        try output.write(printer.opening())
        let outcome = try await writeResults(with: &printer, to: output, progress)
        let found = outcome.formattingDiagnostics + outcome.findings.diagnostics
        try output.write(printer.closing(known + found))
        try output.flush()
        if Printer.reportsApart { report(found) }
        return outcome
    }

    /// Results that a task makes: enough that starting one does not matter, few enough that memory stays small.
    private static let taskSize = 128

    /// Writes every result, then the labels.
    private func writeResults<Printer: PaywallPrinter>(
        with printer: inout Printer,
        to output: BufferedOutput,
        _ progress: ProgressHandler
    ) async throws -> PaywallOutcome {
        typealias Rendered = (index: Int, renderer: PaywallRenderer<Printer>)
        var ordered = OrderedPaywallOutput(printer: printer, output: output)
        try await withThrowingTaskGroup(of: Rendered.self) { group in
            // Two tasks a core: one that runs, one ready.
            let window = max(2, 2 * sysconf(Int32(_SC_NPROCESSORS_ONLN)))
            var started = 0
            var (jobs, size) = ([RenderJob<Printer>](), 0)
            func start() async throws {
                while started - ordered.writtenCount >= window, let rendered = try await group.next() {
                    try ordered.take(rendered.renderer, rendered.index)
                }
                let (index, work) = (started, jobs)
                let renderer = ordered.idleRenderer()
                group.addTask {
                    renderer.render(work, for: self)
                    return (index, renderer)
                }
                started += 1
                (jobs, size) = ([], 0)
            }
            var done = 0
            let total = products.reduce(0) { $0 + $1.storefronts.count }
            let shapes = LineShapes()
            for (number, item) in products.enumerated() {
                let names = NumberedProductNames.all(of: item.product, in: languages)
                for storefront in item.storefronts {
                    let quotes = self.quotes.quotes(of: item.product, in: storefront)
                    let product = (number, item.product.qualifiedID)
                    for job in self.jobs(of: quotes, product, storefront, names, shapes, Printer.self) {
                        jobs.append(job)
                        size += job.size
                        if size >= Self.taskSize { try await start() }
                    }
                    done += 1
                    progress(done, total)
                }
            }
            if started == 0, !jobs.isEmpty {
                // All there is fits into one task: it is done here.
                let renderer = ordered.idleRenderer()
                renderer.render(jobs, for: self)
                try ordered.take(renderer, started)
                started += 1
            } else if !jobs.isEmpty {
                try await start()
            }
            while let rendered = try await group.next() { try ordered.take(rendered.renderer, rendered.index) }
            if started > 0 { for language in languages { try ordered.write(language.labels) } }
        }
        printer = ordered.printer
        return ordered.outcome
    }

    /// The quotes of a product in a storefront in every language, in the order of the output: as many languages together as
    /// a task takes.
    private func jobs<Printer: PaywallPrinter>(
        of quotes: [Quote],
        _ product: (number: Int, id: String),
        _ storefront: Storefront,
        _ names: [NumberedProductNames],
        _ shapes: LineShapes,
        _ printer: Printer.Type
    ) -> [RenderJob<Printer>] {
        guard !quotes.isEmpty else { return [] }
        let most = Self.taskSize
        let groups = stride(from: 0, to: quotes.count, by: most).map { start in
            StorefrontQuotes<Printer>(
                quotes[start..<min(start + most, quotes.count)],
                product: product,
                storefront: storefront,
                shapes: shapes
            )
        }
        let languagesInJob = max(1, most / quotes.count)
        return stride(from: 0, to: languages.count, by: languagesInJob).flatMap { start in
            let range = start..<min(start + languagesInJob, languages.count)
            return groups.map { RenderJob(quotes: $0, languages: range, names: names) }
        }
    }
}
