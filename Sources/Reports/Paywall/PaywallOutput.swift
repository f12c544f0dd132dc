internal import PaywrightStorage
package import Paywright
internal import PaywrightRuns

/// What a run wrote and found.
package struct PaywallOutcome {
    /// How many results and sets of labels were written.
    package fileprivate(set) var rendered = 0
    package fileprivate(set) var formattingDiagnostics: [Diagnostic] = []
    package internal(set) var findings = DisplayFindings()
    private var seen: Set<String> = []

    /// Each fault once for each language, however many lines and products it touches.
    mutating func add(_ diagnostics: [Diagnostic], in locale: LocaleTag) {
        for diagnostic in diagnostics where seen.insert("\(locale) \(diagnostic)").inserted {
            let message = "\(locale): \(diagnostic)"
            formattingDiagnostics.append(Diagnostic(formatting: message))
        }
    }
}

/// Writes what was rendered, with the headings that stand between.
struct PaywallOutput<Printer: PaywallPrinter> {
    var printer: Printer
    let output: BufferedOutput
    private(set) var outcome = PaywallOutcome()

    mutating func write(_ rendered: RenderedPaywalls) throws {
        for part in rendered.parts {
            try rendered.bytes.withBytes { try write(part, $0) }
            outcome.rendered += part.ends.count
            outcome.add(part.diagnostics, in: part.place.locale)
            for (finding, quote) in part.findings { outcome.findings.add(finding, at: part.place, quote) }
        }
    }

    private mutating func write(_ part: RenderedPaywalls.Part, _ bytes: UnsafeBufferPointer<UInt8>) throws {
        // Results without a heading between them are written in one piece.
        var pending = part.start..<part.start
        for end in part.ends {
            let heading = printer.heading(of: part.place, isEmpty: end == pending.upperBound)
            if !heading.isEmpty {
                try output.write(UnsafeBufferPointer(rebasing: bytes[pending]))
                try output.write(heading)
                pending = pending.upperBound..<end
            } else {
                pending = pending.lowerBound..<end
            }
        }
        try output.write(UnsafeBufferPointer(rebasing: bytes[pending]))
    }

    mutating func write(_ labels: PaywallStream.Labels) throws {
        outcome.add(labels.entries.flatMap(\.text.diagnostics), in: labels.locale)
        guard !labels.entries.isEmpty else { return }
        try output.write(printer.place(labels))
        outcome.rendered += 1
    }
}
