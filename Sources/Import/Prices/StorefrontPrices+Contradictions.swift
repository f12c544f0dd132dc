internal import PaywrightModel
internal import PaywrightValues

extension [StorefrontPrices.Entry] {
    /// The storefronts that have two prices: which of them is charged is not known.
    var contradicted: Set<Storefront> {
        var prices: [Storefront: Price] = [:]
        return Set(
            compactMap { entry in
                let first = prices[entry.storefront, default: entry.price]
                prices[entry.storefront] = first
                return first == entry.price ? nil : entry.storefront
            }
        )
    }

    /// Those of storefronts with one price.
    var consistent: [StorefrontPrices.Entry] {
        let contradicted = contradicted
        return filter { !contradicted.contains($0.storefront) }
    }
}
