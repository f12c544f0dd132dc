import ArgumentParser
import Paywright
import PaywrightSignatures

/// Which secrets verify webhooks of Stripe's. A secret stands in a file, never in an argument, a request or a log.
struct WebhookSecretOptions: ParsableArguments {
    @Option(
        name: .customLong("stripe-secret"),
        help: ArgumentHelp("A file with the webhook’s secret, whsec_…, one a line.", valueName: "file")
    )
    var stripeSecret: String?

    /// The secrets of the file; nil where there is none. Throws for a file that is of no use, and reports what is not safe about it.
    func secrets() throws -> StripeSecretFile? {
        guard let stripeSecret else { return nil }
        let file = try StripeSecretFile(at: stripeSecret)
        for warning in file.warnings { StandardOutput.report(warning) }
        return file
    }
}
