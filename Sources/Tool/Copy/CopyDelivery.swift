import Paywright

/// What came of a run.
struct CopyOutcome {
    /// How many results and sets of labels were written.
    fileprivate(set) var rendered = 0
    fileprivate(set) var formattingIssues: [ToolDiagnostic] = []
    fileprivate(set) var findings = DisplayFindings()
    private var seen: Set<String> = []

    /// Each fault once for each language, however many lines and products it touches.
    fileprivate mutating func add(_ issues: [FormattingIssue], in locale: LocaleTag) {
        for issue in issues where seen.insert("\(locale) \(issue)").inserted {
            let message = "\(locale): \(issue)"
            formattingIssues.append(ToolDiagnostic(severity: "warning", code: "formatting", message: message))
        }
    }
}

/// Puts what tasks made into the output, in the order of the tasks.
struct CopyDelivery<Printer: CopyPrinter> {
    private(set) var printer: Printer
    private let output: BufferedOutput
    private(set) var outcome = CopyOutcome()
    /// How many tasks' words have been written.
    private(set) var delivered = 0
    private var waiting: [Int: CopyDesk<Printer>] = [:]
    private var idle: [CopyDesk<Printer>] = []

    init(printer: Printer, output: BufferedOutput) {
        self.printer = printer
        self.output = output
    }

    /// A desk for another task; its room is used again when what was made there is written.
    mutating func idleDesk() -> CopyDesk<Printer> { idle.popLast() ?? CopyDesk() }

    /// Writes what a task made, and what waited for it.
    mutating func take(_ desk: CopyDesk<Printer>, _ index: Int) throws {
        waiting[index] = desk
        while let next = waiting.removeValue(forKey: delivered) {
            try next.read { words, bytes in for words in words { try write(words, bytes) } }
            delivered += 1
            idle.append(next)
        }
    }

    private mutating func write(_ words: CopyWords, _ bytes: UnsafeBufferPointer<UInt8>) throws {
        // What no heading parts is written in one piece.
        var pending = words.start..<words.start
        for end in words.ends {
            let heading = printer.heading(of: words.place, isEmpty: end == pending.upperBound)
            if !heading.isEmpty {
                try output.write(UnsafeBufferPointer(rebasing: bytes[pending]))
                try output.write(heading)
                pending = pending.upperBound..<end
            } else {
                pending = pending.lowerBound..<end
            }
        }
        try output.write(UnsafeBufferPointer(rebasing: bytes[pending]))
        outcome.rendered += words.ends.count
        outcome.add(words.issues, in: words.place.locale)
        for (finding, purchase) in words.findings { outcome.findings.add(finding, at: words.place, purchase) }
    }

    mutating func write(_ labels: CopyReport.Labels) throws {
        outcome.add(labels.entries.flatMap(\.text.issues), in: labels.locale)
        guard !labels.entries.isEmpty else { return }
        try output.write(printer.place(labels))
        outcome.rendered += 1
    }
}
