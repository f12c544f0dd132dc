internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ProductListReader {
    /// Reads what one phase of an offer costs and for how long, or reports everything for which the offer is left out.
    mutating func phase(_ node: JSONNode, productType: ProductType) -> OfferPhase? {
        guard let mode = mode(node["mode"], productType: productType) else { return nil }
        let isUnlimited = mode == .freeTrial && node["prices"].isAbsent
        let prices = isUnlimited ? StorefrontPrices() : prices(node["prices"], losing: offerLeftOut)
        if mode == .oneTime {
            reportLength(ofOneTimePhase: node)
            return prices.map { OfferPhase(paymentMode: mode, period: nil, prices: $0) }
        }
        guard let (period, count) = length(of: node, mode: mode), let prices else { return nil }
        if mode == .freeTrial {
            reportPrices(prices, ofFreePhase: node["prices"])
            return OfferPhase(paymentMode: mode, period: period, periodCount: count, prices: prices.free)
        }
        if prices.entries.allSatisfy(\.price.isFree) {
            warn(
                .freePaidOffer,
                at: node["prices"],
                found: "no price above 0",
                expected: "an amount above 0 for a phase that is paid",
                consequence: "the phase is a free trial there"
            )
            return OfferPhase(paymentMode: .freeTrial, period: period, periodCount: count, prices: prices.free)
        }
        return OfferPhase(paymentMode: mode, period: period, periodCount: count, prices: prices)
    }

    private mutating func mode(_ node: JSONNode, productType: ProductType) -> PaymentMode? {
        let modes = PaymentMode.allCases.filter { ($0 == .oneTime) == (productType != .autoRenewable) }
        if let mode = node.string.flatMap(PaymentMode.init(rawValue:)), modes.contains(mode) { return mode }
        let names = modes.map(\.rawValue).joined(separator: ", ")
        fail(
            .unknownPaymentMode,
            at: node,
            expected: modes.count == 1 ? "\(names), as \(productName) does not renew" : "one of \(names)",
            consequence: offerLeftOut
        )
        return nil
    }

    private mutating func length(of node: JSONNode, mode: PaymentMode) -> (CalendarDuration, Int)? {
        let period = duration(node["period"])
        if period == nil {
            fail(
                node["period"].isAbsent ? .missingOfferPeriod : .invalidPeriod,
                at: node["period"],
                expected: "a length in ISO 8601, such as P1W or P3M",
                consequence: offerLeftOut
            )
        }
        let counted = node["periods"]
        let count = counted.isAbsent ? 1 : counted.value?.numberText.flatMap { Int($0) } ?? 0
        let isCounted = (1...9_999).contains(count)
        if !isCounted {
            let expected = "a whole number from 1 to 9999"
            fail(.invalidPeriodCount, at: counted, expected: expected, consequence: offerLeftOut)
        }
        guard let period, isCounted else { return nil }
        guard let whole = period.times(count) else {
            fail(
                .invalidPeriodCount,
                at: counted,
                expected: "at most 9999 of each unit in all, with periods of \(period)",
                consequence: offerLeftOut
            )
            return nil
        }
        if count > 1, mode != .payAsYouGo {
            warn(
                .unexpectedPeriodCount,
                at: counted,
                expected: "1, as in every phase that is free or paid up front",
                consequence: "it is one period of \(whole)"
            )
        }
        return (period, count)
    }

    private mutating func reportLength(ofOneTimePhase node: JSONNode) {
        for field in ["period", "periods"] where !node[field].isAbsent {
            warn(
                .contradictoryFields,
                at: node[field],
                expected: "no length on what is paid once",
                consequence: "the field is ignored"
            )
        }
    }

    /// A free phase may name the storefronts in which it can be had, with the price 0.
    private mutating func reportPrices(_ prices: StorefrontPrices, ofFreePhase node: JSONNode) {
        guard let paid = prices.entries.first(where: { !$0.price.isFree }) else { return }
        warn(
            .pricedFreeOffer,
            at: node,
            found: "\(paid.price) in \(paid.storefront)",
            expected: "no prices on a phase that is free, or 0 where it can be had",
            consequence: "nothing is charged"
        )
    }
}

extension StorefrontPrices {
    /// The price 0 in each of the storefronts.
    fileprivate var free: StorefrontPrices {
        StorefrontPrices(
            entries.map { entry in
                let price = Price(
                    amount: .zero,
                    currency: entry.price.currency,
                    displayString: entry.price.isFree ? entry.price.displayString : nil
                )
                return Entry(storefront: entry.storefront, price: price)
            }
        )
    }
}
