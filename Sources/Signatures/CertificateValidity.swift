#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
internal import PaywrightModel
internal import PaywrightValues
internal import X509

/// From when through when a certificate is valid, to the second, as certificates state it.
struct CertificateValidity: Sendable {
    private let name: String
    private let seconds: (first: Int64, last: Int64)

    init(_ certificate: Certificate) {
        name = certificate.name
        // Certificates state the years 0 to 9999.
        seconds = (
            Int64(certificate.notValidBefore.timeIntervalSince1970),
            Int64(certificate.notValidAfter.timeIntervalSince1970)
        )
    }

    /// Throws when the certificate was not valid at an instant.
    func require(at time: Instant) throws(SignatureRejection) {
        let second = Self.second(of: time)
        guard seconds.first <= second, second <= seconds.last else {
            let validity = "\(Self.text(seconds.first)) through \(Self.text(seconds.last))"
            throw SignatureRejection(
                .certificateExpired,
                "\(name) is valid from \(validity), the data was signed at \(time)"
            )
        }
    }

    /// The whole second since 1970 in which an instant lies.
    static func second(of instant: Instant) -> Int64 {
        let (seconds, rest) = instant.milliseconds.quotientAndRemainder(dividingBy: 1000)
        return rest < 0 ? seconds - 1 : seconds
    }

    private static func text(_ second: Int64) -> String { "\(Instant(milliseconds: second * 1000))" }
}
