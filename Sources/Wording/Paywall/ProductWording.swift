internal import PaywrightDecisions
internal import PaywrightMessages
package import PaywrightModel
internal import PaywrightValues

/// Chooses the messages of a product's lines and their values. Pure: no language is known here.
package struct ProductWording: Sendable {
    let terms: PurchaseTerms
    let reference: PurchaseTerms?
    let options: PaywallOptions
    let values: MessageValues
    let name: String
    let includedNames: [String]
    let regularMoney: MessagePrice
    /// The regular price and period, which every message about a subscription offers.
    let regularArguments: MessageArguments
    /// The values of the first two offers beside the regular ones.
    let offerArguments: MessageArguments

    /// The wording of some terms.
    ///
    /// - Parameters:
    ///   - terms: What the customer pays, as `OfferSelection` decides it.
    ///   - name: the product's name as it will be shown.
    ///   - includedNames: the names of what a bundle includes.
    ///   - reference: the terms of the product that savings are compared with; nil for none.
    ///   - options: How prices and periods are shown.
    package init(
        _ terms: PurchaseTerms,
        name: String,
        includedNames: [String] = [],
        comparedWith reference: PurchaseTerms? = nil,
        options: PaywallOptions = PaywallOptions()
    ) {
        self.terms = terms
        self.name = name
        self.includedNames = includedNames
        self.reference = reference
        self.options = options
        let values = MessageValues(options: options, storefront: terms.storefront)
        self.values = values
        let regular = terms.regularPhase
        regularMoney = values.money(regular.price, role: .billed, every: regular.period)
        var arguments: MessageArguments = [.price: .money(regularMoney), .product: .text(name)]
        arguments[.period] = values.value(regular.period)
        regularArguments = arguments
        if let first = terms.offerPhases.first {
            arguments[.offerPrice] = .money(values.offerMoney(first))
            arguments[.offerDuration] = values.value(first.duration)
            arguments[.offerPeriod] = values.value(first.period)
            arguments[.cycles] = first.cycles.map(ArgumentValue.count)
            if PhaseKind(first) == .freeTrial { arguments[.trialDuration] = values.value(first.duration) }
        }
        if let next = terms.offerPhases.dropFirst().first {
            arguments[.nextOfferPrice] = .money(values.offerMoney(next))
            arguments[.nextOfferDuration] = values.value(next.duration)
        }
        offerArguments = arguments
    }

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

    var price: Price { terms.regularPhase.price }

    /// Whether the product renews at a price, so that lines about periods make sense.
    var isPaidSubscription: Bool { terms.regularPhase.isOpenEnded && !price.isFree }

    /// Whether it is access for a time that is paid once: a prepaid plan.
    var isPrepaid: Bool { !terms.regularPhase.isOpenEnded && terms.regularPhase.period != nil }

    private var isPaidPrepaid: Bool { isPrepaid && !price.isFree }

    // MARK: Price and period

    private func ofSubscription(_ key: ProductKey) -> LineContent? {
        isPaidSubscription ? .message(key, regularArguments) : nil
    }

    private func equivalent(per unit: PeriodUnit) -> LineContent? {
        terms.calculatedPrice(per: unit, policy: options.derivedPrices).map { derived in
            let money = values.calculated(derived, per: unit)
            return .message(.pricePerUnit, [.price: .money(money), .period: .length(CalendarDuration(1, unit))])
        }
    }

    // MARK: Offers

    /// Whether an offer makes free what is otherwise paid once.
    var isFreeOneTime: Bool {
        !terms.regularPhase.isOpenEnded && offerPhases.first?.price.isFree == true
    }

    var offerPhases: [PricingPhase] { terms.offerPhases }

    /// Nothing is said of more than two offers in a row, which no store sells.
    private var offer: LineContent? {
        guard let first = offerPhases.first, !isFreeOneTime, offerPhases.count <= 2 else { return nil }
        let kind = PhaseKind(first)
        guard offerPhases.count == 2 else {
            return .message(kind.offer(isForNewCustomers: first.isForNewCustomers), offerArguments)
        }
        return kind.offer(before: PhaseKind(offerPhases[1])).map { .message($0, offerArguments) }
    }

    private var offerBadge: LineContent? {
        guard let first = offerPhases.first else { return nil }
        return isFreeOneTime ? .message(.priceFree) : .message(PhaseKind(first).badge, offerArguments)
    }

    private var offerBadgeSpoken: LineContent? {
        guard let first = offerPhases.first, !isFreeOneTime, PhaseKind(first) == .payAsYouGo else { return nil }
        return .message(.offerBadgePayAsYouGoSpoken, offerArguments)
    }

    // MARK: The button

    private var button: (long: ProductKey, short: ProductKey?, arguments: MessageArguments) {
        if price.isFree || isFreeOneTime { return (.callToActionFree, nil, [.product: .text(name)]) }
        guard let first = offerPhases.first else {
            if isPrepaid { return (.callToActionPrepaid, .callToActionBuyShort, regularArguments) }
            return terms.regularPhase.isOpenEnded
                ? (.callToActionSubscribe, .callToActionSubscribeShort, regularArguments)
                : (.callToActionBuy, .callToActionBuyShort, regularArguments)
        }
        let kind = PhaseKind(first)
        let keys = kind.callToAction(isForNewCustomers: first.isForNewCustomers)
        guard kind == .oneTime else { return (keys.long, keys.short, offerArguments) }
        return (keys.long, keys.short, [.price: .money(values.money(first.price, role: .introductory))])
    }
}
