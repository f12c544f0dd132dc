internal import Paywright
internal import PaywrightDecisions
internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// The values of the offer that the customer gets, and of a second phase that follows it.
extension TemplateWording {
    /// Without the phase, the product's own value where the peer prints that knowingly; never an offer not given.
    func offer(_ value: OfferValue, _ index: Int, orRegular: Bool) -> TemplateAnswer {
        guard terms.offerPhases.indices.contains(index) else {
            let reason = index == 0 ? "the customer gets no offer" : "nothing but the product’s price follows the offer"
            if case .durationCount(_, orZero: true) = value { return .zero(reason) }
            guard orRegular, let own = value.ofProduct, case .content(let content) = answer(own, key: "") else {
                return .notApplicable(reason)
            }
            return .regular(content)
        }
        let phase = terms.offerPhases[index]
        switch value {
        case .price: return price(of: phase, as: index == 0 ? .offerPrice : .nextOfferPrice)
        case .rawPrice: return .content(.plain(phase.price.amount.description))
        case .pricePer(let unit): return pricePer(unit, of: phase)
        case .period(let form): return length(phase.period, form)
        case .duration(let form): return length(phase.duration, form)
        case .durationCount(let unit, let orZero): return count(of: unit, in: phase, orZero: orZero)
        case .endDate(let style): return endDate(index, style)
        }
    }

    private func money(of phase: PricingPhase) -> MessagePrice {
        values.money(phase.price, role: .introductory, every: PhaseKind(phase) == .payAsYouGo ? phase.period : nil)
    }

    private func price(of phase: PricingPhase, as name: ArgumentName) -> TemplateAnswer {
        phase.price.isFree ? .phrase("price.free") : .content(.value(name, .money(money(of: phase))))
    }

    /// An offer has a price per unit only if it lasts that long: 2 weeks have no price per month.
    private func pricePer(_ unit: PeriodUnit, of phase: PricingPhase) -> TemplateAnswer {
        guard let duration = phase.duration, calculation.basis.wholeUnits(unit, in: duration) > 0 else {
            return .notApplicable("the offer doesn’t last one \(unit.rawValue)")
        }
        return pricePer(unit, phase.price, every: phase.period, role: .introductory)
    }

    /// How many whole units an offer lasts. One that is shorter lasts none.
    private func count(of unit: PeriodUnit, in phase: PricingPhase, orZero: Bool) -> TemplateAnswer {
        guard let duration = phase.duration else { return .notApplicable("the offer has no end") }
        let count = calculation.basis.wholeUnits(unit, in: duration)
        guard count > 0 || orZero else { return .notApplicable("\(duration) is shorter than one \(unit.rawValue)") }
        return .content(.number(count, minimumDigits: 1))
    }

    private func endDate(_ index: Int, _ style: DateStyle) -> TemplateAnswer {
        guard let clock = context.clock else { return .missingInput("the time and the time zone") }
        guard terms.offerPhases[index].duration != nil else { return .notApplicable("the offer has no end") }
        guard let end = terms.end(ofOfferPhase: index, at: clock.now, in: clock.calendar) else {
            return .notApplicable("no field states on which day the offer ends")
        }
        let date = clock.calendar.date(end, style: style)
        return .content(.value(.date, .date(date)))
    }
}

extension OfferValue {
    /// The product's own value in the offer's place; nil where it has none of the kind.
    fileprivate var ofProduct: TemplateValue? {
        switch self {
        case .price: .price
        case .rawPrice: .rawPrice
        case .pricePer(let unit): .pricePer(unit)
        case .period(let form), .duration(let form): .period(form)
        case .durationCount(let unit, let orZero): .periodCount(unit, orZero: orZero)
        case .endDate: nil
        }
    }
}

extension PeriodBasis {
    /// How many whole units a length holds, by the same factors that prices are calculated with: a month holds 4 weeks, and
    /// P12M as many days as P1Y.
    func wholeUnits(_ unit: PeriodUnit, in duration: CalendarDuration) -> Int {
        var numerator: Int128 = 0
        var denominator: Int128 = 1
        for part in duration.normalized().parts {
            let ratio = ratio(of: unit, in: part.unit)
            numerator =
                numerator * Int128(ratio.denominator)
                + Int128(part.count) * Int128(ratio.numerator) * denominator
            denominator *= Int128(ratio.denominator)
        }
        return Int(clamping: numerator / denominator)
    }
}
