internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads one file of Paddle Billing's prices: each price is a product, for it has the amount, the period and the trial.
struct PaddleProductReader: ProductFileReader {
    private typealias Fields = PaddleProductsFields.Price
    private typealias Sold = PaddleProductsFields.Product

    let file: String
    /// Where the price holds that no country has one of its own for.
    let storefront: Storefront
    let document: JSONDocument
    var fields: ProductFields
    var productID: String?
    var diagnostics = DiagnosticList(more: ImportCode.moreFaults)
    /// What the prices are of, by its identifier; nil for what cannot be bought.
    private var sold: [String: SoldProduct?] = [:]
    /// Every state of each product and of each price.
    private var items: (products: [StatedItem], prices: [StatedItem]) = ([], [])
    /// What is charged for prices, by their identifiers.
    private var charges: [String: [PaddlePreview]] = [:]

    private static let leftOut = "the price is left out"

    init(document: JSONDocument, file: String, storefront: Storefront?, fields: ProductFields = ProductFields()) {
        self.document = document
        self.file = file
        self.fields = fields
        self.storefront = storefront ?? .unstated
    }

    mutating func read() throws(ImportFailure) -> ProductImport {
        reportDuplicateKeys(in: root)
        collect(root)
        readProducts()
        let products = latest(
            of: items.prices,
            losing: { _ in Self.leftOut },
            moment: { $0.timestamp(of: $1) },
            content: { $0.readPrice($1) }
        )
        return try finished(products.map(\.content), orFound: "no price")
    }

    /// - Parameter moment: Where an event states when it was made; nil for what stands in none.
    private mutating func collect(_ node: JSONNode, at moment: JSONNode? = nil) {
        if let elements = node.elements {
            for element in elements { collect(element, at: moment) }
            return
        }
        switch PaddleProductForm(of: node) {
        case .price?: collectPrice(node, at: moment)
        case .product?: collectProduct(node, at: moment)
        case .preview?: collectPreview(node)
        case .answer?: collectAnswer(node)
        case nil:
            let expected = "a price, or a product with its prices"
            fail(.notProducts, at: node, expected: expected, consequence: "it is left out")
        }
    }

    private mutating func collectAnswer(_ node: JSONNode) {
        typealias Fields = PaddleProductsFields.Answer
        typealias Pages = PaddleProductsFields.Pagination
        noteFields(of: node, Fields.table)
        collect(node[Fields.data], at: node.states(Fields.occurredAt) ? node[Fields.occurredAt] : nil)
        noteFields(of: node[Fields.meta], PaddleProductsFields.Meta.table, isAboutPrices: false)
        let pages = node[Fields.meta][PaddleProductsFields.Meta.pagination]
        noteFields(of: pages, Pages.table, isAboutPrices: false)
        guard flag(pages[Pages.hasMore]) == true else { return }
        let consequence = "the prices of the other pages are left out"
        warn(.morePages, at: pages, expected: "the last page", consequence: consequence)
    }

    private mutating func collectPreview(_ node: JSONNode) {
        for preview in previews(in: node) {
            let price = preview.item[PaddleProductsFields.PreviewItem.price]
            let product = preview.item[PaddleProductsFields.PreviewItem.product]
            let id = product.isObject ? product[Sold.id].identifier : nil
            if let id { _ = noteProduct(product, id: id, at: nil) }
            if let price = price[Fields.id].identifier { charges[price, default: []].append(preview) }
            collectPrice(price, at: nil, in: id)
        }
    }

    private mutating func collectProduct(_ node: JSONNode, at moment: JSONNode?) {
        let id = noteProduct(node, id: node[Sold.id].identifier ?? "", at: moment)
        let consequence = "the prices of the product are left out"
        for price in elements(of: node[Sold.prices], losing: consequence) { collectPrice(price, at: moment, in: id) }
    }

    /// Takes note of a product, and returns its identifier.
    private mutating func noteProduct(_ node: JSONNode, id: String, at moment: JSONNode?) -> String {
        items.products.append(StatedItem(id: id, node: node, moment: moment ?? node[Sold.updatedAt]))
        return id
    }

    private mutating func collectPrice(_ node: JSONNode, at moment: JSONNode?, in productID: String? = nil) {
        guard node.isObject, let id = text(of: node[Fields.id]) else {
            fail(.missingProductID, at: node[Fields.id], expected: "the id of a price", consequence: Self.leftOut)
            return
        }
        let product = node[Fields.product]
        // A product without an id is that of this price alone.
        let stated = product[Sold.id].identifier ?? node[Fields.productId].identifier
        if product.isObject { _ = noteProduct(product, id: stated ?? id, at: moment) }
        let owner = productID ?? stated ?? (product.isObject ? id : nil)
        items.prices.append(StatedItem(id: id, node: node, moment: moment ?? node[Fields.updatedAt], productID: owner))
    }

    // MARK: Products

    /// Reads what the prices are of, and which of it can be bought. A product without a price in the file is reported.
    private mutating func readProducts() {
        let priced = Set(items.prices.compactMap(\.productID))
        for item in items.products {
            sold[item.id] = .some(nil)
            guard !priced.contains(item.id) else { continue }
            productID = item.id
            fail(
                .missingPrice,
                at: item.node[Sold.prices],
                found: "a product without its prices",
                expected: "the product with its prices (include=prices)",
                consequence: "the product is left out"
            )
            productID = nil
        }
        let products = latest(
            of: items.products.filter { priced.contains($0.id) },
            losing: { "product \(Excerpt.quoted($0)) is left out, with its prices" },
            moment: { $0.timestamp(of: $1) },
            content: { $0.readProduct($1) }
        )
        for (id, product) in products { sold[id] = product }
    }

    private mutating func readProduct(_ item: StatedItem) -> SoldProduct? {
        let consequence = "product \(Excerpt.quoted(item.id)) is left out, with its prices"
        return whole(losing: consequence) { reader in
            reader.noteFields(of: item.node, Sold.table)
            _ = reader.text(of: item.node[Sold.id])
            guard reader.isForSale(item.node[Sold.status], losing: consequence) else { return nil }
            let description = reader.text(of: item.node[Sold.description]) ?? ""
            let names = reader.text(of: item.node[Sold.name]).map {
                [LocalizedName(locale: "und", name: $0, description: description)]
            }
            return SoldProduct(names: names ?? [], isOpen: reader.fields.leavesCalculationsOpen)
        }
    }

    // MARK: Prices

    private mutating func readPrice(_ item: StatedItem) -> Product? {
        productID = item.id
        return whole(losing: Self.leftOut) { $0.price(item) }
    }

    private mutating func price(_ item: StatedItem) -> Product? {
        let node = item.node
        noteFields(of: node, Fields.table)
        _ = object(of: node[Fields.product])
        _ = text(of: node[Fields.productId])
        guard isForSale(node[Fields.status], losing: Self.leftOut), isInCatalog(node[Fields.type]),
            isSoldOneByOne(node[Fields.quantity])
        else { return nil }
        let product = item.productID.flatMap { sold[$0] }
        // What its product lacks to be bought is reported of the product.
        if product == .some(nil) { return nil }
        guard let prices = prices(of: item) else { return nil }
        let cycle = node[Fields.billingCycle]
        noteFields(of: cycle, PaddleProductsFields.Period.table)
        let period = paddlePeriod(cycle, losing: Self.leftOut)
        // A cycle that cannot be read is not none.
        if node.states(Fields.billingCycle), period == nil { return nil }
        let method = node[Fields.trialPeriod][PaddleProductsFields.TrialPeriod.requiresPaymentMethod]
        if period != nil, method.truth == false {
            // Everybody has the free time first, and the words of a price have a charge at once or after it.
            noteUncharged(at: method, losing: Self.leftOut)
            return nil
        }
        let isPreviewed = charges[item.id] != nil
        let tax = isPreviewed ? .included : tax(node[Fields.taxMode])
        let trial = period == nil ? nil : part(losing: "the trial is left out") { $0.trial(node[Fields.trialPeriod]) }
        return Product(
            id: item.id,
            store: .paddle,
            type: period == nil ? .nonConsumable : .autoRenewable,
            names: names(of: node, product ?? nil),
            prices: prices,
            period: period,
            // What a trial costs with tax a preview does not state.
            offers: trial.flatMap { isPreviewed && $0.paymentMode != .freeTrial ? nil : $0.inCurrency(of: prices) }
                .map { [$0] } ?? [],
            tax: tax,
            leavesCalculationsOpen: fields.leavesCalculationsOpen || product??.isOpen == true
        )
    }

    private mutating func isForSale(_ node: JSONNode, losing consequence: String) -> Bool {
        if node.isAbsent || node.string == "active" { return true }
        note(.notForSale, at: node, expected: "active", consequence: consequence)
        return false
    }

    /// A price of type `custom` was made for one transaction or subscription, and nobody else can buy by it.
    private mutating func isInCatalog(_ node: JSONNode) -> Bool {
        if node.isAbsent || node.string == "standard" { return true }
        note(.notForSale, at: node, expected: "standard, as prices for all are", consequence: Self.leftOut)
        return false
    }

    /// Of what is sold in several only, the price of one is not what a customer pays.
    private mutating func isSoldOneByOne(_ node: JSONNode) -> Bool {
        let minimum = node[PaddleProductsFields.Quantity.minimum]
        noteFields(of: node, PaddleProductsFields.Quantity.table)
        if node.isAbsent || node.isObject && minimum.isAbsent { return true }
        if let least = minimum.wholeNumber, least <= 1 { return true }
        note(
            .notForSale,
            at: node.isObject ? minimum : node,
            expected: "1, as the amount is that of one",
            consequence: Self.leftOut
        )
        return false
    }

    /// What is charged: by previews, where there are any, else by the price itself; nil, and reported, where it is not known.
    private mutating func prices(of item: StatedItem) -> StorefrontPrices? {
        guard let previews = charges[item.id] else {
            let stated = item.node[Fields.unitPrice]
            guard let unit = paddleMoney(stated, losing: Self.leftOut) else {
                if !item.node.states(Fields.unitPrice) {
                    fail(.missingPrice, at: stated, expected: "a unit price", consequence: Self.leftOut)
                }
                return nil
            }
            noteFields(of: stated, PaddleProductsFields.Money.table)
            return prices(item.node, unit: unit)
        }
        let charges = previews.map { charge(of: $0, losing: Self.leftOut) }
        var prices: [Storefront: Price] = [:]
        for (charge, preview) in zip(charges, previews) {
            guard let charge else { return nil }
            guard prices.updateValue(charge.price, forKey: charge.storefront).map({ $0 == charge.price }) ?? true else {
                let place = preview.item[PaddleProductsFields.PreviewItem.unitTotals]
                fail(.duplicateRegion, at: place, expected: "one total for a country", consequence: Self.leftOut)
                return nil
            }
        }
        return StorefrontPrices(
            charges.compactMap { $0 }.map { StorefrontPrices.Entry(storefront: $0.storefront, price: $0.price) }
        )
    }

    /// The price in every country that has one of its own, and the usual one elsewhere; nil, and reported, where that leaves none.
    private mutating func prices(_ node: JSONNode, unit: Price) -> StorefrontPrices? {
        var own: [StorefrontPrices.Entry] = []
        for entry in node[Fields.unitPriceOverrides].elements ?? [] { noteFields(ofOverride: entry) }
        for override in paddleOverrides(of: node) {
            guard let price = override.price else { continue }
            for country in override.countries {
                guard let storefront = Storefront(exactly: country) else {
                    let consequence = "the country keeps the usual price"
                    warn(
                        .unknownStorefront,
                        at: node[Fields.unitPriceOverrides],
                        found: Excerpt.quoted(country),
                        expected: "a country by ISO 3166",
                        consequence: consequence
                    )
                    continue
                }
                own.append(StorefrontPrices.Entry(storefront: storefront, price: price))
            }
        }
        let contradicted = own.contradicted
        let usual =
            contradicted.contains(storefront) ? [] : [StorefrontPrices.Entry(storefront: storefront, price: unit)]
        for country in contradicted.sorted() {
            let isLast = usual.isEmpty && own.consistent.isEmpty
            fail(
                .duplicateRegion,
                at: node[Fields.unitPriceOverrides],
                found: "two prices in \(country)",
                expected: "one price for a country",
                consequence: isLast ? Self.leftOut : "the price is left out in \(country)"
            )
        }
        let prices = StorefrontPrices(usual + own.consistent)
        return prices.entries.isEmpty ? nil : prices
    }

    private mutating func noteFields(ofOverride node: JSONNode) {
        noteFields(of: node, PaddleProductsFields.Override.table)
        noteFields(of: node[PaddleProductsFields.Override.unitPrice], PaddleProductsFields.Money.table)
    }

    /// How a price stands to tax; nil where the seller’s account or the country decides. A price without the tax that comes to
    /// it is not what a customer pays.
    private mutating func tax(_ node: JSONNode) -> TaxTreatment? {
        guard let tax = stated(node, as: PaddleNames.taxModes)?.known?.treatment else { return nil }
        guard tax == .added else { return tax }
        note(
            .taxNotIncluded,
            at: node,
            expected: "a price with the tax in it",
            consequence: "every line with an amount states that tax is added; a template’s amounts do not"
        )
        return tax
    }

    /// Takes note of a trial after which nothing may be charged by itself.
    private mutating func noteUncharged(at method: JSONNode, losing consequence: String) {
        let expected = "true: without a payment method no charge follows the trial"
        note(.undecidedField, at: method, expected: expected, consequence: consequence)
    }

    /// The trial that a price has; one that costs something is no free one.
    private mutating func trial(_ node: JSONNode) -> SubscriptionOffer? {
        typealias Fields = PaddleProductsFields.TrialPeriod
        noteFields(of: node, Fields.table)
        guard let trial = paddlePeriod(node) else { return nil }
        let method = node[Fields.requiresPaymentMethod]
        guard method.isAbsent || method.truth == true else {
            noteUncharged(at: method, losing: "the trial is left out")
            return nil
        }
        let length = CalendarDuration(trial)
        let stated = node[Fields.unitPrice]
        noteFields(of: stated, PaddleProductsFields.TrialMoney.table)
        let overrides = trialOverrides(node[Fields.unitPriceOverrides])
        guard overrides.contradicted.isEmpty else {
            let (place, expected) = (node[Fields.unitPriceOverrides], "one price for a country")
            warn(.duplicateRegion, at: place, expected: expected, consequence: "the trial is left out")
            return nil
        }
        let usual = stated.isAbsent ? nil : paddleMoney(stated)
        guard stated.isAbsent || usual != nil else { return nil }
        let paid = ([usual].compactMap { $0 } + overrides.map(\.price)).filter { !$0.isFree }
        guard !paid.isEmpty else {
            return SubscriptionOffer(type: .introductory, paymentMode: .freeTrial, period: length)
        }
        guard let usual, paid.count == overrides.count + 1 else {
            note(
                .undecidedField,
                at: node[Fields.unitPriceOverrides],
                expected: "trials that are all free, or all paid",
                consequence: "the trial is left out"
            )
            return nil
        }
        return SubscriptionOffer(
            type: .introductory,
            paymentMode: .payUpFront,
            period: length,
            prices: StorefrontPrices([StorefrontPrices.Entry(storefront: storefront, price: usual)] + overrides)
        )
    }

    /// What a trial costs in countries that have a price of their own for it.
    private mutating func trialOverrides(_ node: JSONNode) -> [StorefrontPrices.Entry] {
        typealias Fields = PaddleProductsFields.Override
        return statedElements(of: node).flatMap { element -> [StorefrontPrices.Entry] in
            noteFields(ofOverride: element)
            guard let price = paddleMoney(element[Fields.unitPrice]) else { return [] }
            return (texts(of: element[Fields.countryCodes]) ?? []).compactMap { country in
                Storefront(exactly: country).map { StorefrontPrices.Entry(storefront: $0, price: price) }
            }
        }
    }

    /// The name of the price, else of its product; the description is the seller's own.
    private mutating func names(of node: JSONNode, _ product: SoldProduct?) -> [LocalizedName] {
        guard let name = text(of: node[Fields.name]) ?? product?.names.first?.name else {
            let consequence = "the price goes by its id"
            note(.missingName, at: node[Fields.name], found: "no name", expected: "a name", consequence: consequence)
            return []
        }
        return [LocalizedName(locale: "und", name: name, description: product?.names.first?.description ?? "")]
    }
}

extension SubscriptionOffer {
    /// The offer where it costs an amount in the currency of the price that follows; nil where it does so nowhere.
    fileprivate func inCurrency(of prices: StorefrontPrices) -> SubscriptionOffer? {
        let others = phases.flatMap(\.prices.entries).filter { entry in
            prices[entry.storefront]?.currency != entry.price.currency
        }
        return others.isEmpty ? self : removing(others.map(\.storefront))
    }
}
