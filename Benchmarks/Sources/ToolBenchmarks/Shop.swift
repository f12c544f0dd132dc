import Foundation
import PaywrightModel

/// The example products, their offers and their plans with a price in every storefront, again and again.
struct Shop {
    /// How many products there are.
    let productCount: Int
    private let json: Data

    /// - Parameters:
    ///   - example: a product list (`paywright/products/1`).
    ///   - count: how many of its products are in the shop; nil for all of them.
    ///   - copies: how often each is there, under another id.
    ///   - storefronts: where they are sold.
    init(
        example: String,
        count: Int? = nil,
        copies: Int = 1,
        storefronts: [Storefront] = Storefront.all
    ) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: example))
        guard var list = try JSONSerialization.jsonObject(with: data) as? [String: Any],
            let products = list["products"] as? [[String: Any]]
        else { throw CocoaError(.fileReadCorruptFile) }
        let all = (0..<copies).flatMap { copy in
            products.prefix(count ?? products.count).enumerated().map { number, product in
                var product = Self.priced(product, seed: copy * 7 + number, storefronts)
                if copy > 0, let id = product["id"] as? String { product["id"] = "\(id).\(copy)" }
                return product
            }
        }
        // The name that earlier builds read too, which runs are compared with.
        list["schema"] = "paywright/catalog/1"
        list["products"] = all
        productCount = all.count
        json = try JSONSerialization.data(withJSONObject: list)
    }

    /// A product, an offer or a plan with prices of its own; what several payments come to is left to the tool.
    private static func priced(_ item: [String: Any], seed: Int, _ storefronts: [Storefront]) -> [String: Any] {
        var item = item
        if item["prices"] != nil { item["prices"] = prices(seed, storefronts) }
        item["totalPrices"] = nil
        for list in ["offers", "phases", "billingPlans"] {
            guard let inner = item[list] as? [[String: Any]] else { continue }
            item[list] = inner.enumerated().map { priced($1, seed: seed + 31 * ($0 + 1), storefronts) }
        }
        return item
    }

    /// Each storefront's price in its own currency, each another.
    private static func prices(_ seed: Int, _ storefronts: [Storefront]) -> [String: String] {
        var prices: [String: String] = [:]
        for (index, storefront) in storefronts.enumerated() {
            guard let currency = storefront.currency else { continue }
            let whole = 1 + (index * 37 + seed * 101) % 997
            let amount = currency.fractionDigits == 0 ? "\(whole * 100)" : "\(whole).\(10 + index * 13 % 90)"
            prices[storefront.alpha3] = "\(currency.code) \(amount)"
        }
        return prices
    }

    func write(to folder: URL, named name: String) throws -> String {
        let file = folder.appending(path: name)
        try json.write(to: file)
        return file.path
    }
}
