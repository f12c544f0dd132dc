/// Where the server listens.
public enum Binding: Hashable, Sendable {
    /// An address and a port; 0 for any that is free.
    case address(String, port: Int)
    /// A Unix socket.
    case socket(String)

    /// Whether only programs of this machine reach it.
    public var isLocal: Bool {
        switch self {
        case .socket: true
        case .address(let host, _): host == "localhost" || host == "::1" || Self.isLoopback(host)
        }
    }

    private static func isLoopback(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }

    /// Why the server must not listen here; nil where it may.
    ///
    ///     Binding.address("0.0.0.0", port: 80).refusal(hasTokens: false, isEncrypted: false)    // "0.0.0.0: …"
    ///
    /// - Parameters:
    ///   - hasTokens: Whether clients need a token.
    ///   - isEncrypted: Whether the server has a certificate, or a proxy before it has.
    public func refusal(hasTokens: Bool, isEncrypted: Bool) -> String? {
        guard case .address(let host, _) = self, !isLocal else { return nil }
        var missing: [String] = []
        if !hasTokens { missing.append("--token-file") }
        if !isEncrypted { missing.append("--certificate and --key, or --behind-proxy") }
        guard !missing.isEmpty else { return nil }
        return "--host \(host): other machines reach this address; expected \(missing.joined(separator: ", and "))"
    }
}
