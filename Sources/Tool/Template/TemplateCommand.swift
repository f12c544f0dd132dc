import ArgumentParser
import Paywright
import PaywrightJSON
import PaywrightMessageTools
import PaywrightReports
import PaywrightTemplates

struct TemplateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "Fill in a paywall text written for RevenueCat, Adapty or Superwall.",
        discussion: """
            Reads what copy reads and fills in the template for each product and each offer: in \
            every language, with plurals, cases, percent and dates as the language has them. A variable that is not known \
            stays as it is. --variables lists every variable. Exit codes as those of copy.
            """
    )

    @Argument(help: ArgumentHelp("Files to read; - is standard input.", valueName: "input"))
    var inputs: [String] = []

    @Option(help: "Whose template it is: revenuecat, adapty or superwall.")
    var dialect: TemplateDialect?

    @Option(help: ArgumentHelp("The template.", valueName: "text"))
    var template: String?

    @Option(
        name: .customLong("template-file"),
        help: ArgumentHelp("A file with the template; - is standard input.", valueName: "file")
    )
    var templateFile: String?

    @Flag(help: "Print the table of variables, of one dialect or of all, as Markdown.")
    var variables = false

    @Option(help: ArgumentHelp("The product to print, alone. May be repeated.", valueName: "product id"))
    var product: [String] = []

    @OptionGroup var values: TemplateOptions
    @OptionGroup var zones: ZoneDataOptions
    @OptionGroup var locales: LocaleOptions

    @OptionGroup var storefront: StorefrontOptions
    @OptionGroup var eligibility: EligibilityOptions
    @OptionGroup var quote: QuoteArguments
    @OptionGroup var display: PriceDisplayOptions
    @OptionGroup var merchant: MerchantOptions
    @OptionGroup var fields: FieldOptions

    @Flag(help: "Exit with 65 when a fault was reported; notes are none.")
    var strict = false

    @Option(help: "How to print: text or json.")
    var format: OutputFormat = .text

    @OptionGroup var catalogs: CatalogOptions

    func validate() throws {
        if variables { return }
        guard dialect != nil else { throw ValidationError("missing --dialect: revenuecat, adapty or superwall") }
        guard !inputs.isEmpty else { throw ValidationError("missing input: a file, or - for standard input") }
        guard (template == nil) != (templateFile == nil) else {
            throw ValidationError("expected one template: --template TEXT or --template-file FILE")
        }
        guard (inputs + [templateFile].compactMap { $0 }).count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
    }

    func run() throws {
        if variables {
            let dialects = dialect.map { [$0] } ?? TemplateDialect.allCases
            return try StandardOutput.write(TemplateVariable.page(of: dialects))
        }
        try reportingFailures(printTemplate)
    }

    private func printTemplate() throws {
        guard let dialect else { return }
        let source = try templateFile.map { try TemplateSource(file: $0) } ?? TemplateSource(argument: template ?? "")
        let loaded = try catalogs.load()
        var products = ProductInput(
            storefront: storefront.one,
            fields: try fields.rules(),
            diagnostics: loaded.diagnostics
        )
        products.read(inputs)
        let question = try TemplateQuestion(
            PaywallTemplate(source.text, dialect: dialect),
            named: source.name,
            input: products,
            selected: ProductSelection(products, requested: storefront.request),
            only: product,
            values: values.values(zones),
            quotes: QuoteList(
                claims: eligibility.claims(),
                options: quote.options,
                products: products.products
            ),
            formatters: formatters(loaded.library)
        )
        let report = TemplateReport(question)
        switch format {
        case .text:
            for diagnostic in report.diagnostics { StandardOutput.report(diagnostic) }
            try StandardOutput.write(report.text)
        case .json:
            try StandardOutput.write(report.json.text + "\n")
        }
        if report.results.isEmpty { throw products.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError }
        if strict, report.diagnostics.contains(where: \.severity.countsAsFault) { throw ExitStatus.dataError }
    }

    private func formatters(_ library: CatalogLibrary) throws -> [PaywallFormatter] {
        try locales.locales(of: library).map { locale in
            try PaywallFormatter(locale: locale, catalogs: library, options: display.paywall(soldBy: merchant))
        }
    }
}
