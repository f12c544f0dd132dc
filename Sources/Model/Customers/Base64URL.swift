/// Base64url as JWS writes it (RFC 7515, section 2): no padding, no other characters, and one spelling for all bytes.
package enum Base64URL {
    /// The bytes; nil if the text is not base64url, or has bits set in its last character that no byte takes (RFC 4648,
    /// section 3.5): otherwise one signature could be written in several ways.
    package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3 + 2)
        var pending: UInt32 = 0
        var pendingBits = 0
        for character in text {
            guard let value = value(of: character) else { return nil }
            pending = pending << 6 | value
            pendingBits += 6
            if pendingBits >= 8 {
                pendingBits -= 8
                bytes.append(UInt8(truncatingIfNeeded: pending >> UInt32(pendingBits)))
                pending &= 1 << UInt32(pendingBits) - 1
            }
        }
        // A lone last character holds six bits, which are no byte.
        return pendingBits < 6 && pending == 0 ? bytes : nil
    }

    /// The six bits of a character; nil for one that base64url does not have.
    static func value(of character: UInt8) -> UInt32? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
