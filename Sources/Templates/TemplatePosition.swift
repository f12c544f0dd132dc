/// A place in a template's source.
public struct TemplatePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Bytes of UTF-8 before it.
    public let offset: Int
    /// The line, counted from 1; LF, CR and CRLF end one.
    public let line: Int
    /// The column in Unicode scalars, counted from 1.
    public let column: Int

    /// "3:14".
    public var description: String { "\(line):\(column)" }

    /// In the order of the source.
    public static func < (left: TemplatePosition, right: TemplatePosition) -> Bool { left.offset < right.offset }
}

/// Counts lines and columns front to back.
struct TemplatePositionCounter {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var column = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The position of a byte, which must not stand before the last one asked for.
    mutating func position(at target: Int) -> TemplatePosition {
        while offset < target {
            let byte = bytes[offset]
            let isBeforeLineFeed = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
            if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isBeforeLineFeed) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            offset += 1
        }
        return TemplatePosition(offset: target, line: line, column: column)
    }
}
