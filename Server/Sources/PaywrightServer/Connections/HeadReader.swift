internal import NIOCore
internal import NIOHTTP1

/// Holds the heads of HTTP/1.1 against RFC 9112 where NIO does not: which host is asked, and where a body ends. Two programs that read
/// these differently could take one request for two.
final class HeadReader: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private var isRefused = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // What follows a head that is refused could be anything.
        guard !isRefused else { return }
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        do {
            try Self.checkFraming(of: head)
            try Self.settleHost(of: &head)
            context.fireChannelRead(wrapInboundOut(.head(head)))
        } catch {
            isRefused = true
            context.fireErrorCaught(error)
        }
    }

    /// RFC 9112, 6.1 to 6.3.
    static func checkFraming(of head: HTTPRequestHead) throws(Refusal) {
        let lengths = head.headers[canonicalForm: "content-length"]
        guard lengths.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } && Int($0) != nil }),
            lengths.count < 2
        else { throw .invalidHTTP }
        guard head.headers.contains(name: "transfer-encoding") else { return }
        let codings = head.headers[canonicalForm: "transfer-encoding"].map { $0.lowercased() }
        guard lengths.isEmpty, !head.version.isOld, codings.last == "chunked",
            codings.count(where: { $0 == "chunked" }) == 1
        else { throw .invalidHTTP }
        guard codings.count == 1 else { throw .unknownCoding }
    }

    /// RFC 9112, 3.2: one host, which a target in absolute form states before the header.
    static func settleHost(of head: inout HTTPRequestHead) throws(Refusal) {
        let hosts = head.headers["host"]
        guard hosts.count == 1 || hosts.isEmpty && head.version.isOld, hosts.allSatisfy(isHost) else {
            throw .invalidHTTP
        }
        guard !head.uri.hasPrefix("/"), head.uri != "*", head.method != .CONNECT else { return }
        guard let target = absoluteTarget(head.uri) else { throw .invalidHTTP }
        head.headers.replaceOrAdd(name: "Host", value: target.authority)
        head.uri = target.path
    }

    /// The parts of `http://host:8080/v1/price`; nil where it is no such address.
    static func absoluteTarget(_ target: String) -> (authority: String, path: String)? {
        guard let colon = target.utf8.firstIndex(of: UInt8(ascii: ":")),
            ["http", "https"].contains(target[..<colon].lowercased())
        else { return nil }
        let rest = target[target.utf8.index(after: colon)...]
        guard rest.hasPrefix("//") else { return nil }
        let address = rest.dropFirst(2)
        let end = address.firstIndex { "/?#".contains($0) } ?? address.endIndex
        let (authority, path) = (address[..<end], address[end...])
        guard !authority.isEmpty, isHost(authority) else { return nil }
        return (String(authority), path.hasPrefix("/") ? String(path) : "/" + path)
    }

    /// Whether a text could be a host and a port: nothing in it ends one, or names a user.
    private static func isHost(_ text: some StringProtocol) -> Bool {
        text.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !text.utf8.contains { "/?#@\\".utf8.contains($0) }
    }
}

extension HTTPVersion {
    /// Whether it is older than HTTP/1.1.
    fileprivate var isOld: Bool { self == .http1_0 || major < 1 }
}

@available(*, unavailable)
extension HeadReader: Sendable {}
