internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Works out what an offer costs on its base plan, region by region.
struct OfferAttachment {
    let offer: UnattachedOffer
    let product: Product
    private(set) var diagnostics: [Diagnostic] = []
    /// The lengths that have been reported to be no part of the base plan's period.
    private var incomparable: Set<CalendarDuration> = []

    init(offer: UnattachedOffer, product: Product) {
        self.offer = offer
        self.product = product
    }

    /// The offer with its prices; nil, and reported, if it can be had in no region.
    mutating func resolve() -> SubscriptionOffer? {
        guard product.type == .autoRenewable, let period = product.period else {
            refuse(.misplacedOffer, found: "an offer on a prepaid plan", expected: "offers on plans that renew only")
            return nil
        }
        var prices = [[StorefrontPrices.Entry]](repeating: [], count: offer.phases.count)
        for entry in product.prices.entries where offer.regions.contains(entry.storefront) {
            guard let regional = regionalPrices(basePrice: entry.price, every: period, in: entry.storefront) else {
                continue
            }
            for (index, price) in regional.enumerated() {
                prices[index].append(StorefrontPrices.Entry(storefront: entry.storefront, price: price))
            }
        }
        let phases = zip(offer.phases, prices).map { phase, prices in
            OfferPhase(
                googlePlayPeriod: phase.duration,
                cycles: phase.count,
                isFree: prices.allSatisfy { $0.price.isFree },
                prices: StorefrontPrices(prices)
            )
        }
        guard let first = phases.first, !first.prices.entries.isEmpty else {
            refuse(
                .offerNotSold,
                found: "no region in which both the offer and \(offer.basePlanName) have a price",
                expected: "at least one"
            )
            return nil
        }
        for index in offer.phases.indices { reportCalculated(phase: index, prices: prices[index]) }
        return SubscriptionOffer(
            type: offer.type,
            first: first,
            following: Array(phases.dropFirst()),
            id: offer.offerID,
            customers: offer.customers
        )
    }

    /// What each phase costs in a region; nil unless all of them have a price there, for none can be bought alone.
    private mutating func regionalPrices(
        basePrice: Price,
        every period: SubscriptionPeriod,
        in region: Storefront
    ) -> [Price]? {
        var prices: [Price] = []
        for phase in offer.phases {
            guard let stated = phase.prices[region],
                let price = price(stated, phase: phase, basePrice: basePrice, every: period, in: region)
            else { return nil }
            prices.append(price)
        }
        return prices
    }

    private mutating func price(
        _ stated: UnattachedOffer.PhasePrice,
        phase: UnattachedOffer.Phase,
        basePrice: Price,
        every period: SubscriptionPeriod,
        in region: Storefront
    ) -> Price? {
        let price: Price?
        guard !stated.terms.isCalculated || !(product.leavesCalculationsOpen || offer.leavesCalculationsOpen) else {
            diagnostics.append(
                offer.diagnostic(
                    .note,
                    .undecidedField,
                    at: stated.place,
                    found: Self.text(stated.terms),
                    expected: "the price itself, as a field that is not known may change it",
                    consequence: "the offer is left out of \(offer.basePlanName) in \(region)"
                )
            )
            return nil
        }
        if stated.terms.isCalculated, Proration(of: phase.duration, in: period) == nil {
            reportIncomparable(phase.duration, with: period, stated, in: region)
            return nil
        }
        switch stated.terms {
        case .free: return Price(amount: .zero, currency: basePrice.currency)
        case .price(let stated): price = stated
        case .relativeDiscount(let billionths):
            let paid = 1_000_000_000 - billionths
            price = ProratedPrice(basePrice, every: period, over: phase.duration)?.times(billionths: paid)
        case .discount(let discount):
            price = ProratedPrice(basePrice, every: period, over: phase.duration)?.less(discount)
        }
        if let other = stated.terms.currency, other != basePrice.currency {
            diagnostics.append(
                offer.diagnostic(
                    .warning,
                    .offerInOtherCurrency,
                    at: stated.place,
                    found: Self.text(stated.terms),
                    expected: "an amount in \(basePrice.currency), as \(basePrice) follows in \(region)",
                    consequence: "the offer is left out of \(offer.basePlanName) in \(region)"
                )
            )
            return nil
        }
        guard let price, !(stated.terms.isCalculated && price.isFree) else {
            diagnostics.append(
                offer.diagnostic(
                    .warning,
                    .invalidPrice,
                    at: stated.place,
                    found: Self.text(stated.terms),
                    expected: "what leaves a price above 0 of \(basePrice) every \(period)",
                    consequence: "the offer is left out of \(offer.basePlanName) in \(region)"
                )
            )
            return nil
        }
        return price
    }

    /// Says once for a length that no calendar tells how much of the base plan's period it is.
    private mutating func reportIncomparable(
        _ duration: CalendarDuration,
        with period: SubscriptionPeriod,
        _ stated: UnattachedOffer.PhasePrice,
        in region: Storefront
    ) {
        guard incomparable.insert(duration).inserted else { return }
        diagnostics.append(
            offer.diagnostic(
                .warning,
                .undecidedField,
                at: stated.place,
                found: Self.text(stated.terms),
                expected: "the price itself, for Google Play does not state how much of \(period) \(duration) is",
                consequence: "the offer is left out of \(offer.basePlanName) in \(region), and wherever it is stated so"
            )
        )
    }

    /// Says once for a phase that its amounts are no statement of the store's.
    private mutating func reportCalculated(phase index: Int, prices: [StorefrontPrices.Entry]) {
        let phase = offer.phases[index]
        let calculated = prices.filter { phase.prices[$0.storefront]?.terms.isCalculated == true }
        guard let first = calculated.first, let stated = phase.prices[first.storefront] else { return }
        let others =
            calculated.count > 1 ? " and \(calculated.count - 1) other" + (calculated.count > 2 ? "s" : "") : ""
        diagnostics.append(
            offer.diagnostic(
                .warning,
                .calculatedPrice,
                at: stated.place,
                found: Self.text(stated.terms),
                expected: "the price itself, for Google Play does not state how it rounds a tie",
                consequence: "\(first.price) is calculated for \(first.storefront)\(others), a tie rounded up"
            )
        )
    }

    private mutating func refuse(_ code: ImportCode, found: String, expected: String) {
        diagnostics.append(
            offer.diagnostic(
                .error,
                code,
                found: found,
                expected: expected,
                consequence: "offer \(Excerpt.quoted(offer.offerID)) is left out of \(offer.basePlanName)"
            )
        )
    }

    private static func text(_ terms: UnattachedOffer.PhasePrice.Terms) -> String {
        switch terms {
        case .free: "free"
        case .price(let price): "a price of \(price)"
        case .relativeDiscount(let billionths):
            "a relativeDiscount of \(DecimalAmount(billionths: Int128(billionths)))"
        case .discount(let price): "an absoluteDiscount of \(price)"
        }
    }
}
