import ArgumentParser
import Paywright

struct CopyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Print paywall copy for the products of a store's files.",
        discussion: """
            Reads StoreKit configuration files (.storekit), Google Play’s ProductDetails, monetization.subscriptions \
            and basePlans.offers (JSON; offers may be in other files than their base plans), and product lists \
            ("paywright/products/1"). The regular lines come first, then one set of lines per \
            offer, each named. Exit codes: 0 something was rendered, 1 it breaks a rule of --require, 65 nothing was \
            rendered (or --strict and a fault), 66 an input cannot be read and nothing was rendered, 64 wrong \
            usage, 73 the output cannot be written.
            """
    )

    @Argument(help: ArgumentHelp("Files to read; - is standard input.", valueName: "input"))
    var inputs: [String]

    @OptionGroup var locales: LocaleOptions

    @OptionGroup var storefront: StorefrontOptions

    @OptionGroup var eligibility: EligibilityOptions

    @Option(name: .customLong("invalid-ids"), help: "A file of product ids, one a line, to leave out.")
    var invalidIDs: String?

    @OptionGroup var prices: PriceOptions

    @OptionGroup var display: PriceDisplayOptions

    @Flag(help: "Exit with 65 when a fault was reported; notes are none.")
    var strict = false

    @Option(help: "How to print: text, json, ndjson, csv or markdown.")
    var format: PaywallFormat = .text

    @Option(
        help: ArgumentHelp(
            "Only these lines, in this order: name,price,callToAction,label.termsOfUse. May be repeated.",
            valueName: "key,…"
        )
    )
    var lines: [String] = []

    @Option(
        name: .customLong("require"),
        help: ArgumentHelp(
            "Report what breaks a store’s display rules, and exit with 1: app-store, google-play. May be repeated.",
            valueName: "store,…"
        )
    )
    var stores: [String] = []

    @OptionGroup var quote: QuoteOptions

    @OptionGroup var catalogs: CatalogOptions

    func validate() throws {
        guard !inputs.isEmpty else { throw ValidationError("missing input: a file, or - for standard input") }
        guard (inputs + prices.files + [invalidIDs].compactMap { $0 }).count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
        _ = try RequiredStores.rules(of: stores)
    }

    func run() async throws {
        try await reportingFailures(printCopy)
    }

    private func printCopy() async throws {
        let rules = try RequiredStores.rules(of: stores)
        let catalogs = try catalogs.load()
        let library = catalogs.library
        let requested = try locales.locales(of: library)
        var input = ProductInput(
            storefront: storefront.one,
            diagnostics: catalogs.diagnostics
        )
        input.read(inputs)
        try input.replacePrices(prices)
        if let invalidIDs { try input.leaveOut(listedIn: invalidIDs) }
        let selected = ProductSelection(input, requested: storefront.request)
        let options = display.paywall
        let formatters = try await requested.concurrentMap {
            try PaywallFormatter(locale: $0, catalogs: library, options: options)
        }
        let selection = try lineSelection(own: Self.each(formatters.flatMap(\.ownLines)), beside: catalogs)
        let report = PaywallReport(
            products: selected.items,
            languages: zip(requested, formatters).map { PaywallReport.Language($0, $1, labels: selection.labels) },
            quotes: QuoteList(
                claims: try eligibility.claims(),
                options: quote,
                products: input.products
            ),
            selection: selection,
            rules: rules
        )
        let stated = input.diagnostics + selected.diagnostics + quote.diagnostics(about: input.products)
        let known = stated + report.diagnostics(beside: stated)
        let outcome =
            switch format {
            case .text: try await write(report, with: TextPaywallPrinter(), known)
            case .json: try await write(report, with: JSONPaywallPrinter(), known)
            case .ndjson: try await write(report, with: NDJSONPaywallPrinter(), known)
            case .csv: try await write(report, with: CSVPaywallPrinter(), known)
            case .markdown: try await write(report, with: MarkdownPaywallPrinter(), known)
            }
        if outcome.rendered == 0, known.isEmpty, outcome.findings.isEmpty {
            StandardOutput.report(
                "found nothing to print: no product is sold by the plans, or has the lines, asked for"
            )
        }
        if outcome.rendered == 0 { throw input.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError }
        if !outcome.findings.isEmpty { throw ExitStatus.ruleBroken }
        if strict, (known + outcome.formattingDiagnostics).contains(where: \.severity.countsAsFault) {
            throw ExitStatus.dataError
        }
    }

    /// Writes the report. Diagnostics stand in it or, where the format has no place for them, on standard error: those that
    /// are known before the output, and then the rest.
    private func write<Printer: PaywallPrinter>(
        _ report: PaywallReport,
        with printer: Printer,
        _ known: [Diagnostic]
    ) async throws -> PaywallOutcome {
        var printer = printer
        let output = BufferedOutput()
        if Printer.reportsApart { for diagnostic in known { StandardOutput.report(diagnostic) } }
        try output.write(printer.opening())
        let outcome = try await report.write(with: &printer, to: output)
        let found = outcome.formattingDiagnostics + outcome.findings.diagnostics
        try output.write(printer.closing(known + found))
        try output.flush()
        if Printer.reportsApart { for diagnostic in found { StandardOutput.report(diagnostic) } }
        return outcome
    }

    /// The lines asked for. What was wrong in a message of the user's own is why its line is not known.
    private func lineSelection(own: [String], beside catalogs: LoadedCatalogs) throws -> LineSelection {
        do {
            return try LineSelection(keys: lines, own: own)
        } catch {
            catalogs.reportDiagnostics()
            throw error
        }
    }

    /// Each key once: every language has the same ones.
    private static func each(_ keys: [String]) -> [String] {
        var seen: Set<String> = []
        return keys.filter { seen.insert($0).inserted }
    }
}
