/// Reads numbers with their highest byte first, and says where the bytes end too early.
struct BigEndianReader {
    private let all: [UInt8]
    /// How many bytes were read.
    private(set) var offset = 0

    init(_ bytes: [UInt8]) { all = bytes }

    /// Throws where fewer bytes are left.
    func require(_ count: Int, _ what: String) throws(TimeZoneFile.Malformed) {
        guard count <= all.count - offset else {
            throw TimeZoneFile.Malformed(offset: all.count, found: "the end of the file", expected: what)
        }
    }

    /// That what was read last is not what a file has.
    func refusal(_ found: String, _ expected: String) -> TimeZoneFile.Malformed {
        TimeZoneFile.Malformed(offset: offset, found: found, expected: expected)
    }

    mutating func bytes(_ count: Int, _ what: String) throws(TimeZoneFile.Malformed) -> ArraySlice<UInt8> {
        try require(count, what)
        defer { offset += count }
        return all[offset..<offset + count]
    }

    mutating func skip(_ count: Int, _ what: String) throws(TimeZoneFile.Malformed) { _ = try bytes(count, what) }

    mutating func byte(_ what: String) throws(TimeZoneFile.Malformed) -> UInt8 {
        try require(1, what)
        defer { offset += 1 }
        return all[offset]
    }

    /// A number of four bytes without a sign.
    mutating func count(_ what: String) throws(TimeZoneFile.Malformed) -> Int {
        try bytes(4, what).reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func int32(_ what: String) throws(TimeZoneFile.Malformed) -> Int64 {
        Int64(Int32(truncatingIfNeeded: try count(what)))
    }

    mutating func int64(_ what: String) throws(TimeZoneFile.Malformed) -> Int64 {
        Int64(bitPattern: try bytes(8, what).reduce(0) { $0 << 8 | UInt64($1) })
    }
}
