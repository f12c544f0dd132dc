/// The bytes that have a meaning in JSON.
enum ASCII {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let plus = UInt8(ascii: "+")
    static let comma = UInt8(ascii: ",")
    static let minus = UInt8(ascii: "-")
    static let period = UInt8(ascii: ".")
    static let slash = UInt8(ascii: "/")
    static let zero = UInt8(ascii: "0")
    static let nine = UInt8(ascii: "9")
    static let colon = UInt8(ascii: ":")
    static let openingBracket = UInt8(ascii: "[")
    static let backslash = UInt8(ascii: "\\")
    static let closingBracket = UInt8(ascii: "]")
    static let underscore = UInt8(ascii: "_")
    static let openingBrace = UInt8(ascii: "{")
    static let closingBrace = UInt8(ascii: "}")

    static func isDigit(_ byte: UInt8) -> Bool {
        zero <= byte && byte <= nine
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        let lowercased = byte | 0x20
        return UInt8(ascii: "a") <= lowercased && lowercased <= UInt8(ascii: "z")
    }

    /// Whether the byte belongs to what a person sees as one word or one number, valid or not.
    static func isWordPart(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == underscore || byte == plus || byte == minus || byte == period
    }

    /// Whether the byte stands for itself in a string: all of ASCII but quote, backslash and control characters.
    static func isPlain(_ byte: UInt8) -> Bool {
        byte >= space && byte < 0x80 && byte != quote && byte != backslash
    }

    static func hexadecimalValue(of byte: UInt8) -> UInt32? {
        switch byte {
        case zero...nine: UInt32(byte - zero)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
