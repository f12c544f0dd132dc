import Foundation
import Logging
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

@testable import PaywrightServer

/// A certificate of the tests, for localhost, and the key that signed it: of no use elsewhere.
enum TestCertificate {
    private static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBfzCCASWgAwIBAgIUWKo6xaaX62d9lAOornmoy0GGmrowCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzEwMDY0M1oYDzIxMjYxMTAz
        MTAwNjQzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAASIEKQi2KSee0hD2WCxsIka5BpeTI6UF1sLbfHNKyXI4DjVtUFjf+bd
        QAu1GSEgvUGnmJgwiPpuCTSYB4tEEJ65o1MwUTAdBgNVHQ4EFgQU2zZfpmAtpcw8
        suyaHcteW2De/uwwHwYDVR0jBBgwFoAU2zZfpmAtpcw8suyaHcteW2De/uwwDwYD
        VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiAH81M2CcOZPtoSYAPbCCS3
        OMY7L860k98EGO6aoaMAvAIhAO9xVMfMsD2/JySva94hOJ6AKVNdJr6Kho+NVOKA
        1D1p
        -----END CERTIFICATE-----
        """
    private static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgeA/I/IRk5R2N71Y3
        u6q5qEpvuj9EyiDyxrhwpYVzfOyhRANCAASIEKQi2KSee0hD2WCxsIka5BpeTI6U
        F1sLbfHNKyXI4DjVtUFjf+bdQAu1GSEgvUGnmJgwiPpuCTSYB4tEEJ65
        -----END PRIVATE KEY-----
        """

    static func load() throws -> PaywrightServer.Certificate {
        try PaywrightServer.Certificate(chain: Array(certificate.utf8), key: Array(key.utf8))
    }
}

/// A connection that sends any bytes, over TLS where protocols are offered.
final class Wire: Sendable {
    private let channel: any Channel
    private let inbox: Inbox

    init(port: Int, offering protocols: [String]? = nil) throws {
        let inbox = Inbox()
        self.inbox = inbox
        channel = try ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let protocols {
                        var configuration = TLSConfiguration.makeClientConfiguration()
                        configuration.certificateVerification = .none
                        configuration.applicationProtocols = protocols
                        let context = try NIOSSLContext(configuration: configuration)
                        let tls = try NIOSSLClientHandler(context: context, serverHostname: nil)
                        try channel.pipeline.syncOperations.addHandler(tls)
                    }
                    try channel.pipeline.syncOperations.addHandler(inbox)
                }
            }
            .connect(host: "127.0.0.1", port: port).wait()
    }

    /// Sends bytes; false where the server takes no more.
    @discardableResult
    func send(_ bytes: some Sequence<UInt8>) -> Bool {
        (try? channel.writeAndFlush(ByteBuffer(bytes: bytes)).wait()) != nil
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(text.utf8) }

    /// What has come so far.
    var received: [UInt8] { inbox.content.withLock { $0.bytes } }
    var text: String { String(decoding: received, as: UTF8.self) }
    var isClosed: Bool { inbox.content.withLock { $0.isClosed } }

    /// Waits until something holds; false where it does not in that time.
    func wait(seconds: Double = 10, until holds: (Wire) -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            if holds(self) { return true }
            Thread.sleep(forTimeInterval: 0.01)
        }
        return holds(self)
    }

    func close() { channel.close(promise: nil) }

    private final class Inbox: ChannelInboundHandler, Sendable {
        typealias InboundIn = ByteBuffer

        let content = Mutex((bytes: [UInt8](), isClosed: false))

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let bytes = unwrapInboundIn(data)
            content.withLock { $0.bytes += bytes.readableBytesView }
        }

        func channelInactive(context: ChannelHandlerContext) { content.withLock { $0.isClosed = true } }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }
}
