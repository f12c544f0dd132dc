/// A zone file of the time zone database, read: TZif, RFC 9636, versions 1 to 4.
///
/// What it says about abbreviations, daylight time and where its times came from is checked, and left out: offsets are all that
/// a date needs.
struct TimeZoneFile: Hashable, Sendable {
    /// Why a file is not read.
    struct Malformed: Error, Hashable {
        /// Bytes from its beginning.
        let offset: Int
        let found: String
        let expected: String
    }

    /// Seconds ahead of GMT before the first change.
    let firstOffset: Int64
    /// The changes of the clocks, in the order of time.
    let changes: [PosixTimeZone.Moment]
    /// The rule from the last change on; nil where the offset then stays.
    let rule: PosixTimeZone?

    private static let magic = Array("TZif".utf8)

    /// Whether bytes begin as a zone file does.
    static func hasMagic(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

    /// Reads a file's bytes. Bytes after its end are left for later versions of the format.
    init(_ bytes: [UInt8]) throws(Malformed) {
        var reader = BigEndianReader(bytes)
        let first = try Header(&reader)
        guard first.version > 1 else {
            let block = try Block(&reader, first, timeSize: 4)
            self.init(firstOffset: block.firstOffset, changes: block.changes, rule: nil)
            return
        }
        try reader.skip(first.blockSize(timeSize: 4), "the data of version 1")
        let second = try Header(&reader)
        guard second.version == first.version else {
            throw reader.refusal("version \(second.version)", "version \(first.version) again")
        }
        let block = try Block(&reader, second, timeSize: 8)
        self.init(firstOffset: block.firstOffset, changes: block.changes, rule: try Self.rule(&reader))
    }

    private init(firstOffset: Int64, changes: [PosixTimeZone.Moment], rule: PosixTimeZone?) {
        self.firstOffset = firstOffset
        self.changes = changes
        self.rule = rule
    }

    /// The rule between two line ends.
    private static func rule(_ reader: inout BigEndianReader) throws(Malformed) -> PosixTimeZone? {
        let lineEnd = UInt8(ascii: "\n")
        guard try reader.byte("a line end before the rule") == lineEnd else {
            throw Malformed(offset: reader.offset - 1, found: "another byte", expected: "a line end before the rule")
        }
        let start = reader.offset
        var text: [UInt8] = []
        while true {
            let byte = try reader.byte("a line end after the rule")
            if byte == lineEnd { break }
            text.append(byte)
        }
        guard !text.isEmpty else { return nil }
        do {
            return try PosixTimeZone(text)
        } catch {
            let found = String(decoding: text.prefix(80).map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
            throw Malformed(offset: start + error.offset, found: "the rule \"\(found)\"", expected: error.expected)
        }
    }
}

extension TimeZoneFile {
    /// The counts at the beginning of a block.
    private struct Header {
        let version: Int
        let universalCount: Int
        let standardCount: Int
        let leapCount: Int
        let timeCount: Int
        let typeCount: Int
        let letterCount: Int

        init(_ reader: inout BigEndianReader) throws(Malformed) {
            let start = reader.offset
            let magic = try reader.bytes(4, "a header")
            guard magic.elementsEqual(TimeZoneFile.magic) else {
                throw Malformed(
                    offset: start,
                    found: "other bytes",
                    expected: "\"TZif\", which a zone file begins with"
                )
            }
            switch try reader.byte("a version") {
            case 0: version = 1
            case UInt8(ascii: "2"): version = 2
            case UInt8(ascii: "3"): version = 3
            case UInt8(ascii: "4"): version = 4
            default: throw Malformed(offset: start + 4, found: "another version", expected: "version 1, 2, 3 or 4")
            }
            _ = try reader.bytes(15, "a header")
            universalCount = try reader.count("a count")
            standardCount = try reader.count("a count")
            leapCount = try reader.count("a count")
            timeCount = try reader.count("a count")
            typeCount = try reader.count("a count")
            letterCount = try reader.count("a count")
        }

        /// Refuses counts that no reader can do anything with.
        func check(at offset: Int) throws(Malformed) {
            func refusal(_ found: String, _ expected: String) -> Malformed {
                Malformed(offset: offset, found: found, expected: expected)
            }
            guard (1...256).contains(typeCount) else { throw refusal("\(typeCount) kinds of time", "1 to 256") }
            guard letterCount > 0 else { throw refusal("no abbreviations", "one or more") }
            guard leapCount == 0 else { throw refusal("leap seconds", "times that do not count them") }
            for count in [standardCount, universalCount] where count != 0 && count != typeCount {
                throw refusal("\(count) indicators", "none or \(typeCount)")
            }
        }

        /// The bytes that follow. Counts of 32 bits cannot overflow it.
        func blockSize(timeSize: Int) -> Int {
            timeCount * (timeSize + 1) + typeCount * 6 + letterCount + leapCount * (timeSize + 4) + standardCount
                + universalCount
        }
    }

    /// The data of one version.
    private struct Block {
        let firstOffset: Int64
        let changes: [PosixTimeZone.Moment]

        /// The offsets that RFC 9636 allows: more than 25 hours behind GMT, and less than 26 ahead.
        private static let validOffsets: ClosedRange<Int64> = -89_999...93_599

        init(_ reader: inout BigEndianReader, _ header: Header, timeSize: Int) throws(Malformed) {
            try header.check(at: reader.offset)
            // Nothing is allocated for counts that the file is too short for.
            try reader.require(header.blockSize(timeSize: timeSize), "the data of version \(header.version)")
            let times = try Self.times(&reader, count: header.timeCount, size: timeSize)
            let kinds = try reader.bytes(header.timeCount, "kinds of time")
            let offsets = try Self.offsets(&reader, header)
            if let kind = kinds.first(where: { Int($0) >= offsets.count }) {
                throw reader.refusal("kind of time \(kind)", "less than \(offsets.count)")
            }
            guard try reader.bytes(header.letterCount, "abbreviations").last == 0 else {
                throw reader.refusal("an abbreviation without its end", "a zero byte")
            }
            let indicators = try reader.bytes(header.standardCount + header.universalCount, "indicators")
            guard indicators.allSatisfy({ $0 <= 1 }) else { throw reader.refusal("an indicator over 1", "0 or 1") }
            firstOffset = offsets[0]
            changes = zip(times, kinds).map { PosixTimeZone.Moment(second: $0, offset: offsets[Int($1)]) }
        }

        private static func times(
            _ reader: inout BigEndianReader,
            count: Int,
            size: Int
        ) throws(Malformed) -> [Int64] {
            var times: [Int64] = []
            for _ in 0..<count {
                let time = try size == 8 ? reader.int64("a time") : reader.int32("a time")
                if let last = times.last, last >= time {
                    throw reader.refusal("a time not after the last one", "a later one")
                }
                times.append(time)
            }
            return times
        }

        private static func offsets(_ reader: inout BigEndianReader, _ header: Header) throws(Malformed) -> [Int64] {
            var offsets: [Int64] = []
            for _ in 0..<header.typeCount {
                let offset = try reader.int32("an offset")
                guard validOffsets.contains(offset) else {
                    throw reader.refusal("an offset of \(offset) s", "more than -25 hours and less than 26")
                }
                guard try reader.byte("a daylight indicator") <= 1 else {
                    throw reader.refusal("an indicator over 1", "0 or 1")
                }
                guard try Int(reader.byte("an index")) < header.letterCount else {
                    throw reader.refusal("an abbreviation that is not there", "one of \(header.letterCount) bytes")
                }
                offsets.append(offset)
            }
            return offsets
        }
    }
}
