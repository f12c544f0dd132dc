internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP2
internal import NIOHTTPTypesHTTP1
internal import NIOHTTPTypesHTTP2
internal import NIOSSL
internal import NIOTLS

/// The connections of the server: counted, with their deadlines, TLS where there is a certificate, and the protocol that a client chose.
struct Connection: ServerChildChannel {
    typealias Streams = NIOHTTP2Handler.AsyncStreamMultiplexer<HTTP1Channel.Value>

    enum Requests: Sendable {
        case http1(HTTP1Channel.Value)
        case http2(Streams)
    }

    struct Value: ServerChildChannelValue {
        /// Known after the handshake.
        let requests: EventLoopFuture<Requests>
        let channel: any Channel
    }

    /// How many times `--header-bytes` a stream may send and be answered why; more ends the connection.
    private static let mostHeaders = 16

    let http1: HTTP1Channel
    let tls: NIOSSLContext?
    let limits: Limits
    let connections: ConnectionList

    // MARK: What a connection is made of

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        if connections.add(channel) == .farTooMany {
            channel.close(promise: nil)
            return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
        }
        let clock = ConnectionClock(channel, limits, isEncrypted: tls != nil)
        let pipeline = channel.pipeline.syncOperations
        do {
            try pipeline.addHandler(ArrivalHandler(clock))
            guard let tls else {
                return setUpHTTP1(channel, logger).map { requests in
                    Value(requests: channel.eventLoop.makeSucceededFuture(requests), channel: channel)
                }
            }
            let negotiation = NIOTypedApplicationProtocolNegotiationHandler<Requests> { result, channel in
                switch result {
                case .negotiated("h2"): setUpHTTP2(channel, logger)
                // Only the two are offered.
                case .negotiated, .fallback: setUpHTTP1(channel, logger)
                }
            }
            try pipeline.addHandlers([NIOSSLServerHandler(context: tls), FrameReader(clock), negotiation])
            return channel.eventLoop.makeSucceededFuture(
                Value(requests: negotiation.protocolNegotiationResult, channel: channel)
            )
        } catch {
            return channel.eventLoop.makeFailedFuture(error)
        }
    }

    private func setUpHTTP1(_ channel: any Channel, _ logger: Logger) -> EventLoopFuture<Requests> {
        http1.setup(channel: channel, logger: logger).flatMapThrowing { requests in
            let pipeline = channel.pipeline.syncOperations
            let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
            try pipeline.addHandler(HeadReader(), position: .before(codec))
            return .http1(requests)
        }
    }

    private func setUpHTTP2(_ channel: any Channel, _ logger: Logger) -> EventLoopFuture<Requests> {
        channel.eventLoop.makeCompletedFuture {
            let manager = NIOHTTP2ServerConnectionManagementHandler(
                eventLoop: channel.eventLoop,
                configuration: .init(
                    maxIdleTime: nil,
                    maxAge: nil,
                    // A batch goes on for the time of a request, and its last line needs a moment.
                    maxGraceTime: TimeAmount(limits.requestTime) + .seconds(5),
                    keepalive: nil
                )
            )
            let pipeline = channel.pipeline.syncOperations
            let streams: Streams = try pipeline.configureAsyncHTTP2Pipeline(
                mode: .server,
                streamDelegate: manager.http2StreamDelegate,
                configuration: http2
            ) { stream in
                stream.eventLoop.makeCompletedFuture {
                    let pipeline = stream.pipeline.syncOperations
                    try pipeline.addHandler(HTTP2FramePayloadToHTTPServerCodec())
                    try pipeline.addHandlers(http1.configuration.additionalChannelHandlers())
                    return try HTTP1Channel.Value(wrappingChannelSynchronously: stream)
                }
            }
            try pipeline.addHandlers([manager, NIOCloseOnErrorHandler()])
            return .http2(streams)
        }
    }

    private var http2: NIOHTTP2Handler.Configuration {
        var configuration = NIOHTTP2Handler.Configuration()
        let headers = limits.headerBytes * Self.mostHeaders
        configuration.connection.initialSettings = [
            HTTP2Setting(parameter: .maxConcurrentStreams, value: 100),
            HTTP2Setting(parameter: .maxHeaderListSize, value: headers),
        ]
        configuration.connection.maximumSequentialContinuationFrames = headers / (16 << 10) + 1
        return configuration
    }

    // MARK: What it does

    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.requests.get() {
            case .http1(let requests): await http1.handle(value: requests, logger: logger)
            case .http2(let streams):
                try await withThrowingDiscardingTaskGroup { group in
                    for try await stream in streams.inbound {
                        group.addTask { await http1.handle(value: stream, logger: logger) }
                    }
                }
            }
        } catch {
            logger.debug("a connection ended", metadata: ["reason": "\(error)"])
        }
    }
}
