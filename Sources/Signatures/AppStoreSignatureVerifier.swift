internal import Crypto
public import PaywrightModel
public import PaywrightValues
internal import X509

/// Verifies data that the App Store signed: transactions, renewal information, notifications and app transactions, each
/// a JWS in compact form with its certificate chain in the header.
///
/// It trusts the root certificates it is given and no other, neither the system's nor any it carries. For the App Store
/// that root is "Apple Root CA - G3": download AppleRootCA-G3.cer from https://www.apple.com/certificateauthority, deploy
/// it with your backend, and pass its bytes.
///
///     let root = try Data(contentsOf: URL(filePath: "/etc/paywright/AppleRootCA-G3.cer"))
///     let verifier = try AppStoreSignatureVerifier(roots: [Array(root)], signer: .appStore, now: nil)
///
///     // For each request, with the moment at which it came:
///     let payload = try await verifier.at(now).verifiedPayload(of: signedTransactionInfo)
///     // {"bundleId":"com.example","environment":"Production",…}
///
///     // Or for all that an importer reads:
///     let own = HistoryExpectation(bundleID: "com.example", environment: "Production")
///     let importer = HistoryImporter(signatures: .verified(by: verifier.at(now)), expecting: own)
///
/// What it proves is that the App Store signed these bytes, for any app. What remains to compare: `bundleId`, whether
/// `environment` is the one expected (one chain signs both "Production" and "Sandbox"), both of which an importer does
/// that is given a `HistoryExpectation`, and whether the data was seen before (a JWS can be sent again; its text is not an identifier, because ECDSA has two valid signatures for each).
///
/// Certificates are judged at the time the payload says it was signed, so that old transactions stay verifiable. A key
/// usage that a certificate states is kept to: digitalSignature for the one that signs, keyCertSign for those that issue
/// (RFC 5280, sections 4.2.1.3 and 6.1.4(n)). Whether a certificate was revoked is not asked: that takes the network.
public struct AppStoreSignatureVerifier: SignedDataVerifier {
    private let roots: [Certificate]
    private let signer: Signer
    private var now: Instant?
    private let verifiedChains = VerifiedChains(capacity: 64)

    /// A verifier.
    ///
    /// It remembers the chains it has verified, for itself and for what ``at(_:)`` makes of it, so make it once.
    ///
    /// - Parameters:
    ///   - roots: The trusted root certificates, each the bytes of one file: DER (".cer"), or PEM with one or more
    ///     certificates.
    ///   - signer: Who must have signed: the App Store, or Xcode's local testing.
    ///   - now: The current time: whatever says that it was signed more than 24 hours later
    ///     is refused. With nil only the certificates' validity limits that. The library never asks the machine for the
    ///     time, so a verifier that lives long is given it by ``at(_:)``.
    /// - Throws: `RootCertificateError` when there are no roots, or one is not a root certificate.
    public init(roots: [[UInt8]], signer: Signer, now: Instant?) throws(RootCertificateError) {
        self.roots = try RootCertificates.read(roots)
        self.signer = signer
        self.now = now
    }

    /// The same verifier at another time. It shares what was remembered, and costs nothing.
    ///
    /// - Parameter now: The moment at which certificates must be valid.
    public func at(_ now: Instant) -> AppStoreSignatureVerifier {
        var verifier = self
        verifier.now = now
        return verifier
    }

    /// The payload of a JWS that the signer signed.
    ///
    /// - Parameter compactJWS: The signed data: three parts in base64url with points between them.
    /// - Throws: `SignatureRejection` with the first fault found, in this order: in the header, in the payload and its
    ///   signed date, in the certificate chain (unreadable, untrusted, not valid then, no chain, a key that may not sign
    ///   this, not the App Store's), in the signature.
    public func verifiedPayload(of compactJWS: String) async throws(SignatureRejection) -> [UInt8] {
        let jws = try CompactJWS(compactJWS)
        let remembered = verifiedChains[jws.headerText]
        let encodedChain = remembered == nil ? try SignedHeader(jws.header()).certificates : []
        let payload = try jws.payload()
        let statement = try SignedStatement(payload)
        try statement.requireSigned(by: now)

        let chain: VerifiedChain
        if let remembered {
            try remembered.requireValidity(at: statement.signedDate)
            chain = remembered
        } else {
            chain = try await CertificateChain(encodedChain).verified(
                for: signer,
                by: roots,
                at: statement.signedDate
            )
        }
        try jws.requireSignature(by: chain.key)
        if signer == .xcodeTesting { try statement.requireXcode() }
        // Only now, for the signature covers the header: only the signer can fill the store.
        if remembered == nil { verifiedChains[jws.headerText] = chain }
        return payload
    }
}
