internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension GooglePlayProductReader {
    private typealias Fields = GooglePlayProductsFields.OneTime

    /// Reads a product that is bought once: one product for each purchase option, with the offers on it.
    mutating func readOneTimeProduct(_ facts: GooglePlaySubscriptionFacts) {
        let list = facts.node[GooglePlayProductsFields.ProductDetails.oneTimePurchaseOfferDetailsList]
        // The single one is the first of the list, which older libraries do not have.
        let single = facts.node[GooglePlayProductsFields.ProductDetails.oneTimePurchaseOfferDetails]
        let nodes = list.isAbsentOrEmpty ? [single] : elements(of: list, losing: productLeftOut)
        var order: [String?] = []
        var options: [String?: [PricedOption]] = [:]
        var unread = 0
        for node in nodes {
            guard let priced = pricedOption(node) else {
                unread += 1
                continue
            }
            if options[priced.option] == nil { order.append(priced.option) }
            options[priced.option, default: []].append(priced)
        }
        for option in order {
            // What cannot be read may be another way to buy it.
            basePlanID = order.count + unread > 1 ? option : nil
            let details = options[option] ?? []
            let product = whole(losing: productLeftOut) { $0.purchaseOption(details, of: facts) }
            if let product, let first = details.first {
                keep(product, at: (details.first { $0.offerID == nil } ?? first).node)
            }
        }
        basePlanID = nil
    }

    /// One of the list; nil, and reported, where it cannot be read which way to buy the product it is, or which offer.
    private mutating func pricedOption(_ node: JSONNode) -> PricedOption? {
        let consequence = "the purchase option or offer is left out of \(productName)"
        return part(losing: consequence) { reader in
            guard node.isObject else {
                reader.fail(.wrongType, at: node, expected: "an object", consequence: consequence)
                return nil
            }
            return PricedOption(
                node: node,
                option: reader.text(of: node[Fields.purchaseOptionId]),
                offerID: reader.text(of: node[Fields.offerId])
            )
        }
    }

    private mutating func purchaseOption(_ details: [PricedOption], of facts: GooglePlaySubscriptionFacts) -> Product? {
        if let order = details.onlyPreorder { return preorder(order, of: facts) }
        let sold = details.filter { isSoldNow($0) }
        let own = sold.first { $0.offerID == nil }?.node
        // An option that is not open, or of which there are only orders before its release, cannot be bought now.
        let isOpen = own != nil || details.allSatisfy { $0.offerID != nil }
        guard isOpen, !sold.isEmpty || !details.contains(where: { $0.node.states(Fields.preorderDetails) }) else {
            return nil
        }
        // What is listed by its offers alone is had by them alone.
        for detail in sold where own == nil || detail.offerID == nil { noteFields(of: detail.node, Fields.table) }
        guard let id = facts.productID, let node = own ?? details.first?.node,
            let price = own == nil ? fullPrice(of: details) : microsPrice(of: node, .oneTime, losing: productLeftOut)
        else { return nil }
        var rental: Rental?
        if let details = object(of: node[Fields.rentalDetails]) { rental = self.rental(details) }
        return Product(
            id: id,
            basePlanID: basePlanID,
            store: .googlePlay,
            type: rental == nil ? .nonConsumable : .nonRenewable,
            names: facts.names,
            prices: prices(price),
            offers: oneTimeOffers(sold, in: price.currency, notingFields: own != nil),
            leavesCalculationsOpen: fields.leavesCalculationsOpen,
            sale: rental.map { .rental($0) }
        )
    }

    /// The order before the release, where it is the only way to have the product.
    private mutating func preorder(_ option: PricedOption, of facts: GooglePlaySubscriptionFacts) -> Product? {
        typealias Preorder = GooglePlayProductsFields.Preorder
        noteFields(of: option.node, Fields.table)
        let details = option.node[Fields.preorderDetails]
        guard details.isObject else {
            fail(.wrongType, at: details, expected: "an object", consequence: productLeftOut)
            return nil
        }
        guard let id = facts.productID,
            let price = microsPrice(of: option.node, .oneTime, losing: productLeftOut)
        else { return nil }
        noteFields(of: details, Preorder.table)
        let release = milliseconds(details[Preorder.preorderReleaseTimeMillis])
        let end = milliseconds(details[Preorder.preorderPresaleEndTimeMillis])
        return Product(
            id: id,
            basePlanID: basePlanID,
            store: .googlePlay,
            type: .nonConsumable,
            names: facts.names,
            prices: prices(price),
            leavesCalculationsOpen: fields.leavesCalculationsOpen,
            sale: .preorder(PaywrightModel.Preorder(release: release, end: end))
        )
    }

    /// An optional instant, in milliseconds since 1970.
    private mutating func milliseconds(_ node: JSONNode) -> Instant? {
        guard !node.isUnstated else { return nil }
        let expected = "an instant in milliseconds since 1970"
        let number = (node.value?.numberText ?? node.string).flatMap { ExactNumber($0) }
        if let number, number.isWhole {
            return stated(Instant(milliseconds: number.floor), at: node, expected: expected)
        }
        warn(.invalidDate, at: node, expected: expected, consequence: "the date is not known")
        return nil
    }

    /// Whether a way to buy the product is open to all at any time. Of one that begins, ends or runs out it is not known here
    /// whether it is, and what is ordered before its release is paid later.
    private mutating func isSoldNow(_ option: PricedOption) -> Bool {
        let keys = [Fields.validTimeWindow, Fields.limitedQuantityInfo, Fields.preorderDetails]
        guard let key = keys.first(where: { option.node.states($0) }) else { return true }
        note(
            .notForSale,
            at: option.node[key],
            found: "the field \(Excerpt.quoted(key.name))",
            expected: "what can be bought at any time, and is paid at once",
            consequence: option.offerID.map { "offer \(Excerpt.quoted($0)) is left out of \(productName)" }
                ?? productLeftOut
        )
        return false
    }

    /// For how long it is rented. Where that cannot be read, the product is left out.
    private mutating func rental(_ node: JSONNode) -> Rental {
        typealias Fields = GooglePlayProductsFields.Rental
        noteFields(of: node, Fields.table)
        let period = duration(of: node[Fields.rentalPeriod])?.inDaysIfWeeksAndDays
        let started = node[Fields.rentalExpirationPeriod]
        guard !started.isAbsent else { return Rental(period: period) }
        guard let time = started.string.flatMap({ Rental.StartedTime(iso8601: $0) }) else {
            refuse(.invalidPeriod, at: started, expected: "a duration by ISO 8601, such as PT48H")
            return Rental(period: nil)
        }
        if let hours = period?.hours, time.inHours >= hours { return Rental(period: period) }
        return Rental(period: period, afterStart: time)
    }

    /// What an option costs of which only offers are listed: the price that all of them say they discount. nil, and
    /// reported, where they do not: an offer's own price is no regular price.
    private mutating func fullPrice(of details: [PricedOption]) -> Price? {
        var agreed: Price?
        for detail in details {
            guard let price = microsPrice(of: detail.node, .oneTime, losing: productLeftOut) else { return nil }
            let node = detail.node[Fields.fullPriceMicros]
            guard let amount = micros(node, losing: productLeftOut) else { return nil }
            let full = Price(amount: DecimalAmount(micros: amount), currency: price.currency)
            if let agreed, agreed != full {
                fail(
                    .contradictoryPrice,
                    at: node,
                    found: full.description,
                    expected: "\(agreed), as another offer of the product states",
                    consequence: productLeftOut
                )
                return nil
            }
            agreed = full
        }
        return agreed
    }

    private mutating func oneTimeOffers(
        _ details: [PricedOption],
        in currency: CurrencyCode,
        notingFields notes: Bool
    ) -> [SubscriptionOffer] {
        var offers: [SubscriptionOffer] = []
        var ids: Set<String> = []
        for detail in details {
            guard let id = detail.offerID else { continue }
            let node = detail.node
            guard ids.insert(id).inserted else {
                fail(
                    .duplicateOffer,
                    at: node[Fields.offerId],
                    expected: "each offer once in a purchase option",
                    consequence: "this second offer is left out of \(productName)"
                )
                continue
            }
            let price = part(losing: offerLeftOut) { reader in
                if notes { reader.noteFields(of: node, Fields.table) }
                return reader.microsPrice(of: node, .oneTime, losing: reader.offerLeftOut)
            }
            guard let price else { continue }
            guard price.isFree || price.currency == currency else {
                fail(
                    .offerInOtherCurrency,
                    at: node[Fields.priceCurrencyCode],
                    found: price.description,
                    expected: "an amount in \(currency), as the product's own price is",
                    consequence: "offer \(Excerpt.quoted(id)) is left out of \(productName)"
                )
                continue
            }
            let phase = OfferPhase(paymentMode: .oneTime, period: nil, prices: prices(price))
            offers.append(SubscriptionOffer(type: .unspecified, first: phase, id: id))
        }
        return offers
    }
}

/// One of the `oneTimePurchaseOfferDetailsList`: a way to buy the product, or an offer on it.
private struct PricedOption {
    let node: JSONNode
    /// Which way to buy the product; nil where there is one only.
    let option: String?
    /// nil for the way to buy it itself.
    let offerID: String?
}

extension [PricedOption] {
    /// The order before the release, where nothing else of the option is sold at any time; nil where there are several.
    fileprivate var onlyPreorder: PricedOption? {
        typealias Fields = GooglePlayProductsFields.OneTime
        let isLimited = { (option: PricedOption) in
            option.node.states(Fields.validTimeWindow) || option.node.states(Fields.limitedQuantityInfo)
        }
        let orders = filter { $0.node.states(Fields.preorderDetails) }
        guard orders.count == 1, let order = orders.first, !isLimited(order),
            allSatisfy({ $0.node.states(Fields.preorderDetails) || isLimited($0) })
        else { return nil }
        return order
    }
}

extension CalendarDuration {
    /// How many hours it has; nil where months or years do not tell.
    fileprivate var hours: Int? { years == 0 && months == 0 ? (weeks * 7 + days) * 24 : nil }
}
