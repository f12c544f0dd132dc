import ArgumentParser
import Paywright
import PaywrightJSON
import PaywrightMessageTools
import PaywrightReports

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
        parsing: .upToNextOption,
        help:
            "Product files (.storekit, or Google Play’s) that tell names, levels, periods and offers; never a renewal’s price."
    )
    var products: [String] = []

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

    @OptionGroup var locales: LocaleOptions

    @Option(help: "The instant to answer for, as 2026-11-20T12:00:00Z; without it, the moment of each question.")
    var now: Instant?

    @Option(
        name: .customLong("time-zone"),
        help: "The customer’s time zone, as Europe/Berlin; without it UTC, and last days are right in every time zone."
    )
    var timeZone: String?

    @OptionGroup var zones: ZoneDataOptions

    @Option(name: .customLong("date-style"), help: "How dates are written in sentences.")
    var dateStyle: DateStyle = .long

    @Option(name: .customLong("whole-amounts"), help: "Whether whole prices show decimals: auto, keep or drop.")
    var wholeAmounts: WholeAmounts = .auto

    @OptionGroup var decided: PolicyOptions

    @OptionGroup var merchant: MerchantOptions

    @OptionGroup var signatures: SignatureOptions

    @OptionGroup var webhooks: WebhookOptions

    @OptionGroup var secret: WebhookSecretOptions

    @OptionGroup var fields: FieldOptions

    @Option(name: .customLong("bundle-id"), help: "Leave out what another app sold, as com.example.app.")
    var bundleID: String?

    @Option(help: "Leave out what is of another environment than this, as Production.")
    var environment: String?

    @Flag(help: "Exit with 65 when a fault was reported; notes are none.")
    var strict = false

    @Flag(help: "State the fields and rules that each fact stands on; that takes longer.")
    var explain = false

    @Option(help: "How to print: text, json or ndjson.")
    var format: StatusFormat = .text

    @OptionGroup var catalogs: CatalogOptions

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
        guard (inputs + products + fields.fields + decided.files).count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
        try signatures.check(with: secret)
        guard webhooks.stripeSignature == nil || (inputs.count == 1 && format != .ndjson) else {
            throw ValidationError("--stripe-signature is of one input, and of no line of --format ndjson")
        }
    }

    func run() async throws {
        try await reportingFailures(printStatus)
    }

    private func printStatus() async throws {
        let catalogs = try catalogs.load()
        let library = catalogs.library
        let requested = try locales.locales(of: library)
        let options = StatusOptions(
            prices: PaywallOptions(wholeAmounts: wholeAmounts, merchant: merchant.merchant),
            dateStyle: dateStyle
        )
        let formatters = try requested.map { locale in
            try StatusFormatter(
                locale: locale,
                timeZone: timeZone,
                zoneData: zones.data,
                catalogs: library,
                options: options
            )
        }
        guard !inputs.isEmpty else {
            let report = OutcomeReport(
                outcomes: outcome + error,
                balance: balance,
                unit: unit,
                locales: requested,
                formatters: formatters,
                common: catalogs.diagnostics
            )
            return try write(report)
        }
        let clock = { @Sendable [now] in now ?? .now }
        let rules = try fields.rules()
        var shop = ProductInput(storefront: nil, fields: rules)
        shop.read(products)
        let calendar = try StoreCalendar(timeZone: timeZone, data: zones.data)
        let policy = try decided.policy()
        let reader = CustomerReader(
            verifier: try signatures.verifier(),
            expectation: HistoryExpectation(bundleID: bundleID, environment: environment),
            requiresSignature: signatures.requiresSignature,
            fields: rules,
            explains: explain
        )
        var shown = StatusSelection.all
        shown.isExplained = explain
        let context = StatusContext(
            products: shop.products,
            now: clock(),
            nowSource: now == nil ? .clock : .given,
            calendar: calendar,
            policy: policy,
            locales: requested,
            formatters: formatters,
            showing: shown,
            ignoring: rules.ignoredFields
        )
        let known = Set(catalogs.diagnostics)
        let common =
            catalogs.diagnostics + shop.diagnostics + context.diagnostics.filter { !known.contains($0) }
        if format == .ndjson {
            for diagnostic in common { StandardOutput.report(diagnostic) }
            // Every answer would lack the names and offers that were asked for.
            if shop.isInputMissing { throw ExitStatus.noInput }
            if shop.isInputRefused { throw ExitStatus.dataError }
            try await StatusStream(context: context, reader: reader, clock: clock, strict: strict).run(inputs)
            if strict, common.contains(where: \.severity.countsAsFault) { throw ExitStatus.dataError }
        } else {
            try await printOneCustomer(context, by: reader.importer(at: context.now), common)
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

    private func printOneCustomer(
        _ context: StatusContext,
        by importer: HistoryImporter,
        _ common: [Diagnostic]
    ) async throws {
        var input = CustomerInput()
        if let webhook = try webhooks.webhook(by: secret) {
            await input.read(inputs, signedBy: webhook, at: context.now, by: importer)
        } else {
            await input.read(inputs, by: importer)
        }
        guard input.hasAnswer else {
            let diagnostics = common + input.diagnostics
            if format == .json {
                try StandardOutput.write(context.jsonWithoutAnswer(diagnostics).text + "\n")
            } else {
                for diagnostic in diagnostics { StandardOutput.report(diagnostic) }
            }
            throw input.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError
        }
        let report = StatusReport(input, in: context)
        switch format {
        case .json: try StandardOutput.write(report.json(adding: common).text + "\n")
        case .text, .ndjson:
            for diagnostic in common + report.diagnostics { StandardOutput.report(diagnostic) }
            try StandardOutput.write(report.text)
        }
        if strict, (common + report.diagnostics).contains(where: \.severity.countsAsFault) {
            throw ExitStatus.dataError
        }
    }
}
