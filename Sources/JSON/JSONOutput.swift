package import PaywrightStorage

/// A JSON value to write, its members in the order given.
///
///     JSONOutput.inline(.object([("schema", .string("paywright/copy/1")), ("results", .array([]))])).text
///     // {"schema": "paywright/copy/1", "results": []}
package enum JSONOutput: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case string(String)
    case array([JSONOutput])
    case object([(String, JSONOutput)])
    /// The value on one line, whatever it holds.
    case compact(indirect: [JSONOutput])

    package static func inline(_ value: JSONOutput) -> JSONOutput { .compact(indirect: [value]) }

    /// The text, indented by two spaces a level.
    package var text: String { text(indentation: 0) }

    /// The same as it stands inside other values, `indentation` levels deep: every line but the first is indented.
    package func text(indentation: Int) -> String {
        var bytes = ByteBuffer()
        write(to: &bytes, indentation: indentation)
        return bytes.string
    }

    /// Writes the value in UTF-8; on one line where there is no indentation.
    package func write(to bytes: inout ByteBuffer, indentation: Int?) {
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
    package static func members(_ members: [(String, JSONOutput)], indentation: Int?) -> [UInt8] {
        var bytes = ByteBuffer()
        write(members, to: &bytes, indentation)
        return bytes.bytes
    }

    /// Writes an array or an object whose inside writes itself, at a given depth.
    package static func write(
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
