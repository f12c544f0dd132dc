internal import PaywrightModel
internal import PaywrightValues

/// What was bought on other terms than to have it at once and to keep it.
extension SituationDecision {
    /// The order before the release that is awaited, or the rental that is not over; nil of anything else.
    func sale(in situation: SubscriptionSituation) -> OneTimeSale? {
        if case .nonRenewing = situation { return rental.map { .rental($0) } }
        guard situation == .pendingPurchase, let order = current?.sale?.preorder,
            order.release.map({ $0 > now }) ?? true
        else { return nil }
        return .preorder(order)
    }

    /// How long the rental lasts, as the purchase or the product states it. Longer after the purchase than that nothing is told of it.
    private var rental: Rental? {
        guard let current, !isShared, let rental = current.rental(products) else { return nil }
        guard let date = current.purchaseDate, let days = rental.period?.mostDays else { return rental }
        return now.milliseconds(since: date) < Int64(days) * 86_400_000 ? rental : nil
    }
}

extension PurchaseTransaction {
    /// The terms of the rental: those of the purchase, else of the product or of the option of it that was bought.
    fileprivate func rental(_ products: JoinedProducts) -> Rental? {
        let stated = sale?.rental
        if let stated, stated != Rental(period: nil) { return stated }
        // What is sold and rented is rented only where the purchase states it.
        if stated == nil, store.traits.hasBasePlans { return nil }
        let named = products.all(named: productID).filter { $0.store == store }
        let sold = purchaseOptionID.flatMap { option in named.first { $0.basePlanID == option } }
        let product = sold ?? (named.count == 1 && named.first?.basePlanID == nil ? named.first : nil)
        return product?.sale?.rental ?? stated
    }
}

extension CalendarDuration {
    /// The most days that it can have; nil for more than a calendar has.
    fileprivate var mostDays: Int? {
        let parts = [(years, 366), (months, 31), (weeks, 7), (days, 1)]
        return parts.reduce(0 as Int?) { sum, part in
            let (days, isOver) = part.0.multipliedReportingOverflow(by: part.1)
            guard let sum, !isOver else { return nil }
            let (total, isMore) = sum.addingReportingOverflow(days)
            return isMore || total > 3_660_000 ? nil : total
        }
    }
}
