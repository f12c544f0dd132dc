internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightValues

/// Spaces, quotation marks and invisible characters of a message's own text, against what its language states.
struct Typesetting {
    let typography: CatalogMetadata.Typography

    /// What every quotation mark is; a straight one is never right, and ’ is an apostrophe too.
    private static let quotes: Set<Character> = [
        "„", "“", "”", "‟", "‘", "‚", "«", "»", "‹", "›", "「", "」", "『", "』", "《", "》", "〈", "〉", "״",
    ]
    private static let noBreakSpaces: Set<Character> = ["\u{A0}", "\u{202F}"]

    func diagnostics(in variant: MessageVariant) -> [Diagnostic] {
        spaces(variant)
            + variant.pieces.flatMap { piece -> [Diagnostic] in
                guard case .text(let text) = piece else { return [] }
                return invisibles(text) + marks(text)
            } + bindings(variant.text)
    }

    private func spaces(_ variant: MessageVariant) -> [Diagnostic] {
        let text = variant.text
        var diagnostics: [Diagnostic] = []
        if text.first?.isWhitespace == true {
            diagnostics.append(Diagnostic(.needlessSpace, "found a space before the first word, expected none"))
        }
        if text.count > 1, text.last?.isWhitespace == true {
            diagnostics.append(Diagnostic(.needlessSpace, "found a space after the last word, expected none"))
        }
        if zip(text, text.dropFirst()).contains(where: { Self.isSpace($0) && Self.isSpace($1) }) {
            diagnostics.append(Diagnostic(.needlessSpace, "found two spaces in a row, expected one"))
        }
        return diagnostics
    }

    private static func isSpace(_ character: Character) -> Bool { character.isWhitespace && !character.isNewline }

    private func invisibles(_ text: String) -> [Diagnostic] {
        guard let scalar = text.unicodeScalars.first(where: UTF8Text.isDirectionCharacter) else { return [] }
        let found = "found the direction character U+\(String(scalar.value, radix: 16, uppercase: true))"
        return [Diagnostic(.directionMark, "\(found), expected none: values get theirs when they are printed")]
    }

    private func marks(_ text: String) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if text.contains(where: { $0 == "\"" || $0 == "'" }) {
            let expected = typography.quotes.isEmpty ? "“ ” and ’" : "\(typography.quotes) and ’"
            diagnostics.append(Diagnostic(.straightQuote, "found a straight quotation mark, expected \(expected)"))
        }
        if !typography.quotes.isEmpty,
            let quote = text.first(where: { Self.quotes.contains($0) && !typography.quotes.contains($0) })
        {
            diagnostics.append(Diagnostic(.foreignPunctuation, "found \(quote), expected one of \(typography.quotes)"))
        }
        if let mark = text.first(where: typography.never.contains) {
            diagnostics.append(
                Diagnostic(.foreignPunctuation, "found \"\(mark)\", expected the mark of the language's script")
            )
        }
        return diagnostics
    }

    /// Whether a mark closes a word: neither the colon of "12:30" nor the second of "?!" does.
    private func endsWord(_ index: Int, in characters: [Character]) -> Bool {
        if typography.spaceBefore.contains(characters[index - 1]) { return false }
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        return !(next.isLetter || next.isNumber || next == "/")
    }

    private func bindings(_ text: String) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            if typography.spaceBefore.contains(character), index > 0, endsWord(index, in: characters),
                !Self.noBreakSpaces.contains(characters[index - 1])
            {
                let message = "found no no-break space before \"\(character)\", expected U+202F or U+00A0"
                diagnostics.append(Diagnostic(.noBreakSpaceMissing, message))
            }
            if typography.spaceAfter.contains(character), index + 1 < characters.count,
                !Self.noBreakSpaces.contains(characters[index + 1])
            {
                let message = "found no no-break space after \"\(character)\", expected U+202F or U+00A0"
                diagnostics.append(Diagnostic(.noBreakSpaceMissing, message))
            }
        }
        return diagnostics
    }
}
