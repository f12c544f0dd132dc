import Paywright
import PaywrightJSON
import PaywrightReports
internal import PaywrightRuns
internal import PaywrightInspection

/// The products and customers of all inputs, and what there was to say about them.
struct ReviewInput {
    private(set) var shop: ProductInput
    private(set) var customers: [ReviewedCustomer] = []
    private var found: [Diagnostic] = []
    private var isMissing = false

    /// What there was to say, of products first.
    var diagnostics: [Diagnostic] { shop.diagnostics + found }

    /// Whether an input does not exist or is a directory.
    var isInputMissing: Bool { isMissing || shop.isInputMissing }

    /// `diagnostics` are what there was to say before.
    init(storefront: Storefront?, diagnostics: [Diagnostic]) {
        shop = ProductInput(storefront: storefront, diagnostics: diagnostics)
    }

    /// Reads every input, by what is in it; one that fails is reported and loses nothing else. Each input
    /// about a customer is a customer of its own.
    mutating func read(_ names: [String], by importer: HistoryImporter) async {
        var products: [(file: String, bytes: [UInt8])] = []
        for name in names {
            let file = InputFile.displayName(name)
            do throws(InputFile.Failure) {
                let bytes = try InputFile.read(name)
                switch InputSubject(of: bytes) {
                case .customer?: await read(customer: bytes, file: file, by: importer)
                // For what is no JSON the importer reports the place.
                case nil where (try? JSONDocument(parsing: bytes)) != nil: found.append(Self.unknownForm(of: file))
                case .products?, nil: products.append((file, bytes))
                }
            } catch {
                found.append(error.diagnostic)
                isMissing = true
            }
        }
        shop.read(products)
    }

    /// Puts the prices of other files in place of the products' own; none is left when a file is refused.
    mutating func replacePrices(_ prices: PriceFiles) { shop.replacePrices(prices) }

    private static func unknownForm(of file: String) -> Diagnostic {
        Diagnostic(
            .error,
            RunCode.unknownForm,
            at: Diagnostic.Place(file: file, line: 1, column: 1, path: "$"),
            message: "found JSON of no known form, expected products, as copy reads them, or a customer, as status does"
        )
    }

    private mutating func read(customer bytes: [UInt8], file: String, by importer: HistoryImporter) async {
        var input = CustomerInput()
        await input.read(bytes, file: file, line: 1, by: importer)
        found += input.diagnostics
        if input.hasAnswer { customers.append(ReviewedCustomer(file: file, history: input.history)) }
    }
}
