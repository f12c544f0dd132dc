internal import NIOCore

/// Splits a stream into lines, in memory bounded by the longest line and by the room that there is.
struct LineSplitter {
    /// A line without its end.
    enum Line: Hashable, Sendable {
        case whole([UInt8])
        /// One of more bytes than a line may have, which are not kept.
        case tooLong
        /// One for which there was no room.
        case noRoom
    }

    private let longest: Int
    /// Takes room for bytes of a line, where there is some, and gives it back.
    private let take: (Int) -> Bool
    private let give: (Int) -> Void
    private var begun: [UInt8] = []
    /// What has become of the line, where it is not kept.
    private var lost: Line?

    init(longest: Int, take: @escaping (Int) -> Bool, give: @escaping (Int) -> Void) {
        (self.longest, self.take, self.give) = (longest, take, give)
    }

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
        guard lost == nil else { return }
        if begun.count + bytes.count > longest { return lose(.tooLong) }
        guard take(bytes.count) else { return lose(.noRoom) }
        begun += bytes
    }

    private mutating func lose(_ line: Line) {
        lost = line
        give(begun.count)
        begun = []
    }

    private mutating func finish(into lines: inout [Line]) {
        defer { (begun, lost) = ([], nil) }
        if let lost {
            lines.append(lost)
        } else if begun.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
            give(begun.count)
        } else {
            if begun.last == UInt8(ascii: "\r") {
                begun.removeLast()
                give(1)
            }
            lines.append(.whole(begun))
        }
    }
}
