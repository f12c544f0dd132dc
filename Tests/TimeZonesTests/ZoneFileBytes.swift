/// The bytes of a zone file, written as RFC 9636 lays them out, right or wrong.
struct ZoneFileBytes {
    var version: UInt8 = UInt8(ascii: "2")
    var times: [Int64] = []
    var kinds: [UInt8] = []
    /// Seconds ahead of GMT, whether it is daylight time, and where the abbreviation stands.
    var types: [(offset: Int32, isDaylight: UInt8, abbreviation: UInt8)] = [(0, 0, 0)]
    var abbreviations: [UInt8] = Array("UTC\0".utf8)
    var leapSeconds: [(Int64, Int32)] = []
    var standardIndicators: [UInt8] = []
    var universalIndicators: [UInt8] = []
    /// nil: nothing follows the data.
    var rule: String? = ""

    var bytes: [UInt8] {
        guard version != 0 else { return block(timeSize: 4) }
        // What readers of version 1 see holds nothing, as in the files that the database makes today.
        let old = ZoneFileBytes(version: version).block(timeSize: 4)
        return old + block(timeSize: 8) + (rule.map { Array("\n\($0)\n".utf8) } ?? [])
    }

    private func block(timeSize: Int) -> [UInt8] {
        func big(_ value: Int64, _ size: Int) -> [UInt8] {
            (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * Int64($0))) }
        }
        let counts = [
            universalIndicators.count, standardIndicators.count, leapSeconds.count, times.count, types.count,
            abbreviations.count,
        ]
        return Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
            + counts.flatMap { big(Int64($0), 4) }
            + times.flatMap { big($0, timeSize) } + kinds
            + types.flatMap { big(Int64($0.offset), 4) + [$0.isDaylight, $0.abbreviation] } + abbreviations
            + leapSeconds.flatMap { big($0.0, timeSize) + big(Int64($0.1), 4) }
            + standardIndicators + universalIndicators
    }

    /// Clocks of Berlin, with a change in 1893 and in 1996.
    static var berlin: ZoneFileBytes {
        ZoneFileBytes(
            times: [-2_422_054_408, 828_234_000],
            kinds: [1, 2],
            types: [(3_208, 0, 0), (3_600, 0, 4), (7_200, 1, 8)],
            abbreviations: Array("LMT\0CET\0CEST\0".utf8),
            standardIndicators: [0, 0, 0],
            universalIndicators: [0, 0, 0],
            rule: "CET-1CEST,M3.5.0,M10.5.0/3"
        )
    }
}
