import Crypto
import Foundation
import PaywrightValues
import SwiftASN1
import TestSupport
import X509

/// A chain as the App Store's: root, the certificate that issues, and the one that signs; every part can be made wrong.
struct TestChain {
    /// What a chain is made of; as it stands, one that is right.
    struct Recipe {
        var root = TestChain.root
        var hasLeafMarker = true
        var hasIssuerMarker = true
        var issuerIsAuthority = true
        var issuerKey = P256.Signing.PrivateKey()
        /// The key that signs the leaf, where it is not the issuer's.
        var leafSigner: P256.Signing.PrivateKey?
        var leafKey: Certificate.PrivateKey?
        var leafName = "Test Receipt Signing"
        var leafExtensions = Certificate.Extensions()
        var issuerExtensions = Certificate.Extensions()
        var leafKeyUsage = TestKeyUsage.absent
        var issuerKeyUsage = TestKeyUsage.stated([.keyCertSign], isCritical: true)
        var rootKeyUsage = TestKeyUsage.absent
        var rootValidity = TestChain.day(-3000)..<TestChain.day(3000)
        var issuerValidity = TestChain.day(-1000)..<TestChain.day(1000)
        var leafValidity = TestChain.day(-100)..<TestChain.day(100)
    }

    /// The name and key of a root.
    struct Root {
        var name = "Test Root"
        var key = P384.Signing.PrivateKey()
    }

    static let root = Root()
    /// When the tests' data was signed: 2023-11-14T22:13:20Z.
    static let signedDate = Instant(milliseconds: 1_700_000_000_000)
    static let appleLeafMarker: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 11, 1]
    static let appleIssuerMarker: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 2, 1]

    let root: Certificate
    let issuer: Certificate
    let leaf: Certificate
    let leafKey: P256.Signing.PrivateKey

    /// Three certificates; `change` makes something in the recipe wrong.
    init(_ change: (inout Recipe) throws -> Void = { _ in }) throws {
        var recipe = Recipe()
        try change(&recipe)
        leafKey = P256.Signing.PrivateKey()
        let rootName = try Self.name(recipe.root.name)
        let issuerName = try Self.name("Test Developer Relations")
        let rootKey = Certificate.PrivateKey(recipe.root.key)
        var rootExtensions = try Certificate.Extensions {
            Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
        }
        try recipe.rootKeyUsage.append(to: &rootExtensions)
        root = try Self.certificate(
            rootName,
            key: rootKey.publicKey,
            by: rootName,
            rootKey,
            recipe.rootValidity,
            rootExtensions
        )
        var issuerExtensions = recipe.issuerExtensions
        try issuerExtensions.append(
            Certificate.Extension(
                recipe.issuerIsAuthority
                    ? BasicConstraints.isCertificateAuthority(maxPathLength: 0) : .notCertificateAuthority,
                critical: true
            )
        )
        try recipe.issuerKeyUsage.append(to: &issuerExtensions)
        if recipe.hasIssuerMarker { try issuerExtensions.append(Self.marker(Self.appleIssuerMarker)) }
        issuer = try Self.certificate(
            issuerName,
            key: Certificate.PrivateKey(recipe.issuerKey).publicKey,
            by: rootName,
            rootKey,
            recipe.issuerValidity,
            issuerExtensions
        )
        var leafExtensions = recipe.leafExtensions
        try recipe.leafKeyUsage.append(to: &leafExtensions)
        if recipe.hasLeafMarker { try leafExtensions.append(Self.marker(Self.appleLeafMarker)) }
        leaf = try Self.certificate(
            try Self.name(recipe.leafName),
            key: (recipe.leafKey ?? Certificate.PrivateKey(leafKey)).publicKey,
            by: issuerName,
            Certificate.PrivateKey(recipe.leafSigner ?? recipe.issuerKey),
            recipe.leafValidity,
            leafExtensions
        )
    }

    /// A moment some days after the signed date.
    static func day(_ days: Int) -> Date {
        Date(timeIntervalSince1970: Double(signedDate.milliseconds / 1000) + Double(days) * 86400)
    }

    static func name(_ text: String) throws -> DistinguishedName {
        try DistinguishedName { CommonName(text) }
    }

    static func marker(_ identifier: ASN1ObjectIdentifier) -> Certificate.Extension {
        Certificate.Extension(oid: identifier, critical: false, value: [0x05, 0x00])
    }

    static func certificate(
        _ subject: DistinguishedName,
        key: Certificate.PublicKey,
        by issuer: DistinguishedName,
        _ issuerKey: Certificate.PrivateKey,
        _ validity: Range<Date>,
        _ extensions: Certificate.Extensions
    ) throws -> Certificate {
        try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: key,
            notValidBefore: validity.lowerBound,
            notValidAfter: validity.upperBound,
            issuer: issuer,
            subject: subject,
            signatureAlgorithm: issuerKey.publicKey.description.hasPrefix("P384") ? .ecdsaWithSHA384 : .ecdsaWithSHA256,
            extensions: extensions,
            issuerPrivateKey: issuerKey
        )
    }
}

extension Certificate {
    /// The certificate in DER.
    var der: [UInt8] {
        get throws {
            var serializer = DER.Serializer()
            try serializer.serialize(self)
            return serializer.serializedBytes
        }
    }
}
