internal import PaywrightMessages
internal import PaywrightModel

/// How many are bought: no line names an amount for several seats or pieces without it.
extension ProductWording {
    /// The seats of a product that is sold per seat, or several pieces; nil where there is one of a kind.
    private var count: (key: ProductKey, spoken: ProductKey, arguments: MessageArguments)? {
        guard !price.isFree else { return nil }
        let count = ArgumentValue.count(terms.quantity)
        if terms.product.isSoldPerSeat { return (.forSeats, .forSeatsSpoken, [.seats: count]) }
        return terms.quantity > 1 ? (.forQuantity, .forQuantitySpoken, [.quantity: count]) : nil
    }

    /// A line, inside the words for how many its amount is for. Two lines name the number themselves; a price that is struck
    /// through stands beside one that names it.
    func tellingCount(_ content: LineContent, on line: ProductLine) -> LineContent {
        guard let count, !Self.namesCount(content) else { return content }
        switch line {
        case .callToAction: return countingAmounts(content, count)
        case .offer where namesCountFirst: return inside(.forSeatsOffer, content, with: count.arguments)
        case .price:
            return inside(count.key, .message(.priceAlone, [.price: .money(regularMoney)]), with: count.arguments)
        case .pricePerPeriod, .pricePerPeriodShort, .pricePerPeriodAbbreviated, .commitment, .pricePerDay,
            .pricePerWeek,
            .pricePerMonth, .pricePerYear, .savingsAmount, .savingsComparison, .savingsPerUnit, .savingsOfferAmount,
            .savingsWithOfferPercent, .savingsWithOfferAmount, .offer, .offerBadge, .dueToday,
            .nextCharge, .trialTimelineCharge:
            return inside(count.key, content, with: count.arguments)
        case .pricePerPeriodSpoken, .offerBadgeSpoken, .formerPriceSpoken:
            return inside(count.spoken, content, with: count.arguments)
        case .name, .period, .frequency, .commitmentBadge, .seats, .quantity, .includes, .rental, .preorder,
            .formerPrice, .savingsPercent,
            .savingsTime, .savingsOfferPercent, .callToActionShort, .trialTimelineToday, .trialTimelineLastDay,
            .planChange, .taxIncluded, .cancelAnytime, .disclosure:
            return content
        }
    }

    /// A button, whose verb may stand last: the number stands beside its amount.
    private func countingAmounts(
        _ content: LineContent,
        _ count: (key: ProductKey, spoken: ProductKey, arguments: MessageArguments)
    ) -> LineContent {
        guard case .sentences(let sentences) = content, let name = count.arguments.names.first else { return content }
        let amounts = AmountCount(terms.quantity, as: name, in: count.key.rawValue, around: .line)
        return .sentences(
            sentences.map { sentence in
                var arguments = sentence.arguments
                for name in arguments.names {
                    if case .money(let money)? = arguments[name] { arguments[name] = .money(money.counted(amounts)) }
                }
                return Message(sentence.key, arguments)
            }
        )
    }

    /// Whether the seats stand before a line about an offer: after its second amount they would be read as that one’s alone.
    private var namesCountFirst: Bool {
        let amounts = offerPhases.filter { !$0.price.isFree }.count + (terms.regularPhase.isOpenEnded ? 1 : 0)
        return terms.product.isSoldPerSeat && amounts > 1
    }

    /// What stands around the line about an offer in the terms, outside first: how many its amounts are for, and the tax on them
    /// where no sentence of the terms tells that.
    var aroundOfferInTerms: [ProductKey] {
        let count = countsOffer ? namesCountFirst ? .forSeatsOffer : count?.key : nil
        guard addsTax, taxOfSubscription.isEmpty else { return count.map { [$0] } ?? [] }
        if count == .forSeatsOffer { return [.plusTax, .forSeatsOffer] }
        return [Self.withTax(count?.rawValue) ?? .plusTax]
    }

    /// Whether a button names the number itself.
    private static func namesCount(_ content: LineContent) -> Bool {
        guard case .sentences(let sentences) = content else { return false }
        return sentences.first?.key == ProductKey.callToActionBuyQuantity.rawValue
    }

    /// The arguments of what stands around an amount for several.
    var countArguments: MessageArguments { count?.arguments ?? [:] }

    /// Whether the line about the offers names the number in the terms too: beside the price of an offer, that of one seat would be
    /// the price of another time.
    var countsOffer: Bool { count != nil && offerPhases.contains { !$0.price.isFree } }

    /// The sentence of the terms that names it, where their first one does not: how the price comes about.
    var countSentence: [Message] {
        let line: (key: ProductKey, arguments: MessageArguments)? = quantityArguments().map { arguments in
            guard terms.product.isSoldPerSeat else { return (.quantity, arguments) }
            return (isPaidSubscription ? .seats : .seatsOneTime, arguments)
        }
        guard let line else { return [] }
        var arguments = line.arguments
        arguments[.line] = .message([line.key.rawValue])
        return [.product(.disclosureCount, arguments)]
    }
}
