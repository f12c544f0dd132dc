/// A file of secrets, which is read in one way wherever there is one: each of its lines is a secret of one form, or it is blank, or
/// a comment that begins with `#`. A byte order mark before the first line does not count. A file with any other line is refused as a
/// whole: a word that is taken for a secret, as one of a comment, would let everybody in who guesses it.
///
///     let file = try SecretFile(at: "/run/secrets/stripe", of: .stripeWebhook)
///     file.secrets.count    // 2
///     file.warnings         // ["/run/secrets/stripe: every user of this machine can read it (mode 644), …"]
///
/// No secret is in a description, a warning or an error.
public struct SecretFile: Sendable, CustomStringConvertible {
    /// Why a file is of no use: "secrets.txt:2: found a line of 9 characters, expected …".
    public struct Unusable: Error, Hashable, CustomStringConvertible {
        /// The reason in words for a person: the file, the line, and what is expected there.
        public let description: String
        /// Whether the file cannot be read at all; else its content is of no use.
        public let isUnreadable: Bool
    }

    /// What people call the file.
    public let name: String
    /// The secrets, byte for byte, in the order of the file; of a key in PEM the whole file.
    public let secrets: [[UInt8]]
    /// What is not safe about the file as it stands.
    public let warnings: [String]

    /// Its name and the number of its secrets.
    public var description: String { "\(name): \(secrets.count) secrets" }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which stands in messages.
    ///   - form: What its secrets look like.
    /// - Throws: `Unusable` for a file that cannot be read, that has more than 1 MiB, that has no secret, or in which a line is
    ///   none.
    public init(at path: String, of form: SecretForm) throws(Unusable) {
        let content = try SecretFileContent(path)
        name = path
        secrets = try form.secrets(in: content.bytes, of: path)
        warnings = content.warnings
    }

    /// The secrets in bytes; the name stands in messages.
    init(parsing bytes: [UInt8], named name: String, of form: SecretForm) throws(Unusable) {
        self.name = name
        secrets = try form.secrets(in: bytes, of: name)
        warnings = []
    }

    /// Whether this process runs as the system's administrator. Who takes it over then has every secret of the machine.
    public static var isReadAsRoot: Bool { SecretFileContent.isReadAsRoot }

    /// What is to be said of such a process that stays.
    public static let rootWarning =
        "found a process of root, which can read every secret of this machine; expected another user"
}
