internal import PaywrightJSON
internal import PaywrightModel

/// What all base plans of a subscription have in common.
struct GooglePlaySubscriptionFacts {
    /// nil where it is not stated.
    let productID: String?
    let names: [LocalizedName]
    /// Where the subscription stands.
    let node: JSONNode

    /// The group of the base plans: their subscription, in which a customer has one of them at a time.
    var group: SubscriptionGroup? {
        productID.map { SubscriptionGroup(id: $0, name: names.first?.name ?? "", level: nil) }
    }
}

extension GooglePlayProductReader {
    private typealias Fields = GooglePlayProductsFields.ProductDetails

    /// Reads a `ProductDetails`.
    mutating func readProductDetails(_ node: JSONNode) {
        guard let id = productID(of: node) else { return }
        productID = id
        fields.open(losing: productLeftOut, isPart: false)
        defer { _ = fields.close() }
        noteFields(of: node, Fields.table)
        let lists = [
            Fields.oneTimePurchaseOfferDetailsList, Fields.oneTimePurchaseOfferDetails, Fields.subscriptionOfferDetails,
        ]
        let stated = lists.map { node[$0] }.filter { !$0.isAbsentOrEmpty }
        guard !stated.isEmpty else {
            fail(
                .missingPrice,
                at: node,
                found: "no price",
                expected: "one of the fields " + lists.reversed().map(\.name).joined(separator: ", "),
                consequence: productLeftOut
            )
            return
        }
        reportType(of: node)
        let facts = GooglePlaySubscriptionFacts(productID: id, names: names(of: node), node: node)
        guard fields.isWhole else { return }
        let subscriptions = node[Fields.subscriptionOfferDetails]
        if subscriptions.isAbsentOrEmpty {
            readOneTimeProduct(facts)
        } else {
            readBasePlans(elements(of: subscriptions, losing: productLeftOut), of: facts)
        }
    }

    /// Reads offers of a `ProductDetails` that came without it.
    mutating func readOfferDetails(_ elements: [JSONNode], at node: JSONNode) {
        warn(
            .missingProductID,
            at: node,
            found: "offers of a product without its productId",
            expected: "the ProductDetails they belong to",
            consequence: "the product goes by the id of its base plan, and has no name"
        )
        readBasePlans(elements, of: GooglePlaySubscriptionFacts(productID: nil, names: [], node: node))
        (productID, basePlanID) = (nil, nil)
    }

    mutating func productID(of node: JSONNode) -> String? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: productLeftOut)
            return nil
        }
        guard let id = node[GooglePlayProductsFields.Subscription.productId].string, !id.trimmed.isEmpty else {
            fail(
                .missingProductID,
                at: node[GooglePlayProductsFields.Subscription.productId],
                expected: "a product id",
                consequence: productLeftOut
            )
            return nil
        }
        return id
    }

    /// The type adds nothing to the prices, which only one kind of product has; but it must not contradict them.
    private mutating func reportType(of node: JSONNode) {
        let type = node[Fields.type]
        guard !type.isAbsent else { return }
        let isSubscription = !node[Fields.subscriptionOfferDetails].isAbsentOrEmpty
        let known = GooglePlayProductNames.types.first { $0.name == type.string }?.value
        guard known == nil || (known == .autoRenewable) != isSubscription else { return }
        warn(
            known == nil ? .unknownType : .contradictoryFields,
            at: type,
            expected: isSubscription ? "subs, as it has subscriptionOfferDetails" : "inapp, as it is bought once",
            consequence: "what it costs says what it is"
        )
    }

    /// The name and the description of a `ProductDetails`. It states no language for them: `localizedIn` lists the
    /// languages that there are, and the text may be in another one, which the store falls back to.
    private mutating func names(of node: JSONNode) -> [LocalizedName] {
        let title = text(of: node[Fields.title]).map(Self.withoutApp)
        guard let name = text(of: node[Fields.name]) ?? title else {
            note(
                .missingName,
                at: node[Fields.name],
                found: "no name",
                expected: "a name or a title",
                consequence: "\(productName) goes by its id"
            )
            return []
        }
        let description = text(of: node[Fields.description]) ?? ""
        return [LocalizedName(locale: "und", name: name, description: description)]
    }

    /// A title without the app's name, which the store adds in brackets: "Premium (My App)".
    private static func withoutApp(_ title: String) -> String {
        guard title.last == ")" else { return title }
        // The app's name may have brackets of its own.
        var depth = 0
        for index in title.indices.reversed() {
            if title[index] == ")" { depth += 1 }
            if title[index] == "(" { depth -= 1 }
            guard depth == 0 else { continue }
            let name = String(title[..<index]).trimmed
            return name.isEmpty || !title[..<index].hasSuffix(" ") ? title : name
        }
        return title
    }
}
