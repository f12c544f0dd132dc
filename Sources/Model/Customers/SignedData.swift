#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What is to be done about the signatures of signed data; there is no default, because none can be right for everyone.
public enum SignaturePolicy: Sendable {
    /// Read the payload and do not look at the signature: the result says that nothing was verified.
    case unverified
    /// Refuse whatever this verifier refuses.
    case verified(by: any SignedDataVerifier)

    /// Whether anything is verified.
    public var verifies: Bool { if case .verified = self { true } else { false } }
}

/// Checks signed data: a JWS in compact form ("eyJhbGciOi….eyJ….MEUCI…"), as the App Store signs transactions.
public protocol SignedDataVerifier: Sendable {
    /// The payload of a JWS whose signature, certificate chain and dates are right; throws the reason otherwise.
    ///
    /// - Parameter compactJWS: The signed data: three parts in base64url with points between them.
    /// - Throws: `SignatureRejection` with the reason.
    func verifiedPayload(of compactJWS: String) async throws(SignatureRejection) -> [UInt8]
}

/// Why signed data was refused.
public struct SignatureRejection: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of faults; raw values are stable.
    @nonexhaustive
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// It is not three parts of base64url, or a part is cut short.
        case malformed
        /// The algorithm is not ES256: "none" and every other one is refused.
        case algorithmNotAllowed
        /// There is no certificate chain in its header, or a certificate in it cannot be read.
        case badCertificateChain
        /// The chain does not lead to a root the caller trusts.
        case untrustedRoot
        /// A certificate was not valid when the data was signed.
        case certificateExpired
        /// A certificate states a key usage that does not allow what its key did: to sign this data, or the certificate
        /// before it in the chain (RFC 5280, section 4.2.1.3).
        case keyUsageNotAllowed
        /// A certificate is not one the App Store signs with: Apple's marker extension is missing, or the certificate that
        /// signs is an authority's.
        case notAnAppStoreCertificate
        /// The signature does not belong to the payload.
        case badSignature
        /// The payload does not say when it was signed, or says a time that is not yet.
        case badSignedDate
    }

    /// What was wrong.
    public let reason: Reason
    /// More, for a person: what was found.
    public let detail: String

    /// A rejection from its parts.
    ///
    /// - Parameters:
    ///   - reason: What was wrong.
    ///   - detail: More, for a person: what was found.
    public init(_ reason: Reason, _ detail: String) {
        self.reason = reason
        self.detail = detail
    }

    /// One line for a person.
    public var description: String { "\(reason.rawValue): \(detail)" }
}

extension SignatureRejection: LocalizedError {
    /// What Foundation shows for the error: its description.
    public var errorDescription: String? { description }
}
