public import PaywrightValues

/// A country or region where something is sold: one of the App Store's 175 storefronts, or another region of ISO 3166-1
/// in which Google Play sells.
///
///     Storefront("DEU")?.currency?.code    // "EUR"
///     Storefront("XK")?.alpha3             // "XKS"
///     Storefront("BGD")?.currency          // nil: the App Store has no storefront in Bangladesh
public struct Storefront: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The code the App Store uses: ISO 3166-1 alpha-3 ("DEU"), with XKS for Kosovo.
    public var alpha3: String { threeLetters.text }
    /// The two-letter code of the same region ("DE"), with XK for Kosovo.
    public var alpha2: String { twoLetters.text }
    /// The currency the App Store bills in there; nil where it has no storefront. Google Play may bill in another one:
    /// a price always says its own.
    public let currency: CurrencyCode?

    private let threeLetters: ShortCode
    private let twoLetters: ShortCode

    /// Whether the store itself writes whole prices without ".00" here (Taiwan, Kazakhstan, Mexico, the Philippines,
    /// Thailand, India).
    public var dropsWholeFraction: Bool { Self.storefrontsThatDropWholeFraction.contains(threeLetters) }

    /// Looks a region up by its three- or two-letter code, in capitals or small letters: "DEU", "de"; nil for any other.
    ///
    /// - Parameter code: The code, by ISO 3166-1.
    public init?(_ code: some StringProtocol) {
        guard let storefront = Storefront(exactly: code) ?? Storefront(exactly: code.uppercased()) else { return nil }
        self = storefront
    }

    /// A region by its code as stores write it, in capitals: what files state.
    package init?(exactly code: some StringProtocol) {
        guard let storefront = ShortCode(code).flatMap({ Self.byCode[$0] }) else { return nil }
        self = storefront
    }

    private init?(row columns: [Substring]) {
        guard columns.count == 3, let currency = CurrencyCode(columns[2]) else { return nil }
        self.init(alpha3: columns[0], alpha2: columns[1], currency: currency)
    }

    private init?(region columns: [Substring]) {
        guard columns.count == 2 else { return nil }
        self.init(alpha3: columns[0], alpha2: columns[1])
    }

    private init?(alpha3: Substring, alpha2: Substring, currency: CurrencyCode? = nil) {
        guard let threeLetters = ShortCode(alpha3), let twoLetters = ShortCode(alpha2) else { return nil }
        self.threeLetters = threeLetters
        self.twoLetters = twoLetters
        self.currency = currency
    }

    /// The columns of a table's rows. Its bytes are looked at, not its characters: every start of a program reads it.
    private static func rows(of table: String) -> [[Substring]] {
        let rows = table.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ",") }
        return rows.map { row in row.split(separator: UInt8(ascii: " ")).map { Substring($0) } }
    }

    /// Every storefront of the App Store, in the order of the three-letter codes.
    public static let all: [Storefront] = rows(of: table).compactMap { Storefront(row: $0) }

    /// The regions of ISO 3166-1 without an App Store storefront.
    static let otherRegions: [Storefront] = rows(of: otherRegionsTable).compactMap { Storefront(region: $0) }

    /// A region that is not stated: Google Play's `ProductDetails` gives the price of the device's own country without
    /// naming it. CLDR's code for it, "ZZ".
    public static let unstated = Storefront(alpha3: "ZZZ", alpha2: "ZZ") ?? all[0]

    /// The storefront that files without one are taken to be from.
    public static let unitedStates = Storefront("USA") ?? all[0]

    /// The three-letter code.
    public var description: String { alpha3 }

    /// In the order of the three-letter codes.
    public static func < (left: Storefront, right: Storefront) -> Bool { left.threeLetters < right.threeLetters }

    private static let byCode: [ShortCode: Storefront] = {
        var storefronts: [ShortCode: Storefront] = [:]
        for storefront in all + otherRegions + [unstated] {
            storefronts[storefront.threeLetters] = storefront
            storefronts[storefront.twoLetters] = storefront
        }
        return storefronts
    }()

    private static let storefrontsThatDropWholeFraction = Set(
        ["TWN", "KAZ", "MEX", "PHL", "THA", "IND"].compactMap { ShortCode($0) }
    )
}
