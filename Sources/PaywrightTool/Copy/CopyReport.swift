import MessageCatalog
import Paywright
import StoreDecisions
import StoreModel

/// The copy of every product for every offer in every language, and everything there was to say about it.
struct CopyReport {
    /// One product for one customer in one language.
    struct Result {
        let locale: LocaleTag
        let claims: [OfferClaim]
        let lines: ProductLines
    }

    /// The words around the products in one language.
    struct Labels {
        let locale: LocaleTag
        let entries: [(label: PaywallLabel, text: FormattedText)]
    }

    /// Grouped by product and storefront, then by language, then by offer.
    private(set) var results: [Result] = []
    private(set) var labels: [Labels] = []
    private(set) var diagnostics: [ToolDiagnostic]

    /// `claims` is the one customer described, or nil for each offer in turn.
    init(
        products: ProductInput,
        locales: [LocaleTag],
        claims: [OfferClaim]?,
        library: CatalogLibrary,
        options: PaywallOptions
    ) throws {
        diagnostics = products.diagnostics
        let formatters = try locales.map { try PaywallFormatter(locale: $0, catalogs: library, options: options) }
        diagnostics += formatters.flatMap { ToolDiagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
        diagnostics += formatters.flatMap(ToolDiagnostic.untranslated)
        var progress = Progress(total: products.products.count)
        for product in products.products {
            for storefront in product.prices.entries.map(\.storefront) {
                let sets = claims.map { [$0] } ?? OfferSelection.claimSets(for: product, in: storefront)
                for (locale, formatter) in zip(locales, formatters) {
                    results += sets.compactMap { set in
                        let terms = OfferSelection.terms(for: product, in: storefront, claims: set)
                        return terms.map { Result(locale: locale, claims: set, lines: formatter.lines(for: $0)) }
                    }
                }
            }
            progress.advance()
        }
        progress.finish()
        if !results.isEmpty {
            labels = zip(locales, formatters).map { locale, formatter in
                Labels(locale: locale, entries: PaywallLabel.allCases.map { ($0, formatter.label($0)) })
            }
        }
        if let claims { reportUnmatched(claims, products: products.products) }
        reportCatalogs(formatters)
        reportFormattingIssues()
    }

    /// A claim that no product can meet is a mistake in the call more often than in the file.
    private mutating func reportUnmatched(_ claims: [OfferClaim], products: [Product]) {
        let offers = products.flatMap { product in
            product.prices.entries.flatMap { OfferSelection.offers(of: product, in: $0.storefront) }
        }
        let known = Set(offers.compactMap { OfferClaim(offer: $0) })
        for claim in claims where !known.contains(claim) && claim != .noOffer && claim != .unknown {
            let message = "found no product with an offer for eligibility \"\(claim)\", printed the regular lines"
            diagnostics.append(ToolDiagnostic(severity: "warning", code: "no-such-offer", message: message))
        }
    }

    /// Faults in catalogs of one's own; the built-in ones have none.
    private mutating func reportCatalogs(_ formatters: [PaywallFormatter]) {
        var seen = Set(diagnostics)
        for issue in formatters.flatMap(\.catalogIssues).map({ ToolDiagnostic($0) }) where seen.insert(issue).inserted {
            diagnostics.append(issue)
        }
    }

    /// Each fault once for each language, however many lines and products it touches.
    private mutating func reportFormattingIssues() {
        var seen: Set<String> = []
        let inLines = results.flatMap { result in result.lines.issues.map { (result.locale, $0) } }
        let inLabels = labels.flatMap { labels in labels.entries.flatMap(\.text.issues).map { (labels.locale, $0) } }
        for (locale, issue) in inLines + inLabels where seen.insert("\(locale) \(issue)").inserted {
            let message = "\(locale): \(issue)"
            diagnostics.append(ToolDiagnostic(severity: "warning", code: "formatting", message: message))
        }
    }
}
