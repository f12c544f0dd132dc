import StoreImport
import StoreModel

/// The products of all inputs, and what there was to say about them.
struct ProductInput {
    private let storefront: Storefront?
    private(set) var products: [Product] = []
    private(set) var diagnostics: [ToolDiagnostic] = []
    /// Whether an input does not exist or is a directory.
    private(set) var isInputMissing = false

    /// `diagnostics` are what there was to say before.
    init(storefront: Storefront?, diagnostics: [ToolDiagnostic] = []) {
        self.storefront = storefront
        self.diagnostics = diagnostics
    }

    /// Reads every input; one that fails is reported and loses nothing else.
    mutating func read(_ names: [String]) {
        let importer = StoreKitConfigurationImporter(storefront: storefront)
        for name in names {
            guard let bytes = bytes(of: name) else { continue }
            do throws(ImportFailure) {
                let imported = try importer.products(from: bytes, file: InputFile.displayName(name))
                diagnostics += imported.diagnostics.map { ToolDiagnostic($0) }
                reportRepeated(imported.products, in: InputFile.displayName(name))
                products += imported.products
            } catch {
                diagnostics += error.diagnostics.map { ToolDiagnostic($0) }
            }
        }
    }

    /// The same id in two inputs may be a mistake; both are printed.
    private mutating func reportRepeated(_ imported: [Product], in file: String) {
        let known = Set(products.map(\.id))
        for product in imported where known.contains(product.id) {
            let message = "found a product that an earlier input has too, expected each product once; both are printed"
            diagnostics.append(
                ToolDiagnostic(
                    severity: "warning",
                    code: "repeated-product",
                    file: file,
                    product: product.id,
                    message: message
                )
            )
        }
    }

    /// Leaves out the products whose ids a file lists, and reports each. Throws when the file cannot be read: without it,
    /// copy for products that cannot be sold would be printed.
    mutating func leaveOut(listedIn name: String) throws {
        let bytes = try InputFile.read(name)
        let invalid = InvalidProductIDs(lines: bytes, file: InputFile.displayName(name))
        let filtered = invalid.filter(ProductImport(products: products, diagnostics: []))
        products = filtered.products
        diagnostics += filtered.diagnostics.map { ToolDiagnostic($0) }
    }

    private mutating func bytes(of name: String) -> [UInt8]? {
        do throws(InputFile.Failure) {
            return try InputFile.read(name)
        } catch {
            diagnostics.append(ToolDiagnostic(error))
            isInputMissing = true
            return nil
        }
    }
}
