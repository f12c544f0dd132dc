internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension GooglePlayProductReader {
    /// Reads a product that is bought once: one product for each purchase option, with the offers on it.
    mutating func readOneTimeProduct(_ facts: GooglePlaySubscriptionFacts) {
        let list = facts.node["oneTimePurchaseOfferDetailsList"]
        // The single one is the first of the list, which older libraries do not have.
        let single = facts.node["oneTimePurchaseOfferDetails"]
        let nodes = list.isAbsentOrEmpty ? [single] : elements(of: list, losing: productLeftOut)
        var order: [String?] = []
        var options: [String?: [PricedOption]] = [:]
        for node in nodes {
            guard node.isObject else {
                fail(.wrongType, at: node, expected: "an object", consequence: productLeftOut)
                continue
            }
            let option = text(of: node["purchaseOptionId"])
            if options[option] == nil { order.append(option) }
            options[option, default: []].append(PricedOption(node: node, offerID: text(of: node["offerId"])))
        }
        for option in order {
            basePlanID = order.count > 1 ? option : nil
            readPurchaseOption(options[option] ?? [], of: facts)
        }
        basePlanID = nil
    }

    private mutating func readPurchaseOption(_ details: [PricedOption], of facts: GooglePlaySubscriptionFacts) {
        let sold = details.filter { isSoldNow($0) }
        let own = sold.first { $0.offerID == nil }?.node
        // An option that is not open, or of which there are only orders before its release, cannot be bought now.
        let isOpen = own != nil || details.allSatisfy { $0.offerID != nil }
        guard isOpen, !sold.isEmpty || !details.contains(where: { $0.node.states("preorderDetails") }) else { return }
        guard let id = facts.productID, let node = own ?? details.first?.node,
            let price = own == nil ? fullPrice(of: details) : microsPrice(of: node, losing: productLeftOut)
        else { return }
        var type = ProductType.nonConsumable
        var period: SubscriptionPeriod?
        if let rental = object(of: node["rentalDetails"]) {
            type = .nonRenewable
            period = rentalPeriod(rental)
        }
        let product = Product(
            id: id,
            basePlanID: basePlanID,
            store: .googlePlay,
            type: type,
            names: facts.names,
            prices: prices(price),
            period: period,
            offers: oneTimeOffers(sold, in: price.currency)
        )
        keep(product, at: node)
    }

    /// Whether a way to buy the product is open to all at any time. Of one that begins, ends or runs out it is not known here
    /// whether it is, and what is ordered before its release is paid later.
    private mutating func isSoldNow(_ option: PricedOption) -> Bool {
        let names = ["validTimeWindow", "limitedQuantityInfo", "preorderDetails"]
        guard let name = names.first(where: { option.node.states($0) }) else { return true }
        note(
            .notForSale,
            at: option.node[name],
            found: "the field \(Excerpt.quoted(name))",
            expected: "what can be bought at any time, and is paid at once",
            consequence: option.offerID.map { "offer \(Excerpt.quoted($0)) is left out of \(productName)" }
                ?? productLeftOut
        )
        return false
    }

    /// How long a rental gives access: nil for one of a composite length, and for one that ends sooner once it is started.
    private mutating func rentalPeriod(_ rental: JSONNode) -> SubscriptionPeriod? {
        let node = rental["rentalPeriod"]
        guard let duration = duration(of: node)?.inDaysIfWeeksAndDays else { return nil }
        if duration.singlePeriod == nil {
            let expected = "a period of one unit, such as P30D"
            warn(.invalidPeriod, at: node, expected: expected, consequence: "the length of the rental is not said")
        }
        let started = rental["rentalExpirationPeriod"]
        guard !started.isAbsent else { return duration.singlePeriod }
        let length = started.string.flatMap { CalendarDuration(iso8601: $0) }
        if let length, let days = length.days(beyond: duration), days >= 0 { return duration.singlePeriod }
        note(
            .undecidedField,
            at: started,
            expected: "no shorter time than \(duration), which ends sooner once it is started",
            consequence: "the length of the rental is not said"
        )
        return nil
    }

    /// What an option costs of which only offers are listed: the price that all of them say they discount. nil, and
    /// reported, where they do not: an offer's own price is no regular price.
    private mutating func fullPrice(of details: [PricedOption]) -> Price? {
        var agreed: Price?
        for detail in details {
            guard let price = microsPrice(of: detail.node, losing: productLeftOut) else { return nil }
            let node = detail.node["fullPriceMicros"]
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

    private mutating func oneTimeOffers(_ details: [PricedOption], in currency: CurrencyCode) -> [SubscriptionOffer] {
        var offers: [SubscriptionOffer] = []
        var ids: Set<String> = []
        for detail in details {
            guard let id = detail.offerID else { continue }
            let node = detail.node
            guard ids.insert(id).inserted else {
                fail(
                    .duplicateOffer,
                    at: node["offerId"],
                    expected: "each offer once in a purchase option",
                    consequence: "this second offer is left out of \(productName)"
                )
                continue
            }
            guard let price = microsPrice(of: node, losing: offerLeftOut) else { continue }
            guard price.isFree || price.currency == currency else {
                fail(
                    .offerInOtherCurrency,
                    at: node["priceCurrencyCode"],
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
    /// nil for the way to buy it itself.
    let offerID: String?
}

extension CalendarDuration {
    /// How many days more it has than another one; nil where months or years do not tell.
    fileprivate func days(beyond other: CalendarDuration) -> Int? {
        guard years == 0, months == 0, other.years == 0, other.months == 0 else { return nil }
        return weeks * 7 + days - other.weeks * 7 - other.days
    }
}
