internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ConfigurationReader {
    /// Reads what an offer costs and for how long, or reports everything for which it is left out.
    mutating func terms(of offer: JSONNode, productType: ProductType) -> OfferTerms? {
        guard let mode = paymentMode(offer["paymentMode"], productType: productType) else { return nil }
        if mode == .oneTime {
            return price(offer["displayPrice"], losing: offerLeftOut).map {
                OfferTerms(paymentMode: mode, period: nil, price: $0)
            }
        }
        let price = mode == .freeTrial ? nil : price(offer["displayPrice"], losing: offerLeftOut)
        guard let (period, count, length) = length(of: offer, mode: mode) else { return nil }
        if mode == .freeTrial {
            reportPrice(ofFreeOffer: offer["displayPrice"])
            return .freeTrial(lasting: length)
        }
        guard let price else { return nil }
        if price.isFree {
            warn(
                .freePaidOffer,
                at: offer["displayPrice"],
                expected: "an amount above 0 for an offer that is paid",
                consequence: "it is a free trial of \(length)"
            )
            return .freeTrial(lasting: length)
        }
        return mode == .payAsYouGo
            ? OfferTerms(paymentMode: mode, period: period, periodCount: count, price: price)
            : OfferTerms(paymentMode: mode, period: length, price: price)
    }

    private mutating func paymentMode(_ node: JSONNode, productType: ProductType) -> PaymentMode? {
        let modes = PaymentMode.configurationNames(for: productType)
        if let mode = modes.first(where: { $0.name == node.string })?.mode { return mode }
        let names = modes.map(\.name).joined(separator: ", ")
        fail(
            .unknownPaymentMode,
            at: node,
            expected: modes.count == 1
                ? "\(names), as \(productName) is paid once" : "one of \(names)",
            consequence: offerLeftOut
        )
        return nil
    }

    private mutating func length(of offer: JSONNode, mode: PaymentMode) -> (CalendarDuration, Int, CalendarDuration)? {
        let counted = offer["numberOfPeriods"]
        let period = offerPeriod(offer["subscriptionPeriod"])
        let count = periodCount(counted)
        guard let period, let count else { return nil }
        guard let length = period.times(count) else {
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
                expected: "1, as in every offer that is free or paid up front",
                consequence: "it is one period of \(length)"
            )
        }
        return (period, count, length)
    }

    private mutating func offerPeriod(_ node: JSONNode) -> CalendarDuration? {
        if let period = node.string.flatMap({ CalendarDuration(iso8601: $0) }) { return period }
        fail(
            node.isAbsent ? .missingOfferPeriod : .invalidPeriod,
            at: node,
            expected: "a length in ISO 8601, such as P1W or P3M",
            consequence: offerLeftOut
        )
        return nil
    }

    private mutating func periodCount(_ node: JSONNode) -> Int? {
        guard !node.isAbsent else { return 1 }
        if let count = node.value?.numberText.flatMap({ Int($0) }), (1...9_999).contains(count) { return count }
        let expected = "a whole number from 1 to 9999"
        fail(.invalidPeriodCount, at: node, expected: expected, consequence: offerLeftOut)
        return nil
    }

    private mutating func reportPrice(ofFreeOffer node: JSONNode) {
        guard !node.isAbsent, node.amount != .zero else { return }
        warn(
            .pricedFreeOffer,
            at: node,
            expected: "no price, or 0, for an offer that is free",
            consequence: "nothing is charged"
        )
    }
}
