internal import PaywrightJSON

/// By which fields a configuration is recognized.
enum ConfigurationFields {
    /// What shows that an object is a configuration.
    static let marks = [
        FormMarks(any: [["subscriptionGroups", "nonRenewingSubscriptions"]]),
        FormMarks(all: ["products"], any: [["settings", "version", "appPolicies", "identifier"]]),
    ]

    /// Whether an object is a configuration. Others have a list called "products" too: that of a configuration holds products
    /// as Xcode writes them.
    static func isConfiguration(_ node: JSONNode) -> Bool {
        if marks.match(node) { return true }
        guard node.states("products") else { return false }
        return (node["products"].elements ?? []).allSatisfy { product in
            ["productID", "internalID", "referenceName", "familyShareable"].contains { product.states($0) }
        }
    }
}
