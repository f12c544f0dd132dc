package import PaywrightICU

/// Typography that a language asks of every literal, so that no writer has to.
package struct LiteralRules: Hashable, Sendable {
    /// Whether a word of one letter is tied to the next word ("v obchodě", "в месяц").
    var bindsOneLetterWords = false
    /// The pseudo-locale that says the text otherwise.
    var pseudoLocale: PseudoLocale?

    package init(bindsOneLetterWords: Bool = false, pseudoLocale: PseudoLocale? = nil) {
        self.bindsOneLetterWords = bindsOneLetterWords
        self.pseudoLocale = pseudoLocale
    }

    /// The text with the rules applied: the space after a number becomes a no-break space in every language ("24 hours"), that
    /// after a one-letter word where the language asks.
    func apply(to text: [UInt8]) -> [UInt8] {
        if let pseudoLocale { return pseudoLocale.apply(to: text) }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var lettersInWord = 0
        var isWord = true
        var endsInDigit = false
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if scalar == " " {
                let bindsWord = bindsOneLetterWords && lettersInWord == 1 && isWord
                result += bindsWord || endsInDigit ? UTF8Text.noBreakSpace : [0x20]
                lettersInWord = 0
                isWord = true
                endsInDigit = false
                continue
            }
            endsInDigit = scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.numericType != nil
            if bindsOneLetterWords {
                if scalar.properties.isAlphabetic {
                    lettersInWord += 1
                } else if lettersInWord > 0 || !Self.opening.contains(scalar) {
                    isWord = false
                }
            }
            result += scalar.utf8
        }
        return result
    }

    private static let opening: [Unicode.Scalar] = ["(", "„", "“", "«", "»", "‘", "\u{A0}"]
}
