internal import PaywrightJSON
internal import SwiftASN1
internal import X509

/// Reads the root certificates a caller names.
enum RootCertificates {
    /// Every certificate in files of DER or PEM; throws for the first that is not a root certificate.
    static func read(_ files: [[UInt8]]) throws(RootCertificateError) -> [Certificate] {
        guard !files.isEmpty else {
            throw RootCertificateError(
                reason: .noRoots,
                index: nil,
                detail: "found no root certificates, expected at least one"
            )
        }
        var roots: [Certificate] = []
        for (index, file) in files.enumerated() {
            do {
                for certificate in try certificates(in: file) {
                    try requireRoot(certificate)
                    roots.append(certificate)
                }
            } catch {
                throw RootCertificateError(reason: error.reason, index: index, detail: error.detail)
            }
        }
        return roots
    }

    private static func certificates(in file: [UInt8]) throws(Fault) -> [Certificate] {
        // DER begins with the tag of a sequence, PEM with text.
        if file.first == 0x30 {
            guard let certificate = try? Certificate(derEncoded: file) else {
                throw Fault(.notACertificate, "found DER that is not an X.509 certificate")
            }
            return [certificate]
        }
        guard let documents = try? PEMDocument.parseMultiple(pemString: String(decoding: file, as: UTF8.self)) else {
            throw Fault(.notACertificate, "found PEM that is cut short or not base64")
        }
        guard !documents.isEmpty else {
            throw Fault(.notACertificate, "found \(file.count) bytes that are neither DER nor PEM")
        }
        var certificates: [Certificate] = []
        for document in documents {
            guard let certificate = try? Certificate(pemDocument: document) else {
                throw Fault(
                    .notACertificate,
                    "found PEM of \(Excerpt.quoted(document.discriminator)) that is not an X.509 certificate"
                )
            }
            certificates.append(certificate)
        }
        return certificates
    }

    private static func requireRoot(_ certificate: Certificate) throws(Fault) {
        guard certificate.issuer == certificate.subject else {
            throw Fault(
                .notARoot,
                "found \(certificate.name), issued by \(Excerpt.quoted(certificate.issuer)), expected a root"
            )
        }
        guard case .isCertificateAuthority? = try? certificate.extensions.basicConstraints else {
            throw Fault(.notARoot, "found \(certificate.name), which may not issue certificates, expected a root")
        }
    }

    private struct Fault: Error {
        let reason: RootCertificateError.Reason
        let detail: String

        init(_ reason: RootCertificateError.Reason, _ detail: String) {
            (self.reason, self.detail) = (reason, detail)
        }
    }
}
