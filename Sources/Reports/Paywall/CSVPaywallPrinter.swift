internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

/// A table for spreadsheets: a row for each text, the labels' without a product.
struct CSVPaywallPrinter: PaywallPrinter {
    static let reportsApart = true

    /// The cells before the locale, after it, and after the text.
    struct QuoteText: Sendable {
        fileprivate let start: [UInt8]
        fileprivate let rest: [UInt8]
        fileprivate let choice: [UInt8]
    }

    static func quoteText(of quote: Quote) -> QuoteText {
        let terms = quote.terms
        return QuoteText(
            start: cells([terms.product.qualifiedID, terms.storefront.alpha3]),
            rest: cells([quote.plan?.rawValue ?? "", quote.claimText, terms.eligibility.name]),
            choice: Array(",\(CSVRow.make(quote.choice.map(choiceCells) ?? noChoice))".utf8)
        )
    }

    static func write(_ key: String, _ text: borrowing LineText, to bytes: inout ByteBuffer) {
        appendCell(key, to: &bytes)
        text.bytes.withBytes { CSVRow.append($0, to: &bytes) }
        bytes.append(UInt8(ascii: ","))
        CSVRow.append(text.locale, to: &bytes)
    }

    static func write(
        _ result: PaywallStream.Result<QuoteText>,
        _ lines: borrowing PrintedLines,
        to bytes: inout ByteBuffer
    ) {
        let locale = cells([result.place.locale.tag])
        for line in result.label.map({ [$0] + result.shown }) ?? result.shown {
            bytes.append(result.quoteText.start)
            bytes.append(locale)
            bytes.append(result.quoteText.rest)
            lines.write(line, to: &bytes)
            bytes.append(result.quoteText.choice)
        }
    }

    mutating func opening() -> String {
        CSVRow.make([
            "product", "storefront", "locale", "plan", "eligibility", "outcome", "line", "text", "spokenLocale",
            "choice", "button",
        ])
    }

    mutating func place(_ labels: PaywallStream.Labels) -> String {
        labels.entries.map { label, text in
            CSVRow.make(
                ["", "", labels.locale.tag, "", "", "", label.rawValue, text.string, text.locale] + Self.noChoice
            )
        }.joined()
    }

    /// What it is for the customer, and whether its button is on; empty where no customer is stated, or it is not known.
    private static func choiceCells(_ choice: PlanChoice) -> [String] {
        [choice.choice.name, choice.isButtonOn.map { $0 ? "on" : "off" } ?? ""]
    }

    private static let noChoice = ["", ""]

    private static func cells(_ cells: [String]) -> [UInt8] {
        var bytes = ByteBuffer()
        for cell in cells { appendCell(cell, to: &bytes) }
        return bytes.bytes
    }

    /// A cell and a comma: ids, claims and keys come from files, and a spreadsheet shows no control characters.
    private static func appendCell(_ cell: String, to bytes: inout ByteBuffer) {
        CSVRow.append(NameSanitizer.clean(cell), to: &bytes)
        bytes.append(UInt8(ascii: ","))
    }
}
