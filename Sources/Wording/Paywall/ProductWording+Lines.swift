internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// What each line says, in one place: when it applies, its message and its values.
extension ProductWording {
    /// The messages of every line that applies, in the order of `ProductLine`; or of those asked for, in the order asked for.
    package func messages(showing chosen: [ProductLine]? = nil) -> [LineMessage<ProductLine>] {
        var savings = Savings(of: self)
        return (chosen ?? ProductLine.allCases).compactMap { line in
            content(of: line, &savings).map { LineMessage(line: line, content: $0) }
        }
    }

    /// What fills a line; nil where it does not apply.
    private func content(of line: ProductLine, _ savings: inout Savings) -> LineContent? {
        switch line {
        case .name: .value(.product, .text(name))
        case .price: price.isFree ? .message(.priceFree) : .value(.price, .money(regularMoney))
        case .period: isPaidSubscription || isPaidPrepaid ? .message(.period, regularArguments) : nil
        case .frequency: ofSubscription(.frequency)
        case .pricePerPeriod: ofSubscription(.pricePerPeriod)
        case .pricePerPeriodShort: ofSubscription(.pricePerPeriodShort)
        case .pricePerPeriodAbbreviated: ofSubscription(.pricePerPeriodAbbreviated)
        case .pricePerPeriodSpoken: ofSubscription(.pricePerPeriodSpoken)
        case .commitment: commitment
        case .commitmentBadge: commitmentBadge
        case .seats: seats
        case .quantity: quantity
        case .includes:
            includedNames.isEmpty ? nil : .message(.includes, [.includedProducts: .names(includedNames)])
        case .pricePerDay: equivalent(per: .day)
        case .pricePerWeek: equivalent(per: .week)
        case .pricePerMonth: equivalent(per: .month)
        case .pricePerYear: equivalent(per: .year)
        case .formerPrice: formerPrice
        case .formerPriceSpoken: formerPriceSpoken
        case .savingsPercent: savings.comparison.map { .message(.savingsPercent, [.percent: $0.percentValue]) }
        case .savingsAmount: savings.comparison.flatMap(savedAmount)
        case .savingsFree: savings.comparison.flatMap(savedTime)
        case .savingsComparison: savings.comparison.map(comparison)
        case .savingsPerUnit: savings.comparison.flatMap(comparisonPerUnit)
        case .savingsOfferPercent: savings.ofOffer.map { .message(.savingsOfferPercent, arguments($0)) }
        case .savingsOfferAmount: savings.ofOffer.flatMap { amount(.savingsOfferAmount, $0) }
        case .savingsWithOfferPercent: savings.withOffer.map { .message(.savingsWithOfferPercent, arguments($0)) }
        case .savingsWithOfferAmount: savings.withOffer.flatMap { amount(.savingsWithOfferAmount, $0) }
        case .offer: offer
        case .offerBadge: offerBadge
        case .offerBadgeSpoken: offerBadgeSpoken
        case .callToAction: .message(button.long, button.arguments)
        case .callToActionShort: button.short.map { .message($0, button.arguments) }
        case .disclosure: disclosure
        }
    }

    private func ofSubscription(_ key: ProductKey) -> LineContent? {
        isPaidSubscription ? .message(key, regularArguments) : nil
    }

    private func equivalent(per unit: PeriodUnit) -> LineContent? {
        terms.calculatedPrice(per: unit, policy: options.derivedPrices).map { derived in
            let money = values.calculated(derived, per: unit)
            return .message(.pricePerUnit, [.price: .money(money), .period: .length(CalendarDuration(1, unit))])
        }
    }
}

/// The messages of a product’s lines. A test compares them with the source language’s keys, both ways.
enum ProductKey: String, MessageKey {
    case pricePerPeriod
    case pricePerPeriodShort = "pricePerPeriod.short"
    case pricePerPeriodAbbreviated = "pricePerPeriod.abbreviated"
    case pricePerPeriodSpoken = "pricePerPeriod.spoken"
    case pricePerUnit
    case priceFree = "price.free"
    case period
    case frequency
    case offerFreeTrial = "offer.freeTrial"
    case offerFreeTrialReturning = "offer.freeTrial.returning"
    case offerPayAsYouGo = "offer.payAsYouGo"
    case offerPayAsYouGoReturning = "offer.payAsYouGo.returning"
    case offerPayAsYouGoOnePeriod = "offer.payAsYouGo.onePeriod"
    case offerPayAsYouGoOnePeriodReturning = "offer.payAsYouGo.onePeriod.returning"
    case offerPayUpFront = "offer.payUpFront"
    case offerPayUpFrontReturning = "offer.payUpFront.returning"
    case offerOneTime = "offer.oneTime"
    case offerFreeTrialFreeTrial = "offer.freeTrial.freeTrial"
    case offerFreeTrialPayAsYouGo = "offer.freeTrial.payAsYouGo"
    case offerFreeTrialPayAsYouGoOnePeriod = "offer.freeTrial.payAsYouGo.onePeriod"
    case offerFreeTrialPayUpFront = "offer.freeTrial.payUpFront"
    case offerPayAsYouGoFreeTrial = "offer.payAsYouGo.freeTrial"
    case offerPayAsYouGoPayAsYouGo = "offer.payAsYouGo.payAsYouGo"
    case offerPayAsYouGoPayUpFront = "offer.payAsYouGo.payUpFront"
    case offerPayUpFrontFreeTrial = "offer.payUpFront.freeTrial"
    case offerPayUpFrontPayAsYouGo = "offer.payUpFront.payAsYouGo"
    case offerPayUpFrontPayUpFront = "offer.payUpFront.payUpFront"
    case offerBadgeFreeTrial = "offerBadge.freeTrial"
    case offerBadgePayAsYouGo = "offerBadge.payAsYouGo"
    case offerBadgePayAsYouGoSpoken = "offerBadge.payAsYouGo.spoken"
    case offerBadgePayUpFront = "offerBadge.payUpFront"
    case offerBadgeOneTime = "offerBadge.oneTime"
    case commitment
    case commitmentAfterOffer = "commitment.afterOffer"
    case commitmentBadge = "commitment.badge"
    case quantity
    case seats
    case seatsOneTime = "seats.oneTime"
    case includes
    case savingsPercent = "savings.percent"
    case savingsAmount = "savings.amount"
    case savingsFree = "savings.free"
    case savingsComparison = "savings.comparison"
    case savingsPerUnit = "savings.perUnit"
    case savingsOfferPercent = "savings.offer.percent"
    case savingsOfferAmount = "savings.offer.amount"
    case savingsWithOfferPercent = "savings.withOffer.percent"
    case savingsWithOfferAmount = "savings.withOffer.amount"
    case formerPriceSpoken = "formerPrice.spoken"
    case formerPriceOnePeriodSpoken = "formerPrice.onePeriod.spoken"
    case formerPriceOneTimeSpoken = "formerPrice.oneTime.spoken"
    case callToActionSubscribe = "callToAction.subscribe"
    case callToActionSubscribeShort = "callToAction.subscribe.short"
    case callToActionFreeTrial = "callToAction.freeTrial"
    case callToActionFreeTrialShort = "callToAction.freeTrial.short"
    case callToActionFreeTrialReturning = "callToAction.freeTrial.returning"
    case callToActionPayAsYouGo = "callToAction.payAsYouGo"
    case callToActionPayUpFront = "callToAction.payUpFront"
    case callToActionPayAsYouGoReturning = "callToAction.payAsYouGo.returning"
    case callToActionPayUpFrontReturning = "callToAction.payUpFront.returning"
    case callToActionOfferShort = "callToAction.offer.short"
    case callToActionBuy = "callToAction.buy"
    case callToActionBuyShort = "callToAction.buy.short"
    case callToActionPrepaid = "callToAction.prepaid"
    case callToActionFree = "callToAction.free"
    case disclosureRegular = "disclosure.regular"
    case disclosureCommitment = "disclosure.commitment"
    case disclosureFreeTrial = "disclosure.freeTrial"
    case disclosureFreeTrialReturning = "disclosure.freeTrial.returning"
    case disclosurePayAsYouGo = "disclosure.payAsYouGo"
    case disclosurePayAsYouGoReturning = "disclosure.payAsYouGo.returning"
    case disclosurePayAsYouGoOnePeriod = "disclosure.payAsYouGo.onePeriod"
    case disclosurePayAsYouGoOnePeriodReturning = "disclosure.payAsYouGo.onePeriod.returning"
    case disclosurePayUpFront = "disclosure.payUpFront"
    case disclosurePayUpFrontReturning = "disclosure.payUpFront.returning"
    case disclosureAlreadySubscribed = "disclosure.alreadySubscribed"
    case disclosureAlreadySubscribedFreeTrial = "disclosure.alreadySubscribed.freeTrial"
    case disclosureNextFreeTrial = "disclosure.next.freeTrial"
    case disclosureNextPayAsYouGo = "disclosure.next.payAsYouGo"
    case disclosureNextPayAsYouGoOnePeriod = "disclosure.next.payAsYouGo.onePeriod"
    case disclosureNextPayUpFront = "disclosure.next.payUpFront"
    case disclosureAfterOffer = "disclosure.afterOffer"
    case disclosureCommitmentAfterOffer = "disclosure.commitment.afterOffer"
    case disclosureCommitmentCancel = "disclosure.commitment.cancel"
    case disclosureCommitmentRenews = "disclosure.commitment.renews"
    case disclosureCommitmentContinues = "disclosure.commitment.continues"
    case disclosureCommitmentRenewsUnstated = "disclosure.commitment.renewsUnstated"
    case disclosureCancel = "disclosure.cancel"
    case disclosureCancelFreeTrial = "disclosure.cancel.freeTrial"
    case disclosureCancelFreePeriod = "disclosure.cancel.freePeriod"
    case disclosureUnknownEligibility = "disclosure.unknownEligibility"
    case disclosureOneTime = "disclosure.oneTime"
    case disclosurePrepaid = "disclosure.prepaid"
    case disclosureNonRenewing = "disclosure.nonRenewing"
}
