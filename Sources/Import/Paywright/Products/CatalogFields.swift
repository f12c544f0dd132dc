/// Every field of the package's own form of a shop's products. Nobody else extends the form: whatever is not here is a
/// mistake, and reported.
enum CatalogFields {
    static let schema = "paywright/catalog/1"

    static let catalog = ["$schema", "schema", "locale", "products"]
    static let product = [
        "id", "basePlan", "store", "type", "period", "group", "locale", "names", "familyShareable", "soldPerSeat",
        "includes", "prices", "offers", "billingPlans",
    ]
    static let name = ["name", "description"]
    static let group = ["id", "name", "level"]
    static let included = ["id", "names"]
    static let price = ["price", "display"]
    static let phase = ["mode", "period", "periods", "prices"]
    static let offer = ["type", "id", "plan", "stackable", "customers", "phases"] + phase
    static let billingPlan = [
        "kind", "prices", "totalPrices", "payments", "billingPeriod", "renewal", "enabled",
    ]
}
