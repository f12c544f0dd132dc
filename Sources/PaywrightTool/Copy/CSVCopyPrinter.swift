import MessageCatalog
import Paywright

/// A table for spreadsheets: a row for each text, the labels' without a product.
struct CSVCopyPrinter: CopyPrinter {
    static let reportsApart = true

    static func write(_ result: CopyReport.Result, _ lines: borrowing FormattedLines, to bytes: inout [UInt8]) {
        let start = [
            result.place.productID, result.place.storefront.alpha3, result.locale.tag,
            result.purchase.plan?.rawValue ?? "", result.purchase.claimText, result.purchase.terms.eligibility.name,
        ].map(NameSanitizer.clean)
        for line in result.shown { bytes += row(start, line.key, lines.string(of: line), line.locale).utf8 }
    }

    mutating func opening() -> String {
        CSVRow.make([
            "product", "storefront", "locale", "plan", "eligibility", "outcome", "line", "text", "spokenLocale",
        ])
    }

    mutating func heading(of place: CopyReport.Place, isEmpty: Bool) -> String { "" }

    mutating func place(_ labels: CopyReport.Labels) -> String {
        labels.entries.map { label, text in
            Self.row(["", "", labels.locale.tag, "", "", ""], label.rawValue, text.string, text.locale)
        }.joined()
    }

    mutating func closing(_ diagnostics: [ToolDiagnostic]) -> String { "" }

    /// Ids, claims and keys come from files: a spreadsheet shows no control characters, and `start` has none.
    private static func row(_ start: [String], _ key: String, _ text: String, _ spoken: String) -> String {
        CSVRow.make(start + [NameSanitizer.clean(key), text, spoken])
    }
}
