package import Paywright
package import PaywrightRuns

/// How paywall copy is written.
@nonexhaustive
public enum PaywallFormat: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// A versioned contract for programs: one document.
    case json
    /// The same record by record, a line each.
    case ndjson
    /// For spreadsheets: a row for each text.
    case csv
    /// For reviewers: a table for each product and language.
    case markdown
}

extension PaywallStream {
    /// Writes everything in a format.
    ///
    /// - Parameters:
    ///   - known: What there is to say before anything is formatted.
    ///   - report: Takes what a format has no place for: what is known before the output, the rest after it.
    /// - Throws: What the output throws.
    package func write(
        as format: PaywallFormat,
        beside known: [Diagnostic],
        to output: BufferedOutput,
        report: ([Diagnostic]) -> Void,
        progress: ProgressHandler
    ) async throws -> PaywallOutcome {
        switch format {
        case .text: try await write(with: TextPaywallPrinter(), known, output, report, progress)
        case .json: try await write(with: JSONPaywallPrinter(), known, output, report, progress)
        case .ndjson: try await write(with: NDJSONPaywallPrinter(), known, output, report, progress)
        case .csv: try await write(with: CSVPaywallPrinter(), known, output, report, progress)
        case .markdown: try await write(with: MarkdownPaywallPrinter(), known, output, report, progress)
        }
    }
}
