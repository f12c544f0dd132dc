internal import Paywright

/// The quotes of a product in a storefront, in some languages of a report.
struct RenderJob<Printer: PaywallPrinter>: Sendable {
    let quotes: [Quote]
    let quoteTexts: [Printer.QuoteText]
    /// Which are the product's own price, without an offer.
    let isRegular: [Bool]
    /// The product by its number in the input.
    let product: Int
    /// What it is called in each of the report's languages.
    let names: [DisplayedNames]
    let storefront: Storefront
    /// How many products in a storefront came before.
    let number: Int
    /// The languages, by their places among the report's.
    var languages: Range<Int>
}

/// The jobs of a report in the order of its output, as many together as a task takes: enough that starting one does not matter,
/// few enough that memory stays small.
struct RenderJobs<Printer: PaywallPrinter>: IteratorProtocol, Sendable {
    /// Results of a task.
    private static var taskSize: Int { 128 }

    private let stream: PaywallStream
    /// Where the next product and storefront is, and how many came before.
    private var (product, storefront, number) = (0, 0, 0)
    private var names: [DisplayedNames] = []
    /// What is left of a job that was larger than its task.
    private var rest: RenderJob<Printer>?

    init(of stream: PaywallStream) { self.stream = stream }

    mutating func next() -> [RenderJob<Printer>]? {
        var (task, size) = ([RenderJob<Printer>](), 0)
        while size < Self.taskSize, var job = rest ?? nextJob() {
            let most = (Self.taskSize - size + job.quotes.count - 1) / job.quotes.count
            rest = job.languages.count > most ? job : nil
            rest?.languages = job.languages.dropFirst(most)
            job.languages = job.languages.prefix(most)
            task.append(job)
            size += job.quotes.count * job.languages.count
        }
        return task.isEmpty ? nil : task
    }

    /// The quotes of the next product in a storefront that has any, in every language.
    private mutating func nextJob() -> RenderJob<Printer>? {
        while !stream.languages.isEmpty, product < stream.products.count {
            let item = stream.products[product]
            guard storefront < item.storefronts.count else {
                (product, storefront) = (product + 1, 0)
                continue
            }
            if storefront == 0 { names = stream.languages.map { $0.formatter.names(of: item.product) } }
            defer { (storefront, number) = (storefront + 1, number + 1) }
            let quotes = stream.quotes.quotes(of: item.product, in: item.storefronts[storefront])
            guard !quotes.isEmpty else { continue }
            return RenderJob(
                quotes: quotes,
                quoteTexts: quotes.map(Printer.quoteText),
                isRegular: quotes.map(\.terms.offers.isEmpty),
                product: product,
                names: names,
                storefront: item.storefronts[storefront],
                number: number,
                languages: stream.languages.indices
            )
        }
        return nil
    }
}
