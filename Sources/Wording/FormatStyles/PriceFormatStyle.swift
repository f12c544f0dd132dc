#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import PaywrightMessages
internal import PaywrightModel
public import PaywrightValues

/// Formats a price as a paywall in a language shows it: the store's exact amount, never rounded.
///
///     price.formatted(.price(locale: "de"))    // "9,99 €"
///
/// A price of zero says the language's word for free. A malformed locale speaks English.
public struct PriceFormatStyle: FormatStyle, Hashable, Sendable {
    /// A BCP 47 tag: "de", "zh-Hant-HK", "ar-u-nu-arab".
    public var locale: String
    /// How the currency is written.
    public var currencyWidth: CurrencyWidth
    /// Whether whole prices show their decimals; `auto` keeps them, for a price alone knows no storefront.
    public var wholeAmounts: WholeAmounts

    /// A style from its parts.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag: "de", "zh-Hant-HK", "ar-u-nu-arab".
    ///   - currencyWidth: How the currency is written.
    ///   - wholeAmounts: Whether whole prices show their decimals; `auto` keeps them, for a price alone knows no storefront.
    public init(locale: String, currencyWidth: CurrencyWidth = .short, wholeAmounts: WholeAmounts = .auto) {
        self.locale = locale
        self.currencyWidth = currencyWidth
        self.wholeAmounts = wholeAmounts
    }

    /// The text of a price.
    ///
    /// - Parameter value: The price.
    public func format(_ value: Price) -> String {
        let options = PaywallOptions(wholeAmounts: wholeAmounts, currencyWidth: currencyWidth)
        return FormatterCache.shared.formatter(for: locale, options: options)?.price(value).string ?? value.description
    }
}

extension FormatStyle where Self == PriceFormatStyle {
    /// A price as a paywall shows it: "9,99 €" in de.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag: "de", "zh-Hant-HK".
    ///   - currencyWidth: How the currency is written.
    ///   - wholeAmounts: Whether whole prices show their decimals.
    public static func price(
        locale: String,
        currencyWidth: CurrencyWidth = .short,
        wholeAmounts: WholeAmounts = .auto
    ) -> PriceFormatStyle {
        PriceFormatStyle(locale: locale, currencyWidth: currencyWidth, wholeAmounts: wholeAmounts)
    }
}

extension Price {
    /// The price in a style: `price.formatted(.price(locale: "ja"))`.
    ///
    /// - Parameter style: The style.
    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Price {
        style.format(self)
    }
}
