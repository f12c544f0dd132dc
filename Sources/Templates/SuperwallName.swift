/// A Superwall variable taken apart: "products.primary.price" is the product "primary" and the attribute "price".
struct SuperwallName: Hashable {
    /// The product's name; nil for what belongs to the paywall ("products.hasIntroductoryOffer").
    let product: String?
    /// The attribute.
    let attribute: String

    /// The names that Superwall gives itself.
    static let usual: Set<String> = ["primary", "secondary", "tertiary", "selected"]

    /// nil for a name that is neither. Without "products." in front, as older paywalls write it, a product has one of the
    /// usual names or of those the caller gave.
    init?(_ text: String, products: Set<String>) {
        let pieces = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard pieces.allSatisfy({ !$0.isEmpty }) else { return nil }
        switch (pieces.first, pieces.count) {
        case ("products", 2): (product, attribute) = (nil, pieces[1])
        case ("products", 3...):
            (product, attribute) = (pieces[1..<(pieces.count - 1)].joined(separator: "."), pieces[pieces.count - 1])
        case (let name?, 2) where Self.usual.contains(name) || products.contains(name):
            (product, attribute) = (name, pieces[1])
        default: return nil
        }
    }
}
