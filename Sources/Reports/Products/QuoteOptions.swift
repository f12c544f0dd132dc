public import Paywright
internal import PaywrightRuns

/// How products are bought: by which plans, how many of them, and what their prices are compared with.
public struct QuoteOptions: Hashable, Sendable {
    /// The billing plans to word, each by itself.
    public let plans: [BillingPlan.Kind]
    /// How many are bought, of consumable products and of those sold per seat.
    public let quantity: Int
    /// The product that savings are compared with, by its id, with the base plan where several have it: "com.example.pro",
    /// "pro:monthly"; nil for no lines about savings.
    public let reference: String?

    /// Options; by default every plan, one of each product, and no comparison.
    ///
    ///     QuoteOptions(comparedWith: "com.example.aurora.monthly")    // "Save 50%"
    ///
    /// - Parameters:
    ///   - quantity: From 1 to 9999; what is less or more counts as the nearest of these.
    ///   - plans: The billing plans to word, each by itself.
    ///   - reference: The product that savings are compared with, by its id, with the base plan where several have it:
    ///     "com.example.pro", "pro:monthly"; nil for no lines about savings.
    public init(
        plans: [BillingPlan.Kind] = BillingPlan.Kind.allCases,
        quantity: Int = 1,
        comparedWith reference: String? = nil
    ) {
        self.plans = plans
        self.quantity = min(max(quantity, Self.quantities.lowerBound), Self.quantities.upperBound)
        self.reference = reference
    }

    /// The numbers in which products are bought.
    package static let quantities = 1...9_999

    /// How many of a product are bought: one of what is not sold in numbers.
    func quantity(of product: Product) -> Int {
        product.type == .consumable || product.isSoldPerSeat ? quantity : 1
    }

    /// The product compared with: by its identifiers with the base plan, or by its id where only one has it.
    func reference(among products: [Product]) -> Product? {
        guard let reference else { return nil }
        let named = products.filter { $0.id == reference }
        return products.first { $0.qualifiedID == reference } ?? (named.count == 1 ? named.first : nil)
    }

    /// Diagnostics about the product to compare with, and about products that are not compared with it.
    package func diagnostics(about products: [Product]) -> [Diagnostic] {
        guard !products.isEmpty else { return [] }
        guard let reference else { return ofOne(products) }
        guard let product = self.reference(among: products) else {
            return ofOne(products) + Self.unknown(reference, among: products)
        }
        return ofOne(products) + Self.notCompared(with: product, among: products)
    }

    /// The products of which one is told, although several are asked for: a note where others are sold in numbers.
    private func ofOne(_ products: [Product]) -> [Diagnostic] {
        let single = products.filter { quantity(of: $0) != quantity }
        guard !single.isEmpty else { return [] }
        let message =
            "found a quantity of \(quantity), expected products that are used up or sold per seat; one is told of "
            + Self.list(single)
        let severity: Diagnostic.Severity = single.count == products.count ? .warning : .note
        return [Diagnostic(severity, RunCode.quantityNotSold, message: message)]
    }

    private static func list(_ products: [Product]) -> String {
        products.prefix(8).map(\.qualifiedID).joined(separator: ", ") + (products.count > 8 ? ", …" : "")
    }

    private static func unknown(_ reference: String, among products: [Product]) -> [Diagnostic] {
        let several = products.filter { $0.id == reference }.map(\.qualifiedID)
        let found = several.isEmpty ? "found no product \"\(reference)\"" : "found several products \"\(reference)\""
        let ids = (several.isEmpty ? products.map(\.qualifiedID) : several).prefix(8).joined(separator: ", ")
        let known = products.flatMap { [$0.id, $0.qualifiedID] }
        let message =
            "\(found) to compare with, expected one of \(ids); no savings are printed"
            + Misspelling.hint(for: reference, among: known)
        return [Diagnostic(.warning, RunCode.noSuchProduct, message: message)]
    }

    /// Why subscriptions are not compared that stand beside the one named: a note where others are compared, as a file may
    /// have several groups, and a warning where none is.
    private static func notCompared(with reference: Product, among products: [Product]) -> [Diagnostic] {
        let others = products.filter { $0.type == .autoRenewable && $0 != reference }
        guard reference.type == .autoRenewable else {
            return [notCompared(others, with: reference, .doesNotRenew, isAnyCompared: false)]
        }
        let obstacles = others.map { ($0, $0.obstacle(toComparisonWith: reference)) }
        let isAnyCompared = obstacles.contains { $0.1 == nil }
        return ComparisonObstacle.allCases.compactMap { obstacle in
            let met = obstacles.filter { $0.1 == obstacle }.map(\.0)
            return met.isEmpty ? nil : notCompared(met, with: reference, obstacle, isAnyCompared: isAnyCompared)
        }
    }

    private static func notCompared(
        _ products: [Product],
        with reference: Product,
        _ obstacle: ComparisonObstacle,
        isAnyCompared: Bool
    ) -> Diagnostic {
        let found = "found \(obstacle.description(of: reference)), expected one store and one known subscription group"
        let consequence = products.isEmpty ? "nothing is compared" : "not compared: \(list(products))"
        return Diagnostic(
            isAnyCompared ? .note : .warning,
            RunCode.notComparable,
            message: "\(found); \(consequence)"
        )
    }
}

extension ComparisonObstacle {
    /// Why products are not compared with one, for people.
    fileprivate func description(of reference: Product) -> String {
        let product = "\"\(reference.qualifiedID)\""
        return switch self {
        case .doesNotRenew: "that \(product), to compare with, does not renew"
        case .otherStore: "products of another store than \(product), to compare with"
        case .otherGroup: "products of another subscription group than \(product), to compare with"
        case .unknownGroup: "no subscription group of \(product), to compare with, or of the other products"
        case .otherSeats: "products of which only one is sold per seat, beside \(product), to compare with"
        case .otherTax:
            "products that do not stand to tax as \(product), to compare with, or of which that is not stated"
        case .unknownField:
            "a field that is not known, and may change what \(product), to compare with, or the others cost"
        case .otherStorefront, .otherQuantity, .otherCurrency, .laterPrice:
            "products that are sold otherwise than \(product), to compare with"
        }
    }
}
