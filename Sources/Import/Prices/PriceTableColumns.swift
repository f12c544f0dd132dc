/// Which column of a table of prices says what, by the names that App Store Connect and others give them.
struct PriceTableColumns {
    let region: Int
    let price: Int
    let currency: Int?
    let product: Int?
    let startDay: Int?
    let preserved: Int?

    /// The names of each column, in small letters without anything else.
    private static let regions: Set<String> = [
        "countriesorregions", "countryorregion", "countryregion", "countries", "country", "countrycode", "region",
        "regions", "regioncode", "territory", "territories", "territorycode", "storefront", "storefrontcode",
    ]
    private static let prices: Set<String> = ["price", "customerprice"]
    private static let currencies: Set<String> = ["currency", "currencycode"]
    private static let products: Set<String> = ["product", "productid", "sku"]
    private static let startDays: Set<String> = ["startdate", "effectivedate"]
    private static let preservations: Set<String> = ["preserved"]

    /// What the columns that a table needs may be called, for a diagnostic about one that lacks them.
    static let expectation =
        "a first row that names the columns, \"Countries or Regions\" (or Territory, Storefront, Country Code) and "
        + "\"Price\" among them"

    /// nil for a row that does not name the columns for the region and the price.
    init?(header: [String]) {
        let names = header.map { name in
            String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) }))
        }
        func column(_ known: Set<String>) -> Int? { names.firstIndex(where: known.contains) }
        guard let region = column(Self.regions), let price = column(Self.prices) else { return nil }
        self.region = region
        self.price = price
        currency = column(Self.currencies)
        product = column(Self.products)
        startDay = column(Self.startDays)
        preserved = column(Self.preservations)
    }
}
