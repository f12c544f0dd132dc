import ArgumentParser
import Paywright
import PaywrightJSON
import PaywrightMessageTools
import PaywrightReports
internal import PaywrightRuns
internal import PaywrightInspection

struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Write a page in which a reviewer reads every line in every language.",
        discussion: """
            Reads products as copy does and customers as status does, any mix, distinguished by their fields; each \
            input about a customer is a customer of its own. Without inputs, or with --scenarios, the built-in review \
            cases. The page is one HTML file that needs no network. Exit codes: 0 the page was written, 65 nothing \
            could be shown (or --strict and a fault), 66 an input cannot be read and nothing could be shown, 64 \
            wrong usage, 69 there is no Chromium for --png or no git for --against, or it fails, 73 the output cannot \
            be written.
            """
    )

    /// What is written.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        /// The page.
        case html
        /// The page's data alone: a versioned contract for programs.
        case json
    }

    @Argument(help: ArgumentHelp("Files to read; - is standard input.", valueName: "input"))
    var inputs: [String] = []

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file to write; standard output if left out.", valueName: "file")
    )
    var output: String?

    @Flag(help: "Show the built-in review cases too.")
    var scenarios = false

    @Flag(help: "Show few lines that have every message and form of the languages once: to be read in an hour.")
    var sample = false

    @Option(name: .customLong("locale"), help: ArgumentHelp("Languages to show, or all.", valueName: "tag,…"))
    var tags: [String] = ["all"]

    @OptionGroup var form: AddressOption

    @OptionGroup var storefront: StorefrontOptions

    @OptionGroup var eligibility: EligibilityOptions

    @OptionGroup var prices: PriceOptions

    @Option(
        help: ArgumentHelp(
            """
            Show what changed: an older page or its data, older output of copy (json, ndjson), or a revision in git of \
            the folder of catalogs.
            """,
            valueName: "file or revision"
        )
    )
    var against: String?

    @Option(name: .customLong("time-zone"), help: "The time zone of the days in the text, as Europe/Berlin.")
    var timeZone = "UTC"

    @OptionGroup var zones: ZoneDataOptions

    @OptionGroup var display: PriceDisplayOptions

    @OptionGroup var merchant: MerchantOptions

    @OptionGroup var quote: QuoteArguments

    @Option(
        help: ArgumentHelp(
            "Make one picture a language too, with Chromium; without -o only those.",
            valueName: "folder"
        )
    )
    var png: String?

    @Option(help: ArgumentHelp("The Chromium to make pictures with; by default the one on PATH.", valueName: "path"))
    var chromium: String?

    @Flag(help: "Exit with 65 when a fault was reported; notes are none.")
    var strict = false

    @Option(help: "What to write: html, or json (the page's data alone).")
    var format: Format = .html

    @OptionGroup var catalogs: CatalogOptions

    func validate() throws {
        guard (inputs + prices.files + [against].compactMap { $0 }).count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
    }

    func run() async throws {
        try await reportingFailures(writeReview)
    }

    private func writeReview() async throws {
        let catalogs = try catalogs.load()
        let library = catalogs.library
        var input = ReviewInput(storefront: storefront.one, diagnostics: catalogs.diagnostics)
        await input.read(inputs, by: HistoryImporter(signatures: .unverified))
        input.replacePrices(try prices.lists(FieldRules()))
        let products = input.shop.products
        let selected = ProductSelection(input.shop, requested: storefront.request)
        let quotes = QuoteList(claims: try eligibility.claims(), options: quote.options, products: products)
        let zone = try StoreCalendar(timeZone: timeZone, data: zones.data).zone
        let subjects = ReviewSubjects(
            selected: selected,
            quotes: quotes,
            customers: input.customers,
            products: products,
            now: try prices.moment()?.instant(in: zone) ?? .now,
            hasScenarios: scenarios || inputs.isEmpty
        )
        let source = try LocaleTag(CatalogLibrary.sourceLocale)
        let asked = try LocaleOptions.locales(tags, address: form.address, of: library)
        var known = Diagnostic.zones(zone) + input.diagnostics + selected.diagnostics
        known += quote.options.diagnostics(about: products)
        if !products.isEmpty { known += quotes.unmatchedClaims(among: selected.items) }
        known += subjects.diagnostics
        for locale in asked { known += try diagnostics(of: locale, in: library) }
        for diagnostic in known { StandardOutput.report(diagnostic) }
        guard !subjects.isEmpty, !input.shop.arePricesRefused else {
            throw input.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError
        }
        let sheets = try await contactSheets()
        let review = Review(
            subjects: subjects,
            locales: asked.contains(source) ? asked : [source] + asked,
            title: title,
            renderer: ReviewRenderer(
                library: library,
                options: display.paywall(soldBy: merchant),
                timeZone: timeZone,
                zoneData: zones.data
            ),
            base: try self.catalogs.library(),
            words: try self.catalogs.messageFiles(),
            fileNames: try CatalogFileNames(of: self.catalogs),
            program: ReviewData.Program(name: Self.program.commandName ?? "", version: Self.program.version),
            baseline: try await baseline(),
            isSample: sample
        )
        let (data, found) = try await review.data(progress: Progress.handler())
        for diagnostic in found { StandardOutput.report(diagnostic) }
        if output != nil || sheets == nil { try write(data) }
        let cut = try await sheets?.write(asked, of: data) ?? []
        if strict, (known + found + cut).contains(where: \.severity.countsAsFault) { throw ExitStatus.dataError }
    }

    private static let program = PaywrightCommand.configuration

    /// What there is to say about a language: who speaks for it, and what of the user's own words it lacks.
    private func diagnostics(of locale: LocaleTag, in library: CatalogLibrary) throws -> [Diagnostic] {
        let formatter = try PaywallFormatter(locale: locale, catalogs: library)
        return Diagnostic.fallbacks(formatter.match, ignoring: formatter.ignoredNumberingSystem)
            + Diagnostic.untranslated(formatter)
    }

    private func write(_ data: ReviewData) throws {
        let text =
            switch format {
            case .html: ReviewDocument().html(try data.json(), title: "Review: \(data.title)")
            case .json: try data.json().text + "\n"
            }
        if let output { try OutputFile.write(text, to: output) } else { try StandardOutput.write(text) }
    }

    /// What makes the pictures, looked for before anything is worded. Throws when no Chromium is there.
    private func contactSheets() async throws -> ContactSheets? {
        guard let png else { return nil }
        guard let browser = await Chromium(path: chromium) else {
            let found = chromium.map { "found no program \"\($0)\"" } ?? "found none of \(Chromium.names) on PATH"
            StandardOutput.report("\(found), expected Chromium for --png; install it or name it with --chromium")
            throw ExitStatus.unavailable
        }
        return ContactSheets(chromium: browser, folder: png)
    }

    private func baseline() async throws -> ReviewBaseline? {
        guard let against else { return nil }
        return try await ReviewBaseline(against, catalogs: catalogs)
    }

    private var title: String {
        let names = inputs.map(InputFile.displayName).map(NameSanitizer.clean)
        let subjects = names + (scenarios || inputs.isEmpty ? ["Built-in scenarios"] : [])
        return (subjects + (sample ? ["sample"] : [])).joined(separator: ", ")
    }
}
