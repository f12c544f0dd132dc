/// Writes a text for an output in which some ASCII characters would be read as something else: each of them as another text.
///
///     Escapes.html.text("<b>'\u{301}")    // "&lt;b&gt;&#39;\u{301}"
///
/// It goes by the bytes of UTF-8. `Character`s would hide what has to be escaped: `"<\u{338}"` and `"\r\n"` are one each, and
/// neither equals "<" or a line feed.
package struct Escapes: Sendable {
    /// What stands for each byte of ASCII; empty where that is the byte itself.
    private let texts: [[UInt8]]

    /// The characters of ASCII that are escaped, and what stands for each.
    package init(_ texts: KeyValuePairs<Unicode.Scalar, String>) {
        var all = [[UInt8]](repeating: [], count: 0x80)
        for (scalar, text) in texts { all[Int(UInt8(ascii: scalar))] = Array(text.utf8) }
        self.texts = all
    }

    /// The text as it may stand in the output.
    package func text(_ text: String) -> String {
        text.withBytes { bytes in
            var buffer = ByteBuffer(capacity: bytes.count + 32)
            append(bytes, to: &buffer)
            return buffer.string
        }
    }

    /// Writes text in UTF-8 as it may stand in the output.
    package func append(_ text: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
        var start = 0
        for (index, byte) in text.enumerated() where byte < 0x80 && !texts[Int(byte)].isEmpty {
            buffer.append(UnsafeBufferPointer(rebasing: text[start..<index]))
            buffer.append(texts[Int(byte)])
            start = index + 1
        }
        buffer.append(UnsafeBufferPointer(rebasing: text[start...]))
    }
}

extension Escapes {
    /// Text of HTML, and values of its attributes in quotation marks of either kind. A carriage return would be read as a line
    /// feed. U+0000 cannot stand in HTML at all, and is U+FFFD, as a browser reads it.
    package static let html = Escapes([
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\r": "&#13;", "\0": "\u{FFFD}",
    ])

    /// JSON inside a script element of HTML: nothing in it ends the element or begins a comment.
    package static let scriptJSON = Escapes(["<": #"\u003C"#, ">": #"\u003E"#, "&": #"\u0026"#])

    /// The value of a label in the text format of Prometheus, between its quotation marks.
    package static let metricsLabel = Escapes([#"\"#: #"\\"#, "\"": #"\""#, "\n": #"\n"#])
}
