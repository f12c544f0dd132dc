import ArgumentParser
import Logging
import PaywrightServer
import PaywrightSignatures

/// Who is let in.
struct AccessOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Tokens, one a line: a client sends one as \"Authorization: Bearer TOKEN\". Read again on SIGHUP.",
            valueName: "file"
        )
    )
    var tokenFile: String?

    @Option(
        help: ArgumentHelp("The certificate chain for TLS (PEM); with it the server speaks HTTP/2.", valueName: "file")
    )
    var certificate: String?

    @Option(help: ArgumentHelp("The certificate’s private key (PEM).", valueName: "file"))
    var key: String?

    @Flag(help: "A proxy before the server has the certificate, and passes on what any host is asked for.")
    var behindProxy = false

    func validate() throws {
        guard (certificate == nil) == (key == nil) else {
            throw ValidationError("--certificate and --key: found one, expected both or none")
        }
    }

    func check(_ binding: Binding) throws {
        let isEncrypted = certificate != nil || behindProxy
        if let refusal = binding.refusal(hasTokens: tokenFile != nil, isEncrypted: isEncrypted) {
            throw ValidationError(refusal)
        }
    }

    /// The tokens of the file; nil where there is none.
    func tokens(_ logger: Logger) throws -> TokenList? {
        guard let tokenFile else { return nil }
        return TokenList(try secrets(of: tokenFile, .token, logger))
    }

    func loadedCertificate(_ logger: Logger) throws -> PaywrightServer.Certificate? {
        guard let certificate, let key else { return nil }
        guard let chain = contents(of: certificate) else { throw Failure.unreadable(certificate) }
        let keys = try secrets(of: key, .privateKey, logger)
        do {
            return try PaywrightServer.Certificate(chain: chain, key: keys.flatMap(\.self))
        } catch {
            throw Failure.useless(
                "\(certificate), \(key): found no certificate with its key, expected both (PEM): \(error)"
            )
        }
    }

    private func secrets(of file: String, _ form: SecretForm, _ logger: Logger) throws -> [[UInt8]] {
        let file = try SecretFile(at: file, of: form)
        for warning in file.warnings { logger.warning("\(warning)") }
        return file.secrets
    }
}
