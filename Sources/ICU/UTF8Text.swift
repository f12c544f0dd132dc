/// Characters and steps in UTF-8 that the sink needs.
package enum UTF8Text {
    package static let noBreakSpace: [UInt8] = [0xC2, 0xA0]
    package static let firstStrongIsolate: [UInt8] = [0xE2, 0x81, 0xA8]
    package static let popDirectionalIsolate: [UInt8] = [0xE2, 0x81, 0xA9]
    package static let leftToRightMark: [UInt8] = [0xE2, 0x80, 0x8E]

    /// Every byte that starts a scalar is one UTF-16 unit, those of four bytes two.
    package static func utf16Length(of bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }

    /// UTF-16 as UTF-8, half a pair as U+FFFD: what `String(decoding:as:)` does, which no optimizer makes fast for UTF-16.
    package static func bytes(of units: ArraySlice<UInt16>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(units.count)
        var iterator = units.makeIterator()
        var decoder = UTF16()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            case .error: bytes += UTF8.encodedReplacementCharacter
            case .emptyInput: return bytes
            }
        }
    }

    /// The scalar that begins at an offset of valid UTF-8.
    package static func scalar(at offset: Int, in bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        var decoder = UTF8()
        var iterator = bytes.dropFirst(offset).makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return scalar
    }

    /// The last scalar that is not an invisible direction character.
    package static func lastVisibleScalar(of bytes: [UInt8]) -> Unicode.Scalar? {
        lastVisible(in: bytes, before: bytes.count)?.scalar
    }

    /// The last scalar before an offset that is not an invisible direction character, and where it begins.
    private static func lastVisible(in bytes: [UInt8], before end: Int) -> (scalar: Unicode.Scalar, start: Int)? {
        var end = end
        while end > 0 {
            var start = end - 1
            while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
            guard let scalar = scalar(at: start, in: bytes[...]) else { return nil }
            if !isDirectionCharacter(scalar) { return (scalar, start) }
            end = start
        }
        return nil
    }

    /// Whether a text ends in a full stop that a sentence ends with too: "39,99 kr." does. An abbreviation in Arabic or Hebrew letters
    /// does not: no capital letter shows where the next sentence begins, so that it needs a stop of its own.
    package static func endsInSentenceStop(_ bytes: [UInt8]) -> Bool {
        guard let last = lastVisible(in: bytes, before: bytes.count), last.scalar == "." else { return false }
        return !(lastVisible(in: bytes, before: last.start).map { TextProperties.isRightToLeft($0.scalar) } ?? false)
    }

    /// The first scalar that is not an invisible direction character.
    package static func firstVisibleScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        var offset = 0
        while let scalar = scalar(at: offset, in: bytes) {
            if !isDirectionCharacter(scalar) { return scalar }
            offset += UTF8.width(scalar)
        }
        return nil
    }

    /// Whether a scalar only steers the direction of text: marks, embeddings, overrides, isolates.
    package static func isDirectionCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The spaces that touch a digit made no-break, the others left.
    package static func bindingNumbers(in bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x20) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 2)
        for (index, byte) in bytes.enumerated() {
            guard byte == 0x20 else {
                result.append(byte)
                continue
            }
            let before = lastVisibleScalar(of: Array(bytes[..<index]))
            let after = firstVisibleScalar(of: bytes[(index + 1)...])
            let touchesDigit = [before, after].contains { $0?.properties.numericType != nil }
            result += touchesDigit ? noBreakSpace : [0x20]
        }
        return result
    }

    /// A date with no-break spaces after its numbers: no line ends in "10." and leaves "prosince 2026" to the next.
    package static func bindingDays(in bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 2)
        for byte in bytes {
            guard byte == 0x20 else {
                result.append(byte)
                continue
            }
            let number = result.last == UInt8(ascii: ".") ? result.dropLast() : result[...]
            let isAfterNumber = lastVisibleScalar(of: Array(number))?.properties.numericType != nil
            result += isAfterNumber ? noBreakSpace : [0x20]
        }
        return result
    }
}
