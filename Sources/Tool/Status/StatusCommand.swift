import ArgumentParser
import Paywright
import PaywrightJSON
import PaywrightMessageTools
import PaywrightReports
import PaywrightRuns

struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Print the status of a customer, by what a store states.",
        discussion: """
            Reads App Store Server API responses, notifications and signed data (JWS), verifyReceipt responses, Google Play \
            purchases.subscriptionsv2, productsv2 and products resources, Stripe subscriptions and events, and paywright/customer/1; several inputs describe one customer. With \
            --format ndjson each line of the input that is not blank is a customer, and each line of the output the answer \
            for the moment at which it is given. Exit codes: 0 something was rendered, 65 nothing was (or --strict and a \
            fault), 66 an input cannot be read and nothing was rendered, 64 wrong usage, 73 the output cannot be \
            written.
            """
    )

    @Argument(help: ArgumentHelp("Files to read; - is standard input.", valueName: "input"))
    var inputs: [String] = []

    @Option(
        help: ArgumentHelp(
            "Instead of inputs: what a purchase or a restore came to, as storekit2:userCancelled, play:12, bought or restored.",
            valueName: "outcome"
        )
    )
    var outcome: [StatedOutcome] = []

    @Option(help: .hidden)
    var error: [StatedOutcome] = []

    @Option(help: "Instead of inputs: a balance after buying something that is used up; needs --unit.")
    var balance: Int?

    @Option(help: "The app’s word for what a balance counts: \"{balance, plural, one {# credit} other {# credits}}\".")
    var unit: String?

    @OptionGroup var asked: CustomerQuestion

    @OptionGroup var webhooks: WebhookOptions

    @OptionGroup var secret: WebhookSecretOptions

    @Flag(help: "State the fields and rules that each fact stands on; that takes longer.")
    var explain = false

    @Option(help: "How to print: text, json or ndjson.")
    var format: StatusFormat = .text

    func validate() throws {
        try webhooks.check(with: secret)
        let subjects = [!inputs.isEmpty, !(outcome + error).isEmpty, balance != nil].count(where: { $0 })
        guard subjects == 1 else {
            let found = subjects == 0 ? "missing input" : "contradictory arguments"
            throw ValidationError("\(found): expected files (- for standard input), or --outcome, or --balance")
        }
        guard (balance == nil) == (unit == nil) else {
            throw ValidationError("--balance and --unit belong together")
        }
        if let unit { try Self.check(unit: unit) }
        guard inputs.isEmpty == false || format != .ndjson else {
            throw ValidationError("--format ndjson needs inputs")
        }
        guard (inputs + asked.files).count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
        try asked.signatures.check(with: secret)
        guard webhooks.stripeSignature == nil || (inputs.count == 1 && format != .ndjson) else {
            throw ValidationError("--stripe-signature is of one input, and of no line of --format ndjson")
        }
    }

    func run() async throws {
        try await reportingFailures(printStatus)
    }

    /// A note about the name that `--outcome` had.
    private var renamed: [Diagnostic] {
        guard !error.isEmpty else { return [] }
        let message = "found --error, expected its new name --outcome"
        return [Diagnostic(.note, RunCode.renamedOption, message: message, consequence: "it is read")]
    }

    private func printStatus() async throws {
        let wording = try asked.wording()
        guard !inputs.isEmpty else {
            let report = OutcomeReport(
                outcomes: outcome + error,
                balance: balance,
                unit: unit,
                locales: wording.locales,
                formatters: wording.formatters,
                common: wording.diagnostics + renamed
            )
            return try write(report)
        }
        var shown = StatusSelection.all
        shown.isExplained = explain
        let run = try asked.run(wording, showing: shown)
        if format == .ndjson {
            try await run.stream(inputs, strict: asked.strict)
        } else {
            try await printOneCustomer(run)
        }
    }

    /// Throws for words of the caller's that do not say a balance: the customer would read another thing than was meant.
    private static func check(unit: String) throws {
        do {
            try PatternCheck.check(unit, about: .balance, in: .paywright)
        } catch {
            throw ValidationError("--unit \"\(unit)\": \(error)")
        }
    }

    private func write(_ report: OutcomeReport) throws {
        if format == .json { return try StandardOutput.write(report.json.text + "\n") }
        for diagnostic in report.diagnostics { StandardOutput.report(diagnostic) }
        try StandardOutput.write(report.text)
    }

    private func printOneCustomer(_ run: CustomerRun) async throws {
        var input = run.emptyInput
        let importer = run.reader.importer(at: run.context.now)
        if let webhook = try webhooks.webhook(by: secret) {
            await input.read(inputs, signedBy: webhook, at: run.context.now, by: importer)
        } else {
            await input.read(inputs, by: importer)
        }
        guard input.hasAnswer else { throw try run.reportNoAnswer(input, asJSON: format == .json) }
        let (context, found) = try run.context(of: input)
        let report = StatusReport(input, in: context)
        let known = run.diagnostics + found
        switch format {
        case .json: try StandardOutput.write(report.json(adding: known).text + "\n")
        case .text, .ndjson:
            for diagnostic in known + report.diagnostics { StandardOutput.report(diagnostic) }
            try StandardOutput.write(report.text)
        }
        try run.check(found + report.diagnostics, strict: asked.strict)
    }
}
