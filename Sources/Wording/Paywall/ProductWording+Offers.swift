internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// The offer and the button.
extension ProductWording {
    var offer: LineContent? { offerMessage.map { .sentences([$0]) } }

    /// The line about the offers: with a commitment never without how long it is and what it comes to.
    var offerMessage: Message? {
        guard let key = offerKey else { return nil }
        guard commitsToPayments else { return .product(key, offerArguments) }
        return .product(.offerCommitment, offerArguments(around: .message(key)))
    }

    /// The same as a sentence of the terms.
    var offerSentence: Message? {
        guard let key = offerKey else { return nil }
        let inTerms = offerInTerms(key)
        var arguments = offerArguments(around: inTerms.offer)
        arguments[.line] = inTerms.line
        if countsOffer {
            for name in countArguments.names { arguments[name] = countArguments[name] }
        }
        return .product(.disclosureOffer, arguments)
    }

    private func offerArguments(around offer: ArgumentValue) -> MessageArguments {
        var arguments = offerArguments.reserving(4)
        if terms.commitment != nil {
            let commitment = commitmentArguments()
            for name in [ArgumentName.commitmentDuration, .paymentCount, .total] { arguments[name] = commitment[name] }
        }
        arguments[.offer] = offer
        return arguments
    }

    /// Nothing is said of more than two offers in a row, which no store sells.
    private var offerKey: ProductKey? {
        // The price that follows the offer may be another one then.
        guard isLaterPriceKnown || !terms.regularPhase.isOpenEnded else { return nil }
        guard let first = offerPhases.first, !isFreeOneTime, !isDearerOneTime, offerPhases.count <= 2 else {
            return nil
        }
        let kind = PhaseKind(first)
        return offerPhases.count == 2
            ? kind.offer(before: PhaseKind(offerPhases[1])) : kind.offer(isForNewCustomers: first.isForNewCustomers)
    }

    /// Whether what is paid once costs no less with the offer: then nothing is reduced.
    private var isDearerOneTime: Bool {
        offerPhases.first.map { PhaseKind($0) == .oneTime && $0.price.amount >= price.amount } ?? false
    }

    /// Whether free time follows free time.
    private var isFreeTwice: Bool { offerPhases.count == 2 && terms.leadingFreePhases.count == 2 }

    var offerBadge: LineContent? {
        guard let first = offerPhases.first, !isDearerOneTime else { return nil }
        if isFreeOneTime { return .message(.priceFree) }
        return .message(isFreeTwice ? .offerBadgeFreeTrialFreeTrial : PhaseKind(first).badge, offerArguments)
    }

    var offerBadgeSpoken: LineContent? {
        guard let first = offerPhases.first, !isFreeOneTime, PhaseKind(first) == .payAsYouGo else { return nil }
        return .message(.offerBadgePayAsYouGoSpoken, offerArguments)
    }

    var button: (long: ProductKey, short: ProductKey?, arguments: MessageArguments) {
        // What is charged later is at most its price, which no button has.
        if terms.product.sale?.preorder != nil { return (.callToActionPreorder, nil, [.product: .text(name)]) }
        if price.isFree || isFreeOneTime { return (.callToActionFree, nil, [.product: .text(name)]) }
        // What a button binds to is on it, whatever comes before.
        if commitsToPayments { return (.callToActionCommitment, .callToActionCommitmentShort, commitmentArguments()) }
        guard let first = offerPhases.first, !(isOrder && PhaseKind(first) == .freeTrial) else {
            if isPrepaid { return (.callToActionPrepaid, .callToActionBuyShort, regularArguments) }
            return terms.regularPhase.isOpenEnded
                ? (.callToActionSubscribe, .callToActionSubscribeShort, regularArguments) : buy(regularArguments)
        }
        let kind = PhaseKind(first)
        if kind == .oneTime { return buy([.price: .money(values.money(first.price, role: .introductory))]) }
        var keys = kind.callToAction(isForNewCustomers: first.isForNewCustomers)
        if isFreeTwice {
            keys.long = .callToActionFreeTrialFreeTrial
        } else if keys.long == .callToActionFreeTrial, first.duration?.singlePeriod == nil {
            keys.long = .callToActionFreeTrialComposite
        }
        return (keys.long, keys.short, offerArguments)
    }

    private func buy(_ arguments: MessageArguments) -> (ProductKey, ProductKey?, MessageArguments) {
        if terms.product.sale?.rental != nil { return (.callToActionRent, .callToActionRentShort, arguments) }
        guard let quantity = quantityArguments()?[.quantity] else {
            return (.callToActionBuy, .callToActionBuyShort, arguments)
        }
        var arguments = arguments
        arguments[.quantity] = quantity
        return (.callToActionBuyQuantity, .callToActionBuyShort, arguments)
    }
}
