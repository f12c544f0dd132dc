#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why what was given as root certificates cannot be trusted as such.
public struct RootCertificateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of faults; raw values are stable.
    @nonexhaustive
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// There are none: everything would be refused.
        case noRoots
        /// The bytes are no certificate, neither in DER nor in PEM.
        case notACertificate
        /// It is a certificate, but another one issued it, or it may issue none.
        case notARoot
    }

    /// What was wrong.
    public let reason: Reason
    /// Which of the given roots it was, counted from 0; nil if there are none.
    public let index: Int?
    /// More, for a person: what was found, and what is expected.
    public let detail: String

    /// One line for a person: `root certificate 1: found a PEM file without a certificate`.
    public var description: String {
        index.map { "root certificate \($0 + 1): \(detail)" } ?? detail
    }
}

extension RootCertificateError: LocalizedError {
    /// What Foundation shows for the error: its description.
    public var errorDescription: String? { description }
}
