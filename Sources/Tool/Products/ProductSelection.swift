import Paywright

/// The products to print, each with its storefronts, and diagnostics about choosing them.
struct ProductSelection {
    /// A product and where it is shown.
    struct Item: Sendable {
        let product: Product
        let storefronts: [Storefront]
    }

    private(set) var items: [Item] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ input: ProductInput, requested: StorefrontSelection.Request) {
        var chosen: [Storefront: Int] = [:]
        for product in input.products {
            let selection = StorefrontSelection(
                of: product,
                requested: requested,
                keepsOnlyPrice: input.keepsOnlyPrice(product)
            )
            switch selection.remark {
            case .noPrice(let storefront)?: reportUnpriced(product, in: storefront)
            case .chosen(let storefront)?: chosen[storefront, default: 0] += 1
            default: break
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
