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
    /// One value that is written where it stands: for what there is much of.
    case written(@Sendable (inout JSONWriter) -> Void)

    package static func inline(_ value: JSONOutput) -> JSONOutput { .compact(indirect: [value]) }

    /// The text, indented by two spaces a level.
    package var text: String { text(indentation: 0) }

    /// The same as it stands inside other values, `indentation` levels deep: every line but the first is indented.
    package func text(indentation: Int) -> String {
        var writer = JSONWriter(indentation: indentation)
        writer.write(self)
        return writer.finish().string
    }

    /// Writes the value in UTF-8; on one line where there is no indentation.
    package func write(to bytes: inout ByteBuffer, indentation: Int?) {
        var writer = JSONWriter(after: bytes, indentation: indentation)
        writer.write(self)
        bytes = writer.finish()
    }

    /// Members as they stand inside an object `indentation - 1` levels deep, without its braces; on one line where there is no
    /// indentation.
    package static func members(_ members: [(String, JSONOutput)], indentation: Int?) -> [UInt8] {
        var writer = JSONWriter(indentation: indentation)
        writer.members(members)
        return writer.finish().bytes
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
}
