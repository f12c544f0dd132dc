/// A JSON source that has been read, strictly by RFC 8259, with the place of every value.
///
/// Comments, trailing commas, unquoted names, `NaN` and all other extensions are errors. One leading byte order mark
/// is skipped. Numbers are never converted, and duplicate members are kept, for the caller to judge.
///
/// ```swift
/// let document = try JSONDocument(parsing: Array(#"{"name": "Gold", "price": 4.990}"#.utf8))
/// if let price = document.root.objectValue?["price"] {
///     print(price.numberText ?? "none", document.position(of: price))  // 4.990 1:27
/// }
/// ```
public struct JSONDocument: Sendable {
    /// The outermost value, which may be of any kind, a lone scalar included.
    public let root: JSONValue

    let bytes: [UInt8]
    private let lines = LazyLineIndex()

    /// Reads a source, which must be UTF-8 and contain exactly one value.
    ///
    /// No input makes this trap or exhaust the stack: whatever is not JSON, or exceeds the limits, is thrown as an
    /// error that tells the first fault.
    public init(parsing bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONError) {
        root = try bytes.withUnsafeBufferPointer { (source) throws(JSONError) in
            var parser = JSONParser(source: source, limits: limits)
            return try parser.parseDocument()
        }
        self.bytes = bytes
    }

    /// Whether the source may hold three letters of ASCII in a string: false only where it does not, in escapes either.
    package func mayHold(_ letters: (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar)) -> Bool {
        let (first, second, third) = (UInt8(ascii: letters.0), UInt8(ascii: letters.1), UInt8(ascii: letters.2))
        return bytes.withUnsafeBytes { bytes in
            func isFound(_ index: Int) -> Bool {
                guard bytes[index] != ASCII.backslash else { return true }
                guard index > 1, bytes[index] == third else { return false }
                return bytes[index - 1] == second && bytes[index - 2] == first
            }
            var index = 0
            while index + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if JSONWord.mayHold(word, third, ASCII.backslash), (index..<(index + 8)).contains(where: isFound) {
                    return true
                }
                index += 8
            }
            return (index..<bytes.count).contains(where: isFound)
        }
    }

    /// Where a value of this document begins.
    ///
    /// A value does not know its document: for one of another document the answer is meaningless.
    public func position(of value: JSONValue) -> JSONPosition {
        position(atOffset: value.offset)
    }

    /// The line alone.
    package func line(atOffset offset: Int) -> Int {
        bytes.withUnsafeBufferPointer { lines.index(of: $0).line(atOffset: offset, in: $0) }
    }

    /// The line and column of a byte, such as a ``JSONObject/Member/nameOffset``.
    ///
    /// An offset inside a scalar counts as the scalar's start, and one outside the source as its nearest end.
    public func position(atOffset offset: Int) -> JSONPosition {
        bytes.withUnsafeBufferPointer { lines.index(of: $0).position(atOffset: offset, in: $0) }
    }
}
