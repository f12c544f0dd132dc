extension StorefrontPrices {
    /// These prices with others in their place: in each storefront of `others` the price there, elsewhere its own.
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
    /// A plan billed up front costs what the product costs. A commitment's total is forgotten wherever its bills are
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
        Product(
            id: id,
            basePlanID: basePlanID,
            store: store,
            type: type,
            names: names,
            fileLocale: fileLocale,
            prices: self.prices.replacing(with: prices),
            period: period,
            group: group,
            offers: offers,
            billingPlans: billingPlans.map { plan in
                plan.replacingPrices(with: plan.kind == .monthlyWithCommitment ? monthlyPrices : prices)
            },
            isFamilyShareable: isFamilyShareable,
            isSoldPerSeat: isSoldPerSeat,
            includes: includes
        )
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
