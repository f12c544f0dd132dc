import ArgumentParser
import StoreModel

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

    /// Throws for a request that cannot mean anything.
    func check() throws {
        guard verifies || roots.isEmpty else { throw ValidationError("--root needs --verify-jws") }
        guard !verifies || !roots.isEmpty else {
            throw ValidationError("--verify-jws needs --root: a certificate to trust, such as Apple’s root certificate")
        }
    }

    func policy(now: Int64) throws -> SignaturePolicy { .unverified }
}
