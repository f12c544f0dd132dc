package import PaywrightModel

/// Which purchases in several stores are of one thing, as products state it by their `identifiers`. One that two products
/// state is of neither.
package struct ProductLinks: Sendable {
    /// What products state of other products and other stores.
    private var stated: [Name: Found] = [:]
    /// The own identifiers of products that state others: another product may state them too, and counts then.
    private var own: [Name: Found] = [:]

    private struct Name: Hashable {
        let store: StoreName
        let id: String
        let plan: Plan
    }

    /// Which base plans an identifier of Google Play's stands for.
    private enum Plan: Hashable {
        case named(String)
        case every
        /// That of a purchase which states none.
        case any
    }

    private enum Found {
        case one(Product)
        case several
    }

    /// Links of products in any order.
    package init(_ products: [Product] = []) {
        for product in products where !product.identifiers.isEmpty {
            for (store, ids) in product.identifiers {
                for id in ids {
                    let parts = id.split(separator: ":", maxSplits: 1).map(String.init)
                    let hasPlan = store.traits.hasBasePlans && parts.count == 2
                    Self.add(
                        product,
                        to: &stated,
                        store,
                        hasPlan ? parts[0] : id,
                        hasPlan ? .named(parts[1]) : .every
                    )
                }
            }
            Self.add(product, to: &own, product.store, product.id, product.basePlanID.map { .named($0) } ?? .every)
        }
    }

    private static func add(
        _ product: Product,
        to names: inout [Name: Found],
        _ store: StoreName,
        _ id: String,
        _ plan: Plan
    ) {
        for plan in [plan, .any] {
            let name = Name(store: store, id: id, plan: plan)
            switch names[name] {
            case nil: names[name] = .one(product)
            case .one(let other)?: if !other.isSameProduct(as: product) { names[name] = .several }
            case .several?: break
            }
        }
    }

    /// The product that states an identifier; nil where none does, or more than one.
    ///
    /// - Parameters:
    ///   - id: What a purchase is of.
    ///   - store: The store that the purchase was made in.
    ///   - basePlanID: Google Play's base plan; nil where none is stated.
    package func product(_ id: String, of store: StoreName, basePlanID: String? = nil) -> Product? {
        guard !own.isEmpty else { return nil }
        func found(_ names: [Name: Found]) -> Found? {
            guard store.traits.hasBasePlans else { return names[Name(store: store, id: id, plan: .every)] }
            guard let basePlanID else { return names[Name(store: store, id: id, plan: .any)] }
            return names[Name(store: store, id: id, plan: .named(basePlanID))]
                ?? names[Name(store: store, id: id, plan: .every)]
        }
        switch found(stated) ?? found(own) {
        case .one(let product)?: return product
        case .several?, nil: return nil
        }
    }

    /// What a purchase in a store is of.
    struct Subject: Hashable {
        let store: StoreName
        let productID: String?
        /// The product that states the identifier.
        var listed: Listed?

        struct Listed: Hashable {
            let store: StoreName
            let qualifiedID: String
        }
    }

    /// What two purchases have in common that are of one product: its identifier, or the product that states it.
    func subjects(of transaction: PurchaseTransaction) -> [Subject] {
        let named = Subject(store: transaction.store, productID: transaction.productID)
        guard let product = product(transaction.productID, of: transaction.store, basePlanID: transaction.basePlanID)
        else { return [named] }
        let listed = Subject.Listed(store: product.store, qualifiedID: product.qualifiedID)
        return [named, Subject(store: transaction.store, productID: nil, listed: listed)]
    }

    /// Whether two purchases in one store are of one product: by their identifiers, or because one product states both.
    func areOfOneProduct(_ left: PurchaseTransaction, _ right: PurchaseTransaction) -> Bool {
        guard left.store == right.store else { return false }
        if left.productID == right.productID {
            guard let first = left.basePlanID, let second = right.basePlanID else { return true }
            return first == second
        }
        guard let first = product(left.productID, of: left.store, basePlanID: left.basePlanID),
            let second = product(right.productID, of: right.store, basePlanID: right.basePlanID)
        else { return false }
        return first.isSameProduct(as: second)
    }
}

extension Product {
    /// Whether both have the same identifiers, whatever else they state.
    func isSameProduct(as other: Product) -> Bool {
        store == other.store && id == other.id && basePlanID == other.basePlanID
    }
}
