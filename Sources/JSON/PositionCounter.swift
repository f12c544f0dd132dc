/// Counts the lines and columns of a source, front to back.
struct PositionCounter: Sendable {
    private var line = 1
    private var column = 1

    var position: JSONPosition {
        JSONPosition(line: line, column: column)
    }

    /// Counts the bytes of a range, which must begin where the last one ended.
    mutating func advance(over range: Range<Int>, of source: UnsafeBufferPointer<UInt8>) {
        let markLength = UTF8Sequence.byteOrderMarkLength(of: source)
        let bytes = UnsafeRawBufferPointer(source)
        var next = max(range.lowerBound, markLength)
        while next < range.upperBound {
            // Eight bytes at once where they are on one line and of one column each.
            if next + 8 <= range.upperBound,
                JSONWord.areColumns(bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self))
            {
                (column, next) = (column + 8, next + 8)
                continue
            }
            let (offset, byte) = (next, source[next])
            next += 1
            if byte == ASCII.lineFeed {
                startLine()
            } else if byte == ASCII.carriageReturn {
                // Before a line feed it is the first half of one line break, which the line feed completes.
                if offset + 1 < source.count, source[offset + 1] == ASCII.lineFeed {
                    column += 1
                } else {
                    startLine()
                }
            } else if !UTF8Sequence.isContinuation(byte) {
                column += 1
            }
        }
    }

    private mutating func startLine() {
        line += 1
        column = 1
    }
}
