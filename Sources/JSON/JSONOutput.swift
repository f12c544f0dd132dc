import PaywrightJSON
import Paywright

/// A JSON value to print, its members in the order given.
enum JSONOutput {
    case null
    case bool(Bool)
    case integer(Int)
    case string(String)
    case array([JSONOutput])
    case object([(String, JSONOutput)])
    /// The value on one line, whatever it holds.
    case compact(indirect: [JSONOutput])

    static func inline(_ value: JSONOutput) -> JSONOutput { .compact(indirect: [value]) }

    /// The text, indented by two spaces a level.
    var text: String { text(indentation: 0) }

    /// The same as it stands inside other values, `indentation` levels deep: every line but the first is indented.
    func text(indentation: Int) -> String {
        var bytes = ByteBuffer()
        write(to: &bytes, indentation: indentation)
        return bytes.string
    }

    /// Writes the value in UTF-8; on one line where there is no indentation.
    func write(to bytes: inout ByteBuffer, indentation: Int?) {
        switch self {
        case .null: bytes.append(literal: "null")
        case .bool(let value): bytes.append(value ? "true" : "false")
        case .integer(let value): bytes.appendDecimal(value)
        case .string(let value): bytes.appendJSON(value)
        case .compact(let values): for value in values { value.write(to: &bytes, indentation: nil) }
        case .array(let values):
            Self.write("[", "]", isEmpty: values.isEmpty, to: &bytes, indentation) { bytes, inner in
                Self.write(values, to: &bytes, inner) { value, bytes in value.write(to: &bytes, indentation: inner) }
            }
        case .object(let members):
            Self.write("{", "}", isEmpty: members.isEmpty, to: &bytes, indentation) { bytes, inner in
                Self.write(members, to: &bytes, inner)
            }
        }
    }

    /// Members as they stand inside an object `indentation - 1` levels deep, without its braces; on one line where there is no
    /// indentation.
    static func members(_ members: [(String, JSONOutput)], indentation: Int?) -> [UInt8] {
        var bytes = ByteBuffer()
        write(members, to: &bytes, indentation)
        return bytes.bytes
    }

    /// Writes an array or an object whose inside writes itself, at the depth it is told.
    static func write(
        _ open: Unicode.Scalar,
        _ close: Unicode.Scalar,
        isEmpty: Bool,
        to bytes: inout ByteBuffer,
        _ indentation: Int?,
        inside: (inout ByteBuffer, Int?) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        let inner = indentation.map { $0 + 1 }
        if let inner, !isEmpty { bytes.appendLineBreak(inner) }
        inside(&bytes, inner)
        if let indentation, !isEmpty { bytes.appendLineBreak(indentation) }
        bytes.append(UInt8(ascii: close))
    }

    private static func write(_ members: [(String, JSONOutput)], to bytes: inout ByteBuffer, _ inner: Int?) {
        write(members, to: &bytes, inner) { member, bytes in
            bytes.appendKey(member.0)
            member.1.write(to: &bytes, indentation: inner)
        }
    }

    private static func write<Element>(
        _ elements: [Element],
        to bytes: inout ByteBuffer,
        _ inner: Int?,
        element: (Element, inout ByteBuffer) -> Void
    ) {
        for (index, value) in elements.enumerated() {
            if index > 0 { bytes.appendSeparator(inner) }
            element(value, &bytes)
        }
    }
}

extension ByteBuffer {
    /// What stands between elements and between members at a depth.
    mutating func appendSeparator(_ levels: Int?) {
        append(UInt8(ascii: ","))
        if let levels { appendLineBreak(levels) } else { append(UInt8(ascii: " ")) }
    }

    /// A member's name, and what stands between it and its value.
    mutating func appendKey(_ key: String) {
        appendJSON(key)
        append(UInt8(ascii: ":"))
        append(UInt8(ascii: " "))
    }

    /// A line break, and two spaces for each level.
    mutating func appendLineBreak(_ levels: Int) {
        append(UInt8(ascii: "\n"))
        append(UInt8(ascii: " "), count: 2 * levels)
    }

    /// A whole number in decimal digits.
    mutating func appendDecimal(_ value: Int) {
        guard (0..<1_000).contains(value) else { return append(String(value)) }
        let count = value < 10 ? 1 : value < 100 ? 2 : 3
        let place = room(for: count)
        var rest = UInt32(truncatingIfNeeded: value)
        for index in (0..<count).reversed() {
            place[index] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
            rest /= 10
        }
        advance(count)
    }

    /// A string in quotation marks, with the escapes that JSON asks for.
    mutating func appendJSON(_ string: String) {
        var string = string
        string.withUTF8 { appendJSON($0) }
    }

    /// The same in UTF-8.
    mutating func appendJSON(_ text: UnsafeBufferPointer<UInt8>) {
        append(UInt8(ascii: "\""))
        if Self.needsEscapes(text) {
            for byte in text { appendEscaped(byte) }
        } else {
            append(text)
        }
        append(UInt8(ascii: "\""))
    }

    /// Looks at eight bytes at once: nearly every text has nothing to escape.
    private static func needsEscapes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let words = text.count / 8 * 8
        let bytes = UnsafeRawBufferPointer(text)
        var found: UInt64 = 0
        for offset in stride(from: 0, to: words, by: 8) {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            found |= zeros(word & 0xE0E0_E0E0_E0E0_E0E0)
            found |= zeros(word ^ 0x2222_2222_2222_2222)
            found |= zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C)
        }
        return found != 0
            || text[words...].contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    }

    /// Not zero where one of the eight bytes is.
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append(literal: "\\\"")
        case UInt8(ascii: "\\"): append(literal: "\\\\")
        case UInt8(ascii: "\n"): append(literal: "\\n")
        case UInt8(ascii: "\r"): append(literal: "\\r")
        case UInt8(ascii: "\t"): append(literal: "\\t")
        case 0..<0x20: append("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
        default: append(byte)
        }
    }
}
