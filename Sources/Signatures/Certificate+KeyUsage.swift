internal import PaywrightJSON
internal import PaywrightModel
internal import X509

extension Certificate {
    /// The purposes that RFC 5280 names. Each is something else than to sign a store's data; a purpose of a vendor's own,
    /// or any purpose, may be that.
    private static let otherPurposes: Set<ExtendedKeyUsage.Usage> = [
        .serverAuth, .clientAuth, .codeSigning, .emailProtection, .timeStamping, .ocspSigning,
    ]

    /// Throws unless the key may sign data: the key usage, where the certificate states one, has digitalSignature
    /// (RFC 5280, section 4.2.1.3).
    func requireMaySignData() throws(SignatureRejection) {
        try requireKeyUsage("digitalSignature") { $0.digitalSignature }
    }

    /// Throws unless the extended key usage, where the certificate states one, leaves room for a store's data (RFC 5280, section
    /// 4.2.1.12): of what signs, and of the authorities above it, which issue for no other purpose.
    func requirePurpose() throws(SignatureRejection) {
        guard let purposes = try readable({ try $0.extendedKeyUsage }, "an extended key usage"),
            purposes.allSatisfy(Self.otherPurposes.contains)
        else { return }
        throw SignatureRejection(
            .keyUsageNotAllowed,
            "found \(Self.listed(purposes)) as extended key usage in \(name), of which none is to sign a store's data"
        )
    }

    /// Throws unless the key may sign certificates: the key usage, where the certificate states one, has keyCertSign
    /// (RFC 5280, section 6.1.4(n)).
    func requireMaySignCertificates() throws(SignatureRejection) {
        try requireKeyUsage("keyCertSign") { $0.keyCertSign }
    }

    private func requireKeyUsage(_ expected: String, _ allows: (KeyUsage) -> Bool) throws(SignatureRejection) {
        guard let usage = try readable({ try $0.keyUsage }, "a key usage"), !allows(usage) else { return }
        throw SignatureRejection(
            .keyUsageNotAllowed,
            "found \(Self.listed(usage)) as key usage in \(name), expected \(expected) in it"
        )
    }

    /// An extension, nil where there is none; throws for one that cannot be read, since it may forbid anything.
    private func readable<Value>(
        _ read: (Certificate.Extensions) throws -> Value?,
        _ what: String
    ) throws(SignatureRejection) -> Value? {
        do {
            return try read(extensions)
        } catch {
            throw SignatureRejection(.keyUsageNotAllowed, "found \(what) in \(name) that cannot be read")
        }
    }

    private static func listed(_ usages: some CustomStringConvertible) -> String {
        let names = usages.description
        return names.isEmpty ? "nothing" : Excerpt.visible(names, maximumLength: Excerpt.longestName)
    }
}
