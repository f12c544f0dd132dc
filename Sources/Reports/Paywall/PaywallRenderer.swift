internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage
internal import Synchronization

/// The results of a product in a language, in a renderer's bytes.
struct RenderedPaywalls: Sendable {
    let place: PaywallStream.Place
    /// Where the first result begins, and where each ends.
    let start: Int
    var ends: [Int] = []
    let diagnostics: [Diagnostic]
    let findings: [(Diagnostic, Quote)]
}

/// Renders jobs in a task. One task at a time uses it: its memory and what its line writers have cached serve the next.
final class PaywallRenderer<Printer: PaywallPrinter>: Sendable {
    /// The lines of a job in a language.
    private struct FormattedJob {
        /// The lines of each quote, by their numbers among those printed.
        var shown: [[Int]] = []
        var diagnostics: [Diagnostic] = []
        var findings: [(Diagnostic, Quote)] = []
    }

    private struct Content: ~Copyable, Sendable {
        /// The writers of the languages, in the report's order; nil for one that no job has used yet.
        var writers: [LineWriter?] = []
        var lines = FormattedLines()
        var printed = PrintedLines()
        var paywalls: [RenderedPaywalls] = []
        var bytes = ByteBuffer(capacity: 1 << 16)
    }

    private let content = Mutex(Content())

    /// Gives what was rendered to a closure.
    func read<Failure: Error>(
        _ body: ([RenderedPaywalls], UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        try content.withLock { content throws(Failure) in
            let paywalls = content.paywalls
            try content.bytes.withBytes { bytes throws(Failure) in try body(paywalls, bytes) }
        }
    }

    /// Renders some jobs, in place of what was rendered before.
    func render(_ jobs: [RenderJob<Printer>], for report: PaywallStream) {
        content.withLock { content in
            content.paywalls.removeAll(keepingCapacity: true)
            content.bytes.removeAll()
            if content.writers.isEmpty { content.writers = Array(repeating: nil, count: report.languages.count) }
            for jobs in jobs.chunked(by: { $0.languages == $1.languages }) {
                content.printed.removeAll()
                // Language by language: what a language's writer has cached serves all jobs.
                let formattedJobs = jobs[0].languages.map { language in
                    // Taken, not copied: its caches would be copied with it.
                    var writer = content.writers[language].take() ?? report.languages[language].formatter.writer()
                    defer { content.writers[language] = writer }
                    return jobs.map { Self.format($0, language, by: &writer, &content, report) }
                }
                for (index, job) in jobs.enumerated() {
                    for (language, formattedJobs) in zip(job.languages, formattedJobs) {
                        Self.print(formattedJobs[index], job, language, &content, report)
                    }
                }
            }
        }
    }

    /// Formats the lines of a job in a language, each once.
    private static func format(
        _ job: RenderJob<Printer>,
        _ number: Int,
        by writer: inout LineWriter,
        _ content: inout Content,
        _ report: PaywallStream
    ) -> FormattedJob {
        let (language, name, selection) = (report.languages[number], job.names[number], report.selection)
        let (quotes, formatter) = (job.quotes, language.formatter)
        let messages = quotes.messages(named: name, options: formatter.options, showing: selection.lines)
        var formatted = FormattedJob()
        content.lines.removeAll()
        let first = content.printed.count
        let shared = formatter.append(messages, by: &writer, to: &content.lines)
        for (index, numbers) in messages.numbers.enumerated() {
            var all = numbers.compactMap { shared[$0] }
            if formatter.hasOwnLines {
                let own = content.lines.entries.count
                formatter.append(ownLines: selection.ownLines, of: messages.offers[index], to: &content.lines)
                all += own..<content.lines.entries.count
            }
            let shown = selection.shown(all) { content.lines.entries[$0].key }
            formatted.shown.append(shown.map { first + $0 })
            if !report.rules.isEmpty {
                let quote = quotes.elements[quotes.elements.startIndex + index]
                formatted.findings += report.findings(about: quote, messages.offers[index], name.names, language)
            }
        }
        for line in content.lines.entries {
            content.printed.append(dependsOnOffer: line.dependsOnOffer) {
                Printer.write(line, of: content.lines, to: &$0)
            }
        }
        var seen: Set<Diagnostic> = []
        formatted.diagnostics = content.lines.diagnostics.filter { seen.insert($0).inserted }
        return formatted
    }

    /// Prints the results of a job in a language.
    private static func print(
        _ formatted: FormattedJob,
        _ job: RenderJob<Printer>,
        _ number: Int,
        _ content: inout Content,
        _ report: PaywallStream
    ) {
        let quotes = job.quotes
        var paywalls = RenderedPaywalls(
            place: quotes.place(in: report.languages[number].locale),
            start: content.bytes.count,
            diagnostics: formatted.diagnostics,
            findings: formatted.findings
        )
        // A result without any of the lines asked for is none.
        for (index, shown) in formatted.shown.enumerated() where !shown.isEmpty {
            let result = PaywallStream.Result(
                place: paywalls.place,
                quoteText: quotes.quoteTexts[index],
                nameSource: job.names[number].names.source,
                shown: shown,
                isFirstOfLanguage: quotes.elements.startIndex + index == 0
            )
            Printer.write(result, content.printed, to: &content.bytes)
            paywalls.ends.append(content.bytes.count)
        }
        content.paywalls.append(paywalls)
    }
}

extension RandomAccessCollection where Index == Int {
    /// The elements in pieces of neighbors that belong together.
    fileprivate func chunked(by belong: (Element, Element) -> Bool) -> [[Element]] {
        reduce(into: []) { chunks, element in
            if let last = chunks.last?.last, belong(last, element) {
                chunks[chunks.count - 1].append(element)
            } else {
                chunks.append([element])
            }
        }
    }
}

extension PaywallStream {
    /// What breaks display rules on a paywall of the lines and labels that are printed.
    fileprivate func findings(
        about quote: Quote,
        _ messages: ProductMessages,
        _ names: ProductMessages.Names,
        _ language: Language
    ) -> [(Diagnostic, Quote)] {
        let formatter = language.formatter
        let lines = formatter.lines(of: messages, named: names, showing: selection.lines, ownLines: selection.ownLines)
        let texts = selection.displayed(lines) + language.displayedLabels
        let display = PaywallDisplay(terms: quote.terms, texts: texts, match: formatter.match)
        return rules.flatMap { rule in rule.diagnostics(in: display).map { ($0, quote) } }
    }
}
