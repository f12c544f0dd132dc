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
    /// What the prices are of, by its identifier; nil for what cannot be bought.
    private var sold: [String: SoldProduct?] = [:]
    /// Every state of each product, price and coupon.
    private var items: (products: [StatedItem], prices: [StatedItem], coupons: [StatedItem]) = ([], [], [])
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
        readProducts()
        coupons = latest(
            of: items.coupons,
            contradicting: .contradictoryOffer,
            losing: { "offer \(Excerpt.quoted($0)) is left out" },
            moment: { $0.seconds(of: $1) },
            content: { $0.readCoupon($1) }
        ).map(\.content)
        let prices = items.prices.filter { item in item.productID.map { sold[$0] != .some(nil) } ?? true }
        let products = latest(
            of: prices,
            losing: { "price \(Excerpt.quoted($0)) is left out" },
            moment: { $0.seconds(of: $1) },
            content: { $0.readPrice($1) }
        )
        return try finished(products.map(\.content), orFound: "no price")
    }

    // MARK: What stands in what

    private mutating func collect(_ node: JSONNode, from event: JSONNode? = nil, in productID: String? = nil) {
        if let elements = node.elements {
            for element in elements { collect(element, from: event, in: productID) }
            return
        }
        if let inner = StripeSubject.enclosed(in: node) {
            return collect(inner, from: StripeObject(of: node) == .event ? node : nil)
        }
        switch StripeObject(of: node) {
        case .list?, .searchResult?: collectList(node, in: productID)
        case .price?, .plan?: collectPrice(node, from: event, in: productID)
        case .product?: collectProduct(node, from: event)
        case .coupon?:
            let id = node[StripeProductsFields.Coupon.id].identifier ?? ""
            items.coupons.append(item(node, id: id, from: event))
        case .promotionCode?:
            typealias Code = StripeProductsFields.PromotionCode
            let id = node[Code.id].identifier ?? node[Code.code].identifier ?? ""
            items.coupons.append(item(node, id: id, from: event))
        case .subscription?, .subscriptionSchedule?, .customer?, .invoice?, .event?, .discount?, nil:
            let expected = "a price, a product, a coupon or a promotion code"
            fail(.notProducts, at: node, expected: expected, consequence: "it is left out")
        }
    }

    private func item(_ node: JSONNode, id: String, from event: JSONNode?, in productID: String? = nil) -> StatedItem {
        let moment = event?[StripeProductsFields.Event.created]
        return StatedItem(id: id, node: node, moment: moment, productID: productID, event: event)
    }

    private mutating func readCoupon(_ item: StatedItem) -> StripeCoupon? {
        let consequence = "offer \(Excerpt.quoted(item.id)) is left out"
        let isLeft = whole(losing: consequence) { $0.isLeft(by: item.event, losing: consequence) }
        guard isLeft == true else { return nil }
        return StripeObject(of: item.node) == .coupon ? coupon(item.node) : promotionCode(item.node)
    }

    /// Whether an event, if there is one, is about something that was not deleted. A plan of an older version does not state that
    /// itself.
    private mutating func isLeft(by event: JSONNode?, losing consequence: String) -> Bool {
        guard let event else { return true }
        typealias Fields = StripeProductsFields.Event
        noteFields(of: event, Fields.table, isAboutPrices: false)
        noteFields(of: event[Fields.data], StripeProductsFields.EventData.table, isAboutPrices: false)
        guard text(of: event[Fields.type])?.hasSuffix(".deleted") == true else { return true }
        note(.notForSale, at: event[Fields.type], expected: "an event about what is sold", consequence: consequence)
        return false
    }

    private mutating func collectList(_ node: JSONNode, in productID: String?) {
        typealias Fields = StripeProductsFields.List
        noteFields(of: node, Fields.table)
        for element in elements(of: node[Fields.data], losing: "the list is left out") {
            collect(element, in: productID)
        }
        guard flag(node[Fields.hasMore], default: false) else { return }
        warn(
            .morePages,
            at: node[Fields.hasMore],
            found: "a page with another after it",
            expected: "the last page",
            consequence: "what stands on other pages is not known"
        )
    }

    private mutating func collectProduct(_ node: JSONNode, from event: JSONNode?) {
        typealias Fields = StripeProductsFields.Product
        guard let id = noteProduct(node, from: event) else { return }
        let (standard, list) = (node[Fields.defaultPrice], node[Fields.prices])
        if standard.isObject { collectPrice(standard, from: event, in: id) }
        if list.isObject {
            collectList(list, in: id)
        } else {
            for price in elements(of: list) { collect(price, in: id) }
        }
        guard !standard.isObject, list.isAbsent, !standard.isAbsent else { return }
        note(
            .notExpanded,
            at: standard,
            expected: "a price that is expanded, an object",
            consequence: "its amount is read only where the price stands elsewhere in the file"
        )
    }

    /// Takes note of a product, and returns its identifier.
    private mutating func noteProduct(_ node: JSONNode, from event: JSONNode?) -> String? {
        let place = node[StripeProductsFields.Product.id]
        guard let id = text(of: place) else {
            let expected = "the id of a product"
            fail(.missingProductID, at: place, expected: expected, consequence: "the product is left out")
            return nil
        }
        items.products.append(item(node, id: id, from: event))
        return id
    }

    private mutating func collectPrice(_ node: JSONNode, from event: JSONNode?, in productID: String?) {
        guard let id = text(of: node[Fields.id]) else {
            let consequence = "the price is left out"
            fail(.missingProductID, at: node[Fields.id], expected: "the id of a price", consequence: consequence)
            return
        }
        items.prices.append(item(node, id: id, from: event, in: productID))
        if node[Fields.product].isObject { _ = noteProduct(node[Fields.product], from: event) }
    }

    /// Reads what the prices are of, and which of it can be bought.
    private mutating func readProducts() {
        for item in items.products { sold[item.id] = .some(nil) }
        let products = latest(
            of: items.products,
            losing: Self.pricesLeftOut,
            moment: { $0.seconds(of: $1) },
            content: { $0.readProduct($1) }
        )
        for (id, product) in products { sold[id] = product }
    }

    private static func pricesLeftOut(_ id: String) -> String {
        "product \(Excerpt.quoted(id)) is left out, with its prices"
    }

    private mutating func readProduct(_ item: StatedItem) -> SoldProduct? {
        typealias Fields = StripeProductsFields.Product
        let (node, consequence) = (item.node, Self.pricesLeftOut(item.id))
        return whole(losing: consequence) { reader -> SoldProduct? in
            guard reader.isLeft(by: item.event, losing: consequence) else { return nil }
            let product = reader.soldProduct(node)
            return reader.isForSale(node, Fields.active, deleted: Fields.deleted, losing: consequence) ? product : nil
        }
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

    /// What a product is called, and what its fields leave open. Stripe states no language for a name.
    private mutating func soldProduct(_ node: JSONNode) -> SoldProduct {
        typealias Fields = StripeProductsFields.Product
        noteFields(of: node, Fields.table)
        let description = text(of: node[Fields.description]) ?? ""
        let names = text(of: node[Fields.name]).map {
            [LocalizedName(locale: "und", name: $0, description: description)]
        }
        return SoldProduct(names: names ?? [], isOpen: fields.leavesCalculationsOpen)
    }

    // MARK: Prices

    private mutating func readPrice(_ item: StatedItem) -> Product? {
        productID = item.id
        return whole(losing: productLeftOut) { reader in
            reader.isLeft(by: item.event, losing: reader.productLeftOut) ? reader.product(item.node) : nil
        }
    }

    /// `type`: whether a price is charged again and again.
    private static let types: NameTable<Bool> = [("recurring", true), ("one_time", false)]

    private mutating func product(_ node: JSONNode) -> Product? {
        guard let price = stripePrice(node, losing: productLeftOut) else { return nil }
        noteFields(of: node, Fields.table)
        noteFields(of: node[Fields.recurring], StripeProductsFields.Recurring.table)
        guard isForSale(node, Fields.active, deleted: Fields.deleted, losing: productLeftOut) else { return nil }
        if stated(node[Fields.type], as: Self.types)?.known == true, !price.isRecurring {
            let expected = "an object with the interval"
            fail(.missingPeriod, at: node[Fields.recurring], expected: expected, consequence: productLeftOut)
            return nil
        }
        if node[Fields.product].isObject, price.productID == nil { return nil }
        let sold = price.productID.flatMap { self.sold[$0] }
        if sold == .some(nil) {
            let expected = "a product that can be bought"
            warn(.notForSale, at: node[Fields.product], expected: expected, consequence: productLeftOut)
            return nil
        }
        guard let charged = charged(for: price), let billed = billedPrice(charged.amount, at: node) else { return nil }
        let period = price.period?.singlePeriod
        guard !price.isRecurring || period != nil else { return nil }
        if charged.tax == .added { noteTax(at: charged.taxPlace) }
        let names = sold??.names ?? []
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
        let isOpen = fields.leavesCalculationsOpen || sold??.isOpen == true
        return Product(
            id: price.id,
            store: .stripe,
            type: price.isRecurring ? .autoRenewable : .nonConsumable,
            names: names,
            prices: StorefrontPrices(billed, in: storefront),
            period: period,
            group: price.isRecurring ? group : nil,
            offers: price.isRecurring ? offers(of: price, amount: charged.amount, isOpen: isOpen) : [],
            tax: charged.tax,
            leavesCalculationsOpen: isOpen
        )
    }

    /// The amount in the currency of the storefront, where the price has one in it; else in its own. And how it stands to tax,
    /// which each currency states for itself: one that is `unspecified` is not that of the price.
    private mutating func charged(for price: StripePrice) -> StripeCharge? {
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
            noteFields(of: price.currencyOptions[own.code.lowercased()], StripeProductsFields.CurrencyOption.table)
            return price.amount.map {
                StripeCharge(amount: $0, tax: price.tax, taxPlace: price.node[Fields.taxBehavior])
            }
        }
        noteFields(of: option, StripeProductsFields.CurrencyOption.table)
        if let (place, found) = StripePrice.unpriced(option, recurring: option) {
            let expected = "one amount for each period (unit_amount)"
            warn(.noFixedPrice, at: place, found: found, expected: expected, consequence: productLeftOut)
            return nil
        }
        let behavior = option[StripeProductsFields.CurrencyOption.taxBehavior]
        let tax = behavior.isAbsent ? price.tax : stripeTax(of: option)
        let place = behavior.isAbsent ? price.node[Fields.taxBehavior] : behavior
        return stripeAmount(
            of: option,
            whole: StripeProductsFields.CurrencyOption.unitAmount,
            exact: StripeProductsFields.CurrencyOption.unitAmountDecimal,
            in: wanted,
            losing: productLeftOut
        ).map { StripeCharge(amount: $0, tax: tax, taxPlace: place) }
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
        if !StripeCurrency.charges(price), let least = StripeCurrency.least(of: price.currency) {
            note(
                .undecidedField,
                at: node[Fields.unitAmountDecimal],
                found: "\(price) for one",
                expected: "\(least) or more, as less is not charged but added to a later invoice",
                consequence: "every line with an amount states it all the same"
            )
        }
        return price
    }

    /// What one piece costs in the currency that is charged.
    private struct StripeCharge {
        let amount: StripeAmount
        let tax: TaxTreatment?
        let taxPlace: JSONNode
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

    // MARK: Names in diagnostics

    var productName: String { productID.map { "price \(Excerpt.quoted($0))" } ?? "the price" }
    var productLeftOut: String { "\(productName) is left out" }
}
