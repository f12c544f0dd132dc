internal import NIOCore

/// The deadlines of a connection. What has begun to come (a handshake, a head, a frame) is whole within the time of a request, whatever
/// trickles; a connection without a request ends after the idle time, whatever it carries.
///
/// A request that has begun has deadlines of its own: `RequestTime`.
final class ConnectionClock {
    /// How long a client that is cut off may learn why.
    static let farewell = TimeAmount.seconds(2)

    private let channel: any Channel
    private let requestTime: TimeAmount
    private var idleTime: TimeAmount
    private var open = 0
    private var idleSince = NIODeadline.now()
    private var isEnding = false
    private var timer: Scheduled<Void>?

    /// Since when something comes that is not whole.
    private(set) var begun: NIODeadline?
    /// Answers a request that does not come whole, where the protocol can.
    var late: (() -> Void)?

    /// - Parameter isEncrypted: Whether a handshake comes first.
    init(_ channel: any Channel, _ limits: Limits, isEncrypted: Bool) {
        self.channel = channel
        (requestTime, idleTime) = (TimeAmount(limits.requestTime), TimeAmount(limits.idleTime))
        begun = isEncrypted ? .now() : nil
        watch()
    }

    /// How many requests have begun.
    private(set) var count = 0
    /// Whether none is in work.
    var isIdle: Bool { open == 0 }

    /// Bytes have come, of whatever kind.
    func bytesCame() {
        if isIdle, begun == nil { begun = .now() }
    }

    /// Everything that came was whole: what is not has begun since then.
    func settle(_ begun: NIODeadline?) { self.begun = begun }

    /// The handshake is over.
    func shookHands() { (begun, idleSince) = (nil, .now()) }

    func requestBegan() {
        open += 1
        count += 1
        begun = nil
    }

    func requestEnded() {
        open -= 1
        idleSince = .now()
    }

    func cancel() {
        timer?.cancel()
        (timer, late) = (nil, nil)
    }

    /// The connection is to end: without a request it has a moment to, then no more.
    func quiesce() {
        guard !isEnding else { return }
        (isEnding, idleTime, idleSince) = (true, Self.farewell, .now())
        watch()
    }

    /// Deadlines move on while they wait. Looking as often as anything could be late misses none.
    private func watch() {
        let now = NIODeadline.now()
        let isLate = begun.map { $0 + requestTime <= now } ?? false
        guard !isLate, !isIdle || idleSince + idleTime > now else { return leave(isLate: isLate) }
        var next = now + min(requestTime, idleTime)
        if let begun { next = min(next, begun + requestTime) }
        if isIdle { next = min(next, idleSince + idleTime) }
        schedule(next) { $0.watch() }
    }

    /// Ends the connection: 408 or GOAWAY first.
    private func leave(isLate: Bool) {
        if isLate {
            if let late { late() } else { askToEnd() }
            schedule(.now() + Self.farewell) { $0.cut() }
        } else if isEnding {
            cut()
        } else {
            askToEnd()
        }
    }

    private func askToEnd() { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }

    /// Ends it at once, and does not wait for the client to agree.
    private func cut() {
        try? channel.pipeline.syncOperations.context(handlerType: ArrivalHandler.self).close(promise: nil)
    }

    private func schedule(_ deadline: NIODeadline, _ work: @escaping (ConnectionClock) -> Void) {
        timer?.cancel()
        let bound = NIOLoopBound((self, work), eventLoop: channel.eventLoop)
        timer = channel.eventLoop.scheduleTask(deadline: deadline) { bound.value.1(bound.value.0) }
    }
}

@available(*, unavailable)
extension ConnectionClock: Sendable {}

/// Lets the clock of a connection know of every byte, before TLS. It stands first, and has the clock for those that follow.
final class ArrivalHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    let clock: ConnectionClock

    init(_ clock: ConnectionClock) { self.clock = clock }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        clock.bytesCame()
        context.fireChannelRead(data)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent { clock.quiesce() }
        context.fireUserInboundEventTriggered(event)
    }

    func handlerRemoved(context: ChannelHandlerContext) { clock.cancel() }
}

@available(*, unavailable)
extension ArrivalHandler: Sendable {}
