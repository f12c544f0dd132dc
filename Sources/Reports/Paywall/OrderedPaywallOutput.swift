package import Paywright

/// What a run wrote and found.
package struct PaywallOutcome {
    /// How many results and sets of labels were written.
    package fileprivate(set) var rendered = 0
    package fileprivate(set) var formattingDiagnostics: [Diagnostic] = []
    package fileprivate(set) var findings = DisplayFindings()
    private var seen: Set<String> = []

    /// Each fault once for each language, however many lines and products it touches.
    mutating func add(_ diagnostics: [Diagnostic], in locale: LocaleTag) {
        for diagnostic in diagnostics where seen.insert("\(locale) \(diagnostic)").inserted {
            let message = "\(locale): \(diagnostic)"
            formattingDiagnostics.append(Diagnostic(formatting: message))
        }
    }
}

/// Writes what tasks rendered, in the order of the tasks.
struct OrderedPaywallOutput<Printer: PaywallPrinter> {
    private(set) var printer: Printer
    private let output: BufferedOutput
    private(set) var outcome = PaywallOutcome()
    /// How many tasks' results have been written.
    private(set) var writtenCount = 0
    private var waiting: [Int: PaywallRenderer<Printer>] = [:]
    private var idle: [PaywallRenderer<Printer>] = []

    init(printer: Printer, output: BufferedOutput) {
        self.printer = printer
        self.output = output
    }

    /// A renderer for another task: one whose results are written, or a new one.
    mutating func idleRenderer() -> PaywallRenderer<Printer> { idle.popLast() ?? PaywallRenderer() }

    /// Writes what a task rendered, and what waited for it.
    mutating func take(_ renderer: PaywallRenderer<Printer>, _ index: Int) throws {
        waiting[index] = renderer
        while let next = waiting.removeValue(forKey: writtenCount) {
            try next.read { rendered, bytes in for paywalls in rendered { try write(paywalls, bytes) } }
            writtenCount += 1
            idle.append(next)
        }
    }

    private mutating func write(_ paywalls: RenderedPaywalls, _ bytes: UnsafeBufferPointer<UInt8>) throws {
        // Results without a heading between them are written in one piece.
        var pending = paywalls.start..<paywalls.start
        for end in paywalls.ends {
            let heading = printer.heading(of: paywalls.place, isEmpty: end == pending.upperBound)
            if !heading.isEmpty {
                try output.write(UnsafeBufferPointer(rebasing: bytes[pending]))
                try output.write(heading)
                pending = pending.upperBound..<end
            } else {
                pending = pending.lowerBound..<end
            }
        }
        try output.write(UnsafeBufferPointer(rebasing: bytes[pending]))
        outcome.rendered += paywalls.ends.count
        outcome.add(paywalls.diagnostics, in: paywalls.place.locale)
        for (finding, quote) in paywalls.findings { outcome.findings.add(finding, at: paywalls.place, quote) }
    }

    mutating func write(_ labels: PaywallStream.Labels) throws {
        outcome.add(labels.entries.flatMap(\.text.diagnostics), in: labels.locale)
        guard !labels.entries.isEmpty else { return }
        try output.write(printer.place(labels))
        outcome.rendered += 1
    }
}
