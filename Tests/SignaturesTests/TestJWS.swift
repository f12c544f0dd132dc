import Crypto
import Foundation
import PaywrightModel
import PaywrightSignatures
import PaywrightValues
import Testing
import TestSupport
import X509

/// Signed data in the making: every part of it can be made wrong.
struct TestJWS {
    static let payload = #"{"transactionId":"1","environment":"Production","signedDate":1700000000000}"#

    var header: String
    var payload: String

    /// A header with ES256 and these certificates.
    init(_ certificates: [Certificate], payload: String = TestJWS.payload) throws {
        self.init(chain: try certificates.map { Data(try $0.der).base64EncodedString() }, payload: payload)
    }

    init(chain: [String], payload: String = TestJWS.payload) {
        header = #"{"alg":"ES256","x5c":[\#(chain.map { "\"\($0)\"" }.joined(separator: ","))]}"#
        self.payload = payload
    }

    /// What is signed.
    var signedText: String { "\(Self.base64URL(header.utf8)).\(Self.base64URL(payload.utf8))" }

    func signed(by key: P256.Signing.PrivateKey) throws -> String {
        signed(with: try key.signature(for: Array(signedText.utf8)).rawRepresentation)
    }

    func signed(with signature: some Sequence<UInt8>) -> String { "\(signedText).\(Self.base64URL(signature))" }

    static func base64URL(_ bytes: some Sequence<UInt8>) -> String {
        var text = Array(Data(bytes).base64EncodedString().utf8)
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "+") { text[index] = UInt8(ascii: "-") }
            if text[index] == UInt8(ascii: "/") { text[index] = UInt8(ascii: "_") }
            index += 1
        }
        while text.last == UInt8(ascii: "=") { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
    }
}

extension TestChain {
    var certificates: [Certificate] { [leaf, issuer, root] }

    /// Signed data with this chain; `change` makes something in it wrong before it is signed.
    func jws(
        payload: String = TestJWS.payload,
        _ change: (inout TestJWS) -> Void = { _ in }
    ) throws -> String {
        var jws = try TestJWS(certificates, payload: payload)
        change(&jws)
        return try jws.signed(by: leafKey)
    }

    /// A verifier that trusts this chain's root.
    func verifier(
        _ signer: AppStoreSignatureVerifier.Signer = .appStore,
        now: Instant? = nil
    ) throws -> AppStoreSignatureVerifier {
        try AppStoreSignatureVerifier(roots: [try root.der], signer: signer, now: now)
    }
}

extension AppStoreSignatureVerifier {
    /// Why signed data is refused; nil if it is accepted.
    func rejection(of text: String) async -> SignatureRejection? {
        do throws(SignatureRejection) {
            _ = try await verifiedPayload(of: text)
            return nil
        } catch {
            return error
        }
    }
}

/// Expects that signed data is refused, for a reason and with words for a person.
func expect(
    _ verifier: AppStoreSignatureVerifier,
    refuses text: String,
    _ reason: SignatureRejection.Reason,
    _ words: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let rejection = await verifier.rejection(of: text)
    #expect(rejection?.reason == reason, "\(String(describing: rejection))", sourceLocation: sourceLocation)
    let detail = rejection?.detail ?? ""
    #expect(!detail.isEmpty && (words.isEmpty || detail.contains(words)), "\(detail)", sourceLocation: sourceLocation)
}
