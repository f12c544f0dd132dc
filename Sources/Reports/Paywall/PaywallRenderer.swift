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
        var bytes = ByteBuffer(capacity: 1 << 19)
        var printed = PrintedLines()
        var parts: [Part] = []
        for job in jobs {
            // Chosen once for all languages with the same names of the product.
            var chosen: [(names: DisplayedNames, messages: MessagesOfOffers)] = []
            for index in job.languages {
                let (language, names) = (stream.languages[index], job.names[index])
                let known = chosen.first { $0.names.hasSameTexts(as: names) }?.messages
                let messages =
                    known
                    ?? MessagesOfOffers(
                        job.quotes.map {
                            language.formatter.wording(
                                of: $0.terms,
                                named: names,
                                comparedWith: $0.reference,
                                dated: $0.dated?.terms,
                                choice: $0.choice
                            )
                        },
                        showing: stream.selection.lines
                    )
                if known == nil { chosen.append((names, messages)) }
                let store = stream.products[job.product].product.store
                let part = language.formatter.messages.with(store) { words in
                    words.withWriter { writer in
                        Self.render(job, messages, in: index, words, for: stream, &writer, &printed, to: &bytes)
                    }
                }
                parts.append(part)
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
        _ words: borrowing MessageBundle,
        for stream: PaywallStream,
        _ writer: inout LineWriter,
        _ printed: inout PrintedLines,
        to bytes: inout ByteBuffer
    ) -> Part {
        let language = stream.languages[index]
        let place = PaywallStream.Place(
            product: job.product,
            productID: stream.products[job.product].product.qualifiedID,
            storefront: job.storefront,
            locale: language.locale
        )
        var part = Part(place: place, start: bytes.count)
        printed.removeAll()
        for index in messages.lines.indices {
            writer.write(messages.lines[index].content, in: words)
            let line = messages.lines[index].line
            printed.append(line.rawValue, writer.text, dependsOnOffer: line.dependsOnOffer, by: Printer.self)
        }
        for number in job.quotes.indices {
            var shown = messages.numbers[number].filter { !printed.lines[$0].isEmpty }
            if language.formatter.hasOwnLines {
                let keys = stream.selection.ownLines
                for line in language.formatter.ownLines(messages.wordings[number], keys: keys) {
                    writer.write(line.text)
                    shown.append(printed.lines.count)
                    printed.append(line.key, writer.text, dependsOnOffer: line.dependsOnOffer, by: Printer.self)
                }
            }
            shown = stream.selection.shown(shown) { printed.lines[$0].key }
            if !stream.rules.isEmpty {
                let (wording, name) = (messages.wordings[number], job.names[index].product)
                part.findings += stream.findings(in: wording, named: name, language).map { ($0, job.quotes[number]) }
            }
            let choice = job.quotes[number].choice
            // A result without any of the lines asked for is none, unless it has what the product is for the customer.
            guard !shown.isEmpty || choice != nil else { continue }
            var label: Int?
            if let text = choice.flatMap({ language.formatter.label(for: $0, messages.wordings[number]) }) {
                writer.write(text)
                label = printed.lines.count
                printed.append("label", writer.text, dependsOnOffer: true, by: Printer.self)
            }
            let result = PaywallStream.Result(
                place: place,
                quoteText: job.quoteTexts[number],
                nameSource: job.names[index].product.source,
                shown: shown,
                label: label,
                isForCustomer: choice != nil,
                isRegular: job.isRegular[number],
                isFirstOfLanguage: number == 0
            )
            Printer.write(result, printed, to: &bytes)
            part.ends.append(bytes.count)
        }
        part.diagnostics = printed.diagnostics
        return part
    }
}
