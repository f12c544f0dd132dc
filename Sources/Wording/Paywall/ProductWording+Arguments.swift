internal import PaywrightDecisions
package import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

extension ProductWording {
    /// Every value that is known of the terms, for a message of the caller.
    ///
    /// What a line could only say wrongly has no value: the price of what is free, a charging period of what does not
    /// renew. Of several offers the first two have names; the price compared with, and what is saved, are those of the
    /// products' own prices.
    ///
    ///     ProductWording(terms, name: "Aurora").arguments[.offerDuration]    // 1 week, where an offer runs so long
    package var arguments: MessageArguments {
        let (first, next) = (offerPhases.first, offerPhases.dropFirst().first)
        let (commitment, quantity) = (commitmentArguments(), quantityArguments() ?? [:])
        let comparison = comparisonArguments()
        let group = terms.product.group?.name ?? ""
        var arguments: MessageArguments = [:]
        arguments[.product] = .text(name)
        arguments[.productID] = .text(terms.product.id)
        arguments[.group] = NameSanitizer.isBlank(group) ? nil : .text(group)
        arguments[.store] = .selection(terms.product.store.rawValue)
        arguments[.outcome] = .selection(terms.eligibility.outcome)
        arguments[.price] = price.isFree ? nil : .money(values.money(price, role: .billed, every: renewalPeriod))
        arguments[.period] = values.value(terms.regularPhase.period)
        arguments[.offerPrice] = first.flatMap(paidOffer)
        arguments[.offerPeriod] = values.value(first?.period)
        arguments[.offerDuration] = values.value(first?.duration)
        arguments[.cycles] = first?.cycles.map(ArgumentValue.count)
        arguments[.trialDuration] = first.flatMap(trialDuration)
        arguments[.nextOfferPrice] = next.flatMap(paidOffer)
        arguments[.nextOfferDuration] = values.value(next?.duration)
        arguments[.oldPrice] = terms.formerPrice.map { former in
            .money(values.money(former, role: .former, every: renewalPeriod))
        }
        arguments[.commitmentDuration] = commitment[.commitmentDuration]
        arguments[.paymentCount] = commitment[.paymentCount]
        arguments[.total] = commitment[.total] ?? quantity[.total]
        arguments[.seats] = quantity[.seats]
        arguments[.quantity] = quantity[.quantity]
        arguments[.unitPrice] = quantity[.unitPrice]
        arguments[.includedProducts] = includedNames.isEmpty ? nil : .names(includedNames)
        arguments[.percent] = comparison[.percent]
        arguments[.referencePrice] = comparison[.referencePrice]
        arguments[.savingAmount] = comparison[.savingAmount]
        arguments[.savingDuration] = comparison[.savingDuration]
        return arguments
    }

    /// The values that only an offer gives, or that an offer changes.
    static let argumentsOfOffers: Set<ArgumentName> = [
        .offerPrice, .offerPeriod, .offerDuration, .cycles, .trialDuration, .nextOfferPrice, .nextOfferDuration,
        .oldPrice, .outcome, .total,
    ]

    private var renewalPeriod: CalendarDuration? { terms.regularPhase.isOpenEnded ? terms.regularPhase.period : nil }

    private func paidOffer(_ phase: PricingPhase) -> ArgumentValue? {
        phase.price.isFree ? nil : .money(values.offerMoney(phase))
    }

    /// Only who has not subscribed before tries something; a free time for others is an offer's duration.
    private func trialDuration(_ phase: PricingPhase) -> ArgumentValue? {
        PhaseKind(phase) == .freeTrial && phase.isForNewCustomers ? values.value(phase.duration) : nil
    }
}
