internal import Paywright
internal import PaywrightJSON

/// The signature of a webhook of Stripe's, whose body is the input of a request.
struct RequestedWebhook {
    private let header: String
    private let tolerance: Duration?
    private let verification: RequestHandler.WebhookVerification

    /// How many seconds the time of a signature may be from the moment: up to a day.
    private static let tolerances = 1...86_400

    /// Reads it; nil where none is stated.
    init?(_ reader: RequestReader, _ handler: RequestHandler) throws(RequestRefusal) {
        let seconds = try reader.integer(.stripeTolerance)
        guard let header = try reader.string(.stripeSignature) else {
            guard seconds == nil else {
                throw RequestRefusal(
                    .missingMember,
                    at: "$.stripeSignature",
                    found: "nothing",
                    expected: "the header Stripe-Signature of the webhook"
                )
            }
            return nil
        }
        if let seconds, !Self.tolerances.contains(seconds) {
            throw RequestRefusal(
                .unusableValue,
                at: "$.stripeTolerance",
                found: "\(seconds)",
                expected: "seconds from \(Self.tolerances.lowerBound) to \(Self.tolerances.upperBound)"
            )
        }
        guard let verification = handler.webhooks else {
            throw RequestRefusal(
                .noWebhookSecret,
                at: "$.stripeSignature",
                found: "a signature",
                expected: "none, as no secret of a webhook was given to the program"
            )
        }
        // JSON that was read and written again has another signature.
        if let input = reader[.input], input.stringValue == nil {
            throw RequestReader.wrongType(input, at: "$.input", "the body of the webhook as a string, as it came")
        }
        self.header = header
        tolerance = seconds.map { .seconds($0) }
        self.verification = verification
    }

    /// Refuses a body that is not signed, or was signed at another time than the moment of the question.
    func verify(_ body: [UInt8], now: Instant) throws(SignatureRejection) {
        try verification(body, header, now, tolerance)
    }
}
