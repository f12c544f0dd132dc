public import PaywrightModel
public import PaywrightValues
internal import Synchronization

/// The secrets of Stripe's webhooks in a file, "whsec_…", one a line. They can be read again while webhooks are verified: put the
/// new secret beside the old one, read the file again, and take the old one out when Stripe no longer signs with it.
///
///     let secrets = try StripeSecretFile("secrets.txt") { try read("secrets.txt") }
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
    /// Why a file has no secrets: "secrets.txt: found no secret, expected one a line".
    public struct Unusable: Error, Hashable, CustomStringConvertible {
        /// The reason in words for a person.
        public let description: String
    }

    private let name: String
    private let bytes: @Sendable () throws -> [UInt8]
    private let current: Mutex<StripeSignatureVerifier>

    /// Reads the file.
    ///
    /// - Parameters:
    ///   - name: What people call the file.
    ///   - bytes: Reads it.
    /// - Throws: `Unusable` for a file without a secret, and what `bytes` throws.
    public init(_ name: String, bytes: @escaping @Sendable () throws -> [UInt8]) throws {
        (self.name, self.bytes) = (name, bytes)
        current = Mutex(try Self.verifier(bytes(), name))
    }

    /// Reads the file again. The secrets stay as they were where that fails.
    ///
    /// - Throws: `Unusable` for a file without a secret, and what reads the file throws.
    public func reload() throws {
        let verifier = try Self.verifier(bytes(), name)
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

    private static func verifier(_ bytes: [UInt8], _ name: String) throws(Unusable) -> StripeSignatureVerifier {
        let secrets = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
        guard !secrets.isEmpty else {
            throw Unusable(description: "\(name): found no secret, expected one a line")
        }
        return StripeSignatureVerifier(secrets: secrets)
    }
}
