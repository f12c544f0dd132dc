import ArgumentParser
import Paywright
import PaywrightReports

/// The customer whom a paywall is for, and when and where it is shown.
struct CustomerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            What a store states of the customer, as paywright status reads it: decides the offers, and which product is the \
            customer’s own, one to buy or one to change to. May be repeated.
            """,
            valueName: "file"
        )
    )
    var customer: [String] = []

    @Option(
        name: .customLong("time-zone"),
        help:
            "The customer’s time zone, as Europe/Berlin: for the lines with days, and the dates of a purchase in JSON, at --now."
    )
    var timeZone: String?

    @OptionGroup var zones: ZoneDataOptions

    @OptionGroup var decided: PolicyOptions

    @OptionGroup var signatures: SignatureOptions

    /// The files that are read.
    var files: [String] { customer + decided.files }

    func validate() throws {
        try signatures.check(with: WebhookSecretOptions())
        guard !customer.isEmpty || decided.isEmpty else {
            throw ValidationError("--policy, --after-refund and --after-failed-payment need --customer")
        }
    }

    /// The customer, and what there is to say of the inputs; nil where neither a customer nor a time zone is stated. Throws an
    /// exit code where no input states anything, which is reported.
    ///
    /// - Parameter now: The moment of the question; nil for that of the machine.
    func read(
        products: [Product],
        at now: Instant?,
        _ fields: FieldRules
    ) async throws -> (QuoteCustomer, [Diagnostic])? {
        let calendar = try timeZone.map { try StoreCalendar(timeZone: $0, data: zones.data) }
        let moment = now ?? .now
        guard !customer.isEmpty else { return calendar.map { (QuoteCustomer(at: moment, in: $0), []) } }
        let reader = CustomerReader(
            verifier: try signatures.verifier(),
            expectation: HistoryExpectation(),
            requiresSignature: signatures.requiresSignature,
            fields: fields
        )
        let policy = try decided.policy()
        var input = CustomerInput()
        await input.read(customer, by: reader.importer(at: moment))
        guard input.hasAnswer else {
            for diagnostic in input.diagnostics { StandardOutput.report(diagnostic) }
            throw input.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError
        }
        let decided = QuoteCustomer(
            input,
            products: products,
            at: moment,
            from: now == nil ? .clock : .given,
            in: calendar,
            policy
        )
        return (decided, input.diagnostics)
    }
}
