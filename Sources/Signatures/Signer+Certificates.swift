internal import PaywrightModel
internal import SwiftASN1
internal import X509

extension AppStoreSignatureVerifier.Signer {
    /// Apple's "Mac App Store Receipt Signing", in the certificate that signs.
    private static let leafMarker: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 11, 1]
    /// Apple's "Worldwide Developer Relations", in the certificate that issued it.
    private static let issuerMarker: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 2, 1]

    /// Throws unless a chain, which leads to a trusted root, is one this signer signs with.
    func requireOwn(_ chain: [Certificate]) throws(SignatureRejection) {
        switch self {
        case .appStore:
            try requireMarker(Self.leafMarker, in: chain.first)
            if let leaf = chain.first { try requireNoAuthority(leaf) }
            // Apple's chain is never shorter: without this, a signer that the root itself certified could sign.
            guard chain.count == 3 else {
                throw lengthFault(chain, expected: "signing certificate, its issuer and root")
            }
            try requireMarker(Self.issuerMarker, in: chain[1])
        case .xcodeTesting:
            guard chain.count == 1 else { throw lengthFault(chain, expected: "the one that Xcode signed itself") }
        }
    }

    /// The store signs with a certificate that may issue no other; one that cannot be read may be anything's.
    private func requireNoAuthority(_ leaf: Certificate) throws(SignatureRejection) {
        switch leaf.extensions[oid: .X509ExtensionID.basicConstraints].map({ try? BasicConstraints($0) }) {
        case nil, .notCertificateAuthority??: return
        default:
            throw SignatureRejection(
                .notAnAppStoreCertificate,
                "found \(leaf.name), an authority's certificate, expected one that may only sign data"
            )
        }
    }

    private func requireMarker(
        _ marker: ASN1ObjectIdentifier,
        in certificate: Certificate?
    ) throws(SignatureRejection) {
        guard let certificate, certificate.extensions[oid: marker] != nil else {
            throw SignatureRejection(
                .notAnAppStoreCertificate,
                "found no extension \(marker) in \(certificate?.name ?? "the chain"), by which Apple marks it"
            )
        }
    }

    private func lengthFault(_ chain: [Certificate], expected: String) -> SignatureRejection {
        SignatureRejection(.badCertificateChain, "found \(chain.count) certificates in \"x5c\", expected \(expected)")
    }
}
