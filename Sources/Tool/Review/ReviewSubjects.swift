import PaywrightMessages
import Paywright
import PaywrightDecisions
import PaywrightModel
internal import PaywrightReviewCases
import PaywrightValues

/// What a review shows: products as customers may buy them, customers, and the built-in scenarios.
struct ReviewSubjects: Sendable {
    /// A purchase of a product, under a name that no other has.
    private struct Offered: Sendable {
        let name: String
        let purchase: Purchase
        /// Whether only what its offer changes is shown: the product's other lines stand with another purchase.
        let offerOnly: Bool
    }

    /// What is true of a customer, under a name that no other has.
    private struct Customer: Sendable {
        let name: String
        let title: String
        let status: CustomerStatus
    }

    private let offered: [Offered]
    private let customers: [Customer]
    private let names: ProductNames
    private let hasScenarios: Bool

    /// What there is to say about the instant that the customers' status is told at.
    var diagnostics: [ToolDiagnostic] {
        var seen: Set<ToolDiagnostic> = []
        return customers.flatMap { StatusReport.clock($0.status) }.filter { seen.insert($0).inserted }
    }

    /// Whether there is nothing to show.
    var isEmpty: Bool { offered.isEmpty && customers.isEmpty && !hasScenarios }

    init(
        shelf: ProductShelf,
        purchases: PurchaseList,
        customers: [ReviewInput.Customer],
        products: [Product],
        now: Instant,
        hasScenarios: Bool
    ) {
        var known = UniqueNames()
        offered = shelf.offered.flatMap { item in
            item.storefronts.flatMap { storefront in
                purchases.purchases(of: item.product, in: storefront).enumerated().map { index, purchase in
                    Offered(
                        name: known.name(purchase.reviewName),
                        purchase: purchase,
                        offerOnly: index > 0 && !purchase.terms.offers.isEmpty
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
        let own = offered.map { cases(of: $0, paywall) } + customers.flatMap { cases(of: $0, status) }
        guard hasScenarios else {
            // The words around the products belong to every paywall.
            return offered.isEmpty ? own : own + [ScenarioReport.labels]
        }
        return own + ScenarioReport.cases(paywall) + StatusScenarioReport.cases(status)
    }

    private func cases(of offered: Offered, _ formatter: PaywallFormatter) -> ReviewCase {
        let purchase = offered.purchase
        let messages = ProductMessages(
            purchase.terms,
            named: formatter.names(of: purchase.terms.product),
            comparedWith: purchase.reference,
            options: formatter.options
        )
        let heading = [purchase.terms.product.qualifiedID, "\(purchase.terms.storefront)", purchase.heading]
        return ReviewCase(
            offered.name,
            title: heading.map(NameSanitizer.clean).joined(separator: " · "),
            messages,
            by: formatter,
            offerOnly: offered.offerOnly
        )
    }

    private func cases(of customer: Customer, _ formatter: StatusFormatter) -> [ReviewCase] {
        let status = customer.status
        let purchases = status.purchases.enumerated().map { index, purchase in
            let subject = [purchase.productID, purchase.situation.name].compactMap { $0 }.joined(separator: ": ")
            return ReviewCase(
                "\(customer.name)/\(index + 1)/\(purchase.productID ?? "none")",
                title: NameSanitizer.clean("\(customer.title) · \(subject)"),
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

extension Purchase {
    /// The product, the storefront, the plan and the claims: "com.example.pro/USA/introductory", stable between runs.
    fileprivate var reviewName: String {
        let parts = [terms.product.qualifiedID, terms.storefront.alpha3, plan?.rawValue, claimText]
        return parts.compactMap { $0 }.joined(separator: "/")
    }
}
