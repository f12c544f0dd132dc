internal import Paywright

/// The quotes of a product in a storefront, in one language.
struct RenderJob<Printer: PaywallPrinter>: Sendable {
    let quotes: StorefrontQuotes<Printer>
    /// The language, by its place among the report's.
    let language: Int
}

/// The jobs of a report in the order of its output, as many together as a task takes: enough that starting one does not matter,
/// few enough that memory stays small.
struct RenderJobs<Printer: PaywallPrinter>: IteratorProtocol, Sendable {
    /// Results of a task.
    private static var taskSize: Int { 128 }

    private let stream: PaywallStream
    private let shapes = LineShapes()
    /// Where the next product and storefront is, and how many came before.
    private var (product, storefront, number) = (0, 0, 0)
    /// What the product is called in each language; the numbers are the same for the same names.
    private var names: (all: [ProductMessages.Names], numbers: [Int]) = ([], [])
    /// Those of the next job, and its language; nil where a storefront is done.
    private var quotes: StorefrontQuotes<Printer>?
    private var language = 0

    init(of stream: PaywallStream) { self.stream = stream }

    mutating func next() -> [RenderJob<Printer>]? {
        var (task, size) = ([RenderJob<Printer>](), 0)
        while size < Self.taskSize, let current = quotes ?? quotesOfNextStorefront() {
            task.append(RenderJob(quotes: current, language: language))
            size += current.elements.count
            language += 1
            quotes = language < stream.languages.count ? current : nil
            if quotes == nil { language = 0 }
        }
        return task.isEmpty ? nil : task
    }

    /// The quotes of the next product in a storefront that has any.
    private mutating func quotesOfNextStorefront() -> StorefrontQuotes<Printer>? {
        while !stream.languages.isEmpty, product < stream.products.count {
            let item = stream.products[product]
            guard storefront < item.storefronts.count else {
                (product, storefront) = (product + 1, 0)
                continue
            }
            if storefront == 0 { names = names(of: item.product) }
            defer { (storefront, number) = (storefront + 1, number + 1) }
            let quotes = stream.quotes.quotes(of: item.product, in: item.storefronts[storefront])
            guard !quotes.isEmpty else { continue }
            return StorefrontQuotes(
                quotes,
                product: (product, item.product.qualifiedID),
                storefront: item.storefronts[storefront],
                names: names,
                number: number,
                shapes: shapes
            )
        }
        return nil
    }

    private func names(of product: Product) -> (all: [ProductMessages.Names], numbers: [Int]) {
        let all = stream.languages.map { $0.formatter.names(of: product) }
        // Byte for byte: equal strings may be written in others.
        var known: [[[UInt8]]: Int] = [:]
        let numbers = all.map { names in
            let texts = names.texts.map { Array($0.utf8) }
            let number = known[texts, default: known.count]
            known[texts] = number
            return number
        }
        return (all, numbers)
    }
}
