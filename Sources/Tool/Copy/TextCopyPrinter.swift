import PaywrightJSON
import Paywright

/// Readable text: product by product, in each its languages, in each its offers.
struct TextCopyPrinter: CopyPrinter {
    static let reportsApart = true

    private var last: CopyReport.Place?
    private var hasHeading = false

    struct Frame: Sendable {
        fileprivate let heading: [UInt8]
        /// Whether it is the product's own price, without an offer.
        fileprivate let isRegular: Bool
    }

    static func frame(of purchase: Purchase) -> Frame {
        let heading = plain("    \(purchase.heading)") + "\n"
        return Frame(heading: Array(heading.utf8), isRegular: purchase.terms.offers.isEmpty)
    }

    static func write(_ line: FormattedLines.Entry, of lines: borrowing FormattedLines, to bytes: inout ByteBuffer) {
        lines.withUTF8(of: line) { TextRow.append(plain(line.key), $0, to: &bytes) }
    }

    static func write(_ result: CopyReport.Result<Frame>, _ lines: borrowing PrintedLines, to bytes: inout ByteBuffer) {
        let frame = result.frame
        let showsAll = frame.isRegular || result.isFirstOfLanguage
        let shown = result.shown.filter { showsAll || lines.dependsOnOffer($0) }
        guard !shown.isEmpty else { return }
        if !frame.isRegular || !result.isFirstOfLanguage { bytes.append(frame.heading) }
        for line in shown { lines.write(line, to: &bytes) }
    }

    mutating func opening() -> String { "" }

    mutating func heading(of place: CopyReport.Place, isEmpty: Bool) -> String {
        guard !isEmpty else { return "" }
        var text = ""
        if last?.product != place.product || last?.storefront != place.storefront {
            text += (last == nil ? "" : "\n") + Self.plain("\(place.productID) (\(place.storefront))") + "\n"
        }
        if last != place { text += "  \(place.locale)\n" }
        last = place
        return text
    }

    mutating func place(_ labels: CopyReport.Labels) -> String {
        defer { hasHeading = true }
        // Nothing is around them when they are all there is.
        let heading = last == nil && !hasHeading ? "around the products\n" : "\naround the products\n"
        return heading + "  \(labels.locale)\n"
            + labels.entries.map { TextRow.make(String($0.label.rawValue.dropFirst("label.".count)), $0.text.string) }
            .joined()
    }

    mutating func closing(_ diagnostics: [ToolDiagnostic]) -> String { "" }

    /// Ids come from the file: their control characters stay out of the terminal.
    private static func plain(_ text: String) -> String { NameSanitizer.clean(text) }
}
