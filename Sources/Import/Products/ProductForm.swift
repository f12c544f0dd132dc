internal import PaywrightJSON
internal import PaywrightModel

/// The forms that a file of products can have. Its fields distinguish them, and each has a reader.
enum ProductForm {
    /// Xcode's StoreKit configuration.
    case storeKitConfiguration
    /// Google Play's `ProductDetails`, subscriptions or offers, one or a list of them.
    case googlePlay
    /// Stripe's prices, products, coupons and lists of them.
    case stripe
    /// Paddle Billing's prices, or products with their prices.
    case paddle
    /// RevenueCat's products, packages or offerings.
    case revenueCat
    /// A product list, the package's own form.
    case productList

    /// The forms that are read, for a diagnostic about another.
    static let expectation = """
        products: a StoreKit configuration, Google Play's ProductDetails, monetization.subscriptions or \
        basePlans.offers, prices or products of Stripe, prices of Paddle, products of RevenueCat, or a product list \
        (\(ProductListFields.schema))
        """

    /// nil for a root of no known form.
    init?(of root: JSONNode) {
        let members = (root.elements ?? [root]).filter { ForeignForm(of: $0) == nil }
        if root["schema"].string.map(ProductListFields.isProductList) == true {
            self = .productList
        } else if members.contains(where: { RevenueCatProductForm(of: $0) != nil }) {
            self = .revenueCat
        } else if members.contains(where: { if case .products? = StripeSubject(of: $0) { true } else { false } }) {
            self = .stripe
        } else if root.isObject, members.contains(where: ConfigurationFields.isConfiguration) {
            self = .storeKitConfiguration
        } else if members.contains(where: { GooglePlayProductForm(of: $0) != nil }) {
            self = .googlePlay
        } else if members.contains(where: { PaddleProductForm(of: $0) != nil }) {
            self = .paddle
        } else {
            return nil
        }
    }

    /// The products of a file of this form. `storefront` is where prices hold that do not say it.
    func products(
        in document: JSONDocument,
        file: String,
        storefront: Storefront?,
        fields: ProductFields
    ) throws(ImportFailure) -> ProductImport {
        switch self {
        case .storeKitConfiguration:
            var reader = ConfigurationReader(document: document, file: file, fields: fields)
            return try reader.read(requesting: storefront)
        case .googlePlay:
            var reader = GooglePlayProductReader(document: document, file: file, storefront: storefront, fields: fields)
            return try reader.read()
        case .stripe:
            var reader = StripeProductReader(document: document, file: file, storefront: storefront, fields: fields)
            return try reader.read()
        case .paddle:
            var reader = PaddleProductReader(document: document, file: file, storefront: storefront, fields: fields)
            return try reader.read()
        case .revenueCat:
            var reader = RevenueCatProductReader(document: document, file: file, storefront: storefront, fields: fields)
            return try reader.read()
        case .productList:
            var reader = ProductListReader(document: document, file: file)
            return try reader.read()
        }
    }
}
