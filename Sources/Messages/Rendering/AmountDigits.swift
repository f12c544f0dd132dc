internal import PaywrightValues

/// An amount as patterns write it: its digits, found once for every language.
struct AmountDigits: Hashable, Sendable {
    /// Which pattern writes it.
    let key: AmountKey
    /// How many digits stand before the point: at least one.
    let wholeCount: Int
    /// Four bits for each digit, the last one lowest: 24 have room, and none is stored elsewhere.
    private var packed: UInt128 = 0

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
        var rest = UInt64(fraction)
        for place in 0..<count + decimals {
            if place == decimals { rest = units }
            packed |= UInt128(rest % 10) << (4 * place)
            rest /= 10
        }
        self.key = amount.billionths < 0 ? key.negative : key
        wholeCount = count
    }

    /// How many digits there are, as many after the point as the key has decimals.
    var count: Int { wholeCount + key.fractionDigits }

    /// A digit, counted from the first one.
    subscript(place: Int) -> Int { Int(truncatingIfNeeded: packed >> (4 * (count - 1 - place))) & 15 }
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
