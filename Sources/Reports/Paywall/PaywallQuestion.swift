internal import Paywright

/// What a report of paywall copy is to say, before anything is worded.
struct PaywallQuestion {
    let stream: PaywallStream
    /// What there is to say already.
    let known: [Diagnostic]
    /// The words around the products; none where there are no products.
    let labels: [PaywallStream.Labels]

    /// The words for the products of some inputs: see `PaywallReport`.
    init(
        of input: ProductInput,
        only wanted: [String],
        in languages: [(locale: LocaleTag, formatter: PaywallFormatter)],
        storefronts: StorefrontSelection.Request,
        claims: [OfferClaim]?,
        buying: QuoteOptions,
        for customer: QuoteCustomer? = nil,
        showing selection: LineSelection,
        requiring rules: RequiredRules = .none
    ) {
        let selected = ProductSelection(input, requested: storefronts, only: wanted)
        let stores = Set(selected.items.map(\.product.store))
        let labels = selection.labels(besideProductsOf: stores)
        stream = PaywallStream(
            products: selected.items,
            languages: languages.map {
                PaywallStream.Language($0.locale, $0.formatter, labels: labels, besideProductsOf: stores)
            },
            quotes: QuoteList(claims: claims, options: buying, products: input.products, for: customer),
            selection: selection,
            rules: rules
        )
        self.labels = stream.products.isEmpty ? [] : stream.languages.map(\.labels).filter { !$0.entries.isEmpty }
        let stated =
            input.diagnostics + (customer?.diagnostics ?? []) + selected.diagnostics
            + buying.diagnostics(about: input.products)
        known = stated + stream.diagnostics(beside: stated)
    }

    /// What was found in wording the results, to which the labels add, and what breaks a rule.
    func diagnostics(adding outcome: inout PaywallOutcome) -> [Diagnostic] {
        for labels in labels { outcome.add(labels.entries.flatMap(\.text.diagnostics), in: labels.locale) }
        return outcome.formattingDiagnostics + outcome.findings.diagnostics
    }
}

extension PaywallStream {
    /// How many results there are at most, of products without offers.
    var leastCount: Int { products.reduce(0) { $0 + $1.storefronts.count } * languages.count }

    /// Gives every result as a value, in the order in which results are written; nil in place of one without any of the lines
    /// asked for, which is none where no customer is stated. What could not be worded as asked is added for each.
    func eachResult<Failure: Error>(
        adding outcome: inout PaywallOutcome,
        _ take: (PaywallReport.Result?) throws(Failure) -> Void
    ) throws(Failure) {
        for (number, item) in products.enumerated() {
            for storefront in item.storefronts {
                let quotes = quotes.quotes(of: item.product, in: storefront)
                for language in languages {
                    let place = Place(
                        product: number,
                        productID: item.product.qualifiedID,
                        storefront: storefront,
                        locale: language.locale
                    )
                    for quote in quotes { try take(result(quote, language, place, &outcome)) }
                }
            }
        }
    }

    private func result(
        _ quote: Quote,
        _ language: Language,
        _ place: Place,
        _ outcome: inout PaywallOutcome
    ) -> PaywallReport.Result? {
        let names = language.formatter.names(of: quote.terms.product)
        let wording = language.formatter.wording(
            of: quote.terms,
            named: names,
            comparedWith: quote.reference,
            dated: quote.dated?.terms,
            choice: quote.choice
        )
        let lines = language.formatter.lines(
            of: wording,
            named: names.product,
            showing: selection.lines,
            ownLines: selection.ownLines
        )
        outcome.add(lines.diagnostics, in: language.locale)
        if !rules.isEmpty {
            for finding in findings(in: wording, named: names.product, language) {
                outcome.findings.add(finding, at: place, quote)
            }
        }
        guard !lines.entries.isEmpty || !lines.ownLines.isEmpty || quote.choice != nil else { return nil }
        let label = quote.choice.flatMap { language.formatter.label(for: $0, wording) }
        return PaywallReport.Result(
            locale: language.locale,
            claims: quote.claims,
            lines: lines,
            quote: quote,
            label: label
        )
    }
}
