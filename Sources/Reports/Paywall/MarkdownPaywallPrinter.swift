internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

/// A document for reviewers: a table for each product and language, with a row for each line of each offer.
struct MarkdownPaywallPrinter: PaywallPrinter {
    static let reportsApart = true

    private var last: PaywallStream.Place?
    private var hasLabels = false

    struct QuoteText: Sendable {
        /// The row's first cell.
        fileprivate let offer: [UInt8]
        /// Whether it is the product's own price, without an offer.
        fileprivate let isRegular: Bool
    }

    static func quoteText(of quote: Quote) -> QuoteText {
        let offer = MarkdownText.escape(NameSanitizer.clean(quote.heading))
        return QuoteText(offer: Array("| \(offer)".utf8), isRegular: quote.terms.offers.isEmpty)
    }

    static func write(_ key: String, _ text: borrowing LineText, to bytes: inout ByteBuffer) {
        bytes.append(row(key, text.bytes.string, text.locale))
    }

    static func write(
        _ result: PaywallStream.Result<QuoteText>,
        _ lines: borrowing PrintedLines,
        to bytes: inout ByteBuffer
    ) {
        let showsAll = result.quoteText.isRegular || result.isFirstOfLanguage
        for line in result.shown where showsAll || lines.dependsOnOffer(line) {
            bytes.append(result.quoteText.offer)
            lines.write(line, to: &bytes)
        }
    }

    mutating func opening() -> String { "# Paywall copy\n" }

    mutating func heading(of place: PaywallStream.Place, isEmpty: Bool) -> String {
        guard !isEmpty else { return "" }
        var text = ""
        if last?.product != place.product || last?.storefront != place.storefront {
            let heading = NameSanitizer.clean("\(place.productID) (\(place.storefront))")
            text += "\n## \(MarkdownText.escape(heading))\n"
        }
        if last != place { text += "\n### \(place.locale)\n\n| offer | line | text | language |\n|---|---|---|---|\n" }
        last = place
        return text
    }

    mutating func place(_ labels: PaywallStream.Labels) -> String {
        defer { hasLabels = true }
        return (hasLabels ? "" : "\n## Around the products\n")
            + "\n### \(labels.locale)\n\n| offer | line | text | language |\n|---|---|---|---|\n"
            + labels.entries.map { "| " + Self.row($0.label.rawValue, $0.text.string, $0.text.locale) }.joined()
    }

    mutating func closing(_ diagnostics: [Diagnostic]) -> String { "" }

    /// The end of a row, after its first cell.
    private static func row(_ key: String, _ text: String, _ locale: String) -> String {
        let spoken = (try? LocaleTag(locale)) ?? .undetermined
        let cells = [
            MarkdownText.escape(NameSanitizer.clean(key)), MarkdownText.escape(text, locale: spoken), spoken.tag,
        ]
        return " | " + cells.joined(separator: " | ") + " |\n"
    }
}
