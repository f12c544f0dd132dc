/// An amount as patterns write it: its digits, told apart once.
struct AmountDigits: Sendable {
    /// Which pattern writes it.
    let key: AmountKey
    /// What the words around it depend on, in one number; nil where one cannot hold it.
    let terms: UInt64?
    private let wholeDigits: UInt8
    private let fractionDigits: UInt8
    /// The digits in ASCII, those behind the point after the others.
    private var storage: (UInt64, UInt64, UInt64) = (0, 0, 0)

    private static let capacity = 24

    /// nil for anything but plain digits ("9.99", "-1234.5"), for more of them than any price has, for an amount below zero
    /// that is nothing, of whose sign ICU has its own mind, and where there is no pattern for the key.
    init?(_ amount: String, key: AmountKey?, terms: UInt64? = nil) {
        guard let key else { return nil }
        var text = amount.utf8[...]
        let isNegative = text.first == UInt8(ascii: "-")
        if isNegative { text.removeFirst() }
        var (count, wholeCount) = (0, -1)
        var hasNonZero = false
        for byte in text {
            if byte == UInt8(ascii: "."), wholeCount < 0 {
                wholeCount = count
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), count < Self.capacity else { return nil }
            withUnsafeMutableBytes(of: &storage) { $0[count] = byte }
            if byte != UInt8(ascii: "0") { hasNonZero = true }
            count += 1
        }
        let hasPoint = wholeCount >= 0
        if !hasPoint { wholeCount = count }
        let fractionCount = count - wholeCount
        let hasLeadingZero = wholeCount > 1 && text.first == UInt8(ascii: "0")
        guard wholeCount > 0, fractionCount > 0 || !hasPoint, !hasLeadingZero, hasNonZero || !isNegative,
            fractionCount <= key.fractionDigits
        else { return nil }
        self.key = isNegative ? key.negative : key
        self.terms = terms
        wholeDigits = UInt8(wholeCount)
        fractionDigits = UInt8(fractionCount)
    }

    /// How many digits stand before the point: at least one.
    var wholeCount: Int { Int(wholeDigits) }

    /// How many stand behind it.
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

    /// nil for a currency that is no ISO 4217 code, for more decimals than any amount has, and for names of currencies, which
    /// hang on the amount.
    init?(currency: String, width: CurrencyWidth, fractionDigits: Int) {
        guard currency.utf8.count == 3, fractionDigits < 64, let width = Self.widths.firstIndex(of: width) else {
            return nil
        }
        var packed = UInt64(fractionDigits)
        for byte in currency.utf8 { packed = packed << 8 | UInt64(byte) }
        self.packed = packed << 2 | UInt64(width)
    }

    private init(packed: UInt64) { self.packed = packed }

    /// The key of the same amounts below zero.
    var negative: AmountKey { AmountKey(packed: packed | Self.sign) }

    var isNegative: Bool { packed & Self.sign != 0 }

    var width: CurrencyWidth { Self.widths[Int(packed & 3)] }

    var currency: String {
        let bytes = [18, 10, 2].map { UInt8(truncatingIfNeeded: packed >> $0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    var fractionDigits: Int { Int((packed & ~Self.sign) >> 26) }
}
