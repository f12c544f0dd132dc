import Crypto
import Foundation
import PaywrightModel
import PaywrightSignatures
import SwiftASN1
import TestSupport
import Testing
import X509

@Suite("Signed data whose certificates say what their keys may do")
struct KeyUsageTests {
    /// No extension, none of the bits, each alone, each together with the one looked for, all; and values that are none.
    private static func usages(around bit: TestKeyUsage.Bit) -> [TestKeyUsage] {
        let sets: [[TestKeyUsage.Bit]] =
            [[], TestKeyUsage.Bit.allCases] + TestKeyUsage.Bit.allCases.map { [$0] }
            + TestKeyUsage.Bit.allCases.filter { $0 != bit }.map { [bit, $0] }
        let stated: [TestKeyUsage] = sets.flatMap {
            [.stated($0, isCritical: true), .stated($0, isCritical: false)]
        }
        let bytes: [[UInt8]] = [[], [3], [3, 1], [3, 2, 9, 0x80], [3, 4, 0, 0x84, 0, 0], [5, 0], [4, 1, 0x84]]
        let unreadable: [TestKeyUsage] = bytes.map { .unreadable($0) }
        return Sweep.some(18, of: [TestKeyUsage.absent] + stated + unreadable)
    }

    @Test("What signs has digitalSignature in its key usage, or states none")
    func leaf() async throws {
        for usage in Self.usages(around: .digitalSignature) {
            let chain = try TestChain { $0.leafKeyUsage = usage }
            await check(chain, isAllowed: usage.allows(.digitalSignature), "Test Receipt Signing", "\(usage)")
        }
    }

    @Test("What issues has keyCertSign in its key usage, or states none", arguments: ["issuer", "root"])
    func authority(place: String) async throws {
        for usage in Self.usages(around: .keyCertSign) {
            let chain = try TestChain {
                if place == "root" { $0.rootKeyUsage = usage } else { $0.issuerKeyUsage = usage }
            }
            let name = place == "root" ? "Test Root" : "Test Developer Relations"
            await check(chain, isAllowed: usage.allows(.keyCertSign), name, "\(usage)")
        }
    }

    @Test("One certificate that may not is enough, whatever the others may")
    func combinations() async throws {
        let both: [TestKeyUsage.Bit] = [.digitalSignature, .keyCertSign]
        let usages: [TestKeyUsage] = [
            .absent, .stated([.digitalSignature], isCritical: true), .stated([.keyCertSign], isCritical: true),
            .stated(both, isCritical: false), .stated([.cRLSign], isCritical: false),
        ]
        let chains = usages.flatMap { leaf in
            usages.flatMap { issuer in usages.map { root in (leaf, issuer, root) } }
        }
        for (leaf, issuer, root) in Sweep.some(42, of: chains) {
            let chain = try TestChain {
                ($0.leafKeyUsage, $0.issuerKeyUsage, $0.rootKeyUsage) = (leaf, issuer, root)
            }
            let isAllowed = leaf.allows(.digitalSignature) && issuer.allows(.keyCertSign) && root.allows(.keyCertSign)
            await check(chain, isAllowed: isAllowed, "CN=Test", "\(leaf) \(issuer) \(root)")
        }
    }

    @Test("A chain that was refused is refused again, an accepted one accepted")
    func remembered() async throws {
        let refused = try TestChain { $0.leafKeyUsage = .stated([.keyAgreement], isCritical: true) }
        let accepted = try TestChain { $0.leafKeyUsage = .stated([.digitalSignature], isCritical: true) }
        let roots = [try refused.root.der, try accepted.root.der]
        let verifier = try AppStoreSignatureVerifier(roots: roots, signer: .appStore, now: nil)
        for _ in 0..<2 {
            await expect(verifier, refuses: try refused.jws(), .keyUsageNotAllowed, "keyAgreement")
            #expect(await verifier.rejection(of: try accepted.jws()) == nil)
        }
    }

    @Test("A stranger's chain is called untrusted, one of another time expired, whatever its key usage")
    func otherFaultsFirst() async throws {
        let verifier = try TestChain().verifier()
        let stranger = try TestChain {
            $0.root = .init()
            $0.leafKeyUsage = .stated([.keyAgreement], isCritical: true)
        }
        await expect(verifier, refuses: try stranger.jws(), .untrustedRoot)
        let expired = try TestChain {
            $0.leafKeyUsage = .stated([.keyAgreement], isCritical: true)
            $0.leafValidity = TestChain.day(-100)..<TestChain.day(-1)
        }
        await expect(try expired.verifier(), refuses: try expired.jws(), .certificateExpired)
    }

    @Test(
        "A purpose that is another's makes no signing certificate and no issuer of one; a vendor's own, any, or none does, critical or not"
    )
    func purposes() async throws {
        let vendor = ExtendedKeyUsage.Usage(oid: [1, 2, 840, 113_635, 100, 4, 99])
        let cases: [([ExtendedKeyUsage.Usage], isAllowed: Bool)] = [
            ([.serverAuth], false), ([.clientAuth], false), ([.codeSigning], false), ([.emailProtection], false),
            ([.timeStamping], false), ([.ocspSigning], false), ([.serverAuth, .clientAuth], false), ([.any], true),
            ([.serverAuth, .any], true), ([vendor], true), ([.codeSigning, vendor], true),
        ]
        for isCritical in [false, true] {
            for (usages, isAllowed) in cases {
                let purpose = try Certificate.Extension(ExtendedKeyUsage(usages), critical: isCritical)
                let leaf = try TestChain { try $0.leafExtensions.append(purpose) }
                await check(leaf, isAllowed: isAllowed, "Test Receipt Signing", "\(usages) \(isCritical)")
                let issuer = try TestChain { try $0.issuerExtensions.append(purpose) }
                await check(issuer, isAllowed: isAllowed, "Test Developer Relations", "\(usages) \(isCritical)")
            }
            let unreadable = try TestChain {
                try $0.leafExtensions.append(
                    Certificate.Extension(oid: .X509ExtensionID.extendedKeyUsage, critical: isCritical, value: [4, 0])
                )
            }
            await check(unreadable, isAllowed: false, "cannot be read", "unreadable \(isCritical)")
        }
    }

    @Test("An authority's certificate is not the one that the App Store signs with")
    func leafIsAuthority() async throws {
        func stated(_ constraints: BasicConstraints) throws -> Certificate.Extension {
            try Certificate.Extension(constraints, critical: true)
        }
        let unreadable = Certificate.Extension(oid: .X509ExtensionID.basicConstraints, critical: false, value: [4, 0])
        let cases: [(Certificate.Extension?, isAllowed: Bool)] = [
            (nil, true), (try stated(.notCertificateAuthority), true), (unreadable, false),
            (try stated(.isCertificateAuthority(maxPathLength: nil)), false),
            (try stated(.isCertificateAuthority(maxPathLength: 0)), false),
        ]
        for (constraints, isAllowed) in cases {
            let chain = try TestChain {
                if let constraints { try $0.leafExtensions.append(constraints) }
                $0.leafKeyUsage = .stated([.digitalSignature, .keyCertSign], isCritical: true)
            }
            let reason = try await chain.verifier().rejection(of: try chain.jws())?.reason
            #expect(reason == (isAllowed ? nil : .notAnAppStoreCertificate), "\(String(describing: constraints))")
        }
    }

    @Test("What Xcode signs is one certificate, which signs data: it needs digitalSignature alone")
    func xcode() async throws {
        for usage in Self.usages(around: .digitalSignature) {
            let key = P256.Signing.PrivateKey()
            var extensions = try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
            }
            try usage.append(to: &extensions)
            let name = try TestChain.name("StoreKit Testing in Xcode")
            let certificate = try TestChain.certificate(
                name,
                key: Certificate.PrivateKey(key).publicKey,
                by: name,
                Certificate.PrivateKey(key),
                TestChain.day(-1)..<TestChain.day(1),
                extensions
            )
            let roots = [try certificate.der]
            let verifier = try AppStoreSignatureVerifier(roots: roots, signer: .xcodeTesting, now: nil)
            let payload = #"{"signedDate":1700000000000,"environment":"Xcode"}"#
            let text = try TestJWS([certificate], payload: payload).signed(by: key)
            let rejection = await verifier.rejection(of: text)
            #expect(rejection?.reason == (usage.allows(.digitalSignature) ? nil : .keyUsageNotAllowed), "\(usage)")
        }
    }

    /// Expects that a chain is accepted, or refused for its key usage with some words.
    private func check(
        _ chain: TestChain,
        isAllowed: Bool,
        _ words: String,
        _ subject: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        do {
            let rejection = try await chain.verifier().rejection(of: try chain.jws())
            #expect(
                rejection?.reason == (isAllowed ? nil : .keyUsageNotAllowed),
                "\(subject): \(String(describing: rejection))",
                sourceLocation: sourceLocation
            )
            #expect(rejection?.detail.contains(words) ?? true, "\(subject)", sourceLocation: sourceLocation)
        } catch {
            Issue.record(error, "\(subject)", sourceLocation: sourceLocation)
        }
    }
}
