/// One of the App Store's 175 storefronts: a country or region with one currency.
///
///     Storefront("DEU")?.currency.code    // "EUR"
///     Storefront("XK")?.alpha3            // "XKS"
public struct Storefront: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The code the App Store uses: ISO 3166-1 alpha-3 ("DEU"), with XKS for Kosovo.
    public let alpha3: String
    /// The two-letter code of the same region ("DE"), with XK for Kosovo.
    public let alpha2: String
    /// The currency the storefront bills in.
    public let currency: CurrencyCode

    /// Whether the store itself writes whole prices without ".00" here (Taiwan, Kazakhstan, Mexico, the Philippines,
    /// Thailand, India).
    public var dropsWholeFraction: Bool { Self.storefrontsThatDropWholeFraction.contains(alpha3) }

    /// Looks a storefront up by its three- or two-letter code, in capitals; nil for any other.
    public init?(_ code: some StringProtocol) {
        guard let storefront = Self.byCode[String(code)] else { return nil }
        self = storefront
    }

    private init?(row: Substring) {
        let columns = row.split(separator: " ")
        guard columns.count == 3, let currency = CurrencyCode(columns[2]) else { return nil }
        alpha3 = String(columns[0])
        alpha2 = String(columns[1])
        self.currency = currency
    }

    /// Every storefront, in the order of the three-letter codes.
    public static let all: [Storefront] = table.split(whereSeparator: { $0 == "\n" || $0 == "," })
        .compactMap { Storefront(row: $0) }

    /// The storefront that files without one are taken to be from.
    public static let unitedStates = Storefront("USA") ?? all[0]

    /// The three-letter code.
    public var description: String { alpha3 }

    /// In the order of the three-letter codes.
    public static func < (left: Storefront, right: Storefront) -> Bool { left.alpha3 < right.alpha3 }

    private static let byCode: [String: Storefront] = {
        var storefronts: [String: Storefront] = [:]
        for storefront in all {
            storefronts[storefront.alpha3] = storefront
            storefronts[storefront.alpha2] = storefront
        }
        return storefronts
    }()

    private static let storefrontsThatDropWholeFraction: Set<String> = ["TWN", "KAZ", "MEX", "PHL", "THA", "IND"]
}
