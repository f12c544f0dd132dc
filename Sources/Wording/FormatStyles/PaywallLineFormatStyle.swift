#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import PaywrightModel

/// Formats one line of a paywall.
///
///     terms.formatted(.paywallLine(.callToAction, locale: "ja"))    // "1週間の無料トライアルを開始"
///
/// A line that does not apply to the terms is empty. A malformed locale speaks English. For the parts of a line, its
/// diagnostics, or options of one's own, use a `PaywallFormatter`.
public struct PaywallLineFormatStyle: FormatStyle, Hashable, Sendable {
    /// Which line.
    public var line: ProductLine
    /// A BCP 47 tag: "de", "zh-Hant-HK", "ar-u-nu-arab".
    public var locale: String

    /// A style from its parts.
    ///
    /// - Parameters:
    ///   - line: Which line.
    ///   - locale: A BCP 47 tag: "de", "zh-Hant-HK", "ar-u-nu-arab".
    public init(line: ProductLine, locale: String) {
        self.line = line
        self.locale = locale
    }

    /// The text of the line; empty when it does not apply.
    ///
    /// - Parameter value: The terms.
    public func format(_ value: PurchaseTerms) -> String {
        let formatter = FormatterCache.shared.formatter(for: locale, options: PaywallOptions())
        return formatter?.lines(for: value, showing: [line])[line]?.string ?? ""
    }
}

extension FormatStyle where Self == PaywallLineFormatStyle {
    /// One line of a paywall: `.paywallLine(.offer, locale: "de")`.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - locale: A BCP 47 tag: "de", "zh-Hant-HK".
    public static func paywallLine(_ line: ProductLine, locale: String) -> PaywallLineFormatStyle {
        PaywallLineFormatStyle(line: line, locale: locale)
    }
}

extension PurchaseTerms {
    /// The terms in a style: `terms.formatted(.paywallLine(.disclosure, locale: "ar"))`.
    ///
    /// - Parameter style: The style.
    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PurchaseTerms {
        style.format(self)
    }
}
