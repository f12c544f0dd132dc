package import PaywrightStorage
package import PaywrightValues

/// A text as it grows, and what its values are.
package struct LineText: ~Copyable {
    /// In UTF-8.
    package internal(set) var bytes: ByteBuffer
    /// The values in the text, in UTF-16 units.
    package internal(set) var parts: [FormattedText.Part] = []
    /// The catalog that spoke.
    package internal(set) var locale = ""
    /// What could not be formatted as asked.
    package internal(set) var diagnostics: [Diagnostic] = []
    /// How many UTF-16 units the bytes are.
    private(set) var units = 0

    init(capacity: Int) {
        bytes = ByteBuffer(capacity: capacity)
        parts.reserveCapacity(4)
    }

    mutating func removeAll() {
        goBack(to: (0, 0))
        while !parts.isEmpty { parts.removeLast() }
        if !diagnostics.isEmpty { diagnostics = [] }
    }

    /// Takes back what was written after the first so many bytes and units.
    mutating func goBack(to end: (bytes: Int, units: Int)) {
        bytes.goBack(to: end.bytes)
        units = end.units
    }

    /// Appends bytes that are so many units.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>, units: Int) {
        bytes.append(text)
        self.units += units
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) { append(text, units: Self.units(of: text)) }

    mutating func append(_ text: [UInt8]) { text.withUnsafeBufferPointer { append($0) } }

    mutating func append(_ text: String) { text.withBytes { append($0) } }

    /// Appends what a closure writes, which moves the pointer on by so many bytes at most.
    @inline(__always)
    mutating func append(most count: Int, _ write: (inout UnsafeMutablePointer<UInt8>) -> Void) {
        let start = bytes.room(for: count)
        var end = start
        write(&end)
        units += Self.units(of: UnsafeBufferPointer(start: start, count: end - start))
        bytes.advance(end - start)
    }

    /// Every byte that starts a scalar is one UTF-16 unit, those of four bytes two.
    private static func units(of text: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = UnsafeRawBufferPointer(text)
        var (units, offset) = (text.count, 0)
        while offset + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let (high, ones) = (word >> 7, 0x0101_0101_0101_0101 as UInt64)
            let (later, pairs) = (high & ~(word >> 6) & ones, high & word >> 6 & word >> 5 & word >> 4 & ones)
            units += Int((pairs &* ones) >> 56) - Int((later &* ones) >> 56)
            offset += 8
        }
        for byte in text[offset...] { units += (byte >= 0xF0 ? 1 : 0) - (byte & 0xC0 == 0x80 ? 1 : 0) }
        return units
    }

    /// The text of messages, which names arguments, as a value of its own.
    func formatted(_ messages: [String], _ arguments: [ArgumentName]) -> FormattedText {
        let parts = parts.withUnsafeBufferPointer { Array($0) }
        let string = bytes.string(isASCII: units == bytes.count)
        return FormattedText(string: string, parts: parts, messages: messages, arguments: arguments, locale: locale)
    }

    /// Says what was appended after so many units.
    mutating func addPart(_ kind: FormattedText.PartKind, _ role: MoneyRole?, _ name: ArgumentName?, since start: Int) {
        parts.append(FormattedText.Part(kind: kind, role: role, argument: name, range: start..<units))
    }
}
