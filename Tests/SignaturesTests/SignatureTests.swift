import Crypto
import Foundation
import PaywrightModel
import PaywrightSignatures
import Testing

@Suite("Signed data whose signature is wrong")
struct SignatureTests {
    @Test("A payload or a header of other data is refused")
    func swapped() async throws {
        let chain = try TestChain()
        let verifier = try chain.verifier()
        let one = try chain.jws().split(separator: ".")
        let two = try chain.jws(payload: #"{"transactionId":"2","signedDate":1700000000000}"#).split(separator: ".")
        let other = try chain.jws { $0.header = $0.header.replacing("{", with: #"{"typ":"JWT","#) }.split(
            separator: "."
        )
        for parts in [[one[0], two[1], one[2]], [one[0], one[1], two[2]], [other[0], one[1], one[2]]] {
            await expect(verifier, refuses: parts.joined(separator: "."), .badSignature, "something was changed")
        }
    }

    @Test("Another key than the certificate's cannot sign")
    func otherKey() async throws {
        let chain = try TestChain()
        let text = try TestJWS(chain.certificates).signed(by: P256.Signing.PrivateKey())
        await expect(try chain.verifier(), refuses: text, .badSignature)
        await expect(
            try chain.verifier(),
            refuses: try TestJWS(chain.certificates).signed(by: try TestChain().leafKey),
            .badSignature
        )
    }

    @Test("A signature is r and s in 64 bytes")
    func form() async throws {
        let chain = try TestChain()
        let jws = try TestJWS(chain.certificates)
        let signature = try chain.leafKey.signature(for: Array(jws.signedText.utf8))
        let raw = Array(signature.rawRepresentation)
        for bytes in [Array(signature.derRepresentation), raw + [0], [0] + raw, raw.dropLast(), [0]] as [[UInt8]] {
            await expect(try chain.verifier(), refuses: jws.signed(with: bytes), .badSignature, "expected 64: r and s")
        }
        let order: [UInt8] = [
            0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xBC, 0xE6, 0xFA, 0xAD,
            0xA7, 0x17, 0x9E, 0x84, 0xF3, 0xB9, 0xCA, 0xC2, 0xFC, 0x63, 0x25, 0x51,
        ]
        let zero = [UInt8](repeating: 0, count: 32)
        // Zeros for r and s passed in libraries that did not check their range (CVE-2022-21449).
        for bytes in [zero + zero, order + order, zero + order, raw.prefix(32) + zero, raw.suffix(32) + raw.prefix(32)]
        {
            await expect(try chain.verifier(), refuses: jws.signed(with: bytes), .badSignature)
        }
    }
}
