#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
internal import PaywrightJSON
internal import PaywrightModel

/// What the header of a JWS says (RFC 7515, section 4). Of it only the algorithm and the chain are heeded; keys and
/// addresses of keys in it ("jwk", "jku", "x5u", "kid") never are.
struct SignedHeader {
    /// The certificate chain in DER, the signing certificate first.
    let certificates: [[UInt8]]

    /// A signing certificate, the one that issued it, and the root.
    static let longestChain = 3

    init(_ bytes: [UInt8]) throws(SignatureRejection) {
        let header = try JSONObject(of: bytes, "header", limits: JSONLimits(maximumBytes: 1 << 17, maximumDepth: 16))
        guard header["crit"] == nil else {
            throw SignatureRejection(.malformed, "found \"crit\" in the header: it demands unknown extensions")
        }
        guard let algorithm = header["alg"]?.stringValue else {
            let found = header["alg"].map { "\($0.kindName) as" } ?? "no"
            throw SignatureRejection(.algorithmNotAllowed, "found \(found) \"alg\" in the header, expected \"ES256\"")
        }
        // By scalars: to String, letters with a mark on them could equal others.
        guard algorithm.utf8.elementsEqual("ES256".utf8) else {
            throw SignatureRejection(
                .algorithmNotAllowed,
                "found \(Excerpt.quoted(algorithm)) as \"alg\" in the header, expected \"ES256\""
            )
        }
        certificates = try Self.certificates(header["x5c"])
    }

    private static func certificates(_ value: JSONValue?) throws(SignatureRejection) -> [[UInt8]] {
        guard let elements = value?.arrayValue else {
            let found = value?.kindName ?? "no"
            throw SignatureRejection(.badCertificateChain, "found \(found) \"x5c\" in the header, expected an array")
        }
        guard (1...longestChain).contains(elements.count) else {
            throw SignatureRejection(
                .badCertificateChain,
                "found \(elements.count) certificates in \"x5c\", expected at most \(longestChain) and at least one"
            )
        }
        var certificates: [[UInt8]] = []
        for (index, element) in elements.enumerated() {
            guard let text = element.stringValue, let bytes = Data(base64Encoded: text) else {
                throw SignatureRejection(
                    .badCertificateChain,
                    "certificate \(index + 1) of \(elements.count) in \"x5c\" is not a string of base64"
                )
            }
            certificates.append(Array(bytes))
        }
        return certificates
    }
}

extension JSONObject {
    /// A part of a JWS; throws `malformed` unless it is an object that says everything once (RFC 7515, section 4): of two
    /// members with one name, readers do not agree which counts.
    init(of bytes: [UInt8], _ part: String, limits: JSONLimits) throws(SignatureRejection) {
        let document: JSONDocument
        do {
            document = try JSONDocument(parsing: bytes, limits: limits)
        } catch {
            throw SignatureRejection(.malformed, "found a \(part) that is not JSON: \(error)")
        }
        guard let object = document.root.objectValue else {
            throw SignatureRejection(.malformed, "found \(document.root.kindName) as \(part), expected an object")
        }
        if let repeated = object.duplicates.first {
            throw SignatureRejection(.malformed, "found \(Excerpt.quoted(repeated.name)) more than once in the \(part)")
        }
        self = object
    }
}
