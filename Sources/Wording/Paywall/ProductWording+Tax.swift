internal import PaywrightMessages
internal import PaywrightModel

/// That tax comes on top: no line tells an amount to be charged without it.
extension ProductWording {
    /// Whether the store states that tax is added to the prices.
    var addsTax: Bool { terms.product.tax == .added }

    /// A line, inside the words that tax comes on top where it is one with an amount to be charged. What is saved, and what is
    /// compared with, is not charged.
    func tellingTax(_ content: LineContent, on line: ProductLine) -> LineContent {
        guard addsTax else { return content }
        switch line {
        case .price:
            guard case .value = content else { return inside(.plusTax, content) }
            return .message(.pricePlusTax, [.price: .money(regularMoney)])
        case .pricePerPeriod, .pricePerPeriodShort, .pricePerPeriodAbbreviated, .commitment, .seats, .quantity,
            .pricePerDay, .pricePerWeek, .pricePerMonth, .pricePerYear, .offer, .offerBadge, .callToAction,
            .dueToday, .nextCharge, .trialTimelineCharge:
            return inside(.plusTax, content)
        case .pricePerPeriodSpoken, .offerBadgeSpoken, .formerPriceSpoken: return inside(.plusTaxSpoken, content)
        // The terms have sentences of their own.
        case .name, .period, .frequency, .commitmentBadge, .includes, .rental, .preorder, .formerPrice, .savingsPercent,
            .savingsAmount,
            .savingsTime, .savingsComparison, .savingsPerUnit, .savingsOfferPercent, .savingsOfferAmount,
            .savingsWithOfferPercent, .savingsWithOfferAmount, .callToActionShort, .disclosure,
            .trialTimelineToday, .trialTimelineLastDay, .planChange, .taxIncluded, .cancelAnytime:
            return content
        }
    }

    /// A line inside words about its amount; as it is where it names none. Words for how many and those for tax are one message.
    func inside(_ outer: ProductKey, _ content: LineContent, with more: MessageArguments = [:]) -> LineContent {
        guard case .sentences(let sentences) = content, let inner = sentences.first else { return content }
        if outer == .plusTax, let both = Self.withTax(inner.key) { return .message(both, inner.arguments) }
        var arguments = inner.arguments
        var keys = [inner.key]
        if case .message(let deeper)? = arguments[.line] { keys += deeper }
        guard let line = keys.last, !Self.withoutAmount.contains(line) else { return content }
        arguments[.line] = .message(keys)
        for name in more.names { arguments[name] = more[name] }
        return .message(outer, arguments)
    }

    /// The message for how many and for tax at once; nil for other messages.
    static func withTax(_ key: String?) -> ProductKey? {
        if key == ProductKey.forSeats.rawValue { return .forSeatsPlusTax }
        return key == ProductKey.forQuantity.rawValue ? .forQuantityPlusTax : nil
    }

    /// The badges and buttons that name no amount.
    private static let withoutAmount = Set(
        [
            ProductKey.priceFree, .offerBadgeFreeTrial, .offerBadgeFreeTrialFreeTrial, .callToActionFreeTrial,
            .callToActionFreeTrialComposite, .callToActionFreeTrialReturning, .callToActionFreeTrialFreeTrial,
            .callToActionFree, .callToActionPreorder, .dueTodayNothing,
        ].map(\.rawValue) + [PaywallLabel.currentPlan.rawValue]
    )

    /// The line about an offer, for the sentence that the terms begin with: as the line has it. Where the terms have a sentence about
    /// tax, it is told there alone, of every amount.
    func offerInTerms(_ key: ProductKey) -> (offer: ArgumentValue, line: ArgumentValue?) {
        let around = aroundOfferInTerms.map(\.rawValue)
        guard let outer = around.first else {
            return (commitsToPayments ? .message(.offerCommitment, key) : .message(key), nil)
        }
        let inner = around.dropFirst()
        guard commitsToPayments else { return (.message([outer]), .message(inner + [key.rawValue])) }
        return (.message([outer, key.rawValue]), .message(inner + [ProductKey.offerCommitment.rawValue]))
    }

    /// The sentence of the terms that tells it.
    var taxSentence: [Message] { addsTax ? [.product(.disclosureTax)] : [] }

    /// The same where what a subscription's terms begin with does not tell it of every amount: a line about free time does,
    /// whose one amount stands before the words that tell it.
    var taxOfSubscription: [Message] {
        let isOneAmount = !offerPhases.isEmpty && offerPhases.allSatisfy(\.price.isFree) && offerMessage != nil
        return isOneAmount && !commitsToPayments && countSentence.isEmpty ? [] : taxSentence
    }
}
