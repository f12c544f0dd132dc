internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel

/// What is charged, when, how often, and how to cancel.
extension ProductWording {
    var disclosure: LineContent? {
        guard scope != .nothing, !price.isFree, !isFreeOneTime else { return nil }
        var sentences = terms.regularPhase.isOpenEnded ? subscriptionTerms() : oneTimeTerms()
        // A store shows its offers itself; what a merchant’s page shows no field states.
        if terms.mayHaveUnknownOffer, !terms.product.store.isSoldByMerchant {
            sentences.append(.product(.disclosureUnknownEligibility, store))
        }
        return .sentences(sentences)
    }

    var scope: TermsScope { terms.scope(for: choice, isDated: dated != nil) }

    var store: MessageArguments {
        MessageArguments(.store, .selection(terms.product.store.rawValue), reserving: 1)
    }

    private func oneTimeTerms() -> [Message] {
        let charged = offerPhases.first?.price ?? price
        let role: MoneyRole = offerPhases.isEmpty ? .billed : .introductory
        let money = ArgumentValue.money(values.money(charged, role: role))
        if scope == .price {
            let alone = ArgumentValue.message([ProductKey.priceAlone.rawValue])
            return [.product(.disclosureCount, [.line: alone, .price: money])] + countSentence + taxSentence
        }
        if terms.product.sale?.preorder != nil { return [preorderTerms] + countSentence + taxSentence }
        if isPrepaid { return [.product(.disclosurePrepaid, regularArguments)] + countSentence + taxSentence }
        let key: ProductKey = terms.product.type == .nonRenewable ? .disclosureNonRenewing : .disclosureOneTime
        return [.product(key, [.price: money])] + rentalSentences + countSentence + taxSentence
    }

    /// The price, the first payment, the renewal, the way out: one fact a sentence.
    private func subscriptionTerms() -> [Message] {
        let namesCount = offerPhases.isEmpty ? !commitsToPayments && scope == .purchase : countsOffer
        return [offerPhases.isEmpty ? regularPrice() : offerSentence].compactMap { $0 }
            + (namesCount ? [] : countSentence) + taxOfSubscription + firstPayment() + renewal()
    }

    private func regularPrice() -> Message {
        if commitsToPayments { return .product(.disclosureCommitment, commitmentArguments()) }
        var arguments = regularArguments
        guard scope == .purchase else {
            arguments[.line] = .message([ProductKey.pricePerPeriod.rawValue])
            return .product(.disclosureCount, arguments)
        }
        guard terms.product.isSoldPerSeat else { return .product(.disclosureRegular, arguments) }
        arguments[.seats] = .count(terms.quantity)
        return .product(.disclosureRegularSeats, arguments)
    }

    /// When the first payment is charged, where the price has not said so, and who may begin later.
    private func firstPayment() -> [Message] {
        guard scope == .purchase else { return [] }
        var sentences: [Message] = []
        let isCharged = offerPhases.first.map { !$0.price.isFree } ?? commitsToPayments
        if isCharged { sentences.append(.product(.disclosureFirstPayment)) }
        if terms.mayWaitForRenewal {
            sentences.append(.product(isCharged ? .disclosureAlreadySubscribed : .disclosureAlreadySubscribedFreeTrial))
        }
        return sentences
    }

    /// That it renews, and how to cancel; with a commitment what cancelling does, and how before it begins.
    private func renewal() -> [Message] {
        guard scope != .price else { return [] }
        let cancel = scope == .withoutWayOut ? [] : self.cancel
        guard terms.commitment != nil else { return [.product(.disclosureRenews)] + cancel }
        let beforehand: [Message] = terms.leadingFreePhases.isEmpty ? [] : cancel
        return beforehand + commitmentTerms()
    }

    private var cancel: [Message] {
        [.product(cancelKey, store)] + values.whereToCancel(terms.product.store)
    }

    /// How to cancel: before the free time that comes first ends, so that nothing is charged.
    private var cancelKey: ProductKey {
        switch terms.leadingFreePhases.count {
        case 0: .disclosureCancel
        case 1: terms.beginsWithTrialOnly ? .disclosureCancelFreeTrial : .disclosureCancelFreePeriod
        default: .disclosureCancelFreePeriods
        }
    }
}
