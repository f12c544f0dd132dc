internal import Crypto

/// What lets a client in, kept as its SHA-256.
struct Token: Sendable {
    /// Which one: tells tokens apart and does not give them away.
    typealias ID = [UInt8]

    /// The fewest characters: shorter ones could be guessed.
    static let shortest = 16

    let id: ID

    init(_ text: some Collection<UInt8>) { id = Array(SHA256.hash(data: Array(text))) }

    /// Whether another token is the same, in the same time whatever it is.
    func equals(_ other: Token) -> Bool {
        var difference: UInt8 = 0
        for (one, two) in zip(id, other.id) { difference |= one ^ two }
        return difference == 0
    }
}

/// The tokens of a file: one a line; blank lines and those that begin with # do not count.
///
///     let tokens = try TokenList(parsing: Array("# the back office\n0123456789abcdef\n".utf8))
public struct TokenList: Sendable {
    /// Why a file of tokens is of no use. It never has a token in it.
    public struct Unusable: Error, Hashable, CustomStringConvertible {
        /// The reason in words for a person.
        public let description: String
    }

    private let tokens: [Token]

    /// How many there are.
    public var count: Int { tokens.count }

    /// Reads the content of a file.
    public init(parsing bytes: [UInt8]) throws(Unusable) {
        var tokens: [Token] = []
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let text = line.drop { $0 <= 0x20 }
            let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.startIndex
            let token = text[text.startIndex..<end]
            guard !token.isEmpty, token.first != UInt8(ascii: "#") else { continue }
            guard token.count >= Token.shortest, token.allSatisfy({ (0x21...0x7E).contains($0) }) else {
                let expected = "a token of at least \(Token.shortest) printable ASCII characters without a space"
                throw Unusable(description: "line \(index + 1): expected \(expected)")
            }
            tokens.append(Token(token))
        }
        guard !tokens.isEmpty else { throw Unusable(description: "found no token, expected one a line") }
        self.tokens = tokens
    }

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

extension TokenList {
    /// Whether every user of the machine may read a file of tokens.
    public static func isReadableByOthers(_ file: String) -> Bool { System.isReadableByOthers(file) }
}
