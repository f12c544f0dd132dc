package import Paywright
internal import PaywrightRuns

/// The products of all inputs, and diagnostics about them.
package struct ProductInput {
    private let storefront: Storefront?
    private let fields: FieldRules
    package private(set) var products: [Product] = []
    private var found = DiagnosticList(more: RunCode.moreFaults)
    private var keptStorefronts: [ProductKey: [Storefront]] = [:]
    /// Whether an input does not exist or is a directory.
    package private(set) var isInputMissing = false
    /// Whether an input was read and nothing in it could be used.
    package private(set) var isInputRefused = false
    /// Whether a file of prices could not be used: then there are no products.
    package private(set) var arePricesRefused = false

    /// `diagnostics` are those found before, and `fields` those that count of stores’ objects.
    package init(storefront: Storefront?, fields: FieldRules = FieldRules(), diagnostics: [Diagnostic] = []) {
        self.storefront = storefront
        self.fields = fields
        found += diagnostics
    }

    /// What is wrong in the inputs.
    package var diagnostics: [Diagnostic] { found.all }

    /// What was read before.
    init(_ imported: ProductImport) {
        self.init(storefront: nil, diagnostics: imported.diagnostics)
        noteStorefronts(of: imported)
        attachOffers(in: [imported])
    }

    /// Takes in files; one that cannot be used is reported and loses nothing else. What stands in one file and belongs to
    /// another, as Google Play's offers do, is attached to it in any order of the files.
    package mutating func read(_ files: [(file: String, bytes: [UInt8])]) {
        let importer = ProductImporter(storefront: storefront, fields: fields)
        var imports: [ProductImport] = []
        var known: Set<ProductKey> = []
        for (file, bytes) in files {
            do throws(ImportFailure) {
                let imported = try importer.products(from: bytes, file: file)
                found += imported.diagnostics
                reportRepeated(imported.products, in: file, known: known)
                known.formUnion(imported.products.map { ProductKey($0) })
                noteStorefronts(of: imported)
                imports.append(imported)
            } catch {
                found += error.diagnostics
                isInputRefused = true
            }
        }
        attachOffers(in: imports)
    }

    /// Adds the products of files, whose diagnostics are known.
    private mutating func attachOffers(in imports: [ProductImport]) {
        let imports = imports.map { imported in
            ProductImport(
                products: imported.products,
                diagnostics: [],
                unattachedOffers: imported.unattachedOffers
            )
        }
        let joined = ProductImport(joining: imports).attachingOffers()
        products += joined.products
        found += joined.diagnostics
    }

    /// Whether a product is shown where it has a price although another storefront was asked for: its file states one
    /// storefront of another currency, and the importer has reported that.
    func keepsOnlyPrice(_ product: Product) -> Bool {
        keptStorefronts[ProductKey(product)] == StorefrontSelection.priced(product)
    }

    private mutating func noteStorefronts(of imported: ProductImport) {
        guard imported.diagnostics.contains(where: { ImportCode($0) == .otherCurrency }) else { return }
        for product in imported.products {
            keptStorefronts[ProductKey(product)] = StorefrontSelection.priced(product)
        }
    }

    /// The same product in two inputs may be a mistake; both are printed.
    private mutating func reportRepeated(_ imported: [Product], in file: String, known: Set<ProductKey>) {
        for product in imported where known.contains(ProductKey(product)) {
            let message = "found a product that an earlier input has too, expected each product once; both are printed"
            found.append(
                Diagnostic(
                    .warning,
                    RunCode.repeatedProduct,
                    at: Diagnostic.Place(file: file, .product(product.qualifiedID)),
                    message: message
                )
            )
        }
    }

    /// Takes note of an input that cannot be read.
    package mutating func miss(_ diagnostic: Diagnostic) {
        found.append(diagnostic)
        isInputMissing = true
    }

    /// Puts the prices of other files in place of the products' own. When one of the files is refused no product is left:
    /// without it, prices would be printed that hold no more.
    package mutating func replacePrices(_ lists: PriceFiles) {
        found += lists.diagnostics
        isInputMissing = isInputMissing || lists.isMissing
        guard !lists.isRefused else {
            let message =
                "found no price in a file of prices, expected prices that apply in each; no product is printed, for its "
                + "price may be another"
            found.append(Diagnostic(.error, RunCode.pricesRefused, message: message))
            products = []
            arePricesRefused = true
            return
        }
        let replaced = ProductImport(products: products, diagnostics: []).replacingPrices(with: lists.lists)
        products = replaced.products
        found += replaced.diagnostics
    }

    /// Leaves out the products whose ids a file lists, a line each, and reports each.
    package mutating func leaveOut(listedIn bytes: [UInt8], file: String) {
        let invalid = InvalidProductIDs(lines: bytes, file: file)
        let filtered = invalid.filter(ProductImport(products: products, diagnostics: []))
        products = filtered.products
        found += filtered.diagnostics
    }
}

extension ProductInput {
    /// The same without what is known of it already, or without any diagnostics.
    func withoutDiagnostics(of known: ProductInput? = nil) -> ProductInput {
        var input = self
        let stated = Set(known?.diagnostics ?? diagnostics)
        input.found = DiagnosticList(more: RunCode.moreFaults)
        input.found += diagnostics.filter { !stated.contains($0) }
        return input
    }

    /// Errors about products that no input has, each once.
    func diagnostics(ofUnknown ids: [String]) -> [Diagnostic] {
        let known = Set(products.flatMap { [$0.id, $0.qualifiedID] })
        var seen: Set<String> = []
        return ids.filter { !known.contains($0) && seen.insert($0).inserted }.map { id in
            let message =
                "found no product \"\(id)\" in the input, expected one" + Misspelling.hint(for: id, among: known)
            return Diagnostic(.error, RunCode.noSuchProduct, message: message)
        }
    }
}

extension Product {
    /// Whether an id is the product's, with or without the base plan.
    func isNamed(_ id: String) -> Bool { id == self.id || id == qualifiedID }

    /// The same of any of some ids.
    func isNamed(in ids: Set<String>) -> Bool { ids.contains(id) || ids.contains(qualifiedID) }
}

/// What identifies a product among all others: two stores may sell the same id.
private struct ProductKey: Hashable {
    let store: StoreName
    let qualifiedID: String

    init(_ product: Product) {
        store = product.store
        qualifiedID = product.qualifiedID
    }
}
