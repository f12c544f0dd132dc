import NIOCore
import NIOEmbedded
import NIOTLS
import Testing

@testable import PaywrightServer

@Suite("Frames are followed however they come")
struct FrameReaderTests {
    private static let acknowledgment = HTTP2Wire.frame(4, flags: 1)

    private static func connection() throws -> (EmbeddedChannel, ConnectionClock) {
        let channel = EmbeddedChannel()
        var limits = Limits()
        (limits.requestTime, limits.idleTime) = (.seconds(1_000), .seconds(1_000))
        let clock = ConnectionClock(channel, limits, isEncrypted: true)
        try channel.pipeline.syncOperations.addHandlers([ArrivalHandler(clock), FrameReader(clock)])
        channel.pipeline.fireUserInboundEventTriggered(TLSUserEvent.handshakeCompleted(negotiatedProtocol: "h2"))
        return (channel, clock)
    }

    private static func passed(_ channel: EmbeddedChannel) throws -> [UInt8] {
        var all: [UInt8] = []
        while let bytes = try channel.readInbound(as: ByteBuffer.self) { all += bytes.readableBytesView }
        return all
    }

    @Test("In any pieces the same bytes pass, the client’s acknowledgment first, and what is not whole is timed")
    func property() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<500 {
            let settings = HTTP2Wire.frame(4, [UInt8](repeating: 0, count: 6 * Int.random(in: 0...3, using: &random)))
            var frames: [[UInt8]] = []
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let size = [0, 1, 5, 9, 300][Int.random(in: 0..<5, using: &random)]
                let type: UInt8 = [0, 2, 3, 7, 8, 10, 200][Int.random(in: 0..<7, using: &random)]
                frames.append(HTTP2Wire.frame(type, stream: 1, (0..<size).map { _ in random.next() % 2 == 0 ? 0 : 4 }))
            }
            let place = Int.random(in: 0...frames.count, using: &random)
            let start = HTTP2Wire.preface + settings
            let (before, after) = (frames[..<place].map(\.self), frames[place...].map(\.self))
            let bytes = start + Array((before + [Self.acknowledgment] + after).joined())
            let expected = start + Array(([Self.acknowledgment] + frames).joined())

            let (channel, clock) = try Self.connection()
            let ends = Self.ends([HTTP2Wire.preface, settings] + before + [Self.acknowledgment] + after)
            var sent = 0
            while sent < bytes.count {
                let piece = bytes[sent..<min(bytes.count, sent + Int.random(in: 1...40, using: &random))]
                try channel.writeInbound(ByteBuffer(bytes: piece))
                sent = piece.endIndex
                if !ends.contains(sent) { #expect(clock.begun != nil, "seed \(seed), byte \(sent)") }
            }
            #expect(try Self.passed(channel) == expected, "seed \(seed)")
            // DATA without a request and unknown frames ask for something; the others are what connections need.
            let asks = frames.contains { ![2, 3, 7, 8].contains($0[3]) }
            #expect((clock.begun != nil) == asks, "seed \(seed)")
            _ = try? channel.finish()
        }
    }

    private static func ends(_ pieces: [[UInt8]]) -> Set<Int> {
        var end = 0
        return Set(
            pieces.map { piece in
                end += piece.count
                return end
            }
        )
    }

    @Test("A frame, and headers in several, have one beginning; the next frame has another")
    func beginnings() throws {
        let (channel, clock) = try Self.connection()
        try channel.writeInbound(ByteBuffer(bytes: HTTP2Wire.preface + HTTP2Wire.frame(4)))
        #expect(clock.begun == nil)
        // The pieces of one block of headers.
        try channel.writeInbound(ByteBuffer(bytes: HTTP2Wire.frame(1, stream: 1, [1, 2, 3])))
        let begun = try #require(clock.begun)
        for _ in 0..<3 {
            try channel.writeInbound(ByteBuffer(bytes: HTTP2Wire.frame(9, stream: 1, [4])))
            #expect(clock.begun == begun)
        }
        try channel.writeInbound(ByteBuffer(bytes: HTTP2Wire.frame(9, flags: 4, stream: 1)))
        clock.requestBegan()
        // A body that comes in many frames, none of them whole at the end of a read.
        var last: NIODeadline?
        for _ in 0..<3 {
            try channel.writeInbound(ByteBuffer(bytes: HTTP2Wire.frame(0, stream: 1, [1, 2, 3]).dropLast()))
            let now = try #require(clock.begun)
            if let last { #expect(now > last) }
            last = now
            try channel.writeInbound(ByteBuffer(bytes: [3]))
            #expect(clock.begun == nil)
        }
        _ = try? channel.finish()
    }
}
