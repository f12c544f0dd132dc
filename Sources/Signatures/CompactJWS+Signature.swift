internal import Crypto
internal import PaywrightModel

extension CompactJWS {
    /// Throws unless the signature is by this key's owner: r and s, 32 bytes each (RFC 7518, section 3.4).
    func requireSignature(by key: P256.Signing.PublicKey) throws(SignatureRejection) {
        let bytes = try signature()
        guard bytes.count == 64, let signature = try? P256.Signing.ECDSASignature(rawRepresentation: bytes) else {
            throw SignatureRejection(
                .badSignature,
                "found a signature of \(bytes.count) bytes, expected 64: r and s of ES256, not in DER"
            )
        }
        guard key.isValidSignature(signature, for: signedText) else {
            throw SignatureRejection(
                .badSignature,
                "the signature is not the certificate's for this header and payload: something was changed"
            )
        }
    }
}
