/// What an amount on screen is; stores require the billed amount to be the clearest element.
@nonexhaustive
public enum MoneyRole: String, Hashable, Sendable, CaseIterable {
    /// What the store charges for the product itself.
    case billed
    /// Derived from a billed amount; no store charges it.
    case calculated
    /// Any offer's price.
    case introductory
    /// The sum of several payments.
    case total
    /// What the product costs without the offer: shown struck through beside the offer's price.
    case former
    /// Another product's price, compared with.
    case reference
}

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

    var skeleton: String {
        switch self {
        case .narrow: "unit-width-narrow"
        case .short: "unit-width-short"
        case .isoCode: "unit-width-iso-code"
        case .fullName: "unit-width-full-name"
        }
    }
}

/// An amount in its own currency as a message argument, with the period it is charged for.
///
/// A value like any other; its fields are shared between copies, since a line copies it often.
public struct Money: Sendable {
    private final class Fields: Sendable {
        let amount: String
        let currency: String
        let fractionDigits: Int
        let role: MoneyRole
        let period: Length?
        let width: CurrencyWidth
        let displayString: String?
        let digits: AmountDigits?

        /// Role, period and width in one number; nil for a period that it cannot hold.
        private static func terms(_ role: MoneyRole, _ period: Length?, _ width: CurrencyWidth) -> UInt64? {
            var terms = UInt64(MoneyRole.allCases.firstIndex(of: role) ?? 0)
            terms = terms << 8 | UInt64(CurrencyWidth.allCases.firstIndex(of: width) ?? 0)
            guard let period else { return terms << 40 }
            guard let part = period.single, let count = UInt32(exactly: part.count) else { return nil }
            let unit = UInt64(LengthUnit.allCases.firstIndex(of: part.unit) ?? 0) + 1
            return (terms << 8 | unit) << 32 | UInt64(count)
        }

        init(
            _ amount: String,
            _ currency: String,
            _ fractionDigits: Int,
            _ role: MoneyRole,
            _ period: Length?,
            _ width: CurrencyWidth,
            _ displayString: String?
        ) {
            self.amount = amount
            self.currency = currency
            self.fractionDigits = fractionDigits
            self.role = role
            self.period = period
            self.width = width
            self.displayString = displayString
            let key = AmountKey(currency: currency, width: width, fractionDigits: fractionDigits)
            digits = AmountDigits(amount, key: key, terms: Self.terms(role, period, width))
        }
    }

    private let fields: Fields

    /// Whether two amounts differ in their digits and currency at most, and neither is a store's own text.
    func hasSameWords(as other: Money) -> Bool {
        guard !hasDisplayString, !other.hasDisplayString else { return false }
        if let terms = digits?.terms, let others = other.digits?.terms { return terms == others }
        return role == other.role && width == other.width && period == other.period
    }

    /// The exact amount in plain digits: "9.99".
    public var amount: String { fields.amount }
    /// The ISO 4217 code.
    public var currency: String { fields.currency }
    /// How many decimals to show, never fewer than the amount has.
    public var fractionDigits: Int { fields.fractionDigits }
    /// What the amount is.
    public var role: MoneyRole { fields.role }
    /// How often it is charged; nil for an amount paid once.
    public var period: Length? { fields.period }
    /// How the currency is written.
    public var width: CurrencyWidth { fields.width }
    /// The store's own text, shown as it is instead of the formatted amount; nil to format.
    public var displayString: String? { fields.displayString }

    /// The amount for its pattern; nil where ICU has to print it.
    var digits: AmountDigits? { fields.digits }
    var hasDisplayString: Bool { fields.displayString != nil }

    /// An amount from its parts. `fractionDigits` below the digits of `amount` is raised to them, and one that no currency
    /// comes near, above 99, lowered to 99.
    public init(
        amount: String,
        currency: String,
        fractionDigits: Int,
        role: MoneyRole,
        period: Length? = nil,
        width: CurrencyWidth = .short,
        displayString: String? = nil
    ) {
        let point = amount.firstIndex(of: ".")
        let digits = point.map { amount.distance(from: $0, to: amount.endIndex) - 1 } ?? 0
        fields = Fields(amount, currency, max(0, digits, min(fractionDigits, 99)), role, period, width, displayString)
    }

    /// The text that needs no locale and keeps the currency: "EUR 9.99", "USD 10.00".
    var fallbackText: String {
        let shown = amount.firstIndex(of: ".").map { amount.distance(from: $0, to: amount.endIndex) - 1 } ?? 0
        let zeros = String(repeating: "0", count: fractionDigits - shown)
        return "\(currency) \(amount)" + (shown == 0 && !zeros.isEmpty ? "." : "") + zeros
    }

    /// The ICU number skeleton.
    package var skeleton: String {
        let precision = fractionDigits == 0 ? "precision-integer" : "." + String(repeating: "0", count: fractionDigits)
        return "currency/\(currency) \(width.skeleton) \(precision)"
    }
}

extension Money: Hashable {
    /// Equal when every part is.
    public static func == (left: Money, right: Money) -> Bool {
        left.fields === right.fields
            || (left.amount == right.amount && left.currency == right.currency && left.role == right.role
                && left.fractionDigits == right.fractionDigits && left.width == right.width
                && left.period == right.period && left.displayString == right.displayString)
    }

    /// Hashes the amount and its currency, which tell most apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(amount)
        hasher.combine(currency)
        hasher.combine(role)
    }
}
