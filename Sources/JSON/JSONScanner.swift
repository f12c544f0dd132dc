/// Reads a source byte by byte: the tokens of JSON, without their order.
///
/// It must not outlive the call that lends it the source.
struct JSONScanner {
    let source: UnsafeBufferPointer<UInt8>
    var index = 0
    /// The bytes of a string that has escapes; kept between strings to save allocations.
    var unescaped: [UInt8] = []

    init(source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    /// The next byte, or nil at the end.
    var next: UInt8? {
        index < source.count ? source[index] : nil
    }

    mutating func skipByteOrderMark() {
        index += UTF8Sequence.byteOrderMarkLength(of: source)
    }

    mutating func skipWhiteSpace() {
        while index < source.count {
            let byte = source[index]
            guard
                byte == ASCII.space || byte == ASCII.lineFeed || byte == ASCII.carriageReturn || byte == ASCII.tab
            else { return }
            index += 1
        }
    }

    /// Consumes the next byte if it is this one.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// Reads `true`, `false` or `null`; another word, one that only begins like these included, is an error.
    mutating func literal(expecting expectation: JSONExpectation) throws(JSONError) -> JSONValue.Content {
        let start = index
        var end = index
        while end < source.count, ASCII.isWordPart(source[end]) {
            end += 1
        }
        let word = UnsafeBufferPointer(rebasing: source[start..<end])
        let content: JSONValue.Content
        if word.elementsEqual("true".utf8) {
            content = .bool(true)
        } else if word.elementsEqual("false".utf8) {
            content = .bool(false)
        } else if word.elementsEqual("null".utf8) {
            content = .null
        } else {
            throw unexpected(expecting: expectation)
        }
        index = end
        return content
    }

    /// The error for a byte, or an end, that has no place at the index.
    func unexpected(_ reason: JSONError.Reason = .unexpectedCharacter, expecting expectation: JSONExpectation)
        -> JSONError
    {
        if index >= source.count {
            return failure(.unexpectedEnd, expecting: expectation.rawValue)
        }
        if UTF8Sequence.length(at: index, of: source) == nil {
            return invalidUTF8()
        }
        return failure(reason, expecting: expectation.rawValue)
    }

    func invalidUTF8() -> JSONError {
        failure(.invalidUTF8, expecting: "text in UTF-8")
    }

    /// An error at an offset, by default the index, that describes what stands there unless told.
    func failure(_ reason: JSONError.Reason, at offset: Int? = nil, found: String? = nil, expecting expected: String)
        -> JSONError
    {
        let offset = offset ?? index
        var counter = PositionCounter()
        counter.advance(over: 0..<offset, of: source)
        return JSONError(
            reason: reason,
            position: counter.position,
            found: found ?? SourceExcerpt(source: source).description(at: offset),
            expected: expected
        )
    }
}
