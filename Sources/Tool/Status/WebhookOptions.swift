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

    /// Throws for a signature without a secret, and the other way round.
    func check(with secret: WebhookSecretOptions) throws {
        guard (stripeSignature == nil) == (secret.stripeSecret == nil) else {
            throw ValidationError("--stripe-signature and --stripe-secret belong together")
        }
    }

    /// The signature of a webhook, and what verifies it; nil where none was asked for. Throws for a file without a secret.
    func webhook(by secret: WebhookSecretOptions) throws -> SignedWebhook? {
        guard let stripeSignature, let secrets = try secret.secrets() else { return nil }
        return SignedWebhook(header: stripeSignature, verifier: secrets)
    }
}

/// The header of a webhook, and what verifies it.
struct SignedWebhook: Sendable {
    let header: String
    let verifier: StripeSecretFile
}
