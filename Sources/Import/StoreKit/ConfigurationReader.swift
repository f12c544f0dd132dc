internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads one configuration: the state that the reading of settings, products and offers shares.
struct ConfigurationReader: DiagnosingReader {
    let document: JSONDocument
    let file: String
    let root: JSONNode

    /// Where the file's prices are filed; its currency is theirs.
    var storefront = Storefront.unitedStates
    /// The file's storefront if it is none of the App Store's, so that no price has a currency.
    var unknownStorefront: JSONNode?
    var fileLocale: String?
    /// The product being read, once its id is known.
    var productID: String?
    /// The products kept so far.
    var keptProductIDs: Set<String> = []
    var diagnostics = DiagnosticList(more: ImportCode.moreFaults)

    init(document: JSONDocument, file: String) {
        self.document = document
        self.file = file
        root = JSONNode(root: document.root)
    }

    func place(of node: JSONNode) -> SourcePlace {
        let position = document.position(atOffset: node.offset)
        return SourcePlace(path: node.path.description, line: position.line, column: position.column)
    }

    mutating func read(requesting requested: Storefront?) throws(ImportFailure) -> ProductImport {
        guard isConfiguration() else { throw ImportFailure(diagnostics: diagnosticsInOrder) }
        reportDuplicateKeys(in: root)
        reportUnknownFields(of: root, known: ConfigurationFields.root)
        reportFormat()
        readSettings(requesting: requested)
        let products = products()
        if products.isEmpty {
            guard !diagnostics.contains(where: { $0.severity == .error }) else {
                throw ImportFailure(diagnostics: diagnosticsInOrder)
            }
            let consequence = "nothing is imported"
            warn(.noProducts, at: root, found: "no product", expected: "at least one", consequence: consequence)
        }
        return ProductImport(products: products, diagnostics: diagnosticsInOrder)
    }

    private mutating func products() -> [Product] {
        var products: [Product] = []
        for group in elements(of: root["subscriptionGroups"]) {
            products += subscriptions(of: group)
        }
        for node in elements(of: root["products"]) {
            if let product = product(node, in: .products) { products.append(product) }
        }
        for node in elements(of: root["nonRenewingSubscriptions"]) {
            if let product = product(node, in: .nonRenewingSubscriptions) { products.append(product) }
        }
        return products
    }

    private mutating func subscriptions(of node: JSONNode) -> [Product] {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: "the subscription group is left out")
            return []
        }
        reportUnknownFields(of: node, known: ConfigurationFields.group)
        let group = StatedGroup(id: text(of: node["id"]), name: text(of: node["name"]) ?? "", node: node)
        var products: [Product] = []
        for subscription in elements(of: node["subscriptions"], losing: "the group's subscriptions are left out") {
            if let product = product(subscription, in: .group(group)) { products.append(product) }
        }
        return products
    }
}

/// A subscription group as the file states it.
struct StatedGroup {
    let id: String?
    let name: String
    let node: JSONNode
}
