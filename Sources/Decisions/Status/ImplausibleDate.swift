internal import PaywrightModel
internal import PaywrightValues

/// A date that cannot be right, in what a store states of one purchase: it is not known, and nothing follows from it.
struct ImplausibleDate: Hashable {
    /// Why it cannot be right.
    enum Fault: Hashable {
        /// Before anything was sold in the store.
        case beforeFirstSale(Instant)
        /// An end that is not after its beginning.
        case notAfter(beginning: Instant)
        /// A purchase that lies ahead of now.
        case ahead(now: Instant)
    }

    /// What the date is, for a person.
    let name: String
    let date: Instant
    let fault: Fault
    let productID: String?
    /// Whether what is true now depends on it.
    let decides: Bool

    /// The end of a period, or the date of a purchase.
    init(_ date: Instant, _ fault: Fault, _ productID: String?) {
        name = if case .ahead = fault { "the date of the purchase" } else { "the end of the period" }
        (self.date, self.fault, self.productID, decides) = (date, fault, productID, true)
    }

    /// nil for no date, and for one that is not before the first sale.
    fileprivate init?(
        _ name: String,
        _ date: Instant?,
        before first: Instant,
        _ productID: String?,
        decides: Bool = true
    ) {
        guard let date, date < first else { return nil }
        (self.name, self.date, self.productID, self.decides) = (name, date, productID, decides)
        fault = .beforeFirstSale(first)
    }

    var diagnostic: Diagnostic {
        let expected =
            switch fault {
            case .beforeFirstSale(let first): "a date since the store opened on \(first)"
            case .notAfter(let beginning): "an end after the beginning, \(beginning)"
            case .ahead(let now): "a purchase made before now, \(now)"
            }
        return Diagnostic(
            .warning,
            DateCode.implausibleDate,
            at: Diagnostic.Place(productID.map { .product($0) }),
            found: "\(name) \(date)",
            expected: expected,
            consequence: decides ? "the status is not known" : "the date is not known"
        )
    }
}

extension PurchaseTransaction {
    /// Its dates that cannot be right. An end at the very beginning can be that of a purchase that was taken back at once,
    /// which the store then states: `isStateStated`.
    func implausibleDates(isStateStated: Bool) -> [ImplausibleDate] {
        // Nearly every purchase was made after its store opened, and ends after it begins.
        let first = store.traits.firstSale ?? .distantPast
        if purchaseDate.isBefore(first) || expiresDate.isBefore(first) || (commitment?.expiresDate).isBefore(first)
            || (revocation?.date).isBefore(first)
        {
            // What is bought once depends on no beginning, and what is kept or used up on no end.
            let kind = productType?.known
            let hasPeriods = kind == nil || kind == .autoRenewable
            let hasEnd = hasPeriods || kind == .nonRenewable
            return [
                ImplausibleDate(
                    "the beginning of the period",
                    purchaseDate,
                    before: first,
                    productID,
                    decides: hasPeriods
                ),
                ImplausibleDate("the end of the period", expiresDate, before: first, productID, decides: hasEnd),
                ImplausibleDate("the end of the commitment", commitment?.expiresDate, before: first, productID),
                ImplausibleDate("the date of the refund", revocation?.date, before: first, productID, decides: false),
            ].compactMap { $0 }
        }
        // Some stores state only when it was bought first.
        guard let begin = purchaseDate ?? originalPurchaseDate, let end = expiresDate, end <= begin, revocation == nil,
            !isUpgraded,
            end < begin || !isStateStated
        else { return [] }
        return [ImplausibleDate(end, .notAfter(beginning: begin), productID)]
    }
}

extension PurchaseTransaction {
    /// The transaction without a date of its refund that cannot be right: that it was refunded stays.
    var withoutEarlyRefundDate: PurchaseTransaction {
        guard let first = store.traits.firstSale, (revocation?.date).isBefore(first) else { return self }
        var copy = self
        copy.revocation?.date = nil
        return copy
    }
}

extension RenewalInfo {
    /// Its dates that cannot be right.
    var implausibleDates: [ImplausibleDate] {
        guard let first = store.traits.firstSale,
            renewalDate.isBefore(first) || gracePeriodExpiresDate.isBefore(first) || resumesDate.isBefore(first)
                || (priceChange?.date).isBefore(first) || (priceChange?.consentDeadline).isBefore(first)
                || (commitment?.renewalDate).isBefore(first)
        else { return [] }
        return [
            ImplausibleDate("the date of the renewal", renewalDate, before: first, productID),
            ImplausibleDate("the end of the grace period", gracePeriodExpiresDate, before: first, productID),
            ImplausibleDate("the date at which it resumes", resumesDate, before: first, productID),
            ImplausibleDate("the date of the price change", priceChange?.date, before: first, productID),
            ImplausibleDate("the date until which to agree", priceChange?.consentDeadline, before: first, productID),
            ImplausibleDate("the date of the next commitment", commitment?.renewalDate, before: first, productID),
        ].compactMap { $0 }
    }
}

extension Instant? {
    fileprivate func isBefore(_ first: Instant) -> Bool { self.map { $0 < first } ?? false }
}
