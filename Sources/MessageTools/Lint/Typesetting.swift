internal import PaywrightICU
internal import PaywrightMessages

/// Spaces, quotation marks and invisible characters of a message's own text, against what its language states.
struct Typesetting {
    let typography: CatalogMetadata.Typography

    /// What every quotation mark is; a straight one is never right, and ’ is an apostrophe too.
    private static let quotes: Set<Character> = [
        "„", "“", "”", "‟", "‘", "‚", "«", "»", "‹", "›", "「", "」", "『", "』", "《", "》", "〈", "〉", "״",
    ]
    private static let noBreakSpaces: Set<Character> = ["\u{A0}", "\u{202F}"]

    func findings(in variant: MessageVariant) -> [TextFinding] {
        spaces(variant)
            + variant.pieces.flatMap { piece -> [TextFinding] in
                guard case .text(let text) = piece else { return [] }
                return invisibles(text) + marks(text)
            } + bindings(variant.text)
    }

    private func spaces(_ variant: MessageVariant) -> [TextFinding] {
        let text = variant.text
        var findings: [TextFinding] = []
        if text.first?.isWhitespace == true {
            findings.append(TextFinding(.needlessSpace, "found a space before the first word, expected none"))
        }
        if text.count > 1, text.last?.isWhitespace == true {
            findings.append(TextFinding(.needlessSpace, "found a space behind the last word, expected none"))
        }
        if zip(text, text.dropFirst()).contains(where: { Self.isSpace($0) && Self.isSpace($1) }) {
            findings.append(TextFinding(.needlessSpace, "found two spaces in a row, expected one"))
        }
        return findings
    }

    private static func isSpace(_ character: Character) -> Bool { character.isWhitespace && !character.isNewline }

    private func invisibles(_ text: String) -> [TextFinding] {
        guard let scalar = text.unicodeScalars.first(where: UTF8Text.isDirectionCharacter) else { return [] }
        let found = "found the direction character U+\(String(scalar.value, radix: 16, uppercase: true))"
        return [TextFinding(.directionMark, "\(found), expected none: values get theirs when they are printed")]
    }

    private func marks(_ text: String) -> [TextFinding] {
        var findings: [TextFinding] = []
        if text.contains(where: { $0 == "\"" || $0 == "'" }) {
            let expected = typography.quotes.isEmpty ? "“ ” and ’" : "\(typography.quotes) and ’"
            findings.append(TextFinding(.straightQuote, "found a straight quotation mark, expected \(expected)"))
        }
        if !typography.quotes.isEmpty,
            let quote = text.first(where: { Self.quotes.contains($0) && !typography.quotes.contains($0) })
        {
            findings.append(TextFinding(.foreignPunctuation, "found \(quote), expected one of \(typography.quotes)"))
        }
        if let mark = text.first(where: typography.never.contains) {
            findings.append(
                TextFinding(.foreignPunctuation, "found \"\(mark)\", expected the mark of the language's script")
            )
        }
        return findings
    }

    /// Whether a mark closes a word: neither the colon of "12:30" nor the second of "?!" does.
    private func endsWord(_ index: Int, in characters: [Character]) -> Bool {
        if typography.spaceBefore.contains(characters[index - 1]) { return false }
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        return !(next.isLetter || next.isNumber || next == "/")
    }

    private func bindings(_ text: String) -> [TextFinding] {
        var findings: [TextFinding] = []
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            if typography.spaceBefore.contains(character), index > 0, endsWord(index, in: characters),
                !Self.noBreakSpaces.contains(characters[index - 1])
            {
                let message = "found no no-break space before \"\(character)\", expected U+202F or U+00A0"
                findings.append(TextFinding(.noBreakSpaceMissing, message))
            }
            if typography.spaceAfter.contains(character), index + 1 < characters.count,
                !Self.noBreakSpaces.contains(characters[index + 1])
            {
                let message = "found no no-break space behind \"\(character)\", expected U+202F or U+00A0"
                findings.append(TextFinding(.noBreakSpaceMissing, message))
            }
        }
        return findings
    }
}
