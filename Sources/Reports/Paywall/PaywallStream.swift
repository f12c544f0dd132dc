package import Paywright

/// The paywall texts of every product for every offer in every language, made and written one by one.
package struct PaywallStream: Sendable {
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
    let rules: [DisplayRules]

    package init(
        products: [ProductSelection.Item],
        languages: [Language],
        quotes: QuoteList,
        selection: LineSelection,
        rules: [DisplayRules]
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

        package init(_ locale: LocaleTag, _ formatter: PaywallFormatter, labels: [PaywallLabel]) {
            self.locale = locale
            self.formatter = formatter
            let entries = labels.map { ($0, formatter.label($0)) }.filter { !$0.1.string.isEmpty }
            self.labels = Labels(locale: locale, entries: entries)
            displayedLabels = entries.map { DisplayedText(key: $0.0.rawValue, text: $0.1) }
        }
    }
}
