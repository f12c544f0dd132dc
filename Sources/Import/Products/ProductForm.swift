internal import PaywrightJSON

/// The forms that a file of products can have. Its fields distinguish them.
enum ProductForm {
    /// Xcode's StoreKit configuration.
    case storeKitConfiguration
    /// Google Play's `ProductDetails`, subscriptions or offers, one or a list of them.
    case googlePlay
    /// A product list, the package's own form.
    case productList
    /// A form of a store that states no products, with its name.
    case unrelated(String)

    /// The forms that are read, for a diagnostic about another.
    static let expectation = """
        products: a StoreKit configuration, Google Play's ProductDetails, monetization.subscriptions or \
        basePlans.offers, or a product list (\(ProductListFields.schema))
        """

    /// nil for a root of no known form.
    init?(of root: JSONNode) {
        func has(_ name: String) -> Bool { !root[name].isAbsent }
        let members = root.elements ?? [root]
        if root["schema"].string.map(ProductListFields.isProductList) == true {
            self = .productList
        } else if has("subscriptionGroups") || has("nonRenewingSubscriptions") || has("products") {
            self = .storeKitConfiguration
        } else if members.contains(where: { GooglePlayProductForm(of: $0) != nil }) {
            self = .googlePlay
        } else if let history = members.lazy.compactMap({ HistoryForm(of: $0) }).first {
            self = .unrelated(history.nameAmongProducts)
        } else {
            return nil
        }
    }
}

extension HistoryForm {
    /// What a diagnostic calls it where a file of products is expected.
    fileprivate var nameAmongProducts: String {
        let advice = "which paywright status reads"
        return switch self {
        case .googlePlaySubscription: "a customer's purchase (purchases.subscriptionsv2), \(advice)"
        case .mapOfInputs: "several customers' purchases by name, \(advice) one by one"
        case .plain: "a customer (paywright/customer), \(advice)"
        case .receipt: "a customer's receipt, \(advice)"
        case .statusResponse, .transactionHistory, .notification, .signedInfo, .transaction, .renewalInfo:
            "a customer's purchases in the App Store, \(advice)"
        case .unrelated(let name): "\(name), which states no products"
        }
    }
}
