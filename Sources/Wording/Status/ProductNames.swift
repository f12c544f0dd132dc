internal import PaywrightDecisions
internal import PaywrightICU
internal import PaywrightMessages
public import PaywrightModel

/// The names of joined products, found by identifier.
public struct ProductNames: Sendable {
    private let products: JoinedProducts

    /// The names of some products; of two with one identifier in one store the first counts.
    ///
    /// - Parameter products: The products.
    public init(_ products: [Product]) { self.products = JoinedProducts(products) }

    /// The names that a purchase's lines may need, in the best language there is; a product without any has none.
    func names(for locale: LocaleTag, of purchase: CustomerStatus.Purchase) -> [String: String] {
        var names: [String: String] = [:]
        let others = purchase.situation.facts.lazy.compactMap(\.otherProductID)
        for id in [purchase.productID, others.first].compactMap({ $0 }) {
            let plan = id == purchase.productID ? purchase.basePlanID : nil
            let listed = products.links.product(id, of: purchase.store, basePlanID: plan)
            guard let product = products.product(id, of: purchase.store) ?? listed else { continue }
            let name = ProductName(of: product, for: locale)
            if name.source != .productID { names[id] = name.text }
        }
        return names
    }
}
