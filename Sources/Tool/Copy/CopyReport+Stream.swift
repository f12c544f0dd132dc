import Glibc
import Paywright

/// Making results on every core and writing them in order, in constant memory.
extension CopyReport {
    /// Results that a task makes: enough that starting one does not matter, few enough that memory stays small.
    private static let taskSize = 128

    /// Writes every result, then the labels. Throws exit codes.
    func write<Printer: CopyPrinter>(
        with printer: inout Printer,
        to output: BufferedOutput
    ) async throws -> CopyOutcome {
        typealias Made = (index: Int, desk: CopyDesk<Printer>)
        var delivery = CopyDelivery(printer: printer, output: output)
        try await withThrowingTaskGroup(of: Made.self) { group in
            // Two tasks a core: one being worded, one ready.
            let window = max(2, 2 * sysconf(Int32(_SC_NPROCESSORS_ONLN)))
            var started = 0
            var (shares, size) = ([CopyShare<Printer>](), 0)
            func start() async throws {
                while started - delivery.delivered >= window, let made = try await group.next() {
                    try delivery.take(made.desk, made.index)
                }
                let (index, work) = (started, shares)
                let desk = delivery.idleDesk()
                group.addTask {
                    desk.fill(work, for: self)
                    return (index, desk)
                }
                started += 1
                (shares, size) = ([], 0)
            }
            var progress = Progress(total: offered.reduce(0) { $0 + $1.storefronts.count })
            let shapes = LineShapes()
            for (number, item) in offered.enumerated() {
                let names = CopyName.all(of: item.product, in: speakers)
                for storefront in item.storefronts {
                    let purchases = self.purchases.purchases(of: item.product, in: storefront)
                    let product = (number, item.product.qualifiedID)
                    for share in self.shares(of: purchases, product, storefront, names, shapes, Printer.self) {
                        shares.append(share)
                        size += share.size
                        if size >= Self.taskSize { try await start() }
                    }
                    progress.advance()
                }
            }
            if started == 0, !shares.isEmpty {
                // All there is fits into one task: it is done here.
                let desk = delivery.idleDesk()
                desk.fill(shares, for: self)
                try delivery.take(desk, started)
                started += 1
            } else if !shares.isEmpty {
                try await start()
            }
            while let made = try await group.next() { try delivery.take(made.desk, made.index) }
            progress.finish()
            if started > 0 { for speaker in speakers { try delivery.write(speaker.labels) } }
        }
        printer = delivery.printer
        return delivery.outcome
    }

    /// The purchases of a product in a storefront in every language, in the order of the output: as many languages together as
    /// a task takes.
    private func shares<Printer: CopyPrinter>(
        of purchases: [Purchase],
        _ product: (number: Int, id: String),
        _ storefront: Storefront,
        _ names: [CopyName],
        _ shapes: LineShapes,
        _ printer: Printer.Type
    ) -> [CopyShare<Printer>] {
        guard !purchases.isEmpty else { return [] }
        let most = Self.taskSize
        let offerings = stride(from: 0, to: purchases.count, by: most).map { start in
            CopyOffering<Printer>(
                purchases[start..<min(start + most, purchases.count)],
                product: product,
                storefront: storefront,
                shapes: shapes
            )
        }
        let languages = max(1, most / purchases.count)
        return stride(from: 0, to: speakers.count, by: languages).flatMap { start in
            let range = start..<min(start + languages, speakers.count)
            return offerings.map { CopyShare(offering: $0, speakers: range, names: names) }
        }
    }
}
