internal import PaywrightStorage

/// A string that equals another only if both consist of the same Unicode scalars.
///
/// `String` compares by canonical equivalence, by which JSON names that differ in the source could be the same.
struct ExactString: Hashable {
    private let string: String

    init(_ string: String) {
        self.string = string
    }

    static func == (left: ExactString, right: ExactString) -> Bool { left.string.hasSameBytes(as: right.string) }

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
