package import PaywrightStorage

extension ByteBuffer {
    /// What stands between elements and between members at a depth.
    package mutating func appendSeparator(_ levels: Int?) {
        if let levels {
            append(UInt8(ascii: ","))
            appendLineBreak(levels)
        } else {
            append(literal: ", ")
        }
    }

    /// A member's name, and what stands between it and its value.
    package mutating func appendKey(_ key: String) {
        appendJSON(key)
        append(UInt8(ascii: ":"))
        append(UInt8(ascii: " "))
    }

    /// The same of a name in the program itself, which has nothing to escape.
    package mutating func appendKey(literal key: StaticString) {
        let count = key.utf8CodeUnitCount
        let place = room(for: count + 4)
        place[0] = UInt8(ascii: "\"")
        UnsafeMutableRawPointer(place + 1).copyMemory(from: key.utf8Start, byteCount: count)
        place[count + 1] = UInt8(ascii: "\"")
        place[count + 2] = UInt8(ascii: ":")
        place[count + 3] = UInt8(ascii: " ")
        advance(count + 4)
    }

    /// A line break, and two spaces for each level.
    package mutating func appendLineBreak(_ levels: Int) {
        append(UInt8(ascii: "\n"))
        append(UInt8(ascii: " "), count: 2 * levels)
    }

    /// A whole number in decimal digits.
    package mutating func appendDecimal(_ value: Int) {
        guard (0..<1_000).contains(value) else { return append(String(value)) }
        let count = value < 10 ? 1 : value < 100 ? 2 : 3
        let place = room(for: count)
        var rest = UInt32(truncatingIfNeeded: value)
        for index in (0..<count).reversed() {
            place[index] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
            rest /= 10
        }
        advance(count)
    }

    /// A string in quotation marks, with the escapes that JSON asks for, and with escapes for what a reader takes for the end of
    /// a line, does not see, or is led by: see `JSONString.isHidden`.
    package mutating func appendJSON(_ string: String) {
        string.withBytes { appendJSON($0, keepsIsolates: false) }
    }

    /// The same of a string of the program itself, which has nothing to escape.
    mutating func appendPlainJSON(_ string: String) { string.withBytes { appendQuoted($0) } }

    /// The same of text in UTF-8.
    ///
    /// - Parameter keepsIsolates: Whether marks and isolates of direction stay, as in lines that the library words: it puts them
    ///   around values itself, and a person who reads the output needs them.
    package mutating func appendJSON(_ text: UnsafeBufferPointer<UInt8>, keepsIsolates: Bool) {
        if Self.mayNeedEscapes(text, keepsIsolates) {
            return appendJSON(String(decoding: text, as: UTF8.self)) {
                JSONString.isHidden($0) && !(keepsIsolates && JSONString.isMarkOrIsolate($0))
            }
        }
        appendQuoted(text)
    }

    @inline(__always)
    private mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
        let place = room(for: text.count + 2)
        place[0] = UInt8(ascii: "\"")
        if let start = text.baseAddress {
            UnsafeMutableRawPointer(place + 1).copyMemory(from: start, byteCount: text.count)
        }
        place[text.count + 1] = UInt8(ascii: "\"")
        advance(text.count + 2)
    }

    /// The same, with `\u` escapes also for what else is not to stand in the text as it is; a line feed and a tab keep their
    /// short ones.
    package mutating func appendJSON(_ string: String, escaping isEscaped: (Unicode.Scalar) -> Bool) {
        append(UInt8(ascii: "\""))
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\", "\n", "\t": appendEscaped(UInt8(ascii: scalar))
            case _ where isEscaped(scalar): for unit in scalar.utf16 { appendEscape(of: unit) }
            case _ where scalar.isASCII: appendEscaped(UInt8(ascii: scalar))
            default: append(String(scalar))
            }
        }
        append(UInt8(ascii: "\""))
    }

    /// Looks at sixteen bytes at once, the last sixteen perhaps again: nearly every text has nothing to escape.
    private static func mayNeedEscapes(_ text: UnsafeBufferPointer<UInt8>, _ keepsIsolates: Bool) -> Bool {
        let bytes = UnsafeRawBufferPointer(text)
        var (found, first) = (SIMD2<UInt64>(), SIMD2<UInt64>())
        if bytes.count < 16 {
            let words = shortWords(bytes)
            (found, first) = (JSONWord.escaped(words), JSONWord.hiddenStarts(words, keepsIsolates))
        } else {
            var offset = 0
            while offset < bytes.count {
                let place = min(offset, bytes.count &- 16)
                let words = bytes.loadUnaligned(fromByteOffset: place, as: SIMD2<UInt64>.self)
                found |= JSONWord.escaped(words)
                first |= JSONWord.hiddenStarts(words, keepsIsolates)
                offset &+= 16
            }
        }
        return JSONWord.isAnyMarked(found) || JSONWord.isAnyMarked(first) && holdsHidden(text, keepsIsolates)
    }

    /// Fewer than sixteen bytes in two words, some of them twice, with letters in the places that are left.
    private static func shortWords(_ bytes: UnsafeRawBufferPointer) -> SIMD2<UInt64> {
        guard let last = bytes.last else { return SIMD2(repeating: 0x6161_6161_6161_6161) }
        if bytes.count >= 8 {
            let end = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
            return SIMD2(bytes.loadUnaligned(as: UInt64.self), end)
        }
        if bytes.count >= 4 {
            let end = bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
            return SIMD2(repeating: UInt64(bytes.loadUnaligned(as: UInt32.self)) | UInt64(end) << 32)
        }
        let letters = UInt64(bytes[0]) | UInt64(bytes[bytes.count / 2]) << 8 | UInt64(last) << 16
        return SIMD2(repeating: 0x6161_6161_6100_0000 | letters)
    }

    /// Whether UTF-8 holds one of the scalars of `JSONString.isHidden` that are not ASCII: U+0080 to U+009F, which begin with C2,
    /// U+061C, which begins with D8, and those from U+200E to U+2069, which begin with E2.
    private static func holdsHidden(_ text: UnsafeBufferPointer<UInt8>, _ keepsIsolates: Bool) -> Bool {
        func isHidden(_ index: Int) -> Bool {
            guard index + 1 < text.count else { return false }
            switch (text[index], text[index + 1]) {
            case (0xC2, 0x80...0x9F): return true
            case (0xD8, 0x9C): return !keepsIsolates
            case (0xE2, 0x80...0x81) where index + 2 < text.count:
                switch (text[index + 1], text[index + 2]) {
                case (0x80, 0xA8...0xAE): return true
                case (0x80, 0x8E...0x8F), (0x81, 0xA6...0xA9): return !keepsIsolates
                default: return false
                }
            default: return false
            }
        }
        var index = 0
        while index + 8 <= text.count {
            let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self)
            // The lowest of the bits is that of the first such byte.
            let starts = JSONWord.hiddenStarts(UInt64(littleEndian: word), keepsIsolates)
            index += starts == 0 ? 8 : starts.trailingZeroBitCount / 8
            if starts != 0 {
                if isHidden(index) { return true }
                index += 1
            }
        }
        return (index..<max(index, text.count)).contains(where: isHidden)
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append(literal: "\\\"")
        case UInt8(ascii: "\\"): append(literal: "\\\\")
        case UInt8(ascii: "\n"): append(literal: "\\n")
        case UInt8(ascii: "\r"): append(literal: "\\r")
        case UInt8(ascii: "\t"): append(literal: "\\t")
        case 0..<0x20: appendEscape(of: UInt16(byte))
        default: append(byte)
        }
    }

    /// "\u001b"
    private mutating func appendEscape(of unit: UInt16) {
        let digits = String(unit, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
}
