/// Room for lines, given by the caller and filled again and again: no `String` and no array is made for a line.
///
///     var buffer = FormattedBuffer()
///     for terms in millions {
///         buffer.removeAll()
///         bundle.append([message], to: &buffer)
///         write(buffer.utf8)
///     }
public struct FormattedBuffer: Sendable {
    /// The text in UTF-8.
    public internal(set) var utf8: [UInt8] = []
    /// The values in the text, in order, in UTF-16 units from the buffer’s beginning.
    public internal(set) var parts: [FormattedText.Part] = []
    /// How many UTF-16 units the text has.
    public internal(set) var utf16Count = 0

    /// An empty buffer with room for a few lines.
    public init() { self.init(bytes: 512, parts: 16) }

    init(bytes: Int, parts count: Int) {
        utf8.reserveCapacity(bytes)
        parts.reserveCapacity(count)
    }

    /// Empties the buffer and keeps its room.
    public mutating func removeAll() {
        utf8.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
        utf16Count = 0
    }

    /// Appends a line that has been made otherwise.
    mutating func append(_ text: FormattedText) {
        utf8 += text.string.utf8
        parts += text.parts(after: utf16Count)
        utf16Count += text.string.utf16.count
    }
}
