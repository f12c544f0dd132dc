import MessageCatalog
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

    static func write(_ line: FormattedLines.Entry, of lines: borrowing FormattedLines, to bytes: inout [UInt8]) {
        bytes += cells([line.key])
        lines.withUTF8(of: line) { CSVRow.append($0, to: &bytes) }
        bytes.append(UInt8(ascii: ","))
        bytes += CSVRow.row([line.locale])
    }

    static func write(_ result: CopyReport.Result<Frame>, _ lines: PrintedLines, to bytes: inout [UInt8]) {
        let start = result.frame.start + cells([result.place.locale.tag]) + result.frame.rest
        for line in result.shown {
            bytes += start
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

    /// Cells with a comma behind each: ids, claims and keys come from files, and a spreadsheet shows no control characters.
    private static func cells(_ cells: [String]) -> [UInt8] {
        CSVRow.cells(cells.map { NameSanitizer.clean($0) }) + [UInt8(ascii: ",")]
    }
}
