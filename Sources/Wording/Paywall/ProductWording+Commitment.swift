internal import PaywrightMessages
internal import PaywrightModel

/// What a customer commits to, and how many are bought.
extension ProductWording {
    /// Whether the customer commits to payments that can be added up: no line names a commitment without what it comes to.
    var commitsToPayments: Bool { terms.commitmentMaximum != nil && isPaidSubscription }

    var commitment: LineContent? {
        guard commitsToPayments else { return nil }
        return .message(offerPhases.isEmpty ? .commitment : .commitmentAfterOffer, commitmentArguments())
    }

    var commitmentBadge: LineContent? {
        guard terms.commitment != nil, !price.isFree else { return nil }
        return .message(.commitmentBadge, commitmentArguments())
    }

    /// The regular price and period, and the commitment's length, payments and total: with an offer before it the most
    /// that is paid in all, and none where that cannot be added up.
    func commitmentArguments() -> MessageArguments {
        var arguments = regularArguments
        guard let commitment = terms.commitment else { return arguments }
        arguments[.commitmentDuration] = values.value(commitment.duration)
        arguments[.paymentCount] = .count(commitment.paymentCount)
        arguments[.total] = terms.commitmentMaximum.map { .money(values.money($0, role: .total)) }
        return arguments
    }

    /// What cancelling does, and what follows the commitment. Where that is not known it may be another one, so that nothing tells how to
    /// leave what follows.
    func commitmentTerms() -> [Message] {
        let cancel = Message.product(.disclosureCommitmentCancel, store)
        var arguments = commitmentArguments()
        arguments[.store] = store[.store]
        return switch terms.commitment?.renewal {
        case .newCommitment: [cancel, .product(.disclosureCommitmentRenews, arguments)]
        case .withoutCommitment: [cancel, .product(.disclosureCommitmentContinues, arguments)]
        case nil: [.product(.disclosureCommitmentRenewsUnstated, arguments), cancel]
        }
    }

    var seats: LineContent? {
        guard terms.product.isSoldPerSeat, let arguments = quantityArguments() else { return nil }
        return .message(isPaidSubscription ? .seats : .seatsOneTime, arguments)
    }

    var quantity: LineContent? {
        guard !terms.product.isSoldPerSeat else { return nil }
        return quantityArguments().map { .message(.quantity, $0) }
    }

    /// The seats and the price of one, or the pieces, the price of one and the sum; nil where there is one of a kind.
    func quantityArguments() -> MessageArguments? {
        guard !price.isFree else { return nil }
        if terms.product.isSoldPerSeat {
            let unit = values.money(terms.unitPrice, role: .billed, every: terms.regularPhase.period)
            var arguments: MessageArguments = [.seats: .count(terms.quantity), .unitPrice: .money(unit)]
            arguments[.period] = values.value(terms.regularPhase.period)
            return arguments
        }
        guard terms.quantity > 1, !isPaidSubscription else { return nil }
        return [
            .quantity: .count(terms.quantity),
            .unitPrice: .money(values.money(terms.unitPrice, role: .billed)),
            .total: .money(values.money(price, role: .total)),
        ]
    }
}
