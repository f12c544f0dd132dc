public import PaywrightICU
public import PaywrightMessages

extension FormattedText {
    /// The text in other letters by the rules of the language that spoke, names by those of the language asked for.
    ///
    /// Amounts of money stay as they are: "zł" is no "ZŁ". Nor does `first` touch a name that the text begins with.
    ///
    /// - Parameters:
    ///   - requested: the locale asked for; names from the store are in it where words had to fall back.
    ///   - letterCase: The letters to change to.
    public func changingCase(to letterCase: LetterCase, requested: LocaleTag) -> FormattedText {
        let spoken = (try? LocaleTag(locale)) ?? requested
        var result = ""
        var moved: [Part] = []
        var isDone = false
        func append(_ piece: String, _ part: Part?) {
            let start = result.utf16.count
            let isKept = part?.kind == .money || (part?.kind == .name && letterCase == .first)
            if isDone || isKept {
                result += piece
            } else {
                result += (part?.kind == .name ? requested : spoken).changingCase(of: piece, to: letterCase)
            }
            if letterCase == .first, piece.unicodeScalars.contains(where: Self.endsSearch) { isDone = true }
            guard let part else { return }
            moved.append(
                Part(kind: part.kind, role: part.role, argument: part.argument, range: start..<result.utf16.count)
            )
        }
        var end = 0
        for part in parts {
            append(slice(end..<part.range.lowerBound), nil)
            append(slice(part.range), part)
            end = part.range.upperBound
        }
        append(slice(end..<string.utf16.count), nil)
        return FormattedText(
            string: result,
            parts: moved,
            messages: messages,
            arguments: arguments,
            locale: locale,
            diagnostics: diagnostics
        )
    }

    /// Whether the first letter, or the number that stands where it would, is found.
    private static func endsSearch(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private func slice(_ range: Range<Int>) -> String {
        let start = String.Index(utf16Offset: range.lowerBound, in: string)
        return String(string[start..<String.Index(utf16Offset: range.upperBound, in: string)])
    }
}

extension FormattedText {
    /// The text without white space at its beginning or its end.
    package func stripping(start: Bool, end: Bool) -> FormattedText {
        var text = Substring(string)
        if start { text = text.drop(while: \.isWhitespace) }
        if end { while text.last?.isWhitespace == true { text.removeLast() } }
        let dropped = String(string[..<text.startIndex]).utf16.count
        let length = text.utf16.count
        let kept = parts.compactMap { part -> Part? in
            let lower = max(part.range.lowerBound - dropped, 0)
            let upper = min(part.range.upperBound - dropped, length)
            guard lower < upper else { return nil }
            return Part(kind: part.kind, role: part.role, argument: part.argument, range: lower..<upper)
        }
        return FormattedText(
            string: String(text),
            parts: kept,
            messages: messages,
            arguments: arguments,
            locale: locale,
            diagnostics: diagnostics
        )
    }
}
