package import Paywright
internal import PaywrightReviewCases
package import PaywrightReports

/// A customer to show, as one input describes them.
package struct ReviewedCustomer: Sendable {
    let file: String
    let history: CustomerHistory

    package init(file: String, history: CustomerHistory) {
        self.file = file
        self.history = history
    }
}

/// What a review shows: products as customers may buy them, customers, and the built-in scenarios.
package struct ReviewSubjects: Sendable {
    /// A quote of a product, under a name that no other has.
    private struct NamedQuote: Sendable {
        let name: String
        let quote: Quote
        /// Whether only what its offer changes is shown: the product's other lines stand with another quote.
        let offerOnly: Bool
    }

    /// What is true of a customer, under a name that no other has.
    private struct Customer: Sendable {
        let name: String
        let title: String
        let status: CustomerStatus
    }

    private let quotes: [NamedQuote]
    private let customers: [Customer]
    private let names: ProductNames
    private let hasScenarios: Bool

    /// Diagnostics about the instant that the customers' status is stated for.
    package var diagnostics: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return customers.flatMap { StatusReport.clock($0.status) }.filter { seen.insert($0).inserted }
    }

    /// Whether there is nothing to show.
    package var isEmpty: Bool { quotes.isEmpty && customers.isEmpty && !hasScenarios }

    package init(
        selected: ProductSelection,
        quotes quoteList: QuoteList,
        customers: [ReviewedCustomer],
        products: [Product],
        now: Instant,
        hasScenarios: Bool
    ) {
        var known = UniqueNames()
        quotes = selected.items.flatMap { item in
            item.storefronts.flatMap { storefront in
                quoteList.quotes(of: item.product, in: storefront).enumerated().map { index, quote in
                    NamedQuote(
                        name: known.name(quote.reviewName),
                        quote: quote,
                        offerOnly: index > 0 && !quote.terms.offers.isEmpty
                    )
                }
            }
        }
        self.customers = customers.map { customer in
            Customer(
                name: known.name(Self.name(ofFile: customer.file)),
                title: customer.history.customer.map { "customer \($0)" } ?? customer.file,
                status: CustomerStatus(of: customer.history, products: products, now: now)
            )
        }
        names = ProductNames(products)
        self.hasScenarios = hasScenarios
    }

    /// Every line to show in a language, before it is formatted.
    func cases(_ paywall: PaywallFormatter, _ status: StatusFormatter) -> [ReviewCase] {
        let own = quotes.map { cases(of: $0, paywall) } + customers.flatMap { cases(of: $0, status) }
        guard hasScenarios else {
            // The words around the products belong to every paywall, and what a merchant sells has those of the law.
            let merchants = Set(quotes.map(\.quote.terms).filter(\.product.store.isSoldByMerchant).map(\.storefront))
            let law = ScenarioReport.fixedWords(in: merchants.sorted { $0.alpha3 < $1.alpha3 })
            return quotes.isEmpty ? own : own + [ScenarioReport.labels] + (law.lines.isEmpty ? [] : [law])
        }
        return own + ScenarioReport.cases(paywall) + StatusScenarioReport.cases(status)
    }

    private func cases(of named: NamedQuote, _ formatter: PaywallFormatter) -> ReviewCase {
        let quote = named.quote
        let names = formatter.names(of: quote.terms.product)
        let heading = [quote.terms.product.qualifiedID, "\(quote.terms.storefront)", quote.heading]
        return ReviewCase(
            named.name,
            title: heading.map(NameSanitizer.clean).joined(separator: " · "),
            formatter.wording(of: quote.terms, named: names, comparedWith: quote.reference),
            by: formatter,
            offerOnly: named.offerOnly
        )
    }

    private func cases(of customer: Customer, _ formatter: StatusFormatter) -> [ReviewCase] {
        let status = customer.status
        let purchases = status.purchases.enumerated().map { index, purchase in
            let subject = [purchase.productID, purchase.situation.name].compactMap { $0 }.joined(separator: ": ")
            return ReviewCase(
                "\(customer.name)/\(index + 1)/\(purchase.productID ?? "none")",
                title: NameSanitizer.clean("\(customer.title) · \(subject)"),
                of: purchase.store,
                formatter.messages(for: purchase, now: status.now, products: names)
            )
        }
        let groups = status.eligibility.groups
        let eligibilities = (groups.isEmpty ? [status.eligibility.everyOtherGroup] : groups).map { group in
            ReviewCase(
                "\(customer.name)/eligibility/\(group.groupID ?? "every")",
                title: NameSanitizer.clean("\(customer.title) · offers in \(group.groupID ?? "every group")"),
                group
            )
        }
        return purchases + eligibilities
    }

    /// The last part of a path without what says that it is JSON.
    private static func name(ofFile file: String) -> String {
        let last = file.split(separator: "/").last.map(String.init) ?? file
        return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
    }
}

extension Quote {
    /// The product, the storefront, the plan and the claims: "com.example.pro/USA/introductory", stable between runs.
    fileprivate var reviewName: String {
        let parts = [terms.product.qualifiedID, terms.storefront.alpha3, plan?.rawValue, claimText]
        return parts.compactMap { $0 }.joined(separator: "/")
    }
}
