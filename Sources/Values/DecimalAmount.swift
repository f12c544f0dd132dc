#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An exact decimal number of money units, such as `9.99`; never binary floating point.
///
/// Amounts are whole numbers of billionths (10⁻⁹), the finest step any store states (Google Play's `nanos`), so sums,
/// products and comparisons are exact. Up to 15 digits before the decimal point and 9 after it.
///
///     DecimalAmount("9.99")?.description        // "9.99"
///     DecimalAmount("9,99")                     // nil: one strict grammar, no locale
public struct DecimalAmount: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number of billionths: 9.99 is 9,990,000,000.
    @inlinable public var billionths: Int128 { Int128(high) &<< 64 | Int128(low) }

    // In two halves: memory for what holds a whole one is aligned for it, which takes the system twice as long to give.
    @usableFromInline let low: UInt64
    @usableFromInline let high: Int64

    /// How a decimal string must look, for messages about one that does not.
    public static let grammar = #"a decimal such as "9.99": digits, at most one point, no sign, exponent or separator"#

    /// Nothing at all: an amount of 0.
    public static let zero = DecimalAmount(billionths: 0)

    static let billion: Int128 = 1_000_000_000

    /// An amount of so many billionths.
    ///
    /// - Parameter billionths: The number of billionths.
    public init(billionths: Int128) {
        low = UInt64(truncatingIfNeeded: billionths)
        high = Int64(truncatingIfNeeded: billionths >> 64)
    }

    /// Reads a whole string by one grammar: `(0|[1-9][0-9]*)(\.[0-9]+)?`, up to 15 digits before the point and 9 after.
    ///
    /// nil for anything else: "abc", "9,99", "9.99x", "-1", "1e40", "NaN", "", " 1", "007", ".5".
    ///
    /// - Parameter text: The decimal: "9.99".
    public init?(_ text: some StringProtocol) {
        guard let amount = text.withBytes({ DecimalAmount(digits: $0) }) else { return nil }
        self = amount
    }

    private init?(digits text: UnsafeBufferPointer<UInt8>) {
        var integer: Int128 = 0
        var fraction: Int128 = 0
        var integerDigits = 0
        var fractionDigits: Int?
        var leadingZero = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = Int128(byte - UInt8(ascii: "0"))
                if let count = fractionDigits {
                    guard count < 9 else { return nil }
                    fraction = fraction * 10 + digit
                    fractionDigits = count + 1
                } else {
                    guard integerDigits < 15, !leadingZero else { return nil }
                    leadingZero = integerDigits == 0 && digit == 0
                    integer = integer * 10 + digit
                    integerDigits += 1
                }
            case UInt8(ascii: "."):
                guard fractionDigits == nil, integerDigits > 0 else { return nil }
                fractionDigits = 0
            default:
                return nil
            }
        }
        guard integerDigits > 0, fractionDigits != 0 else { return nil }
        for _ in (fractionDigits ?? 0)..<9 { fraction *= 10 }
        self.init(billionths: integer * Self.billion + fraction)
    }

    /// An amount from thousandths, as the App Store Server API states prices: 10990 is 10.99.
    ///
    /// - Parameter milliunits: The number of thousandths.
    public init(milliunits: Int64) {
        self.init(billionths: Int128(milliunits) * 1_000_000)
    }

    /// An amount from millionths, as Google Play Billing's `priceAmountMicros` states prices: 9990000 is 9.99.
    ///
    /// - Parameter micros: The number of millionths.
    public init(micros: Int64) {
        self.init(billionths: Int128(micros) * 1_000)
    }

    /// An amount from whole units and billionths, as Google's `Money` states prices: units 9 and nanos 990000000 are 9.99.
    ///
    /// nil when the two disagree in sign or `nanos` is not a fraction (±999,999,999).
    ///
    /// - Parameters:
    ///   - units: The whole units.
    ///   - nanos: The billionths, of the same sign.
    public init?(units: Int64, nanos: Int32) {
        guard abs(Int64(nanos)) < 1_000_000_000 else { return nil }
        guard units == 0 || nanos == 0 || (units > 0) == (nanos > 0) else { return nil }
        self.init(billionths: Int128(units) * Self.billion + Int128(nanos))
    }

    /// An amount from a `Decimal`: `DecimalAmount(9.99 as Decimal)`.
    ///
    /// Swift makes a literal such as `3.133 as Decimal` by way of a binary number, 3.132999999999999488: what is so near to an
    /// amount of 9 decimals, or fewer, is that amount. nil for everything else that has more decimals, for more than 15
    /// digits before the point, and for what is not a number.
    ///
    /// - Parameter decimal: The amount.
    public init?(_ decimal: Decimal) {
        guard decimal.isFinite else { return nil }
        let text = decimal.description
        let isNegative = text.hasPrefix("-")
        let digits = (isNegative ? text.dropFirst() : text[...]).split(separator: ".", omittingEmptySubsequences: false)
        let fraction = digits.count > 1 ? digits[1] : "0"
        guard var amount = DecimalAmount("\(digits[0]).\(fraction.prefix(9))") else { return nil }
        switch fraction.dropFirst(9).prefix(3) {
        case "", "0", "00", "000": break
        case "999": amount = DecimalAmount(billionths: amount.billionths + 1)
        default: return nil
        }
        self.init(billionths: isNegative ? -amount.billionths : amount.billionths)
    }

    /// The amount as a `Decimal`: exactly, up to the 38 digits a `Decimal` holds.
    public var decimal: Decimal {
        let chunk: UInt128 = 1_000_000_000_000_000_000
        var rest = billionths.magnitude
        var value = Decimal(0)
        var weight = Decimal(1)
        while rest > 0 {
            value += Decimal(UInt64(rest % chunk)) * weight
            weight *= Decimal(UInt64(chunk))
            rest /= chunk
        }
        let amount = value / Decimal(1_000_000_000)
        return billionths < 0 ? -amount : amount
    }

    /// The amount without its sign in whole units and the billionths beside them. Most amounts fit into 64 bits, whose
    /// division is quick.
    package var magnitude: (units: UInt128, billionths: UInt64) {
        let all = billionths.magnitude
        guard all > UInt128(UInt64.max) else {
            let (units, rest) = UInt64(truncatingIfNeeded: all).quotientAndRemainder(dividingBy: 1_000_000_000)
            return (UInt128(units), rest)
        }
        let (units, rest) = all.quotientAndRemainder(dividingBy: UInt128(Self.billion))
        return (units, UInt64(rest))
    }

    /// How many fraction digits are needed to write the amount exactly: 1 for 0.5, 0 for 10.
    public var significantFractionDigits: Int {
        var fraction = magnitude.billionths
        guard fraction != 0 else { return 0 }
        var digits = 9
        while fraction % 10 == 0 {
            fraction /= 10
            digits -= 1
        }
        return digits
    }

    /// Whether the amount has no fraction.
    public var isWhole: Bool { significantFractionDigits == 0 }

    /// The amount in plain digits with a point, without needless zeros: "9.99", "0.5", "10", "-1.5".
    public var description: String {
        let magnitude = magnitude
        var text = (billionths < 0 ? "-" : "") + String(magnitude.units)
        let digits = significantFractionDigits
        if digits > 0 {
            let fraction = String(magnitude.billionths)
            let padded = String(repeating: "0", count: 9 - fraction.count) + fraction
            text += "." + String(padded.prefix(digits))
        }
        return text
    }

    /// Compares by value.
    public static func < (left: DecimalAmount, right: DecimalAmount) -> Bool { left.billionths < right.billionths }
}
