package import Paywright
internal import PaywrightRuns

/// The products to print, each with its storefronts, and diagnostics about choosing them.
package struct ProductSelection {
    /// A product and where it is shown.
    package struct Item: Sendable {
        package let product: Product
        package let storefronts: [Storefront]
    }

    package private(set) var items: [Item] = []
    package private(set) var diagnostics: [Diagnostic] = []

    /// The products of the inputs, or those of them that are wanted: by their ids, with the base plan or without it.
    package init(_ input: ProductInput, requested: StorefrontSelection.Request, only wanted: [String] = []) {
        let ids = Set(wanted)
        let products = wanted.isEmpty ? input.products : input.products.filter { $0.isNamed(in: ids) }
        self.init(products, requested: requested, keepsOnlyPrice: input.keepsOnlyPrice)
        diagnostics = input.diagnostics(ofUnknown: wanted) + diagnostics
    }

    /// Some products; `keepsOnlyPrice` says which are shown with their one price wherever it is.
    init(
        _ products: [Product],
        requested: StorefrontSelection.Request,
        keepsOnlyPrice: (Product) -> Bool = { _ in false }
    ) {
        var chosen: [Storefront: Int] = [:]
        for product in products {
            let selection = StorefrontSelection(
                of: product,
                requested: requested,
                keepsOnlyPrice: keepsOnlyPrice(product)
            )
            switch selection.remark {
            case .noPrice(let storefront)?: reportUnpriced(product, in: storefront)
            case .chosen(let storefront)?: chosen[storefront, default: 0] += 1
            case nil: break
            }
            if !selection.storefronts.isEmpty {
                items.append(Item(product: product, storefronts: selection.storefronts))
            }
        }
        for (storefront, count) in chosen.sorted(by: { $0.key < $1.key }) { reportChosen(storefront, for: count) }
    }

    private mutating func reportUnpriced(_ product: Product, in storefront: Storefront) {
        let stated = StorefrontSelection.priced(product).map(\.alpha3)
        let shown = stated.prefix(8).joined(separator: ", ") + (stated.count > 8 ? ", …" : "")
        let message =
            "found no price in \(storefront), expected one of its storefronts: \(shown); the product is left out"
        diagnostics.append(
            Diagnostic(
                .error,
                RunCode.noPriceInStorefront,
                at: Diagnostic.Place(.product(product.qualifiedID)),
                message: message
            )
        )
    }

    private mutating func reportChosen(_ storefront: Storefront, for count: Int) {
        let products = count == 1 ? "1 product" : "\(count) products"
        let message =
            "found prices in several storefronts for \(products), printed \(storefront); --storefront all prints "
            + "every one, --storefront CODE another one"
        diagnostics.append(Diagnostic(.info, RunCode.storefrontChosen, message: message))
    }
}
