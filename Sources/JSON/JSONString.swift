internal import PaywrightStorage

/// Strings as JSON writes them.
package enum JSONString {
    /// A text in quotation marks, with the escapes that JSON asks for, and as `\u` escapes what else is not to stand in a file
    /// that people edit: by default what is hidden, and a carriage return, which editors take for the end of a line.
    package static func quoted(
        _ text: String,
        escaping isEscaped: (Unicode.Scalar) -> Bool = { $0 == "\r" || isHidden($0) }
    ) -> String {
        var bytes = ByteBuffer(capacity: text.utf8.count + 2)
        bytes.appendJSON(text, escaping: isEscaped)
        return bytes.string
    }

    /// Whether a terminal or an editor obeys a scalar instead of showing it, although JSON would let it stand: U+007F to U+009F,
    /// U+2028, U+2029, and what steers the direction of text.
    package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0x2028...0x202E: true
        default: isMarkOrIsolate(scalar)
        }
    }

    /// Whether a scalar is a mark or an isolate of direction: one of those that the library puts around values.
    package static func isMarkOrIsolate(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200E...0x200F, 0x2066...0x2069: true
        default: false
        }
    }
}
