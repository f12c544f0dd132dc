/// Bytes in room that grows: emptied and filled again, and no array or string is made for a piece of them.
///
/// Sendable as an array is: it alone has its room.
public struct ByteBuffer: ~Copyable, @unchecked Sendable {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    @usableFromInline var used = 0
    @usableFromInline let limit: Int
    /// Whether more was written than the limit lets in: what the buffer holds is of no use then.
    public internal(set) var isOverLimit = false

    /// An empty buffer with room for so many bytes, which takes no more than a limit.
    @inlinable public init(capacity: Int = 256, limit: Int = .max) {
        self.capacity = min(max(16, capacity), limit)
        self.limit = limit
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    // MARK: Reading

    /// The bytes that the buffer has taken of the memory.
    @inlinable public var size: Int { capacity }

    /// How many bytes there are.
    @inlinable public var count: Int { used }

    /// Whether there are none.
    @inlinable public var isEmpty: Bool { used == 0 }

    /// Gives the bytes to a closure, without copying them.
    @inlinable public func withBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeBufferPointer(start: base, count: used))
    }

    /// A copy of the bytes.
    @inlinable public var bytes: [UInt8] { withBytes { Array($0) } }

    /// A copy of the bytes, which are text in UTF-8.
    @inlinable public var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// A copy of the bytes, which have to be text in UTF-8: that is not looked at again.
    @inlinable public func string(isASCII: Bool) -> String { withBytes { String(checked: $0, isASCII: isASCII) } }

    // MARK: Writing

    /// Empties the buffer and keeps its room.
    @inlinable public mutating func removeAll() { used = 0 }

    /// Takes back what was written after the first so many bytes.
    @inlinable public mutating func goBack(to count: Int) { used = min(used, count) }

    /// Where the next bytes go, with room for so many.
    @inlinable @inline(__always) public mutating func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
        if used + count > capacity { grow(by: count) }
        return base + used
    }

    /// Says how many bytes have been written there.
    @inlinable public mutating func advance(_ count: Int) { used += count }

    /// One byte.
    @inlinable @inline(__always) public mutating func append(_ byte: UInt8) {
        room(for: 1).initialize(to: byte)
        used += 1
    }

    /// A copy of bytes that are in the buffer already.
    @inlinable public mutating func append(copying range: Range<Int>) {
        guard range.lowerBound >= 0, range.upperBound <= used else { return }
        let end = room(for: range.count)
        // The room may have moved.
        UnsafeMutableRawPointer(end).copyMemory(from: base + range.lowerBound, byteCount: range.count)
        used += range.count
    }

    /// A copy of bytes.
    @inlinable @inline(__always) public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        UnsafeMutableRawPointer(room(for: bytes.count)).copyMemory(from: start, byteCount: bytes.count)
        used += bytes.count
    }

    /// A copy of bytes.
    @inlinable public mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

    /// Text of the program itself.
    @inlinable @inline(__always) public mutating func append(literal text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// A text in UTF-8.
    @inlinable public mutating func append(_ text: String) {
        text.withBytes { append($0) }
    }

    /// The same byte so many times.
    @inlinable public mutating func append(_ byte: UInt8, count: Int) {
        room(for: count).initialize(repeating: byte, count: count)
        used += count
    }

    @usableFromInline mutating func grow(by count: Int) {
        if used + count > limit {
            // What comes goes over what is there, so that no place that writes has to ask whether it may.
            isOverLimit = true
            used = 0
            if count <= capacity { return }
        }
        capacity = max(min(2 * capacity, limit), used + count)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.moveInitialize(from: base, count: used)
        base.deallocate()
        base = larger
    }
}
