internal import PaywrightValues

/// Amounts that are written alike: currency, width, decimals and sign, packed.
struct AmountKey: Hashable, Sendable {
    private let packed: UInt64

    private static let sign: UInt64 = 1 << 63
    /// Without names of currencies, which depend on the amount.
    private static let widths: [CurrencyWidth] = [.narrow, .short, .isoCode]
    /// More units than any price has.
    private static let mostUnits: UInt128 = 999_999_999_999_999

    /// nil where ICU has to print each amount, and for more digits than any price has.
    init?(_ amount: DecimalAmount, _ currency: CurrencyCode, _ width: CurrencyWidth, fractionDigits: Int) {
        guard let width = Self.widths.firstIndex(of: width), (0...9).contains(fractionDigits),
            amount.magnitude.units <= Self.mostUnits
        else { return nil }
        let packed = (UInt64(fractionDigits) << 24 | UInt64(currency.packedLetters)) << 2 | UInt64(width)
        self.packed = amount.billionths < 0 ? packed | Self.sign : packed
    }

    var isNegative: Bool { packed & Self.sign != 0 }

    var fractionDigits: Int { Int((packed & ~Self.sign) >> 26) }

    /// How the key's amounts are written.
    var shape: NumberShape {
        let currency = String(decoding: [18, 10, 2].map { UInt8(truncatingIfNeeded: packed >> $0) }, as: UTF8.self)
        return .money(currency: currency, Self.widths[Int(packed & 3)], fractionDigits: fractionDigits)
    }
}
