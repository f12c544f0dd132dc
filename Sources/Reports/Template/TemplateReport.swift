package import Paywright
package import PaywrightTemplates
internal import PaywrightMessageTools
internal import PaywrightRuns

/// A template filled in for every product, offer and language, and everything there was to say about it.
package struct TemplateReport {
    /// One product for one customer in one language.
    package struct Result {
        let locale: LocaleTag
        let quote: Quote
        let rendered: RenderedTemplate
    }

    /// Grouped by product, then by language, then by offer.
    package private(set) var results: [Result] = []
    package private(set) var diagnostics: [Diagnostic]
    private let template: PaywallTemplate
    private let templateName: String
    private let products: [Product]
    private let values: TemplateValues
    private let quotes: QuoteList

    /// `only` names the products to print, all if it is empty.
    package init(
        _ template: PaywallTemplate,
        named templateName: String,
        input: ProductInput,
        selected: ProductSelection,
        only wanted: [String],
        values: TemplateValues,
        quotes: QuoteList,
        formatters: [PaywallFormatter]
    ) {
        self.template = template
        self.templateName = templateName
        self.values = values
        products = input.products
        self.quotes = quotes
        diagnostics = input.diagnostics + selected.diagnostics + quotes.options.diagnostics(about: input.products)
        diagnostics += formatters.flatMap { Diagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
        diagnostics += Diagnostic.zones(values.clock.calendar.zone)
        diagnostics += input.diagnostics(ofUnknown: wanted + values.productNames.map(\.product))
        let chosen = Set(chosen(wanted).map(\.qualifiedID))
        for item in selected.items where chosen.contains(item.product.qualifiedID) {
            for storefront in item.storefronts {
                let made = quotes.quotes(of: item.product, in: storefront)
                for formatter in formatters {
                    results += made.map { quote in
                        Result(
                            locale: formatter.match.requested,
                            quote: quote,
                            rendered: template.render(context(of: quote), with: formatter)
                        )
                    }
                }
            }
        }
        diagnostics += quotes.unmatchedClaims(among: selected.items)
        reportTemplate()
        reportCatalogs(formatters)
    }

    // MARK: Products

    /// The products to print. A Superwall template that names its products is printed once, for the selected one.
    private func chosen(_ wanted: [String]) -> [Product] {
        if !wanted.isEmpty { return products.filter { product in wanted.contains(where: product.isNamed) } }
        let given = values.productNames
        let names = ["selected", "primary"] + given.map(\.name)
        let mains = names.compactMap { name in given.last { $0.name == name }?.product }
        guard template.dialect == .superwall, let main = mains.first else { return products }
        return products.filter { $0.isNamed(main) }
    }

    /// The other products are bought by the same customer, in the same storefront.
    private func context(of quote: Quote) -> TemplateContext {
        var context = TemplateContext(terms: quote.terms)
        context.reference = quote.reference
        for named in values.productNames {
            context.products[named.name] = products.first { $0.isNamed(named.product) }.flatMap { product in
                quotes.terms(of: product, in: quote.terms.storefront, claims: quote.claims)
            }
        }
        context.appName = values.appName
        context.custom = values.custom
        context.clock = values.clock
        context.countdownEnd = values.countdownEnd
        context.countdownUnit = values.countdownUnit
        context.capitalizesStart = values.capitalizesStart
        return context
    }

    // MARK: Diagnostics

    /// What is wrong with the template itself once; what one product lacks once for the product.
    private mutating func reportTemplate() {
        var seen: Set<String> = []
        for result in results {
            for var diagnostic in result.rendered.diagnostics {
                diagnostic.place.file = templateName
                if TemplateCode(diagnostic)?.isAboutProduct == true {
                    diagnostic.place.subject = .product(result.quote.terms.product.qualifiedID)
                }
                if seen.insert("\(diagnostic)").inserted { diagnostics.append(diagnostic) }
            }
            for diagnostic in result.rendered.text.diagnostics {
                let message = "\(result.locale): \(diagnostic)"
                if seen.insert(message).inserted { diagnostics.append(Diagnostic(formatting: message)) }
            }
        }
    }

    private mutating func reportCatalogs(_ formatters: [PaywallFormatter]) {
        var seen: Set<Diagnostic> = []
        for diagnostic in formatters.flatMap(\.catalogDiagnostics) where seen.insert(diagnostic).inserted {
            diagnostics.append(diagnostic.reported)
        }
    }
}

extension TemplateCode {
    /// Whether another product may have what this one lacks.
    fileprivate var isAboutProduct: Bool {
        switch self {
        case .notApplicable, .regularValue, .zeroValue, .taxNotStated: true
        case .malformedVariable, .unsupportedTag, .unsupportedFunction, .unknownVariable, .unknownProduct,
            .missingInput, .moreFaults:
            false
        }
    }
}
