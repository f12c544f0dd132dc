import PaywrightJSON
import Paywright
import Synchronization

/// The results of a product in a language, in a desk's bytes.
struct CopyWords: Sendable {
    let place: CopyReport.Place
    /// Where the first result begins, and where each ends.
    let start: Int
    var ends: [Int] = []
    let issues: [FormattingIssue]
    let findings: [(DisplayFinding, Purchase)]
}

/// Where a task words its results: one task at a time has it, and leaves its room and what it remembers to the next.
final class CopyDesk<Printer: CopyPrinter>: Sendable {
    /// What is said of a share in a language.
    private struct Wording {
        /// The lines of each purchase, by their numbers among those printed.
        var shown: [[Int]] = []
        var issues: [FormattingIssue] = []
        var findings: [(DisplayFinding, Purchase)] = []
    }

    private struct Content: ~Copyable, Sendable {
        /// Those of the languages that have spoken here, in the report's order.
        var writers: [LineWriter?] = []
        var lines = FormattedLines()
        var printed = PrintedLines()
        var words: [CopyWords] = []
        var bytes = ByteBuffer(capacity: 1 << 16)
    }

    private let content = Mutex(Content())

    /// Gives what was made here to a closure.
    func read<Failure: Error>(
        _ body: ([CopyWords], UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        try content.withLock { content throws(Failure) in
            let words = content.words
            try content.bytes.withBytes { bytes throws(Failure) in try body(words, bytes) }
        }
    }

    /// Words some shares, in place of what was made before.
    func fill(_ shares: [CopyShare<Printer>], for report: CopyReport) {
        content.withLock { content in
            content.words.removeAll(keepingCapacity: true)
            content.bytes.removeAll()
            if content.writers.isEmpty { content.writers = Array(repeating: nil, count: report.speakers.count) }
            for shares in shares.chunked(by: { $0.speakers == $1.speakers }) {
                content.printed.removeAll()
                // Language by language: what a language remembers of its lines is at hand for all shares.
                let wordings = shares[0].speakers.map { speaker in
                    // Taken, not copied: what it remembers would be copied with it.
                    var writer = content.writers[speaker].take() ?? report.speakers[speaker].formatter.writer()
                    defer { content.writers[speaker] = writer }
                    return shares.map { Self.word($0, speaker, by: &writer, &content, report) }
                }
                for (index, share) in shares.enumerated() {
                    for (speaker, wordings) in zip(share.speakers, wordings) {
                        Self.print(wordings[index], share, speaker, &content, report)
                    }
                }
            }
        }
    }

    /// Prints the lines of a share in a language, each once.
    private static func word(
        _ share: CopyShare<Printer>,
        _ number: Int,
        by writer: inout LineWriter,
        _ content: inout Content,
        _ report: CopyReport
    ) -> Wording {
        let (speaker, name, selection) = (report.speakers[number], share.names[number], report.selection)
        let (offering, formatter) = (share.offering, speaker.formatter)
        let messages = offering.messages(named: name, options: formatter.options, showing: selection.lines)
        var wording = Wording()
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
            wording.shown.append(shown.map { first + $0 })
            if !report.rules.isEmpty {
                let purchase = offering.purchases[offering.purchases.startIndex + index]
                wording.findings += report.findings(about: purchase, messages.offers[index], name.names, speaker)
            }
        }
        for line in content.lines.entries {
            content.printed.append(dependsOnOffer: line.dependsOnOffer) {
                Printer.write(line, of: content.lines, to: &$0)
            }
        }
        var seen: Set<FormattingIssue> = []
        wording.issues = content.lines.issues.filter { seen.insert($0).inserted }
        return wording
    }

    /// Prints the results of a share in a language.
    private static func print(
        _ wording: Wording,
        _ share: CopyShare<Printer>,
        _ number: Int,
        _ content: inout Content,
        _ report: CopyReport
    ) {
        let offering = share.offering
        var words = CopyWords(
            place: offering.place(in: report.speakers[number].locale),
            start: content.bytes.count,
            issues: wording.issues,
            findings: wording.findings
        )
        // A result without any of the lines asked for is none.
        for (index, shown) in wording.shown.enumerated() where !shown.isEmpty {
            let result = CopyReport.Result(
                place: words.place,
                frame: offering.frames[index],
                nameSource: share.names[number].names.source,
                shown: shown,
                isFirstOfLanguage: offering.purchases.startIndex + index == 0
            )
            Printer.write(result, content.printed, to: &content.bytes)
            words.ends.append(content.bytes.count)
        }
        content.words.append(words)
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

extension CopyReport {
    /// What breaks display rules on a paywall of the lines and labels that are printed.
    fileprivate func findings(
        about purchase: Purchase,
        _ messages: ProductMessages,
        _ names: ProductMessages.Names,
        _ speaker: Speaker
    ) -> [(DisplayFinding, Purchase)] {
        let formatter = speaker.formatter
        let lines = formatter.lines(of: messages, named: names, showing: selection.lines, ownLines: selection.ownLines)
        let texts = selection.displayed(lines) + speaker.around
        let display = PaywallDisplay(terms: purchase.terms, texts: texts, match: formatter.match)
        return rules.flatMap { rule in rule.findings(in: display).map { ($0, purchase) } }
    }
}
