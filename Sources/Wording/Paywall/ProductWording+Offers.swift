internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// The offer and the button.
extension ProductWording {
    /// Nothing is said of more than two offers in a row, which no store sells.
    var offer: LineContent? {
        guard let first = offerPhases.first, !isFreeOneTime, offerPhases.count <= 2 else { return nil }
        let kind = PhaseKind(first)
        guard offerPhases.count == 2 else {
            return .message(kind.offer(isForNewCustomers: first.isForNewCustomers), offerArguments)
        }
        return kind.offer(before: PhaseKind(offerPhases[1])).map { .message($0, offerArguments) }
    }

    var offerBadge: LineContent? {
        guard let first = offerPhases.first else { return nil }
        return isFreeOneTime ? .message(.priceFree) : .message(PhaseKind(first).badge, offerArguments)
    }

    var offerBadgeSpoken: LineContent? {
        guard let first = offerPhases.first, !isFreeOneTime, PhaseKind(first) == .payAsYouGo else { return nil }
        return .message(.offerBadgePayAsYouGoSpoken, offerArguments)
    }

    var button: (long: ProductKey, short: ProductKey?, arguments: MessageArguments) {
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
