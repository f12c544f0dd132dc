internal import PaywrightValues

/// An amount as patterns write it: its digits, found once.
struct AmountDigits: Sendable {
    /// Which pattern writes it.
    let key: AmountKey
    /// What the words around it depend on, in one number.
    let terms: UInt64
    private let wholeDigits: UInt8
    private let fractionDigits: UInt8
    /// The digits in ASCII, those of the fraction last.
    private var storage: (UInt64, UInt64, UInt64) = (0, 0, 0)

    private static let capacity = 24
    /// More units than any price has; so many digits before the point and nine after it fit.
    private static let mostUnits: UInt128 = 999_999_999_999_999

    /// nil for more digits than any price has, and where there is no pattern for the key.
    init?(_ amount: DecimalAmount, key: AmountKey?, terms: UInt64 = 0) {
        let (units, billionths) = amount.magnitude
        guard let key, units <= Self.mostUnits else { return nil }
        var (whole, fraction) = (UInt64(units), billionths)
        var (wholeCount, fractionCount) = (1, fraction == 0 ? 0 : 9)
        var bound: UInt64 = 10
        while whole >= bound {
            bound *= 10
            wholeCount += 1
        }
        while fractionCount > 0, fraction % 10 == 0 {
            fraction /= 10
            fractionCount -= 1
        }
        guard fractionCount <= key.fractionDigits else { return nil }
        withUnsafeMutableBytes(of: &storage) { bytes in
            for place in (0..<wholeCount).reversed() {
                bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: whole % 10)
                whole /= 10
            }
            for place in (wholeCount..<wholeCount + fractionCount).reversed() {
                bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction % 10)
                fraction /= 10
            }
        }
        self.key = amount.billionths < 0 ? key.negative : key
        self.terms = terms
        wholeDigits = UInt8(wholeCount)
        fractionDigits = UInt8(fractionCount)
    }

    /// How many digits stand before the point: at least one.
    var wholeCount: Int { Int(wholeDigits) }

    /// How many stand after it.
    var fractionCount: Int { Int(fractionDigits) }

    /// Gives the digits to a closure.
    func withDigits<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        withUnsafePointer(to: storage) { storage in
            storage.withMemoryRebound(to: UInt8.self, capacity: Self.capacity) { body($0) }
        }
    }
}

/// Amounts that are written alike: currency, width, decimals and sign, packed.
struct AmountKey: Hashable, Sendable {
    private let packed: UInt64

    private static let sign: UInt64 = 1 << 63
    private static let widths: [CurrencyWidth] = [.narrow, .short, .isoCode]

    /// nil for names of currencies, which depend on the amount.
    init?(currency: CurrencyCode, width: CurrencyWidth, fractionDigits: Int) {
        guard let width = Self.widths.firstIndex(of: width) else { return nil }
        var packed = UInt64(fractionDigits)
        for byte in currency.code.utf8 { packed = packed << 8 | UInt64(byte) }
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
