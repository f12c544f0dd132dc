package import PaywrightMessages
internal import PaywrightDecisions
internal import PaywrightModel
internal import PaywrightValues

/// What the product and its offer save, against the product compared with and against the product's own price.
extension ProductWording {
    func savingLines() -> [LineMessage<ProductLine>] {
        formerPriceLines() + comparisonLines() + offerSavingLines()
    }

    /// What the product saves against the one compared with, and that one's price.
    func comparisonArguments() -> MessageArguments {
        guard let reference, let saving = terms.saving(comparedWith: reference, policy: options.derivedPrices) else {
            return [:]
        }
        var arguments: MessageArguments = [.percent: saving.percentValue, .referencePrice: referenceMoney(saving)]
        arguments[.savingAmount] = saving.amount.map { amount in
            .money(values.money(amount, role: .calculated, every: terms.regularPhase.period))
        }
        arguments[.savingDuration] = values.value(saving.savedTime.map { CalendarDuration($0) })
        return arguments
    }

    /// The regular price to strike through, and both prices as they are heard.
    private func formerPriceLines() -> [LineMessage<ProductLine>] {
        guard let former = terms.formerPrice else { return [] }
        let money = values.money(former, role: .former, every: terms.regularPhase.period)
        let isOneTime = !terms.regularPhase.isOpenEnded
        let isOnePeriod = offerPhases.first { !$0.price.isFree }?.cycles == 1
        let form = isOneTime ? ".oneTime" : isOnePeriod ? ".onePeriod" : ""
        return [
            LineMessage(line: .formerPrice, content: .value(.oldPrice, .money(money))),
            .message(.formerPriceSpoken, "formerPrice\(form).spoken", savingOfferArguments()),
        ]
    }

    private func comparisonLines() -> [LineMessage<ProductLine>] {
        guard let reference, let saving = terms.saving(comparedWith: reference, policy: options.derivedPrices) else {
            return []
        }
        var lines: [LineMessage<ProductLine>] = [
            .message(.savingsPercent, "savings.percent", [.percent: saving.percentValue])
        ]
        if let amount = saving.amount {
            let money = values.money(amount, role: .calculated, every: terms.regularPhase.period)
            var arguments = regularArguments
            arguments[.savingAmount] = .money(money)
            lines.append(.message(.savingsAmount, "savings.amount", arguments))
        }
        if let time = saving.savedTime {
            var arguments = regularArguments
            arguments[.savingDuration] = values.value(CalendarDuration(time))
            lines.append(.message(.savingsFree, "savings.free", arguments))
        }
        let compared: MessageArguments = [.percent: saving.percentValue, .referencePrice: referenceMoney(saving)]
        lines.append(.message(.savingsComparison, "savings.comparison", compared))
        if let unit = unitPrice(saving) {
            let arguments: MessageArguments = [.unitPrice: unit, .referencePrice: referenceMoney(saving)]
            lines.append(.message(.savingsPerUnit, "savings.perUnit", arguments))
        }
        return lines
    }

    /// The product's price in one of the reference's periods, where that is one unit and calculated.
    private func unitPrice(_ saving: PriceSaving) -> ArgumentValue? {
        let period = saving.referencePeriod.normalized()
        guard period.value == 1 else { return nil }
        return terms.calculatedPrice(per: period.unit, policy: options.derivedPrices).map { derived in
            .money(values.money(derived, role: .calculated, every: MessageValues.single(period.unit)))
        }
    }

    private func offerSavingLines() -> [LineMessage<ProductLine>] {
        let policy = options.derivedPrices
        let own = terms.offerSaving(policy: policy)
        let compared = reference.flatMap { terms.savingWithOffer(comparedWith: $0, policy: policy) }
        var lines: [LineMessage<ProductLine>] = []
        if let own {
            lines.append(.message(.savingsOfferPercent, "savings.offer.percent", arguments(own)))
            if own.amount != nil {
                lines.append(.message(.savingsOfferAmount, "savings.offer.amount", arguments(own)))
            }
        }
        if let compared {
            lines.append(.message(.savingsWithOfferPercent, "savings.withOffer.percent", arguments(compared)))
            if compared.amount != nil {
                lines.append(.message(.savingsWithOfferAmount, "savings.withOffer.amount", arguments(compared)))
            }
        }
        return lines
    }

    private func arguments(_ saving: PriceSaving) -> MessageArguments {
        var arguments = savingOfferArguments()
        arguments[.percent] = saving.percentValue
        arguments[.savingAmount] = saving.amount.map { .money(values.money($0, role: .calculated)) }
        arguments[.referencePrice] = referenceMoney(saving)
        return arguments
    }

    /// The values of the offer's phase that costs something, under the names of an offer's first.
    private func savingOfferArguments() -> MessageArguments {
        var arguments = regularArguments
        guard let paid = offerPhases.first(where: { !$0.price.isFree }) else { return arguments }
        arguments[.offerPrice] = .money(values.money(paid.price, role: .introductory, every: paid.period))
        arguments[.offerDuration] = values.value(paid.duration)
        return arguments
    }

    private func referenceMoney(_ saving: PriceSaving) -> ArgumentValue {
        .money(values.money(saving.reference, role: .reference, every: CalendarDuration(saving.referencePeriod)))
    }
}

extension PriceSaving {
    /// Whole percent as an exact fraction: 7 is "0.07".
    package var percentValue: ArgumentValue { .percent("0." + (percent < 10 ? "0" : "") + String(percent)) }
}
