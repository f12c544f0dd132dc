/// The well-formed byte sequences of UTF-8, by table 3-7 of the Unicode Standard.
enum UTF8Sequence {
    static func isContinuation(_ byte: UInt8) -> Bool {
        byte & 0xC0 == 0x80
    }

    /// 3 if the source begins with a byte order mark, else 0.
    static func byteOrderMarkLength(of source: UnsafeBufferPointer<UInt8>) -> Int {
        source.count >= 3 && source[0] == 0xEF && source[1] == 0xBB && source[2] == 0xBF ? 3 : 0
    }

    /// The length of the sequence at an offset inside the source, or nil if none of UTF-8 stands there: an overlong
    /// form, a surrogate, a value above U+10FFFF, a stray continuation or a truncated sequence.
    static func length(at offset: Int, of source: UnsafeBufferPointer<UInt8>) -> Int? {
        let first = source[offset]
        let length: Int
        // Only the second byte has bounds of its own; they are what excludes overlong forms and surrogates.
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard source.count - offset >= length, second.contains(source[offset + 1]) else { return nil }
        for index in (offset + 2)..<(offset + length) where !isContinuation(source[index]) {
            return nil
        }
        return length
    }

    /// The scalar at an offset, or nil if none stands there or the source ends there.
    static func scalar(at offset: Int, of source: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        guard offset < source.count, let length = length(at: offset, of: source) else { return nil }
        let sequence = UnsafeBufferPointer(rebasing: source[offset..<(offset + length)])
        return String(decoding: sequence, as: UTF8.self).unicodeScalars.first
    }
}
