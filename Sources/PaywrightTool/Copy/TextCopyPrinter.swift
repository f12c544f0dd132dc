import MessageCatalog
import Paywright

/// Readable text: product by product, in each its languages, in each its offers.
struct TextCopyPrinter: CopyPrinter {
    static let reportsApart = true

    private var last: CopyReport.Place?
    private var hasHeading = false

    static func write(_ result: CopyReport.Result, _ lines: borrowing FormattedLines, to bytes: inout [UInt8]) {
        let isRegular = result.purchase.terms.offers.isEmpty
        let shown = result.shown.filter { isRegular || result.isFirstOfLanguage || $0.dependsOnOffer }
        guard !shown.isEmpty else { return }
        let needsHeading = !isRegular || !result.isFirstOfLanguage
        if needsHeading { bytes += (plain("    \(result.purchase.heading)") + "\n").utf8 }
        for line in shown { bytes += TextRow.make(plain(line.key), lines.string(of: line)).utf8 }
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
