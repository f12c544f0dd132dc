import Glibc
import MessageCatalog
import Paywright
import StoreDecisions
import StoreModel

/// Making results on every core and writing them in order, in constant memory.
extension CopyReport {
    /// What came of a run.
    struct Outcome {
        /// How many results and sets of labels were written.
        fileprivate(set) var rendered = 0
        fileprivate(set) var formattingIssues: [ToolDiagnostic] = []
        fileprivate(set) var findings = DisplayFindings()
        fileprivate var seen: Set<String> = []

        /// Each fault once for each language, however many lines and products it touches.
        fileprivate mutating func add(_ issues: [FormattingIssue], in locale: LocaleTag) {
            for issue in issues where seen.insert("\(locale) \(issue)").inserted {
                let message = "\(locale): \(issue)"
                formattingIssues.append(ToolDiagnostic(severity: "warning", code: "formatting", message: message))
            }
        }
    }

    /// Results that a task makes: enough that starting one does not matter, few enough that memory stays small.
    private static let batchSize = 32

    /// What a task made of a batch of offers of one product in one language.
    private struct Batch {
        let index: Int
        let place: Place
        var words: [String] = []
        var issues: [FormattingIssue] = []
        var findings: [(DisplayFinding, Purchase)] = []
    }

    /// Writes every result, then the labels. Throws exit codes.
    func write<Printer: CopyPrinter>(
        with printer: inout Printer,
        to output: inout BufferedOutput
    ) async throws -> Outcome {
        var state = (printer: printer, output: output, outcome: Outcome(), written: 0, waiting: [Int: Batch]())
        try await withThrowingTaskGroup(of: Batch.self) { group in
            // Two batches a core: one being worded, one ready.
            let window = max(2, 2 * sysconf(Int32(_SC_NPROCESSORS_ONLN)))
            var started = 0
            var progress = Progress(total: offered.reduce(0) { $0 + $1.storefronts.count })
            for (number, item) in offered.enumerated() {
                let names = speakers.map { $0.formatter.names(of: item.product) }
                for storefront in item.storefronts {
                    let purchases = self.purchases.purchases(of: item.product, in: storefront)
                    var chosen: [[String]: [ProductMessages]] = [:]
                    for (speaker, names) in zip(speakers, names) {
                        let messages = chosen[names.texts] ?? Self.messages(of: purchases, named: names, by: speaker)
                        chosen[names.texts] = messages
                        let place = Place(
                            product: number,
                            productID: item.product.qualifiedID,
                            storefront: storefront,
                            locale: speaker.locale
                        )
                        for start in stride(from: 0, to: purchases.count, by: Self.batchSize) {
                            while started - state.written >= window, let batch = try await group.next() {
                                try Self.take(batch, &state)
                            }
                            let batch = Batch(index: started, place: place)
                            let range = start..<min(start + Self.batchSize, purchases.count)
                            let work = Work(purchases: purchases[range], messages: messages[range], names: names)
                            group.addTask { fill(batch, with: work, by: speaker, Printer.self) }
                            started += 1
                        }
                    }
                    progress.advance()
                }
            }
            while let batch = try await group.next() { try Self.take(batch, &state) }
            progress.finish()
            if started > 0 { try Self.write(speakers.map(\.labels), &state) }
        }
        printer = state.printer
        output = state.output
        return state.outcome
    }

    private typealias State<Printer> = (
        printer: Printer, output: BufferedOutput, outcome: Outcome, written: Int, waiting: [Int: Batch]
    )

    /// What a batch is made of.
    private struct Work {
        let purchases: ArraySlice<Purchase>
        let messages: ArraySlice<ProductMessages>
        let names: ProductMessages.Names
    }

    /// What is said of each purchase, in any language that calls the product so.
    private static func messages(
        of purchases: [Purchase],
        named names: ProductMessages.Names,
        by speaker: Speaker
    ) -> [ProductMessages] {
        purchases.map { purchase in
            ProductMessages(
                purchase.terms,
                named: names,
                comparedWith: purchase.reference,
                options: speaker.formatter.options
            )
        }
    }

    /// Words a batch. Nothing is shared: it runs on any core.
    private func fill<Printer: CopyPrinter>(
        _ batch: Batch,
        with work: Work,
        by speaker: Speaker,
        _ printer: Printer.Type
    ) -> Batch {
        var batch = batch
        var seen: Set<FormattingIssue> = []
        for (index, (purchase, messages)) in zip(work.purchases.indices, zip(work.purchases, work.messages)) {
            let lines = speaker.formatter.lines(
                of: messages,
                named: work.names,
                showing: selection.lines,
                ownLines: selection.ownLines
            )
            let shown = selection.shown(in: lines)
            batch.issues += lines.issues.filter { seen.insert($0).inserted }
            for rule in rules {
                let texts = shown.map { DisplayedText(key: $0.key, text: $0.text) } + speaker.around
                let display = PaywallDisplay(terms: purchase.terms, texts: texts, match: speaker.formatter.match)
                batch.findings += rule.findings(in: display).map { ($0, purchase) }
            }
            // A result without any of the lines asked for is none.
            guard !shown.isEmpty else { continue }
            let result = Result(
                place: batch.place,
                purchase: purchase,
                lines: lines,
                shown: shown,
                isFirstOfLanguage: index == 0
            )
            batch.words.append(Printer.words(of: result))
        }
        return batch
    }

    /// Writes a batch, and those that waited for it.
    private static func take<Printer: CopyPrinter>(_ batch: Batch, _ state: inout State<Printer>) throws {
        state.waiting[batch.index] = batch
        while let next = state.waiting.removeValue(forKey: state.written) {
            for words in next.words { try state.output.write(state.printer.place(words, of: next.place)) }
            state.outcome.rendered += next.words.count
            state.outcome.add(next.issues, in: next.place.locale)
            for (finding, purchase) in next.findings {
                state.outcome.findings.add(finding, at: next.place, purchase)
            }
            state.written += 1
        }
    }

    private static func write<Printer: CopyPrinter>(_ labels: [Labels], _ state: inout State<Printer>) throws {
        for labels in labels {
            state.outcome.add(labels.entries.flatMap(\.text.issues), in: labels.locale)
            guard !labels.entries.isEmpty else { continue }
            try state.output.write(state.printer.place(labels))
            state.outcome.rendered += 1
        }
    }
}
