import Glibc
import MessageCatalog
import Paywright
import StoreModel

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
            if !shares.isEmpty { try await start() }
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

/// What came of a run.
struct CopyOutcome {
    /// How many results and sets of labels were written.
    fileprivate(set) var rendered = 0
    fileprivate(set) var formattingIssues: [ToolDiagnostic] = []
    fileprivate(set) var findings = DisplayFindings()
    private var seen: Set<String> = []

    /// Each fault once for each language, however many lines and products it touches.
    fileprivate mutating func add(_ issues: [FormattingIssue], in locale: LocaleTag) {
        for issue in issues where seen.insert("\(locale) \(issue)").inserted {
            let message = "\(locale): \(issue)"
            formattingIssues.append(ToolDiagnostic(severity: "warning", code: "formatting", message: message))
        }
    }
}

/// Puts what tasks made into the output, in the order of the tasks.
private struct CopyDelivery<Printer: CopyPrinter> {
    private(set) var printer: Printer
    private let output: BufferedOutput
    private(set) var outcome = CopyOutcome()
    /// How many tasks' words have been written.
    private(set) var delivered = 0
    private var waiting: [Int: CopyDesk<Printer>] = [:]
    private var idle: [CopyDesk<Printer>] = []

    init(printer: Printer, output: BufferedOutput) {
        self.printer = printer
        self.output = output
    }

    /// A desk for another task; its room is used again when what was made there is written.
    mutating func idleDesk() -> CopyDesk<Printer> { idle.popLast() ?? CopyDesk() }

    /// Writes what a task made, and what waited for it.
    mutating func take(_ desk: CopyDesk<Printer>, _ index: Int) throws {
        waiting[index] = desk
        while let next = waiting.removeValue(forKey: delivered) {
            try next.read { words, bytes in for words in words { try write(words, bytes) } }
            delivered += 1
            idle.append(next)
        }
    }

    private mutating func write(_ words: CopyWords, _ bytes: UnsafeBufferPointer<UInt8>) throws {
        // What no heading parts is written in one piece.
        var pending = words.start..<words.start
        for end in words.ends {
            let heading = printer.heading(of: words.place, isEmpty: end == pending.upperBound)
            if !heading.isEmpty {
                try output.write(UnsafeBufferPointer(rebasing: bytes[pending]))
                try output.write(heading)
                pending = pending.upperBound..<end
            } else {
                pending = pending.lowerBound..<end
            }
        }
        try output.write(UnsafeBufferPointer(rebasing: bytes[pending]))
        outcome.rendered += words.ends.count
        outcome.add(words.issues, in: words.place.locale)
        for (finding, purchase) in words.findings { outcome.findings.add(finding, at: words.place, purchase) }
    }

    mutating func write(_ labels: CopyReport.Labels) throws {
        outcome.add(labels.entries.flatMap(\.text.issues), in: labels.locale)
        guard !labels.entries.isEmpty else { return }
        try output.write(printer.place(labels))
        outcome.rendered += 1
    }
}
