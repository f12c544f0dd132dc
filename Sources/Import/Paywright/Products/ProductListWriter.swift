public import PaywrightModel
internal import PaywrightValues

/// Writes products as a product list, `"schema": "paywright/products/1"`, for a person to go on with.
///
/// What `ProductListImporter` reads from the text are the same products, in the same order. A default is left out, and so
/// is a currency that follows from the storefront. Prices stand in the order of the storefronts' codes,
/// several in a line.
///
///     let text = ProductListWriter().text(of: imported.products)
public struct ProductListWriter: Sendable {
    /// A writer.
    public init() {}

    /// The product list of some products, ended by a line break.
    ///
    /// - Parameter products: The products to write.
    public func text(of products: [Product]) -> String {
        let locales = Set(products.map(\.fileLocale))
        let shared = locales.count == 1 ? locales.first ?? nil : nil
        // Of several products with one id the first counts, as in the reader.
        let namesByID = Dictionary(products.map { ($0.id, $0.names) }, uniquingKeysWith: { first, _ in first })
        var members: [(name: String, value: ProductListText)] = [("schema", .string(ProductListFields.schema))]
        if let shared { members.append(("locale", .string(shared))) }
        let texts = products.map { product in
            ProductListText.block(product.productListText(sharedLocale: shared, namesByID: namesByID))
        }
        members.append(("products", .block(.array(texts))))
        return ProductListText.block(.object(members)).text + "\n"
    }
}

extension Product {
    fileprivate func productListText(sharedLocale: String?, namesByID: [String: [LocalizedName]]) -> ProductListText {
        var members: [(name: String, value: ProductListText)] = [("id", .string(id))]
        if let basePlanID { members.append(("basePlan", .string(basePlanID))) }
        if store != .appStore { members.append(("store", .string(store.rawValue))) }
        members.append(("type", .string(type.rawValue)))
        if let period { members.append(("period", .string(period.description))) }
        if let group { members.append(("group", group.productListText)) }
        if let fileLocale, fileLocale != sharedLocale { members.append(("locale", .string(fileLocale))) }
        if !names.isEmpty { members.append(("names", names.productListText)) }
        if isFamilyShareable { members.append(("familyShareable", .bool(true))) }
        if isSoldPerSeat { members.append(("soldPerSeat", .bool(true))) }
        if let tax { members.append(("tax", .string(tax.rawValue))) }
        if leavesCalculationsOpen { members.append(("calculationsOpen", .bool(true))) }
        if !includes.isEmpty {
            members.append(("includes", .array(includes.map { $0.productListText(namesByID: namesByID) })))
        }
        if !identifiers.isEmpty { members.append(("identifiers", identifiers.productListText)) }
        members.append(("prices", prices.productListText(in: store)))
        if !pricesUntil.isEmpty { members.append(("pricesUntil", pricesUntil.productListText)) }
        if let sale { members.append(sale.productListMember) }
        if !offers.isEmpty {
            members.append(("offers", .block(.array(offers.map { $0.productListText(in: store) }))))
        }
        if !billingPlans.isEmpty {
            let plans = billingPlans.map { $0.productListText(in: store, productPrices: prices) }
            members.append(("billingPlans", .block(.array(plans))))
        }
        return .object(members)
    }
}

extension [LocalizedName] {
    fileprivate var productListText: ProductListText {
        .object(
            map { name in
                let text = ProductListText.string(name.name)
                guard !name.description.isEmpty else { return (name: name.locale, value: text) }
                return (name.locale, .object([("name", text), ("description", .string(name.description))]))
            }
        )
    }
}

extension [StoreName: [String]] {
    /// In the order of the stores, so that one product is written in one way.
    fileprivate var productListText: ProductListText {
        .object(
            StoreName.allCases.compactMap { store in
                guard let ids = self[store], let first = ids.first else { return nil }
                return (store.rawValue, ids.count == 1 ? .string(first) : .array(ids.map { .string($0) }))
            }
        )
    }
}

extension [Storefront: CalendarDay] {
    fileprivate var productListText: ProductListText {
        .object(sorted { $0.key < $1.key }.map { ($0.key.alpha3, .string($0.value.description)) })
    }
}

extension OneTimeSale {
    fileprivate var productListMember: (name: String, value: ProductListText) {
        func texts(_ members: [(String, String?)]) -> ProductListText {
            .object(members.compactMap { name, text in text.map { (name, .string($0)) } })
        }
        return switch self {
        case .rental(let rental):
            (
                "rental",
                texts([("period", rental.period?.description), ("afterStart", rental.afterStart?.description)])
            )
        case .preorder(let order):
            ("preorder", texts([("release", order.release?.description), ("until", order.end?.description)]))
        }
    }
}

extension SubscriptionGroup {
    fileprivate var productListText: ProductListText {
        var members: [(name: String, value: ProductListText)] = [("id", .string(id))]
        if !name.isEmpty { members.append(("name", .string(name))) }
        if let level { members.append(("level", .integer(level))) }
        return .object(members)
    }
}

extension IncludedProduct {
    fileprivate func productListText(namesByID: [String: [LocalizedName]]) -> ProductListText {
        if namesByID[id] == names { return .string(id) }
        return .object([("id", .string(id))] + (names.isEmpty ? [] : [("names", names.productListText)]))
    }
}
