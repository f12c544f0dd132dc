internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads prices from answers of the App Store Connect API: resources by JSON:API, with those they refer to beside them.
struct PriceAnswerReader: DiagnosingReader {
    typealias Answer = AppStoreConnectFields.Answer
    typealias Fields = AppStoreConnectFields.Price
    typealias Attributes = AppStoreConnectFields.Attributes
    typealias Relations = AppStoreConnectFields.Relationships
    typealias Reference = AppStoreConnectFields.Reference

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
    private static let productRelationships = [
        Relations.subscription, Relations.inAppPurchase, Relations.inAppPurchaseV2,
    ]
    private static let productTypes: Set<String> = ["subscriptions", "inAppPurchases"]

    let document: JSONDocument
    let file: String
    private let root: JSONNode
    private let day: CalendarDay?

    var productID: String?
    var diagnostics = DiagnosticList(more: ImportCode.moreFaults)
    /// Every resource with content, by its type and id.
    private var resources: [ResourceID: JSONNode] = [:]
    /// The product, where the file has only one.
    private var onlyProduct: JSONNode?

    init(document: JSONDocument, file: String, day: CalendarDay?) {
        self.document = document
        self.file = file
        self.day = day
        root = JSONNode(root: document.root)
    }

    func place(of node: JSONNode) -> SourcePlace {
        let position = document.position(atOffset: node.offset)
        return SourcePlace(path: node.path.description, line: position.line, column: position.column)
    }

    mutating func read() throws(ImportFailure) -> PriceListImport {
        let pages = root.elements ?? [root]
        let data = pages.flatMap { page in page[Answer.data].elements ?? [page[Answer.data]] }.filter(\.isObject)
        let included = pages.flatMap { $0[Answer.included].elements ?? [] }
        for node in data + included {
            guard let id = ResourceID(node) else { continue }
            resources[id] = node
        }
        let products = resources.filter { Self.productTypes.contains($0.key.type) }
        onlyProduct = products.count == 1 ? products.first?.value : nil
        let prices = (data + included).filter { Self.pricePoints[$0[Fields.type].string ?? ""] != nil }
        guard !prices.isEmpty else { throw notAPriceList(data) }
        let knowsAmounts = resources.keys.contains { Self.pricePoints.values.map { $0.name + "s" }.contains($0.type) }
        guard knowsAmounts else { throw withoutAmounts(prices) }
        reportMorePages(pages)
        reportOffers(data + included)
        var selection = PriceSelection(file: file, store: .appStore, day: day)
        let lists = selection.lists(of: prices.compactMap { price($0) })
        diagnostics += selection.diagnostics.all
        guard !lists.isEmpty else { throw ImportFailure(diagnostics: diagnosticsInOrder) }
        return PriceListImport(lists: lists, diagnostics: diagnosticsInOrder)
    }

    /// One price, or a report why it is left out.
    private mutating func price(_ node: JSONNode) -> StatedPrice? {
        productID = product(of: node)
        defer { productID = nil }
        let attributes = node[Fields.attributes]
        guard let relationship = Self.pricePoints[node[Fields.type].string ?? ""] else { return nil }
        let point = resource(of: node[Fields.relationships][relationship][Reference.data])
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
        return StatedPrice(
            productID: productID,
            plan: plan,
            storefront: storefront,
            price: price,
            startDay: startDay.value,
            endDay: endDay.value,
            isPreserved: isPreserved,
            place: place(of: node)
        )
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
        let territory = resources[ResourceID(type: "territories", id: storefront.alpha3)]
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

    /// The product a price says it belongs to; the only one that the file has where it says nothing.
    private func product(of node: JSONNode) -> String? {
        let stated = Self.productRelationships.map { node[Fields.relationships][$0][Reference.data] }.filter {
            !$0.isAbsent
        }
        let product = stated.isEmpty ? onlyProduct : stated.lazy.compactMap(resource(of:)).first
        return product?[Fields.attributes][Attributes.productId].text.flatMap { $0.isEmpty ? nil : $0 }
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
}
