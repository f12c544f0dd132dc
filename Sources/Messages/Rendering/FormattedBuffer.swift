internal import PaywrightJSON
internal import PaywrightStorage

/// Room for lines, given by the caller and filled again and again: no `String` and no array is made for a line.
///
///     var buffer = FormattedBuffer()
///     var writer = bundle.writer()
///     for line in millions {
///         buffer.removeAll()
///         writer.append(line, to: &buffer)
///         buffer.withUTF8 { write($0) }
///     }
///
/// Sendable as an array is: it alone has its room.
package struct FormattedBuffer: ~Copyable, @unchecked Sendable {
    private var text: ByteBuffer
    /// How many UTF-16 units the text has.
    package private(set) var utf16Count = 0
    // Parts hold no references: what is left when the buffer is emptied need not be destroyed.
    private var partBase: UnsafeMutablePointer<FormattedText.Part>
    private var partCapacity: Int
    /// How many values are in the text.
    package private(set) var partCount = 0

    /// An empty buffer with room for a few lines.
    package init() { self.init(bytes: 512, parts: 16) }

    /// An empty buffer with room for so much.
    package init(bytes: Int, parts count: Int) {
        text = ByteBuffer(capacity: bytes)
        partCapacity = max(4, count)
        partBase = .allocate(capacity: partCapacity)
    }

    deinit { partBase.deallocate() }

    // MARK: Reading

    /// How many bytes the text has.
    package var utf8Count: Int { text.count }

    /// Gives the text's bytes to a closure, without copying them.
    package func withUTF8<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try text.withBytes(body)
    }

    /// The text in UTF-8, as a copy.
    package var utf8: [UInt8] { text.bytes }

    /// The text, as a copy.
    package var string: String { text.string }

    /// Gives the values in the text to a closure, in order, in UTF-16 units from the buffer’s beginning.
    package func withParts<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<FormattedText.Part>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeBufferPointer(start: partBase, count: partCount))
    }

    /// The values in the text, as a copy.
    package var parts: [FormattedText.Part] { withParts { Array($0) } }

    // MARK: Writing

    /// Empties the buffer and keeps its room.
    package mutating func removeAll() {
        text.removeAll()
        utf16Count = 0
        partCount = 0
    }

    /// Appends a line that has been made otherwise.
    package mutating func append(_ line: FormattedText) {
        for part in line.parts(after: utf16Count) { append(part) }
        text.append(line.string)
        utf16Count += line.string.utf16.count
    }

    /// Appends text whose length is known.
    mutating func append(utf8 bytes: [UInt8], utf16Length: Int) {
        bytes.withUnsafeBufferPointer { append($0, utf16Length: utf16Length) }
    }

    /// The same for bytes in memory.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, utf16Length: Int) {
        text.append(bytes)
        utf16Count += utf16Length
    }

    /// Where the next bytes go, with room for so many.
    mutating func room(for count: Int) -> UnsafeMutablePointer<UInt8> { text.room(for: count) }

    /// Says what has been written there.
    mutating func advance(_ bytes: Int, utf16Length: Int) {
        text.advance(bytes)
        utf16Count += utf16Length
    }

    /// Says what the last `utf16Length` units are.
    mutating func appendPart(
        _ kind: FormattedText.PartKind,
        _ role: MoneyRole?,
        _ argument: ArgumentName?,
        utf16Length: Int
    ) {
        let range = (utf16Count - utf16Length)..<utf16Count
        append(FormattedText.Part(kind: kind, role: role, argument: argument, range: range))
    }

    private mutating func append(_ part: FormattedText.Part) {
        if partCount == partCapacity {
            partCapacity *= 2
            let larger = UnsafeMutablePointer<FormattedText.Part>.allocate(capacity: partCapacity)
            larger.moveInitialize(from: partBase, count: partCount)
            partBase.deallocate()
            partBase = larger
        }
        (partBase + partCount).initialize(to: part)
        partCount += 1
    }

    // MARK: Places

    /// A place in the buffer.
    package struct Mark {
        fileprivate let utf8Count: Int
        fileprivate let utf16Count: Int
        fileprivate let partCount: Int
    }

    /// A piece of the text.
    package struct Slice: Sendable {
        package let utf8: Range<Int>
        /// Where it begins in UTF-16 units.
        package let utf16Start: Int
        /// Its values among the buffer's.
        package let parts: Range<Int>
    }

    /// What was written since a mark.
    package func slice(since mark: Mark) -> Slice {
        Slice(
            utf8: mark.utf8Count..<utf8Count,
            utf16Start: mark.utf16Count,
            parts: mark.partCount..<partCount
        )
    }

    /// The buffer's end.
    package var end: Mark { Mark(utf8Count: utf8Count, utf16Count: utf16Count, partCount: partCount) }

    /// Takes back what was written since.
    mutating func goBack(to mark: Mark) {
        text.goBack(to: mark.utf8Count)
        utf16Count = mark.utf16Count
        partCount = mark.partCount
    }
}
