package import PaywrightDecisions
internal import PaywrightICU
internal import PaywrightMessages
public import PaywrightModel
internal import PaywrightStorage

/// The names of joined products, found by identifier.
public struct ProductNames: Sendable {
    package let products: JoinedProducts

    /// The names of some products; of two with one identifier in one store the first counts.
    ///
    /// - Parameter products: The products.
    public init(_ products: [Product]) { self.products = JoinedProducts(products) }

    /// The products that a purchase's lines may name, each with the identifier that the purchase has of it.
    func named(in purchase: CustomerStatus.Purchase) -> [(id: String, product: Product)] {
        let others = purchase.situation.facts.lazy.compactMap(\.otherProductID)
        return [purchase.productID, others.first].compactMap { $0 }.compactMap { id in
            let plan = id == purchase.productID ? purchase.basePlanID : nil
            let listed = products.links.product(id, of: purchase.store, basePlanID: plan)
            return (products.product(id, of: purchase.store) ?? listed).map { (id, $0) }
        }
    }

    /// Whether the product of a purchase has a name in any language.
    package func haveName(of purchase: CustomerStatus.Purchase) -> Bool {
        named(in: purchase).contains { $0.id == purchase.productID && !$0.product.names.isEmpty }
    }

    /// Whether names are the same, byte for byte as they are written: equal texts may have others.
    static func areSame(_ left: [String: String], _ right: [String: String]) -> Bool {
        left.count == right.count
            && left.allSatisfy { id, name in right[id].map { $0.hasSameBytes(as: name) } == true }
    }

    /// Their names in the best language there is; a product without any has none.
    static func names(of products: [(id: String, product: Product)], for locale: LocaleTag) -> [String: String] {
        var names: [String: String] = [:]
        for (id, product) in products {
            let name = ProductName(of: product, for: locale)
            if name.source != .productID { names[id] = name.text }
        }
        return names
    }
}
