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
        // Equal ASCII is equal in every way; only what is not ASCII is compared byte by byte.
        return left.string == right.string && left.string.utf8.elementsEqual(right.string.utf8)
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
