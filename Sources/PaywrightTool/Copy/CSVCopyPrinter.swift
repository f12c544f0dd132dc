import MessageCatalog
import Paywright

/// A table for spreadsheets: a row for each text, the labels' without a product.
struct CSVCopyPrinter: CopyPrinter {
    static let reportsApart = true

    static func words(of result: CopyReport.Result) -> String {
        let start = [
            result.place.productID, result.place.storefront.alpha3, result.locale.tag,
            result.purchase.plan?.rawValue ?? "", result.purchase.claimText, result.lines.terms.eligibility.name,
        ].map(NameSanitizer.clean)
        return result.shown.map { row(start, $0.key, $0.text) }.joined()
    }

    mutating func opening() -> String {
        CSVRow.make([
            "product", "storefront", "locale", "plan", "eligibility", "outcome", "line", "text", "spokenLocale",
        ])
    }

    mutating func place(_ words: String, of place: CopyReport.Place) -> String { words }

    mutating func place(_ labels: CopyReport.Labels) -> String {
        labels.entries.map { Self.row(["", "", labels.locale.tag, "", "", ""], $0.label.rawValue, $0.text) }.joined()
    }

    mutating func closing(_ diagnostics: [ToolDiagnostic]) -> String { "" }

    /// Ids, claims and keys come from files: a spreadsheet shows no control characters, and `start` has none.
    private static func row(_ start: [String], _ key: String, _ text: FormattedText) -> String {
        CSVRow.make(start + [NameSanitizer.clean(key), text.string, text.locale])
    }
}
