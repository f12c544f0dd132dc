internal import PaywrightStorage

/// Strings as JSON writes them in files that people edit.
package enum JSONString {
    /// A text in quotation marks, with the escapes that JSON asks for, and as `\u` escapes what else is not to stand in the
    /// file itself: by default a carriage return, which editors take for the end of a line, and U+007F, which does not show.
    package static func quoted(
        _ text: String,
        escaping isEscaped: (Unicode.Scalar) -> Bool = { $0 == "\r" || $0 == "\u{7F}" }
    ) -> String {
        var bytes = ByteBuffer(capacity: text.utf8.count + 2)
        bytes.appendJSON(text, escaping: isEscaped)
        return bytes.string
    }
}
