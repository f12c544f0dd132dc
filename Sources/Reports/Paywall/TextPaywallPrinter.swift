internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

/// Readable text: product by product, in each its languages, in each its offers.
struct TextPaywallPrinter: PaywallPrinter {
    static let reportsApart = true

    private var last: PaywallStream.Place?
    private var hasHeading = false

    struct QuoteText: Sendable {
        fileprivate let heading: [UInt8]
        /// Whether it is the product's own price, without an offer.
        fileprivate let isRegular: Bool
    }

    static func quoteText(of quote: Quote) -> QuoteText {
        let heading = plain("    \(quote.heading)") + "\n"
        return QuoteText(heading: Array(heading.utf8), isRegular: quote.terms.offers.isEmpty)
    }

    static func write(_ key: String, _ text: borrowing LineText, to bytes: inout ByteBuffer) {
        text.bytes.withBytes { TextRow.append(plain(key), $0, to: &bytes) }
    }

    static func write(
        _ result: PaywallStream.Result<QuoteText>,
        _ lines: borrowing PrintedLines,
        to bytes: inout ByteBuffer
    ) {
        let quoteText = result.quoteText
        let showsAll = quoteText.isRegular || result.isFirstOfLanguage
        let shown = result.shown.filter { showsAll || lines.dependsOnOffer($0) }
        guard !shown.isEmpty else { return }
        if !quoteText.isRegular || !result.isFirstOfLanguage { bytes.append(quoteText.heading) }
        for line in shown { lines.write(line, to: &bytes) }
    }

    mutating func opening() -> String { "" }

    mutating func heading(of place: PaywallStream.Place, isEmpty: Bool) -> String {
        guard !isEmpty else { return "" }
        var text = ""
        if last?.product != place.product || last?.storefront != place.storefront {
            text += (last == nil ? "" : "\n") + Self.plain("\(place.productID) (\(place.storefront))") + "\n"
        }
        if last != place { text += "  \(place.locale)\n" }
        last = place
        return text
    }

    mutating func place(_ labels: PaywallStream.Labels) -> String {
        defer { hasHeading = true }
        // Nothing is around them when they are all there is.
        let heading = last == nil && !hasHeading ? "around the products\n" : "\naround the products\n"
        return heading + "  \(labels.locale)\n"
            + labels.entries.map { TextRow.make(String($0.label.rawValue.dropFirst("label.".count)), $0.text.string) }
            .joined()
    }

    mutating func closing(_ diagnostics: [Diagnostic]) -> String { "" }

    /// Ids come from the file: their control characters stay out of the terminal.
    private static func plain(_ text: String) -> String { NameSanitizer.clean(text) }
}
