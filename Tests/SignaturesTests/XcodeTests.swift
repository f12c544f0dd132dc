import Crypto
import Foundation
import PaywrightModel
import PaywrightSignatures
import Testing
import X509

@Suite("Data that Xcode signs for local testing")
struct XcodeTests {
    /// What Xcode signed for Apple's sample Backyard Birds, from the App Store Server Library.
    static let samples = ["transaction", "renewal-info", "app-transaction"]

    private func sample(_ name: String) throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let bytes = try Data(contentsOf: folder.appending(path: "Fixtures/xcode-signed-\(name)"))
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined()
    }

    /// The certificate in a sample's header.
    private func certificate(_ text: String) throws -> [UInt8] {
        let encoded = try #require(text.split(separator: ".").first).replacing("_", with: "/").replacing("-", with: "+")
        let padded = encoded + String(repeating: "=", count: (4 - encoded.utf8.count % 4) % 4)
        struct Header: Decodable { let x5c: [Data] }
        let header = try JSONDecoder().decode(Header.self, from: #require(Data(base64Encoded: String(padded))))
        return Array(try #require(header.x5c.first))
    }

    @Test("Real data is accepted by who asks for it and names its certificate", arguments: samples)
    func real(name: String) async throws {
        let text = try sample(name)
        let root = try certificate(text)
        let verifier = try AppStoreSignatureVerifier(roots: [root], signer: .xcodeTesting, now: nil)
        let payload = try await verifier.verifiedPayload(of: text)
        #expect(String(decoding: payload, as: UTF8.self).contains("\"Xcode\""))
        #expect(await verifier.rejection(of: text) == nil)

        let production = try AppStoreSignatureVerifier(roots: [root], signer: .appStore, now: nil)
        await expect(production, refuses: text, .notAnAppStoreCertificate, "StoreKit Testing in Xcode")
        let other = try AppStoreSignatureVerifier(
            roots: [try TestChain().root.der],
            signer: .xcodeTesting,
            now: nil
        )
        await expect(other, refuses: text, .untrustedRoot, "StoreKit Testing in Xcode")
        let parts = text.split(separator: ".")
        let swapped = try sample(name == "transaction" ? "renewal-info" : "transaction").split(separator: ".")
        await expect(verifier, refuses: "\(parts[0]).\(swapped[1]).\(parts[2])", .badSignature)
    }

    @Test("A certificate for testing signs only what says that it is Xcode's")
    func environment() async throws {
        let key = P256.Signing.PrivateKey()
        let wrapped = Certificate.PrivateKey(key)
        let name = try TestChain.name("StoreKit Testing in Xcode")
        let certificate = try TestChain.certificate(
            name,
            key: wrapped.publicKey,
            by: name,
            wrapped,
            TestChain.day(-1)..<TestChain.day(1),
            try Certificate.Extensions { Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0)) }
        )
        let verifier = try AppStoreSignatureVerifier(roots: [try certificate.der], signer: .xcodeTesting, now: nil)
        func text(_ environment: String) throws -> String {
            try TestJWS([certificate], payload: #"{"signedDate":1700000000000\#(environment)}"#).signed(by: key)
        }
        for accepted in [#","environment":"Xcode""#, #","receiptType":"Xcode""#] {
            #expect(await verifier.rejection(of: try text(accepted)) == nil)
        }
        for refused in ["", #","environment":"Production""#, #","environment":"Sandbox","receiptType":"Xcode""#] {
            await expect(verifier, refuses: try text(refused), .notAnAppStoreCertificate, "expected \"Xcode\"")
        }
    }

    @Test("Who asks for Xcode's data does not accept the App Store's")
    func appStoreChain() async throws {
        let chain = try TestChain()
        await expect(try chain.verifier(.xcodeTesting), refuses: try chain.jws(), .badCertificateChain, "found 3")
    }
}
