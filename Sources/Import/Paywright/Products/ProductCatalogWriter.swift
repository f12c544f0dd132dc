public import PaywrightModel

/// Writes products in the package's own form, `"schema": "paywright/catalog/1"`, for a person to go on with.
///
/// What `NativeCatalogImporter` reads from the text are the same products, in the same order. Left out is whatever goes
/// without saying: a default, a currency that the storefront tells. Prices stand in the order of the storefronts' codes,
/// several in a line.
///
///     let text = ProductCatalogWriter().text(of: imported.products)
public struct ProductCatalogWriter: Sendable {
    /// A writer.
    public init() {}

    /// The catalog of some products, ended by a line break.
    public func text(of products: [Product]) -> String {
        let locales = Set(products.map(\.fileLocale))
        let shared = locales.count == 1 ? locales.first ?? nil : nil
        // Of several products with one id the first counts, as in the reader.
        let namesByID = Dictionary(products.map { ($0.id, $0.names) }, uniquingKeysWith: { first, _ in first })
        var members: [(name: String, value: CatalogText)] = [("schema", .string(CatalogFields.schema))]
        if let shared { members.append(("locale", .string(shared))) }
        let texts = products.map { product in
            CatalogText.block(product.catalogText(sharedLocale: shared, namesByID: namesByID))
        }
        members.append(("products", .block(.array(texts))))
        return CatalogText.block(.object(members)).text + "\n"
    }
}

extension Product {
    fileprivate func catalogText(sharedLocale: String?, namesByID: [String: [LocalizedName]]) -> CatalogText {
        var members: [(name: String, value: CatalogText)] = [("id", .string(id))]
        if let basePlanID { members.append(("basePlan", .string(basePlanID))) }
        if store != .appStore { members.append(("store", .string(store.rawValue))) }
        members.append(("type", .string(type.rawValue)))
        if let period { members.append(("period", .string(period.description))) }
        if let group { members.append(("group", group.catalogText)) }
        if let fileLocale, fileLocale != sharedLocale { members.append(("locale", .string(fileLocale))) }
        if !names.isEmpty { members.append(("names", names.catalogText)) }
        if isFamilyShareable { members.append(("familyShareable", .bool(true))) }
        if isSoldPerSeat { members.append(("soldPerSeat", .bool(true))) }
        if !includes.isEmpty {
            members.append(("includes", .array(includes.map { $0.catalogText(namesByID: namesByID) })))
        }
        members.append(("prices", prices.catalogText(in: store)))
        if !offers.isEmpty {
            members.append(("offers", .block(.array(offers.map { $0.catalogText(in: store) }))))
        }
        if !billingPlans.isEmpty {
            let plans = billingPlans.map { $0.catalogText(in: store, productPrices: prices) }
            members.append(("billingPlans", .block(.array(plans))))
        }
        return .object(members)
    }
}

extension [LocalizedName] {
    fileprivate var catalogText: CatalogText {
        .object(
            map { name in
                let text = CatalogText.string(name.name)
                guard !name.description.isEmpty else { return (name: name.locale, value: text) }
                return (name.locale, .object([("name", text), ("description", .string(name.description))]))
            }
        )
    }
}

extension SubscriptionGroup {
    fileprivate var catalogText: CatalogText {
        var members: [(name: String, value: CatalogText)] = [("id", .string(id))]
        if !name.isEmpty { members.append(("name", .string(name))) }
        if let level { members.append(("level", .integer(level))) }
        return .object(members)
    }
}

extension IncludedProduct {
    fileprivate func catalogText(namesByID: [String: [LocalizedName]]) -> CatalogText {
        if namesByID[id] == names { return .string(id) }
        return .object([("id", .string(id))] + (names.isEmpty ? [] : [("names", names.catalogText)]))
    }
}
