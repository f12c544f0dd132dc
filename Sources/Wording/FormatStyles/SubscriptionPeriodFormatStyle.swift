#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
internal import PaywrightModel
public import PaywrightValues

/// Formats a subscription period in a language's own words and plurals.
///
///     SubscriptionPeriod(3, .month)?.formatted(.subscriptionPeriod(locale: "pl"))    // "3 miesiące"
///
/// The period is worded as stated: 7 days are not a week. A malformed locale speaks English.
public struct SubscriptionPeriodFormatStyle: FormatStyle, Hashable, Sendable {
    /// A BCP 47 tag: "de", "zh-Hant-HK", "ar-u-nu-arab".
    public var locale: String

    /// A style for a locale.
    ///
    /// - Parameter locale: A BCP 47 tag: "de", "zh-Hant-HK".
    public init(locale: String) { self.locale = locale }

    /// The text of a period.
    ///
    /// - Parameter value: The period.
    public func format(_ value: SubscriptionPeriod) -> String {
        let formatter = FormatterCache.shared.formatter(for: locale, options: PaywallOptions())
        return formatter?.period(CalendarDuration(value)).string ?? value.description
    }
}

extension FormatStyle where Self == SubscriptionPeriodFormatStyle {
    /// A period in words: "3 miesiące" in pl.
    ///
    /// - Parameter locale: A BCP 47 tag: "de", "zh-Hant-HK".
    public static func subscriptionPeriod(locale: String) -> SubscriptionPeriodFormatStyle {
        SubscriptionPeriodFormatStyle(locale: locale)
    }
}

extension SubscriptionPeriod {
    /// The period in a style: `period.formatted(.subscriptionPeriod(locale: "ar"))`.
    ///
    /// - Parameter style: The style.
    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == SubscriptionPeriod {
        style.format(self)
    }
}
