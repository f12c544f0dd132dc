internal import Paywright
internal import Synchronization

/// Quotes of a product in a storefront. Their messages are chosen once for all languages with the same names of the product,
/// by the first task that needs them.
final class StorefrontQuotes<Printer: PaywallPrinter>: Sendable {
    let elements: [Quote]
    let quoteTexts: [Printer.QuoteText]
    /// The names of the product in each of the report's languages.
    let names: [ProductMessages.Names]
    /// The same for languages with the same names.
    private let nameNumbers: [Int]
    /// How many products in a storefront came before.
    let number: Int
    private let product: (number: Int, id: String)
    private let storefront: Storefront
    private let shapes: LineShapes
    /// By the numbers of the product's names.
    private let chosen = Mutex<[Int: MessagesOfOffers]>([:])

    init(
        _ quotes: [Quote],
        product: (number: Int, id: String),
        storefront: Storefront,
        names: (all: [ProductMessages.Names], numbers: [Int]),
        number: Int,
        shapes: LineShapes
    ) {
        elements = quotes
        quoteTexts = quotes.map(Printer.quoteText)
        (self.names, nameNumbers) = names
        self.number = number
        self.product = product
        self.storefront = storefront
        self.shapes = shapes
    }

    func place(in locale: LocaleTag) -> PaywallStream.Place {
        PaywallStream.Place(product: product.number, productID: product.id, storefront: storefront, locale: locale)
    }

    func messages(
        in language: Int,
        options: PaywallOptions,
        showing lines: [ProductLine]?
    ) -> MessagesOfOffers {
        chosen.withLock { chosen in
            if let known = chosen[nameNumbers[language]] { return known }
            let offers = elements.map { quote in
                ProductMessages(
                    quote.terms,
                    named: names[language],
                    comparedWith: quote.reference,
                    options: options,
                    in: shapes
                )
            }
            let messages = MessagesOfOffers(offers, showing: lines)
            chosen[nameNumbers[language]] = messages
            return messages
        }
    }
}
