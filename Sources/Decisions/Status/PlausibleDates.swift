internal import PaywrightModel
internal import PaywrightValues

/// Instants that no calendar date stands for are taken as not stated: a program that builds a history itself may use the ends
/// of what a number can hold as "never".
extension Instant {
    /// Whether something can have been sold then: after 1970 began, before the year 10000. The year 1 is how encoders of
    /// many languages write that there is no date.
    var isCalendarDate: Bool { milliseconds > 0 && self <= Instant.rfc3339Range.upperBound }

    fileprivate var plausible: Instant? { isCalendarDate ? self : nil }
}

extension PurchaseTransaction {
    /// The transaction without instants that are none.
    var withPlausibleDates: PurchaseTransaction {
        var copy = self
        copy.purchaseDate = purchaseDate?.plausible
        copy.expiresDate = expiresDate?.plausible
        copy.originalPurchaseDate = originalPurchaseDate?.plausible
        copy.revocation?.date = revocation?.date?.plausible
        copy.commitment?.expiresDate = commitment?.expiresDate?.plausible
        return copy
    }
}

extension RenewalInfo {
    /// The information without instants that are none.
    var withPlausibleDates: RenewalInfo {
        var copy = self
        copy.renewalDate = renewalDate?.plausible
        copy.gracePeriodExpiresDate = gracePeriodExpiresDate?.plausible
        copy.priceChange?.date = priceChange?.date?.plausible
        copy.priceChange?.consentDeadline = priceChange?.consentDeadline?.plausible
        copy.resumesDate = resumesDate?.plausible
        copy.prepaid?.extendableAfter = prepaid?.extendableAfter?.plausible
        copy.commitment?.renewalDate = commitment?.renewalDate?.plausible
        return copy
    }
}
