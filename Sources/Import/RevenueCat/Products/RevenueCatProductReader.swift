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
    let file: String
    private let storefront: Storefront
    let document: JSONDocument
    var productID: String?
    var diagnostics = DiagnosticList(more: ImportCode.moreFaults)
    private var products: [Product] = []
    private var keptIDs: Set<String> = []

    init(document: JSONDocument, file: String, storefront: Storefront?) {
        self.document = document
        self.file = file
        self.storefront = storefront ?? .unstated
    }

    mutating func read() throws(ImportFailure) -> ProductImport {
        reportDuplicateKeys(in: root)
        read(root)
        return try finished(products, orFound: "no product")
    }

    private mutating func read(_ node: JSONNode) {
        switch RevenueCatProductForm(of: node) {
        case .product?: readProduct(node)
        case .list?: readList(node)
        case .container?:
            for list in [node["packages"], node["products"]] where list.isObject { readList(list) }
        case nil where node["product"].isObject: read(node["product"])
        case nil:
            let expected = "a product, a package, an offering or a list of them"
            fail(.notProducts, at: node, expected: expected, consequence: "it is left out")
        }
    }

    private mutating func readList(_ node: JSONNode) {
        for item in elements(of: node["items"], losing: "what is in the list is left out") { read(item) }
        guard node.states("next_page") else { return }
        let consequence = "what is on the other pages is left out"
        warn(.morePages, at: node["next_page"], expected: "the last page", consequence: consequence)
    }

    private mutating func readProduct(_ node: JSONNode) {
        defer { productID = nil }
        let consequence = "the product is left out"
        guard let id = text(of: node["store_identifier"]) else {
            fail(.missingProductID, at: node["store_identifier"], expected: "an identifier", consequence: consequence)
            return
        }
        productID = id
        // One product stands in several packages.
        guard keptIDs.insert(id).inserted else { return }
        let prices = prices(node["prices"])
        guard !prices.entries.isEmpty else {
            fail(
                .missingPrice,
                at: node["prices"],
                found: "a product whose price only its store states",
                expected: "the store’s own file of products",
                consequence: consequence
            )
            return
        }
        let duration = text(of: node["subscription"]["duration"])
        let period = duration.flatMap { SubscriptionPeriod(iso8601: $0) }
        if node["subscription"].isObject, period == nil {
            fail(
                duration == nil ? .missingPeriod : .invalidPeriod,
                at: node["subscription"]["duration"],
                expected: #"a length by ISO 8601, such as "P1M""#,
                consequence: consequence
            )
            return
        }
        let isConsumable = flag(node["one_time"]["is_consumable"]) == true
        let name = text(of: node["display_name"])
        products.append(
            Product(
                id: id,
                store: .other,
                type: period != nil ? .autoRenewable : isConsumable ? .consumable : .nonConsumable,
                names: name.map { [LocalizedName(locale: "und", name: $0)] } ?? [],
                prices: prices,
                period: period,
                offers: trial(node["subscription"]["trial_duration"])
            )
        )
    }

    private mutating func trial(_ node: JSONNode) -> [SubscriptionOffer] {
        guard let length = duration(of: node) else { return [] }
        return [SubscriptionOffer(type: .introductory, paymentMode: .freeTrial, period: length)]
    }

    /// Prices in millionths, each in its currency: the first, unless another is the storefront's own.
    private mutating func prices(_ node: JSONNode) -> StorefrontPrices {
        var stated: [Price] = []
        for element in elements(of: node) {
            let micros = element["amount_micros"].wholeNumber
            let currency = element["currency"].string.flatMap { CurrencyCode($0) }
            guard let micros, (0...999_999_999_999_999).contains(micros), let currency else {
                let expected = "amount_micros and an ISO 4217 currency in use"
                warn(.invalidPrice, at: element, expected: expected, consequence: "the price is not known")
                continue
            }
            stated.append(Price(amount: DecimalAmount(micros: micros), currency: currency))
        }
        let own = stated.first { $0.currency == storefront.currency } ?? stated.first
        return own.map { StorefrontPrices($0, in: storefront) } ?? StorefrontPrices()
    }
}
