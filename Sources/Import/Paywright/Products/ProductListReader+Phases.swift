internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ProductListReader {
    /// Reads what one phase of an offer costs and for how long, or reports everything for which the offer is left out.
    mutating func phase(_ node: JSONNode, productType: ProductType) -> OfferPhase? {
        let mode = paymentMode(
            node["mode"],
            among: PaymentMode.allCases.filter { $0.isPossible(for: productType) }.map { ($0.rawValue, $0) },
            whyOnce: "\(productName) does not renew",
            losing: offerLeftOut
        )
        guard let mode else { return nil }
        let isUnlimited = mode == .freeTrial && !node.states("prices")
        let prices = isUnlimited ? StorefrontPrices() : prices(node["prices"], losing: offerLeftOut)
        if mode == .oneTime {
            reportLength(ofOneTimePhase: node)
            return prices.map { OfferPhase(paymentMode: mode, period: nil, prices: $0) }
        }
        let length = offerLength(
            at: node["period"],
            period: duration(node["period"]),
            count: node["periods"],
            mode: mode,
            of: "phase",
            losing: offerLeftOut
        )
        guard let length, let prices else { return nil }
        let (period, count) = (length.period, length.count)
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

    private mutating func reportLength(ofOneTimePhase node: JSONNode) {
        for field in ["period", "periods"] where node.states(field) {
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
