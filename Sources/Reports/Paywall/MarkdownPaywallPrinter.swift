internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

/// A document for reviewers: a table for each product and language, with a row for each line of each offer.
struct MarkdownPaywallPrinter: PaywallPrinter {
    static let reportsApart = true

    private var last: PaywallStream.Place?
    private var hasLabels = false

    /// The first cell of the quote's rows.
    static func quoteText(of quote: Quote) -> [UInt8] {
        Array("| \(MarkdownText.escape(NameSanitizer.clean(quote.heading)))".utf8)
    }

    static func write(_ key: String, _ text: borrowing LineText, to bytes: inout ByteBuffer) {
        bytes.append(row(key, text.bytes.string, text.locale))
    }

    static func write(
        _ result: PaywallStream.Result<[UInt8]>,
        _ lines: borrowing PrintedLines,
        to bytes: inout ByteBuffer
    ) {
        for line in result.shownOnce(of: lines) {
            bytes.append(result.quoteText)
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

    /// The end of a row, after its first cell.
    private static func row(_ key: String, _ text: String, _ locale: String) -> String {
        let spoken = (try? LocaleTag(locale)) ?? .undetermined
        let cells = [
            MarkdownText.escape(NameSanitizer.clean(key)), MarkdownText.escape(text, locale: spoken), spoken.tag,
        ]
        return " | " + cells.joined(separator: " | ") + " |\n"
    }
}
