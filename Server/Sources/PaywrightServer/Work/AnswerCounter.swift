internal import NIOCore
internal import NIOHTTPTypes

/// Counts what a connection or a stream has been given of answers until it is written: a window of HTTP/2 or of TCP that is closed
/// keeps it for long.
final class AnswerCounter: ChannelOutboundHandler, RemovableChannelHandler {
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let held: HeldBytes

    init(_ held: HeldBytes) { self.held = held }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .body(let body) = unwrapOutboundIn(data), body.readableBytes > 0 else {
            return context.write(data, promise: promise)
        }
        let (bytes, channel) = (body.readableBytes, context.channel)
        let promise = promise ?? context.eventLoop.makePromise(of: Void.self)
        held.begin(bytes, on: channel)
        promise.futureResult.whenComplete { [held] _ in held.end(bytes, on: channel) }
        context.write(data, promise: promise)
    }
}

@available(*, unavailable)
extension AnswerCounter: Sendable {}
