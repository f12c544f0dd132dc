public import PaywrightModel
public import PaywrightValues

/// What one product costs in many storefronts, without the product: App Store Connect's prices.
public struct PriceList: Hashable, Sendable {
    /// The product identifier; nil when the file does not name the product.
    public let productID: String?
    /// The store that the prices are of; nil when the file may be of any.
    public let store: StoreName?
    /// What is paid at once, for an in-app purchase or a subscription's whole period.
    public let prices: StorefrontPrices
    /// What one bill amounts to of the monthly plan with a commitment; empty where there is none.
    public let monthlyPrices: StorefrontPrices
    /// The file, as the caller named it.
    public let file: String
    /// Whether the file has a field that this version does not know, and that may change one of the prices. Then nothing is
    /// calculated from them, nor from the product's others.
    public let leavesCalculationsOpen: Bool
    /// How often the product is charged by the file; nil where it does not state that. The prices are of no other period.
    public let period: SubscriptionPeriod?
    /// Whether the product can be bought: by the file it has not been removed from sale.
    public let isForSale: Bool
    /// Where the file states another price that follows, or an end of this one: the first day on which this one may not hold any more.
    public let pricesUntil: [Storefront: CalendarDay]

    /// A list from its parts.
    ///
    /// - Parameters:
    ///   - productID: The product identifier; nil when the file does not name the product.
    ///   - store: The store that the prices are of; nil when the file may be of any.
    ///   - prices: What is paid at once, for an in-app purchase or a subscription's whole period.
    ///   - monthlyPrices: What one bill amounts to of the monthly plan with a commitment; empty where there is none.
    ///   - file: The file, as the caller named it.
    ///   - leavesCalculationsOpen: Whether nothing may be calculated from the prices.
    ///   - period: How often the product is charged; nil where that is not stated.
    ///   - isForSale: Whether the product can be bought.
    ///   - pricesUntil: Where another price follows: the first day of that.
    public init(
        productID: String? = nil,
        store: StoreName? = nil,
        prices: StorefrontPrices,
        monthlyPrices: StorefrontPrices = StorefrontPrices(),
        file: String,
        leavesCalculationsOpen: Bool = false,
        period: SubscriptionPeriod? = nil,
        isForSale: Bool = true,
        pricesUntil: [Storefront: CalendarDay] = [:]
    ) {
        self.productID = productID
        self.store = store
        self.prices = prices
        self.monthlyPrices = monthlyPrices
        self.file = file
        self.leavesCalculationsOpen = leavesCalculationsOpen
        self.period = period
        self.isForSale = isForSale
        self.pricesUntil = pricesUntil
    }

    /// The list as one of a product that the caller names.
    ///
    /// - Parameter productID: The identifier of the product.
    public func named(_ productID: String) -> PriceList {
        PriceList(
            productID: productID,
            store: store,
            prices: prices,
            monthlyPrices: monthlyPrices,
            file: file,
            leavesCalculationsOpen: leavesCalculationsOpen,
            period: period,
            isForSale: isForSale,
            pricesUntil: pricesUntil
        )
    }
}

/// What was readable in a file of prices.
public struct PriceListImport: Hashable, Sendable {
    /// One list for each product the file names, in the file's order, and one for the product it does not name.
    public let lists: [PriceList]
    /// What was not taken as it stands, in the order of the file's lines.
    public let diagnostics: [Diagnostic]
    /// The fields that are in no table of this version, and state something.
    public let unknownFields: [UnknownField]
}
