internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

/// A format of paywall copy: prints results on any core, and puts them in their place in order.
protocol PaywallPrinter: Sendable {
    /// What a format prints of a quote beside its lines: the same in every language.
    associatedtype QuoteText: Sendable

    /// Whether diagnostics go to standard error, and not into the output.
    static var reportsApart: Bool { get }

    static func quoteText(of quote: Quote) -> QuoteText

    /// Writes a line as it stands in results, in UTF-8: once for all offers that have it.
    static func write(_ key: String, _ text: borrowing LineText, to bytes: inout ByteBuffer)

    /// Writes one result by itself, in UTF-8.
    static func write(
        _ result: PaywallStream.Result<QuoteText>,
        _ lines: borrowing PrintedLines,
        to bytes: inout ByteBuffer
    )

    /// What stands before everything; like what stands elsewhere around the results nothing, unless the format says so.
    mutating func opening() -> String

    /// What stands before a result: the headings that begin there.
    mutating func heading(of place: PaywallStream.Place, isEmpty: Bool) -> String

    /// The words around the products in one language.
    mutating func place(_ labels: PaywallStream.Labels) -> String

    /// What stands after everything.
    mutating func closing(_ diagnostics: [Diagnostic]) -> String
}

extension PaywallPrinter {
    func opening() -> String { "" }
    func heading(of place: PaywallStream.Place, isEmpty: Bool) -> String { "" }
    func closing(_ diagnostics: [Diagnostic]) -> String { "" }
}

/// Lines of a product in one language as a format prints them, for the results that hold them.
struct PrintedLines: ~Copyable, Sendable {
    struct Line {
        let key: String
        /// Whether an offer changes it.
        let dependsOnOffer: Bool
        /// Whether it says nothing.
        let isEmpty: Bool
        fileprivate let range: Range<Int>
    }

    private var bytes = ByteBuffer(capacity: 4_096)
    private(set) var lines: [Line] = []
    /// What could not be formatted as asked, each once.
    private(set) var diagnostics: [Diagnostic] = []

    mutating func removeAll() {
        bytes.removeAll()
        lines.removeAll(keepingCapacity: true)
        diagnostics = []
    }

    /// Adds a line in a printer's bytes.
    mutating func append<Printer: PaywallPrinter>(
        _ key: String,
        _ text: borrowing LineText,
        dependsOnOffer: Bool,
        by printer: Printer.Type
    ) {
        let start = bytes.count
        Printer.write(key, text, to: &bytes)
        let isEmpty = text.bytes.isEmpty
        lines.append(Line(key: key, dependsOnOffer: dependsOnOffer, isEmpty: isEmpty, range: start..<bytes.count))
        for diagnostic in text.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Copies a line.
    func write(_ number: Int, to output: inout ByteBuffer) {
        bytes.withBytes { output.append(UnsafeBufferPointer(rebasing: $0[lines[number].range])) }
    }
}
