package import Paywright
internal import PaywrightMessageTools
package import PaywrightTemplates
internal import PaywrightRuns

/// What is asked of a report of a template, before it is filled in.
package struct TemplateQuestion {
    private let template: PaywallTemplate
    private let templateName: String
    private let products: [Product]
    private let values: TemplateValues
    private let quotes: QuoteList
    private let items: [ProductSelection.Item]
    private let formatters: [PaywallFormatter]
    /// What there is to say already.
    private let known: [Diagnostic]
    private let unmatchedClaims: [Diagnostic]

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
        (self.template, self.templateName, self.values, self.quotes) = (template, templateName, values, quotes)
        self.formatters = formatters
        products = input.products
        known =
            input.diagnostics + selected.diagnostics + quotes.options.diagnostics(about: input.products)
            + formatters.flatMap { Diagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
            + Diagnostic.zones(values.clock.calendar.zone)
            + input.diagnostics(ofUnknown: wanted + values.productNames.map(\.product))
        let chosen = Set(Self.chosen(wanted, of: input.products, template, values).map(\.qualifiedID))
        items = selected.items.filter { chosen.contains($0.product.qualifiedID) }
        unmatchedClaims = quotes.unmatchedClaims(among: selected.items)
    }

    /// How many results there are at least.
    var leastCount: Int { items.reduce(0) { $0 + $1.storefronts.count } * formatters.count }

    /// Fills the template in for every product, offer and language, one after the other, or until a text is longer than so many
    /// bytes: false then.
    @discardableResult
    func eachResult<Failure: Error>(
        upTo most: Int = .max,
        _ take: (TemplateReport.Result) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        for item in items {
            for storefront in item.storefronts {
                let made = quotes.quotes(of: item.product, in: storefront)
                for formatter in formatters {
                    for quote in made {
                        guard let rendered = template.render(context(of: quote), with: formatter, upTo: most) else {
                            return false
                        }
                        let locale = formatter.match.requested
                        try take(TemplateReport.Result(locale: locale, quote: quote, rendered: rendered))
                    }
                }
            }
        }
        return true
    }

    // MARK: Products

    /// The products to print. A Superwall template that names its products is printed once, for the selected one.
    private static func chosen(
        _ wanted: [String],
        of products: [Product],
        _ template: PaywallTemplate,
        _ values: TemplateValues
    ) -> [Product] {
        if !wanted.isEmpty {
            let ids = Set(wanted)
            return products.filter { $0.isNamed(in: ids) }
        }
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

    /// Takes in what is wrong with the template, and what the product of a result lacks.
    func report(_ result: TemplateReport.Result, in findings: inout TemplateFindings) {
        for var diagnostic in result.rendered.diagnostics {
            diagnostic.place.file = templateName
            if TemplateCode(diagnostic)?.isAboutProduct == true {
                diagnostic.place.subject = .product(result.quote.terms.product.qualifiedID)
            }
            findings.add(diagnostic, as: "\(diagnostic)")
        }
        for diagnostic in result.rendered.text.diagnostics {
            let message = "\(result.locale): \(diagnostic)"
            findings.add(Diagnostic(formatting: message), as: message)
        }
    }

    /// Everything there is to say.
    func diagnostics(adding findings: TemplateFindings) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let faults = formatters.flatMap(\.catalogDiagnostics).filter { seen.insert($0).inserted }
        return known + unmatchedClaims + findings.diagnostics + faults.map { $0.reported }
    }
}

extension TemplateCode {
    /// Whether another product may have what this one lacks.
    fileprivate var isAboutProduct: Bool {
        switch self {
        case .notApplicable, .regularValue, .zeroValue, .taxNotStated: true
        case .malformedVariable, .unsupportedTag, .unsupportedFunction, .unknownVariable, .unknownProduct,
            .missingInput, .hiddenCharacter, .moreFaults:
            false
        }
    }
}
