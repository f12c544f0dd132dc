internal import PaywrightValues

/// An amount as patterns write it: its digits, found once for every language.
struct AmountDigits: Sendable {
    /// Which pattern writes it.
    let key: AmountKey
    /// In ASCII, as many after the point as the key has decimals.
    let digits: String
    /// How many stand before the point: at least one.
    let wholeCount: Int

    /// More units than any price has.
    private static let mostUnits: UInt128 = 999_999_999_999_999

    /// nil for more digits than any price has, for more decimals than the key's, and where there is no pattern for the key.
    init?(_ amount: DecimalAmount, key: AmountKey?) {
        let magnitude = amount.magnitude
        guard let key, magnitude.units <= Self.mostUnits else { return nil }
        let (units, decimals) = (UInt64(magnitude.units), key.fractionDigits)
        var fraction = magnitude.billionths
        for _ in decimals..<9 {
            guard fraction.isMultiple(of: 10) else { return nil }
            fraction /= 10
        }
        var (count, bound) = (1, UInt64(10))
        while units >= bound { (count, bound) = (count + 1, bound * 10) }
        digits = String(unsafeUninitializedCapacity: count + decimals) { [count] bytes in
            var rest = fraction
            for place in (0..<count + decimals).reversed() {
                if place == count - 1 { rest = units }
                bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            return count + decimals
        }
        self.key = amount.billionths < 0 ? key.negative : key
        wholeCount = count
    }
}

/// Amounts that are written alike: currency, width, decimals and sign, packed.
struct AmountKey: Hashable, Sendable {
    private let packed: UInt64

    private static let sign: UInt64 = 1 << 63
    private static let widths: [CurrencyWidth] = [.narrow, .short, .isoCode]

    /// nil for names of currencies, which depend on the amount.
    init?(currency: CurrencyCode, width: CurrencyWidth, fractionDigits: Int) {
        guard let width = Self.widths.firstIndex(of: width), (0...9).contains(fractionDigits) else { return nil }
        let packed = currency.code.utf8.reduce(UInt64(fractionDigits)) { $0 << 8 | UInt64($1) }
        self.packed = packed << 2 | UInt64(width)
    }

    private init(packed: UInt64) { self.packed = packed }

    /// The key of the same amounts below zero.
    var negative: AmountKey { AmountKey(packed: packed | Self.sign) }

    var isNegative: Bool { packed & Self.sign != 0 }

    /// The ICU number skeleton of the key's amounts.
    var skeleton: String {
        let currency = String(decoding: [18, 10, 2].map { UInt8(truncatingIfNeeded: packed >> $0) }, as: UTF8.self)
        return Self.widths[Int(packed & 3)].skeleton(currency: currency, fractionDigits: fractionDigits)
    }

    var fractionDigits: Int { Int((packed & ~Self.sign) >> 26) }
}
