extension String {
    /// The text with control and direction characters as escapes: `a\u{1B}[31m`. They come from arguments, names and files, and a
    /// terminal would obey them.
    ///
    /// - Parameter kept: a character that stays: the line feed of a text of several lines.
    func withVisibleControls(but kept: Unicode.Scalar? = nil) -> String {
        unicodeScalars.map { scalar in
            scalar == kept || !scalar.isControl
                ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }.joined()
    }
}

extension Unicode.Scalar {
    /// Whether it is a control, the end of a line or a paragraph, or sets the direction of a text.
    fileprivate var isControl: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
