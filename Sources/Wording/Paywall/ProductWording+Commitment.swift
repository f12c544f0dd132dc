internal import PaywrightMessages
internal import PaywrightModel

/// What a customer commits to, and how many are bought.
extension ProductWording {
    func commitmentLines() -> [LineMessage<ProductLine>] {
        guard terms.commitment != nil, !price.isFree else { return [] }
        let arguments = commitmentArguments()
        let badge = LineMessage.message(ProductLine.commitmentBadge, "commitment.badge", arguments)
        guard arguments[.total] != nil else { return [badge] }
        let key = offerPhases.isEmpty ? "commitment" : "commitment.afterOffer"
        return [.message(.commitment, key, arguments), badge]
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

    /// What is paid after the offer, if any, and by a commitment at most in all: without that sum only the regular price.
    func regularTerms() -> Message {
        let (suffix, arguments) = (offerPhases.isEmpty ? "" : ".afterOffer", commitmentArguments())
        if arguments[.total] != nil { return Message("disclosure.commitment" + suffix, arguments) }
        return Message(offerPhases.isEmpty ? "disclosure.regular" : "disclosure.afterOffer", regularArguments)
    }

    /// What cancelling does, and what follows the commitment.
    func commitmentTerms() -> [Message] {
        let renewal =
            switch terms.commitment?.renewal {
            case .newCommitment: "disclosure.commitment.renews"
            case .withoutCommitment: "disclosure.commitment.continues"
            case nil: "disclosure.commitment.renewsUnstated"
            }
        return [Message("disclosure.commitment.cancel", store), Message(renewal, commitmentArguments())]
    }

    func quantityLines() -> [LineMessage<ProductLine>] {
        guard let arguments = quantityArguments() else { return [] }
        guard terms.product.isSoldPerSeat else { return [.message(.quantity, "quantity", arguments)] }
        return [.message(.seats, isPaidSubscription ? "seats" : "seats.oneTime", arguments)]
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
