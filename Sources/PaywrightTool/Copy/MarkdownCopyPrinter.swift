import MessageCatalog
import Paywright

/// A document for reviewers: a table for each product and language, with a row for each line of each offer.
struct MarkdownCopyPrinter: CopyPrinter {
    static let reportsApart = true

    private var last: CopyReport.Place?
    private var hasLabels = false

    static func words(of result: CopyReport.Result) -> String {
        let offer = NameSanitizer.clean(result.purchase.heading)
        return result.shown
            .filter { result.isFirstOfLanguage || result.lines.terms.offers.isEmpty || $0.dependsOnOffer }
            .map { row(offer, $0.key, $0.text) }.joined()
    }

    mutating func opening() -> String { "# Paywall copy\n" }

    mutating func place(_ words: String, of place: CopyReport.Place) -> String {
        guard !words.isEmpty else { return "" }
        var text = ""
        if last?.product != place.product || last?.storefront != place.storefront {
            let heading = NameSanitizer.clean("\(place.productID) (\(place.storefront))")
            text += "\n## \(MarkdownText.escape(heading))\n"
        }
        if last != place { text += "\n### \(place.locale)\n\n| offer | line | text | language |\n|---|---|---|---|\n" }
        last = place
        return text + words
    }

    mutating func place(_ labels: CopyReport.Labels) -> String {
        defer { hasLabels = true }
        return (hasLabels ? "" : "\n## Around the products\n")
            + "\n### \(labels.locale)\n\n| offer | line | text | language |\n|---|---|---|---|\n"
            + labels.entries.map { Self.row("", $0.label.rawValue, $0.text) }.joined()
    }

    mutating func closing(_ diagnostics: [ToolDiagnostic]) -> String { "" }

    private static func row(_ offer: String, _ key: String, _ text: FormattedText) -> String {
        let spoken = (try? LocaleTag(text.locale)) ?? .undetermined
        let cells = [
            MarkdownText.escape(offer), MarkdownText.escape(NameSanitizer.clean(key)),
            MarkdownText.escape(text.string, locale: spoken), spoken.tag,
        ]
        return "| " + cells.joined(separator: " | ") + " |\n"
    }
}
