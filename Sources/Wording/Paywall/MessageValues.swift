package import PaywrightMessages
internal import PaywrightDecisions
package import PaywrightModel
package import PaywrightValues

/// Turns the store's values into message values.
package struct MessageValues {
    let options: PaywallOptions
    /// Where the price holds; nil where nobody says.
    let storefront: Storefront?

    package init(options: PaywallOptions, storefront: Storefront?) {
        self.options = options
        self.storefront = storefront
    }

    /// A billed or an offer's price. A billed amount is never rounded: digits beyond the currency's own are shown.
    package func money(_ price: Price, role: MoneyRole, every period: CalendarDuration? = nil) -> Money {
        money(price, role: role, every: period.flatMap(length))
    }

    /// The same, for a length that is a message value already.
    package func money(_ price: Price, role: MoneyRole, every period: Length?) -> Money {
        let dropsFraction =
            switch options.wholeAmounts {
            case .drop: true
            case .auto: storefront?.dropsWholeFraction ?? false
            case .keep: false
            }
        let isBilled = role != .calculated && role != .total
        return Money(
            amount: price.amount.description,
            currency: price.currency.code,
            fractionDigits: dropsFraction && price.amount.isWhole ? 0 : price.currency.fractionDigits,
            role: role,
            period: period,
            width: options.currencyWidth,
            displayString: options.prefersStoreDisplayPrice && isBilled ? price.displayString : nil
        )
    }

    /// An offer's price, with its period where it is charged in each of several.
    package func offerMoney(_ phase: PricingPhase) -> Money {
        money(phase.price, role: .introductory, every: PhaseKind(phase) == .payAsYouGo ? phase.period : nil)
    }

    /// A length in the wording asked for.
    package func length(_ duration: CalendarDuration) -> Length? {
        Length(parts: worded(duration).parts.map { Length.Part($0.count, Self.unit($0.unit)) })
    }

    private func worded(_ duration: CalendarDuration) -> CalendarDuration {
        switch options.periods {
        case .normalized: duration.singlePeriod.map { CalendarDuration($0.normalized()) } ?? duration
        case .days:
            CalendarDuration(
                years: duration.years,
                months: duration.months,
                days: duration.weeks * 7 + duration.days
            ) ?? duration
        case .asStated: duration
        }
    }

    /// A length as an argument; nil becomes no argument.
    package func value(_ duration: CalendarDuration?) -> ArgumentValue? {
        duration.flatMap(length).map(ArgumentValue.length)
    }

    /// One of a unit.
    package static func single(_ unit: PeriodUnit) -> Length { Length(1, self.unit(unit)) }

    private static func unit(_ unit: PeriodUnit) -> LengthUnit {
        switch unit {
        case .day: .day
        case .week: .week
        case .month: .month
        case .year: .year
        }
    }
}
