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
    var text: String {
        var text = ""
        write(to: &text, indentation: 0)
        return text
    }

    /// The same as it stands inside other values, `indentation` levels deep: every line but the first is indented.
    func text(indentation: Int) -> String {
        var text = ""
        write(to: &text, indentation: indentation)
        return text
    }

    private func write(to text: inout String, indentation: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .string(let value): Self.write(value, to: &text)
        case .compact(let values): for value in values { value.write(to: &text, indentation: nil) }
        case .array(let values):
            Self.write(values, "[", "]", to: &text, indentation) { $0.write(to: &$1, indentation: $2) }
        case .object(let members):
            Self.write(members, "{", "}", to: &text, indentation) { member, text, inner in
                Self.write(member.0, to: &text)
                text += ": "
                member.1.write(to: &text, indentation: inner)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element],
        _ open: String,
        _ close: String,
        to text: inout String,
        _ indentation: Int?,
        element: (Element, inout String, Int?) -> Void
    ) {
        text += open
        let inner = indentation.map { $0 + 1 }
        for (index, value) in elements.enumerated() {
            if index > 0 { text += inner == nil ? ", " : "," }
            if let inner { text += "\n" + String(repeating: "  ", count: inner) }
            element(value, &text, inner)
        }
        if let indentation, !elements.isEmpty { text += "\n" + String(repeating: "  ", count: indentation) }
        text += close
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        guard string.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            text += string
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default:
                if scalar.value < 0x20 {
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
    }
}
