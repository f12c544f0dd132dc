/// Signed data in compact form, taken apart: header, payload and signature in base64url without padding (RFC 7515,
/// section 7.1). Reading without a look at the signature takes it apart as strictly as verifying does.
package struct CompactJWS: Sendable {
    /// The header, still in base64url.
    package let headerText: [UInt8]
    /// What is signed: header, point and payload, as they stand (RFC 7515, section 5.2).
    package let signedText: ArraySlice<UInt8>

    private let payloadText: ArraySlice<UInt8>
    private let signatureText: ArraySlice<UInt8>

    /// Throws `malformed` for anything but three parts.
    package init(_ text: String) throws(SignatureRejection) {
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

    /// Whether a text means to be signed data: base64url and points, beginning as an object in base64 does ("eyJ" is
    /// `{"`). One cut short still does, so that it is refused as what it is.
    package static func looksSigned(_ text: String) -> Bool {
        let bytes = text.utf8
        // Nearly every text begins otherwise, which is seen fastest in its storage.
        let beginsOtherwise = bytes.withContiguousStorageIfAvailable { $0.first != UInt8(ascii: "e") }
        return beginsOtherwise != true && bytes.starts(with: "eyJ".utf8)
            && bytes.allSatisfy { $0 == UInt8(ascii: ".") || Base64URL.value(of: $0) != nil }
    }

    package func header() throws(SignatureRejection) -> [UInt8] { try decoded(headerText[...], "header") }

    package func payload() throws(SignatureRejection) -> [UInt8] { try decoded(payloadText, "payload") }

    package func signature() throws(SignatureRejection) -> [UInt8] { try decoded(signatureText, "signature") }

    private func decoded(_ text: ArraySlice<UInt8>, _ part: String) throws(SignatureRejection) -> [UInt8] {
        guard let bytes = Base64URL.decode(text), !bytes.isEmpty else {
            let found = text.isEmpty ? "an empty \(part)" : "a \(part) that is not base64url, or is cut short"
            throw SignatureRejection(.malformed, "found \(found)")
        }
        return bytes
    }
}
