/// Bytes looked at eight or sixteen at once: a byte that is looked for has its highest bit set in the answer. In a word read as
/// little endian the lowest such bit is the first byte's; a byte after it may be marked by mistake.
enum JSONWord {
    /// Whether any byte is marked.
    @inline(__always)
    static func isAnyMarked(_ words: SIMD2<UInt64>) -> Bool { (words.x | words.y) & high != 0 }

    /// How many bytes of a word read as little endian stand before the first that is marked.
    @inline(__always)
    static func unmarked(_ word: UInt64) -> Int { (word & high).trailingZeroBitCount / 8 }

    /// Marks control characters, quotation marks and backslashes, U+007F and whatever is not ASCII.
    @inline(__always)
    static func notPlain(_ word: UInt64) -> UInt64 {
        let turned = word ^ repeating(0x02)
        // With that bit turned, a control character and a quotation mark are below 0x21, and nothing else is.
        return (turned &- repeating(0x21)) & ~turned | zeros(word ^ repeating(0x5C)) | zeros(word ^ repeating(0x7F))
            | word
    }

    /// Marks control characters, quotation marks, backslashes and U+007F.
    @inline(__always)
    static func escaped(_ words: SIMD2<UInt64>) -> SIMD2<UInt64> {
        let turned = words ^ SIMD2(repeating: repeating(0x02))
        return (turned &- SIMD2(repeating: repeating(0x21))) & ~turned
            | zeros(words ^ SIMD2(repeating: repeating(0x5C))) | zeros(words ^ SIMD2(repeating: repeating(0x7F)))
    }

    /// Marks C2 and E2; and D8, with which much of Arabic begins, where isolates and marks are not kept.
    @inline(__always)
    static func hiddenStarts(_ words: SIMD2<UInt64>, _ keepsIsolates: Bool) -> SIMD2<UInt64> {
        let starts = zeros(words & SIMD2(repeating: repeating(0xDF)) ^ SIMD2(repeating: repeating(0xC2)))
        return keepsIsolates ? starts : starts | zeros(words ^ SIMD2(repeating: repeating(0xD8)))
    }

    /// The same of eight bytes; no other bit is set.
    @inline(__always)
    static func hiddenStarts(_ word: UInt64, _ keepsIsolates: Bool) -> UInt64 {
        let starts = zeros(word & repeating(0xDF) ^ repeating(0xC2))
        return (keepsIsolates ? starts : starts | zeros(word ^ repeating(0xD8))) & high
    }

    /// Whether all eight bytes are ASCII and none is a control character: each is one column of a line.
    @inline(__always)
    static func areColumns(_ word: UInt64) -> Bool { ((word &- repeating(0x20)) | word) & high == 0 }

    /// Whether one of eight bytes is one of two: false only where none is.
    @inline(__always)
    static func mayHold(_ word: UInt64, _ one: UInt8, _ other: UInt8) -> Bool {
        (zeros(word ^ repeating(UInt64(one))) | zeros(word ^ repeating(UInt64(other)))) & high != 0
    }

    private static let high: UInt64 = 0x8080_8080_8080_8080

    @inline(__always)
    private static func repeating(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- repeating(0x01)) & ~word }

    @inline(__always)
    private static func zeros(_ words: SIMD2<UInt64>) -> SIMD2<UInt64> {
        (words &- SIMD2(repeating: repeating(0x01))) & ~words
    }
}
