internal import StoreDecisions
internal import StoreModel

/// How much cheaper a subscription is than another one for the same time.
struct RelativeDiscount: Hashable {
    /// Whole percent, rounded down, so that no more is promised than is saved.
    let percent: Int

    /// nil unless both are paid subscriptions in the same currency and at least 1 % is saved.
    ///
    /// The reference's price is converted to the product's period by the basis, as an exact fraction.
    init?(of terms: PurchaseTerms, against reference: PurchaseTerms, basis: PeriodBasis) {
        guard let period = terms.regularPhase.period?.singlePeriod, terms.regularPhase.isOpenEnded,
            let other = reference.regularPhase.period?.singlePeriod, reference.regularPhase.isOpenEnded
        else { return nil }
        let price = terms.regularPhase.price
        let otherPrice = reference.regularPhase.price
        guard price.currency == otherPrice.currency, !price.isFree, !otherPrice.isFree else { return nil }
        // Of the other unit, one period of the product holds value × ratio; that many of its periods cost `full`.
        let ratio = basis.ratio(of: other.unit, in: period.unit)
        let numerator = Int128(period.value) * Int128(ratio.numerator)
        let denominator = Int128(other.value) * Int128(ratio.denominator)
        let (full, isFullTooLarge) = otherPrice.amount.billionths.multipliedReportingOverflow(by: numerator)
        let (paid, isPaidTooLarge) = price.amount.billionths.multipliedReportingOverflow(by: denominator)
        let (saved, isSavedTooLarge) = (full - paid).multipliedReportingOverflow(by: 100)
        guard !isFullTooLarge, !isPaidTooLarge, !isSavedTooLarge, full > 0 else { return nil }
        percent = Int(clamping: saved / full)
        guard percent >= 1 else { return nil }
    }

    /// The fraction as an exact decimal: "0.16".
    var fraction: String { "0." + (percent < 10 ? "0" : "") + String(percent) }
}
