extension String {
    /// A copy of bytes, which have to be text in UTF-8: that is not looked at again.
    @inlinable public init(checked bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        if #available(macOS 26, *) {
            self.init(copying: unsafe UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
        } else {
            self.init(decoding: bytes, as: UTF8.self)
        }
    }

    /// Gives the bytes in UTF-8 to a closure. A Swift string has them in one piece, and none is counted or copied.
    @inlinable public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if #available(macOS 26, *) { return utf8.span.withUnsafeBufferPointer(body) }
        return utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
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
