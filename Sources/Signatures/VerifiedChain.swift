internal import Crypto
internal import PaywrightModel
internal import PaywrightValues

/// A chain that leads to a trusted root, at every time at which all its certificates are valid: nothing else in it
/// depends on time.
struct VerifiedChain: Sendable {
    /// The key of the certificate that signs.
    let key: P256.Signing.PublicKey
    /// When its certificates are valid.
    let validities: [CertificateValidity]

    /// Throws when a certificate of it was not valid at a time.
    func requireValidity(at time: Instant) throws(SignatureRejection) {
        for validity in validities { try validity.require(at: time) }
    }
}
