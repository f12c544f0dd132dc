internal import Crypto

/// What lets a client in, kept as its SHA-256.
struct Token: Sendable {
    /// Which one: tells tokens apart and does not give them away.
    typealias ID = [UInt8]

    let id: ID

    init(_ text: some Collection<UInt8>) { id = Array(SHA256.hash(data: Array(text))) }

    /// Whether another token is the same, in the same time whatever it is.
    func equals(_ other: Token) -> Bool {
        var difference: UInt8 = 0
        for (one, two) in zip(id, other.id) { difference |= one ^ two }
        return difference == 0
    }
}

/// The tokens that let clients in. Their form is looked at where they are read: `SecretFile`.
public struct TokenList: Sendable {
    private let tokens: [Token]

    /// How many there are.
    public var count: Int { tokens.count }

    /// Tokens, byte for byte.
    public init(_ secrets: [[UInt8]]) { tokens = secrets.map { Token($0) } }

    /// The token that a header has; nil where it is none of these. Each is compared whole.
    func token(of authorization: String?) -> Token.ID? {
        let scheme = "bearer "
        guard let authorization, authorization.utf8.count > scheme.utf8.count,
            authorization.prefix(scheme.count).lowercased() == scheme
        else { return nil }
        let given = Token(authorization.utf8.dropFirst(scheme.utf8.count))
        var found: Token.ID?
        for token in tokens where token.equals(given) { found = token.id }
        return found
    }
}
