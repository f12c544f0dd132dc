internal import PaywrightStorage

extension JSONScanner {
    /// Reads the string whose opening quote stands at the index, and resolves its escapes.
    mutating func string() throws(JSONError) -> String {
        index += 1
        var runStart = index
        var (hasEscapes, isASCII) = (false, true)
        while index < source.count {
            skipPlainWords()
            guard index < source.count else { break }
            let byte = source[index]
            if ASCII.isPlain(byte) {
                index += 1
            } else if byte == ASCII.quote {
                let run = UnsafeBufferPointer(rebasing: source[runStart..<index])
                index += 1
                guard hasEscapes else { return String(checked: run, isASCII: isASCII) }
                unescaped.append(contentsOf: run)
                return String(decoding: unescaped, as: UTF8.self)
            } else if byte == ASCII.backslash {
                if !hasEscapes {
                    hasEscapes = true
                    unescaped.removeAll(keepingCapacity: true)
                }
                unescaped.append(contentsOf: UnsafeBufferPointer(rebasing: source[runStart..<index]))
                try appendEscape()
                runStart = index
            } else if byte < ASCII.space {
                throw controlCharacter(byte)
            } else if let length = UTF8Sequence.length(at: index, of: source) {
                (index, isASCII) = (index + length, false)
            } else {
                throw invalidUTF8()
            }
        }
        throw unexpected(expecting: .closingQuote)
    }

    /// Goes on over plain bytes, eight at once, as far as there are eight to look at.
    private mutating func skipPlainWords() {
        let bytes = UnsafeRawBufferPointer(source)
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let plain = JSONWord.unmarked(JSONWord.notPlain(UInt64(littleEndian: word)))
            index += plain
            if plain < 8 { return }
        }
    }

    /// A line break in a string nearly always means that the closing quote was forgotten; another control character
    /// is there on purpose, or by corruption.
    private func controlCharacter(_ byte: UInt8) -> JSONError {
        let isLineBreak = byte == ASCII.lineFeed || byte == ASCII.carriageReturn
        let expected: JSONExpectation = isLineBreak ? .closingQuote : .escape
        return failure(.controlCharacter, expecting: expected.rawValue)
    }

    /// Consumes the escape whose backslash stands at the index.
    private mutating func appendEscape() throws(JSONError) {
        let start = index
        index += 1
        guard let letter = next, letter < 0x80 else {
            throw nonASCIIEscape(at: start)
        }
        index += 1
        switch letter {
        case ASCII.quote, ASCII.backslash, ASCII.slash: unescaped.append(letter)
        case UInt8(ascii: "b"): unescaped.append(0x08)
        case UInt8(ascii: "f"): unescaped.append(0x0C)
        case UInt8(ascii: "n"): unescaped.append(ASCII.lineFeed)
        case UInt8(ascii: "r"): unescaped.append(ASCII.carriageReturn)
        case UInt8(ascii: "t"): unescaped.append(ASCII.tab)
        case UInt8(ascii: "u"): unescaped.append(contentsOf: String(try unicodeEscape(from: start)).utf8)
        default: throw invalidEscape(at: start, expecting: JSONExpectation.escape.rawValue)
        }
    }

    /// Reads the digits after `\u`, and the low surrogate's escape after those of a high one.
    private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
        guard let unit = hexadecimalUnit() else {
            if index >= source.count {
                throw unexpected(expecting: .escape)
            }
            throw invalidEscape(at: start, expecting: "four hexadecimal digits after '\\u'")
        }
        if let scalar = Unicode.Scalar(unit) {
            return scalar
        }
        if (0xD800...0xDBFF).contains(unit), skip(ASCII.backslash), skip(UInt8(ascii: "u")),
            let low = hexadecimalUnit(), (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        {
            return scalar
        }
        let found = SourceExcerpt(source: source).escape(at: start)
        throw failure(.loneSurrogate, at: start, found: found, expecting: "both halves of a surrogate pair")
    }

    /// Consumes four hexadecimal digits; if there are fewer, stops at what is none.
    private mutating func hexadecimalUnit() -> UInt32? {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let next, let digit = ASCII.hexadecimalValue(of: next) else { return nil }
            unit = unit << 4 | digit
            index += 1
        }
        return unit
    }

    /// The error for a backslash before the end or before a byte beyond ASCII, which may not even be UTF-8.
    private func nonASCIIEscape(at start: Int) -> JSONError {
        if index >= source.count || UTF8Sequence.length(at: index, of: source) == nil {
            return unexpected(expecting: .escape)
        }
        return invalidEscape(at: start, expecting: JSONExpectation.escape.rawValue)
    }

    private func invalidEscape(at start: Int, expecting expected: String) -> JSONError {
        failure(
            .invalidEscape,
            at: start,
            found: SourceExcerpt(source: source).escape(at: start),
            expecting: expected
        )
    }
}
