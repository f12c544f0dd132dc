/// A format of paywall copy: makes the words of a result on any core, and puts them in their place in order.
protocol CopyPrinter: Sendable {
    /// Whether diagnostics go to standard error, and not into the output.
    static var reportsApart: Bool { get }

    /// The words of one result by themselves.
    static func words(of result: CopyReport.Result) -> String

    /// What stands before everything.
    mutating func opening() -> String

    /// The words of a result in their place, with the headings that begin there.
    mutating func place(_ words: String, of place: CopyReport.Place) -> String

    /// The words around the products in one language.
    mutating func place(_ labels: CopyReport.Labels) -> String

    /// What stands after everything.
    mutating func closing(_ diagnostics: [ToolDiagnostic]) -> String
}
