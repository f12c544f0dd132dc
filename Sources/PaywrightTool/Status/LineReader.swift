import Glibc

/// Reads a descriptor line by line in constant memory.
struct LineReader {
    /// One line without its line feed.
    struct Line {
        let number: Int
        let bytes: [UInt8]
        /// Whether the line was longer than any customer's record; its bytes are the beginning.
        let isTooLong: Bool
    }

    /// A line longer than this is not read whole: 8 MiB.
    static let longestLine = 8 << 20

    private let descriptor: Int32
    private let name: String
    private var buffer = [UInt8](repeating: 0, count: 1 << 18)
    private var range = 0..<0
    private var number = 0
    private var isAtEnd = false

    /// A reader of a descriptor, whose name failures carry.
    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// The next line; nil at the end. Throws when the system cannot read.
    mutating func next() throws(InputFile.Failure) -> Line? {
        var bytes: [UInt8] = []
        var isTooLong = false
        var hasContent = false
        while true {
            if range.isEmpty {
                try fill()
                if isAtEnd { break }
            }
            hasContent = true
            let end = buffer[range].firstIndex(of: UInt8(ascii: "\n"))
            let piece = buffer[range.lowerBound..<(end ?? range.upperBound)]
            if bytes.count + piece.count <= Self.longestLine { bytes += piece } else { isTooLong = true }
            range = min(range.upperBound, (end ?? range.upperBound) + (end == nil ? 0 : 1))..<range.upperBound
            if end != nil { break }
        }
        guard hasContent else { return nil }
        number += 1
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return Line(number: number, bytes: bytes, isTooLong: isTooLong)
    }

    /// Whether something can be read without waiting: bytes, or the end.
    var hasInput: Bool {
        if !range.isEmpty || isAtEnd { return true }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) != 0
    }

    private mutating func fill() throws(InputFile.Failure) {
        while !isAtEnd {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count > 0 {
                range = 0..<count
                return
            }
            if count == 0 { isAtEnd = true } else if errno != EINTR { throw InputFile.Failure(name: name, code: errno) }
        }
    }
}
