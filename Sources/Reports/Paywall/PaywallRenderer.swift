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
        var parts: [Part] = []
        for job in jobs {
            // Chosen once for all languages with the same names of the product.
            var chosen: [(names: DisplayedNames, messages: MessagesOfOffers)] = []
            for index in job.languages {
                let (formatter, names) = (stream.languages[index].formatter, job.names[index])
                let known = chosen.first { $0.names.hasSameTexts(as: names) }?.messages
                let messages =
                    known
                    ?? MessagesOfOffers(
                        job.quotes.map { formatter.wording(of: $0.terms, named: names, comparedWith: $0.reference) },
                        showing: stream.selection.lines
                    )
                if known == nil { chosen.append((names, messages)) }
                parts.append(Self.render(job, messages, in: index, for: stream, &printed, to: &bytes))
            }
        }
        self.parts = parts
        self.bytes = bytes
        doneCount = jobs.first?.number ?? 0
    }

    private static func render<Printer: PaywallPrinter>(
        _ job: RenderJob<Printer>,
        _ messages: MessagesOfOffers,
        in index: Int,
        for stream: PaywallStream,
        _ printed: inout PrintedLines,
        to bytes: inout ByteBuffer
    ) -> Part {
        let (language, name, selection) = (stream.languages[index], job.names[index].product, stream.selection)
        let formatter = language.formatter
        let place = PaywallStream.Place(
            product: job.product,
            productID: stream.products[job.product].product.qualifiedID,
            storefront: job.storefront,
            locale: language.locale
        )
        var part = Part(place: place, start: bytes.count)
        var writer = formatter.messages.writer()
        printed.removeAll()
        for line in messages.lines {
            writer.write(line.content)
            let dependsOnOffer = line.line.dependsOnOffer
            printed.append(line.line.rawValue, writer.text, dependsOnOffer: dependsOnOffer, by: Printer.self)
        }
        for (number, quote) in job.quotes.enumerated() {
            let wording = messages.wordings[number]
            var shown = messages.numbers[number].filter { !printed.lines[$0].isEmpty }
            if formatter.hasOwnLines {
                for line in formatter.ownLines(wording, keys: selection.ownLines) {
                    writer.write(line.text)
                    shown.append(printed.lines.count)
                    printed.append(line.key, writer.text, dependsOnOffer: line.dependsOnOffer, by: Printer.self)
                }
            }
            shown = selection.shown(shown) { printed.lines[$0].key }
            if !stream.rules.isEmpty {
                let (lines, own) = (selection.lines, selection.ownLines)
                let worded = formatter.lines(of: wording, named: name, showing: lines, ownLines: own)
                let texts = selection.displayed(worded) + language.displayedLabels
                let display = PaywallDisplay(terms: quote.terms, texts: texts, match: formatter.match)
                part.findings += stream.rules.flatMap { $0.diagnostics(in: display) }.map { ($0, quote) }
            }
            // A result without any of the lines asked for is none.
            guard !shown.isEmpty else { continue }
            let result = PaywallStream.Result(
                place: place,
                quoteText: job.quoteTexts[number],
                nameSource: name.source,
                shown: shown,
                isRegular: quote.terms.offers.isEmpty,
                isFirstOfLanguage: number == 0
            )
            Printer.write(result, printed, to: &bytes)
            part.ends.append(bytes.count)
        }
        part.diagnostics = printed.diagnostics
        return part
    }
}
