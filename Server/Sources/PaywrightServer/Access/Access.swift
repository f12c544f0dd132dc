internal import HTTPTypes
internal import Synchronization

/// Who is let in: clients with a token where there are tokens; else those that name this machine as their host.
final class Access: Sendable {
    private let tokens: Mutex<TokenList?>
    /// The hosts that a request may name; nil for any.
    private let hosts: Set<String>?

    /// - Parameters:
    ///   - tokens: The tokens; nil where none is asked for.
    ///   - host: The loopback address that the server listens on without a token: a page of another site, whose name leads here,
    ///     names its own host. Nil where any may be named.
    init(tokens: TokenList?, host: String?) {
        self.tokens = Mutex(tokens)
        hosts = host.map { ["localhost", "127.0.0.1", "[::1]", $0.contains(":") ? "[\($0)]" : $0] }
    }

    /// Takes other tokens from now on.
    func replace(by list: TokenList) { tokens.withLock { $0 = list } }

    /// The token of a request; nil where none is asked for.
    func token(of request: HTTPRequest) throws(Refusal) -> Token.ID? {
        guard let list = tokens.withLock({ $0 }) else { return nil }
        guard let token = list.token(of: request.headerFields[.authorization]) else { throw .unauthorized }
        return token
    }

    /// Throws where a request names another host.
    func checkHost(of request: HTTPRequest) throws(Refusal) {
        guard let hosts else { return }
        let authority = request.authority ?? ""
        let port = authority.lastIndex(of: ":").flatMap {
            authority[$0...].utf8.dropFirst().allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? $0 : nil
        }
        guard hosts.contains(authority[..<(port ?? authority.endIndex)].lowercased()) else { throw .unknownHost }
    }
}
