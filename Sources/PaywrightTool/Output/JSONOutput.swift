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
        var bytes: [UInt8] = []
        write(to: &bytes, indentation: indentation)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the value in UTF-8; on one line where there is no indentation.
    func write(to bytes: inout [UInt8], indentation: Int?) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .integer(let value): bytes.appendDecimal(value)
        case .string(let value): bytes.appendJSON(value)
        case .compact(let values): for value in values { value.write(to: &bytes, indentation: nil) }
        case .array(let values):
            Self.write(values, "[", "]", to: &bytes, indentation) { $0.write(to: &$1, indentation: $2) }
        case .object(let members):
            Self.write(members, "{", "}", to: &bytes, indentation) { member, bytes, inner in
                bytes.appendJSON(member.0)
                bytes += ": ".utf8
                member.1.write(to: &bytes, indentation: inner)
            }
        }
    }

    /// Writes an object whose last member's value writes itself, at the depth it is told.
    static func write(
        _ members: [(String, JSONOutput)],
        then key: String,
        to bytes: inout [UInt8],
        indentation: Int?,
        value: (inout [UInt8], Int?) -> Void
    ) {
        let all = members + [(key, .null)]
        write(all, "{", "}", to: &bytes, indentation) { member, bytes, inner in
            bytes.appendJSON(member.0)
            bytes += ": ".utf8
            if member.0 == key { value(&bytes, inner) } else { member.1.write(to: &bytes, indentation: inner) }
        }
    }

    static func write<Element>(
        _ elements: [Element],
        _ open: Unicode.Scalar,
        _ close: Unicode.Scalar,
        to bytes: inout [UInt8],
        _ indentation: Int?,
        element: (Element, inout [UInt8], Int?) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        let inner = indentation.map { $0 + 1 }
        for (index, value) in elements.enumerated() {
            if index > 0 { bytes += (inner == nil ? ", " : ",").utf8 }
            if let inner { bytes.appendLineBreak(inner) }
            element(value, &bytes, inner)
        }
        if let indentation, !elements.isEmpty { bytes.appendLineBreak(indentation) }
        bytes.append(UInt8(ascii: close))
    }
}

extension [UInt8] {
    /// A line break, and two spaces for each level.
    fileprivate mutating func appendLineBreak(_ levels: Int) {
        append(UInt8(ascii: "\n"))
        append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * levels))
    }

    /// A whole number in decimal digits.
    mutating func appendDecimal(_ value: Int) {
        guard (0..<10_000).contains(value) else {
            self += String(value).utf8
            return
        }
        var divisor = 1
        while divisor * 10 <= value { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(value / divisor % 10) + UInt8(ascii: "0"))
            divisor /= 10
        }
    }

    /// A string in quotation marks, with the escapes that JSON asks for.
    mutating func appendJSON(_ string: String) {
        var string = string
        string.withUTF8 { appendJSON($0) }
    }

    /// The same in UTF-8.
    mutating func appendJSON(_ text: UnsafeBufferPointer<UInt8>) {
        append(UInt8(ascii: "\""))
        // Without a branch, so that the compiler looks at many bytes at once.
        var escapes: UInt8 = 0
        for byte in text {
            escapes |= byte < 0x20 ? 1 : 0
            escapes |= byte == UInt8(ascii: "\"") ? 1 : 0
            escapes |= byte == UInt8(ascii: "\\") ? 1 : 0
        }
        if escapes != 0 {
            for byte in text { appendEscaped(byte) }
        } else {
            append(contentsOf: text)
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): self += "\\\"".utf8
        case UInt8(ascii: "\\"): self += "\\\\".utf8
        case UInt8(ascii: "\n"): self += "\\n".utf8
        case UInt8(ascii: "\r"): self += "\\r".utf8
        case UInt8(ascii: "\t"): self += "\\t".utf8
        case 0..<0x20: self += ("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8
        default: append(byte)
        }
    }
}
