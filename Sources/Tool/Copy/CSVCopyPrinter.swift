import PaywrightJSON
import Paywright

/// A table for spreadsheets: a row for each text, the labels' without a product.
struct CSVCopyPrinter: CopyPrinter {
    static let reportsApart = true

    /// The cells before the locale and behind it, each with the comma after it.
    struct Frame: Sendable {
        fileprivate let start: [UInt8]
        fileprivate let rest: [UInt8]
    }

    static func frame(of purchase: Purchase) -> Frame {
        let terms = purchase.terms
        return Frame(
            start: cells([terms.product.qualifiedID, terms.storefront.alpha3]),
            rest: cells([purchase.plan?.rawValue ?? "", purchase.claimText, terms.eligibility.name])
        )
    }

    static func write(_ line: FormattedLines.Entry, of lines: borrowing FormattedLines, to bytes: inout ByteBuffer) {
        appendCell(line.key, to: &bytes)
        lines.withUTF8(of: line) { CSVRow.append($0, to: &bytes) }
        bytes.append(UInt8(ascii: ","))
        CSVRow.append(line.locale, to: &bytes)
        CSVRow.appendEnd(to: &bytes)
    }

    static func write(
        _ result: CopyReport.Result<Frame>,
        _ lines: borrowing PrintedLines,
        to bytes: inout ByteBuffer
    ) {
        for line in result.shown {
            bytes.append(result.frame.start)
            appendCell(result.place.locale.tag, to: &bytes)
            bytes.append(result.frame.rest)
            lines.write(line, to: &bytes)
        }
    }

    mutating func opening() -> String {
        CSVRow.make([
            "product", "storefront", "locale", "plan", "eligibility", "outcome", "line", "text", "spokenLocale",
        ])
    }

    mutating func heading(of place: CopyReport.Place, isEmpty: Bool) -> String { "" }

    mutating func place(_ labels: CopyReport.Labels) -> String {
        labels.entries.map { label, text in
            CSVRow.make(["", "", labels.locale.tag, "", "", "", label.rawValue, text.string, text.locale])
        }.joined()
    }

    mutating func closing(_ diagnostics: [ToolDiagnostic]) -> String { "" }

    private static func cells(_ cells: [String]) -> [UInt8] {
        var bytes = ByteBuffer()
        for cell in cells { appendCell(cell, to: &bytes) }
        return bytes.bytes
    }

    /// A cell with a comma behind it: ids, claims and keys come from files, and a spreadsheet shows no control characters.
    private static func appendCell(_ cell: String, to bytes: inout ByteBuffer) {
        CSVRow.append(NameSanitizer.clean(cell), to: &bytes)
        bytes.append(UInt8(ascii: ","))
    }
}
