import Paywright
import Synchronization

/// Purchases of a product in a storefront. What is said of them is chosen once for all languages that call the product so, by
/// the task that asks first.
final class CopyOffering<Printer: CopyPrinter>: Sendable {
    let purchases: ArraySlice<Purchase>
    let frames: [Printer.Frame]
    private let product: (number: Int, id: String)
    private let storefront: Storefront
    private let shapes: LineShapes
    /// By what the product is called.
    private let chosen = Mutex<[Int: MessagesOfOffers]>([:])

    init(
        _ purchases: ArraySlice<Purchase>,
        product: (number: Int, id: String),
        storefront: Storefront,
        shapes: LineShapes
    ) {
        self.purchases = purchases
        self.product = product
        self.storefront = storefront
        self.shapes = shapes
        frames = purchases.map(Printer.frame)
    }

    func place(in locale: LocaleTag) -> CopyReport.Place {
        CopyReport.Place(product: product.number, productID: product.id, storefront: storefront, locale: locale)
    }

    func messages(
        named name: CopyName,
        options: PaywallOptions,
        showing lines: [ProductLine]?
    ) -> MessagesOfOffers {
        chosen.withLock { chosen in
            if let known = chosen[name.number] { return known }
            let offers = purchases.map { purchase in
                ProductMessages(
                    purchase.terms,
                    named: name.names,
                    comparedWith: purchase.reference,
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

/// How a language calls a product and what it includes.
struct CopyName: Sendable {
    let names: ProductMessages.Names
    /// The same for languages that call them alike.
    let number: Int

    /// How each language calls a product.
    static func all(of product: Product, in speakers: [CopyReport.Speaker]) -> [CopyName] {
        // Byte for byte: equal strings may be written in others.
        var numbers: [[[UInt8]]: Int] = [:]
        return speakers.map { speaker in
            let names = speaker.formatter.names(of: product)
            let texts = names.texts.map { Array($0.utf8) }
            let number = numbers[texts] ?? numbers.count
            numbers[texts] = number
            return CopyName(names: names, number: number)
        }
    }
}

/// Some purchases of a product in some languages.
struct CopyShare<Printer: CopyPrinter>: Sendable {
    let offering: CopyOffering<Printer>
    /// The languages, by their places among the report's.
    let speakers: Range<Int>
    /// How each of the report's languages calls the product.
    let names: [CopyName]

    /// How many results it gives at most.
    var size: Int { offering.purchases.count * speakers.count }
}
