internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// What each line says, in one place: when it applies, its message and its values.
extension ProductWording {
    /// The messages of every line that applies, in the order of `ProductLine`; or of those asked for, in the order asked for.
    package func messages(showing chosen: [ProductLine]? = nil) -> [LineMessage<ProductLine>] {
        var messages: [LineMessage<ProductLine>] = []
        forEachMessage(showing: chosen) { messages.append(LineMessage(line: $0, content: $1)) }
        return messages
    }

    /// The same one after the other.
    package func forEachMessage(showing chosen: [ProductLine]? = nil, _ body: (ProductLine, LineContent) -> Void) {
        var decided = DecidedOnce(of: self)
        for line in chosen ?? ProductLine.allCases {
            if let content = content(of: line, &decided) { body(line, telling(content, on: line)) }
        }
    }

    /// What fills one line; nil where it does not apply.
    func content(of line: ProductLine) -> LineContent? {
        var decided = DecidedOnce(of: self)
        return content(of: line, &decided).map { telling($0, on: line) }
    }

    /// A line with what has to stand beside its amount: how many it is for, and that tax comes on top.
    private func telling(_ content: LineContent, on line: ProductLine) -> LineContent {
        tellingTax(tellingCount(content, on: line), on: line)
    }

    /// What fills a line; nil where it does not apply.
    private func content(of line: ProductLine, _ decided: inout DecidedOnce) -> LineContent? {
        switch line {
        case .name: .value(.product, .text(name))
        case .price: price.isFree ? .message(.priceFree) : .value(.price, .money(regularMoney))
        case .period: period
        case .frequency: frequency
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
        case .rental: rentalSentences.isEmpty ? nil : .sentences(rentalSentences)
        case .preorder: releaseDate.map { .message(.preorder, [.date: $0]) }
        case .pricePerDay: equivalent(per: .day)
        case .pricePerWeek: equivalent(per: .week)
        case .pricePerMonth: equivalent(per: .month)
        case .pricePerYear: equivalent(per: .year)
        case .formerPrice: formerPrice
        case .formerPriceSpoken: formerPriceSpoken
        case .savingsPercent: decided.comparison.map { .message(.savingsPercent, [.percent: $0.percentValue]) }
        case .savingsAmount: decided.comparison.flatMap(savedAmount)
        case .savingsTime: decided.comparison.flatMap(savedTime)
        case .savingsComparison: decided.comparison.map(comparison)
        case .savingsPerUnit: decided.comparison.flatMap(comparisonPerUnit)
        case .savingsOfferPercent: decided.ofOffer.map { .message(.savingsOfferPercent, arguments($0)) }
        case .savingsOfferAmount: decided.ofOffer.flatMap { amount(.savingsOfferAmount, $0) }
        case .savingsWithOfferPercent: decided.withOffer.map { .message(.savingsWithOfferPercent, arguments($0)) }
        case .savingsWithOfferAmount: decided.withOffer.flatMap { amount(.savingsWithOfferAmount, $0) }
        case .offer: offer
        case .offerBadge: offerBadge
        case .offerBadgeSpoken: offerBadgeSpoken
        case .callToAction:
            canBeBought ? orderButton ?? .message(decided.button.long, decided.button.arguments) : labelOfChoice
        case .callToActionShort:
            canBeBought && orderButton == nil
                ? decided.button.short.map { .message($0, decided.button.arguments) } : nil
        case .dueToday: dueToday
        case .nextCharge: nextCharge
        case .trialTimelineToday: trialSteps?.today
        case .trialTimelineLastDay: trialSteps?.lastDay
        case .trialTimelineCharge: trialSteps?.charge
        case .planChange: planChange
        case .taxIncluded: terms.product.tax == .included && !price.isFree ? .message(.taxIncluded) : nil
        case .cancelAnytime: cancelAnytime
        case .disclosure: disclosure
        }
    }

    private func ofSubscription(_ key: ProductKey) -> LineContent? {
        isPaidSubscription ? .message(key, regularArguments) : nil
    }

    /// How long a subscription runs before it renews; a commitment never without how long it is.
    private var period: LineContent? {
        guard isPaidSubscription || isPaidPrepaid else { return nil }
        return commitsToPayments ? .message(.periodCommitment, frequencyArguments) : .message(.period, regularArguments)
    }

    private var frequency: LineContent? {
        commitsToPayments ? .message(.frequencyCommitment, frequencyArguments) : ofSubscription(.frequency)
    }

    private var frequencyArguments: MessageArguments {
        var arguments = commitmentArguments()
        arguments[.frequency] = .message(.frequency)
        return arguments
    }

    private func equivalent(per unit: PeriodUnit) -> LineContent? {
        terms.calculatedPrice(per: unit, policy: options.calculation).map { derived in
            let price = ArgumentValue.money(values.calculated(derived.price, per: unit))
            var arguments = MessageArguments(.price, price, reserving: 2)
            arguments[.period] = .length(CalendarDuration(1, unit))
            return .message(derived.isExact ? .pricePerUnitExact : .pricePerUnit, arguments)
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
    case pricePerUnitExact = "pricePerUnit.exact"
    case priceFree = "price.free"
    case pricePlusTax = "price.plusTax"
    case plusTax
    case plusTaxSpoken = "plusTax.spoken"
    case priceAlone = "price.alone"
    case forSeats
    case forSeatsPlusTax = "forSeats.plusTax"
    case forSeatsSpoken = "forSeats.spoken"
    case forSeatsOffer = "forSeats.offer"
    case forQuantity
    case forQuantityPlusTax = "forQuantity.plusTax"
    case forQuantitySpoken = "forQuantity.spoken"
    case period
    case periodCommitment = "period.commitment"
    case frequency
    case frequencyCommitment = "frequency.commitment"
    case offerFreeTrial = "offer.freeTrial"
    case offerFreeTrialReturning = "offer.freeTrial.returning"
    case offerPayAsYouGo = "offer.payAsYouGo"
    case offerPayAsYouGoReturning = "offer.payAsYouGo.returning"
    case offerPayUpFront = "offer.payUpFront"
    case offerPayUpFrontReturning = "offer.payUpFront.returning"
    case offerOneTime = "offer.oneTime"
    case offerCommitment = "offer.commitment"
    case offerFreeTrialFreeTrial = "offer.freeTrial.freeTrial"
    case offerFreeTrialPayAsYouGo = "offer.freeTrial.payAsYouGo"
    case offerFreeTrialPayUpFront = "offer.freeTrial.payUpFront"
    case offerPayAsYouGoFreeTrial = "offer.payAsYouGo.freeTrial"
    case offerPayAsYouGoPayAsYouGo = "offer.payAsYouGo.payAsYouGo"
    case offerPayAsYouGoPayUpFront = "offer.payAsYouGo.payUpFront"
    case offerPayUpFrontFreeTrial = "offer.payUpFront.freeTrial"
    case offerPayUpFrontPayAsYouGo = "offer.payUpFront.payAsYouGo"
    case offerPayUpFrontPayUpFront = "offer.payUpFront.payUpFront"
    case offerBadgeFreeTrial = "offerBadge.freeTrial"
    case offerBadgeFreeTrialFreeTrial = "offerBadge.freeTrial.freeTrial"
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
    case savingsTime = "savings.time"
    case savingsComparison = "savings.comparison"
    case savingsPerUnit = "savings.perUnit"
    case savingsPerUnitExact = "savings.perUnit.exact"
    case savingsOfferPercent = "savings.offer.percent"
    case savingsOfferAmount = "savings.offer.amount"
    case savingsWithOfferPercent = "savings.withOffer.percent"
    case savingsWithOfferAmount = "savings.withOffer.amount"
    case formerPriceSpoken = "formerPrice.spoken"
    case formerPriceOnePeriodSpoken = "formerPrice.onePeriod.spoken"
    case formerPriceOneTimeSpoken = "formerPrice.oneTime.spoken"
    case callToActionSubscribe = "callToAction.subscribe"
    case callToActionSubscribeShort = "callToAction.subscribe.short"
    case callToActionCommitment = "callToAction.commitment"
    case callToActionCommitmentShort = "callToAction.commitment.short"
    case callToActionFreeTrial = "callToAction.freeTrial"
    case callToActionFreeTrialComposite = "callToAction.freeTrial.composite"
    case callToActionFreeTrialShort = "callToAction.freeTrial.short"
    case callToActionFreeTrialReturning = "callToAction.freeTrial.returning"
    case callToActionFreeTrialFreeTrial = "callToAction.freeTrial.freeTrial"
    case callToActionPayAsYouGo = "callToAction.payAsYouGo"
    case callToActionPayUpFront = "callToAction.payUpFront"
    case callToActionPayAsYouGoReturning = "callToAction.payAsYouGo.returning"
    case callToActionPayUpFrontReturning = "callToAction.payUpFront.returning"
    case callToActionOfferShort = "callToAction.offer.short"
    case callToActionBuy = "callToAction.buy"
    case callToActionBuyShort = "callToAction.buy.short"
    case callToActionBuyQuantity = "callToAction.buy.quantity"
    case callToActionPrepaid = "callToAction.prepaid"
    case callToActionRent = "callToAction.rent"
    case callToActionRentShort = "callToAction.rent.short"
    case callToActionPreorder = "callToAction.preorder"
    case callToActionFree = "callToAction.free"
    case dueToday
    case dueTodayNothing = "dueToday.nothing"
    case nextCharge
    case trialTimelineToday = "trialTimeline.today"
    case trialTimelineLastDay = "trialTimeline.lastDay"
    case trialTimelineCharge = "trialTimeline.charge"
    case planChangeNow = "planChange.now"
    case planChangeAtRenewal = "planChange.atRenewal"
    case taxIncluded
    case cancelAnytime
    case cancelAnytimeAppStore = "cancelAnytime.appStore"
    case disclosureRegular = "disclosure.regular"
    case disclosureRegularSeats = "disclosure.regular.seats"
    case disclosureCount = "disclosure.count"
    case disclosureOffer = "disclosure.offer"
    case disclosureTax = "disclosure.tax"
    case disclosureFirstPayment = "disclosure.firstPayment"
    case disclosureRenews = "disclosure.renews"
    case disclosureCommitment = "disclosure.commitment"
    case disclosureAlreadySubscribed = "disclosure.alreadySubscribed"
    case disclosureAlreadySubscribedFreeTrial = "disclosure.alreadySubscribed.freeTrial"
    case disclosureCommitmentCancel = "disclosure.commitment.cancel"
    case disclosureCommitmentRenews = "disclosure.commitment.renews"
    case disclosureCommitmentContinues = "disclosure.commitment.continues"
    case disclosureCommitmentRenewsUnstated = "disclosure.commitment.renewsUnstated"
    case disclosureCancel = "disclosure.cancel"
    case disclosureCancelFreeTrial = "disclosure.cancel.freeTrial"
    case disclosureCancelFreePeriod = "disclosure.cancel.freePeriod"
    case disclosureCancelFreePeriods = "disclosure.cancel.freePeriods"
    case disclosureCancelAmazon = "disclosure.cancel.amazon"
    case disclosureCancelMerchant = "disclosure.cancel.merchant"
    case disclosureCancelMerchantLink = "disclosure.cancel.merchantLink"
    case disclosureUnknownEligibility = "disclosure.unknownEligibility"
    case disclosureOneTime = "disclosure.oneTime"
    case disclosurePrepaid = "disclosure.prepaid"
    case disclosureNonRenewing = "disclosure.nonRenewing"
    case disclosurePreorder = "disclosure.preorder"
    case disclosurePreorderNoDate = "disclosure.preorder.noDate"
    case rentalPeriod = "rental.period"
    case rentalAfterStart = "rental.afterStart"
    case rentalAfterStartHours = "rental.afterStart.hours"
    case preorder
}
