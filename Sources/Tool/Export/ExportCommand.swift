public import ArgumentParser
import Paywright
import PaywrightMessageTools
import PaywrightPatterns
import PaywrightReports
internal import PaywrightRuns

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the lines of products, with places for amounts, into files that apps carry.",
        discussion: """
            Reads product files as copy does, all of one store, and writes the lines of every shape of purchase in them (period, \
            offer, commitment, tax), with and without each offer. An app shows a line where the store states the same shape, and \
            fills in the amounts. Two runs give the same bytes. Exit codes: 0 written, or --check and everything is as it would be; \
            1 --check and a file is not; 65 nothing could be written; 66 an input cannot be read and nothing was written; \
            64 wrong usage; 73 the folder cannot be written into.
            """
    )

    @Argument(help: ArgumentHelp("Files to read; - is standard input.", valueName: "input"))
    var inputs: [String]

    @Option(
        help: ArgumentHelp(
            "How to write: \(ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")). Of several, each has a folder of its own in --output.",
            valueName: "format,…"
        )
    )
    var format: ExportFormats

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("The folder to write into.", valueName: "folder")
    )
    var output: String

    @Option(help: "What keys are made of: shape, so that a line serves every product of the shape, or product.")
    var key: ExportKey = .shape

    @OptionGroup var locales: LocaleOptions

    @Option(
        help: ArgumentHelp(
            "Only these lines and texts: pricePerPeriod,offer,label.termsOfUse. May be repeated.",
            valueName: "key,…"
        )
    )
    var lines: [String] = []

    @Flag(
        help:
            "Write nothing; name the files that are not as they would be written, and exit with 1 where there are any."
    )
    var check = false

    @OptionGroup var wording: ExportOptions

    @OptionGroup var merchant: MerchantOptions

    @OptionGroup var quote: QuoteArguments

    @OptionGroup var fields: FieldOptions

    @OptionGroup var catalogs: CatalogOptions

    func validate() throws {
        guard !inputs.isEmpty else { throw ValidationError("missing input: a file, or - for standard input") }
        guard !output.isEmpty else { throw ValidationError("--output: found an empty name, expected a folder") }
        guard (inputs + fields.fields).count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
        // Lines of one's own are known when their files have been read.
        if catalogs.messages.isEmpty { _ = try ExportedNames(lines) }
    }

    func run() async throws {
        try await reportingFailures(export)
    }

    private func export() async throws {
        let catalogs = try catalogs.load()
        let requested = try locales.locales(of: catalogs.library)
        for (locale, forms) in Dictionary(grouping: requested, by: { $0.addressing(nil) }) where forms.count > 1 {
            let found = forms.map(\.tag).joined(separator: " and ")
            throw ValidationError(
                "--locale: found \(found), expected \(locale) in one form of address: one file has it"
            )
        }
        var input = ProductInput(
            storefront: wording.storefront.one,
            fields: try fields.rules(),
            diagnostics: catalogs.diagnostics
        )
        input.read(inputs)
        let selected = ProductSelection(input, requested: wording.storefront.one.map { .only($0) } ?? .all)
        let options = wording.paywall(soldBy: merchant)
        let formatters = try await requested.concurrentMap {
            try PaywallFormatter(locale: $0, catalogs: catalogs.library, options: options)
        }
        let known =
            input.diagnostics + selected.diagnostics + quote.options.diagnostics(about: input.products)
            + ExportOptions.diagnostics(of: formatters)
        for diagnostic in known { StandardOutput.report(diagnostic) }
        let quotes = QuoteList(claims: nil, options: quote.options, products: input.products)
        let chosen = selected.items.filter { wording.store == nil || $0.product.store == wording.store }
        // No shape of a purchase states a rental, or an order before a release.
        let items = chosen.filter { $0.product.sale == nil }
        for item in chosen where item.product.sale != nil {
            StandardOutput.report(Diagnostic(leftOutOfExport: item.product))
        }
        let purchases = items.flatMap { item in
            item.storefronts.flatMap { quotes.quotes(of: item.product, in: $0) }
        }.map { quote in
            ExportedPurchase(
                claims: quote.claims == [.noOffer] ? "" : quote.claimText,
                terms: quote.terms,
                comparedWith: quote.reference
            )
        }
        guard !purchases.isEmpty else { throw input.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError }
        let ownLines = formatters.first?.ownLines ?? []
        let names = try ExportedNames(lines, ownLines: ownLines)
        let request = ExportRequest(
            format.first,
            by: key,
            options: options,
            lines: names.lines,
            ownLines: names.ownLines ?? ownLines,
            texts: names.texts,
            statuses: names.statuses,
            version: PaywrightVersion.number,
            policy: (wording.derivedPrices ?? .standard).rawValue
        )
        let export = try await PatternExport(purchases, request) { word in try await formatters.concurrentMap(word) }
        let written = format.all.map { format in (format, export.written(as: format)) }
            .map { format, export in (folder: folder(of: format), export: export, files: export.files) }
        let faults = written.flatMap { $0.export.diagnostics + $0.files.diagnostics }.eachOnce
        let diagnostics = faults + export.notes(on: names.lines ?? [])
        for diagnostic in diagnostics { StandardOutput.report(diagnostic) }
        guard !diagnostics.contains(where: { $0.severity == .error }) else { throw ExitStatus.dataError }
        if check {
            // All of them are named.
            let stale = written.filter { !$0.folder.isUpToDate($0.files.files) }
            guard stale.isEmpty else { throw ExitStatus.ruleBroken }
        } else {
            for (folder, export, files) in written { try folder.write(files.files, keys: export.keys) }
        }
    }

    private func folder(of format: ExportFormat) -> ExportFolder {
        ExportFolder(name: self.format.all.count == 1 ? output : "\(output)/\(format.rawValue)")
    }
}

extension ExportKey: ExpressibleByArgument {}
