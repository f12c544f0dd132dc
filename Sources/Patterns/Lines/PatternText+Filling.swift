internal import Paywright

extension PatternText {
    /// The line with a text in each place; nil where one is missing or empty.
    ///
    ///     PatternText("{price} pro Jahr")?.filled([.price: "59,99 €"], isRightToLeft: false)    // "59,99 € pro Jahr"
    ///
    /// In a language that runs right to left the words have the isolates around each place. In any other a text that holds letters of
    /// a right-to-left script gets them here. A full stop after a text that ends in one is left out, but not after an
    /// abbreviation in Arabic or Hebrew letters.
    ///
    /// - Parameters:
    ///   - values: The texts by their roles, without isolates.
    ///   - isRightToLeft: Whether the language of the words runs right to left.
    public func filled(_ values: [PatternRole: String], isRightToLeft: Bool) -> String? {
        var text = ""
        var endsInStop = false
        for piece in pieces {
            switch piece {
            case .words(let words):
                let scalars = words.unicodeScalars
                let isDropped = endsInStop && Self.visible(scalars).first == "."
                text += isDropped ? Self.withoutFirstStop(words) : words
                endsInStop = false
            case .place(let role):
                guard let value = values[role], !value.isEmpty else { return nil }
                let scalars = value.unicodeScalars
                let isIsolated = !isRightToLeft && scalars.contains(where: TextProperties.isRightToLeft)
                text += isIsolated ? "\u{2068}\(value)\u{2069}" : value
                endsInStop = UTF8Text.endsInSentenceStop(Array(value.utf8))
            }
        }
        return text
    }

    private static func visible(_ scalars: String.UnicodeScalarView) -> [Unicode.Scalar] {
        scalars.filter { !UTF8Text.isDirectionCharacter($0) }
    }

    /// The words without the full stop that begins them, after the end of an isolate.
    private static func withoutFirstStop(_ words: String) -> String {
        var scalars = words.unicodeScalars
        if let place = scalars.firstIndex(of: ".") { scalars.remove(at: place) }
        return String(scalars)
    }
}
