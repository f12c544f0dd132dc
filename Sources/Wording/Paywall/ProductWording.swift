internal import PaywrightMessages
internal import PaywrightDecisions
public import PaywrightModel
internal import PaywrightValues

/// Chooses the messages of a product's lines and their values. Pure: no language is known here.
public struct ProductWording: Sendable {
    let terms: PurchaseTerms
    let reference: PurchaseTerms?
    let options: PaywallOptions
    let values: MessageValues
    let name: String
    let includedNames: [String]
    let regularMoney: Money
    /// The regular price and period, which every message about a subscription offers.
    let regularArguments: MessageArguments
    /// The values of the first two offers beside the regular ones.
    let offerArguments: MessageArguments

    /// The wording of some terms.
    ///
    /// - Parameters:
    ///   - name: the product's name as it will be shown.
    ///   - includedNames: the names of what a bundle includes.
    ///   - reference: the terms of the product that savings are compared with; nil for none.
    public init(
        _ terms: PurchaseTerms,
        name: String,
        includedNames: [String] = [],
        comparedWith reference: PurchaseTerms? = nil,
        options: PaywallOptions = PaywallOptions()
    ) {
        self.terms = terms
        self.name = name
        self.includedNames = includedNames
        self.reference = reference
        self.options = options
        let values = MessageValues(options: options, storefront: terms.storefront)
        self.values = values
        let regular = terms.regularPhase
        regularMoney = values.money(regular.price, role: .billed, every: regular.period)
        var arguments: MessageArguments = [.price: .money(regularMoney), .product: .text(name)]
        arguments[.period] = values.value(regular.period)
        regularArguments = arguments
        if let first = terms.offerPhases.first {
            arguments[.offerPrice] = .money(values.offerMoney(first))
            arguments[.offerDuration] = values.value(first.duration)
            arguments[.offerPeriod] = values.value(first.period)
            arguments[.cycles] = first.cycles.map(ArgumentValue.count)
            if PhaseKind(first) == .freeTrial { arguments[.trialDuration] = values.value(first.duration) }
        }
        if let next = terms.offerPhases.dropFirst().first {
            arguments[.nextOfferPrice] = .money(values.offerMoney(next))
            arguments[.nextOfferDuration] = values.value(next.duration)
        }
        offerArguments = arguments
    }

    /// The messages of every line that applies, in the order of `ProductLine`.
    public func messages() -> [LineMessage<ProductLine>] {
        let lines = [
            [LineMessage(line: .name, content: .value(.product, .text(name)))],
            priceLines(), commitmentLines(), quantityLines(), bundleLines(), equivalents(), savingLines(), offerLines(),
            callToAction(), disclosure(),
        ]
        return lines.flatMap { $0 }
    }

    var price: Price { terms.regularPhase.price }

    /// Whether the product renews at a price, so that lines about periods make sense.
    var isPaidSubscription: Bool { terms.regularPhase.isOpenEnded && !price.isFree }

    /// Whether it is access for a time that is paid once: a prepaid plan.
    private var isPrepaid: Bool { !terms.regularPhase.isOpenEnded && terms.regularPhase.period != nil }

    // MARK: Price and period

    private func priceLines() -> [LineMessage<ProductLine>] {
        if price.isFree { return [.message(.price, "price.free", [:])] }
        var lines: [LineMessage<ProductLine>] = [
            LineMessage(line: .price, content: .value(.price, .money(regularMoney)))
        ]
        let arguments = regularArguments
        if isPaidSubscription || isPrepaid { lines.append(.message(.period, "period", arguments)) }
        guard isPaidSubscription else { return lines }
        lines.append(.message(.frequency, "frequency", arguments))
        lines.append(.message(.pricePerPeriod, "pricePerPeriod", arguments))
        lines.append(.message(.pricePerPeriodShort, "pricePerPeriod.short", arguments))
        lines.append(.message(.pricePerPeriodAbbreviated, "pricePerPeriod.abbreviated", arguments))
        lines.append(.message(.pricePerPeriodSpoken, "pricePerPeriod.spoken", arguments))
        return lines
    }

    private func equivalents() -> [LineMessage<ProductLine>] {
        let units: [(ProductLine, PeriodUnit)] = [
            (.pricePerDay, .day), (.pricePerWeek, .week), (.pricePerMonth, .month), (.pricePerYear, .year),
        ]
        return units.compactMap { line, unit in
            terms.calculatedPrice(per: unit, policy: options.derivedPrices).map { derived in
                // The unit itself, however periods are worded: a week is not "7 days" here, nor the price one per day.
                let single = MessageValues.single(unit)
                let money = values.money(derived, role: .calculated, every: single)
                return .message(line, "pricePerUnit", [.price: .money(money), .period: .length(single)])
            }
        }
    }

    private func bundleLines() -> [LineMessage<ProductLine>] {
        guard !includedNames.isEmpty else { return [] }
        return [.message(.includes, "includes", [.includedProducts: .names(includedNames)])]
    }

    // MARK: Offers

    /// Whether an offer makes free what is otherwise paid once.
    private var isFreeOneTime: Bool {
        !terms.regularPhase.isOpenEnded && offerPhases.first?.price.isFree == true
    }

    var offerPhases: [PricingPhase] { terms.offerPhases }

    private func offerLines() -> [LineMessage<ProductLine>] {
        guard let first = offerPhases.first else { return [] }
        if isFreeOneTime { return [.message(.offerBadge, "price.free", [:])] }
        var lines: [LineMessage<ProductLine>] = []
        if let key = offerKey() { lines.append(.message(.offer, key, offerArguments)) }
        let badge = "offerBadge.\(PhaseKind(first).merged.rawValue)"
        lines.append(.message(.offerBadge, badge, offerArguments))
        if PhaseKind(first) == .payAsYouGo {
            lines.append(.message(.offerBadgeSpoken, badge + ".spoken", offerArguments))
        }
        return lines
    }

    /// The message of the offer line; nil for more than two offers in a row, which no store sells.
    private func offerKey() -> String? {
        switch offerPhases.count {
        case 1: "offer." + Self.keyOfFirst(offerPhases[0])
        case 2: Self.keyOfTwo(PhaseKind(offerPhases[0]), PhaseKind(offerPhases[1]))
        default: nil
        }
    }

    /// One payment is one payment in a row of two, but one for a single period after free time says so.
    private static func keyOfTwo(_ first: PhaseKind, _ next: PhaseKind) -> String {
        let nextName = first == .freeTrial ? next.rawValue : next.merged.rawValue
        return "offer.\(first.merged.rawValue).\(nextName)"
    }

    private static func keyOfFirst(_ phase: PricingPhase) -> String {
        let kind = PhaseKind(phase)
        return kind.rawValue + (phase.isForNewCustomers || kind == .oneTime ? "" : ".returning")
    }

    // MARK: The button

    private func callToAction() -> [LineMessage<ProductLine>] {
        if price.isFree || isFreeOneTime {
            return [.message(.callToAction, "callToAction.free", [.product: .text(name)])]
        }
        guard let first = offerPhases.first else {
            if isPrepaid { return button("callToAction.prepaid", short: "callToAction.buy.short", regularArguments) }
            let key = terms.regularPhase.isOpenEnded ? "callToAction.subscribe" : "callToAction.buy"
            return button(key, short: key + ".short", regularArguments)
        }
        switch PhaseKind(first) {
        case .oneTime:
            let money = values.money(first.price, role: .introductory)
            return button("callToAction.buy", short: "callToAction.buy.short", [.price: .money(money)])
        case let kind where first.isForNewCustomers:
            let isTrial = kind == .freeTrial
            let short = isTrial ? "callToAction.freeTrial.short" : "callToAction.subscribe.short"
            return button("callToAction.\(kind.merged.rawValue)", short: short, offerArguments)
        case let kind:
            let key = "callToAction.\(kind.merged.rawValue).returning"
            return button(key, short: "callToAction.offer.short", offerArguments)
        }
    }

    private func button(_ key: String, short: String, _ arguments: MessageArguments) -> [LineMessage<ProductLine>] {
        [.message(.callToAction, key, arguments), .message(.callToActionShort, short, arguments)]
    }

    // MARK: The terms

    private func disclosure() -> [LineMessage<ProductLine>] {
        guard !price.isFree, !isFreeOneTime else { return [] }
        var sentences = terms.regularPhase.isOpenEnded ? subscriptionTerms() : oneTimeTerms()
        if terms.mayHaveUnknownOffer { sentences.append(Message("disclosure.unknownEligibility", store)) }
        return [LineMessage(line: .disclosure, content: .sentences(sentences))]
    }

    var store: MessageArguments { [.store: .selection(terms.product.store.rawValue)] }

    private func oneTimeTerms() -> [Message] {
        if isPrepaid { return [Message("disclosure.prepaid", regularArguments)] }
        let key = terms.product.type == .nonRenewable ? "disclosure.nonRenewing" : "disclosure.oneTime"
        let charged = offerPhases.first?.price ?? price
        let role: MoneyRole = offerPhases.isEmpty ? .billed : .introductory
        return [Message(key, [.price: .money(values.money(charged, role: role))])]
    }

    private func subscriptionTerms() -> [Message] {
        var sentences: [Message] = []
        for (index, phase) in offerPhases.enumerated() {
            if index == 0 {
                sentences.append(Message("disclosure." + Self.keyOfFirst(phase), offerArguments))
            } else {
                let kind = PhaseKind(offerPhases[index - 1]) == .freeTrial ? PhaseKind(phase) : PhaseKind(phase).merged
                sentences.append(Message("disclosure.next.\(kind.rawValue)", nextArguments(phase)))
            }
        }
        sentences.append(regularTerms())
        if terms.mayWaitForRenewal {
            let key = "disclosure.alreadySubscribed"
            sentences.append(Message(terms.leadingFreePhases.isEmpty ? key : key + ".freeTrial"))
        }
        return sentences + cancellationTerms()
    }

    /// How to cancel; with a commitment, what cancelling does, and how before it begins.
    private func cancellationTerms() -> [Message] {
        guard terms.commitment != nil else { return [Message(cancelKey, store)] }
        let beforehand = terms.leadingFreePhases.isEmpty ? [] : [Message(cancelKey, store)]
        return beforehand + commitmentTerms()
    }

    private func nextArguments(_ phase: PricingPhase) -> MessageArguments {
        var arguments: MessageArguments = [.nextOfferPrice: .money(values.offerMoney(phase))]
        arguments[.nextOfferDuration] = values.value(phase.duration)
        return arguments
    }

    /// How to cancel: before the free time that comes first ends, so that nothing is charged.
    private var cancelKey: String {
        if terms.leadingFreePhases.isEmpty { return "disclosure.cancel" }
        return terms.beginsWithTrialOnly ? "disclosure.cancel.freeTrial" : "disclosure.cancel.freePeriod"
    }
}
