internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTP2
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP2

/// A request that has not come whole in the time that it may take.
struct RequestTooSlow: Error {}

/// Stands between the protocol and the requests of a connection (HTTP/1.1) or of a stream (HTTP/2), and ends what takes too long:
/// slow senders get 408, slow readers are cut off. It answers what is no HTTP, and closes so that an early answer arrives.
final class RequestGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// For how many bytes a client that still sends may learn its answer.
    private static let mostDiscarded = 4 << 20
    static let mostHeaders = 200

    private let limits: Limits
    private let connections: ConnectionList
    private let metrics: Metrics

    /// Heads read and answers ended: clients may send the next request before the answer.
    private var (begun, ended) = (0, 0)
    private var isReading = false
    private var isAnswering = false
    private var isClosing = false
    private var isLeaving = false
    private var isLate = false
    /// What is answered after the answers to what came before it.
    private var next: Refusal?
    private var discarded = 0
    private var time: RequestTime
    private var clock: ConnectionClock?
    private var timer: Scheduled<Void>?
    private var blocked: Scheduled<Void>?

    init(limits: Limits, connections: ConnectionList, metrics: Metrics) {
        (self.limits, self.connections, self.metrics) = (limits, connections, metrics)
        time = RequestTime(limits)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let connection = isStream(context) ? context.channel.parent : context.channel
        clock = try? connection?.pipeline.syncOperations.handler(type: ArrivalHandler.self).clock
        if isStream(context) {
            clock?.requestBegan()
        } else {
            clock?.late = { [self] in if !isLeaving { answer(.tooSlow, context) } }
        }
        guard connections.isRefused(context.channel) else { return }
        // It has a moment to send its request, which is answered with why.
        schedule(context, ConnectionClock.farewell) { $0.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { end(context) }

    func channelInactive(context: ChannelHandlerContext) {
        end(context)
        context.fireChannelInactive()
    }

    private func end(_ context: ChannelHandlerContext) {
        timer?.cancel()
        blocked?.cancel()
        if isStream(context) { clock?.requestEnded() }
        (timer, blocked, clock) = (nil, nil, nil)
    }

    // MARK: What comes

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var part = unwrapInboundIn(data)
        guard !isLeaving else { return discard(part, context) }
        switch part {
        case .head(var head):
            isReading = true
            if head.authority == nil {
                head.authority = head.headerFields[.host]
                part = .head(head)
            }
            if let refusal = refusal(of: head, context) { return answer(refusal, context) }
            let (now, isFirst) = (NIODeadline.now(), begun == ended)
            time.headCame(
                isBatch: head.path?.prefix { $0 != "?" } == Route.batchPath[...],
                begun: clock?.begun ?? now,
                isFirst: isFirst,
                at: now
            )
            if isFirst, !isStream(context) { clock?.requestBegan() }
            begun += 1
            watch(context)
            if let connection = head.headerFields[.connection], connection.lowercased().contains("close") {
                isClosing = true
            }
        case .body(let bytes): time.bodyCame(bytes.readableBytesView, at: .now())
        case .end:
            isReading = false
            time.endCame()
        }
        context.fireChannelRead(wrapInboundOut(part))
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        time.readPaused(at: .now())
        context.fireChannelReadComplete()
    }

    func read(context: ChannelHandlerContext) {
        time.readResumed(at: .now())
        context.read()
    }

    /// Why a request is refused by its head; nil where it is not. HTTP/1.1 has its limits where it is read.
    private func refusal(of head: HTTPRequest, _ context: ChannelHandlerContext) -> Refusal? {
        if connections.isRefused(context.channel) { return .tooManyConnections(limits.connections) }
        guard isStream(context) else { return nil }
        let fields = head.headerFields
        if fields.count > Self.mostHeaders || head.listSize > limits.headerBytes {
            return .headersTooLarge(limits.headerBytes)
        }
        let hosts = fields[values: .host]
        return hosts.count < 2 && hosts.allSatisfy { $0 == head.authority } ? nil : .invalidHTTP
    }

    /// What an answered client still sends.
    private func discard(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
        switch part {
        case .head: break
        case .body(let bytes):
            discarded += bytes.readableBytes
            if discarded > Self.mostDiscarded { context.close(promise: nil) }
        case .end: isReading = false
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The answer to the first fault is on its way; the rest of the same bytes gives others.
        guard !isLeaving else { return }
        guard context.channel.isActive, let refusal = refusal(of: error), begun == ended || !isReading else {
            return context.fireErrorCaught(error)
        }
        // Of several faults in the same bytes the first counts.
        if begun == ended { answer(refusal, context) } else { next = next ?? refusal }
    }

    private func refusal(of error: any Error) -> Refusal? {
        switch error {
        case HTTPParserError.headerOverflow: .headersTooLarge(limits.headerBytes)
        case is HTTPParserError: .invalidHTTP
        case let refusal as Refusal: refusal
        default: nil
        }
    }

    // MARK: Answers

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head):
            guard head.status.kind != .informational else { break }
            isAnswering = true
            guard !isStream(context) else { break }
            let isExpected = !isReading || time.isBatch && head.status == .ok
            if isClosing || !isExpected {
                isClosing = true
                head.headerFields[.connection] = "close"
                return context.write(wrapOutboundOut(.head(head)), promise: promise)
            }
        case .body: time.pieceWent(at: .now())
        case .end:
            time.endWent(at: .now())
            let promise = promise ?? context.eventLoop.makePromise(of: Void.self)
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            promise.futureResult.whenComplete { _ in bound.value.0.answered(bound.value.1) }
            return context.write(data, promise: promise)
        }
        context.write(data, promise: promise)
    }

    /// The client has taken an answer.
    private func answered(_ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        ended += 1
        isAnswering = false
        time.answered(hasNext: begun > ended, at: .now())
        guard begun == ended else { return }
        if !isStream(context) { clock?.requestEnded() }
        if let next, !isClosing { return answer(next, context) }
        if isClosing || isReading { leave(context) }
    }

    /// Answers without asking anything further in, and closes.
    private func answer(_ refusal: Refusal, _ context: ChannelHandlerContext) {
        metrics.refuse(status: refusal.status.code)
        isClosing = true
        isLeaving = true
        // A client that does not take even that is cut off.
        schedule(context, TimeAmount(limits.requestTime)) { $0.close(promise: nil) }
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
            if isReading { reset(context) }
            return
        }
        context.close(mode: .output, promise: nil)
        schedule(context, ConnectionClock.farewell) { $0.close(promise: nil) }
    }

    /// Asks for no more of a request that has its answer (RFC 9113, 8.1).
    private func reset(_ context: ChannelHandlerContext) {
        context.triggerUserOutboundEvent(NIOHTTP2FramePayloadToHTTPEvent.reset(code: .noError), promise: nil)
    }

    // MARK: Time

    /// Deadlines move on while they wait. Looking as often as anything could be late misses none.
    private func watch(_ context: ChannelHandlerContext) {
        guard timer == nil, begun > ended else { return }
        let latest = .now() + time.shortest
        schedule(context, min(time.next ?? latest, latest) - .now()) { [self] in look($0) }
    }

    private func look(_ context: ChannelHandlerContext) {
        guard begun > ended, let next = time.next, next <= .now() else { return watch(context) }
        if isReading, !isLate, !isAnswering || time.isBatch {
            isLate = true
            // The answer to it closes the connection.
            let rest = time.isBatch ? TimeAmount(limits.requestTime) : ConnectionClock.farewell
            time.giveUp(until: .now() + rest)
            context.fireErrorCaught(RequestTooSlow())
            watch(context)
        } else if isAnswering || isLate {
            context.close(promise: nil)
        } else {
            // The work on it has begun, and ends.
            schedule(context, .seconds(1)) { [self] in look($0) }
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

extension HTTPRequest {
    /// How large headers are by RFC 9113, 6.5.2.
    fileprivate var listSize: Int {
        let (pseudo, overhead) = ([method.rawValue, scheme, authority, path].compactMap(\.self), 32)
        return headerFields.reduce(pseudo.reduce(0) { $0 + $1.utf8.count + overhead }) {
            $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + overhead
        }
    }
}
