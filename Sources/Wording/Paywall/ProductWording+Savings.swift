internal import PaywrightDecisions
package import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// What several lines ask for, each decided when a line first asks for it.
struct DecidedOnce {
    private let wording: ProductWording

    init(of wording: ProductWording) { self.wording = wording }

    lazy var button = wording.button
    /// What the product saves against the one compared with.
    lazy var comparison: PriceSaving? = wording.reference.flatMap { reference in
        wording.terms.saving(comparedWith: reference, policy: wording.options.calculation)
    }
    /// The offer against the product's own price.
    lazy var ofOffer: PriceSaving? = wording.terms.offerSaving(policy: wording.options.calculation)
    /// The offer against the product compared with.
    lazy var withOffer: PriceSaving? = wording.reference.flatMap { reference in
        wording.terms.savingWithOffer(comparedWith: reference, policy: wording.options.calculation)
    }
}

/// What the product and its offer save, against the product compared with and against the product's own price.
extension ProductWording {
    /// What the product saves against the one compared with, and that one's price.
    func comparisonArguments() -> MessageArguments {
        guard let reference, let saving = terms.saving(comparedWith: reference, policy: options.calculation) else {
            return [:]
        }
        var arguments: MessageArguments = [.percent: saving.percentValue, .referencePrice: referenceMoney(saving)]
        arguments[.savingAmount] = saving.amount.map { amount in
            .money(values.money(amount, role: .calculated, every: terms.regularPhase.period))
        }
        arguments[.savingDuration] = values.value(saving.savedTime.map { CalendarDuration($0) })
        return arguments
    }

    /// The regular price to strike through.
    var formerPrice: LineContent? {
        terms.formerPrice.map { former in
            .value(.oldPrice, .money(values.money(former, role: .former, every: terms.regularPhase.period)))
        }
    }

    /// Both prices as they are heard.
    var formerPriceSpoken: LineContent? {
        guard terms.formerPrice != nil else { return nil }
        let isOnePeriod = offerPhases.first { !$0.price.isFree }?.cycles == 1
        let key: ProductKey =
            !terms.regularPhase.isOpenEnded
            ? .formerPriceOneTimeSpoken : isOnePeriod ? .formerPriceOnePeriodSpoken : .formerPriceSpoken
        return .message(key, savingOfferArguments())
    }

    func savedAmount(_ saving: PriceSaving) -> LineContent? {
        saving.amount.map { amount in
            let money = values.money(amount, role: .calculated, every: terms.regularPhase.period)
            var arguments = regularArguments
            arguments[.savingAmount] = .money(money)
            return .message(.savingsAmount, arguments)
        }
    }

    func savedTime(_ saving: PriceSaving) -> LineContent? {
        saving.savedTime.map { time in
            var arguments = regularArguments
            arguments[.savingDuration] = values.value(CalendarDuration(time))
            return .message(.savingsTime, arguments)
        }
    }

    func comparison(_ saving: PriceSaving) -> LineContent {
        .message(.savingsComparison, [.percent: saving.percentValue, .referencePrice: referenceMoney(saving)])
    }

    func comparisonPerUnit(_ saving: PriceSaving) -> LineContent? {
        // The product's price in one of the reference's periods, where that is one unit and calculated.
        let period = saving.referencePeriod.normalized()
        guard period.value == 1 else { return nil }
        return terms.calculatedPrice(per: period.unit, policy: options.calculation).map { derived in
            .message(
                derived.isExact ? .savingsPerUnitExact : .savingsPerUnit,
                [
                    .unitPrice: .money(values.calculated(derived.price, per: period.unit)),
                    .referencePrice: referenceMoney(saving),
                ]
            )
        }
    }

    /// What a saving of the offer's comes to, where that is an amount.
    func amount(_ key: ProductKey, _ saving: PriceSaving) -> LineContent? {
        saving.amount == nil ? nil : .message(key, arguments(saving))
    }

    func arguments(_ saving: PriceSaving) -> MessageArguments {
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
    /// Whole percent as an exact fraction: 7 is 0.07.
    package var percentValue: ArgumentValue { .percent(DecimalAmount(milliunits: Int64(percent) * 10)) }
}
