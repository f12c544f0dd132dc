/// Some quotes of a product in some languages.
struct RenderJob<Printer: PaywallPrinter>: Sendable {
    let quotes: StorefrontQuotes<Printer>
    /// The languages, by their places among the report's.
    let languages: Range<Int>
    /// The names of the product in each of the report's languages.
    let names: [NumberedProductNames]

    /// How many results it gives at most.
    var size: Int { quotes.elements.count * languages.count }
}
