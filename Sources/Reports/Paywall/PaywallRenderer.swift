internal import Paywright
internal import PaywrightStorage

/// The results of some jobs, in a printer's bytes.
final class RenderedPaywalls: Sendable {
    /// Those of a product in a language.
    struct Part: Sendable {
        let place: PaywallStream.Place
        /// Where the first result begins, and where each ends.
        let start: Int
        var ends: [Int] = []
        var diagnostics: [Diagnostic] = []
        var findings: [(Diagnostic, Quote)] = []
    }

    let parts: [Part]
    let bytes: ByteBuffer
    /// How many products in a storefront came before.
    let doneCount: Int

    /// Renders jobs by a printer.
    init<Printer: PaywallPrinter>(_ jobs: [RenderJob<Printer>], for stream: PaywallStream) {
        var bytes = ByteBuffer(capacity: 1 << 16)
        var printed = PrintedLines()
        parts = jobs.flatMap { job in
            job.languages.map { Self.render(job, $0, for: stream, &printed, to: &bytes) }
        }
        self.bytes = bytes
        doneCount = jobs.first?.number ?? 0
    }

    private static func render<Printer: PaywallPrinter>(
        _ job: RenderJob<Printer>,
        _ number: Int,
        for stream: PaywallStream,
        _ printed: inout PrintedLines,
        to bytes: inout ByteBuffer
    ) -> Part {
        let (name, quotes, selection) = (job.names[number], job.quotes, stream.selection)
        let formatter = stream.languages[number].formatter
        var part = Part(place: quotes.place(in: stream.languages[number].locale), start: bytes.count)
        printed.removeAll()
        var writer = formatter.writer()
        var lines: [(key: String, isEmpty: Bool)] = []
        var found: [Diagnostic] = []
        func add(_ key: String, dependsOnOffer: Bool) {
            printed.append(dependsOnOffer: dependsOnOffer) { Printer.write(key, writer.text, to: &$0) }
            lines.append((key, writer.text.bytes.isEmpty))
            found += writer.text.diagnostics
        }
        // Each line once, for all offers that have it.
        let messages = quotes.messages(named: name, options: formatter.options, showing: selection.lines)
        for line in messages.lines {
            writer.write(line.prepared)
            add(line.line.rawValue, dependsOnOffer: line.line.dependsOnOffer)
        }
        for (index, quote) in quotes.elements.enumerated() {
            var numbers = messages.numbers[index].filter { !lines[$0].isEmpty }
            if formatter.hasOwnLines {
                let start = lines.count
                for line in formatter.ownLines(messages.offers[index].wording, keys: selection.ownLines) {
                    writer.write(line.text)
                    add(line.key, dependsOnOffer: line.dependsOnOffer)
                }
                numbers += start..<lines.count
            }
            numbers = selection.shown(numbers) { lines[$0].key }
            if !stream.rules.isEmpty {
                let paywall = formatter.lines(
                    of: messages.offers[index],
                    named: name.names,
                    showing: selection.lines,
                    ownLines: selection.ownLines
                )
                let texts = selection.displayed(paywall) + stream.languages[number].displayedLabels
                let display = PaywallDisplay(terms: quote.terms, texts: texts, match: formatter.match)
                part.findings += stream.rules.flatMap { $0.diagnostics(in: display) }.map { ($0, quote) }
            }
            // A result without any of the lines asked for is none.
            guard !numbers.isEmpty else { continue }
            let result = PaywallStream.Result(
                place: part.place,
                quoteText: quotes.quoteTexts[index],
                nameSource: name.names.source,
                shown: numbers,
                isFirstOfLanguage: quotes.elements.startIndex + index == 0
            )
            Printer.write(result, printed, to: &bytes)
            part.ends.append(bytes.count)
        }
        var seen: Set<Diagnostic> = []
        part.diagnostics = found.filter { seen.insert($0).inserted }
        return part
    }
}
