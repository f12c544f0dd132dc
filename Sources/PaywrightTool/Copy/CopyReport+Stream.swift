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
    private static let taskSize = 128

    /// The offers of one product in one language, or some of many.
    private struct Share {
        let place: Place
        let speaker: Speaker
        let names: ProductMessages.Names
        let purchases: ArraySlice<Purchase>
        let messages: ArraySlice<ProductMessages>
    }

    /// What a task made of a share.
    private struct Words {
        let place: Place
        /// Each result in UTF-8.
        var results: [[UInt8]] = []
        var issues: [FormattingIssue] = []
        var findings: [(DisplayFinding, Purchase)] = []
    }

    private typealias Made = (index: Int, words: [Words])

    /// Writes every result, then the labels. Throws exit codes.
    func write<Printer: CopyPrinter>(
        with printer: inout Printer,
        to output: inout BufferedOutput
    ) async throws -> Outcome {
        var state = (printer: printer, output: output, outcome: Outcome(), written: 0, waiting: [Int: [Words]]())
        try await withThrowingTaskGroup(of: Made.self) { group in
            // Two tasks a core: one being worded, one ready.
            let window = max(2, 2 * sysconf(Int32(_SC_NPROCESSORS_ONLN)))
            var started = 0
            var (shares, size) = ([Share](), 0)
            func start() async throws {
                while started - state.written >= window, let made = try await group.next() {
                    try Self.take(made, &state)
                }
                let (index, work) = (started, shares)
                group.addTask { (index, fill(work, Printer.self)) }
                started += 1
                (shares, size) = ([], 0)
            }
            var progress = Progress(total: offered.reduce(0) { $0 + $1.storefronts.count })
            let shapes = LineShapes()
            for (number, item) in offered.enumerated() {
                let names = speakers.map { $0.formatter.names(of: item.product) }
                for storefront in item.storefronts {
                    for share in self.shares(of: item.product, number, in: storefront, named: names, shapes) {
                        shares.append(share)
                        size += share.purchases.count
                        if size >= Self.taskSize { try await start() }
                    }
                    progress.advance()
                }
            }
            if !shares.isEmpty { try await start() }
            while let made = try await group.next() { try Self.take(made, &state) }
            progress.finish()
            if started > 0 { try Self.write(speakers.map(\.labels), &state) }
        }
        printer = state.printer
        output = state.output
        return state.outcome
    }

    private typealias State<Printer> = (
        printer: Printer, output: BufferedOutput, outcome: Outcome, written: Int, waiting: [Int: [Words]]
    )

    /// A product in a storefront: what is said of each purchase is chosen once for all languages that call the product so.
    private func shares(
        of product: Product,
        _ number: Int,
        in storefront: Storefront,
        named names: [ProductMessages.Names],
        _ shapes: LineShapes
    ) -> [Share] {
        let purchases = self.purchases.purchases(of: product, in: storefront)
        // Byte for byte: equal strings may be written in others.
        var chosen: [[[UInt8]]: [ProductMessages]] = [:]
        return zip(speakers, names).flatMap { speaker, names in
            let texts = names.texts.map { Array($0.utf8) }
            let messages =
                chosen[texts]
                ?? purchases.map { purchase in
                    ProductMessages(
                        purchase.terms,
                        named: names,
                        comparedWith: purchase.reference,
                        options: speaker.formatter.options,
                        in: shapes
                    )
                }
            chosen[texts] = messages
            let place = Place(
                product: number,
                productID: product.qualifiedID,
                storefront: storefront,
                locale: speaker.locale
            )
            return stride(from: 0, to: purchases.count, by: Self.taskSize).map { start in
                let range = start..<min(start + Self.taskSize, purchases.count)
                return Share(
                    place: place,
                    speaker: speaker,
                    names: names,
                    purchases: purchases[range],
                    messages: messages[range]
                )
            }
        }
    }

    /// Words some shares. Nothing is shared with others: it runs on any core.
    private func fill<Printer: CopyPrinter>(_ shares: [Share], _ printer: Printer.Type) -> [Words] {
        var lines = FormattedLines()
        return shares.map { fill($0, &lines, printer) }
    }

    private func fill<Printer: CopyPrinter>(
        _ share: Share,
        _ lines: inout FormattedLines,
        _ printer: Printer.Type
    ) -> Words {
        var words = Words(place: share.place)
        var seen: Set<FormattingIssue> = []
        let formatter = share.speaker.formatter
        for (index, purchase) in zip(share.purchases.indices, share.purchases) {
            lines.removeAll()
            let messages = share.messages[index]
            formatter.append(messages, showing: selection.lines, ownLines: selection.ownLines, to: &lines)
            if !lines.issues.isEmpty { words.issues += lines.issues.filter { seen.insert($0).inserted } }
            if !rules.isEmpty { words.findings += findings(about: purchase, messages, share) }
            let shown = selection.shown(in: lines)
            // A result without any of the lines asked for is none.
            guard !shown.isEmpty else { continue }
            let result = Result(
                place: share.place,
                purchase: purchase,
                nameSource: share.names.source,
                shown: shown,
                isFirstOfLanguage: index == 0
            )
            var bytes: [UInt8] = []
            bytes.reserveCapacity(words.results.last.map { $0.count + $0.count / 8 } ?? 4_096)
            Printer.write(result, lines, to: &bytes)
            words.results.append(bytes)
        }
        return words
    }

    /// What breaks display rules on a paywall of the lines and labels that are printed.
    private func findings(
        about purchase: Purchase,
        _ messages: ProductMessages,
        _ share: Share
    ) -> [(DisplayFinding, Purchase)] {
        let formatter = share.speaker.formatter
        let lines = formatter.lines(
            of: messages,
            named: share.names,
            showing: selection.lines,
            ownLines: selection.ownLines
        )
        let texts = selection.displayed(lines) + share.speaker.around
        let display = PaywallDisplay(terms: purchase.terms, texts: texts, match: formatter.match)
        return rules.flatMap { rule in rule.findings(in: display).map { ($0, purchase) } }
    }

    /// Writes what a task made, and what waited for it.
    private static func take<Printer: CopyPrinter>(_ made: Made, _ state: inout State<Printer>) throws {
        state.waiting[made.index] = made.words
        while let next = state.waiting.removeValue(forKey: state.written) {
            for words in next { try write(words, &state) }
            state.written += 1
        }
    }

    private static func write<Printer: CopyPrinter>(_ words: Words, _ state: inout State<Printer>) throws {
        for bytes in words.results {
            let heading = state.printer.heading(of: words.place, isEmpty: bytes.isEmpty)
            if !heading.isEmpty { try state.output.write(heading) }
            try state.output.write(bytes)
        }
        state.outcome.rendered += words.results.count
        state.outcome.add(words.issues, in: words.place.locale)
        for (finding, purchase) in words.findings {
            state.outcome.findings.add(finding, at: words.place, purchase)
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
