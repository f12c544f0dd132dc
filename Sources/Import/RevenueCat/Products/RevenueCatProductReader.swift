internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// The forms in which RevenueCat's version 2 states what is sold: products, packages and offerings, alone or in lists.
enum RevenueCatProductForm {
    case product
    /// A package or an offering, which hold products where the caller asked for them.
    case container
    case list

    /// nil for an object of no form of RevenueCat's.
    init?(of node: JSONNode) {
        switch node["object"].string {
        case "product" where node.states("store_identifier"): self = .product
        case "package" where node.states("lookup_key"): self = .container
        case "offering" where node.states("lookup_key"): self = .container
        case "list" where node["items"].elements?.contains(where: Self.isListed) == true: self = .list
        default: return nil
        }
    }

    private static func isListed(_ node: JSONNode) -> Bool {
        RevenueCatProductForm(of: node) != nil || node["product"].isObject
    }
}

/// Reads the products of RevenueCat's version 2. A store's prices are the store's to state: only a product whose prices
/// RevenueCat itself keeps has any.
struct RevenueCatProductReader: ProductFileReader {
    private typealias Fields = RevenueCatProductsFields.Product

    let file: String
    private let storefront: Storefront
    let document: JSONDocument
    var fields: ProductFields
    var productID: String?
    var diagnostics = DiagnosticList(more: ImportCode.moreFaults)
    /// What was read of each product, nil where it is not told.
    private var states: [State] = []
    private var seen: Set<StatedContent> = []

    private struct State {
        /// RevenueCat's own identifier. Products of two apps may have one identifier in their stores.
        let id: String
        let storeIdentifier: String
        let node: JSONNode
        let product: Product?
    }

    private struct StatedContent: Hashable {
        let id: String
        let text: String
    }

    private static let leftOut = "the product is left out"

    init(document: JSONDocument, file: String, storefront: Storefront?, fields: ProductFields = ProductFields()) {
        self.document = document
        self.file = file
        self.fields = fields
        self.storefront = storefront ?? .unstated
    }

    mutating func read() throws(ImportFailure) -> ProductImport {
        reportDuplicateKeys(in: root)
        read(root)
        return try finished(products(), orFound: "no product")
    }

    /// The products without those that the file states differently: one in two places, or two with one identifier in their stores.
    private mutating func products() -> [Product] {
        let products = agreeing(states, by: \.id).flatMap { $0 }.filter { $0.product != nil }
        return agreeing(products, by: \.storeIdentifier).compactMap { $0.first?.product }
    }

    /// The states that have one content, grouped by an identifier.
    private mutating func agreeing(_ states: [State], by id: KeyPath<State, String>) -> [[State]] {
        var ids: [String] = []
        let groups = Dictionary(grouping: states) { $0[keyPath: id] }
        for state in states where !ids.contains(state[keyPath: id]) { ids.append(state[keyPath: id]) }
        return ids.compactMap { id in
            let group = groups[id] ?? []
            productID = group.first?.storeIdentifier
            defer { productID = nil }
            let agree = agree(group.map(\.product), at: group.last?.node, losing: Self.leftOut)
            return agree ? group : nil
        }
    }

    private mutating func read(_ node: JSONNode) {
        switch RevenueCatProductForm(of: node) {
        case .product?: readProduct(node)
        case .list?: readList(node)
        case .container?:
            typealias Fields = RevenueCatProductsFields.Container
            fields.open(losing: "what is in it is left out", isPart: false)
            defer { _ = fields.close() }
            noteFields(of: node, Fields.table)
            guard isForSale(node[Fields.state]), fields.isWhole else { return }
            for list in [node[Fields.packages], node[Fields.products]] where list.isObject { readList(list) }
        case nil where node[RevenueCatProductsFields.Item.product].isObject:
            noteFields(of: node, RevenueCatProductsFields.Item.table)
            read(node[RevenueCatProductsFields.Item.product])
        case nil:
            let expected = "a product, a package, an offering or a list of them"
            fail(.notProducts, at: node, expected: expected, consequence: "it is left out")
        }
    }

    private mutating func isForSale(_ state: JSONNode) -> Bool {
        if state.isAbsent || state.string == "active" { return true }
        note(.notForSale, at: state, expected: "active", consequence: fields.consequence)
        return false
    }

    private mutating func readList(_ node: JSONNode) {
        typealias Fields = RevenueCatProductsFields.List
        noteFields(of: node, Fields.table)
        for item in elements(of: node[Fields.items], losing: "what is in the list is left out") { read(item) }
        guard node.states(Fields.nextPage) else { return }
        let consequence = "what is on the other pages is left out"
        warn(.morePages, at: node[Fields.nextPage], expected: "the last page", consequence: consequence)
    }

    private mutating func readProduct(_ node: JSONNode) {
        defer { productID = nil }
        guard let storeIdentifier = text(of: node[Fields.storeIdentifier]) else {
            fail(
                .missingProductID,
                at: node[Fields.storeIdentifier],
                expected: "an identifier",
                consequence: Self.leftOut
            )
            return
        }
        productID = storeIdentifier
        let id = node[Fields.id].identifier ?? storeIdentifier
        // One product stands in several packages.
        let content = StatedContent(id: id, text: node.value?.canonicalText ?? "")
        guard seen.insert(content).inserted else { return }
        let product = whole(losing: Self.leftOut) { $0.product(node, id: storeIdentifier, losing: Self.leftOut) }
        states.append(State(id: id, storeIdentifier: storeIdentifier, node: node, product: product))
    }

    private mutating func product(_ node: JSONNode, id: String, losing consequence: String) -> Product? {
        noteFields(of: node, Fields.table)
        _ = text(of: node[Fields.id])
        guard isForSale(node[Fields.state]), let prices = prices(node[Fields.prices], losing: consequence) else {
            return nil
        }
        let app = node[Fields.app]
        _ = object(of: app)
        // What a store of apps sells is at that store's price, and on its terms.
        let isOfAppStore = stated(app[RevenueCatProductsFields.App.type], as: Self.apps)?.known == true
        guard !prices.entries.isEmpty, !isOfAppStore else {
            fail(
                .missingPrice,
                at: node[Fields.prices],
                found: "a product whose price only its store states",
                expected: "the store’s own file of products",
                consequence: consequence
            )
            return nil
        }
        typealias Terms = RevenueCatProductsFields.Subscription
        let terms = node[Fields.subscription]
        _ = object(of: terms)
        noteFields(of: terms, Terms.table)
        noteFields(of: node[Fields.oneTime], RevenueCatProductsFields.OneTime.table)
        let duration = text(of: terms[Terms.duration])
        let period = duration.flatMap { SubscriptionPeriod(iso8601: $0) }
        if terms.isObject, period == nil {
            fail(
                duration == nil ? .missingPeriod : .invalidPeriod,
                at: terms[Terms.duration],
                expected: #"a length by ISO 8601, such as "P1M""#,
                consequence: consequence
            )
            return nil
        }
        let kind = stated(node[Fields.type], as: Self.types)?.known ?? nil
        // A subscription that is not there is not bought once.
        if period == nil, kind == .autoRenewable {
            fail(.missingPeriod, at: terms, expected: "an object with the duration", consequence: consequence)
            return nil
        }
        let isConsumable = flag(node[Fields.oneTime][RevenueCatProductsFields.OneTime.isConsumable]) == true
        let name = text(of: node[Fields.displayName])
        let offers = part(losing: "the trial is left out") { $0.trial(terms[Terms.trialDuration]) } ?? []
        return Product(
            id: id,
            store: .other,
            type: period != nil ? .autoRenewable : kind ?? (isConsumable ? .consumable : .nonConsumable),
            names: name.map { [LocalizedName(locale: "und", name: $0)] } ?? [],
            prices: prices,
            period: period,
            offers: offers,
            leavesCalculationsOpen: fields.leavesCalculationsOpen
        )
    }

    /// `app.type`: whether a store of apps sells.
    private static let apps: NameTable<Bool> = [
        ("app_store", true), ("mac_app_store", true), ("play_store", true), ("amazon", true), ("roku", true),
        ("rc_billing", false), ("stripe", false), ("paddle", false), ("test_store", false),
    ]

    /// `type`; nil where it does not tell whether the product is used up.
    private static let types: NameTable<ProductType?> = [
        ("subscription", .autoRenewable), ("consumable", .consumable), ("non_consumable", .nonConsumable),
        ("non_renewing_subscription", .nonRenewable), ("one_time", nil),
    ]

    private mutating func trial(_ node: JSONNode) -> [SubscriptionOffer] {
        guard let length = duration(of: node) else { return [] }
        return [SubscriptionOffer(type: .introductory, paymentMode: .freeTrial, period: length)]
    }

    /// Prices in millionths, each in its currency: the first, unless another is the storefront's own. Where the first cannot be
    /// read, no other takes its place. nil, and reported, where there are two in the currency.
    private mutating func prices(_ node: JSONNode, losing consequence: String) -> StorefrontPrices? {
        var stated: [Price?] = []
        for element in elements(of: node) {
            stated.append(part(losing: "the price is not known") { $0.price(element) })
        }
        let own = stated.compactMap(\.self).first { $0.currency == storefront.currency } ?? stated.first ?? nil
        guard let own else { return StorefrontPrices() }
        guard stated.allSatisfy({ $0 == nil || $0 == own || $0?.currency != own.currency }) else {
            let found = "two prices in \(own.currency)"
            fail(
                .contradictoryPrice,
                at: node,
                found: found,
                expected: "one price in each currency",
                consequence: consequence
            )
            return nil
        }
        return StorefrontPrices(own, in: storefront)
    }

    private mutating func price(_ node: JSONNode) -> Price? {
        typealias Fields = RevenueCatProductsFields.Price
        noteFields(of: node, Fields.table)
        let micros = node[Fields.amountMicros].wholeNumber
        let currency = node[Fields.currency].string.flatMap { CurrencyCode($0) }
        guard let micros, (0...999_999_999_999_999).contains(micros), let currency else {
            let expected = "amount_micros and an ISO 4217 code of money in use"
            warn(.invalidPrice, at: node, expected: expected, consequence: fields.consequence)
            return nil
        }
        return Price(amount: DecimalAmount(micros: micros), currency: currency)
    }
}
