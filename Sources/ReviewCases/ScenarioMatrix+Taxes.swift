internal import Paywright
internal import PaywrightDecisions
internal import PaywrightModel
internal import PaywrightValues

/// Prices to which tax is added.
extension ScenarioMatrix {
    static let taxes: [Scenario?] = {
        let offers: Set<ProductLine> = [
            .offer, .offerBadge, .offerBadgeSpoken, .formerPriceSpoken, .callToAction, .disclosure,
        ]
        let months = paid(.payAsYouGo, "P1M", 3)
        return [
            taxed(
                "tax.monthly",
                monthly,
                nil,
                [.noOffer],
                [
                    .price, .pricePerPeriod, .pricePerPeriodShort, .pricePerPeriodAbbreviated, .pricePerPeriodSpoken,
                    .pricePerYear, .callToAction, .disclosure,
                ]
            ),
            taxed("tax.freeTrial", monthly, trial("P1W"), [.introductory], offers),
            taxed("tax.payAsYouGo", monthly, months, [.introductory], offers),
            taxed("tax.payUpFront", quarterly, paid(.payUpFront, "P6M", 1), [.introductory], offers),
            taxed("tax.lifetime", lifetime, nil, [.noOffer], [.price, .callToAction, .disclosure]),
            taxed("tax.quantity", credits, nil, [.noOffer], [.price, .quantity, .callToAction], quantity: 3),
            taxed(
                "tax.seats",
                monthly,
                nil,
                [.noOffer],
                [.price, .pricePerPeriod, .seats, .callToAction, .disclosure],
                quantity: 5,
                isSoldPerSeat: true
            ),
        ]
    }()

    private static func taxed(
        _ name: String,
        _ shelf: Shelf,
        _ offer: SubscriptionOffer?,
        _ claims: [OfferClaim],
        _ lines: Set<ProductLine>,
        quantity: Int = 1,
        isSoldPerSeat: Bool = false
    ) -> Scenario? {
        let product = Product(
            id: name,
            store: .stripe,
            type: shelf.type,
            names: [LocalizedName(locale: "en", name: shelf.name)],
            prices: shelf.prices,
            period: shelf.period,
            offers: [offer].compactMap { $0 },
            isSoldPerSeat: isSoldPerSeat,
            tax: .added
        )
        return Scenario(name, product, claims, quantity: quantity, lines: lines)
    }
}
