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
        string.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
