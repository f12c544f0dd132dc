internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads one file of Google Play's products: the state that the reading of every form shares.
struct GooglePlayProductReader: ProductFileReader {
    let file: String
    /// Where prices are filed that state no region.
    let storefront: Storefront
    let document: JSONDocument
    var fields: ProductFields
    /// The product being read, once its id is known.
    var productID: String?
    /// The base plan being read, once its id is known.
    var basePlanID: String?
    var diagnostics = DiagnosticList(more: ImportCode.moreFaults)
    private var products: [Product] = []
    private var offers: [UnattachedOffer] = []
    private var keptProductIDs: Set<String> = []

    init(document: JSONDocument, file: String, storefront: Storefront?, fields: ProductFields = ProductFields()) {
        self.document = document
        self.file = file
        self.fields = fields
        self.storefront = storefront ?? .unstated
    }

    mutating func read() throws(ImportFailure) -> ProductImport {
        reportDuplicateKeys(in: root)
        if let elements = root.elements { readList(elements) } else { read(root) }
        let isRefused = diagnostics.contains { $0.severity == .error }
        if products.isEmpty, offers.isEmpty {
            guard !isRefused else { throw ImportFailure(diagnostics: diagnosticsInOrder) }
            let consequence = "nothing is imported"
            warn(.noProducts, at: root, found: "no product", expected: "at least one", consequence: consequence)
        }
        let attached = ProductImport(products: products, diagnostics: [], unattachedOffers: offers)
            .attachingKnownOffers()
        diagnostics += attached.diagnostics
        return ProductImport(
            products: attached.products,
            diagnostics: diagnosticsInOrder,
            unattachedOffers: attached.unattachedOffers,
            unknownFields: fields.unknown.all
        )
    }

    /// Reads a list of any forms. Those of its items that are offers of a `ProductDetails` belong to one product.
    private mutating func readList(_ elements: [JSONNode]) {
        let details = elements.filter { if case .offerDetails? = GooglePlayProductForm(of: $0) { true } else { false } }
        if !details.isEmpty { readOfferDetails(details, at: root) }
        for element in elements {
            if case .offerDetails? = GooglePlayProductForm(of: element) { continue }
            read(element)
        }
    }

    private mutating func read(_ node: JSONNode) {
        defer { (productID, basePlanID) = (nil, nil) }
        switch GooglePlayProductForm(of: node) {
        case .productDetails?: readProductDetails(node)
        case .offerDetails?: readOfferDetails([node], at: node)
        case .subscription?: readSubscription(node)
        case .subscriptionList?:
            typealias Fields = GooglePlayProductsFields.SubscriptionList
            noteFields(of: node, Fields.table)
            readResponse(node, Fields.subscriptions, next: Fields.nextPageToken) { $0.readSubscription($1) }
        case .offer?: readOffer(node)
        case .offerList?:
            typealias Fields = GooglePlayProductsFields.OfferList
            noteFields(of: node, Fields.table)
            readResponse(node, Fields.subscriptionOffers, next: Fields.nextPageToken) { $0.readOffer($1) }
        case nil:
            fail(.notProducts, at: node, expected: GooglePlayProductForm.expectation, consequence: "it is left out")
        }
    }

    private mutating func readResponse(
        _ node: JSONNode,
        _ field: FieldKey,
        next: FieldKey,
        _ body: (inout GooglePlayProductReader, JSONNode) -> Void
    ) {
        let list = node[field]
        for element in elements(of: list, losing: "the list is left out") {
            body(&self, element)
            (productID, basePlanID) = (nil, nil)
        }
        let next = node[next]
        guard !next.isAbsent, !next.isBlank else { return }
        warn(
            .morePages,
            at: next,
            found: "a page with another after it",
            expected: "the last page",
            consequence: "what stands on other pages is not known"
        )
    }

    /// Keeps a product unless an earlier one has the same ids.
    mutating func keep(_ product: Product, at node: JSONNode) {
        guard keptProductIDs.insert(product.qualifiedID).inserted else {
            fail(
                .duplicateProductID,
                at: node,
                found: "another \(productName)",
                expected: "ids that no earlier product has",
                consequence: "this second \(productName) is left out"
            )
            return
        }
        products.append(product)
    }

    /// Keeps an offer, to be attached when every base plan is known.
    mutating func keep(_ offer: UnattachedOffer) { offers.append(offer) }
}

extension GooglePlayProductReader {
    /// The product being read, as a consequence names it.
    var productName: String {
        guard let productID else { return "the product" }
        return "product " + Excerpt.quoted(basePlanID.map { "\(productID):\($0)" } ?? productID)
    }

    /// The consequence of a fault in a product.
    var productLeftOut: String { "\(productName) is left out" }

    /// The consequence of a fault in an offer.
    var offerLeftOut: String { "the offer is left out of \(productName)" }
}
