internal import PaywrightModel
internal import PaywrightValues

/// A base plan's price for as much of its period as an offer's phase lasts, not yet rounded.
struct ProratedPrice {
    private let price: Price
    private let proration: Proration

    /// nil where no exact fraction of the period is as long.
    init?(_ price: Price, every period: SubscriptionPeriod, over duration: CalendarDuration) {
        guard let proration = Proration(of: duration, in: period) else { return nil }
        self.price = price
        self.proration = proration
    }

    /// A fraction of it, rounded once to the nearest unit of the currency, a tie up; nil when it leaves the range.
    func times(billionths: Int64) -> Price? {
        let (numerator, overflow) = proration.numerator.multipliedReportingOverflow(by: billionths)
        let (denominator, overflows) = proration.denominator.multipliedReportingOverflow(by: 1_000_000_000)
        guard !overflow, !overflows else { return nil }
        return rounded(price.amount, by: numerator, over: denominator)
    }

    /// What is left of it after a discount, rounded in the same way; nil when nothing is, or in another currency.
    func less(_ discount: Price) -> Price? {
        guard discount.currency == price.currency else { return nil }
        let (prorated, overflow) = price.amount.billionths.multipliedReportingOverflow(by: Int128(proration.numerator))
        let (less, overflows) = discount.amount.billionths.multipliedReportingOverflow(
            by: Int128(proration.denominator)
        )
        let (rest, isTooLow) = prorated.subtractingReportingOverflow(less)
        guard !overflow, !overflows, !isTooLow, rest > 0 else { return nil }
        return rounded(DecimalAmount(billionths: rest), by: 1, over: proration.denominator)
    }

    private func rounded(_ amount: DecimalAmount, by numerator: Int64, over denominator: Int64) -> Price? {
        amount.scaled(
            by: numerator,
            over: denominator,
            fractionDigits: price.currency.fractionDigits,
            rounding: .halfUp
        )
        .map { Price(amount: $0, currency: price.currency) }
    }
}
