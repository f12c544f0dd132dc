/// Whose template syntax a paywall's text is written in.
@nonexhaustive
public enum TemplateDialect: String, Hashable, Sendable, CaseIterable {
    /// RevenueCat's `{{ product.price | uppercase }}`, the names of its older templates among it.
    case revenueCat = "revenuecat"
    /// Adapty's `<PROD_PRICE/>`.
    case adapty
    /// Superwall's `{{ products.primary.price | upcase }}`.
    case superwall

    /// The product's name as its makers write it.
    public var title: String {
        switch self {
        case .revenueCat: "RevenueCat"
        case .adapty: "Adapty"
        case .superwall: "Superwall"
        }
    }

    /// A variable as a template writes it: "{{ product.price }}", "<PROD_PRICE/>".
    ///
    /// - Parameter name: The name of the variable.
    public func syntax(of name: String) -> String {
        self == .adapty ? "<\(name)/>" : "{{ \(name) }}"
    }
}
