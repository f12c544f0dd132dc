internal import PaywrightICU
public import PaywrightMessages
public import PaywrightModel

/// What stands on a paywall about one product for one customer in one language: what display rules judge.
public struct PaywallDisplay: Hashable, Sendable {
    /// What is charged.
    public let terms: PurchaseTerms
    /// The texts in the order they are read: the product's lines, then lines of one's own, then the labels around them.
    public let texts: [DisplayedText]
    /// Which language was asked for, and which speaks.
    public let match: LocaleMatch
    /// Whether the purchase can be made: of a plan that a customer has, nobody reads when it is charged and how it is cancelled.
    package var isPurchase = true

    /// A paywall with these lines and labels, in these orders.
    ///
    ///     let lines = formatter.lines(for: terms, showing: [.name, .price, .callToAction])
    ///     let display = PaywallDisplay(lines, labels: [.termsOfUse, .privacyPolicy], in: formatter)
    ///     DisplayRules(of: .googlePlay).diagnostics(in: display).map(\.code)    // ["price-without-period", "no-auto-renewal"]
    ///
    /// - Parameters:
    ///   - lines: The product's lines, in the order shown.
    ///   - labels: The words around the products that are shown too; by default every one.
    ///   - formatter: The formatter that made the lines.
    public init(_ lines: ProductLines, labels: [PaywallLabel] = PaywallLabel.allCases, in formatter: PaywallFormatter) {
        let stores: Set = [lines.terms.product.store]
        let around = labels.map {
            DisplayedText(key: $0.rawValue, text: formatter.label($0, besideProductsOf: stores))
        }
        self.init(lines, around: around, match: formatter.match)
    }

    /// The same with the words around the products made before, for many products.
    ///
    /// - Parameters:
    ///   - lines: The lines of the product.
    ///   - around: The labels around the products.
    ///   - match: Which language was asked for, and which speaks.
    public init(_ lines: ProductLines, around: [DisplayedText], match: LocaleMatch) {
        self.init(
            terms: lines.terms,
            texts: lines.entries.map { DisplayedText(key: $0.line.rawValue, text: $0.text) }
                + lines.ownLines.map { DisplayedText(key: $0.key, text: $0.text) } + around,
            match: match
        )
        isPurchase = lines.isPurchase
    }

    /// A paywall with any texts: words of one's own beside the lines.
    ///
    /// - Parameters:
    ///   - terms: What is charged.
    ///   - texts: The texts in the order they are read: the product's lines, then lines of one's own, then the labels around
    ///     them.
    ///   - match: Which language was asked for, and which speaks.
    public init(terms: PurchaseTerms, texts: [DisplayedText], match: LocaleMatch) {
        self.terms = terms
        // What only a screen reader says stands on no screen.
        self.texts = texts.filter { !$0.text.string.isEmpty && !$0.key.hasSuffix(".spoken") }
        self.match = match
    }

    func contains(_ label: PaywallLabel) -> Bool { texts.contains { $0.key == label.rawValue } }
}
