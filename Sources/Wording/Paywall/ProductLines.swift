public import PaywrightMessages
public import PaywrightModel
public import PaywrightValues

/// The lines of one product for one customer in one language.
public struct ProductLines: Hashable, Sendable {
    /// A line and its text.
    public struct Entry: Hashable, Sendable {
        /// Which line it is.
        public let line: ProductLine
        /// Its text.
        public let text: FormattedText
    }

    /// What is charged.
    public let terms: PurchaseTerms
    /// Which name is shown.
    public let name: ProductName
    /// The lines that apply, in the order of `ProductLine` or that in which they were asked for; none is empty.
    public let entries: [Entry]
    /// The caller's lines that apply, in the order of the files they came from: a message's line applies when
    /// the terms give every value it uses.
    public let ownLines: [OwnLine]
    /// What could not be formatted as asked, in any line, one that is missing for it included.
    public let diagnostics: [Diagnostic]
    /// Whether they are of a purchase that can be made.
    package let isPurchase: Bool

    /// The text of a line; nil when the line does not apply.
    ///
    /// - Parameter line: The line.
    public subscript(line: ProductLine) -> FormattedText? {
        entries.first { $0.line == line }?.text
    }

    /// The text of a line of the caller; nil when it does not apply.
    ///
    /// - Parameter key: The key of the line.
    public subscript(ownLine key: String) -> FormattedText? {
        ownLines.first { $0.key == key }?.text
    }
}
