import Foundation
import PaywrightModel
import PaywrightSignatures
import PaywrightValues
import SwiftASN1
import Testing
import TestSupport
import X509

@Suite("Signed data that is right")
struct AcceptanceTests {
    @Test("The payload comes back byte for byte, every time")
    func payload() async throws {
        let chain = try TestChain()
        let verifier = try chain.verifier()
        let text = try chain.jws()
        for _ in 0..<3 {
            #expect(try await verifier.verifiedPayload(of: text) == Array(TestJWS.payload.utf8))
        }
    }

    @Test(
        "The signed date is read from transactions and app transactions, with fractions of milliseconds",
        arguments: [
            #"{"signedDate":1700000000000}"#, #"{"signedDate":1700000000000.485}"#, #"{"signedDate":1.7e12}"#,
            #"{"receiptCreationDate":1700000000000.447}"#,
            #"{"receiptCreationDate":0,"signedDate":1700000000000}"#,
        ]
    )
    func dates(payload: String) async throws {
        let chain = try TestChain()
        #expect(try await chain.verifier().rejection(of: try chain.jws(payload: payload)) == nil)
    }

    @Test("Roots are DER or PEM, several, and several in one file")
    func roots() async throws {
        let chain = try TestChain()
        let other = try TestChain { $0.root = .init(name: "Other Root") }
        let pem = try [other.root, chain.root].map { try $0.serializeAsPEM().pemString + "\n" }
        for roots in [
            [try chain.root.der], [try other.root.der, try chain.root.der], pem.map { Array($0.utf8) },
            [Array(pem.joined(separator: "A comment\n").utf8)],
            [Array(pem.joined().replacing("\n", with: "\r\n").utf8)],
        ] {
            let verifier = try AppStoreSignatureVerifier(roots: roots, signer: .appStore, now: nil)
            #expect(await verifier.rejection(of: try chain.jws()) == nil)
        }
    }

    @Test("Other members of the header are not heeded, in any order")
    func otherHeaderMembers() async throws {
        let chain = try TestChain()
        let text = try chain.jws {
            $0.header = $0.header.replacing("{", with: #"{"typ":"JWT","kid":"1","jku":"https://example.com","#)
        }
        #expect(try await chain.verifier().rejection(of: text) == nil)
    }

    @Test("What is remembered of a chain changes no verdict")
    func remembered() async throws {
        let chain = try TestChain()
        let verifier = try chain.verifier()
        #expect(await verifier.rejection(of: try chain.jws()) == nil)
        let late = #"{"signedDate":\#((TestChain.signedDate + 101 * 86_400_000).milliseconds)}"#
        await expect(verifier, refuses: try chain.jws(payload: late), .certificateExpired, "Test Receipt Signing")
        let swapped = try chain.jws().split(separator: ".").map(String.init)
        let other = TestJWS.base64URL(#"{"transactionId":"2","signedDate":1700000000000}"#.utf8)
        await expect(verifier, refuses: "\(swapped[0]).\(other).\(swapped[2])", .badSignature)
        #expect(await verifier.rejection(of: try chain.jws(payload: #"{"signedDate":1699999999999}"#)) == nil)

        let stranger = try TestChain { $0.root = .init() }
        await expect(verifier, refuses: try stranger.jws(), .untrustedRoot)
    }

    @Test("More chains than are remembered are verified all the same, also at once")
    func manyChains() async throws {
        let chains = try (0..<70).map { _ in try TestChain() }
        let verifier = try AppStoreSignatureVerifier(
            roots: try chains.map { try $0.root.der },
            signer: .appStore,
            now: nil
        )
        for _ in 0..<2 {
            let refused = try await withThrowingTaskGroup { group in
                for chain in chains { group.addTask { await verifier.rejection(of: try chain.jws()) } }
                return try await group.reduce(into: 0) { $0 += $1 == nil ? 0 : 1 }
            }
            #expect(refused == 0)
        }
    }
}
