internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage
internal import PaywrightRuns

/// A JSON record a line: the results, then the labels, then the diagnostics. The member `record` distinguishes them.
struct NDJSONPaywallPrinter: PaywallPrinter {
    static let reportsApart = false

    static func quoteText(of quote: Quote) -> QuoteJSON { QuoteJSON(quote, indentation: nil) }

    static func write(_ key: String, _ text: borrowing LineText, to bytes: inout ByteBuffer) {
        bytes.appendKey(key)
        text.writeJSON(to: &bytes, indentation: nil)
    }

    static func write(
        _ result: PaywallStream.Result<QuoteJSON>,
        _ lines: borrowing PrintedLines,
        to bytes: inout ByteBuffer
    ) {
        result.quoteText.write(after: resultHead, result, lines, to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
    }

    mutating func place(_ labels: PaywallStream.Labels) -> String { Self.line("labels", labels.members(.parts)) }

    mutating func closing(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { Self.line("diagnostic", [("diagnostic", $0.json)]) }.joined()
    }

    private static let resultHead = JSONOutput.members(head("result"), indentation: nil)

    private static func line(_ record: String, _ members: [(String, JSONOutput)]) -> String {
        JSONOutput.inline(.object(head(record) + members)).text + "\n"
    }

    private static func head(_ record: String) -> [(String, JSONOutput)] {
        [("schema", .string(PaywallStream.schema)), ("record", .string(record))]
    }
}
