internal import Logging
internal import NIOCore
internal import NIOPosix
internal import Paywright
internal import PaywrightReports
internal import ServiceLifecycle
internal import UnixSignals

/// A service by its name. A group of services describes each of them in words when it is made: without a name that is everything in
/// it, the bytes of the page among them, which takes longer than all else at a start.
struct NamedService: Service, CustomStringConvertible {
    let description: String
    private let service: any Service

    init(_ name: String, _ service: any Service) { (description, self.service) = (name, service) }

    func run() async throws { try await service.run() }
}

/// The threads, which end after everything that uses them.
struct Threads: Service {
    let pool: WorkerPool
    let loops: MultiThreadedEventLoopGroup

    func run() async throws {
        try? await gracefulShutdown()
        await pool.end()
        try await loops.shutdownGracefully()
    }
}

/// Lets everything know that the server has been asked to end.
struct Ending: Service {
    let responder: Responder
    let socket: SocketFile?
    let logger: Logger

    func run() async throws {
        try? await gracefulShutdown()
        socket?.remove()
        logger.notice("ending: what has begun is answered")
        responder.admission.end()
        // A batch goes on for as long as a request may take; then what has come of it is answered.
        Task {
            try? await Task.sleep(for: responder.limits.requestTime)
            responder.batches.end()
        }
    }
}

/// Reads files again on `SIGHUP`.
struct Reloads: Service {
    let responder: Responder
    let reload: PaywrightServer.Reload
    let logger: Logger

    func run() async throws {
        for await _ in reload.signals.cancelOnGracefulShutdown() {
            do {
                if let tokens = try reload.tokens() {
                    responder.access.replace(by: tokens)
                    logger.notice("tokens read again", metadata: ["count": "\(tokens.count)"])
                }
            } catch {
                logger.error("tokens stay as they were", metadata: ["reason": "\(error)"])
            }
            for diagnostic in responder.handler.reload() {
                logger.warning("product files", metadata: ["diagnostic": "\(diagnostic)"])
            }
            for set in responder.handler.loadedProducts {
                logger.notice("products", metadata: ["set": "\(set.name)", "count": "\(set.count)"])
            }
        }
    }
}
