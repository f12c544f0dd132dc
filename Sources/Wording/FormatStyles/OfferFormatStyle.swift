#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
internal import PaywrightDecisions
public import PaywrightModel

/// Formats what a customer would pay for a product, in one line.
///
///     product.formatted(.offer(locale: "de", storefront: germany, claims: [.introductory]))
///     // "1 Woche kostenlos, danach 9,99 € pro Monat"
///
/// Where no offer applies: the price with its period, or the price alone. A product without a price in the storefront is
/// empty. A malformed locale speaks English. Coded with the storefront's code and the claims as the tool takes them.
public struct OfferFormatStyle: FormatStyle, Hashable, Sendable {
    /// A BCP 47 tag: "de", "zh-Hant-HK", "ar-u-nu-arab".
    public var locale: String
    /// Where the product is bought.
    public var storefront: Storefront
    /// What is known of the offers the customer can get.
    public var claims: [OfferClaim]

    /// A style from its parts.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag: "de", "zh-Hant-HK", "ar-u-nu-arab".
    ///   - storefront: Where the product is bought.
    ///   - claims: What is known of the offers the customer can get.
    public init(locale: String, storefront: Storefront, claims: [OfferClaim]) {
        self.locale = locale
        self.storefront = storefront
        self.claims = claims
    }

    /// The offer's line, or else the price; empty for a product without a price in the storefront.
    ///
    /// - Parameter value: The product.
    public func format(_ value: Product) -> String {
        guard let terms = OfferSelection.terms(for: value, in: storefront, claims: claims),
            let formatter = FormatterCache.shared.formatter(for: locale, options: PaywallOptions())
        else { return "" }
        // What an offer makes free for good has no line about what follows, only a badge.
        let next: ProductLine = terms.regularPhase.isOpenEnded ? .pricePerPeriod : .offerBadge
        return formatter.lines(for: terms, showing: [.offer, next, .price]).entries.first?.text.string ?? ""
    }

    private enum CodingKeys: String, CodingKey {
        case locale, storefront, claims
    }

    /// Throws for a storefront or a claim that does not exist.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        locale = try values.decode(String.self, forKey: .locale)
        let code = try values.decode(String.self, forKey: .storefront)
        guard let storefront = Storefront(code) else {
            throw DecodingError.dataCorruptedError(
                forKey: .storefront,
                in: values,
                debugDescription: "found \"\(code)\", expected a storefront’s code such as \"DEU\""
            )
        }
        self.storefront = storefront
        claims = try values.decode([String].self, forKey: .claims).map { text in
            guard let claim = OfferClaim(text) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .claims,
                    in: values,
                    debugDescription: "found \"\(text)\", expected a claim such as \"introductory\" or \"code=NAME\""
                )
            }
            return claim
        }
    }

    /// Encodes the storefront's code and the claims' text forms.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(locale, forKey: .locale)
        try values.encode(storefront.alpha3, forKey: .storefront)
        try values.encode(claims.map(\.description), forKey: .claims)
    }
}

extension FormatStyle where Self == OfferFormatStyle {
    /// What a customer would pay: "1 Woche kostenlos, danach 9,99 € pro Monat" in de.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag: "de", "zh-Hant-HK".
    ///   - storefront: Where the product is bought.
    ///   - claims: The offers that the customer gets.
    public static func offer(locale: String, storefront: Storefront, claims: [OfferClaim]) -> OfferFormatStyle {
        OfferFormatStyle(locale: locale, storefront: storefront, claims: claims)
    }
}

extension Product {
    /// The product in a style: `product.formatted(.offer(locale: "ja", storefront: japan, claims: [.unknown]))`.
    ///
    /// - Parameter style: The style.
    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Product {
        style.format(self)
    }
}
