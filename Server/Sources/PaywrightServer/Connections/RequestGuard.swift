internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes

/// A request that has not come whole in the time that it may take.
struct RequestTooSlow: Error {}

/// Stands between the protocol and the requests of a connection (HTTP/1.1) or of a stream (HTTP/2), and ends what takes too long:
/// slow senders get 408, slow readers are cut off. It answers what is no HTTP, and closes so that an early answer arrives.
final class RequestGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// How long, and for how many bytes, a client that still sends may learn its answer.
    private static let (farewell, mostDiscarded) = (TimeAmount.seconds(2), 4 << 20)

    private let limits: Limits
    private let connections: ConnectionList
    private let metrics: Metrics

    /// Heads read and answers ended: clients may send the next request before the answer.
    private var (begun, ended) = (0, 0)
    private var isReading = false
    private var isBatch = false
    private var isAnswering = false
    private var isClosing = false
    private var isLeaving = false
    private var discarded = 0
    private var deadline: NIODeadline?
    private var timer: Scheduled<Void>?
    private var blocked: Scheduled<Void>?

    init(limits: Limits, connections: ConnectionList, metrics: Metrics) {
        (self.limits, self.connections, self.metrics) = (limits, connections, metrics)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        guard connections.isRefused(context.channel) else { return }
        // It has a moment to send its request, which is answered with why.
        schedule(context, Self.farewell) { $0.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        cancel()
        context.fireChannelInactive()
    }

    private func cancel() {
        timer?.cancel()
        blocked?.cancel()
        (timer, blocked) = (nil, nil)
    }

    // MARK: What comes

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        guard !isLeaving else { return discard(part, context) }
        switch part {
        case .head(let head):
            isReading = true
            if connections.isRefused(context.channel) {
                return answer(.tooManyConnections(limits.connections), context)
            }
            if begun == ended {
                isBatch = head.path == Route.batchPath
                deadline = isBatch ? nil : .now() + TimeAmount(limits.requestTime)
                watch(context)
            }
            begun += 1
            if let connection = head.headerFields[.connection], connection.lowercased().contains("close") {
                isClosing = true
            }
        case .body: break
        case .end: isReading = false
        }
        context.fireChannelRead(data)
    }

    /// What an answered client still sends.
    private func discard(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
        switch part {
        case .head: break
        case .body(let bytes):
            discarded += bytes.readableBytes
            if discarded > Self.mostDiscarded { context.close(promise: nil) }
        case .end:
            isReading = false
            // All of the request has come: the answer is not lost by closing.
            if isStream(context) { context.close(promise: nil) }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The answer to the first fault is on its way; the rest of the same bytes gives others.
        guard !isLeaving else { return }
        guard begun == ended, context.channel.isActive else { return context.fireErrorCaught(error) }
        switch error {
        case HTTPParserError.headerOverflow: answer(.headersTooLarge(limits.headerBytes), context)
        case is HTTPParserError: answer(.invalidHTTP, context)
        default: context.fireErrorCaught(error)
        }
    }

    // MARK: Answers

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head):
            guard head.status.kind != .informational else { break }
            isAnswering = true
            guard !isStream(context) else { break }
            let isExpected = !isReading || isBatch && head.status == .ok
            if isClosing || !isExpected {
                isClosing = true
                head.headerFields[.connection] = "close"
                return context.write(wrapOutboundOut(.head(head)), promise: promise)
            }
        case .body: break
        case .end:
            ended += 1
            isAnswering = false
            deadline = begun == ended ? nil : .now() + TimeAmount(limits.requestTime)
            let closes = begun == ended && (isClosing || isReading)
            guard closes else { break }
            let promise = promise ?? context.eventLoop.makePromise(of: Void.self)
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            promise.futureResult.whenComplete { _ in bound.value.0.leave(bound.value.1) }
            return context.write(data, promise: promise)
        }
        context.write(data, promise: promise)
    }

    /// Answers without asking anything further in, and closes.
    private func answer(_ refusal: Refusal, _ context: ChannelHandlerContext) {
        metrics.refuse(status: refusal.status.code)
        isClosing = true
        isLeaving = true
        var head = Reply(refusal).head
        if !isStream(context) { head.headerFields[.connection] = "close" }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(Reply(refusal).buffer)), promise: nil)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let promise = context.eventLoop.makePromise(of: Void.self)
        promise.futureResult.whenComplete { _ in bound.value.0.leave(bound.value.1) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: promise)
    }

    /// Closes after the answer. A client that still sends would lose it if everything were closed at once.
    private func leave(_ context: ChannelHandlerContext) {
        isLeaving = true
        guard !isStream(context) else {
            if isReading { context.close(promise: nil) }
            return
        }
        context.close(mode: .output, promise: nil)
        schedule(context, Self.farewell) { $0.close(promise: nil) }
    }

    // MARK: Time

    private func watch(_ context: ChannelHandlerContext) {
        guard timer == nil, let deadline else { return }
        schedule(context, deadline - .now()) { [self] in isLate($0) }
    }

    private func isLate(_ context: ChannelHandlerContext) {
        guard let deadline, begun > ended else { return }
        guard deadline <= .now() else { return watch(context) }
        if isAnswering {
            context.close(promise: nil)
        } else if isReading {
            // The answer to it closes the connection, and a client that does not take even that is cut off.
            context.fireErrorCaught(RequestTooSlow())
            schedule(context, Self.farewell) { $0.close(promise: nil) }
        } else {
            // The work on it has begun, and ends.
            schedule(context, .seconds(1)) { [self] in isLate($0) }
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        blocked?.cancel()
        blocked = nil
        if !context.channel.isWritable {
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            blocked = context.eventLoop.scheduleTask(in: TimeAmount(limits.idleTime)) {
                bound.value.close(promise: nil)
            }
        }
        context.fireChannelWritabilityChanged()
    }

    private func schedule(
        _ context: ChannelHandlerContext,
        _ time: TimeAmount,
        _ work: @escaping (ChannelHandlerContext) -> Void
    ) {
        timer?.cancel()
        let bound = NIOLoopBound((self, context, work), eventLoop: context.eventLoop)
        timer = context.eventLoop.scheduleTask(in: time) {
            let (handler, context, work) = bound.value
            handler.timer = nil
            work(context)
        }
    }

    /// Whether this is a stream of HTTP/2: its parent is a connection, and that of a connection is the server.
    private func isStream(_ context: ChannelHandlerContext) -> Bool { context.channel.parent?.parent != nil }
}

@available(*, unavailable)
extension RequestGuard: Sendable {}
