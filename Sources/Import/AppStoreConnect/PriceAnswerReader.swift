internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads prices from answers of the App Store Connect API: resources by JSON:API, with those they refer to beside them.
struct PriceAnswerReader: ProductFileReader {
    typealias Answer = AppStoreConnectFields.Answer
    typealias Fields = AppStoreConnectFields.Price
    typealias Attributes = AppStoreConnectFields.Attributes
    typealias Relations = AppStoreConnectFields.Relationships
    typealias Reference = AppStoreConnectFields.Reference
    private typealias Product = AppStoreConnectFields.Product
    private typealias ProductAttributes = AppStoreConnectFields.ProductAttributes

    /// The types of resources that are prices, with the relationship to the price point that has the amount.
    static let pricePoints = [
        "subscriptionPrices": Relations.subscriptionPricePoint,
        "inAppPurchasePrices": Relations.inAppPurchasePricePoint, "appPrices": Relations.appPricePoint,
    ]
    /// The types of resources that are prices of offers.
    static let offerTypes: Set<String> = [
        "subscriptionIntroductoryOffers", "subscriptionPromotionalOfferPrices", "subscriptionOfferCodePrices",
        "winBackOfferPrices",
    ]
    /// The relationships of a price to its product, and the types of products.
    static let productRelationships = [
        Relations.subscription, Relations.inAppPurchase, Relations.inAppPurchaseV2,
    ]
    private static let productTypes: Set<String> = ["subscriptions", "inAppPurchases"]

    let document: JSONDocument
    let file: String
    var fields: ProductFields
    private let day: CalendarDay?

    var productID: String?
    var diagnostics = DiagnosticList(more: ImportCode.moreFaults)
    /// Every resource with content, by its type and id.
    private var resources: [ResourceID: JSONNode] = [:]
    /// The product, where the file has only one.
    private var onlyProduct: JSONNode?
    /// What the fields of a resource leave open of the prices that refer to it, by its place.
    private var doubts: [Int: [Doubt]] = [:]

    init(document: JSONDocument, file: String, day: CalendarDay?, fields: ProductFields = ProductFields()) {
        self.document = document
        self.file = file
        self.day = day
        self.fields = fields
    }

    /// Whether a file has prices, by the types of its resources.
    static func isAnswer(_ root: JSONNode) -> Bool {
        let pages = pages(of: root)
        return (data(of: pages) + included(in: pages)).contains(where: isPrice)
    }

    private static func pages(of root: JSONNode) -> [JSONNode] { root.elements ?? [root] }

    private static func data(of pages: [JSONNode]) -> [JSONNode] {
        pages.flatMap { page in page[Answer.data].elements ?? [page[Answer.data]] }.filter(\.isObject)
    }

    private static func included(in pages: [JSONNode]) -> [JSONNode] {
        pages.flatMap { $0[Answer.included].elements ?? [] }
    }

    private static func isPrice(_ node: JSONNode) -> Bool { pricePoints[node[Fields.type].string ?? ""] != nil }

    mutating func read() throws(ImportFailure) -> PriceListImport {
        let pages = Self.pages(of: root)
        let (data, included) = (Self.data(of: pages), Self.included(in: pages))
        for node in data + included {
            guard let id = ResourceID(node) else { continue }
            resources[id] = node
        }
        let products = resources.filter { Self.productTypes.contains($0.key.type) }
        onlyProduct = products.count == 1 ? products.first?.value : nil
        let prices = (data + included).filter(Self.isPrice)
        guard !prices.isEmpty else { throw notAPriceList(data) }
        let knowsAmounts = resources.keys.contains { Self.pricePoints.values.map { $0.name + "s" }.contains($0.type) }
        guard knowsAmounts else { throw withoutAmounts(prices) }
        fields.open(losing: "the file is left out", isPart: false)
        noteFields(ofPages: pages)
        let hasMorePages = reportMorePages(pages)
        reportOffers(data + included)
        var selection = PriceSelection(file: file, store: .appStore, day: day, hasMorePages: hasMorePages)
        let lists = selection.lists(of: prices.compactMap { price($0) })
        diagnostics += selection.diagnostics.all
        guard fields.close(), !lists.isEmpty else { throw withoutPrices() }
        return PriceListImport(lists: lists, diagnostics: diagnosticsInOrder, unknownFields: fields.unknown.all)
    }

    /// One price, or a report why it is left out.
    private mutating func price(_ node: JSONNode) -> StatedPrice? {
        guard let relationship = Self.pricePoints[node[Fields.type].string ?? ""] else { return nil }
        let product = product(of: node)
        productID = product?[Product.attributes][ProductAttributes.productId].text.flatMap { $0.isEmpty ? nil : $0 }
        defer { productID = nil }
        return whole(losing: "the price is left out") { $0.price(node, of: product, relationship: relationship) }
    }

    private mutating func price(_ node: JSONNode, of product: JSONNode?, relationship: FieldKey) -> StatedPrice? {
        let attributes = node[Fields.attributes]
        let point = resource(of: node[Fields.relationships][relationship][Reference.data])
        noteFields(ofPrice: node)
        if let product { note(product) { $0.noteFields(ofProduct: product) } }
        if let point { note(point) { $0.noteFields(ofPrice: point) } }
        let territory = territory(of: node, point: point)
        guard let territory, let storefront = territory.string.flatMap({ Storefront(exactly: $0) }) else {
            fail(
                .unknownStorefront,
                at: territory ?? node,
                found: territory == nil ? "a price without a territory" : nil,
                expected: "a territory by its code, such as USA (include=territory)",
                consequence: "the price is left out"
            )
            return nil
        }
        guard let startDay = day(attributes[Attributes.startDate]), let endDay = day(attributes[Attributes.endDate]),
            let plan = plan(attributes[Attributes.planType]),
            let isPreserved = isPreserved(attributes[Attributes.preserved]),
            let price = amount(of: node, point: point, relationship: relationship, in: storefront)
        else { return nil }
        if let sold = resources[ResourceID(territoryOf: storefront)] { note(sold) { $0.noteFields(ofPrice: sold) } }
        return StatedPrice(
            productID: productID,
            plan: plan,
            storefront: storefront,
            price: price,
            startDay: startDay.value,
            endDay: endDay.value,
            isPreserved: isPreserved,
            place: place(of: node),
            leavesCalculationsOpen: fields.leavesCalculationsOpen,
            period: product.flatMap(Self.period(of:)),
            isForSale: product.map { !Self.isRemoved($0) } ?? true
        )
    }

    /// Takes note of the fields of a resource once, and adds what they leave open to each price that refers to it.
    private mutating func note(_ resource: JSONNode, _ fieldsOfResource: (inout Self) -> Void) {
        if doubts[resource.offset] == nil {
            fields.open(losing: fields.consequence, isPart: false)
            fieldsOfResource(&self)
            doubts[resource.offset] = fields.closed()
        }
        for doubt in doubts[resource.offset] ?? [] { add(doubt) }
    }

    private mutating func amount(
        of node: JSONNode,
        point: JSONNode?,
        relationship: FieldKey,
        in storefront: Storefront
    ) -> Price? {
        func consequence() -> String { "the price in \(storefront) is left out" }
        guard let point else {
            let expected = "its price point in \"included\" (include=\(relationship.name))"
            let stated = node[Fields.relationships][relationship]
            fail(.missingPrice, at: stated, found: "no amount", expected: expected, consequence: consequence())
            return nil
        }
        let stated = point[Fields.attributes][Attributes.customerPrice]
        guard let amount = stated.amount else {
            fail(
                stated.isAbsent ? .missingPrice : .invalidPrice,
                at: stated,
                expected: DecimalAmount.grammar,
                consequence: consequence()
            )
            return nil
        }
        if stated.value?.numberText != nil {
            warn(
                .numericPrice,
                at: stated,
                expected: "a decimal in double quotes",
                consequence: "the digits are read as they stand"
            )
        }
        guard let currency = currency(of: storefront, at: node) else { return nil }
        let price = Price(amount: amount, currency: currency)
        reportExcessFractionDigits(of: price, at: stated)
        return price
    }

    /// The currency that the territory states, or else the App Store's there.
    private mutating func currency(of storefront: Storefront, at node: JSONNode) -> CurrencyCode? {
        let territory = resources[ResourceID(territoryOf: storefront)]
        let stated = territory?[Fields.attributes][Attributes.currency]
        guard let stated, !stated.isAbsent else {
            if let currency = storefront.currency { return currency }
            fail(
                .missingCurrency,
                at: node,
                found: "a price in \(storefront), where the App Store has no currency that is known",
                expected: "the territory's currency in \"included\" (include=territory)",
                consequence: "the price in \(storefront) is left out"
            )
            return nil
        }
        guard let currency = stated.string.flatMap({ CurrencyCode($0) }) else {
            fail(
                .unknownCurrency,
                at: stated,
                expected: "a currency by ISO 4217",
                consequence: "the price in \(storefront) is left out"
            )
            return nil
        }
        if let usual = storefront.currency, usual != currency {
            warn(
                .contradictoryCurrency,
                at: stated,
                expected: "\(usual), in which the App Store is known to bill in \(storefront)",
                consequence: "the currency stated counts"
            )
        }
        return currency
    }

    /// A day, or that none is stated; nil, and reported, for anything else.
    private mutating func day(_ node: JSONNode) -> (value: CalendarDay?, Void)? {
        guard !node.isAbsent else { return (nil, ()) }
        if let day = node.string.flatMap({ CalendarDay($0) }) { return (day, ()) }
        fail(.invalidDate, at: node, expected: CalendarDay.grammar, consequence: "the price is left out")
        return nil
    }

    /// Whether a price is of those only who have bought it; nil, and reported, where that cannot be read.
    private mutating func isPreserved(_ node: JSONNode) -> Bool? {
        if node.isAbsent { return false }
        if let truth = node.truth { return truth }
        fail(.wrongType, at: node, expected: "true or false", consequence: "the price is left out")
        return nil
    }

    private mutating func plan(_ node: JSONNode) -> BillingPlan.Kind? {
        guard !node.isAbsent else { return .billedUpFront }
        switch node.string {
        case "UPFRONT": return .billedUpFront
        case "MONTHLY": return .monthlyWithCommitment
        default:
            let expected = "UPFRONT or MONTHLY"
            fail(.unknownBillingPlan, at: node, expected: expected, consequence: "the price is left out")
            return nil
        }
    }

    /// Where a price stands its territory, or else its price point's.
    private func territory(of node: JSONNode, point: JSONNode?) -> JSONNode? {
        [node, point].compactMap {
            $0?[Fields.relationships][Relations.territory][Reference.data][AppStoreConnectFields.Resource.id]
        }.first { !$0.isAbsent }
    }

    /// The product of a price: the one that it refers to, or the only one of the file where it refers to none.
    private func product(of node: JSONNode) -> JSONNode? {
        let stated = Self.productRelationships.map { node[Fields.relationships][$0][Reference.data] }.filter {
            !$0.isAbsent
        }
        return stated.isEmpty ? onlyProduct : stated.lazy.compactMap(resource(of:)).first
    }

    private func resource(of reference: JSONNode) -> JSONNode? {
        ResourceID(reference).flatMap { resources[$0] }
    }
}

/// What names a resource in an answer.
struct ResourceID: Hashable {
    let type: String
    let id: String
}

extension ResourceID {
    init?(_ node: JSONNode) {
        typealias Fields = AppStoreConnectFields.Resource
        guard let type = node[Fields.type].string, let id = node[Fields.id].string else { return nil }
        self.init(type: type, id: id)
    }

    /// The territory that a storefront is.
    init(territoryOf storefront: Storefront) { self.init(type: "territories", id: storefront.alpha3) }
}
