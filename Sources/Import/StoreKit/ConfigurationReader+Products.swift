internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ConfigurationReader {
    private typealias Fields = StoreKitFields.Product

    /// Reads a product, or reports why it is left out.
    mutating func product(_ node: JSONNode, in list: ConfigurationList) -> Product? {
        defer { productID = nil }
        guard let id = productID(of: node) else { return nil }
        productID = id
        guard let product = whole(losing: productLeftOut, { $0.product(node, id: id, in: list) }) else { return nil }
        keptProductIDs.insert(id)
        return product
    }

    private mutating func product(_ node: JSONNode, id: String, in list: ConfigurationList) -> Product? {
        if let unknownStorefront {
            fail(
                .unknownStorefront,
                at: unknownStorefront,
                expected: "the code of an App Store storefront, such as USA or DEU",
                consequence: "\(productLeftOut), for its price has no currency"
            )
            return nil
        }
        guard !keptProductIDs.contains(id) else {
            fail(
                .duplicateProductID,
                at: node[Fields.productID],
                expected: "an id that no earlier product has",
                consequence: "this second \(productName) is left out"
            )
            return nil
        }
        guard let type = type(of: node, in: list) else { return nil }
        noteFields(of: node, Fields.table)
        return product(node, id: id, type: type, in: list)
    }

    private mutating func product(_ node: JSONNode, id: String, type: ProductType, in list: ConfigurationList)
        -> Product?
    {
        // Both before either is found wanting, so that one run reports all that is to be mended.
        let listPrice = price(node[Fields.displayPrice], losing: productLeftOut)
        let period = type == .autoRenewable ? renewalPeriod(node[Fields.recurringSubscriptionPeriod]) : nil
        guard let listPrice, period != nil || type != .autoRenewable else { return nil }
        let plans = period.map { billingPlans(node[Fields.billingPlans], period: $0) } ?? []
        guard let price = regularPrice(of: node, listPrice: listPrice, plans: plans) else { return nil }
        let group = part(losing: "the introductory offers of \(productName) are left out") { reader in
            .some(type == .autoRenewable ? reader.group(of: node, in: list) : nil)
        }
        // Who had the introductory offer of another subscription of the group cannot have this one's.
        let isGroupKnown = list.isGroupKnown && group != nil
        let offers = offers(of: node, type: type).filter { isGroupKnown || $0.type != .introductory }
        if price.isFree, !offers.isEmpty {
            warn(
                .offerOnFreeProduct,
                at: node[Fields.displayPrice],
                expected: "a price above 0 on a product with offers",
                consequence: "the offers are kept, but no line speaks of them"
            )
        }
        return Product(
            id: id,
            type: type,
            names: names(of: node),
            fileLocale: fileLocale,
            prices: prices(price),
            period: period,
            group: group ?? nil,
            offers: offers,
            billingPlans: plans.compactMap(\.plan),
            isFamilyShareable: flag(node[Fields.familyShareable], default: false),
            leavesCalculationsOpen: fields.leavesCalculationsOpen
        )
    }

    private mutating func productID(of node: JSONNode) -> String? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: productLeftOut)
            return nil
        }
        guard let id = node[Fields.productID].string, !id.trimmed.isEmpty else {
            fail(.missingProductID, at: node[Fields.productID], expected: "a product id", consequence: productLeftOut)
            return nil
        }
        return id
    }

    private mutating func type(of node: JSONNode, in list: ConfigurationList) -> ProductType? {
        let stated = node[Fields.type]
        let names = ProductType.configurationNames.map(\.name).joined(separator: ", ")
        guard !stated.isAbsent else {
            let assumed = list.assumedType
            warn(
                .missingType,
                at: stated,
                expected: "one of \(names)",
                consequence: "\(assumed.configurationName) is assumed"
            )
            return assumed
        }
        guard let type = stated.string.flatMap(ProductType.init(configurationName:)) else {
            fail(.unknownType, at: stated, expected: "one of \(names)", consequence: productLeftOut)
            return nil
        }
        if !list.types.contains(type) {
            warn(
                .misplacedProduct,
                at: stated,
                expected: list.types.map(\.configurationName).joined(separator: " or ") + " in this list",
                consequence: "the stated type counts"
            )
        }
        return type
    }

    private mutating func renewalPeriod(_ node: JSONNode) -> SubscriptionPeriod? {
        let usual = ["P1W", "P1M", "P2M", "P3M", "P6M", "P1Y"]
        let expected = "one of the store's " + usual.joined(separator: ", ")
        guard !node.isAbsent else {
            fail(.missingPeriod, at: node, expected: expected, consequence: productLeftOut)
            return nil
        }
        guard let period = node.string.flatMap({ SubscriptionPeriod(iso8601: $0) }) else {
            fail(.invalidPeriod, at: node, expected: expected, consequence: productLeftOut)
            return nil
        }
        if !usual.contains(period.description) {
            warn(.unusualPeriod, at: node, expected: expected, consequence: "the period is kept")
        }
        return period
    }

    private mutating func group(of node: JSONNode, in list: ConfigurationList) -> SubscriptionGroup? {
        guard case .group(let group) = list else { return nil }
        let level = node[Fields.groupNumber]
        let number = level.value?.numberText.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        if number == nil, !level.isAbsent {
            warn(.invalidLevel, at: level, expected: "a whole number from 1", consequence: "the level is unknown")
        }
        guard let id = (group.id ?? nil) ?? text(of: node[Fields.subscriptionGroupID]) else {
            warn(
                .missingGroupID,
                at: group.node[StoreKitFields.Group.id],
                expected: "the id of the group",
                consequence: "\(productName) belongs to no group"
            )
            return nil
        }
        return SubscriptionGroup(id: id, name: group.name, level: number)
    }
}
