internal import Crypto
#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
public import PaywrightModel
public import PaywrightValues

/// Verifies the signature of Stripe's webhooks: the header `Stripe-Signature`, which has the time of the signature (`t=`)
/// and one signature for each of the endpoint's secrets (`v1=`), an HMAC with SHA-256 over the time and the body.
///
///     let verifier = StripeSignatureVerifier(secrets: ["whsec_…"])
///     try verifier.verify(body, header: request.headers["Stripe-Signature"], now: now)
///
/// The body must be the bytes as they came: JSON that was read and written again has another signature. What it proves is that
/// somebody with the secret sent these bytes near that time; an event can come twice, with the same `id`.
public struct StripeSignatureVerifier: Sendable {
    /// How far the time of a signature may be from the moment, before or after; five minutes in Stripe's own libraries.
    public let tolerance: Duration
    private let keys: [SymmetricKey]

    /// A verifier.
    ///
    /// - Parameters:
    ///   - secrets: The endpoint's secrets, "whsec_…"; more than one while one takes the place of another. None verifies nothing:
    ///     every signature is refused. They are taken as they are: `StripeSecretFile` reads a file and looks at their form.
    ///   - tolerance: How far the time of a signature may be from the moment, before or after.
    public init(secrets: [String], tolerance: Duration = .seconds(300)) {
        keys = secrets.filter { !$0.isEmpty }.map { SymmetricKey(data: Array($0.utf8)) }
        self.tolerance = tolerance
    }

    /// A verifier by the secrets of a file.
    ///
    /// - Parameter file: The file, read as one of `SecretForm.stripeWebhook`.
    init(_ file: SecretFile) { self.init(secrets: file.secrets.map { String(decoding: $0, as: UTF8.self) }) }

    /// Refuses a body that none of the secrets signed, or that was signed at another time.
    ///
    ///     try StripeSignatureVerifier(secrets: ["whsec_1"]).verify(body, header: "t=1795176000,v1=5257…", now: now)
    ///
    /// - Parameters:
    ///   - body: The body of the request, byte for byte.
    ///   - header: The text of the header `Stripe-Signature`.
    ///   - now: The moment at which the request came.
    ///   - tolerance: How far the time of the signature may be from the moment, before or after; nil for the verifier's own.
    /// - Throws: `SignatureRejection`: `malformed` for a header of another form, `badSignedDate` for another time, and
    ///   `badSignature` for a body that was not signed.
    public func verify(
        _ body: [UInt8],
        header: String,
        now: Instant,
        tolerance: Duration? = nil
    ) throws(SignatureRejection) {
        let tolerance = tolerance ?? self.tolerance
        let (time, signatures) = try Self.parts(of: header)
        let signed = Array("\(time.text).".utf8) + body
        // Every secret is tried with every signature, so that the time it takes tells nothing of which one fits.
        var isSigned = false
        for key in keys {
            for signature in signatures
            where HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: signed, using: key) {
                isSigned = true
            }
        }
        guard isSigned else {
            throw SignatureRejection(.badSignature, "none of the signatures in the header is of this body and secret")
        }
        let distance = Duration.milliseconds(now.milliseconds(since: time.instant).magnitude)
        guard distance <= tolerance else {
            throw SignatureRejection(
                .badSignedDate,
                "signed at \(time.instant), which is more than \(tolerance) from \(now)"
            )
        }
    }

    /// A header longer than any that Stripe sends costs no time.
    private static let longestHeader = 8_192

    private static func parts(
        of header: String
    ) throws(SignatureRejection) -> (time: (text: String, instant: Instant), signatures: [[UInt8]]) {
        guard header.utf8.count <= longestHeader else {
            throw SignatureRejection(.malformed, "found a header too long")
        }
        var times: [String] = []
        var signatures: [[UInt8]] = []
        for part in header.split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { throw SignatureRejection(.malformed, "found a part without \"=\"") }
            let value = String(pair[1])
            switch pair[0].drop(while: { $0 == " " }) {
            case "t": times.append(value)
            case "v1": if let bytes = hexadecimal(value) { signatures.append(bytes) }
            default: break
            }
        }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let text = times.first, times.count == 1, (1...11).contains(text.utf8.count),
            text.utf8.allSatisfy(digits.contains), let seconds = Int64(text)
        else {
            throw SignatureRejection(.malformed, "found no time \"t=\" in whole seconds, or more than one")
        }
        guard !signatures.isEmpty else {
            throw SignatureRejection(.malformed, "found no signature \"v1=\" of 64 hexadecimal digits")
        }
        return ((text, Instant(milliseconds: seconds * 1_000)), signatures)
    }

    /// The 32 bytes that hexadecimal digits stand for; nil for anything else.
    private static func hexadecimal(_ text: String) -> [UInt8]? {
        let digits = text.utf8.compactMap { digit -> UInt8? in
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
            default: nil
            }
        }
        guard digits.count == 64, text.utf8.count == 64 else { return nil }
        return stride(from: 0, to: 64, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
