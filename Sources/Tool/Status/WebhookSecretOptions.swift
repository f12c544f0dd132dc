import ArgumentParser
import Paywright
import PaywrightReports
import PaywrightSignatures

/// Which secrets verify webhooks of Stripe's. A secret stands in a file, never in an argument, a request or a log.
struct WebhookSecretOptions: ParsableArguments {
    @Option(
        name: .customLong("stripe-secret"),
        help: ArgumentHelp("A file with the webhook’s secret, whsec_…, one a line.", valueName: "file")
    )
    var stripeSecret: String?

    /// What verifies signatures by the secrets of the file; nil where there is none. Throws for a file without a secret.
    func verifier() throws -> StripeSignatureVerifier? {
        guard let stripeSecret else { return nil }
        let secrets = String(decoding: try InputFile.read(stripeSecret), as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).map(String.init)
        guard !secrets.isEmpty else { throw ValidationError("--stripe-secret \(stripeSecret): no secret in it") }
        return StripeSignatureVerifier(secrets: secrets)
    }

    /// The same for requests.
    func verification() throws -> RequestHandler.WebhookVerification? {
        guard let verifier = try verifier() else { return nil }
        return { body, header, now, tolerance throws(SignatureRejection) in
            try verifier.verify(body, header: header, now: now, tolerance: tolerance)
        }
    }
}
