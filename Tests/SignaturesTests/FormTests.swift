import Crypto
import Foundation
import PaywrightModel
import PaywrightSignatures
import PaywrightValues
import Testing
import TestSupport

@Suite("Signed data whose form or algorithm is wrong")
struct FormTests {
    @Test(
        "Whatever is not three parts is malformed",
        arguments: [
            "", ".", "..", "...", "a", "a.b", "a.b.c.d", ".e30.e30", "🔑.🔑.🔑",
            "\u{0}.\u{0}.\u{0}",
        ]
    )
    func parts(text: String) async throws {
        await expect(try TestChain().verifier(), refuses: text, .malformed)
    }

    @Test("An empty payload and an empty signature are malformed")
    func empty() async throws {
        let chain = try TestChain()
        let parts = try chain.jws().split(separator: ".")
        await expect(try chain.verifier(), refuses: "\(parts[0])..\(parts[2])", .malformed, "an empty payload")
        await expect(try chain.verifier(), refuses: "\(parts[0]).\(parts[1]).", .malformed, "an empty signature")
    }

    @Test("Every beginning of signed data is refused")
    func truncated() async throws {
        let chain = try TestChain()
        let verifier = try chain.verifier()
        let text = try chain.jws()
        #expect(await verifier.rejection(of: text) == nil)
        let bytes = Array(text.utf8)
        let lastPoint = try #require(bytes.lastIndex(of: UInt8(ascii: ".")))
        for length in bytes.indices {
            let rejection = await verifier.rejection(of: String(decoding: bytes[..<length], as: UTF8.self))
            let isInSignature = length > lastPoint
            #expect(rejection?.reason == .malformed || (isInSignature && rejection?.reason == .badSignature))
        }
    }

    @Test("Base64url has no padding, no other alphabet, no white space, and one spelling for all bytes")
    func base64URL() async throws {
        let chain = try TestChain()
        let verifier = try chain.verifier()
        let text = try chain.jws()
        #expect(await verifier.rejection(of: text) == nil)
        for wrong in [text + "=", text + "==", text + "\n", " " + text, text + "+", text + "/", text + "é"] {
            await expect(verifier, refuses: wrong, .malformed)
        }
        await expect(verifier, refuses: text + "A", .badSignature, "65 bytes")
        // 64 bytes take 86 characters, the last of which holds four bits that no byte takes.
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        let last = try #require(text.last.flatMap(alphabet.firstIndex))
        for bits in 1..<16 {
            await expect(verifier, refuses: text.dropLast() + String(alphabet[last ^ bits]), .malformed)
        }
    }

    @Test(
        "No algorithm but ES256 is allowed",
        arguments: [
            #""none""#, #""None""#, #""HS256""#, #""RS256""#, #""ES384""#, #""es256""#, #""ES256 ""#, #""ES256\u0000""#,
            #""ES256\u0301""#, #""""#, "null", "256", #"["ES256"]"#,
        ]
    )
    func algorithms(value: String) async throws {
        let chain = try TestChain()
        let text = try chain.jws { $0.header = $0.header.replacing(#""ES256""#, with: value) }
        await expect(try chain.verifier(), refuses: text, .algorithmNotAllowed, "expected \"ES256\"")
    }

    @Test("No algorithm at all, and none with an empty signature, are refused")
    func noAlgorithm() async throws {
        let chain = try TestChain()
        let text = try chain.jws { $0.header = $0.header.replacing(#""alg":"ES256","#, with: "") }
        await expect(try chain.verifier(), refuses: text, .algorithmNotAllowed, "found no \"alg\"")
        var none = try TestJWS(chain.certificates)
        none.header = none.header.replacing("ES256", with: "none")
        await expect(try chain.verifier(), refuses: none.signed(with: []), .algorithmNotAllowed, "\"none\"")
    }

    @Test("HS256 with the public key as its secret is refused")
    func keyConfusion() async throws {
        let chain = try TestChain()
        var jws = try TestJWS(chain.certificates)
        jws.header = jws.header.replacing("ES256", with: "HS256")
        for secret in [chain.leafKey.publicKey.derRepresentation, Data(chain.leafKey.publicKey.pemRepresentation.utf8)]
        {
            let code = HMAC<SHA256>.authenticationCode(
                for: Array(jws.signedText.utf8),
                using: SymmetricKey(data: secret)
            )
            await expect(try chain.verifier(), refuses: jws.signed(with: code), .algorithmNotAllowed, "\"HS256\"")
        }
    }

    @Test(
        "A header is one JSON object that says everything once and demands nothing else",
        arguments: [
            "[]", "null", "{", "{}x", #"{"alg":"ES256","#, "\u{FEFF}\u{FEFF}{}",
            #"{"alg":"none","alg":"ES256","x5c":[]}"#, #"{"alg":"ES256","\u0061lg":"ES256","x5c":[]}"#,
            #"{"alg":"ES256","x5c":[],"x5c":[]}"#, #"{"alg":"ES256","crit":["exp"],"x5c":[]}"#,
        ]
    )
    func headers(header: String) async throws {
        let chain = try TestChain()
        await expect(try chain.verifier(), refuses: try chain.jws { $0.header = header }, .malformed)
    }

    @Test("A header too large to be one, or nested without end, is malformed")
    func hugeHeaders() async throws {
        let chain = try TestChain()
        for filling in [String(repeating: " ", count: 1 << 18), String(repeating: "[", count: 100_000)] {
            await expect(try chain.verifier(), refuses: try chain.jws { $0.header = filling + "{}" }, .malformed)
        }
    }

    @Test(
        "A payload is a JSON object that says everything once",
        arguments: ["[1]", "{", #"{"signedDate":1,"signedDate":2}"#]
    )
    func payloads(payload: String) async throws {
        let chain = try TestChain()
        await expect(try chain.verifier(), refuses: try chain.jws(payload: payload), .malformed, "payload")
    }

    @Test(
        "A payload says when it was signed, in milliseconds",
        arguments: [
            "{}", #"{"signedDate":"1700000000000"}"#, #"{"signedDate":null}"#, #"{"signedDate":-1}"#,
            #"{"signedDate":1e400}"#, #"{"signedDate":253402300800000}"#, #"{"receiptCreationDate":true}"#,
            #"{"signedDate":"","receiptCreationDate":1700000000000}"#, #"{"signeddate":1700000000000}"#,
            #"{"data":{"signedDate":1700000000000}}"#,
        ]
    )
    func signedDates(payload: String) async throws {
        let chain = try TestChain()
        await expect(try chain.verifier(), refuses: try chain.jws(payload: payload), .badSignedDate, "Date\"")
    }

    @Test("What was signed more than 24 hours after now is refused")
    func future() async throws {
        let chain = try TestChain()
        let text = try chain.jws()
        let day: Int64 = 86_400_000
        let verifier = try chain.verifier(now: TestChain.signedDate - day)
        #expect(await verifier.rejection(of: text) == nil)
        let earlier = verifier.at(TestChain.signedDate - day - 1)
        await expect(earlier, refuses: text, .badSignedDate, "2023-11-14T22:13:20Z, more than 24 hours after now")
        await expect(verifier.at(.distantPast), refuses: text, .badSignedDate)
        for now in [TestChain.signedDate, .distantFuture] { #expect(await verifier.at(now).rejection(of: text) == nil) }
    }
}
