internal import PaywrightICU
internal import PaywrightStorage

/// Makes a name from outside safe to stand in a line.
package enum NameSanitizer {
    /// The name without control and direction characters (which could reorder a price beside it) and with line breaks
    /// and tabs as spaces. Joiners that scripts and emoji need stay.
    ///
    ///     NameSanitizer.clean("Pro\u{202E}99.0$")    // "Pro99.0$"
    package static func clean(_ name: String) -> String {
        // What most names are: nothing to take away.
        if isPrintableASCII(name) { return name }
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            switch scalar.value {
            case 0x09...0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
            case 0x00...0x08, 0x0E...0x1F, 0x7F...0x9F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0001: continue
            default: if !UTF8Text.isDirectionCharacter(scalar) { result.append(scalar) }
            }
        }
        return String(result)
    }

    /// The text with its control and direction characters as escapes, `a\u{1B}[31m`: they come from arguments, names and files,
    /// and a terminal would obey them.
    ///
    /// - Parameter kept: one that stays: the line feed of a text of several lines.
    package static func visible(_ text: String, but kept: Unicode.Scalar? = nil) -> String {
        func isShown(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: scalar == kept
            default: !UTF8Text.isDirectionCharacter(scalar)
            }
        }
        return text.unicodeScalars.map { scalar in
            isShown(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }.joined()
    }

    /// Whether a scalar, by its number, may not stand in words that someone wrote: a control character but a tab and a line
    /// feed, U+2028, U+2029, or an embedding or an override of direction, which could turn the digits of a price round. Marks and
    /// isolates may: words that are written from right to left need them.
    package static func isRefused(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E: true
        default: false
        }
    }

    /// The text without what `isRefused` names; a carriage return before a line feed belongs to the end of a line and stays.
    ///
    /// - Parameter note: What is done with each that is left out, by its number and how many bytes of UTF-8 stand before it.
    package static func leavingOutRefused(
        _ text: String,
        _ note: (_ scalar: UInt32, _ offset: Int) -> Void = { _, _ in }
    ) -> String {
        if isPrintableASCII(text) { return text }
        let scalars = text.unicodeScalars
        var result = String.UnicodeScalarView()
        var offset = 0
        for index in scalars.indices {
            let scalar = scalars[index]
            let isLineEnd = scalar == "\r" && scalars[scalars.index(after: index)...].first == "\n"
            if isRefused(scalar.value), !isLineEnd { note(scalar.value, offset) } else { result.append(scalar) }
            offset += UTF8.width(scalar)
        }
        return String(result)
    }

    /// What `isRefused` refuses, for a person.
    package static let refused = "control characters, embeddings or overrides of direction"

    /// The name of a scalar: "U+202E".
    package static func name(of scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Whether a text is of letters, digits, signs and spaces of ASCII alone.
    package static func isPrintableASCII(_ text: String) -> Bool {
        text.withBytes { $0.allSatisfy { (0x20...0x7E).contains($0) } }
    }

    /// Whether a name has nothing to see: it is empty, or spaces and control characters only.
    package static func isBlank(_ name: String) -> Bool {
        if name.utf8.contains(where: { (0x21...0x7E).contains($0) }) { return false }
        return clean(name).unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        }
    }
}
