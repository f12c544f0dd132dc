internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ProductImport {
    /// The import with the prices of other files in place of its own, and with a warning for whatever these leave as it
    /// was.
    ///
    /// A list counts for each product with its id, in the list's store where it is of one. Of several lists for one
    /// product the later ones count, storefront by storefront. Where they have no price, the product keeps its own.
    /// Offers keep theirs, and are not had where they have none. An id that several base plans of Google Play share names
    /// none of them. A product leaves its calculations open where one of its lists does. One that was removed from sale by its
    /// list is left out, and prices of another period than the product's replace nothing.
    ///
    /// - Parameter lists: The prices, one list for each product.
    public func replacingPrices(with lists: [PriceList]) -> ProductImport {
        var replacement = PriceReplacement()
        let products = replacement.products(self.products, with: lists)
        return ProductImport(
            products: products,
            diagnostics: diagnostics + replacement.diagnostics.all,
            unattachedOffers: unattachedOffers,
            unknownFields: unknownFields
        )
    }
}

/// Joins products and lists of prices, and reports what does not fit.
private struct PriceReplacement {
    private(set) var diagnostics = DiagnosticList(more: ImportCode.moreFaults)

    mutating func products(_ products: [Product], with lists: [PriceList]) -> [Product] {
        var byID: [String: [Int]] = [:]
        for (index, product) in products.enumerated() {
            for id in Set([product.id, product.qualifiedID]) { byID[id, default: []].append(index) }
        }
        var listsOfProduct: [Int: [PriceList]] = [:]
        for list in lists {
            let named = (list.productID.flatMap { byID[$0] } ?? []).filter { index in
                list.store == nil || list.store == products[index].store
            }
            let exact = named.filter { products[$0].qualifiedID == list.productID }
            let matches = exact.isEmpty ? named : exact
            // The same id in two stores, or of two files, is one product's; of two base plans it belongs to none.
            guard !matches.isEmpty, Set(matches.map { products[$0].basePlanID }).count == 1 else {
                reportUnmatched(list, among: matches.map { products[$0].qualifiedID })
                continue
            }
            for index in matches { listsOfProduct[index, default: []].append(list) }
        }
        return products.enumerated().compactMap { index, product in
            let lists = listsOfProduct[index] ?? []
            guard lists.allSatisfy(\.isForSale) else { return nil }
            let own = lists.filter { isOfPeriod($0, of: product) }
            guard let last = own.last else { return product }
            for (earlier, later) in zip(own, own.dropFirst()) { reportContradictions(earlier, later) }
            let prices = own.reduce(StorefrontPrices()) { $0.replacing(with: $1.prices) }
            let monthly = own.reduce(StorefrontPrices()) { $0.replacing(with: $1.monthlyPrices) }
            let isOpen = product.leavesCalculationsOpen || own.contains(where: \.leavesCalculationsOpen)
            let replaced = product.replacingPrices(with: prices, monthlyPrices: monthly)
                .replacing(leavesCalculationsOpen: isOpen, pricesUntil: pricesUntil(of: product, own))
            reportKept(of: product, prices: prices, file: last.file)
            reportOffers(of: product, prices: prices, file: last.file)
            reportPlan(of: product, prices: prices, monthlyPrices: monthly, file: last.file)
            reportGaps(of: replaced, before: product, file: last.file)
            return withoutOffersInOtherCurrency(replaced, file: last.file)
        }
    }

    /// Where another price follows: as the lists state it for what they replace, elsewhere as the product did.
    private func pricesUntil(of product: Product, _ lists: [PriceList]) -> [Storefront: CalendarDay] {
        lists.reduce(into: product.pricesUntil) { days, list in
            for entry in list.prices.entries + list.monthlyPrices.entries {
                days[entry.storefront] = list.pricesUntil[entry.storefront]
            }
        }
    }

    private mutating func reportUnmatched(_ list: PriceList, among plans: [String]) {
        let ids = plans.map { Excerpt.quoted($0) }.joined(separator: ", ")
        warn(
            .unmatchedPrices,
            in: list.file,
            found: list.productID.map { "prices of \(Excerpt.quoted($0))" } ?? "prices that name no product",
            expected: list.productID == nil
                ? "the product's id with the file (--prices <product id>=<file>)"
                : plans.isEmpty
                    ? "the id of a product" + (list.store == .appStore ? " sold in the App Store" : "")
                    : "the id of one base plan: \(ids)",
            consequence: "they replace nothing",
            productID: list.productID
        )
    }

    /// Whether a list is of the product's period, where it states one; reports it where it is not.
    private mutating func isOfPeriod(_ list: PriceList, of product: Product) -> Bool {
        guard let period = list.period, period.normalized() != product.period?.normalized() else { return true }
        warn(
            .contradictoryFields,
            in: list.file,
            found: "prices for \(period)",
            expected: product.period.map { "prices for \($0), as the product has" } ?? "prices of what is bought once",
            consequence: "they replace nothing",
            productID: product.id
        )
        return false
    }

    private mutating func reportContradictions(_ earlier: PriceList, _ later: PriceList) {
        let storefronts = later.prices.entries.filter { entry in
            earlier.prices[entry.storefront].map { $0 != entry.price } ?? false
        }
        guard !storefronts.isEmpty else { return }
        warn(
            .duplicateRegion,
            in: later.file,
            found: "other prices than \(earlier.file) has in \(Self.list(storefronts.map(\.storefront)))",
            expected: "one price in each region",
            consequence: "these prices count",
            productID: later.productID
        )
    }

    private mutating func reportKept(of product: Product, prices: StorefrontPrices, file: String) {
        guard !prices.entries.isEmpty else { return }
        let kept = product.prices.entries.map(\.storefront).filter { prices[$0] == nil }
        guard !kept.isEmpty else { return }
        warn(
            .keptPrice,
            in: file,
            found: "no price in \(Self.list(kept))",
            expected: "a price in each storefront that the product has one in",
            consequence: "the product keeps its own there",
            productID: product.id
        )
    }

    /// Says where a product costs another amount now, and an offer on it what it did before.
    private mutating func reportOffers(of product: Product, prices: StorefrontPrices, file: String) {
        let paid = product.offers.flatMap(\.phases).filter { $0.paymentMode != .freeTrial }
        let stale = prices.entries.filter { entry in
            let before = product.prices[entry.storefront]
            let isChanged = before?.amount != entry.price.amount || before?.currency != entry.price.currency
            return before != nil && isChanged && paid.contains { $0.prices[entry.storefront] != nil }
        }
        guard !stale.isEmpty else { return }
        warn(
            .keptPrice,
            in: file,
            found: "another price in \(Self.list(stale.map(\.storefront))), and none of the product's offers",
            expected: "the offers' prices beside the product's",
            consequence: "the offers keep their own",
            productID: product.id
        )
    }

    /// Leaves out each offer where the product now costs an amount in another currency.
    private mutating func withoutOffersInOtherCurrency(_ product: Product, file: String) -> Product {
        let offers = product.offers.compactMap { offer -> SubscriptionOffer? in
            let other = product.storefrontsInOtherCurrency(of: offer)
            guard !other.isEmpty else { return offer }
            warn(
                .offerInOtherCurrency,
                in: file,
                found: "prices in another currency than \(offer.diagnosticName) in \(Self.list(other))",
                expected: "prices in the currency of the product's offers",
                consequence: "the offer is left out there",
                productID: product.id
            )
            return offer.removing(other)
        }
        return offers == product.offers ? product : product.replacing(offers: offers)
    }

    private mutating func reportPlan(
        of product: Product,
        prices: StorefrontPrices,
        monthlyPrices: StorefrontPrices,
        file: String
    ) {
        if !prices.entries.isEmpty, product.isSoldWithCommitmentOnly, !product.isBilledAsCommitted {
            warn(
                .unknownBillingPlan,
                in: file,
                found: "prices of what is paid at once",
                expected: "prices of the monthly plan, the only one that the product is sold by",
                consequence: "no line speaks of them",
                productID: product.id
            )
        }
        guard !monthlyPrices.entries.isEmpty,
            !product.billingPlans.contains(where: { $0.kind == .monthlyWithCommitment })
        else { return }
        warn(
            .unknownBillingPlan,
            in: file,
            found: "prices of a monthly plan with a commitment",
            expected: "prices of a plan that the product has",
            consequence: "they replace nothing",
            productID: product.id
        )
    }

    /// Reports each offer and plan that the product has, but not where it is newly sold.
    private mutating func reportGaps(of product: Product, before: Product, file: String) {
        let added = product.prices.entries.map(\.storefront).filter { before.prices[$0] == nil }
        func report(_ thing: String, lacks storefronts: [Storefront], consequence: String) {
            guard !storefronts.isEmpty else { return }
            warn(
                .offerWithoutPrice,
                in: file,
                found: "\(thing) without a price in \(Self.list(storefronts))",
                expected: "a price of its own in each storefront",
                consequence: consequence,
                productID: product.id
            )
        }
        for offer in product.offers {
            // A trial without storefronts is had in all of them.
            let limited = offer.phases.filter { $0.paymentMode != .freeTrial || !$0.prices.entries.isEmpty }
            report(
                offer.diagnosticName,
                lacks: added.filter { storefront in limited.contains { $0.prices[storefront] == nil } },
                consequence: "the offer is not shown there"
            )
        }
        for plan in product.billingPlans where plan.kind == .monthlyWithCommitment && plan.isEnabled {
            report(
                "the billing plan \(plan.kind.rawValue)",
                lacks: added.filter { plan.prices[$0] == nil },
                consequence: "the plan is not shown there"
            )
        }
    }

    /// A few codes, and how many more there are.
    private static func list(_ storefronts: [Storefront]) -> String {
        let shown = storefronts.prefix(5).map(\.alpha3).joined(separator: ", ")
        return storefronts.count > 5 ? "\(shown) and \(storefronts.count - 5) more" : shown
    }

    private mutating func warn(
        _ code: ImportCode,
        in file: String,
        found: String,
        expected: String,
        consequence: String,
        productID: String?
    ) {
        diagnostics.append(
            Diagnostic(
                .warning,
                code,
                at: Diagnostic.Place(
                    file: file,
                    line: 1,
                    column: 1,
                    path: "",
                    productID.map { .product($0) }
                ),
                found: found,
                expected: expected,
                consequence: consequence
            )
        )
    }
}
