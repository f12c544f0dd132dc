/// What the secrets of a file look like. Whatever does not look so is refused when the file is read, and not only when nobody gets in.
@nonexhaustive
public enum SecretForm: Hashable, Sendable, CaseIterable {
    /// The secret of a webhook of Stripe's: `whsec_`, and at least 16 letters, digits or characters of base64.
    case stripeWebhook
    /// A token that a client sends: at least 16 printable ASCII characters, and no space.
    case token
    /// A private key in PEM, which is the whole file: exactly one block, without a passphrase.
    case privateKey

    /// The fewest characters of a token, and of a Stripe secret after its prefix: what is shorter was cut, or could be guessed.
    static let fewestCharacters = 16
    /// The most characters of either.
    static let mostCharacters = 1_024
    /// The most secrets of a file: each request is compared with every one.
    static let mostSecrets = 1_000
    private static let stripePrefix = "whsec_"

    /// The secrets in a file.
    func secrets(in file: [UInt8], of name: String) throws(SecretFile.Unusable) -> [[UInt8]] {
        let bytes = file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
        // In UTF-16, every other byte of a secret is zero.
        guard !bytes.contains(0) else {
            throw Self.unusable(name, nil, "found bytes that are zero, expected text in ASCII or UTF-8")
        }
        var secrets: [SecretLine] = []
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let text = Self.trimmed(line)
            guard let first = text.first, first != UInt8(ascii: "#") else { continue }
            secrets.append(SecretLine(number: index + 1, text: Array(text)))
        }
        switch self {
        case .stripeWebhook, .token: try requireEach(secrets, of: name)
        case .privateKey:
            try SecretLine.requirePrivateKey(secrets, of: name)
            return [secrets.flatMap { $0.text + [UInt8(ascii: "\n")] }]
        }
        return secrets.map(\.text)
    }

    private func requireEach(_ secrets: [SecretLine], of name: String) throws(SecretFile.Unusable) {
        for secret in secrets where !isOwn(secret.text) {
            throw Self.unusable(name, secret.number, "found \(Self.fault(of: secret.text)), expected \(expectation)")
        }
        guard !secrets.isEmpty else {
            throw Self.unusable(name, nil, "found no secret, expected one a line: \(expectation)")
        }
        guard secrets.count <= Self.mostSecrets else {
            throw Self.unusable(name, nil, "found \(secrets.count) secrets, expected at most \(Self.mostSecrets)")
        }
    }

    /// What is expected in each line.
    private var expectation: String {
        switch self {
        case .stripeWebhook: "\(Self.stripePrefix) and at least \(Self.fewestCharacters) letters and digits"
        case .token: "a token of at least \(Self.fewestCharacters) printable ASCII characters without a space"
        case .privateKey: "a private key in PEM"
        }
    }

    private func isOwn(_ text: [UInt8]) -> Bool {
        switch self {
        case .stripeWebhook:
            let prefix = Array(Self.stripePrefix.utf8)
            let rest = text.dropFirst(prefix.count)
            return text.starts(with: prefix) && Self.isLongEnough(rest) && rest.allSatisfy(Self.isOfBase64)
        case .token: return Self.isLongEnough(text[...]) && text.allSatisfy { (0x21...0x7E).contains($0) }
        case .privateKey: return true
        }
    }

    private static func isLongEnough(_ text: ArraySlice<UInt8>) -> Bool {
        (fewestCharacters...mostCharacters).contains(text.count)
    }

    /// A letter, a digit, or one of what base64 and base64url have besides.
    static func isOfBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "+/=_-".utf8.contains(byte)
        }
    }

    /// What is wrong with a line, of which nothing is shown: it may be most of a secret.
    private static func fault(of text: [UInt8]) -> String {
        if text.contains(UInt8(ascii: " ")) || text.contains(UInt8(ascii: "\t")) { return "a line with a space in it" }
        if !text.allSatisfy({ (0x21...0x7E).contains($0) }) { return "a line with characters that are not ASCII" }
        return "a line of \(text.count) characters of another form"
    }

    /// A line without the white space of ASCII around it, to which the CR of Windows belongs.
    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let text = line.drop { $0 <= 0x20 }
        return text.prefix((text.lastIndex { $0 > 0x20 } ?? text.startIndex - 1) + 1 - text.startIndex)
    }

    static func unusable(_ name: String, _ line: Int?, _ reason: String) -> SecretFile.Unusable {
        let place = line.map { "\(name):\($0)" } ?? name
        return SecretFile.Unusable(description: "\(place): \(reason)", isUnreadable: false)
    }
}
