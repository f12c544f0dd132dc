public import PaywrightValues

/// The price of one thing in each storefront that sells it.
public struct StorefrontPrices: Hashable, Sendable {
    /// One storefront and its price.
    public struct Entry: Hashable, Sendable {
        /// Where the price holds.
        public let storefront: Storefront
        /// The price there.
        public let price: Price

        /// An entry from its parts.
        ///
        /// - Parameters:
        ///   - storefront: Where the price holds.
        ///   - price: The price there.
        public init(storefront: Storefront, price: Price) {
            self.storefront = storefront
            self.price = price
        }
    }

    /// Every price, in the order of the storefronts' codes.
    public let entries: [Entry]

    /// Prices in any order; of several for one storefront the last one counts.
    ///
    /// - Parameter entries: The storefronts with their prices.
    public init(_ entries: [Entry] = []) {
        var latest: [Storefront: Price] = [:]
        for entry in entries { latest[entry.storefront] = entry.price }
        self.entries = latest.map { Entry(storefront: $0.key, price: $0.value) }
            .sorted { $0.storefront < $1.storefront }
    }

    /// One price in one storefront.
    ///
    /// - Parameters:
    ///   - price: The price.
    ///   - storefront: Where the price holds.
    public init(_ price: Price, in storefront: Storefront) {
        self.init([Entry(storefront: storefront, price: price)])
    }

    /// The price in a storefront; nil where the thing has none.
    ///
    /// - Parameter storefront: Where the product is bought.
    public subscript(storefront: Storefront) -> Price? {
        entries.first { $0.storefront == storefront }?.price
    }
}
