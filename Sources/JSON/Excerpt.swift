internal import PaywrightStorage

/// Words for a person about text of unknown origin: short, in one line, without invisible characters.
package enum Excerpt {
    /// The most characters that a value has in a diagnostic.
    package static let maximumLength = 60

    /// The text in double quotes, cut where it is long, with everything a reader would not see as itself escaped.
    package static func quoted(_ text: String, maximumLength: Int = maximumLength) -> String {
        // Readers make the words of what they may have to report before they know: nearly every text stands as it is.
        if text.utf8.count <= maximumLength, text.withBytes({ $0.allSatisfy(standsAsItIs) }) {
            return "\"" + text + "\""
        }
        return "\"" + visible(text, maximumLength: maximumLength) { $0 == "\"" || $0 == "\\" ? "\\\($0)" : nil } + "\""
    }

    /// The text, cut where it is long, with everything a reader would not see as itself escaped.
    package static func visible(_ text: String, maximumLength: Int = maximumLength) -> String {
        let isPrinted = text.withBytes { $0.allSatisfy { (0x20...0x7E).contains($0) } }
        if text.utf8.count <= maximumLength, isPrinted { return text }
        return visible(text, maximumLength: maximumLength) { _ in nil }
    }

    /// Printed ASCII that is no quote and no backslash.
    private static func standsAsItIs(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func visible(
        _ text: String,
        maximumLength: Int,
        escaping escape: (Unicode.Scalar) -> String?
    ) -> String {
        var excerpt = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            guard index < maximumLength else { return excerpt + "…" }
            excerpt += escape(scalar) ?? visible(scalar)
        }
        return excerpt
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        // What is printed of ASCII needs no look at its properties.
        if (" "..."~").contains(scalar) { return String(scalar) }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
            .paragraphSeparator:
            return scalar.escaped
        default:
            return scalar.properties.isDefaultIgnorableCodePoint ? scalar.escaped : String(scalar)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
