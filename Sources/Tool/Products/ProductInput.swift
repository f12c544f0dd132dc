import Paywright

/// The products of all inputs, and diagnostics about them.
struct ProductInput {
    private let storefront: Storefront?
    private(set) var products: [Product] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var keptStorefronts: [ProductKey: [Storefront]] = [:]
    /// Whether an input does not exist or is a directory.
    private(set) var isInputMissing = false
    /// Whether an input was read and nothing in it could be used.
    private(set) var isInputRefused = false
    /// Whether a file of prices could not be used: then there are no products.
    private(set) var arePricesRefused = false

    /// `diagnostics` are those found before.
    init(storefront: Storefront?, diagnostics: [Diagnostic] = []) {
        self.storefront = storefront
        self.diagnostics = diagnostics
    }

    /// Reads every input; one that fails is reported and loses nothing else. What stands in one file and belongs to
    /// another, as Google Play's offers do, is attached to it in any order of the files.
    mutating func read(_ names: [String]) {
        read(names.compactMap { name in bytes(of: name).map { (InputFile.displayName(name), $0) } })
    }

    /// The same for files that have been read.
    mutating func read(_ files: [(file: String, bytes: [UInt8])]) {
        let importer = ProductImporter(storefront: storefront)
        var imports: [ProductImport] = []
        var known: Set<ProductKey> = []
        for (file, bytes) in files {
            do throws(ImportFailure) {
                let imported = try importer.products(from: bytes, file: file)
                diagnostics += imported.diagnostics
                reportRepeated(imported.products, in: file, known: known)
                known.formUnion(imported.products.map { ProductKey($0) })
                noteStorefronts(of: imported)
                imports.append(
                    ProductImport(
                        products: imported.products,
                        diagnostics: [],
                        unattachedOffers: imported.unattachedOffers
                    )
                )
            } catch {
                diagnostics += error.diagnostics
                isInputRefused = true
            }
        }
        let joined = ProductImport(joining: imports).attachingOffers()
        products += joined.products
        diagnostics += joined.diagnostics
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
            diagnostics.append(
                Diagnostic(
                    .warning,
                    RunCode.repeatedProduct,
                    at: Diagnostic.Place(file: file, .product(product.qualifiedID)),
                    message: message
                )
            )
        }
    }

    /// Puts the prices of other files in place of the products' own. When one of the files is refused no product is left:
    /// without it, prices would be printed that hold no more.
    mutating func replacePrices(_ options: PriceOptions) throws {
        let lists = try options.lists()
        diagnostics += lists.diagnostics
        isInputMissing = isInputMissing || lists.isMissing
        guard !lists.isRefused else {
            let message =
                "found no price in a file of prices, expected prices that apply in each; no product is printed, for its "
                + "price may be another"
            diagnostics.append(Diagnostic(.error, RunCode.pricesRefused, message: message))
            products = []
            arePricesRefused = true
            return
        }
        let replaced = ProductImport(products: products, diagnostics: []).replacingPrices(with: lists.lists)
        products = replaced.products
        diagnostics += replaced.diagnostics
    }

    /// Leaves out the products whose ids a file lists, and reports each. Throws when the file cannot be read: without it,
    /// copy for products that cannot be sold would be printed.
    mutating func leaveOut(listedIn name: String) throws {
        let bytes = try InputFile.read(name)
        let invalid = InvalidProductIDs(lines: bytes, file: InputFile.displayName(name))
        let filtered = invalid.filter(ProductImport(products: products, diagnostics: []))
        products = filtered.products
        diagnostics += filtered.diagnostics
    }

    private mutating func bytes(of name: String) -> [UInt8]? {
        do throws(InputFile.Failure) {
            return try InputFile.read(name)
        } catch {
            diagnostics.append(error.diagnostic)
            isInputMissing = true
            return nil
        }
    }
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
