package import PaywrightDecisions
internal import PaywrightMessages
package import PaywrightModel
internal import PaywrightValues
internal import Synchronization

/// Chooses the messages of a product's lines and their values. Pure: no language is known here.
package final class ProductWording: Sendable {
    /// What is decided about.
    package let terms: PurchaseTerms
    let reference: PurchaseTerms?
    let options: PaywallOptions
    /// When it is charged, for a purchase at a moment; nil where none is stated.
    package let dated: DatedTerms?
    /// What the product is for the customer; nil where no customer is stated.
    let choice: PlanChoice?
    let values: MessageValues
    let name: String
    let includedNames: [String]
    let regularMoney: MessagePrice
    /// The regular price and period, which every message about a subscription offers.
    let regularArguments: MessageArguments
    /// Those of the offers, decided when a line first asks for them.
    private let decidedOffers = Mutex<MessageArguments?>(nil)

    /// The wording of some terms.
    ///
    /// - Parameters:
    ///   - terms: What the customer pays, as `OfferSelection` decides it.
    ///   - name: the product's name as it will be shown.
    ///   - includedNames: the names of what a bundle includes.
    ///   - reference: the terms of the product that savings are compared with; nil for none.
    ///   - dated: When they are charged, for a purchase at a moment.
    ///   - choice: What the product is for the customer.
    ///   - options: How prices and periods are shown.
    package init(
        _ terms: PurchaseTerms,
        name: String,
        includedNames: [String] = [],
        comparedWith reference: PurchaseTerms? = nil,
        dated: DatedTerms? = nil,
        choice: PlanChoice? = nil,
        options: PaywallOptions = PaywallOptions()
    ) {
        self.terms = terms
        self.dated = dated
        self.choice = choice
        self.name = name
        self.includedNames = includedNames
        self.reference = reference
        self.options = options
        let values = MessageValues(options: options, storefront: terms.storefront)
        self.values = values
        let regular = terms.regularPhase
        regularMoney = values.money(regular.price, role: .billed, every: regular.period)
        var arguments = MessageArguments(.price, .money(regularMoney), reserving: 3)
        arguments[.product] = .text(name)
        arguments[.period] = values.value(regular.period)
        regularArguments = arguments
    }

    /// The values of the first two offers beside the regular ones.
    var offerArguments: MessageArguments {
        decidedOffers.withLock { decided in
            let arguments = decided ?? decideOfferArguments()
            decided = arguments
            return arguments
        }
    }

    private func decideOfferArguments() -> MessageArguments {
        var arguments = regularArguments.reserving(7)
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
        return arguments
    }

    /// The store that sells it.
    package var storeName: StoreName { terms.product.store }

    var price: Price { terms.regularPhase.price }

    /// Whether the price is known to be that of later charges too: none is stated to follow, or only after the charges that are dated.
    var isLaterPriceKnown: Bool { !terms.mayChangePrice || dated != nil }

    /// Whether the product renews at a price, so that lines about periods make sense.
    var isPaidSubscription: Bool { terms.regularPhase.isOpenEnded && !price.isFree }

    /// Whether it is access for a time that is paid once: a prepaid plan.
    var isPrepaid: Bool { !terms.regularPhase.isOpenEnded && terms.regularPhase.period != nil }

    var isPaidPrepaid: Bool { isPrepaid && !price.isFree }

    /// Whether an offer makes free what is otherwise paid once.
    var isFreeOneTime: Bool {
        !terms.regularPhase.isOpenEnded && offerPhases.first?.price.isFree == true
    }

    var offerPhases: [PricingPhase] { terms.offerPhases }
}
