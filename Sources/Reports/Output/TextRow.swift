internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

/// One line of readable output: a key and its value in two columns.
enum TextRow {
    private static let keyWidth = 28
    /// A row is one line, whatever words of the user's own hold.
    private static let lineBreaks = Escapes(["\n": #"\u{A}"#, "\t": #"\u{9}"#])

    static func make(_ key: String, _ value: String) -> String {
        var bytes = ByteBuffer()
        var value = value
        value.withUTF8 { append(key, $0, to: &bytes) }
        return bytes.string
    }

    /// The same in UTF-8.
    static func append(_ key: String, _ value: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) {
        bytes.append(UInt8(ascii: " "), count: 6)
        bytes.append(key)
        let width = NameSanitizer.isPrintableASCII(key) ? key.utf8.count : key.count
        bytes.append(UInt8(ascii: " "), count: max(1, keyWidth - width))
        lineBreaks.append(value, to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
    }
}
