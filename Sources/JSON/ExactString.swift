/// A string that equals another only if both consist of the same Unicode scalars.
///
/// `String` compares by canonical equivalence, by which JSON names that differ in the source could be the same.
struct ExactString: Hashable {
    private let string: String

    init(_ string: String) {
        self.string = string
    }

    static func == (left: ExactString, right: ExactString) -> Bool {
        guard left.string.utf8.count == right.string.utf8.count else { return false }
        // Comparing the bytes at once is many times faster than one by one, which is left for bridged strings.
        let isEqual = left.string.utf8.withContiguousStorageIfAvailable { left in
            right.string.utf8.withContiguousStorageIfAvailable { right in
                isSame(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
            }
        }
        return isEqual.flatMap { $0 } ?? left.string.utf8.elementsEqual(right.string.utf8)
    }

    /// Looks at eight bytes at once, of as many in both.
    private static func isSame(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
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

    func hash(into hasher: inout Hasher) {
        // Hashing the bytes at once is several times faster than one by one, which is left for bridged strings.
        let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
        if isHashed == nil {
            for byte in string.utf8 {
                withUnsafeBytes(of: byte) { hasher.combine(bytes: $0) }
            }
        }
    }
}
