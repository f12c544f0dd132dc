import Glibc

/// Reads a descriptor line by line in constant memory, and never waits: what has not come yet is asked for again later.
struct LineReader {
    /// One line without its line feed.
    struct Line: Sendable {
        /// Its place in the file, counted from 1; blank lines count too.
        let number: Int
        let bytes: [UInt8]
        /// Whether the line was longer than any customer's record; its bytes are not kept then.
        let isTooLong: Bool
    }

    /// What can be had now.
    enum Step {
        /// A line that is not blank.
        case line(Line)
        /// No whole line, until more has come.
        case waiting
        case end
    }

    /// A line longer than this is not read whole: 8 MiB.
    static let longestLine = 8 << 20

    private let descriptor: Int32
    private let name: String
    private var buffer = [UInt8](repeating: 0, count: 1 << 18)
    private var range = 0..<0
    private var isAtEnd = false
    private var number = 0
    /// The line of which the end has not come yet.
    private var begun: [UInt8] = []
    private var isBegun = false
    private var isTooLong = false

    /// Whether more has been read than the lines given out.
    var hasMore: Bool { !range.isEmpty }

    /// A reader of a descriptor, whose name failures carry.
    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// The next line that is not empty or white space alone, if all of it has come. Throws when the system cannot read.
    mutating func step() throws(InputFile.Failure) -> Step {
        while true {
            if range.isEmpty, !isAtEnd, try !fill() { return .waiting }
            guard !range.isEmpty || isBegun else { return .end }
            let end = lineFeed()
            begin(with: buffer[range.lowerBound..<(end ?? range.upperBound)])
            range = (end.map { $0 + 1 } ?? range.upperBound)..<range.upperBound
            guard end != nil || isAtEnd else { continue }
            let line = finish()
            if line.isTooLong || !line.bytes.allSatisfy(Self.isWhiteSpace) { return .line(line) }
        }
    }

    /// The place of the next line feed of what was read.
    private func lineFeed() -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress,
                let found = memchr(start + range.lowerBound, Int32(UInt8(ascii: "\n")), range.count)
            else { return nil }
            return UnsafeRawPointer(found) - start
        }
    }

    private mutating func begin(with piece: ArraySlice<UInt8>) {
        isBegun = true
        isTooLong = isTooLong || begun.count + piece.count > Self.longestLine
        if isTooLong { begun = [] } else { begun += piece }
    }

    private mutating func finish() -> Line {
        defer { (begun, isBegun, isTooLong) = ([], false, false) }
        number += 1
        if begun.last == UInt8(ascii: "\r") { begun.removeLast() }
        return Line(number: number, bytes: begun, isTooLong: isTooLong)
    }

    /// Space, tab, and what ends a line or a page.
    private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Reads what is there; false if nothing is and more may come.
    private mutating func fill() throws(InputFile.Failure) -> Bool {
        while InputWait.isReadable(descriptor) {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count >= 0 {
                range = 0..<count
                isAtEnd = count == 0
                return true
            }
            if errno == EAGAIN { return false }
            if errno != EINTR { throw InputFile.Failure(name: name, code: errno) }
        }
        return false
    }
}
