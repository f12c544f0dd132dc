internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Chooses, of the prices that a file states for a storefront, the one that a new customer pays on a day.
struct PriceSelection {
    let file: String
    let store: StoreName?
    /// The day to answer for; nil when the caller states none.
    let day: CalendarDay?
    /// Whether the file lacks pages, which may have other prices.
    let hasMorePages: Bool
    private(set) var diagnostics = DiagnosticList(more: ImportCode.moreFaults)
    /// The prices of the product's plans and storefronts in which none is in force.
    private var outOfForce: [StatedPrice] = []

    /// What has one price at a time.
    private struct Key: Hashable {
        let plan: BillingPlan.Kind
        let storefront: Storefront
    }

    init(file: String, store: StoreName?, day: CalendarDay?, hasMorePages: Bool = false) {
        self.file = file
        self.store = store
        self.day = day
        self.hasMorePages = hasMorePages
    }

    /// One list for each product, in the order in which the file first names them.
    mutating func lists(of prices: [StatedPrice]) -> [PriceList] {
        var products: [String?] = []
        var pricesByProduct: [String?: [StatedPrice]] = [:]
        for price in prices {
            if pricesByProduct[price.productID] == nil { products.append(price.productID) }
            pricesByProduct[price.productID, default: []].append(price)
        }
        var undecided: [StatedPrice] = []
        let lists = products.compactMap { list(of: $0, prices: pricesByProduct[$0] ?? [], undecided: &undecided) }
        reportUndecided(undecided)
        return lists
    }

    /// The prices in force of one product; nil if it has none.
    private mutating func list(
        of productID: String?,
        prices: [StatedPrice],
        undecided: inout [StatedPrice]
    ) -> PriceList? {
        if prices.contains(where: { !$0.isForSale }) {
            return PriceList(
                productID: productID,
                store: store,
                prices: StorefrontPrices(),
                file: file,
                isForSale: false
            )
        }
        var entries: [BillingPlan.Kind: [StorefrontPrices.Entry]] = [:]
        var pricesUntil: [Storefront: CalendarDay] = [:]
        for (key, group) in Dictionary(grouping: prices, by: { Key(plan: $0.plan, storefront: $0.storefront) }) {
            guard day != nil || !group.contains(where: \.isDated) else {
                undecided += group.filter(\.isDated)
                continue
            }
            guard let price = priceInForce(of: group) else { continue }
            entries[key.plan, default: []].append(StorefrontPrices.Entry(storefront: key.storefront, price: price))
            let changes = [pricesUntil[key.storefront], nextChange(in: group)].compactMap { $0 }
            pricesUntil[key.storefront] = changes.min()
        }
        reportLater(pricesUntil, among: prices)
        reportOutOfForce()
        outOfForce = []
        guard !entries.isEmpty else { return nil }
        return PriceList(
            productID: productID,
            store: store,
            prices: StorefrontPrices(entries[.billedUpFront] ?? []),
            monthlyPrices: StorefrontPrices(entries[.monthlyWithCommitment] ?? []),
            file: file,
            leavesCalculationsOpen: prices.contains(where: \.leavesCalculationsOpen),
            period: prices.first?.period,
            pricesUntil: pricesUntil
        )
    }

    /// The first day after the one that is asked for on which a price of a storefront begins or ends.
    private func nextChange(in group: [StatedPrice]) -> CalendarDay? {
        guard let day else { return nil }
        return group.flatMap { [$0.startDay, $0.endDay] }.compactMap { $0 }.filter { $0 > day }.min()
    }

    /// Says once of a product from which day on another price may count.
    private mutating func reportLater(_ days: [Storefront: CalendarDay], among prices: [StatedPrice]) {
        guard let day = days.values.min() else { return }
        let later = prices.filter { $0.startDay == day || $0.endDay == day }
        guard let first = later.min(by: { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }) else {
            return
        }
        report(
            .note,
            .laterPrice,
            at: first,
            found: "another price from \(day) on, in \(Self.names(days.keys.sorted()))",
            expected: "one price for what is charged later",
            consequence:
                "a price that comes later is told where it is charged before: with the moment and the time zone of a purchase"
        )
    }

    /// Of the prices that have begun the latest. One that is kept for earlier subscribers counts only where it is alone:
    /// before the change that it was kept through, it is everybody's.
    private mutating func priceInForce(of group: [StatedPrice]) -> Price? {
        let inForce = day.map { day in group.filter { $0.isInForce(on: day) } } ?? group
        let forNewCustomers = inForce.filter { !$0.isPreserved }
        let candidates = forNewCustomers.isEmpty ? inForce : forNewCustomers
        guard let latest = candidates.max(by: { Self.begins($0, before: $1) }) else {
            outOfForce += group
            return nil
        }
        let atOnce = candidates.filter { $0.startDay == latest.startDay }
        if let other = atOnce.last, atOnce.contains(where: { $0.price != other.price }) {
            report(
                .warning,
                .duplicateRegion,
                at: other,
                found: "another price in \(other.storefront), \(other.price)",
                expected: "one price in each region at a time",
                consequence: "no price there is taken"
            )
            return nil
        }
        guard let price = atOnce.last else { return nil }
        if price.isPreserved {
            report(
                hasMorePages ? .error : .warning,
                .preservedPrice,
                at: price,
                found: "\(price.price), kept for earlier subscribers, alone in force in \(price.storefront)",
                expected: "a price for new customers",
                consequence: hasMorePages
                    ? "it is left out: that of new customers may be on a page that is not read"
                    : "it is taken as everybody's"
            )
            if hasMorePages { return nil }
        }
        return price.price
    }

    /// Says once of a product where none of its prices is in force, and when the first of them will be.
    private mutating func reportOutOfForce() {
        let first = outOfForce.min { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
        guard let day, let any = first else { return }
        let storefronts = Set(outOfForce.map(\.storefront)).sorted()
        let coming = outOfForce.filter { $0.startDay.map { day < $0 } ?? false }
        let next = coming.min { left, right in
            (left.startDay ?? day, left.place.line, left.place.column) < (
                right.startDay ?? day, right.place.line, right.place.column
            )
        }
        let place = next ?? any
        let found =
            next.flatMap(\.startDay).map { "prices that begin later, the first on \($0)" } ?? "prices that have ended"
        report(
            .error,
            .noPriceInForce,
            at: place,
            found: "only \(found), in " + Self.names(storefronts),
            expected: "a price in force on \(day)",
            consequence: "no price there applies, and none is replaced"
        )
    }

    private static func names(_ storefronts: [Storefront]) -> String {
        let shown = storefronts.prefix(5).map(\.alpha3).joined(separator: ", ")
        return storefronts.count > 5 ? "\(shown) and \(storefronts.count - 5) more" : shown
    }

    private static func begins(_ left: StatedPrice, before right: StatedPrice) -> Bool {
        guard let rightDay = right.startDay else { return false }
        return left.startDay.map { $0 < rightDay } ?? true
    }

    private mutating func reportUndecided(_ prices: [StatedPrice]) {
        let first = prices.min { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
        guard let first else { return }
        let count = Set(prices.map(\.storefront)).count
        report(
            .error,
            .dayNotStated,
            at: first,
            found: "prices that hold from a day on, or until one, in \(count) storefront\(count == 1 ? "" : "s")",
            expected: "the day to answer for (--now)",
            consequence: "the prices there are left out"
        )
    }

    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ code: ImportCode,
        at price: StatedPrice,
        found: String,
        expected: String,
        consequence: String
    ) {
        guard diagnostics.admits(severity, code) else { return }
        diagnostics.list(
            Diagnostic(
                severity,
                code,
                at: Diagnostic.Place(
                    file: file,
                    line: price.place.line,
                    column: price.place.column,
                    path: price.place.path,
                    price.productID.map { .product($0) }
                ),
                found: found,
                expected: expected,
                consequence: consequence
            )
        )
    }
}
