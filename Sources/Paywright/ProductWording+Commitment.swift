internal import MessageCatalog
internal import StoreModel

/// What a customer commits to, and how many are bought.
extension ProductWording {
    func commitmentLines() -> [LineMessage<ProductLine>] {
        guard terms.commitment != nil, !price.isFree else { return [] }
        let arguments = commitmentArguments()
        return [
            .message(.commitment, "commitment", arguments), .message(.commitmentBadge, "commitment.badge", arguments),
        ]
    }

    /// The regular price and period, and the commitment's length, payments and total.
    func commitmentArguments() -> MessageArguments {
        var arguments = regularArguments
        guard let commitment = terms.commitment else { return arguments }
        arguments[.commitmentDuration] = values.value(commitment.duration)
        arguments[.paymentCount] = .count(commitment.paymentCount)
        arguments[.total] = .money(values.money(commitment.total, role: .total))
        return arguments
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
