internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel

/// What is charged, when, how often, and how to cancel.
extension ProductWording {
    var disclosure: LineContent? {
        guard !price.isFree, !isFreeOneTime else { return nil }
        var sentences = terms.regularPhase.isOpenEnded ? subscriptionTerms() : oneTimeTerms()
        if terms.mayHaveUnknownOffer { sentences.append(.product(.disclosureUnknownEligibility, store)) }
        return .sentences(sentences)
    }

    var store: MessageArguments { [.store: .selection(terms.product.store.rawValue)] }

    private func oneTimeTerms() -> [Message] {
        if isPrepaid { return [.product(.disclosurePrepaid, regularArguments)] }
        let key: ProductKey = terms.product.type == .nonRenewable ? .disclosureNonRenewing : .disclosureOneTime
        let charged = offerPhases.first?.price ?? price
        let role: MoneyRole = offerPhases.isEmpty ? .billed : .introductory
        return [.product(key, [.price: .money(values.money(charged, role: role))])]
    }

    private func subscriptionTerms() -> [Message] {
        var sentences = offerPhases.indices.compactMap(offerTerms)
        sentences.append(regularTerms())
        if terms.mayWaitForRenewal {
            sentences.append(
                .product(
                    terms.leadingFreePhases.isEmpty
                        ? .disclosureAlreadySubscribed : .disclosureAlreadySubscribedFreeTrial
                )
            )
        }
        return sentences + cancellationTerms()
    }

    private func offerTerms(at index: Int) -> Message? {
        let phase = offerPhases[index]
        guard index > 0 else {
            return PhaseKind(phase).disclosure(isForNewCustomers: phase.isForNewCustomers)
                .map { .product($0, offerArguments) }
        }
        return PhaseKind(phase).disclosure(after: PhaseKind(offerPhases[index - 1]))
            .map { .product($0, nextArguments(phase)) }
    }

    /// How to cancel; with a commitment, what cancelling does, and how before it begins.
    private func cancellationTerms() -> [Message] {
        guard terms.commitment != nil else { return [.product(cancelKey, store)] }
        let beforehand: [Message] = terms.leadingFreePhases.isEmpty ? [] : [.product(cancelKey, store)]
        return beforehand + commitmentTerms()
    }

    private func nextArguments(_ phase: PricingPhase) -> MessageArguments {
        var arguments: MessageArguments = [.nextOfferPrice: .money(values.offerMoney(phase))]
        arguments[.nextOfferDuration] = values.value(phase.duration)
        return arguments
    }

    /// How to cancel: before the free time that comes first ends, so that nothing is charged.
    private var cancelKey: ProductKey {
        if terms.leadingFreePhases.isEmpty { return .disclosureCancel }
        return terms.beginsWithTrialOnly ? .disclosureCancelFreeTrial : .disclosureCancelFreePeriod
    }
}
