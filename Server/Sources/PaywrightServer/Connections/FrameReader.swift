internal import NIOCore
internal import NIOTLS

/// Follows the frames of HTTP/2 (RFC 9113, 4.1), after TLS and before what reads them: it knows since when one is not whole.
///
/// It also acknowledges the server’s settings itself. NIO takes longer headers than by default only from then on, and a first request
/// comes before: it could have no answer but the end of the connection.
final class FrameReader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private enum Settings {
        case awaited
        /// They come now, and what acknowledges the server’s follows them.
        case coming
        /// The client’s own acknowledgment is left out once it comes.
        case acknowledged
        case settled
    }

    private let clock: ConnectionClock
    private var isHTTP2 = false
    private var settings = Settings.awaited
    /// The bytes of a header that is not whole.
    private var held: ByteBuffer?
    /// How many bytes come before the next header: at first the preface.
    private var rest = 24
    private var isInHeaders = false
    /// Since when a frame, or headers in several, come that are not whole.
    private var begun: NIODeadline?
    /// Since when there was something that begins no request, and that no connection needs.
    private var asked: NIODeadline?
    private var requests = 0

    init(_ clock: ConnectionClock) { self.clock = clock }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted(let negotiated) = event as? TLSUserEvent {
            isHTTP2 = negotiated == "h2"
            clock.shookHands()
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard isHTTP2 else { return context.fireChannelRead(data) }
        var bytes = unwrapInboundIn(data)
        if var whole = held {
            whole.writeBuffer(&bytes)
            (bytes, held) = (whole, nil)
        }
        read(bytes, context)
        let isPartial = rest > 0 || held != nil || isInHeaders
        begun = isPartial ? begun ?? .now() : nil
        if clock.count != requests { (asked, requests) = (nil, clock.count) }
        clock.settle([begun, clock.isIdle ? asked : nil].compactMap(\.self).min())
    }

    private func read(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
        var ahead = bytes
        var start = bytes.readerIndex
        func pass() {
            let end = ahead.readerIndex
            if end > start, let piece = bytes.getSlice(at: start, length: end - start) {
                context.fireChannelRead(wrapInboundOut(piece))
            }
            start = end
        }
        while true {
            let count = min(rest, ahead.readableBytes)
            ahead.moveReaderIndex(forwardBy: count)
            rest -= count
            guard rest == 0 else { break }
            if count > 0, !isInHeaders { begun = nil }
            if settings == .coming {
                pass()
                context.fireChannelRead(wrapInboundOut(FrameHeader.acknowledgedSettings))
                settings = .acknowledged
            }
            guard let header = FrameHeader(ahead) else { break }
            if settings == .acknowledged, header.kind == .settings, header.isAnswer {
                pass()
                settings = .settled
                start += FrameHeader.length
            } else {
                follow(header)
            }
            ahead.moveReaderIndex(forwardBy: FrameHeader.length)
            if rest == 0, !isInHeaders { begun = nil }
        }
        pass()
        if rest == 0, ahead.readableBytes > 0 { held = ahead.slice() }
    }

    private func follow(_ header: FrameHeader) {
        rest = header.payload
        switch header.kind {
        case .headers, .pushPromise, .continuation: isInHeaders = !header.endsHeaders
        case .settings where settings == .awaited:
            settings = .coming
            return
        case .settings, .ping, .data, .ofConnection, .other: break
        }
        if !header.isAnswer, header.kind != .ofConnection { asked = asked ?? .now() }
    }
}

@available(*, unavailable)
extension FrameReader: Sendable {}

/// The header of a frame.
private struct FrameHeader {
    enum Kind {
        case data, headers, pushPromise, continuation, settings, ping
        /// PRIORITY, RST_STREAM, GOAWAY, WINDOW_UPDATE: what clients send of their own between requests.
        case ofConnection
        case other

        init(_ type: UInt8) {
            switch type {
            case 0: self = .data
            case 1: self = .headers
            case 4: self = .settings
            case 5: self = .pushPromise
            case 6: self = .ping
            case 9: self = .continuation
            case 2, 3, 7, 8: self = .ofConnection
            default: self = .other
            }
        }
    }

    static let length = 9
    static let acknowledgedSettings = ByteBuffer(bytes: [0, 0, 0, 4, 1, 0, 0, 0, 0])

    let payload: Int
    let kind: Kind
    private let flags: UInt8

    /// The header that bytes begin with; nil where it is not whole.
    init?(_ bytes: ByteBuffer) {
        guard bytes.readableBytes >= Self.length,
            let first: UInt32 = bytes.getInteger(at: bytes.readerIndex),
            let flags: UInt8 = bytes.getInteger(at: bytes.readerIndex + 4)
        else { return nil }
        (payload, kind, self.flags) = (Int(first >> 8), Kind(UInt8(truncatingIfNeeded: first)), flags)
    }

    var endsHeaders: Bool { flags & 0x04 != 0 }

    /// Whether it acknowledges settings or a ping of the server’s.
    var isAnswer: Bool { (kind == .settings || kind == .ping) && flags & 0x01 != 0 }
}
