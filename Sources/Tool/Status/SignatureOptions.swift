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

    /// Throws for a request that cannot mean anything.
    func check() throws {
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
            throw ValidationError("--root \(name)\(error)")
        }
    }
}

extension AppStoreSignatureVerifier.Signer: ExpressibleByArgument {}
