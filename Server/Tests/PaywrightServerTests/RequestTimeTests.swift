import NIOCore
import Testing

@testable import PaywrightServer

@Suite("A request, and each line of a batch, has its time")
struct RequestTimeTests {
    private static let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

    /// A time of requests of 10 s, and an idle time of 4 s.
    private static func time() -> RequestTime {
        var limits = Limits()
        (limits.requestTime, limits.idleTime) = (.seconds(10), .seconds(4))
        return RequestTime(limits)
    }

    private static func bytes(_ text: String) -> ByteBufferView { ByteBuffer(string: text).readableBytesView }

    private static func after(_ seconds: Double) -> NIODeadline { start + .nanoseconds(Int64(seconds * 1e9)) }

    @Test("A request is whole by its time, from its first byte, however it trickles; then its answer has its time")
    func single() {
        var time = Self.time()
        time.headCame(isBatch: false, begun: Self.start, isFirst: true, at: Self.after(3))
        #expect(time.next == Self.after(7))
        for second in 4...9 {
            time.bodyCame(Self.bytes(" "), at: Self.after(Double(second)))
            #expect(time.next == min(Self.after(Double(second) + 4), Self.after(10)))
        }
        time.endCame()
        #expect(time.next == Self.after(13))
        time.endWent(at: Self.after(11))
        #expect(time.next == Self.after(13))
        time.answered(hasNext: false, at: Self.after(12))
        #expect(time.next == nil)
    }

    @Test("The time of a request that comes before the answer to another begins after that answer")
    func ahead() {
        var time = Self.time()
        time.headCame(isBatch: false, begun: Self.start, isFirst: true, at: Self.start)
        time.endCame()
        time.headCame(isBatch: false, begun: Self.after(1), isFirst: false, at: Self.after(1))
        #expect(time.next == Self.after(10))
        time.endWent(at: Self.after(9))
        time.answered(hasNext: true, at: Self.after(9))
        #expect(time.next == Self.after(13))
        time.bodyCame(Self.bytes("{"), at: Self.after(12))
        time.bodyCame(Self.bytes("{"), at: Self.after(15.5))
        #expect(time.next == Self.after(19))
        time.endCame()
        time.answered(hasNext: false, at: Self.after(16))
        #expect(time.next == nil)
    }

    @Test("A batch has no end while it moves; a line has, and blanks are no lines")
    func batch() {
        var time = Self.time()
        time.headCame(isBatch: true, begun: Self.start, isFirst: true, at: Self.start)
        #expect(time.next == Self.after(4))
        for second in stride(from: 1.0, to: 1_000, by: 3) {
            time.bodyCame(Self.bytes("{}\n"), at: Self.after(second))
            #expect(time.next == Self.after(second + 4))
        }
        // A line that trickles.
        for second in stride(from: 1_000.0, to: 1_009, by: 1) {
            time.bodyCame(Self.bytes("{"), at: Self.after(second))
            #expect(time.next == min(Self.after(second + 4), Self.after(1_010)))
        }
        time.bodyCame(Self.bytes("}\n{"), at: Self.after(1_009))
        time.pieceWent(at: Self.after(1_012))
        #expect(time.next == Self.after(1_016))
        // Blanks move nothing between lines.
        time.bodyCame(Self.bytes("}\n"), at: Self.after(1_012))
        for second in 1_013...1_015 { time.bodyCame(Self.bytes("\r\n"), at: Self.after(Double(second))) }
        #expect(time.next == Self.after(1_016))
        time.endCame()
        #expect(time.next == nil)
        time.endWent(at: Self.after(1_020))
        #expect(time.next == Self.after(1_030))
    }

    @Test("While the server does not read, a sender is not late")
    func stall() {
        var time = Self.time()
        time.headCame(isBatch: true, begun: Self.start, isFirst: true, at: Self.start)
        time.bodyCame(Self.bytes("{"), at: Self.after(1))
        time.readPaused(at: Self.after(2))
        #expect(time.next == nil)
        time.readResumed(at: Self.after(102))
        #expect(time.next == Self.after(105))
        time.bodyCame(Self.bytes("{"), at: Self.after(104))
        time.bodyCame(Self.bytes("{"), at: Self.after(107))
        #expect(time.next == Self.after(111))
    }

    @Test("However the bytes of lines come, no line has more than its time, and none has less")
    func property() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<2_000 {
            var time = Self.time()
            var now = Self.start
            time.headCame(isBatch: true, begun: now, isFirst: true, at: now)
            var (begun, moved): (NIODeadline?, NIODeadline) = (nil, now)
            for _ in 0..<40 {
                now = now + .milliseconds(Int64.random(in: 1...3_000, using: &random))
                let count = Int.random(in: 1...4, using: &random)
                let piece = (0..<count).map { _ in ["{", " ", "\n"][Int.random(in: 0..<3, using: &random)] }
                time.bodyCame(Self.bytes(piece.joined()), at: now)
                for character in piece {
                    switch character {
                    case "\n": if begun != nil { (begun, moved) = (nil, now) }
                    case "{": (begun, moved) = (begun ?? now, now)
                    default: if begun != nil { moved = now }
                    }
                }
                let due = min(moved + .seconds(4), begun.map { $0 + .seconds(10) } ?? .distantFuture)
                #expect(time.next == due, "seed \(seed)")
            }
        }
    }
}
