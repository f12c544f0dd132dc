internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

/// Readable text: product by product, in each its languages, in each its offers.
struct TextPaywallPrinter: PaywallPrinter {
    static let reportsApart = true

    private var last: PaywallStream.Place?
    private var hasHeading = false

    /// The quote's heading.
    static func quoteText(of quote: Quote) -> [UInt8] { Array((plain("    \(quote.heading)") + "\n").utf8) }

    static func write(_ key: String, _ text: borrowing LineText, to bytes: inout ByteBuffer) {
        text.bytes.withBytes { TextRow.append(plain(key), $0, to: &bytes) }
    }

    static func write(
        _ result: PaywallStream.Result<[UInt8]>,
        _ lines: borrowing PrintedLines,
        to bytes: inout ByteBuffer
    ) {
        let shown = result.shownOnce(of: lines)
        guard !shown.isEmpty || result.isForCustomer else { return }
        if !result.isRegular || !result.isFirstOfLanguage || result.isForCustomer { bytes.append(result.quoteText) }
        if let label = result.label { lines.write(label, to: &bytes) }
        for line in shown { lines.write(line, to: &bytes) }
    }

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

    /// Ids come from the file: their control characters stay out of the terminal.
    private static func plain(_ text: String) -> String { NameSanitizer.clean(text) }
}
