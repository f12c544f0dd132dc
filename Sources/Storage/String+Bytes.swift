extension String {
    /// Gives the bytes in UTF-8 to a closure. A Swift string has them in one piece, and none is counted or copied.
    @inlinable public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
    }

    /// Whether both are the same byte for byte: a composed and a decomposed "é" are equal strings of other bytes.
    @inlinable public func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        return withBytes { left in
            other.withBytes { right in Self.isSame(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right)) }
        }
    }

    /// Looks at eight bytes at once, of as many in both.
    @usableFromInline static func isSame(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        let words = left.count & ~7
        for offset in stride(from: 0, to: words, by: 8)
        where left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        {
            return false
        }
        for index in words..<left.count where left[index] != right[index] { return false }
        return true
    }
}
