extension JSONScanner {
    /// Reads a number at the index, where a digit, sign or period stands, and returns its text.
    mutating func number() throws(JSONError) -> String {
        let start = index
        if skip(ASCII.plus) {
            throw invalidNumber(at: start, expecting: "a number without a plus sign")
        }
        let isNegative = skip(ASCII.minus)
        if skip(ASCII.zero) {
            if skipDigits() {
                throw invalidNumber(at: start, expecting: "a number without leading zeros")
            }
        } else if !skipDigits() {
            let isPeriod = next == ASCII.period
            let place = isPeriod || !isNegative ? "before the decimal point" : "after the minus sign"
            throw invalidNumber(at: start, expecting: "a digit " + place)
        }
        if skip(ASCII.period), !skipDigits() {
            throw invalidNumber(at: start, expecting: "a digit after the decimal point")
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            if !skip(ASCII.plus) {
                _ = skip(ASCII.minus)
            }
            if !skipDigits() {
                throw invalidNumber(at: start, expecting: "a digit in the exponent")
            }
        }
        if let next, ASCII.isWordPart(next) {
            throw invalidNumber(at: start, expecting: "a decimal number")
        }
        return String(decoding: UnsafeBufferPointer(rebasing: source[start..<index]), as: UTF8.self)
    }

    /// Consumes digits and tells whether there was any.
    private mutating func skipDigits() -> Bool {
        let start = index
        while index < source.count, ASCII.isDigit(source[index]) {
            index += 1
        }
        return index > start
    }

    private func invalidNumber(at start: Int, expecting expected: String) -> JSONError {
        failure(.invalidNumber, at: start, expecting: expected)
    }
}
