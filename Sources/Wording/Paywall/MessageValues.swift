internal import PaywrightDecisions
package import PaywrightMessages
package import PaywrightModel
package import PaywrightValues

/// Turns the store's values into message values.
package struct MessageValues {
    let options: PaywallOptions
    /// Where the price holds; nil where that is not stated.
    let storefront: Storefront?

    package init(options: PaywallOptions, storefront: Storefront?) {
        self.options = options
        self.storefront = storefront
    }

    /// A billed or an offer's price. A billed amount is never rounded: digits beyond the currency's own are shown.
    package func money(_ price: Price, role: MoneyRole, every period: CalendarDuration? = nil) -> MessagePrice {
        money(price, role, period.map(length))
    }

    /// In whose account a customer cancels what a merchant sells directly, or what a store without settings on the device does;
    /// nothing where nobody is named.
    func whereToCancel(_ store: StoreName) -> [Message] {
        if store.isCancelledAtAmazon { return [.product(.disclosureCancelAmazon)] }
        guard store.isSoldByMerchant, let merchant = options.merchant, Self.isVisible(merchant.name) else { return [] }
        guard let link = merchant.link, Self.isVisible(link) else {
            return [.product(.disclosureCancelMerchant, [.merchant: .text(merchant.name)])]
        }
        return [
            .product(.disclosureCancelMerchantLink, [.merchant: .text(merchant.name), .merchantLink: .text(link)])
        ]
    }

    /// Whether a text has anything to show.
    private static func isVisible(_ text: String) -> Bool { !text.allSatisfy(\.isWhitespace) }

    /// A calculated price per unit. The unit stays itself, however periods are worded: a week is not "7 days" here, nor the
    /// price one per day.
    package func calculated(_ price: Price, per unit: PeriodUnit) -> MessagePrice {
        money(price, .calculated, CalendarDuration(1, unit))
    }

    private func money(_ price: Price, _ role: MoneyRole, _ period: CalendarDuration?) -> MessagePrice {
        // Not by `!=`, which compares the texts of roles.
        let isBilled = !(role == .calculated || role == .total)
        let keepsDisplayString = options.prefersStoreDisplayPrice && isBilled
        return MessagePrice(
            keepsDisplayString ? price : Price(amount: price.amount, currency: price.currency),
            role: role,
            period: period,
            width: options.currencyWidth,
            fractionDigits: price.amount.isWhole && dropsWholeFraction ? 0 : nil
        )
    }

    private var dropsWholeFraction: Bool {
        switch options.wholeAmounts {
        case .drop: true
        case .auto: storefront?.dropsWholeFraction ?? false
        case .keep: false
        }
    }

    /// An offer's price, with its period where it is charged in each of several.
    package func offerMoney(_ phase: PricingPhase) -> MessagePrice {
        money(phase.price, role: .introductory, every: PhaseKind(phase) == .payAsYouGo ? phase.period : nil)
    }

    /// A length in the wording asked for.
    package func length(_ duration: CalendarDuration) -> CalendarDuration {
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
        duration.map { .length(length($0)) }
    }
}
