internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a file of what a merchant sells by Stripe: prices, products with theirs, coupons, alone, in lists or in events.
/// Each price is a product of its own, for that is what has an amount and an interval.
struct StripeProductReader: ProductFileReader {
    private typealias Fields = StripeProductsFields.Price

    let file: String
    /// Where prices are filed: Stripe states none.
    let storefront: Storefront
    let document: JSONDocument
    var fields: ProductFields
    var productID: String?
    var diagnostics = DiagnosticList(more: ImportCode.moreFaults)
    private var products: [Product] = []
    /// What the prices are of, by its identifier.
    private var names: [String: [LocalizedName]] = [:]
    /// Products whose prices cannot be bought, by their identifiers.
    private var unsold: Set<String> = []
    /// Products with a field that is not known, and that may change what is calculated from their prices.
    private var openProducts: Set<String> = []
    private var prices: [JSONNode] = []
    var coupons: [StripeCoupon] = []

    init(document: JSONDocument, file: String, storefront: Storefront?, fields: ProductFields = ProductFields()) {
        self.document = document
        self.file = file
        self.fields = fields
        self.storefront = storefront ?? .unstated
    }

    mutating func read() throws(ImportFailure) -> ProductImport {
        reportDuplicateKeys(in: root)
        collect(root)
        for price in prices {
            readPrice(price)
            productID = nil
        }
        return try finished(products, orFound: "no price")
    }

    // MARK: What stands in what

    private mutating func collect(_ node: JSONNode) {
        if let elements = node.elements {
            for element in elements { collect(element) }
            return
        }
        if let inner = StripeSubject.enclosed(in: node) { return collect(inner, of: node) }
        switch StripeObject(of: node) {
        case .list?, .searchResult?: collectList(node)
        case .price?, .plan?: prices.append(node)
        case .product?: collectProduct(node)
        case .coupon?: if let coupon = coupon(node) { coupons.append(coupon) }
        case .promotionCode?: if let coupon = promotionCode(node) { coupons.append(coupon) }
        case .subscription?, .subscriptionSchedule?, .customer?, .invoice?, .event?, .discount?, nil:
            let expected = "a price, a product, a coupon or a promotion code"
            fail(.notProducts, at: node, expected: expected, consequence: "it is left out")
        }
    }

    /// What an event is about, unless it was deleted: a plan of an older version does not state that itself.
    private mutating func collect(_ node: JSONNode, of event: JSONNode) {
        let type = event["type"]
        guard StripeObject(of: event) == .event, type.string?.hasSuffix(".deleted") == true else {
            return collect(node)
        }
        if StripeObject(of: node) == .product, let id = text(of: node[StripeProductsFields.Product.id]) {
            unsold.insert(id)
        }
        note(.notForSale, at: type, expected: "an event about what is sold", consequence: "it is left out")
    }

    private mutating func collectList(_ node: JSONNode) {
        typealias Fields = StripeProductsFields.List
        noteFields(of: node, Fields.table)
        for element in elements(of: node[Fields.data], losing: "the list is left out") { collect(element) }
        guard flag(node[Fields.hasMore], default: false) else { return }
        warn(
            .morePages,
            at: node[Fields.hasMore],
            found: "a page with another after it",
            expected: "the last page",
            consequence: "what stands on other pages is not known"
        )
    }

    private mutating func collectProduct(_ node: JSONNode) {
        typealias Fields = StripeProductsFields.Product
        guard let id = text(of: node[Fields.id]) else {
            let expected = "the id of a product"
            fail(.missingProductID, at: node[Fields.id], expected: expected, consequence: "the product is left out")
            return
        }
        let consequence = "product \(Excerpt.quoted(id)) is left out, with its prices"
        let isSold = whole(losing: consequence) { reader -> Bool? in
            reader.noteProduct(node, id: id)
            return reader.isForSale(node, Fields.active, deleted: Fields.deleted, losing: consequence)
        }
        guard isSold == true else {
            unsold.insert(id)
            return
        }
        let standard = node[Fields.defaultPrice]
        if standard.isObject { prices.append(standard) }
        let list = node[Fields.prices]
        if list.isObject { collectList(list) } else { for price in elements(of: list) { collect(price) } }
        guard !standard.isObject, list.isAbsent, !standard.isAbsent else { return }
        note(
            .notExpanded,
            at: standard,
            expected: "a price that is expanded, an object",
            consequence: "its amount is read only where the price stands elsewhere in the file"
        )
    }

    /// Whether something is sold. What is archived or deleted is left out, and so is that of which nobody knows it.
    mutating func isForSale(
        _ node: JSONNode,
        _ field: FieldKey,
        deleted: FieldKey,
        losing consequence: String
    ) -> Bool {
        let deleted = node[deleted]
        if !deleted.isAbsent, flag(deleted) != false {
            warn(.notForSale, at: deleted, expected: "what has not been deleted", consequence: consequence)
            return false
        }
        let state = node[field]
        guard !state.isAbsent else { return true }
        let isSold = flag(state)
        if isSold == false {
            warn(.notForSale, at: state, expected: "true, as what can be bought is", consequence: consequence)
        }
        return isSold == true
    }

    /// Takes note of what a product is called, and of its fields. Stripe states no language for a name.
    private mutating func noteProduct(_ node: JSONNode, id: String) {
        typealias Fields = StripeProductsFields.Product
        noteFields(of: node, Fields.table)
        if fields.leavesCalculationsOpen { openProducts.insert(id) }
        guard let name = text(of: node[Fields.name]) else { return }
        names[id] = [LocalizedName(locale: "und", name: name, description: text(of: node[Fields.description]) ?? "")]
    }

    // MARK: Prices

    private mutating func readPrice(_ node: JSONNode) {
        productID = node[Fields.id].string
        if let product = whole(losing: productLeftOut, { $0.product(node) }) { keep(product, at: node) }
    }

    private mutating func product(_ node: JSONNode) -> Product? {
        guard let price = stripePrice(node, losing: productLeftOut) else { return nil }
        noteFields(of: node, Fields.table)
        noteFields(of: node[Fields.recurring], StripeProductsFields.Recurring.table)
        guard isForSale(node, Fields.active, deleted: Fields.deleted, losing: productLeftOut) else { return nil }
        if node[Fields.product].isObject {
            typealias Sold = StripeProductsFields.Product
            guard isForSale(node[Fields.product], Sold.active, deleted: Sold.deleted, losing: productLeftOut) else {
                return nil
            }
            if let id = price.productID { noteProduct(node[Fields.product], id: id) }
        }
        if let id = price.productID, unsold.contains(id) {
            let expected = "a product that can be bought"
            warn(.notForSale, at: node[Fields.product], expected: expected, consequence: productLeftOut)
            return nil
        }
        guard let (amount, tax) = amount(of: price), let billed = billedPrice(amount, at: node) else { return nil }
        let period = price.period?.singlePeriod
        guard !price.isRecurring || period != nil else { return nil }
        if tax == .added { noteTax(at: node[Fields.taxBehavior]) }
        let names = price.productID.flatMap { self.names[$0] } ?? []
        if names.isEmpty {
            note(
                .missingName,
                at: node[Fields.product],
                found: "no name",
                expected: "the product, expanded or in the same file",
                consequence: "\(productName) goes by its id"
            )
        }
        let group = price.productID.map { SubscriptionGroup(id: $0, name: names.first?.name ?? "", level: nil) }
        let isOpen = fields.leavesCalculationsOpen || price.productID.map(openProducts.contains) == true
        return Product(
            id: price.id,
            store: .stripe,
            type: price.isRecurring ? .autoRenewable : .nonConsumable,
            names: names,
            prices: StorefrontPrices(billed, in: storefront),
            period: period,
            group: price.isRecurring ? group : nil,
            offers: price.isRecurring ? offers(of: price, amount: amount, isOpen: isOpen) : [],
            tax: tax,
            leavesCalculationsOpen: isOpen
        )
    }

    /// The amount in the currency of the storefront, where the price has one in it; else in its own. And how it stands to tax,
    /// which each currency states for itself.
    private mutating func amount(of price: StripePrice) -> (StripeAmount, TaxTreatment?)? {
        guard let own = price.amount?.currency ?? CurrencyCode((price.node[Fields.currency].string ?? "").uppercased())
        else {
            return nil
        }
        let options = options(of: price, besides: own)
        let currencies = (options?.value?.objectValue?.members ?? []).map { $0.name.uppercased() }
        guard let wanted = storefront.currency, wanted != own, currencies.contains(wanted.code),
            let option = options?[wanted.code.lowercased()], option.isObject
        else {
            let others = currencies.filter { $0 != own.code }
            if !others.isEmpty, storefront == .unstated, price.amount != nil {
                note(
                    .otherCurrency,
                    at: price.currencyOptions,
                    found: "prices in \(others.joined(separator: ", ")) as well",
                    expected: "a storefront, which chooses one",
                    consequence: "the price in \(own) counts"
                )
            }
            return price.amount.map { ($0, price.tax) }
        }
        if let (place, found) = StripePrice.unpriced(option, recurring: option) {
            let expected = "one amount for each period (unit_amount)"
            warn(.noFixedPrice, at: place, found: found, expected: expected, consequence: productLeftOut)
            return nil
        }
        let tax = stripeTax(of: option) ?? price.tax
        return stripeAmount(
            of: option,
            whole: StripeFields.Price.unitAmount,
            exact: StripeFields.Price.unitAmountDecimal,
            in: wanted,
            losing: productLeftOut
        ).map { ($0, tax) }
    }

    /// The prices in other currencies. Where none of them is asked for, the price in its own stands without them.
    private mutating func options(of price: StripePrice, besides own: CurrencyCode) -> JSONNode? {
        if let wanted = storefront.currency, wanted != own { return object(of: price.currencyOptions) }
        return part(losing: "its prices in other currencies are not known") { $0.object(of: price.currencyOptions) }
    }

    private mutating func billedPrice(_ amount: StripeAmount, at node: JSONNode) -> Price? {
        guard let price = amount.price else {
            fail(
                .invalidPrice,
                at: node[Fields.unitAmountDecimal],
                expected: "at most 9 decimals in \(amount.currency)",
                consequence: productLeftOut
            )
            return nil
        }
        reportExcessFractionDigits(of: price, at: node)
        return price
    }

    private mutating func noteTax(at node: JSONNode) {
        note(
            .taxNotIncluded,
            at: node,
            found: "a price without the tax on it",
            expected: "inclusive, for a price that is all that is charged",
            consequence: "every line with an amount states that tax is added; a template’s amounts do not"
        )
    }

    /// Keeps a price unless an earlier one has the same id: a product’s default price stands among its prices as well.
    private mutating func keep(_ product: Product, at node: JSONNode) {
        if let earlier = products.first(where: { $0.id == product.id }) {
            guard earlier != product else { return }
            fail(
                .duplicateProductID,
                at: node[Fields.id],
                expected: "an id that no earlier price has",
                consequence: "this second \(productName) is left out"
            )
            return
        }
        products.append(product)
    }

    // MARK: Names in diagnostics

    var productName: String { productID.map { "price \(Excerpt.quoted($0))" } ?? "the price" }
    var productLeftOut: String { "\(productName) is left out" }
}
