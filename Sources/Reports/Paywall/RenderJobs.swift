internal import Paywright

/// Some quotes of a product in a storefront, in some languages.
struct RenderJob<Printer: PaywallPrinter>: Sendable {
    let quotes: StorefrontQuotes<Printer>
    /// The languages, by their places among the report's.
    let languages: Range<Int>
    /// The names of the product in each of the report's languages.
    let names: [NumberedProductNames]
    /// How many products in a storefront came before.
    let number: Int
}

/// The jobs of a report in the order of its output, as many together as a task takes: enough that starting one does not matter,
/// few enough that memory stays small.
struct RenderJobs<Printer: PaywallPrinter>: IteratorProtocol, Sendable {
    /// Results of a task.
    private static var taskSize: Int { 128 }

    private let stream: PaywallStream
    private let shapes = LineShapes()
    /// Where the next product and storefront is.
    private var product = 0
    private var storefront = 0
    private var number = 0
    private var names: [NumberedProductNames] = []
    private var jobs: ArraySlice<RenderJob<Printer>> = []

    init(of stream: PaywallStream) { self.stream = stream }

    mutating func next() -> [RenderJob<Printer>]? {
        var (task, size) = ([RenderJob<Printer>](), 0)
        while size < Self.taskSize {
            if jobs.isEmpty {
                guard let more = jobsOfNextStorefront() else { break }
                jobs = more[...]
            }
            guard let job = jobs.popFirst() else { continue }
            task.append(job)
            size += job.quotes.elements.count * job.languages.count
        }
        return task.isEmpty ? nil : task
    }

    /// The quotes of a product in a storefront in every language: as many languages together as a task takes.
    private mutating func jobsOfNextStorefront() -> [RenderJob<Printer>]? {
        while product < stream.products.count, storefront == stream.products[product].storefronts.count {
            (product, storefront) = (product + 1, 0)
        }
        guard product < stream.products.count else { return nil }
        let item = stream.products[product]
        if storefront == 0 { names = NumberedProductNames.all(of: item.product, in: stream.languages) }
        let quotes = stream.quotes.quotes(of: item.product, in: item.storefronts[storefront])
        let (most, count) = (Self.taskSize, stream.languages.count)
        let groups = stride(from: 0, to: quotes.count, by: most).map { start in
            StorefrontQuotes<Printer>(
                quotes[start..<min(start + most, quotes.count)],
                product: (product, item.product.qualifiedID),
                storefront: item.storefronts[storefront],
                shapes: shapes
            )
        }
        defer { (storefront, number) = (storefront + 1, number + 1) }
        let languagesOfJob = max(1, most / max(1, quotes.count))
        return stride(from: 0, to: count, by: languagesOfJob).flatMap { start in
            let range = start..<min(start + languagesOfJob, count)
            return groups.map { RenderJob(quotes: $0, languages: range, names: names, number: number) }
        }
    }
}
