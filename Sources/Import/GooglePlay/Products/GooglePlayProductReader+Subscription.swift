internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension GooglePlayProductReader {
    /// Reads a subscription of the Developer API: each base plan that can be bought is a product.
    mutating func readSubscription(_ node: JSONNode) {
        guard let id = productID(of: node) else { return }
        productID = id
        if flag(node["archived"], default: false) {
            warn(
                .notForSale,
                at: node["archived"],
                expected: "false, as what can be bought is",
                consequence: productLeftOut
            )
            return
        }
        let facts = GooglePlaySubscriptionFacts(productID: id, names: listings(of: node), node: node)
        let plans = node["basePlans"]
        if plans.isAbsentOrEmpty {
            fail(.missingBasePlan, at: plans, expected: "at least one base plan", consequence: productLeftOut)
        }
        for plan in elements(of: plans, losing: productLeftOut) {
            basePlanID = nil
            readBasePlan(plan, of: facts)
        }
    }

    private mutating func readBasePlan(_ node: JSONNode, of facts: GooglePlaySubscriptionFacts) {
        guard node.isObject else {
            fail(
                .wrongType,
                at: node,
                expected: "an object",
                consequence: "the base plan is left out of \(productName)"
            )
            return
        }
        guard let id = node["basePlanId"].string, !id.trimmed.isEmpty else {
            let consequence = "the base plan is left out of \(productName)"
            fail(.missingBasePlan, at: node["basePlanId"], expected: "a base plan id", consequence: consequence)
            return
        }
        basePlanID = id
        guard isForSale(node["state"], losing: productLeftOut), let (type, terms) = basePlanType(of: node) else {
            return
        }
        let period = basePlanPeriod(terms["billingPeriodDuration"])
        let prices = regionalPrices(of: node)
        guard let period, let prices, let productID else { return }
        var plans: [BillingPlan] = []
        if type == .installments {
            let count = terms["committedPaymentsCount"]
            guard let payments = paymentCount(count, losing: productLeftOut) else { return }
            plans = [
                installmentPlan(
                    prices: prices,
                    period: period,
                    paymentCount: payments,
                    renewal: stated(terms["renewalType"], as: GooglePlayProductNames.renewals)?.known,
                    at: terms["billingPeriodDuration"]
                )
            ]
        }
        let product = Product(
            id: productID,
            basePlanID: id,
            store: .googlePlay,
            type: type == .prepaid ? .nonRenewable : .autoRenewable,
            names: facts.names,
            prices: prices,
            period: period,
            group: facts.group,
            billingPlans: plans
        )
        keep(product, at: node["basePlanId"])
    }

    /// Whether something can be bought by its state. What is not for sale is left out, which is no fault of the file.
    mutating func isForSale(_ node: JSONNode, losing consequence: String) -> Bool {
        let expected = "ACTIVE, as what can be bought is"
        guard !node.isAbsent else {
            // A request that creates something has no state yet.
            warn(.missingState, at: node, expected: expected, consequence: "it is taken to be active")
            return true
        }
        guard let isActive = GooglePlayProductNames.states.first(where: { $0.name == node.string })?.value else {
            fail(.unknownValue, at: node, expected: expected, consequence: consequence)
            return false
        }
        if !isActive { warn(.notForSale, at: node, expected: expected, consequence: consequence) }
        return isActive
    }

    /// How a base plan is paid, and its terms; nil, and reported, unless it is paid in exactly one way that is known.
    private mutating func basePlanType(of node: JSONNode) -> (GooglePlayProductNames.BasePlanType, JSONNode)? {
        let stated = GooglePlayProductNames.basePlanTypes.filter { node.states($0.name) }
        let names = GooglePlayProductNames.basePlanTypes.map(\.name).joined(separator: ", ")
        guard let only = stated.first, stated.count == 1 else {
            fail(
                stated.isEmpty ? .missingType : .contradictoryFields,
                at: node,
                found: stated.isEmpty ? "none of them" : stated.map(\.name).joined(separator: " beside "),
                expected: "one of \(names)",
                consequence: productLeftOut
            )
            return nil
        }
        guard node[only.name].isObject else {
            fail(.wrongType, at: node[only.name], expected: "an object", consequence: productLeftOut)
            return nil
        }
        return (only.value, node[only.name])
    }

    private mutating func basePlanPeriod(_ node: JSONNode) -> SubscriptionPeriod? {
        guard let duration = billingPeriod(node, losing: productLeftOut) else { return nil }
        guard let period = duration.singlePeriod else {
            let expected = "a period of one unit, such as P1M"
            fail(.invalidPeriod, at: node, expected: expected, consequence: productLeftOut)
            return nil
        }
        return period
    }

    /// The price in each region in which the base plan is open to new subscribers; nil, and reported, if there is none.
    private mutating func regionalPrices(of node: JSONNode) -> StorefrontPrices? {
        let list = node["regionalConfigs"]
        var prices: [StorefrontPrices.Entry] = []
        var seen: Set<Storefront> = []
        for config in elements(of: list, losing: productLeftOut) {
            guard let region = region(of: config, after: &seen) else { continue }
            guard flag(config["newSubscriberAvailability"], default: false) else { continue }
            let consequence = "\(productName) is left out in \(region)"
            let stated = config["price"]
            if stated.isAbsent {
                warn(.missingPrice, at: stated, expected: "a price", consequence: consequence)
            } else if let price = money(of: stated, otherwise: consequence) {
                prices.append(StorefrontPrices.Entry(storefront: region, price: price))
            }
        }
        guard !prices.isEmpty else {
            fail(
                .missingPrice,
                at: list,
                found: "no region with a price that is open to new subscribers",
                expected: "a regionalConfig with newSubscriberAvailability true and a price",
                consequence: productLeftOut
            )
            return nil
        }
        return StorefrontPrices(prices)
    }

    /// The region of a regional configuration; nil, and reported, if it is none or not the first of its kind.
    mutating func region(of config: JSONNode, after seen: inout Set<Storefront>) -> Storefront? {
        guard config.isObject else {
            warn(.wrongType, at: config, expected: "an object", consequence: "the region is left out of \(productName)")
            return nil
        }
        let code = config["regionCode"]
        guard let region = code.string.flatMap({ $0.utf8.count == 2 ? Storefront(exactly: $0) : nil }),
            region != .unstated
        else {
            warn(
                .unknownStorefront,
                at: code,
                expected: "a region code in capitals by ISO 3166-1 alpha-2, such as DE",
                consequence: "the region is left out of \(productName)"
            )
            return nil
        }
        guard seen.insert(region).inserted else {
            let consequence = "the first one counts"
            warn(.duplicateRegion, at: code, expected: "each region once", consequence: consequence)
            return nil
        }
        return region
    }

    /// The names of a subscription, one a language, in the file's order.
    private mutating func listings(of node: JSONNode) -> [LocalizedName] {
        var names: [LocalizedName] = []
        var languages: Set<String> = []
        for listing in elements(of: node["listings"]) {
            guard let listing = object(of: listing), let title = text(of: listing["title"]) else { continue }
            guard let language = text(of: listing["languageCode"])?.languageTag else {
                warn(
                    .missingLocale,
                    at: listing["languageCode"],
                    expected: "a language, such as en-US",
                    consequence: "the name \(Excerpt.quoted(title)) is ignored"
                )
                continue
            }
            guard languages.insert(language).inserted else {
                let expected = "each language once"
                warn(
                    .duplicateLocale,
                    at: listing["languageCode"],
                    expected: expected,
                    consequence: "the first name counts"
                )
                continue
            }
            let description = text(of: listing["description"]) ?? ""
            names.append(LocalizedName(locale: language, name: title, description: description))
        }
        if names.isEmpty {
            note(
                .missingName,
                at: node["listings"],
                found: "no name",
                expected: "a listing with a title and its languageCode",
                consequence: "\(productName) goes by its id"
            )
        }
        return names
    }
}
