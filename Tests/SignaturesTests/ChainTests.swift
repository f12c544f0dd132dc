import Crypto
import Foundation
import PaywrightModel
import PaywrightSignatures
import PaywrightValues
import SwiftASN1
import Testing
import TestSupport
import X509

@Suite("Signed data whose certificates are wrong")
struct ChainTests {
    @Test(
        "A chain is an array of one to three certificates in base64",
        arguments: [
            "[]", "null", "{}", #""MIIB""#, "[1]", "[null]", #"["!"]"#, #"["MIIB"]"#, #"[""]"#, #"["","",""]"#,
            #"["MIIB\n"]"#, #"["MI-_"]"#, #"["MIIB","MIIB","MIIB","MIIB"]"#,
        ]
    )
    func unreadable(value: String) async throws {
        let chain = try TestChain()
        let text = try chain.jws { $0.header = #"{"alg":"ES256","x5c":\#(value)}"# }
        await expect(try chain.verifier(), refuses: text, .badCertificateChain, "x5c")
    }

    @Test("No chain at all is refused")
    func missing() async throws {
        let chain = try TestChain()
        let text = try chain.jws { $0.header = #"{"alg":"ES256","jwk":{"kty":"EC"}}"# }
        await expect(try chain.verifier(), refuses: text, .badCertificateChain, "found no \"x5c\"")
    }

    @Test("Another root is not trusted, though its name be the same")
    func untrustedRoot() async throws {
        let verifier = try TestChain().verifier()
        let stranger = try TestChain { $0.root = .init() }
        await expect(verifier, refuses: try stranger.jws(), .untrustedRoot, "\"CN=Test Root\"")
        // The trusted root at the end of a stranger's chain makes it no chain.
        let trusted = try TestChain()
        let mixed = try TestJWS([stranger.leaf, stranger.issuer, trusted.root])
        await expect(
            try trusted.verifier(),
            refuses: try mixed.signed(by: stranger.leafKey),
            .badCertificateChain,
            "not signed by the next"
        )
    }

    @Test("A root that has expired or is a stranger's is told apart")
    func untrustedAndExpired() async throws {
        let verifier = try TestChain().verifier()
        let stranger = try TestChain {
            $0.root = .init()
            $0.leafValidity = TestChain.day(-100)..<TestChain.day(-1)
        }
        await expect(verifier, refuses: try stranger.jws(), .untrustedRoot)
    }

    @Test("The order, the number and the kind of certificates count")
    func order() async throws {
        let chain = try TestChain()
        let verifier = try chain.verifier()
        let (leaf, issuer, root) = (chain.leaf, chain.issuer, chain.root)
        let other = try TestChain()
        let cases: [([Certificate], SignatureRejection.Reason)] = [
            ([issuer, leaf, root], .badCertificateChain), ([root, issuer, leaf], .untrustedRoot),
            ([leaf, root, issuer], .untrustedRoot), ([leaf, leaf, root], .badCertificateChain),
            ([leaf, root, root], .badCertificateChain), ([root, root, root], .badCertificateChain),
            ([leaf, other.issuer, root], .badCertificateChain), ([leaf, root], .badCertificateChain),
            ([leaf, issuer], .untrustedRoot), ([leaf], .untrustedRoot), ([root], .notAnAppStoreCertificate),
            ([leaf, issuer, issuer, root], .badCertificateChain), ([leaf, issuer, root, root], .badCertificateChain),
        ]
        for (certificates, reason) in cases {
            await expect(verifier, refuses: try TestJWS(certificates).signed(by: chain.leafKey), reason)
        }
    }

    @Test("Without Apple's markers it is not the App Store's")
    func markers() async throws {
        let unmarked = try TestChain { $0.hasLeafMarker = false }
        await expect(
            try unmarked.verifier(),
            refuses: try unmarked.jws(),
            .notAnAppStoreCertificate,
            "1.2.840.113635.100.6.11.1 in \"CN=Test Receipt Signing\""
        )
        let unmarkedIssuer = try TestChain { $0.hasIssuerMarker = false }
        await expect(
            try unmarkedIssuer.verifier(),
            refuses: try unmarkedIssuer.jws(),
            .notAnAppStoreCertificate,
            "1.2.840.113635.100.6.2.1 in \"CN=Test Developer Relations\""
        )
    }

    @Test("Whom the root certified directly cannot sign, though both markers be there")
    func shortChain() async throws {
        let key = P256.Signing.PrivateKey()
        let chain = try TestChain()
        var extensions = Certificate.Extensions()
        try extensions.append(TestChain.marker(TestChain.appleLeafMarker))
        try extensions.append(TestChain.marker(TestChain.appleIssuerMarker))
        let leaf = try TestChain.certificate(
            try TestChain.name("Direct"),
            key: Certificate.PrivateKey(key).publicKey,
            by: chain.root.subject,
            Certificate.PrivateKey(TestChain.root.key),
            TestChain.day(-1)..<TestChain.day(1),
            extensions
        )
        let text = try TestJWS([leaf, chain.root]).signed(by: key)
        await expect(try chain.verifier(), refuses: text, .badCertificateChain, "found 2 certificates")
    }

    @Test("Every certificate was valid when the data was signed, to the second")
    func validity() async throws {
        let past = TestChain.day(-10)..<TestChain.day(-1)
        let future = TestChain.day(1)..<TestChain.day(10)
        for validity in [past, future] {
            let words =
                validity == past ? "2023-11-13T22:13:20Z, the data was signed at 2023-11-14T22:13:20Z" : "signed at"
            for (change, name) in [
                ({ (recipe: inout TestChain.Recipe) in recipe.leafValidity = validity }, "Test Receipt Signing"),
                ({ $0.issuerValidity = validity }, "Test Developer Relations"),
                ({ $0.rootValidity = validity }, "Test Root"),
            ] {
                let chain = try TestChain(change)
                await expect(try chain.verifier(), refuses: try chain.jws(), .certificateExpired, words)
                await expect(try chain.verifier(), refuses: try chain.jws(), .certificateExpired, name)
            }
        }
        let chain = try TestChain { $0.leafValidity = TestChain.day(0)..<TestChain.day(1) }
        let end = TestChain.signedDate + 86_400_000
        for (date, isValid) in [
            (TestChain.signedDate - 1, false), (TestChain.signedDate, true), (end + 999, true), (end + 1000, false),
        ] {
            let rejection = try await chain.verifier().rejection(
                of: try chain.jws(payload: #"{"signedDate":\#(date.milliseconds)}"#)
            )
            #expect(rejection?.reason == (isValid ? nil : .certificateExpired))
        }
    }

    @Test("Who may not issue certificates has issued none")
    func issuerIsNoAuthority() async throws {
        let chain = try TestChain { $0.issuerIsAuthority = false }
        let words = "Certificate \"CN=Test Developer Relations\" is not marked as a CA"
        await expect(try chain.verifier(), refuses: try chain.jws(), .badCertificateChain, words)
    }

    @Test("A leaf that another key signed under the issuer's name is no part of the chain")
    func forgedLeaf() async throws {
        let chain = try TestChain { $0.leafSigner = P256.Signing.PrivateKey() }
        await expect(try chain.verifier(), refuses: try chain.jws(), .badCertificateChain, "not signed by the next")
    }

    @Test("A critical extension that nobody knows is refused")
    func criticalExtension() async throws {
        let chain = try TestChain {
            try $0.leafExtensions.append(Certificate.Extension(oid: [1, 2, 3, 4], critical: true, value: [5, 0]))
        }
        await expect(try chain.verifier(), refuses: try chain.jws(), .badCertificateChain, "critical extension")
    }

    @Test("A key that ES256 does not take is refused before any signature")
    func otherKeys() async throws {
        for key in [
            Certificate.PrivateKey(P384.Signing.PrivateKey()), Certificate.PrivateKey(Curve25519.Signing.PrivateKey()),
        ] {
            let chain = try TestChain { $0.leafKey = key }
            await expect(
                try chain.verifier(),
                refuses: try chain.jws(),
                .badCertificateChain,
                "expected a key of P-256"
            )
        }
    }

    @Test("A name in a certificate cannot write lines of its own into a log")
    func names() async throws {
        let chain = try TestChain {
            $0.leafName = "Apple\n\u{202E}error" + String(repeating: "x", count: 500)
            $0.hasLeafMarker = false
        }
        let rejection = try await chain.verifier().rejection(of: try chain.jws())
        let detail = try #require(rejection?.detail)
        #expect(detail.contains("Apple\\u{A}\\u{202E}error") && detail.count < 400)
    }
}
