/// Says in words for a person what stands in a source: the `found` of an error.
struct SourceExcerpt {
    /// A person recognizes a word by its start; an error message has no room for more.
    private static let maximumLength = 24

    let source: UnsafeBufferPointer<UInt8>

    /// What stands at an offset: a string, a word, one character, a byte that is none, or the end.
    func description(at offset: Int) -> String {
        guard offset < source.count else { return "end of file" }
        let byte = source[offset]
        if byte == ASCII.quote {
            return string(at: offset)
        }
        if ASCII.isWordPart(byte) {
            return word(at: offset)
        }
        if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
            return "a line break"
        }
        guard let scalar = UTF8Sequence.scalar(at: offset, of: source) else {
            return "byte 0x" + Self.hexadecimal(UInt32(byte), digits: 2)
        }
        if byte == ASCII.apostrophe {
            return "a single quote"
        }
        return Self.isVisible(scalar) ? "'\(scalar)'" : "character U+" + Self.hexadecimal(scalar.value, digits: 4)
    }

    /// The escape at an offset: the backslash and what belongs to it, as far as it is visible.
    func escape(at offset: Int) -> String {
        guard let scalar = UTF8Sequence.scalar(at: offset + 1, of: source), Self.isVisible(scalar) else {
            return "'\\' before " + description(at: offset + 1)
        }
        var text = "\\\(scalar)"
        var next = offset + 2
        while scalar == "u", next < min(offset + 6, source.count), ASCII.isWordPart(source[next]) {
            text.unicodeScalars.append(Unicode.Scalar(source[next]))
            next += 1
        }
        return "'\(text)'"
    }

    private func word(at offset: Int) -> String {
        var text = ""
        for byte in source[offset...].prefix(while: ASCII.isWordPart) {
            guard text.unicodeScalars.count < Self.maximumLength else { return "'\(text)…'" }
            text.unicodeScalars.append(Unicode.Scalar(byte))
        }
        return "'\(text)'"
    }

    /// The string at an offset as the source spells it, cut where it is long, broken or not visible.
    private func string(at offset: Int) -> String {
        var text = ""
        var next = offset + 1
        var isEscaped = false
        for length in 0...Self.maximumLength {
            guard let scalar = UTF8Sequence.scalar(at: next, of: source) else { break }
            if scalar == "\"", !isEscaped {
                return "\"\(text)\""
            }
            guard length < Self.maximumLength, Self.isVisible(scalar) || scalar == " " else { break }
            text.unicodeScalars.append(scalar)
            isEscaped = scalar == "\\" && !isEscaped
            next += UTF8.width(scalar)
        }
        return "\"\(text)…\""
    }

    /// Whether a reader sees the scalar, and sees it as itself.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned: false
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        case .nonspacingMark, .spacingMark, .enclosingMark: false
        default: !scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
}
