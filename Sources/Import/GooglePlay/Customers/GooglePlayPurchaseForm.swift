internal import PaywrightJSON

/// The forms in which Google Play states what was bought once.
enum GooglePlayPurchaseForm {
    /// `purchases.products`, the older one: of one product.
    case product
    /// `purchases.productsv2`: of every product of one purchase.
    case productV2

    /// Reads an object of this form.
    func read(_ node: JSONNode, in session: HistorySession) {
        switch self {
        case .product: GooglePlayProductPurchaseReader.read(node, in: session)
        case .productV2: GooglePlayProductPurchaseV2Reader.read(node, in: session)
        }
    }
}
