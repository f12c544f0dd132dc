package import Paywright
internal import PaywrightRuns

/// The paywall texts of every product for every offer in every language, made and written one by one.
package struct PaywallStream: Sendable {
    /// The versioned output: one document, or one record a line.
    package static let schema = "paywright/copy/1"

    /// Where a result stands in the report: results come by product, storefront, language, offer.
    struct Place: Hashable, Sendable {
        /// The product by its number in the input: ids may repeat.
        let product: Int
        let productID: String
        let storefront: Storefront
        let locale: LocaleTag
    }

    /// One product for one customer in one language.
    struct Result<QuoteText> {
        let place: Place
        /// What the format prints of the quote, the same in every language.
        let quoteText: QuoteText
        /// Where the product's name came from.
        let nameSource: ProductName.Source
        /// The lines that are printed, by their numbers, in the order asked for.
        let shown: [Int]
        /// The words on the product’s button for the customer, by their number among the lines; nil where there are none.
        let label: Int?
        /// Whether it is for a customer that is known.
        let isForCustomer: Bool
        /// Whether it is the product's own price, without an offer.
        let isRegular: Bool
        let isFirstOfLanguage: Bool

        /// The lines for a person: the first result of a product in a language has all, the others what an offer changes.
        func shownOnce(of lines: borrowing PrintedLines) -> [Int] {
            isRegular || isFirstOfLanguage ? shown : shown.filter { lines.lines[$0].dependsOnOffer }
        }
    }

    /// The words around the products in one language.
    struct Labels: Sendable {
        let locale: LocaleTag
        let entries: [(label: PaywallLabel, text: FormattedText)]
    }

    let products: [ProductSelection.Item]
    /// One for each language, in the order asked for.
    let languages: [Language]
    let quotes: QuoteList
    let selection: LineSelection
    let rules: RequiredRules

    package init(
        products: [ProductSelection.Item],
        languages: [Language],
        quotes: QuoteList,
        selection: LineSelection,
        rules: RequiredRules
    ) {
        self.products = products
        self.languages = languages
        self.quotes = quotes
        self.selection = selection
        self.rules = rules
    }

    /// A language of the report. One object: every result of the language asks for it.
    package final class Language: Sendable {
        let locale: LocaleTag
        let formatter: PaywallFormatter
        let labels: Labels
        /// The labels as display rules judge them.
        let displayedLabels: [DisplayedText]

        /// A language with the words around products of some stores.
        package init(
            _ locale: LocaleTag,
            _ formatter: PaywallFormatter,
            labels: [PaywallLabel],
            besideProductsOf stores: Set<StoreName>
        ) {
            self.locale = locale
            self.formatter = formatter
            let texts = labels.map { ($0, formatter.label($0, besideProductsOf: stores)) }
            let entries = texts.filter { !$0.1.string.isEmpty }
            self.labels = Labels(locale: locale, entries: entries)
            displayedLabels = entries.map { DisplayedText(key: $0.0.rawValue, text: $0.1) }
        }
    }
}

/// Making results on every core and writing them in order, in constant memory.
extension PaywallStream {
    /// Writes everything by a printer, every result and then the labels: see `write(as:)`.
    func write<Printer: PaywallPrinter>(
        with printer: Printer,
        _ known: [Diagnostic],
        _ output: BufferedOutput,
        _ report: ([Diagnostic]) -> Void,
        _ progress: ProgressHandler
    ) async throws -> PaywallOutcome {
        var paywalls = PaywallOutput(printer: printer, output: output)
        if Printer.reportsApart { report(known) }
        try output.write(paywalls.printer.opening())
        let total = products.reduce(0) { $0 + $1.storefronts.count }
        var (done, isEmpty) = (0, true)
        let tasks = OrderedTasks { (jobs: [RenderJob<Printer>]) in RenderedPaywalls(jobs, for: self) }
        try await tasks.run(RenderJobs<Printer>(of: self)) { rendered in
            try paywalls.write(rendered)
            isEmpty = false
            while done < rendered.doneCount {
                done += 1
                progress(done, total)
            }
        }
        progress(total, total)
        if !isEmpty { for language in languages { try paywalls.write(language.labels) } }
        let found = paywalls.outcome.formattingDiagnostics + paywalls.outcome.findings.diagnostics
        try output.write(paywalls.printer.closing(known + found))
        try output.flush()
        if Printer.reportsApart { report(found) }
        return paywalls.outcome
    }
}
