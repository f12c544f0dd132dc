/// A code of one to four ASCII letters or digits in one number, which is copied and compared as such: "EUR", "DEU".
package struct ShortCode: Hashable, Comparable, Sendable {
    /// The bytes, the first one in the highest place, so that the order is that of the letters.
    package let packed: UInt32

    /// nil for what is longer, empty, or more than ASCII letters and digits.
    package init?(_ text: some StringProtocol) {
        guard let packed = text.withBytes(Self.packed) else { return nil }
        self.packed = packed
    }

    private static func packed(_ text: UnsafeBufferPointer<UInt8>) -> UInt32? {
        guard (1...4).contains(text.count), text.allSatisfy(isLetterOrDigit) else { return nil }
        return text.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (4 - text.count))
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// The code itself.
    package var text: String {
        let count = 4 - packed.trailingZeroBitCount / 8
        return String(unsafeUninitializedCapacity: count) { buffer in
            for index in 0..<count { buffer[index] = UInt8(truncatingIfNeeded: packed >> UInt32(24 - 8 * index)) }
            return count
        }
    }

    package static func < (left: ShortCode, right: ShortCode) -> Bool { left.packed < right.packed }
}
