import Foundation
import Logging
import Paywright
import PaywrightReports
import ServiceLifecycle

@testable import PaywrightServer

/// The server that the tests ask, with the example shop.
enum RunningServer {
    static let token = "a-token-for-the-tests"

    static func handler() throws -> RequestHandler {
        try RequestHandler(
            files: ProductFiles([("shop", "aurora.storekit")]) { name throws(ProductFiles.Unreadable) in
                guard let bytes = ExampleShop.bytes(of: name) else { throw ProductFiles.Unreadable("no such file") }
                return bytes
            }
        )
    }

    static func with<Result: Sendable>(
        _ limits: Limits = Limits(),
        tokens: TokenList? = nil,
        binding: Binding = .address("127.0.0.1", port: 0),
        certificate: PaywrightServer.Certificate? = nil,
        reload: PaywrightServer.Reload? = nil,
        _ body: @escaping @Sendable (Int, ServiceGroup) async throws -> Result
    ) async throws -> Result {
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let server = PaywrightServer(
            try handler(),
            binding: binding,
            limits: limits,
            tokens: tokens,
            certificate: certificate,
            isDemo: true,
            reload: reload,
            logger: logger
        )
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let group = try server.group(signals: false) { port in continuation.yield(port ?? 0) }
        return try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await group.run() }
            var iterator = ports.makeAsyncIterator()
            let port = await iterator.next() ?? 0
            let result: Swift.Result<Result, any Error>
            do {
                result = .success(try await body(port, group))
            } catch {
                result = .failure(error)
            }
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
            return try result.get()
        }
    }

    /// One request over a connection of its own.
    static func answer(
        _ limits: Limits = Limits(),
        tokens: TokenList? = nil,
        _ send: @escaping @Sendable (RawClient) -> Void
    ) async throws -> RawClient.Answer? {
        try await with(limits, tokens: tokens) { port, _ in
            try await inThread {
                let client = try RawClient(port: port)
                send(client)
                return try client.answer()
            }
        }
    }
}
