internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension GooglePlayProductReader {
    /// Reads a subscription of the Developer API: each base plan that can be bought is a product.
    mutating func readSubscription(_ node: JSONNode) {
        guard let id = productID(of: node) else { return }
        typealias Fields = GooglePlayProductsFields.Subscription
        productID = id
        fields.open(losing: productLeftOut, isPart: false)
        defer { _ = fields.close() }
        noteFields(of: node, Fields.table)
        if flag(node[Fields.archived], default: false) {
            warn(
                .notForSale,
                at: node[Fields.archived],
                expected: "false, as what can be bought is",
                consequence: productLeftOut
            )
            return
        }
        let facts = GooglePlaySubscriptionFacts(productID: id, names: listings(of: node), node: node)
        let restricted = restrictedRegions(of: node[Fields.restrictedPaymentCountries])
        guard fields.isWhole else { return }
        let plans = node[Fields.basePlans]
        if plans.isAbsentOrEmpty {
            fail(.missingBasePlan, at: plans, expected: "at least one base plan", consequence: productLeftOut)
        }
        for plan in elements(of: plans, losing: productLeftOut) {
            basePlanID = nil
            let product = whole(losing: "the base plan is left out of \(productName)") { reader in
                reader.basePlan(plan, of: facts, restrictedIn: restricted)
            }
            if let product { keep(product, at: plan[GooglePlayProductsFields.BasePlan.basePlanId]) }
        }
    }

    /// Where a subscription is sold only to those who pay by a method of that country.
    private mutating func restrictedRegions(of node: JSONNode) -> Set<String> {
        guard let node = object(of: node) else { return [] }
        noteFields(of: node, GooglePlayProductsFields.RestrictedCountries.table)
        return Set(texts(of: node[GooglePlayProductsFields.RestrictedCountries.regionCodes]) ?? [])
    }

    private mutating func basePlan(
        _ node: JSONNode,
        of facts: GooglePlaySubscriptionFacts,
        restrictedIn restricted: Set<String>
    ) -> Product? {
        typealias Fields = GooglePlayProductsFields.BasePlan
        guard node.isObject else {
            fail(
                .wrongType,
                at: node,
                expected: "an object",
                consequence: "the base plan is left out of \(productName)"
            )
            return nil
        }
        guard let id = node[Fields.basePlanId].string, !id.trimmed.isEmpty else {
            let consequence = "the base plan is left out of \(productName)"
            fail(.missingBasePlan, at: node[Fields.basePlanId], expected: "a base plan id", consequence: consequence)
            return nil
        }
        basePlanID = id
        noteFields(of: node, Fields.table)
        guard isForSale(node[Fields.state], losing: productLeftOut), let (type, terms) = basePlanType(of: node) else {
            return nil
        }
        noteFields(of: terms, type.table)
        let period = basePlanPeriod(terms[type.billingPeriod])
        let prices = regionalPrices(of: node, restrictedIn: restricted)
        guard let period, let prices, let productID else { return nil }
        var plans: [BillingPlan] = []
        if type == .installments {
            typealias Installments = GooglePlayProductsFields.Installments
            let count = terms[Installments.committedPaymentsCount]
            guard let payments = paymentCount(count, losing: productLeftOut) else { return nil }
            let renewal = part(losing: Self.renewalNotKnown) { reader in
                reader.stated(terms[Installments.renewalType], as: GooglePlayProductNames.renewals)?.known
            }
            plans = [
                installmentPlan(
                    prices: prices,
                    period: period,
                    paymentCount: payments,
                    renewal: renewal,
                    at: terms[Installments.billingPeriodDuration]
                )
            ]
        }
        return Product(
            id: productID,
            basePlanID: id,
            store: .googlePlay,
            type: type == .prepaid ? .nonRenewable : .autoRenewable,
            names: facts.names,
            prices: prices,
            period: period,
            group: facts.group,
            billingPlans: plans,
            leavesCalculationsOpen: fields.leavesCalculationsOpen
        )
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
    private mutating func basePlanType(of node: JSONNode) -> (BasePlanType, JSONNode)? {
        let stated = BasePlanType.allCases.filter { node.states($0.field) }
        let names = BasePlanType.allCases.map(\.field.name).joined(separator: ", ")
        guard let only = stated.first, stated.count == 1 else {
            fail(
                stated.isEmpty ? .missingType : .contradictoryFields,
                at: node,
                found: stated.isEmpty ? "none of them" : stated.map(\.field.name).joined(separator: " beside "),
                expected: "one of \(names)",
                consequence: productLeftOut
            )
            return nil
        }
        guard node[only.field].isObject else {
            fail(.wrongType, at: node[only.field], expected: "an object", consequence: productLeftOut)
            return nil
        }
        return (only, node[only.field])
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
    private mutating func regionalPrices(of node: JSONNode, restrictedIn restricted: Set<String>) -> StorefrontPrices? {
        let list = node[GooglePlayProductsFields.BasePlan.regionalConfigs]
        typealias Fields = GooglePlayProductsFields.RegionalBasePlan
        var prices: [StorefrontPrices.Entry] = []
        for (region, config) in regions(of: elements(of: list, losing: productLeftOut), Fields.regionCode) {
            let consequence = "\(productName) is left out in \(region)"
            let price = part(losing: consequence) { reader in
                reader.price(in: config, restrictedIn: restricted, losing: consequence)
            }
            if let price { prices.append(StorefrontPrices.Entry(storefront: region, price: price)) }
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

    /// What a base plan costs in a region; nil where it is not open to new subscribers, or not to all of them.
    private mutating func price(
        in config: JSONNode,
        restrictedIn restricted: Set<String>,
        losing consequence: String
    ) -> Price? {
        typealias Fields = GooglePlayProductsFields.RegionalBasePlan
        noteFields(of: config, Fields.table)
        guard flag(config[Fields.newSubscriberAvailability], default: false) else { return nil }
        if let code = config[Fields.regionCode].string, restricted.contains(code) {
            note(
                .notForSale,
                at: config[Fields.regionCode],
                found: "a region of restrictedPaymentCountries",
                expected: "a region where any method of payment buys it",
                consequence: consequence
            )
            return nil
        }
        let stated = config[Fields.price]
        guard !stated.isAbsent else {
            warn(.missingPrice, at: stated, expected: "a price", consequence: consequence)
            return nil
        }
        return googlePlayPrice(of: stated, losing: consequence)
    }

    /// A price of a product's, and the fields of it that are not known.
    mutating func googlePlayPrice(of node: JSONNode, losing consequence: String) -> Price? {
        let price = money(of: node, otherwise: consequence)
        if price != nil { noteFields(of: node, GooglePlayProductsFields.Price.table) }
        return price
    }

    /// Regional configurations with their regions, in the file's order. One that cannot be read is left out, and no other; of a region
    /// that has several, and not alike, it is not known which counts, and it has none.
    mutating func regions(of configs: [JSONNode], _ field: FieldKey) -> [(region: Storefront, config: JSONNode)] {
        let consequence = "the region is left out of \(productName)"
        var regions: [(region: Storefront, config: JSONNode)] = []
        var contradicted: Set<Storefront> = []
        for config in configs {
            let region = part(losing: consequence) { $0.region(of: config, field, losing: consequence) }
            guard let region else { continue }
            guard let earlier = regions.first(where: { $0.region == region })?.config else {
                regions.append((region, config))
                continue
            }
            let isAlike = earlier.value?.canonicalText == config.value?.canonicalText
            if !isAlike { contradicted.insert(region) }
            warn(
                .duplicateRegion,
                at: config[field],
                expected: "each region once",
                consequence: isAlike ? "both are alike" : consequence
            )
        }
        return regions.filter { !contradicted.contains($0.region) }
    }

    private mutating func region(of config: JSONNode, _ field: FieldKey, losing consequence: String) -> Storefront? {
        guard config.isObject else {
            warn(.wrongType, at: config, expected: "an object", consequence: consequence)
            return nil
        }
        let code = config[field]
        guard let region = code.string.flatMap({ $0.utf8.count == 2 ? Storefront(exactly: $0) : nil }),
            region != .unstated
        else {
            warn(
                .unknownStorefront,
                at: code,
                expected: "a region code in capitals by ISO 3166-1 alpha-2, such as DE",
                consequence: consequence
            )
            return nil
        }
        return region
    }

    /// The names of a subscription, one a language, in the file's order.
    private mutating func listings(of node: JSONNode) -> [LocalizedName] {
        var names: [LocalizedName] = []
        var languages: Set<String> = []
        for listing in elements(of: node[GooglePlayProductsFields.Subscription.listings]) {
            typealias Fields = GooglePlayProductsFields.Listing
            noteFields(of: listing, Fields.table)
            guard let listing = object(of: listing), let title = text(of: listing[Fields.title]) else { continue }
            guard let language = text(of: listing[Fields.languageCode])?.languageTag else {
                warn(
                    .missingLocale,
                    at: listing[Fields.languageCode],
                    expected: "a language, such as en-US",
                    consequence: "the name \(Excerpt.quoted(title)) is ignored"
                )
                continue
            }
            guard languages.insert(language).inserted else {
                let expected = "each language once"
                warn(
                    .duplicateLocale,
                    at: listing[Fields.languageCode],
                    expected: expected,
                    consequence: "the first name counts"
                )
                continue
            }
            let description = text(of: listing[Fields.description]) ?? ""
            names.append(LocalizedName(locale: language, name: title, description: description))
        }
        if names.isEmpty {
            note(
                .missingName,
                at: node[GooglePlayProductsFields.Subscription.listings],
                found: "no name",
                expected: "a listing with a title and its languageCode",
                consequence: "\(productName) goes by its id"
            )
        }
        return names
    }
}
