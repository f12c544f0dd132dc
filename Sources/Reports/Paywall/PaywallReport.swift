public import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// Paywall copy for some products in some languages, in the contract `paywright/copy/1`: what `paywright copy --format json`
/// prints for the same question.
///
///     let languages = [try Language("en"), try Language("de")]
///     let shop = try StoreFile.products(at: "aurora.storekit")
///     let report = PaywallReport(of: shop, in: languages, claims: [.introductory])
///     report.results[1].lines[.callToAction]?.string    // "1 Woche kostenlos testen"
///     report.json                                       // {"schema": "paywright/copy/1", …
///     await report.text(as: .csv)                       // product,storefront,locale,…
///
/// The languages are loaded once, and serve every report.
public struct PaywallReport: Sendable {
    /// The words for one product and one customer in one language.
    public struct Result: Hashable, Sendable {
        /// The language, as it was asked for.
        public let locale: LocaleTag
        /// The offers that the customer gets.
        public let claims: [OfferClaim]
        /// What is charged, and the words for it.
        public let lines: ProductLines
        let quote: Quote
        /// The words on the product’s button for the customer: see `CustomerPaywall.Plan.label`.
        public let label: FormattedText?

        /// When it is charged, for a purchase at the moment of the question: see `PurchaseTerms.dated(at:in:)`.
        public var dated: DatedTerms? { quote.dated?.terms }
        /// What the product is for the customer; nil where no customer is stated.
        public var choice: PlanChoice? { quote.choice }
    }

    /// The words for each product, in each its storefronts, in each its languages, in each its offers.
    public let results: [Result]
    /// What there is to say about the products, the languages and the words.
    package let diagnostics: [Diagnostic]
    /// The words around the products; none where there are no products.
    private let labels: [PaywallStream.Labels]
    private let stream: PaywallStream
    /// What there was to say before anything was worded.
    private let known: [Diagnostic]

    /// The words for the products of a file.
    ///
    /// - Parameters:
    ///   - shop: The products, and what was found wrong in them, which stands in the report.
    ///   - languages: The languages, in the order wanted.
    ///   - storefronts: Where the products are shown; by default the one storefront that there is, or of several the United
    ///     States.
    ///   - claims: The offers that the customer gets, as `CustomerEligibility.claims(for:)` decides it; nil for each offer in
    ///     turn, after the words without any.
    ///   - buying: By which plans products are bought, how many of them, and what prices are compared with.
    ///   - prices: How prices are shown.
    ///   - customer: What each product is for one customer, whose offers then count in place of `claims`; nil where no customer
    ///     is known.
    ///   - now: The moment of a purchase, for its dates; nil for none.
    ///   - calendar: The days in the customer’s time zone, for the same.
    public init(
        of shop: ProductImport,
        in languages: [Language],
        storefronts: StorefrontSelection.Request = .unstated,
        claims: [OfferClaim]? = nil,
        buying: QuoteOptions = QuoteOptions(),
        prices: PaywallOptions = PaywallOptions(),
        for customer: PlanChoices? = nil,
        at now: Instant? = nil,
        calendar: StoreCalendar? = nil
    ) {
        self.init(
            of: ProductInput(shop),
            in: languages.map { ($0.match.requested, $0.paywallFormatter(options: prices)) },
            storefronts: storefronts,
            claims: claims,
            buying: buying,
            for: QuoteCustomer(choices: customer, at: now ?? customer?.status.now, in: calendar),
            showing: .all
        )
    }

    /// The words for the products of some inputs, or those of them that are named.
    ///
    /// - Parameters:
    ///   - wanted: Products by their identifiers, with the base plan or without it; none for all.
    ///   - selection: The lines and labels.
    init(
        of input: ProductInput,
        only wanted: [String] = [],
        in languages: [(locale: LocaleTag, formatter: PaywallFormatter)],
        storefronts: StorefrontSelection.Request,
        claims: [OfferClaim]?,
        buying: QuoteOptions,
        for customer: QuoteCustomer? = nil,
        showing selection: LineSelection
    ) {
        let question = PaywallQuestion(
            of: input,
            only: wanted,
            in: languages,
            storefronts: storefronts,
            claims: claims,
            buying: buying,
            for: customer,
            showing: selection
        )
        (stream, known, labels) = (question.stream, question.known, question.labels)
        var results: [Result] = []
        var outcome = PaywallOutcome()
        stream.eachResult(adding: &outcome) { if let result = $0 { results.append(result) } }
        self.results = results
        diagnostics = known + question.diagnostics(adding: &outcome)
    }

    /// The words for some products.
    ///
    ///     PaywallReport(of: [aurora], in: [german], storefronts: .only(.germany)).results.count    // 2: with and without a trial
    ///
    /// - Parameters:
    ///   - products: The products.
    ///   - languages: The languages, loaded before.
    ///   - storefronts: Which storefronts are asked for.
    ///   - claims: The offers that the customer gets; nil for the product without an offer, and then each offer in turn.
    ///   - buying: The plans, how many are bought, and what is compared.
    ///   - prices: How prices and periods are shown.
    public init(
        of products: [Product],
        in languages: [Language],
        storefronts: StorefrontSelection.Request = .unstated,
        claims: [OfferClaim]? = nil,
        buying: QuoteOptions = QuoteOptions(),
        prices: PaywallOptions = PaywallOptions()
    ) {
        self.init(
            of: ProductImport(products: products, diagnostics: []),
            in: languages,
            storefronts: storefronts,
            claims: claims,
            buying: buying,
            prices: prices
        )
    }

    /// The report as JSON, indented by two spaces a level.
    public var json: String { document.text }

    /// The report in a format, worded on every core. Where the format has no place for what was found wrong, as CSV, it is
    /// left out.
    ///
    ///     await report.text(as: .markdown)    // # Paywall copy …
    ///
    /// - Parameter format: The format to write.
    public func text(as format: PaywallFormat) async -> String {
        var bytes: [UInt8] = []
        let output = BufferedOutput { bytes += $0 }
        // Writing throws what the output throws, and this one takes everything.
        _ = try? await stream.write(as: format, beside: known, to: output, report: { _ in }, progress: { _, _ in })
        return String(decoding: bytes, as: UTF8.self)
    }

    private var document: JSONOutput {
        .object(
            [
                ("schema", .string(PaywallStream.schema)),
                ("icu", .string(ICUVersions.icu)),
                ("cldr", .string(ICUVersions.cldr)),
                ("results", .array(results.map { $0.json(.parts, stream.selection) })),
                ("labels", .array(labels.map { .object($0.members(.parts)) })),
                ("diagnostics", .array(diagnostics.map(\.json))),
            ]
        )
    }

}

extension PaywallReport: Encodable {
    /// Encodes the members of `json`.
    public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension PaywallReport.Result {
    /// The result in the forms asked for.
    func json(_ texts: TextForms, _ selection: LineSelection) -> JSONOutput {
        let all =
            lines.entries.map { ($0.line.rawValue, $0.text) } + lines.ownLines.map { ($0.key, $0.text) }
        let shown = selection.shown(all, key: \.0).map { ($0.0, $0.1.json(texts)) }
        return .object(
            [("locale", .string(locale.tag))] + quote.members + choiceMembers(texts) + [
                ("nameSource", .string(lines.name.source.rawValue))
            ]
                + quote.chargeMembers + [("lines", .object(shown))]
        )
    }

    private func choiceMembers(_ texts: TextForms) -> [(String, JSONOutput)] {
        guard let choice = quote.choice else { return [] }
        let words = label.map { [("label", $0.json(texts))] } ?? []
        return [("choice", .object(choice.members + words))]
    }
}
