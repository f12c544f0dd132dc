#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
internal import StoreModel

/// The shape of signed data: header, payload and signature in base64url without padding (RFC 7515, section 7.1).
enum CompactJWS {
    /// Whether a text means to be signed data: base64url and points, beginning as an object in base64 does ("eyJ" is
    /// `{"`). One cut short still does, so that it is refused as what it is.
    static func looksSigned(_ text: String) -> Bool {
        let bytes = text.utf8
        return bytes.starts(with: "eyJ".utf8) && bytes.allSatisfy { $0 == UInt8(ascii: ".") || isBase64URL($0) }
    }

    /// The payload, read without a look at the signature.
    static func payload(of text: String) throws(SignatureRejection) -> [UInt8] {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else {
            throw SignatureRejection(.malformed, "found \(parts.count) parts, expected header, payload and signature")
        }
        var base64 = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/")
        base64 += String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
        guard let payload = Data(base64Encoded: base64), !payload.isEmpty else {
            throw SignatureRejection(.malformed, "found a payload that is not base64url")
        }
        return Array(payload)
    }

    private static func isBase64URL(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
