#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
internal import Crypto
internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues
internal import SwiftASN1
@_spi(FixedExpiryValidationTime) internal import X509

/// The certificates of a JWS, of which nothing is known yet: the signing one first, the root last.
struct CertificateChain {
    private let certificates: [Certificate]

    init(_ encoded: [[UInt8]]) throws(SignatureRejection) {
        var certificates: [Certificate] = []
        for (index, bytes) in encoded.enumerated() {
            guard let certificate = try? Certificate(derEncoded: bytes) else {
                throw SignatureRejection(
                    .badCertificateChain,
                    "certificate \(index + 1) of \(encoded.count) in \"x5c\" is not an X.509 certificate in DER"
                )
            }
            certificates.append(certificate)
        }
        self.certificates = certificates
    }

    /// The chain, once it is known to lead to a root, to have been valid at a time, and to be the signer's.
    func verified(
        for signer: AppStoreSignatureVerifier.Signer,
        by roots: [Certificate],
        at time: Instant
    ) async throws(SignatureRejection) -> VerifiedChain {
        guard let leaf = certificates.first, let root = certificates.last else {
            throw SignatureRejection(.badCertificateChain, "found no certificates")
        }
        guard roots.contains(root) else {
            throw SignatureRejection(
                .untrustedRoot,
                "the chain ends in \(root.name), which is none of the trusted roots"
            )
        }
        let validities = certificates.map(CertificateValidity.init)
        for validity in validities { try validity.require(at: time) }
        try await requirePath(from: leaf, to: root, at: time)
        try leaf.requireMaySignData()
        for authority in certificates.dropFirst() { try authority.requireMaySignCertificates() }
        for certificate in certificates { try certificate.requirePurpose() }
        try signer.requireOwn(certificates)
        guard let key = P256.Signing.PublicKey(leaf.publicKey) else {
            throw SignatureRejection(
                .badCertificateChain,
                "found \(leaf.publicKey) in \(leaf.name), expected a key of P-256, as ES256 needs it"
            )
        }
        return VerifiedChain(key: key, validities: validities)
    }

    /// Throws unless each certificate issued the one before it, by RFC 5280, in the order in which they stand.
    private func requirePath(from leaf: Certificate, to root: Certificate, at time: Instant)
        async throws(SignatureRejection)
    {
        let date = Date(timeIntervalSince1970: Double(CertificateValidity.second(of: time)))
        var verifier = Verifier(rootCertificates: CertificateStore([root])) {
            RFC5280Policy(fixedExpiryValidationTime: date)
            StatedPurposePolicy()
        }
        let others = certificates.dropFirst().dropLast()
        switch await verifier.validate(leaf: leaf, intermediates: CertificateStore(others)) {
        case .validCertificate(let path):
            guard path.elementsEqual(certificates) else {
                throw SignatureRejection(
                    .badCertificateChain,
                    "the certificates in \"x5c\" are not one chain in order, each issued by the next"
                )
            }
        case .couldNotValidate(let failures):
            let fault = failures.first.map { named("\($0.policyFailureReason)") }
            throw SignatureRejection(
                .badCertificateChain,
                "the certificates in \"x5c\" are not a chain from \(leaf.name) to \(root.name): "
                    + (fault ?? "one is not signed by the next, or holds an unknown critical extension")
            )
        }
    }

    /// Words of a policy, with names of certificates instead of all that is in them.
    private func named(_ words: String) -> String {
        let short = certificates.reduce(words) { $0.replacing("\($1)", with: $1.name) }
        return Excerpt.visible(short, maximumLength: Excerpt.longestName)
    }
}

/// Lets a certificate state its purposes as critical (RFC 5280, section 4.2.1.12), which the verifier's own policy takes for an unknown
/// extension. What the purposes leave room for is judged by `requirePurpose`, of every certificate, critical or not.
private struct StatedPurposePolicy: VerifierPolicy {
    let verifyingCriticalExtensions: [ASN1ObjectIdentifier] = [.X509ExtensionID.extendedKeyUsage]

    func chainMeetsPolicyRequirements(chain: UnverifiedCertificateChain) -> PolicyEvaluationResult { .meetsPolicy }
}
