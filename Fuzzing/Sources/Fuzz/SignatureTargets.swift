import Crypto
import Foundation
import PaywrightModel
import PaywrightSignatures
import X509

/// Signed data: nothing but what the key of the one right chain has signed is verified.
extension FuzzTarget {
    /// After a byte that chooses: the text of signed data, its header, or its payload; header and payload are signed by the
    /// right key.
    static let jws = FuzzTarget(name: "jws") { bytes in
        guard let choice = bytes.first else { return }
        let rest = Array(bytes.dropFirst())
        switch choice % 3 {
        case 0:
            let text = String(decoding: rest, as: UTF8.self)
            guard let payload = verified(text) else { return }
            require(payload == SignedFixture.payload, "data that was never signed is verified")
        case 1:
            guard verified(SignedFixture.signed(header: rest, payload: SignedFixture.payload)) != nil else { return }
            // Whatever else it says, the algorithm and the chain stand in it.
            let header = String(decoding: rest, as: UTF8.self)
            require(header.contains("ES256"), "another algorithm is verified")
        default:
            let signed = SignedFixture.signed(header: SignedFixture.header(SignedFixture.chain), payload: rest)
            let payload = verified(signed)
            require(payload == nil || payload == rest, "another payload than the signed one")
        }
    }

    /// Certificates with bytes changed: each change is the number of a certificate, a place, and a byte. A chain is verified
    /// only where nothing changed that is signed.
    static let chain = FuzzTarget(name: "chain") { bytes in
        var chain = SignedFixture.chain
        var start = 0
        while start + 4 <= bytes.count {
            let certificate = Int(bytes[start]) % chain.count
            let place = (Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])) % chain[certificate].count
            chain[certificate][place] = bytes[start + 3]
            start += 4
        }
        let isRight = chain == SignedFixture.chain
        let isAsSigned = zip(chain, SignedFixture.chain).prefix(2).allSatisfy { signedPart($0) == signedPart($1) }
        let header = SignedFixture.header(chain)
        let payload = verified(SignedFixture.signed(header: header, payload: SignedFixture.payload))
        // The root of the header does not count: the one that is trusted does. A signature has several encodings.
        require(payload == nil || isAsSigned, "a changed chain is verified")
        require(payload != nil || !isRight, "the right chain is refused")
    }

    /// What the signature of a certificate in DER covers: its first element, after the header of the whole.
    private static func signedPart(_ certificate: [UInt8]) -> ArraySlice<UInt8> {
        let start = 4
        guard certificate.count > start + 3 else { return certificate[...] }
        let isLong = certificate[start + 1] == 0x82
        let length =
            isLong ? Int(certificate[start + 2]) << 8 | Int(certificate[start + 3]) : Int(certificate[start + 2])
        return certificate[start..<min(certificate.count, start + (isLong ? 4 : 3) + length)]
    }

    private static func verified(_ text: String) -> [UInt8]? {
        wait { try? await SignedFixture.verifier.verifiedPayload(of: text) }
    }
}

/// A chain as the App Store's, of fixed keys, and what it signs.
enum SignedFixture {
    static let payload = Array(#"{"transactionId":"1","environment":"Production","signedDate":1700000000000}"#.utf8)
    private static let rootKey = FuzzWords.made { try P256.Signing.PrivateKey(rawRepresentation: key(1)) }
    private static let issuerKey = FuzzWords.made { try P256.Signing.PrivateKey(rawRepresentation: key(2)) }
    private static let leafKey = FuzzWords.made { try P256.Signing.PrivateKey(rawRepresentation: key(3)) }

    /// The signing certificate, the one that issued it, and the root, in DER.
    static let chain: [[UInt8]] = FuzzWords.made {
        let root = try DistinguishedName { CommonName("Fuzzing Root") }
        let issuer = try DistinguishedName { CommonName("Fuzzing Issuer") }
        let leaf = try DistinguishedName { CommonName("Fuzzing Signer") }
        let marks: [Certificate.Extension] = [
            .init(oid: [1, 2, 840, 113_635, 100, 6, 11, 1], critical: false, value: [0x05, 0x00]),
            .init(oid: [1, 2, 840, 113_635, 100, 6, 2, 1], critical: false, value: [0x05, 0x00]),
        ]
        return [
            try certificate(leaf, leafKey, by: issuer, issuerKey, Certificate.Extensions { marks[0] }),
            try certificate(
                issuer,
                issuerKey,
                by: root,
                rootKey,
                Certificate.Extensions {
                    Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                    marks[1]
                }
            ),
            try certificate(
                root,
                rootKey,
                by: root,
                rootKey,
                Certificate.Extensions { Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil)) }
            ),
        ]
    }

    static let verifier = FuzzWords.made {
        try AppStoreSignatureVerifier(roots: [chain[2]], signer: .appStore, now: FuzzWords.now)
    }

    static func header(_ chain: [[UInt8]]) -> [UInt8] {
        let texts = chain.map { "\"\(Data($0).base64EncodedString())\"" }.joined(separator: ",")
        return Array(#"{"alg":"ES256","x5c":[\#(texts)]}"#.utf8)
    }

    static func signed(header: [UInt8], payload: [UInt8]) -> String {
        let text = "\(base64URL(header)).\(base64URL(payload))"
        let signature = FuzzWords.made { try leafKey.signature(for: Array(text.utf8)) }
        return "\(text).\(base64URL(Array(signature.rawRepresentation)))"
    }

    private static func base64URL(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    private static func key(_ number: UInt8) -> [UInt8] { [UInt8](repeating: 0, count: 31) + [number] }

    private static func certificate(
        _ subject: DistinguishedName,
        _ key: P256.Signing.PrivateKey,
        by issuer: DistinguishedName,
        _ issuerKey: P256.Signing.PrivateKey,
        _ extensions: Certificate.Extensions
    ) throws -> [UInt8] {
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(bytes: [1]),
            publicKey: Certificate.PrivateKey(key).publicKey,
            notValidBefore: Date(timeIntervalSince1970: 1_600_000_000),
            notValidAfter: Date(timeIntervalSince1970: 1_900_000_000),
            issuer: issuer,
            subject: subject,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: extensions,
            issuerPrivateKey: Certificate.PrivateKey(issuerKey)
        )
        return Array(try certificate.serializeAsPEM().derBytes)
    }
}
