internal import NIOCore

/// Splits a stream into lines, in memory bounded by the longest line.
struct LineSplitter {
    /// A line without its end; nil where it was too long.
    typealias Line = [UInt8]?

    private let longest: Int
    private var begun: [UInt8] = []
    private var isTooLong = false

    init(longest: Int) { self.longest = longest }

    /// How many bytes of a line have come whose end has not.
    var heldBytes: Int { begun.count }

    /// The lines that a piece ends.
    mutating func take(_ piece: ByteBuffer) -> [Line] {
        var lines: [Line] = []
        piece.withUnsafeReadableBytes { bytes in
            var rest = bytes[...]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                add(rest[rest.startIndex..<end])
                finish(into: &lines)
                rest = rest[(end + 1)...]
            }
            add(rest)
        }
        return lines
    }

    /// The last line, where the stream has ended without the end of one.
    mutating func end() -> [Line] {
        var lines: [Line] = []
        finish(into: &lines)
        return lines
    }

    private mutating func add(_ bytes: Slice<UnsafeRawBufferPointer>) {
        isTooLong = isTooLong || begun.count + bytes.count > longest
        if isTooLong { begun = [] } else { begun += bytes }
    }

    private mutating func finish(into lines: inout [Line]) {
        defer { (begun, isTooLong) = ([], false) }
        if isTooLong {
            lines.append(nil)
        } else if !begun.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
            if begun.last == UInt8(ascii: "\r") { begun.removeLast() }
            lines.append(begun)
        }
    }
}
