internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// The sentences for support staff that rows are made of.
extension StatusWording {
    func at(_ key: SupportKey, _ date: Instant?) -> [Message] {
        date.map { [.support(key, [.date: dates.sentence($0)])] } ?? []
    }

    func support(of change: PlanChange) -> Message {
        .support(change.direction.support, [.newProduct: .text(change.productID)])
    }

    /// What runs, and when its period ends; a plan that was chosen instead.
    func support(ofRunningUntil end: Instant?) -> [Message] {
        chosenPlan.map { [$0] } ?? [.support(.running)] + at(purchase.isTemporary ? .accessUntil : .periodEnds, end)
    }

    func support(of change: AnnouncedPriceChange) -> [Message] {
        let date = change.date.map { [Message.status(.newPriceDateOnly, [.date: dates.sentence($0)])] }
        return [.support(change.kind.support)] + (change.planChange.map { [support(of: $0)] } ?? []) + (date ?? [])
    }

    func support(of commitment: CommitmentState) -> [Message] {
        [.support(commitment.isCancelled ? .commitmentCancelled : .commitment)]
            + renewal(of: commitment)
            + at(.nextPayment, commitment.nextPayment?.date)
    }

    /// What follows a commitment that goes on.
    private func renewal(of commitment: CommitmentState) -> [Message] {
        if commitment.isCancelled { return [] }
        if let change = commitment.planChange { return [support(of: change)] }
        return [.support(commitment.following == nil ? .commitmentUnstated : .commitmentRenews)]
    }

    func support(of refund: Refund) -> [Message] {
        let scope: [Message] =
            refund.isOfOtherPeriod
            ? [.support(.refundOtherPeriod)]
            : refund.endsAccess && !purchase.hasAccessByAnother ? [.support(.accessEnded)] : []
        // "Refunded: <date>" says already that all of it was.
        let amount = refund.isPartial || refund.date == nil ? [refundedAmount(refund)] : []
        return amount + at(.refundedOn, refund.date) + scope
    }

    private func refundedAmount(_ refund: Refund) -> Message {
        guard refund.isPartial else { return .support(.refunded) }
        guard let fraction = refund.fraction else { return .support(.refundedPartlyNoPercent) }
        return .support(.refundedPartly, [.percent: .percent(fraction)])
    }

    func support(of cause: UnknownCause) -> Message {
        switch cause {
        case .outdated: .support(.unknownOutdated)
        case .unrecognized: .support(.unknownUnrecognized)
        case .unstated: .support(.unknownUnstated)
        case .historyIncomplete: .support(.unknownHistoryIncomplete)
        case .inputNotRead: .support(.unknownInputNotRead)
        case .contradictory(let contradiction): support(of: contradiction)
        case .implausibleDate: .support(.unknownImplausibleDate)
        }
    }

    private func support(of contradiction: Contradiction) -> Message {
        guard let first = contradiction.earlierDate, let last = contradiction.laterDate, first != last else {
            return .support(.unknownContradictoryNoDate)
        }
        return .support(
            .unknownContradictory,
            [.startDate: dates.sentence(first), .date: dates.sentence(last)]
        )
    }

    /// The store's identifiers of the purchase.
    var references: [Message] {
        guard let productID = purchase.productID else { return [] }
        guard let transactionID = purchase.transactionID else {
            return [.support(.referencesNoTransaction, [.productID: .text(productID)])]
        }
        var arguments = store
        arguments[.productID] = .text(productID)
        arguments[.transactionID] = .text(transactionID)
        return [.support(.references, arguments)]
    }
}

// MARK: Keys of facts

extension PlanDirection {
    fileprivate var support: SupportKey {
        switch self {
        case .downgrade: .downgrade
        case .upgrade: .upgrade
        case .crossgrade: .crossgrade
        }
    }
}

extension AnnouncedPriceChange.Kind {
    fileprivate var support: SupportKey {
        switch self {
        case .increase: .priceIncrease
        case .awaitingConsent: .priceConsent
        case .decrease: .priceDecrease
        }
    }
}

extension ExpirationCause {
    var support: SupportKey {
        switch self {
        case .voluntary: .expiredVoluntary
        case .billing: .expiredBilling
        case .priceNotAccepted: .expiredPriceNotAccepted
        case .productUnavailable: .expiredProductUnavailable
        case .other: .expiredOther
        case .unstated: .expiredUnstated
        }
    }
}
