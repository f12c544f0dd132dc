public import PaywrightValues

/// How a currency is written.
@nonexhaustive
public enum CurrencyWidth: String, Hashable, Sendable, CaseIterable {
    /// The shortest symbol, which may be shared by currencies: "$" for US dollars in Canada.
    case narrow
    /// The locale's usual symbol: "US$" for US dollars in Canada.
    case short
    /// The ISO 4217 code: "USD".
    case isoCode
    /// The name: "9.99 US dollars".
    case fullName

    /// The stem of ICU's number skeletons.
    var stem: String {
        switch self {
        case .narrow: "unit-width-narrow"
        case .short: "unit-width-short"
        case .isoCode: "unit-width-iso-code"
        case .fullName: "unit-width-full-name"
        }
    }
}

/// How many an amount is for, and the message that names them beside it, in which the amount is a line.
///
///     AmountCount(5, as: .seats, in: "forSeats", around: .line)    // en: "$49.95 (5 seats)"
package struct AmountCount: Hashable, Sendable {
    package let number: Int
    package let name: ArgumentName
    let key: String
    let line: ArgumentName

    /// A count from its parts.
    ///
    /// - Parameters:
    ///   - number: How many.
    ///   - name: What the message calls the number.
    ///   - key: The key of the message.
    ///   - line: What the message calls the amount.
    package init(_ number: Int, as name: ArgumentName, in key: String, around line: ArgumentName) {
        (self.number, self.name, self.key, self.line) = (number, name, key, line)
    }
}

/// A price as a message argument: what it is, how often it is charged, and how it is written.
///
///     MessagePrice(Price("9.99", "EUR")!, role: .billed, period: .months(1))    // de: "9,99 €", "9,99 € pro Monat"
///
/// A value like any other; its fields are shared between copies, since a line copies it often.
public struct MessagePrice: Sendable {
    private final class Fields: Sendable {
        let price: Price
        let fractionDigits: Int
        let role: MoneyRole
        let period: CalendarDuration?
        let width: CurrencyWidth
        /// Period and width in one number.
        let terms: UInt64
        let key: AmountKey?
        let count: AmountCount?

        private static let widths = CurrencyWidth.allCases

        init(
            _ price: Price,
            _ role: MoneyRole,
            _ period: CalendarDuration?,
            _ width: CurrencyWidth,
            _ fractionDigits: Int,
            _ count: AmountCount?
        ) {
            self.price = price
            self.fractionDigits = fractionDigits
            self.role = role
            self.period = period
            self.width = width
            self.count = count
            let widthNumber = UInt64(Self.widths.firstIndex(of: width) ?? 0)
            terms = (period?.packed ?? 0) << 2 | widthNumber
            key = AmountKey(price.amount, price.currency, width, fractionDigits: fractionDigits)
        }
    }

    private let fields: Fields

    /// More decimals than this no amount has.
    private static let mostFractionDigits = 9

    /// The exact amount in its currency. Its `displayString`, where it has one, is shown as it is in place of the
    /// formatted amount.
    public var price: Price { fields.price }
    /// How many decimals to show, never fewer than the amount has.
    public var fractionDigits: Int { fields.fractionDigits }
    /// What the amount is.
    public var role: MoneyRole { fields.role }
    /// How often it is charged; nil for an amount paid once.
    public var period: CalendarDuration? { fields.period }
    /// How the currency is written.
    public var width: CurrencyWidth { fields.width }

    /// Which pattern writes it; nil where ICU has to print it.
    var key: AmountKey? { fields.key }
    var amount: DecimalAmount { fields.price.amount }
    var hasDisplayString: Bool { fields.price.displayString != nil }
    /// Period and width in one number.
    var terms: UInt64 { fields.terms }

    /// A price from its parts.
    ///
    /// - Parameters:
    ///   - fractionDigits: How many decimals to show, nil for the currency's. Fewer than the amount has are raised to those,
    ///     more than nine lowered to nine.
    ///   - price: The exact amount in its currency.
    ///   - role: What the amount is.
    ///   - period: How often it is charged; nil for an amount paid once.
    ///   - width: How the currency is written.
    public init(
        _ price: Price,
        role: MoneyRole,
        period: CalendarDuration? = nil,
        width: CurrencyWidth = .short,
        fractionDigits: Int? = nil
    ) {
        let asked = min(fractionDigits ?? price.currency.fractionDigits, Self.mostFractionDigits)
        fields = Fields(price, role, period, width, max(price.amount.significantFractionDigits, asked), nil)
    }

    private init(_ other: Fields, _ count: AmountCount?) {
        fields = Fields(other.price, other.role, other.period, other.width, other.fractionDigits, count)
    }

    /// How many it is for, where its text names them; nil where it stands alone.
    package var count: AmountCount? { fields.count }

    /// The same amount, whose text names how many it is for; nil for the amount alone.
    package func counted(_ count: AmountCount?) -> MessagePrice { MessagePrice(fields, count) }

    /// The text that needs no locale and keeps the currency: "EUR 9.99", "USD 10.00".
    var fallbackText: String {
        let shown = price.amount.significantFractionDigits
        let zeros = String(repeating: "0", count: fractionDigits - shown)
        return "\(price.currency) \(price.amount)" + (shown == 0 && !zeros.isEmpty ? "." : "") + zeros
    }

    /// How the amount is written as a number.
    package var shape: NumberShape { .money(currency: price.currency.code, width, fractionDigits: fractionDigits) }
}

extension MessagePrice: Hashable {
    /// Equal when every part is.
    public static func == (left: MessagePrice, right: MessagePrice) -> Bool {
        left.fields === right.fields
            || (left.price == right.price && left.fields.terms == right.fields.terms
                && left.role == right.role && left.fractionDigits == right.fractionDigits
                && left.count == right.count)
    }

    /// Hashes the amount, its currency and its role, which differ in most pairs.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(price.amount)
        hasher.combine(price.currency)
        hasher.combine(role)
    }
}
