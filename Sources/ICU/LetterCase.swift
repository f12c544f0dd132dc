internal import CPaywrightICU

/// Which letters a text is written in.
@nonexhaustive
public enum LetterCase: String, Hashable, Sendable, CaseIterable {
    /// Small letters: "free".
    case lower
    /// Capital letters: "FREE".
    case upper
    /// Each word with a capital letter, the other letters as they are: "Start Free Trial".
    case words
    /// The text's first letter as a capital, the other letters as they are: "Start free trial".
    case first
}

extension LocaleTag {
    /// A text in other letters by the language's rules.
    ///
    ///     try LocaleTag("tr").changingCase(of: "istanbul", to: .upper)    // "İSTANBUL"
    ///
    /// - Parameters:
    ///   - text: The text to change.
    ///   - letterCase: The letters to change to.
    public func changingCase(of text: String, to letterCase: LetterCase) -> String {
        let bytes = Array(text.utf8)
        let changed =
            switch letterCase {
            case .lower: TextProperties.changingCase(bytes, to: CICU_CASE_LOWER, locale: tag)
            case .upper: TextProperties.changingCase(bytes, to: CICU_CASE_UPPER, locale: tag)
            case .words: TextProperties.changingCase(bytes, to: CICU_CASE_TITLE_WORDS, locale: tag)
            case .first: Self.titleCasingFirst(bytes, locale: tag)
            }
        return String(decoding: changed, as: UTF8.self)
    }

    /// What stands before the first letter has no case; a text that begins with a number has no first letter.
    private static func titleCasingFirst(_ bytes: [UInt8], locale: String) -> [UInt8] {
        var offset = 0
        while let scalar = UTF8Text.scalar(at: offset, in: bytes[...]) {
            if scalar.properties.numericType != nil { return bytes }
            if scalar.properties.isAlphabetic { break }
            offset += UTF8.width(scalar)
        }
        guard offset < bytes.count else { return bytes }
        return bytes[..<offset] + TextProperties.titleCasingFirst(Array(bytes[offset...]), locale: locale)
    }
}
