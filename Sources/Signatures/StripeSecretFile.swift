public import PaywrightModel
public import PaywrightValues
internal import Synchronization

/// The secrets of Stripe's webhooks in a file, "whsec_…", one a line. They can be read again while webhooks are verified: put the
/// new secret beside the old one, read the file again, and take the old one out when Stripe no longer signs with it.
///
///     let secrets = try StripeSecretFile(at: "/run/secrets/stripe")
///     let handler = try RequestHandler(
///         files: files,
///         webhooks: { body, header, now, tolerance throws(SignatureRejection) in
///             try secrets.verify(body, header: header, now: now, tolerance: tolerance)
///         },
///         rereadSecrets: { try secrets.reload() }
///     )
///
/// No secret is in a description of this file or of its errors. Shared between threads.
public final class StripeSecretFile: Sendable {
    private let path: String
    private let current: Mutex<StripeSignatureVerifier>
    /// What was not safe about the file when it was first read: see `SecretFile`.
    public let warnings: [String]

    /// Reads the file.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `SecretFile.Unusable` for a file that cannot be read, without a secret, or with a line that is none.
    public init(at path: String) throws(SecretFile.Unusable) {
        let file = try SecretFile(at: path, of: .stripeWebhook)
        self.path = path
        warnings = file.warnings
        current = Mutex(StripeSignatureVerifier(file))
    }

    /// Reads the file again. The secrets stay as they were where that fails.
    ///
    /// - Throws: `SecretFile.Unusable`, as at first.
    public func reload() throws(SecretFile.Unusable) {
        let verifier = StripeSignatureVerifier(try SecretFile(at: path, of: .stripeWebhook))
        current.withLock { $0 = verifier }
    }

    /// Refuses a body that none of the secrets signed: see `StripeSignatureVerifier`.
    ///
    /// - Parameters:
    ///   - body: The body of the request, byte for byte.
    ///   - header: The text of the header `Stripe-Signature`.
    ///   - now: The moment at which the request came.
    ///   - tolerance: How far the time of the signature may be from the moment, before or after; nil for five minutes.
    /// - Throws: `SignatureRejection`, as the verifier does.
    public func verify(
        _ body: [UInt8],
        header: String,
        now: Instant,
        tolerance: Duration? = nil
    ) throws(SignatureRejection) {
        try current.withLock { $0 }.verify(body, header: header, now: now, tolerance: tolerance)
    }
}
