public import PaywrightDecisions
public import PaywrightMessages
public import PaywrightValues

/// The lines about one purchase in one language.
public struct StatusLines: Hashable, Sendable {
    /// A line and its text.
    public struct Entry: Hashable, Sendable {
        /// Which line it is.
        public let line: StatusLine
        /// Its text.
        public let text: FormattedText
    }

    /// What is worded.
    public let purchase: CustomerStatus.Purchase
    /// The lines that apply, in the order of `StatusLine`; none is empty.
    public let entries: [Entry]
    /// What could not be formatted as asked, in any line.
    public let diagnostics: [Diagnostic]

    init(_ purchase: CustomerStatus.Purchase, entries: [Entry], diagnostics: [Diagnostic]) {
        self.purchase = purchase
        self.entries = entries
        self.diagnostics = diagnostics
    }

    /// The text of a line; nil when the line does not apply.
    ///
    /// - Parameter line: The line.
    public subscript(line: StatusLine) -> FormattedText? { entries.first { $0.line == line }?.text }
}
