package import CPaywrightICU

/// What ICU knows about characters.
package enum TextProperties {
    /// Whether a character is strongly right-to-left (Hebrew, Arabic).
    package static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x590 && cicu_character_direction(scalar.value) == CICU_DIRECTION_RIGHT
    }

    /// Whether a character is strongly left-to-right (Latin, Cyrillic, Han).
    package static func isLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
        cicu_character_direction(scalar.value) == CICU_DIRECTION_LEFT
    }

    /// Whether a character is a letter of the Latin script.
    package static func isLatinLetter(_ scalar: Unicode.Scalar) -> Bool { cicu_character_is_latin(scalar.value) }

    /// Whether a character belongs to a script written without spaces between words (Han, Kana, Thai).
    package static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0xE00 && cicu_character_is_unspaced(scalar.value)
    }

    /// Whether a character is a letter, or a mark that is written on one.
    package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isAlphabetic { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: return true
        default: return false
        }
    }

    /// The text with its first letter in title case by the locale's rules.
    package static func titleCasingFirst(_ text: [UInt8], locale: String) -> [UInt8] {
        var status: cicu_status = 0
        let titled = text.withUnsafeBytes { raw in
            let characters = raw.assumingMemoryBound(to: CChar.self).baseAddress
            return readBytes { cicu_text_title_first(locale, characters, Int32(text.count), $0, $1, &status) }
        }
        return status > 0 ? text : titled
    }

    /// The text in other letters by the locale's rules; the text itself if ICU cannot.
    package static func changingCase(_ text: [UInt8], to letterCase: cicu_letter_case, locale: String) -> [UInt8] {
        var status: cicu_status = 0
        let changed = text.withUnsafeBytes { raw in
            let characters = raw.assumingMemoryBound(to: CChar.self).baseAddress
            return readBytes {
                cicu_text_change_case(locale, letterCase, characters, Int32(text.count), $0, $1, &status)
            }
        }
        return status > 0 ? text : changed
    }
}
