internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ConfigurationReader {
    private typealias Fields = StoreKitFields.Offer

    /// Reads what an offer costs and for how long, or reports everything for which it is left out.
    mutating func terms(of offer: JSONNode, productType: ProductType) -> OfferTerms? {
        let mode = paymentMode(
            offer[Fields.paymentMode],
            among: PaymentMode.configurationNames(for: productType),
            whyOnce: "\(productName) is paid once",
            losing: offerLeftOut
        )
        guard let mode else { return nil }
        if mode == .oneTime {
            return price(offer[Fields.displayPrice], losing: offerLeftOut).map {
                OfferTerms(paymentMode: mode, period: nil, price: $0)
            }
        }
        let price = mode == .freeTrial ? nil : price(offer[Fields.displayPrice], losing: offerLeftOut)
        let periodField = offer[Fields.subscriptionPeriod]
        let length = offerLength(
            at: periodField,
            period: periodField.string.flatMap { CalendarDuration(iso8601: $0) },
            count: offer[Fields.numberOfPeriods],
            mode: mode,
            of: "offer",
            losing: offerLeftOut
        )
        guard let length else { return nil }
        if mode == .freeTrial {
            reportPrice(ofFreeOffer: offer[Fields.displayPrice])
            return .freeTrial(lasting: length.whole)
        }
        guard let price else { return nil }
        if price.isFree {
            warn(
                .freePaidOffer,
                at: offer[Fields.displayPrice],
                expected: "an amount above 0 for an offer that is paid",
                consequence: "it is a free trial of \(length.whole)"
            )
            return .freeTrial(lasting: length.whole)
        }
        return mode == .payAsYouGo
            ? OfferTerms(paymentMode: mode, period: length.period, periodCount: length.count, price: price)
            : OfferTerms(paymentMode: mode, period: length.whole, price: price)
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
