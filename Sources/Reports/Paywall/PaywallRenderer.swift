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

        /// Takes in what could not be formatted as asked, each once.
        fileprivate mutating func add(_ found: [Diagnostic]) {
            for diagnostic in found where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        }
    }

    let parts: [Part]
    let bytes: ByteBuffer
    /// How many products in a storefront came before.
    let doneCount: Int

    /// Renders jobs by a printer.
    init<Printer: PaywallPrinter>(_ jobs: [RenderJob<Printer>], for stream: PaywallStream) {
        var bytes = ByteBuffer(capacity: 1 << 16)
        var printed = PrintedLines()
        parts = jobs.map { Self.render($0, for: stream, &printed, to: &bytes) }
        self.bytes = bytes
        doneCount = jobs.first?.quotes.number ?? 0
    }

    private static func render<Printer: PaywallPrinter>(
        _ job: RenderJob<Printer>,
        for stream: PaywallStream,
        _ printed: inout PrintedLines,
        to bytes: inout ByteBuffer
    ) -> Part {
        let (quotes, selection) = (job.quotes, stream.selection)
        let (names, language) = (quotes.names[job.language], stream.languages[job.language])
        let formatter = language.formatter
        var part = Part(place: quotes.place(in: language.locale), start: bytes.count)
        printed.removeAll()
        var writer = formatter.messages.writer()
        // Each line once, for all offers that have it.
        let messages = quotes.messages(in: job.language, options: formatter.options, showing: selection.lines)
        for line in messages.lines {
            writer.write(line.prepared)
            let dependsOnOffer = line.line.dependsOnOffer
            printed.append(line.line.rawValue, writer.text, dependsOnOffer: dependsOnOffer, by: Printer.self)
            part.add(writer.text.diagnostics)
        }
        for index in messages.offers.indices {
            var numbers = messages.numbers[index].filter { !printed.lines[$0].isEmpty }
            if formatter.hasOwnLines {
                for line in formatter.ownLines(messages.offers[index].wording, keys: selection.ownLines) {
                    writer.write(line.text)
                    numbers.append(printed.lines.count)
                    printed.append(line.key, writer.text, dependsOnOffer: line.dependsOnOffer, by: Printer.self)
                    part.add(writer.text.diagnostics)
                }
            }
            numbers = selection.shown(numbers) { printed.lines[$0].key }
            if !stream.rules.isEmpty {
                let quote = quotes.elements[index]
                let lines = formatter.lines(
                    of: messages.offers[index],
                    named: names,
                    showing: selection.lines,
                    ownLines: selection.ownLines
                )
                let texts = selection.displayed(lines) + language.displayedLabels
                let display = PaywallDisplay(terms: quote.terms, texts: texts, match: formatter.match)
                part.findings += stream.rules.flatMap { $0.diagnostics(in: display) }.map { ($0, quote) }
            }
            // A result without any of the lines asked for is none.
            guard !numbers.isEmpty else { continue }
            let result = PaywallStream.Result(
                place: part.place,
                quoteText: quotes.quoteTexts[index],
                nameSource: names.source,
                shown: numbers,
                isRegular: quotes.elements[index].terms.offers.isEmpty,
                isFirstOfLanguage: index == 0
            )
            Printer.write(result, printed, to: &bytes)
            part.ends.append(bytes.count)
        }
        return part
    }
}
