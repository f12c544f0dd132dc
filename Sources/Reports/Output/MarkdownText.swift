internal import Paywright

/// Text inside a Markdown document that prints as it is: no character of it marks anything up, opens HTML or ends a
/// table cell.
enum MarkdownText {
    // Every ASCII character that CommonMark, its tables and strikethrough, automatic links or formulas give a meaning.
    private static let marks = Set("\\`*_{}[]()#+-.!|~$:=^@".unicodeScalars)

    /// The text with its direction characters: they belong to what a reviewer reads.
    static func escape(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "\n", "\r", "\t": escaped.append(" ")
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case ".":
                if !isDigit(scalars, index - 1) || !isDigit(scalars, index + 1) { escaped.append("\\") }
                escaped.append(".")
            default:
                if marks.contains(scalar) { escaped.append("\\") }
                escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    /// The text in its direction: whole from right to left in a language that is written so.
    static func escape(_ text: String, locale: LocaleTag) -> String {
        let escaped = escape(text)
        return locale.isRightToLeft ? "<span dir=\"rtl\" lang=\"\(locale)\">\(escaped)</span>" : escaped
    }

    private static func isDigit(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        scalars.indices.contains(index) && (0x30...0x39).contains(scalars[index].value)
    }
}
