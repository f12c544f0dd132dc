import MessageCatalog
import Paywright

/// A table for spreadsheets: a row for each text, the labels' without a product.
struct CSVCopyPrinter: CopyPrinter {
    static let reportsApart = true

    static func words(of result: CopyReport.Result) -> String {
        let place = [result.place.productID, result.place.storefront.alpha3, result.locale.tag]
        let claims = result.purchase.claimText
        let outcome = result.lines.terms.eligibility.name
        let plan = result.purchase.plan?.rawValue ?? ""
        return result.shown.map { row(place + [plan, claims, outcome], $0.key, $0.text) }.joined()
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

    /// Ids, claims and keys come from files: a spreadsheet shows no control characters.
    private static func row(_ start: [String], _ key: String, _ text: FormattedText) -> String {
        CSVRow.make((start + [key]).map(NameSanitizer.clean) + [text.string, text.locale])
    }
}
