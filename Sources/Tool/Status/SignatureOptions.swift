public import ArgumentParser
import PaywrightSignatures

/// Whether signatures are verified, and by which roots.
struct SignatureOptions: ParsableArguments {
    @Flag(name: .customLong("verify-jws"), help: "Verify the App Store’s signatures; needs --root.")
    var verifies = false

    @Option(
        name: .customLong("root"),
        help: ArgumentHelp(
            "A certificate to trust, such as Apple’s root (DER or PEM). May be repeated.",
            valueName: "cert"
        )
    )
    var roots: [String] = []

    @Option(help: "Who must have signed: appStore, or xcodeTesting for what Xcode signs in local tests.")
    var signer: AppStoreSignatureVerifier.Signer = .appStore

    @Flag(
        name: .customLong("require-signature"),
        help: """
            Leave out what is stated of the App Store and of Stripe without a signature; needs --verify-jws or \
            --stripe-secret.
            """
    )
    var requiresSignature = false

    /// What a file of roots has that is no root.
    struct UnusableRoot: Error, CustomStringConvertible {
        let description: String
    }

    /// Throws for a request that cannot mean anything.
    func check(with secret: WebhookSecretOptions) throws {
        guard !requiresSignature || verifies || secret.stripeSecret != nil else {
            throw ValidationError(
                "--require-signature needs --verify-jws or --stripe-secret: without them, nothing can be verified"
            )
        }
        guard verifies || roots.isEmpty else { throw ValidationError("--root needs --verify-jws") }
        guard !verifies || !roots.isEmpty else {
            throw ValidationError("--verify-jws needs --root: a certificate to trust, such as Apple’s root certificate")
        }
    }

    /// What verifies signatures, at no moment yet; nil where none was asked for. Throws for a root that cannot be read or is
    /// no certificate: without it, nothing could be told from a forgery.
    func verifier() throws -> AppStoreSignatureVerifier? {
        guard verifies else { return nil }
        let certificates = try roots.map { try InputFile.read($0) }
        do {
            return try AppStoreSignatureVerifier(roots: certificates, signer: signer, now: nil)
        } catch {
            let name = error.index.map { "\(roots[$0]): " } ?? ""
            throw UnusableRoot(description: "--root \(name)\(error)")
        }
    }
}

extension AppStoreSignatureVerifier.Signer: ExpressibleByArgument {}
