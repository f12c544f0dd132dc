internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage
internal import PaywrightRuns

/// One JSON document whose results and labels are written as they come.
struct JSONPaywallPrinter: PaywallPrinter {
    static let reportsApart = false

    private enum List {
        case results
        case labels
    }

    /// Which list is open, and whether it has an element yet.
    private var list = List.results
    private var isEmpty = true

    static func quoteText(of quote: Quote) -> QuoteJSON { QuoteJSON(quote, indentation: 2) }

    static func write(_ key: String, _ text: borrowing LineText, to bytes: inout ByteBuffer) {
        // In the lines of a result in the results of the document.
        bytes.appendKey(key)
        text.writeJSON(to: &bytes, indentation: 4)
    }

    static func write(
        _ result: PaywallStream.Result<QuoteJSON>,
        _ lines: borrowing PrintedLines,
        to bytes: inout ByteBuffer
    ) {
        result.quoteText.write(result, lines, to: &bytes)
    }

    mutating func opening() -> String {
        """
        {
          "schema": \(JSONOutput.string(PaywallStream.schema).text),
          "icu": \(JSONOutput.string(ICUVersions.icu).text),
          "cldr": \(JSONOutput.string(ICUVersions.cldr).text),
          "results": [
        """
    }

    mutating func heading(of place: PaywallStream.Place, isEmpty: Bool) -> String { comma() }

    mutating func place(_ labels: PaywallStream.Labels) -> String {
        let start = list == .results ? closeResults() : ""
        return start + comma() + JSONOutput.object(labels.members(.parts)).text(indentation: 2)
    }

    mutating func closing(_ diagnostics: [Diagnostic]) -> String {
        let start = list == .results ? closeResults() : ""
        let json = JSONOutput.array(diagnostics.map(\.json)).text(indentation: 1)
        return start + close() + ",\n  \"diagnostics\": " + json + "\n}\n"
    }

    /// What stands before an element.
    private mutating func comma() -> String {
        defer { isEmpty = false }
        return isEmpty ? "\n    " : ",\n    "
    }

    private func close() -> String { isEmpty ? "]" : "\n  ]" }

    private mutating func closeResults() -> String {
        defer {
            list = .labels
            isEmpty = true
        }
        return close() + ",\n  \"labels\": ["
    }
}
