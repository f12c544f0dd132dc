internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ProductListReader {
    /// Reads a product, or reports why it is left out.
    mutating func product(_ node: JSONNode) -> Product? {
        defer { productID = nil }
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: productLeftOut)
            return nil
        }
        guard let id = node["id"].string, !id.trimmed.isEmpty else {
            fail(.missingProductID, at: node["id"], expected: "a product id", consequence: productLeftOut)
            return nil
        }
        productID = id
        reportFields(of: node, known: ProductListFields.product)
        store = store(node["store"])
        let key = ProductKey(store: store, id: id, basePlanID: identifier(node["basePlan"]))
        guard !keptProducts.contains(key) else {
            fail(
                .duplicateProductID,
                at: node["id"],
                expected: "an id that no earlier product of the store has with the same basePlan",
                consequence: "this second \(productName) is left out"
            )
            return nil
        }
        let typeCode: ImportCode = node.states("type") ? .unknownType : .missingType
        guard let type = value(node["type"], ProductType.self, code: typeCode, losing: productLeftOut),
            let product = product(node, key: key, type: type)
        else { return nil }
        keptProducts.insert(key)
        return product
    }

    private mutating func product(_ node: JSONNode, key: ProductKey, type: ProductType) -> Product? {
        // All before any is found wanting, so that one run reports all that is to be mended.
        let period = period(of: node, type: type)
        let ownPrices = node.states("prices") ? prices(node["prices"], losing: productLeftOut) : nil
        let plans = billingPlans(node["billingPlans"], type: type, period: period.value, productPrices: ownPrices)
        let prices = regularPrices(of: node, own: ownPrices, plans: plans ?? [])
        let offers = offers(node["offers"], type: type)
        let names = names(node["names"])
        if names.isEmpty {
            note(
                .missingName,
                at: node["names"],
                found: "no name",
                expected: #"names by language: {"en": "Aurora"}"#,
                consequence: "\(productName) goes by its id"
            )
        }
        let group = group(node["group"], type: type)
        let includes = includes(node["includes"])
        let identifiers = identifiers(node["identifiers"], of: key)
        let isFamilyShareable = flag(node["familyShareable"], default: false)
        let isSoldPerSeat = flag(node["soldPerSeat"], default: false)
        // What cannot be read may be true.
        let open = node["calculationsOpen"]
        let leavesCalculationsOpen = !open.isAbsent && flag(open, default: true)
        let pricesUntil = pricesUntil(node["pricesUntil"])
        let sale = sale(of: node, type: type)
        let statesTax = node.states("tax")
        let tax = statesTax ? value(node["tax"], TaxTreatment.self, code: .unknownValue, losing: productLeftOut) : nil
        let locale = locale(node["locale"])
        // A tax that cannot be read may be one that is added.
        guard let prices, let plans, period.isReadable, sale.isReadable, !statesTax || tax != nil else { return nil }
        reportOffers(onFree: prices, at: node["prices"], offers: offers)
        let product = Product(
            id: key.id,
            basePlanID: key.basePlanID,
            store: key.store,
            type: type,
            names: names,
            fileLocale: locale ?? fileLocale,
            prices: prices,
            period: period.value,
            group: group,
            offers: offers,
            billingPlans: plans,
            isFamilyShareable: isFamilyShareable,
            isSoldPerSeat: isSoldPerSeat,
            tax: tax,
            includes: includes,
            identifiers: identifiers,
            leavesCalculationsOpen: leavesCalculationsOpen || pricesUntil == nil,
            pricesUntil: pricesUntil ?? [:],
            sale: sale.value
        )
        return withoutOffersInOtherCurrency(product, at: node["offers"])
    }

    /// Leaves out each offer where its price is in another currency than the one that follows it.
    private mutating func withoutOffersInOtherCurrency(_ product: Product, at node: JSONNode) -> Product {
        let offers = product.offers.compactMap { offer -> SubscriptionOffer? in
            let other = product.storefrontsInOtherCurrency(of: offer)
            guard let first = other.first, let stated = offer.firstPrice(in: first),
                let price = product.price(after: offer, in: first)
            else { return offer }
            let remaining = offer.removing(other)
            let places = other.prefix(5).map(\.alpha3).joined(separator: ", ") + (other.count > 5 ? ", …" : "")
            fail(
                .offerInOtherCurrency,
                at: node,
                found: "\(offer.diagnosticName) at \(stated) in \(first)",
                expected: "an amount in \(price.currency), as \(price) follows there",
                consequence: remaining == nil ? offerLeftOut : "the offer is left out of \(productName) in \(places)"
            )
            return remaining
        }
        return offers.count == product.offers.count && offers == product.offers
            ? product : product.replacing(offers: offers)
    }

    /// How often the product renews, or how long it lasts.
    private mutating func period(
        of product: JSONNode,
        type: ProductType
    ) -> (value: SubscriptionPeriod?, isReadable: Bool) {
        let node = product["period"]
        let expected = #"a period by ISO 8601, such as "P1M" or "P1Y""#
        guard type == .autoRenewable || type == .nonRenewable else {
            if !node.isAbsent {
                warn(
                    .contradictoryFields,
                    at: node,
                    expected: "no period on a product of type \(type.rawValue)",
                    consequence: "the field is ignored"
                )
            }
            return (nil, true)
        }
        guard !node.isAbsent else {
            guard type == .autoRenewable else { return (nil, true) }
            fail(.missingPeriod, at: node, expected: expected, consequence: productLeftOut)
            return (nil, false)
        }
        guard let period = duration(node)?.singlePeriod else {
            fail(.invalidPeriod, at: node, expected: expected, consequence: productLeftOut)
            return (nil, false)
        }
        return (period, true)
    }

    private mutating func group(_ node: JSONNode, type: ProductType) -> SubscriptionGroup? {
        guard let stated = object(of: node) else { return nil }
        guard type == .autoRenewable || type == .nonRenewable else {
            warn(
                .contradictoryFields,
                at: node,
                expected: "no group around a product of type \(type.rawValue)",
                consequence: "the field is ignored"
            )
            return nil
        }
        reportFields(of: stated, known: ProductListFields.group)
        let level = stated["level"]
        let number = level.value?.numberText.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        if number == nil, !level.isAbsent {
            warn(.invalidLevel, at: level, expected: "a whole number from 1", consequence: "the level is unknown")
        }
        guard let id = text(of: stated["id"]) else {
            warn(
                .missingGroupID,
                at: stated["id"],
                expected: "the id of the group",
                consequence: "\(productName) belongs to no group"
            )
            return nil
        }
        return SubscriptionGroup(id: id, name: text(of: stated["name"]) ?? "", level: number)
    }

    /// What the product costs: in every storefront the price of an enabled plan billed up front, or else its own.
    private mutating func regularPrices(
        of product: JSONNode,
        own: StorefrontPrices?,
        plans: [BillingPlan]
    ) -> StorefrontPrices? {
        let upFront = plans.first { $0.kind == .billedUpFront && $0.isEnabled }?.prices
        guard let own else {
            // What is stated and cannot be read was reported already.
            guard !product.states("prices") else { return nil }
            return upFront ?? prices(product["prices"], losing: productLeftOut)
        }
        guard let upFront else { return own }
        for entry in own.entries {
            guard let price = upFront[entry.storefront],
                price.amount != entry.price.amount || price.currency != entry.price.currency
            else { continue }
            warn(
                .contradictoryPrice,
                at: product["prices"],
                found: "\(entry.price) in \(entry.storefront)",
                expected: "\(price), the price of the enabled billing plan billedUpFront",
                consequence: "the billing plan's price counts"
            )
        }
        return own.replacing(with: upFront)
    }

    private mutating func reportOffers(onFree prices: StorefrontPrices, at node: JSONNode, offers: [SubscriptionOffer])
    {
        guard !offers.isEmpty, let free = prices.entries.first(where: \.price.isFree) else { return }
        warn(
            .offerOnFreeProduct,
            at: node,
            found: "\(free.price) in \(free.storefront)",
            expected: "a price above 0 on a product with offers",
            consequence: "the offers are kept, but no line speaks of them there"
        )
    }
}
