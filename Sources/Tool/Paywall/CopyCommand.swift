public import ArgumentParser
import Paywright
import PaywrightMessageTools
import PaywrightReports
internal import PaywrightRuns

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

    @OptionGroup var customer: CustomerOptions

    @Option(name: .customLong("invalid-ids"), help: "A file of product ids, one a line, to leave out.")
    var invalidIDs: String?

    @OptionGroup var prices: PriceOptions

    @OptionGroup var display: PriceDisplayOptions

    @OptionGroup var merchant: MerchantOptions

    @OptionGroup var fields: FieldOptions

    @Flag(help: "Exit with 65 when a fault was reported; notes are none.")
    var strict = false

    @Option(help: "How to print: \(PaywallFormat.choices).")
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
            "Report what breaks the rules of a store or of a checkout, and exit with 1: \(RequiredRules.names.joined(separator: ", ")). May be repeated.",
            valueName: "store,…"
        )
    )
    var stores: [String] = []

    @Option(
        help: """
            What the button does: order, or continue where another button places the order. What a merchant sells has the \
            words on the first that the law of the country fixes.
            """
    )
    var button: PaywallButton = .order

    @OptionGroup var quote: QuoteArguments

    @OptionGroup var catalogs: CatalogOptions

    func validate() throws {
        guard !inputs.isEmpty else { throw ValidationError("missing input: a file, or - for standard input") }
        let files = inputs + prices.files + customer.files + fields.fields + [invalidIDs].compactMap { $0 }
        guard files.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
        guard customer.customer.isEmpty || eligibility.isEach else {
            throw ValidationError(
                "--eligibility and --customer: the customer’s history tells which offers the customer gets"
            )
        }
        _ = try requiredRules()
    }

    func run() async throws {
        try await reportingFailures(printCopy)
    }

    private func printCopy() async throws {
        let rules = try requiredRules()
        let catalogs = try catalogs.load()
        let library = catalogs.library
        let fieldRules = try fields.rules()
        var input = ProductInput(
            storefront: storefront.one,
            fields: fieldRules,
            diagnostics: catalogs.diagnostics
        )
        input.read(inputs)
        input.replacePrices(try prices.lists(fieldRules))
        // Without the file, copy for products that cannot be sold would be printed.
        if let invalidIDs {
            input.leaveOut(listedIn: try InputFile.read(invalidIDs), file: InputFile.displayName(invalidIDs))
        }
        let selected = ProductSelection(input, requested: storefront.request)
        let asked = try await customer.read(products: input.products, at: try prices.moment(), fieldRules, library)
        let ofRun = try locales.locales(of: library)
        let own = asked?.locale.map { tag in locales.form.address.map { tag.addressing($0) } ?? tag }
        let requested = own.map { [$0] } ?? ofRun
        let options = display.paywall(soldBy: merchant, button)
        let formatters = try await requested.concurrentMap {
            try PaywallFormatter(locale: $0, catalogs: library, options: options)
        }
        let selection = try lineSelection(own: Self.each(formatters.flatMap(\.ownLines)), beside: catalogs)
        let stores = Set(selected.items.map(\.product.store))
        let labels = selection.labels(besideProductsOf: stores)
        let stream = PaywallStream(
            products: selected.items,
            languages: zip(requested, formatters).map {
                PaywallStream.Language($0, $1, labels: labels, besideProductsOf: stores)
            },
            quotes: QuoteList(
                claims: try eligibility.claims(),
                options: quote.options,
                products: input.products,
                for: asked?.customer
            ),
            selection: selection,
            rules: rules
        )
        let ofCustomer = asked.map { $0.diagnostics + $0.customer.diagnostics } ?? []
        let stated =
            input.diagnostics + ofCustomer + selected.diagnostics + quote.options.diagnostics(about: input.products)
        let known = stated + stream.diagnostics(beside: stated)
        let outcome = try await stream.write(
            as: format,
            beside: known,
            to: BufferedOutput { try StandardOutput.write($0) },
            report: { diagnostics in for diagnostic in diagnostics { StandardOutput.report(diagnostic) } },
            progress: Progress.handler()
        )
        if outcome.rendered == 0, known.isEmpty, !outcome.findings.breaksRule {
            StandardOutput.report(
                "found nothing to print: no product is sold by the plans, or has the lines, asked for"
            )
        }
        if outcome.rendered == 0 { throw input.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError }
        if outcome.findings.breaksRule { throw ExitStatus.ruleBroken }
        if strict, (known + outcome.formattingDiagnostics).contains(where: \.severity.countsAsFault) {
            throw ExitStatus.dataError
        }
    }

    private func requiredRules() throws -> RequiredRules {
        let names = stores.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map(String.init)
        do {
            return try RequiredRules(named: names)
        } catch {
            throw ValidationError(error.description)
        }
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

extension PaywallButton: ExpressibleByArgument {}

extension PaywallFormat: ExpressibleByArgument {
    /// "text, json or csv"
    fileprivate static var choices: String {
        let names = allCases.map(\.rawValue)
        return Array(names.dropLast()).joined(separator: ", ") + " or " + (names.last ?? "")
    }
}
