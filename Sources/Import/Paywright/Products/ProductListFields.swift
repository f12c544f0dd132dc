/// Every field of a product list, the package's own form of a shop's products. Other programs do not extend the form: a
/// field that is not here is a mistake, and reported.
enum ProductListFields {
    static let schema = "paywright/products/1"
    /// The names that files state: the one that is written, and the form's earlier name, for files that exist.
    static let readableSchemas = [schema, "paywright/catalog/1"]

    /// Whether a file states a product list of any version.
    static func isProductList(schema: String) -> Bool {
        ["paywright/products/", "paywright/catalog/"].contains { schema.hasPrefix($0) }
    }

    static let list = ["$schema", "schema", "locale", "products"]
    static let product = [
        "id", "basePlan", "store", "type", "period", "group", "locale", "names", "familyShareable", "soldPerSeat",
        "tax", "calculationsOpen", "includes", "identifiers", "prices", "pricesUntil", "rental", "preorder", "offers",
        "billingPlans",
    ]
    static let name = ["name", "description"]
    static let group = ["id", "name", "level"]
    static let included = ["id", "names"]
    static let price = ["price", "display"]
    static let rental = ["period", "afterStart"]
    static let preorder = ["release", "until"]
    static let phase = ["mode", "period", "periods", "prices"]
    static let offer = ["type", "id", "plan", "stackable", "customers", "phases"] + phase
    static let billingPlan = [
        "kind", "prices", "totalPrices", "payments", "billingPeriod", "renewal", "enabled",
    ]
}
