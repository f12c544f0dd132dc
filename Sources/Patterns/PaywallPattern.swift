public import Paywright

/// All lines of a product for some claims in a language, decided and worded, with places for amounts and names.
///
///     let german = try PaywallFormatter(locale: "de")
///     let pattern = PaywallPattern(terms, by: german)
///     pattern[.offer]?.variants[0].text.description             // "1 Woche kostenlos, danach {price} pro Jahr"
///     pattern.text(of: .offer, for: PatternAmounts(terms), by: german)   // "1 Woche kostenlos, danach 59,99 € pro Jahr"
///
/// True for one `ProductShape`: what fills it compares the shape first. Lines with days, and those about a customer’s other plan, are
/// not among its lines, nor are words that a law fixes in one country.
public struct PaywallPattern: Hashable, Sendable, Codable {
    /// The locale that was asked for.
    public let locale: String
    /// Whether the language runs right to left: then the words have an isolate around each place.
    public let isRightToLeft: Bool
    /// What it is true for.
    public let shape: ProductShape
    /// The lines, in the order of `ProductLine`. One that depends on amounts is there where some amounts give it.
    public let lines: [LinePattern]

    /// The lines of some terms.
    ///
    /// - Parameters:
    ///   - terms: What the customer pays; the amounts do not matter, but whether one is 0.
    ///   - reference: Terms to compare with; without them there are no lines that compare.
    ///   - formatter: The language, and how periods and calculated prices are worded.
    ///   - chosen: The lines to word; nil for every one.
    public init(
        _ terms: PurchaseTerms,
        comparedWith reference: PurchaseTerms? = nil,
        by formatter: PaywallFormatter,
        showing chosen: [ProductLine]? = nil
    ) {
        let plan = PatternPlan(terms, comparedWith: reference, options: formatter.options, showing: chosen)
        locale = formatter.match.requested.tag
        isRightToLeft = formatter.isRightToLeft
        shape = plan.shape
        lines = plan.worded(by: formatter, for: terms.product).lines
    }

    /// A line; nil where the shape has none.
    ///
    /// - Parameter line: Which line.
    public subscript(line: ProductLine) -> LinePattern? { lines.first { $0.line == line } }

    /// A line with the amounts of a purchase, as a formatter writes them; nil where the line does not apply to them.
    ///
    /// What a store charges is written as the store’s own text where the formatter is asked to.
    ///
    /// - Parameters:
    ///   - line: Which line.
    ///   - amounts: The amounts of a purchase of the same shape.
    ///   - name: The product’s name, for words of one’s own that use it.
    ///   - formatter: The language, and how amounts are written.
    public func text(
        of line: ProductLine,
        for amounts: PatternAmounts,
        name: String? = nil,
        by formatter: PaywallFormatter
    ) -> String? {
        let rounding = (formatter.options.derivedPrices ?? .standard).rounding
        guard let pattern = self[line],
            let values = amounts.values(for: pattern, shape, rounding: rounding),
            let variant = pattern.variants.first(where: { $0.name == values.variant })
        else { return nil }
        var texts = values.prices.mapValues { formatter.bareText(of: $0, in: amounts.storefront) }
        if let percent = values.percent { texts[.percent] = formatter.bareText(percent: percent) }
        texts[.product] = name.map { NameSanitizer.clean($0) }
        return variant.text.filled(texts, isRightToLeft: isRightToLeft)
    }
}

extension PaywallFormatter {
    /// An amount as it stands in a line, without isolates.
    fileprivate func bareText(of price: Price, in storefront: Storefront?) -> String {
        Self.part(of: self.price(price, in: storefront))
    }

    fileprivate func bareText(percent: Int) -> String {
        let fraction = DecimalAmount(milliunits: Int64(percent) * 10)
        return Self.part(of: messages.general.format(.percent(fraction), as: .percent))
    }

    private static func part(of text: FormattedText) -> String {
        guard let range = text.parts.first?.range else { return text.string }
        return String(decoding: Array(text.string.utf16)[range], as: UTF16.self)
    }
}
