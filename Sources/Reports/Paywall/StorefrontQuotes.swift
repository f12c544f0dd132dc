internal import Paywright
internal import Synchronization

/// Quotes of a product in a storefront. Their messages are chosen once for all languages with the same names of the product,
/// by the first task that needs them.
final class StorefrontQuotes<Printer: PaywallPrinter>: Sendable {
    let elements: ArraySlice<Quote>
    let quoteTexts: [Printer.QuoteText]
    private let product: (number: Int, id: String)
    private let storefront: Storefront
    private let shapes: LineShapes
    /// By the number of the product's names.
    private let chosen = Mutex<[Int: MessagesOfOffers]>([:])

    init(
        _ quotes: ArraySlice<Quote>,
        product: (number: Int, id: String),
        storefront: Storefront,
        shapes: LineShapes
    ) {
        elements = quotes
        self.product = product
        self.storefront = storefront
        self.shapes = shapes
        quoteTexts = quotes.map(Printer.quoteText)
    }

    func place(in locale: LocaleTag) -> PaywallStream.Place {
        PaywallStream.Place(product: product.number, productID: product.id, storefront: storefront, locale: locale)
    }

    func messages(
        named name: NumberedProductNames,
        options: PaywallOptions,
        showing lines: [ProductLine]?
    ) -> MessagesOfOffers {
        chosen.withLock { chosen in
            if let known = chosen[name.number] { return known }
            let offers = elements.map { quote in
                ProductMessages(
                    quote.terms,
                    named: name.names,
                    comparedWith: quote.reference,
                    options: options,
                    in: shapes
                )
            }
            let messages = MessagesOfOffers(offers, showing: lines)
            chosen[name.number] = messages
            return messages
        }
    }
}
