internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads one product list: the state that the reading of products, offers and plans shares.
struct ProductListReader: DiagnosingReader {
    let document: JSONDocument
    let file: String
    let root: JSONNode

    /// The language that products are written in which state none.
    var fileLocale: String?
    /// The product being read, once its id is known.
    var productID: String?
    /// The store of the product being read: it says whether a price needs its currency.
    var store = StoreName.appStore
    /// The products kept so far.
    var keptProducts: Set<ProductKey> = []
    /// The identifiers that products state of other stores, so far.
    var statedIdentifiers: Set<ProductKey> = []
    /// The names that the file has for each product, for the bundles that include it.
    var namesByID: [String: [LocalizedName]] = [:]
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

    mutating func read() throws(ImportFailure) -> ProductImport {
        guard let schema = root["schema"].string, ProductListFields.readableSchemas.contains(schema) else {
            fail(
                .unknownSchema,
                at: root["schema"],
                expected: "\"\(ProductListFields.schema)\"",
                consequence: "the file is left out"
            )
            throw ImportFailure(diagnostics: diagnosticsInOrder)
        }
        reportFields(of: root, known: ProductListFields.list)
        fileLocale = locale(root["locale"])
        let nodes = elements(of: root["products"], losing: "every product is left out")
        noteNames(of: nodes)
        var products: [Product] = []
        for node in nodes {
            if let product = product(node) { products.append(product) }
        }
        if products.isEmpty {
            guard !diagnostics.contains(where: { $0.severity == .error }) else {
                throw ImportFailure(diagnostics: diagnosticsInOrder)
            }
            let consequence = "nothing is imported"
            warn(.noProducts, at: root, found: "no product", expected: "at least one", consequence: consequence)
        }
        return ProductImport(products: products, diagnostics: diagnosticsInOrder)
    }

    /// Notes what products are called before any is read, as a bundle may stand before what it includes. What is wrong
    /// with a name is reported when its product is read.
    private mutating func noteNames(of products: [JSONNode]) {
        var reader = self
        for product in products {
            guard let id = product["id"].string, namesByID[id] == nil else { continue }
            namesByID[id] = reader.names(product["names"])
        }
    }
}

/// What identifies a product among all others.
struct ProductKey: Hashable {
    let store: StoreName
    let id: String
    let basePlanID: String?
}

extension ProductKey {
    /// "premium", "premium:monthly".
    var qualifiedID: String { basePlanID.map { "\(id):\($0)" } ?? id }

    init(_ product: Product) {
        self.init(store: product.store, id: product.id, basePlanID: product.basePlanID)
    }
}
