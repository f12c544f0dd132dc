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
        let (language, name, quotes) = (stream.languages[number], job.names[number], job.quotes)
        let (formatter, selection) = (language.formatter, stream.selection)
        var part = Part(place: quotes.place(in: language.locale), start: bytes.count)
        printed.removeAll()
        var lines: [PaywallLine] = []
        func add(_ line: PaywallLine) {
            printed.append(dependsOnOffer: line.dependsOnOffer) { Printer.write(line, to: &$0) }
            lines.append(line)
        }
        // Each line once, for all offers that have it.
        let messages = quotes.messages(named: name, options: formatter.options, showing: selection.lines)
        for line in messages.lines {
            let text = formatter.text(of: line)
            add(PaywallLine(key: line.line.rawValue, text: text, dependsOnOffer: line.line.dependsOnOffer))
        }
        for (index, quote) in quotes.elements.enumerated() {
            var numbers = messages.numbers[index].filter { !lines[$0].text.string.isEmpty }
            if formatter.hasOwnLines {
                let start = lines.count
                for line in formatter.ownLines(messages.offers[index].wording, keys: selection.ownLines) {
                    add(PaywallLine(key: line.key, text: line.text, dependsOnOffer: line.dependsOnOffer))
                }
                numbers += start..<lines.count
            }
            numbers = selection.shown(numbers) { lines[$0].key }
            if !stream.rules.isEmpty {
                let texts = numbers.map { DisplayedText(key: lines[$0].key, text: lines[$0].text) }
                let all = texts + language.displayedLabels
                let display = PaywallDisplay(terms: quote.terms, texts: all, match: formatter.match)
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
        part.diagnostics = lines.flatMap(\.text.diagnostics).filter { seen.insert($0).inserted }
        return part
    }
}
