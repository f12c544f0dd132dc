internal import Crypto
internal import StoreModel

/// The three parts of a JWS in compact form, as bytes of its text.
struct SignedParts {
    /// The header, still in base64url.
    let headerText: [UInt8]

    private let payloadText: ArraySlice<UInt8>
    private let signatureText: ArraySlice<UInt8>
    /// What is signed: header, point and payload, as they stand (RFC 7515, section 5.2).
    private let signedText: ArraySlice<UInt8>

    init(_ text: String) throws(SignatureRejection) {
        let bytes = Array(text.utf8)
        let points = bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }
        guard points.count == 2 else {
            throw SignatureRejection(
                .malformed,
                "found \(points.count + 1) parts, expected header, payload and signature"
            )
        }
        headerText = Array(bytes[..<points[0]])
        payloadText = bytes[(points[0] + 1)..<points[1]]
        signatureText = bytes[(points[1] + 1)...]
        signedText = bytes[..<points[1]]
    }

    func header() throws(SignatureRejection) -> [UInt8] { try decoded(headerText[...], "header") }

    func payload() throws(SignatureRejection) -> [UInt8] { try decoded(payloadText, "payload") }

    /// Throws unless the signature is by this key's owner: r and s, 32 bytes each (RFC 7518, section 3.4).
    func requireSignature(by key: P256.Signing.PublicKey) throws(SignatureRejection) {
        let bytes = try decoded(signatureText, "signature")
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

    private func decoded(_ text: ArraySlice<UInt8>, _ part: String) throws(SignatureRejection) -> [UInt8] {
        guard let bytes = Base64URL.decode(text), !bytes.isEmpty else {
            let found = text.isEmpty ? "an empty \(part)" : "a \(part) that is not base64url, or is cut short"
            throw SignatureRejection(.malformed, "found \(found)")
        }
        return bytes
    }
}
