import Paywright

/// A format of paywall copy: makes the words of a result on any core, and puts them in their place in order.
protocol CopyPrinter: Sendable {
    /// Whether diagnostics go to standard error, and not into the output.
    static var reportsApart: Bool { get }

    /// Writes the words of one result by themselves, in UTF-8.
    static func write(_ result: CopyReport.Result, _ lines: borrowing FormattedLines, to bytes: inout [UInt8])

    /// What stands before everything.
    mutating func opening() -> String

    /// What stands before the words of a result: the headings that begin there.
    mutating func heading(of place: CopyReport.Place, isEmpty: Bool) -> String

    /// The words around the products in one language.
    mutating func place(_ labels: CopyReport.Labels) -> String

    /// What stands after everything.
    mutating func closing(_ diagnostics: [ToolDiagnostic]) -> String
}
