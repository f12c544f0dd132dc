/// Small valid parts of the package's own form, for a test to change.
enum PlainFixture {
    static let purchase: Tree = [
        "productID": "pro", "purchaseDate": "2026-10-01T08:00:00Z", "expiresDate": "2026-11-01T08:00:00Z",
    ]

    static let subscription: Tree = ["productID": "pro", "state": "active", "renewsAutomatically": true]

    static func customer(purchases: [Tree] = [purchase], subscriptions: [Tree] = [subscription]) -> Tree {
        [
            "schema": "paywright/customer/1",
            "purchases": .array(purchases),
            "subscriptions": .array(subscriptions),
        ]
    }
}
