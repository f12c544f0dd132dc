#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An exact amount in one currency, as a store bills it.
///
///     Price("9.99", "EUR")?.description      // "EUR 9.99"
///     Price(milliunits: 10990, "USD")        // 10.99 US dollars, from the App Store Server API
public struct Price: Hashable, Sendable, CustomStringConvertible {
    /// The exact amount in units of the currency (not in minor units): 9.99.
    public let amount: DecimalAmount
    /// The currency of the amount.
    public let currency: CurrencyCode
    /// The store's own display string (StoreKit's `Product.displayPrice`, Play's `formattedPrice` when not free); nil
    /// where the store gave none, or one with other digits than the amount's, another currency's sign or any words: "Free" and
    /// "$9.99 per year" are no prices. A formatter uses it only when asked to prefer it.
    public let displayString: String?

    /// A price from its parts.
    ///
    /// - Parameters:
    ///   - amount: The exact amount in units of the currency (not in minor units): 9.99.
    ///   - currency: The currency of the amount.
    ///   - displayString: The store's own display string (StoreKit's `Product.displayPrice`, Play's `formattedPrice` when not
    ///     free); nil where the store gave none. One with other digits than the amount's, another currency's sign or any words is
    ///     not kept.
    public init(amount: DecimalAmount, currency: CurrencyCode, displayString: String? = nil) {
        self.amount = amount
        self.currency = currency
        self.displayString = displayString.flatMap { text in
            Self.digits(of: text, state: amount, in: currency) && PriceText(text).names(currency) ? text : nil
        }
    }

    /// Whether a text has the digits of an amount, with as many decimals as it needs or as its currency has.
    private static func digits(of text: String, state amount: DecimalAmount, in currency: CurrencyCode) -> Bool {
        let stated = text.unicodeScalars.compactMap { scalar in
            scalar.properties.numericType == .decimal ? scalar.properties.numericValue.map { Int($0) } : nil
        }
        let shown = amount.significantFractionDigits
        let exact = amount.description.utf8.filter { $0 != UInt8(ascii: ".") }.map { Int($0) - Int(UInt8(ascii: "0")) }
        let padded = exact + Array(repeating: 0, count: max(0, currency.fractionDigits - shown))
        let bare = Array(stated.drop { $0 == 0 })
        return [exact, padded].contains { Array($0.drop { $0 == 0 }) == bare }
    }

    /// A price from a decimal string by `DecimalAmount`'s grammar and an ISO 4217 code; nil when either is not one.
    ///
    /// - Parameters:
    ///   - amount: The exact amount in units of the currency (not in minor units): 9.99.
    ///   - currency: The currency of the amount.
    ///   - displayString: The store's own display string (StoreKit's `Product.displayPrice`, Play's `formattedPrice` when not
    ///     free); nil where the store gave none. One with other digits than the amount's, another currency's sign or any words is
    ///     not kept.
    public init?(_ amount: some StringProtocol, _ currency: some StringProtocol, displayString: String? = nil) {
        guard let amount = DecimalAmount(amount), let currency = CurrencyCode(currency) else { return nil }
        self.init(amount: amount, currency: currency, displayString: displayString)
    }

    /// A price in thousandths of the currency's unit (App Store Server API): 10990 is 10.99; nil for an unknown code.
    ///
    /// - Parameters:
    ///   - milliunits: The number of thousandths.
    ///   - currency: The currency of the amount.
    public init?(milliunits: Int64, _ currency: some StringProtocol) {
        guard let currency = CurrencyCode(currency) else { return nil }
        self.init(amount: DecimalAmount(milliunits: milliunits), currency: currency)
    }

    /// A price in millionths of the currency's unit (Play Billing): 9990000 is 9.99; nil for an unknown code.
    ///
    /// - Parameters:
    ///   - micros: The number of millionths.
    ///   - currency: The currency of the amount.
    ///   - displayString: The store's own display string (StoreKit's `Product.displayPrice`, Play's `formattedPrice` when not
    ///     free); nil where the store gave none. One with other digits than the amount's, another currency's sign or any words is
    ///     not kept.
    public init?(micros: Int64, _ currency: some StringProtocol, displayString: String? = nil) {
        guard let currency = CurrencyCode(currency) else { return nil }
        self.init(amount: DecimalAmount(micros: micros), currency: currency, displayString: displayString)
    }

    /// A price in units and billionths (Google's `Money`); nil when the parts contradict each other.
    ///
    /// - Parameters:
    ///   - units: The whole units.
    ///   - nanos: The billionths, of the same sign.
    ///   - currency: The currency of the amount.
    public init?(units: Int64, nanos: Int32, _ currency: some StringProtocol) {
        guard let amount = DecimalAmount(units: units, nanos: nanos), let currency = CurrencyCode(currency) else {
            return nil
        }
        self.init(amount: amount, currency: currency)
    }

    /// A price from a decimal number: `Price(9.99 as Decimal, .eur)`; nil when it is none of `DecimalAmount`.
    ///
    /// - Parameters:
    ///   - amount: The exact amount in units of the currency (not in minor units): 9.99.
    ///   - currency: The currency of the amount.
    public init?(_ amount: Decimal, _ currency: CurrencyCode) {
        guard let amount = DecimalAmount(amount) else { return nil }
        self.init(amount: amount, currency: currency)
    }

    /// Whether nothing is charged, decided by the amount and never by a formatted word.
    public var isFree: Bool { amount == .zero }

    /// Whether the amount has more decimals than its currency: such an amount is shown in full, never rounded.
    public var hasExcessFractionDigits: Bool { amount.significantFractionDigits > currency.fractionDigits }

    /// Code and amount without any locale, the fallback that keeps the currency: "EUR 9.99", "JPY 500", "USD 10.00".
    public var description: String {
        var text = amount.description
        let shown = amount.significantFractionDigits
        if shown < currency.fractionDigits {
            text += (shown == 0 ? "." : "") + String(repeating: "0", count: currency.fractionDigits - shown)
        }
        return "\(currency.code) \(text)"
    }
}
