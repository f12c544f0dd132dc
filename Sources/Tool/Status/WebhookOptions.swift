import ArgumentParser
import PaywrightSignatures

/// Whether the signature of a webhook of Stripe's is verified, and by which secret.
struct WebhookOptions: ParsableArguments {
    @Option(
        name: .customLong("stripe-signature"),
        help: ArgumentHelp(
            "The header Stripe-Signature of a webhook, as t=…,v1=…; needs --stripe-secret.",
            valueName: "header"
        )
    )
    var stripeSignature: String?

    @Option(
        name: .customLong("stripe-secret"),
        help: ArgumentHelp("A file with the webhook’s secret, whsec_…, one a line.", valueName: "file")
    )
    var stripeSecret: String?

    /// Throws for a signature without a secret, and the other way round.
    func validate() throws {
        guard (stripeSignature == nil) == (stripeSecret == nil) else {
            throw ValidationError("--stripe-signature and --stripe-secret belong together")
        }
    }

    /// The signature of a webhook, and what verifies it; nil where none was asked for. Throws for a file without a secret.
    func webhook() throws -> SignedWebhook? {
        guard let stripeSignature, let stripeSecret else { return nil }
        let secrets = String(decoding: try InputFile.read(stripeSecret), as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).map(String.init)
        guard !secrets.isEmpty else { throw ValidationError("--stripe-secret \(stripeSecret): no secret in it") }
        return SignedWebhook(header: stripeSignature, verifier: StripeSignatureVerifier(secrets: secrets))
    }
}

/// The header of a webhook, and what verifies it.
struct SignedWebhook: Sendable {
    let header: String
    let verifier: StripeSignatureVerifier
}
