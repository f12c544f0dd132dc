/// A few bytes of text that are written very often: a currency's sign, a separator, a digit.
struct ShortText: Sendable {
    /// How many bytes there have to be after a text that is written: whole words are stored.
    static let slack = 16

    let count: Int
    private let low: UInt64
    private let high: UInt64
    /// The text, where it does not fit into two words.
    private let long: [UInt8]

    init(_ bytes: [UInt8]) {
        count = bytes.count
        long = bytes.count > Self.slack ? bytes : []
        func word(_ bytes: some Sequence<UInt8>) -> UInt64 {
            bytes.enumerated().reduce(0) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
        }
        low = word(bytes.prefix(8)).littleEndian
        high = word(bytes.dropFirst(8).prefix(8)).littleEndian
    }

    /// Writes the text where there is room for it and for `slack`, and moves the place after it.
    func write(to place: inout UnsafeMutablePointer<UInt8>) {
        if count <= Self.slack {
            UnsafeMutableRawPointer(place).storeBytes(of: low, as: UInt64.self)
            if count > 8 { UnsafeMutableRawPointer(place + 8).storeBytes(of: high, as: UInt64.self) }
        } else {
            long.withUnsafeBufferPointer { long in
                if let start = long.baseAddress { place.initialize(from: start, count: long.count) }
            }
        }
        place += count
    }
}
