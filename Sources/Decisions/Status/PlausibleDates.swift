internal import PaywrightModel
internal import PaywrightValues

/// Instants that no calendar date stands for are taken as not stated: a program that builds a history itself may use the ends
/// of what a number can hold as "never".
extension Instant {
    /// Whether something can have been sold then: after 1970 began, before the year 10000. The year 1 is how encoders of
    /// many languages write that there is no date.
    var isCalendarDate: Bool { milliseconds > 0 && self <= Instant.rfc3339Range.upperBound }
}

extension Instant? {
    fileprivate var isImplausible: Bool { self?.isCalendarDate == false }
}

extension PurchaseTransaction {
    /// The transaction without instants that are none.
    var withPlausibleDates: PurchaseTransaction {
        var copy = self
        if purchaseDate.isImplausible { copy.purchaseDate = nil }
        if expiresDate.isImplausible { copy.expiresDate = nil }
        if originalPurchaseDate.isImplausible { copy.originalPurchaseDate = nil }
        if (revocation?.date).isImplausible { copy.revocation?.date = nil }
        if (commitment?.expiresDate).isImplausible { copy.commitment?.expiresDate = nil }
        return copy
    }
}

extension RenewalInfo {
    /// The information without instants that are none.
    var withPlausibleDates: RenewalInfo {
        var copy = self
        if renewalDate.isImplausible { copy.renewalDate = nil }
        if gracePeriodExpiresDate.isImplausible { copy.gracePeriodExpiresDate = nil }
        if (priceChange?.date).isImplausible { copy.priceChange?.date = nil }
        if (priceChange?.consentDeadline).isImplausible { copy.priceChange?.consentDeadline = nil }
        if pauseDate.isImplausible { copy.pauseDate = nil }
        if resumesDate.isImplausible { copy.resumesDate = nil }
        if endDate.isImplausible { copy.endDate = nil }
        if (prepaid?.extendableAfter).isImplausible { copy.prepaid?.extendableAfter = nil }
        if (commitment?.renewalDate).isImplausible { copy.commitment?.renewalDate = nil }
        return copy
    }
}
