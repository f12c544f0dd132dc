package import PaywrightValues

extension StorefrontPrices {
    /// These prices with others in their place: in each storefront of `others` the price there, elsewhere its own.
    ///
    /// - Parameter others: The prices that replace these.
    public func replacing(with others: StorefrontPrices) -> StorefrontPrices {
        StorefrontPrices(entries + others.entries)
    }

    /// These prices without those of some storefronts.
    func removing(_ others: StorefrontPrices) -> StorefrontPrices {
        let removed = Set(others.entries.map(\.storefront))
        return StorefrontPrices(entries.filter { !removed.contains($0.storefront) })
    }
}

extension Product {
    /// The product at other prices: in each storefront of `prices` what it costs there, elsewhere what it cost before.
    ///
    /// A plan billed up front costs what the product costs, and so does one bill of Google Play's installments. A commitment's total is forgotten wherever its bills are
    /// replaced: from then on it is their sum. Offers keep their prices, and are not had where they have none.
    ///
    /// - Parameters:
    ///   - prices: what is paid at once.
    ///   - monthlyPrices: what one bill of the plan with a commitment amounts to; for a product without that plan they
    ///     say nothing.
    public func replacingPrices(
        with prices: StorefrontPrices,
        monthlyPrices: StorefrontPrices = StorefrontPrices()
    ) -> Product {
        replacing(
            prices: self.prices.replacing(with: prices),
            billingPlans: billingPlans.map { plan in
                let bills = isBilledAsCommitted ? prices.replacing(with: monthlyPrices) : monthlyPrices
                return plan.replacingPrices(with: plan.kind == .monthlyWithCommitment ? bills : prices)
            }
        )
    }

    /// The same product in another store, or with other prices, offers or plans: the one place that copies a product.
    package func replacing(
        store: StoreName? = nil,
        prices: StorefrontPrices? = nil,
        offers: [SubscriptionOffer]? = nil,
        billingPlans: [BillingPlan]? = nil,
        leavesCalculationsOpen: Bool? = nil,
        pricesUntil: [Storefront: CalendarDay]? = nil
    ) -> Product {
        Product(
            id: id,
            basePlanID: basePlanID,
            store: store ?? self.store,
            type: type,
            names: names,
            fileLocale: fileLocale,
            prices: prices ?? self.prices,
            period: period,
            group: group,
            offers: offers ?? self.offers,
            billingPlans: billingPlans ?? self.billingPlans,
            isFamilyShareable: isFamilyShareable,
            isSoldPerSeat: isSoldPerSeat,
            tax: tax,
            includes: includes,
            identifiers: identifiers,
            leavesCalculationsOpen: leavesCalculationsOpen ?? self.leavesCalculationsOpen,
            pricesUntil: pricesUntil ?? self.pricesUntil,
            sale: sale
        )
    }
}

extension Product {
    /// Whether every plan that can be bought has a commitment.
    package var isSoldWithCommitmentOnly: Bool {
        let enabled = billingPlans.filter(\.isEnabled)
        return !enabled.isEmpty && enabled.allSatisfy { $0.kind == .monthlyWithCommitment }
    }

    /// Whether the product's own price is that of one bill of a commitment, as Google Play's installments have it.
    package var isBilledAsCommitted: Bool {
        isSoldWithCommitmentOnly && billingPlans.contains { $0.isEnabled && $0.billingPeriod == period }
    }
}

extension BillingPlan {
    fileprivate func replacingPrices(with prices: StorefrontPrices) -> BillingPlan {
        BillingPlan(
            kind: kind,
            prices: self.prices.replacing(with: prices),
            commitmentPrices: commitmentPrices.removing(prices),
            billingPeriod: billingPeriod,
            paymentCount: paymentCount,
            renewal: renewal,
            isEnabled: isEnabled
        )
    }
}
