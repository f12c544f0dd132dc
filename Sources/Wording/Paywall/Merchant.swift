/// Who sells outside the stores, and where customers find their account: what a store’s settings are for its customers.
///
///     PaywallOptions(merchant: Merchant(name: "Example.com", link: "https://example.com/account"))
///     // "You can cancel in your account on Example.com (https://example.com/account)."
public struct Merchant: Hashable, Sendable {
    /// The name of the merchant or of the site, as customers know it: "Example.com".
    public let name: String
    /// The address of the account’s page; nil where it stands beside the lines.
    public let link: String?

    /// A merchant with a name and a link.
    ///
    /// - Parameters:
    ///   - name: The name of the merchant or of the site: "Example.com".
    ///   - link: The address of the account’s page; nil where it stands beside the lines.
    public init(name: String, link: String? = nil) {
        self.name = name
        self.link = link
    }
}
