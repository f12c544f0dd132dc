internal import HummingbirdCore
public import Logging
internal import NIOCore
internal import NIOHTTP2
internal import NIOPosix
internal import NIOSSL
public import PaywrightReports
public import ServiceLifecycle
internal import UnixSignals

/// The server: the requests of `paywright serve` over HTTP.
///
///     let server = try PaywrightServer(handler, binding: .address("127.0.0.1", port: 8080))
///     try await server.run()
public struct PaywrightServer: Sendable {
    /// What `SIGHUP` reads again. From when it is made the signal no longer ends the process, and one that comes before the server
    /// runs is heeded once it does: so it is made before the files are read.
    public struct Reload: Sendable {
        let tokens: @Sendable () throws -> TokenList?
        let signals: UnixSignalsSequence

        /// - Parameter tokens: Reads the file of tokens; nil where there is none.
        public init(tokens: @escaping @Sendable () throws -> TokenList?) async {
            self.tokens = tokens
            signals = await UnixSignalsSequence(trapping: .sighup)
        }
    }

    /// A certificate and its key.
    public struct Certificate: Sendable {
        let configuration: TLSConfiguration

        /// Takes the content of both files (PEM). Throws where they cannot be used.
        public init(chain: [UInt8], key: [UInt8]) throws {
            var configuration = TLSConfiguration.makeServerConfiguration(
                certificateChain: try NIOSSLCertificate.fromPEMBytes(chain).map { .certificate($0) },
                privateKey: .privateKey(try NIOSSLPrivateKey(bytes: key, format: .pem))
            )
            configuration.minimumTLSVersion = .tlsv12
            configuration.applicationProtocols = NIOHTTP2SupportedALPNProtocols
            // Made once to learn now that the key is that of the certificate.
            _ = try NIOSSLContext(configuration: configuration)
            self.configuration = configuration
        }
    }

    private let binding: Binding
    private let certificate: Certificate?
    private let reload: Reload?
    private let responder: Responder
    private let logger: Logger

    /// A server.
    ///
    /// - Parameters:
    ///   - handler: What answers.
    ///   - binding: Where it listens.
    ///   - limits: How much it takes.
    ///   - tokens: What lets clients in; nil where every client of the address is let in.
    ///   - certificate: For TLS, and with it HTTP/2; nil for HTTP/1.1 in the clear.
    ///   - isBehindProxy: Whether a proxy passes requests on: they may name any host then.
    ///   - isDemo: Whether the page offers the files of the example shop.
    ///   - reload: What `SIGHUP` reads again beside the product files; nil to leave the signal alone.
    ///   - logger: Where it tells what happens.
    public init(
        _ handler: RequestHandler,
        binding: Binding,
        limits: Limits = Limits(),
        tokens: TokenList? = nil,
        certificate: Certificate? = nil,
        isBehindProxy: Bool = false,
        isDemo: Bool = false,
        reload: Reload? = nil,
        logger: Logger
    ) {
        (self.binding, self.certificate, self.reload, self.logger) = (binding, certificate, reload, logger)
        var host: String?
        if case .address(let name, _) = binding, tokens == nil, !isBehindProxy { host = name }
        responder = Responder(
            handler: handler,
            limits: limits,
            access: Access(tokens: tokens, host: host),
            admission: Admission(limits),
            pool: WorkerPool(threads: limits.workers),
            room: WorkRoom(size: limits.heldBytes / 2),
            turns: StreamTurns(most: limits.workers),
            batches: OpenBatches(),
            metrics: Metrics(),
            connections: ConnectionList(limit: limits.connections),
            page: Page(sets: handler.loadedProducts.map(\.name), isDemo: isDemo),
            logger: logger
        )
    }

    /// Runs until it is asked to end, by a signal or by the group that it is in; then ends what has begun.
    ///
    /// - Parameters:
    ///   - signals: Whether `SIGTERM` and `SIGINT` end it.
    ///   - ready: Called once it listens, with the port.
    public func run(signals: Bool = true, ready: @escaping @Sendable (Int?) async -> Void = { _ in }) async throws {
        let group = try group(signals: signals, ready: ready)
        try await group.run()
    }

    /// The services of a server, to be run and ended by the caller.
    public func group(signals: Bool, ready: @escaping @Sendable (Int?) async -> Void) throws -> ServiceGroup {
        System.raiseFileLimit()
        System.giveMemoryBack()
        var socket: SocketFile?
        if case .socket(let path) = binding {
            System.keepFilesPrivate()
            socket = SocketFile(path)
        }
        let loops = MultiThreadedEventLoopGroup(numberOfThreads: max(1, System.coreCount / 2))
        let server = try builder.buildServer(
            configuration: ServerConfiguration(address: address, backlog: 1_024),
            eventLoopGroup: loops,
            logger: logger,
            responder: { [responder] request, writer, channel in
                try await responder.respond(request, writer, on: channel)
            },
            onServerRunning: { [logger, binding, socket] channel in
                socket?.listens()
                logger.notice("listening", metadata: ["address": "\(binding.description(channel.localAddress?.port))"])
                await ready(channel.localAddress?.port)
            }
        )
        // They are ended in the other order: first it is known that the server ends, last the threads go.
        var services = [
            NamedService("threads", Threads(pool: responder.pool, loops: loops)), NamedService("server", server),
        ]
        if let reload {
            services.append(NamedService("reloads", Reloads(responder: responder, reload: reload, logger: logger)))
        }
        services.append(NamedService("ending", Ending(responder: responder, socket: socket, logger: logger)))
        var configuration = ServiceGroupConfiguration(
            services: services.map { ServiceGroupConfiguration.ServiceConfiguration(service: $0) },
            gracefulShutdownSignals: signals ? [.sigterm, .sigint] : [],
            logger: logger
        )
        configuration.maximumGracefulShutdownDuration = responder.limits.requestTime + .seconds(10)
        return ServiceGroup(configuration: configuration)
    }

    private var address: BindAddress {
        switch binding {
        case .address(let host, let port): .hostname(host, port: port)
        case .socket(let path): .unixDomainSocket(path: path)
        }
    }

    private var builder: HTTPServerBuilder {
        let (limits, connections, metrics) = (responder.limits, responder.connections, responder.metrics)
        let held = responder.admission.held
        let http1 = HTTP1Channel.Configuration(
            additionalChannelHandlers: [
                AnswerCounter(held), RequestGuard(limits: limits, connections: connections, metrics: metrics),
            ],
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: limits.headerBytes,
                maxHeaderListSize: limits.headerBytes,
                maxHeaderFieldCount: RequestGuard.mostHeaders
            )
        )
        return HTTPServerBuilder { [certificate] responder in
            Connection(
                http1: HTTP1Channel(responder: responder, configuration: http1),
                tls: try certificate.map { try NIOSSLContext(configuration: $0.configuration) },
                limits: limits,
                connections: connections
            )
        }
    }
}

extension Binding {
    /// What a person would look for.
    fileprivate func description(_ port: Int?) -> String {
        switch self {
        case .socket(let path): path
        case .address(let host, let given): "\(host.contains(":") ? "[\(host)]" : host):\(port ?? given)"
        }
    }
}
