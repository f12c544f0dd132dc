internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads one configuration: the state that the reading of settings, products and offers shares.
struct ConfigurationReader: ProductFileReader {
    let document: JSONDocument
    let file: String
    var fields: ProductFields

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

    init(document: JSONDocument, file: String, fields: ProductFields = ProductFields()) {
        self.document = document
        self.file = file
        self.fields = fields
    }

    mutating func read(requesting requested: Storefront?) throws(ImportFailure) -> ProductImport {
        guard isConfiguration() else { throw ImportFailure(diagnostics: diagnosticsInOrder) }
        reportDuplicateKeys(in: root)
        noteFields(of: root, StoreKitFields.Root.table)
        reportFormat()
        readSettings(requesting: requested)
        return try finished(products(), orFound: "no product")
    }

    private mutating func products() -> [Product] {
        var products: [Product] = []
        for group in elements(of: root[StoreKitFields.Root.subscriptionGroups]) {
            products += subscriptions(of: group)
        }
        for node in elements(of: root[StoreKitFields.Root.products]) {
            if let product = product(node, in: .products) { products.append(product) }
        }
        for node in elements(of: root[StoreKitFields.Root.nonRenewingSubscriptions]) {
            if let product = product(node, in: .nonRenewingSubscriptions) { products.append(product) }
        }
        return products
    }

    private mutating func subscriptions(of node: JSONNode) -> [Product] {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: "the subscription group is left out")
            return []
        }
        typealias Fields = StoreKitFields.Group
        // An unknown field of a group leaves open what is calculated of its own subscriptions.
        fields.open(losing: "what it decides of the group's subscriptions is not stated", isPart: false)
        defer { _ = fields.close() }
        noteFields(of: node, Fields.table)
        let id = part(losing: "the introductory offers of the group's subscriptions are left out") { reader in
            .some(reader.text(of: node[Fields.id]))
        }
        // A field whose name is near that of the id is not none.
        let group = StatedGroup(id: fields.isWhole ? id : nil, name: text(of: node[Fields.name]) ?? "", node: node)
        var products: [Product] = []
        for subscription in elements(of: node[Fields.subscriptions], losing: "the group's subscriptions are left out") {
            if let product = product(subscription, in: .group(group)) { products.append(product) }
        }
        return products
    }
}

/// A subscription group as the file states it.
struct StatedGroup {
    /// Its identifier, if it has one; nil for one that cannot be read.
    let id: String??
    let name: String
    let node: JSONNode
}
