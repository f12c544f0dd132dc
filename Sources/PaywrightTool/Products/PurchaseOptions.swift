import ArgumentParser
import StoreDecisions
import StoreModel

/// How products are bought: by which plan, how many of them, and what their prices are compared with.
struct PurchaseOptions: ParsableArguments {
    /// The plans to print.
    enum PlanChoice: String, ExpressibleByArgument, CaseIterable {
        case each
        case upFront = "up-front"
        case monthly

        var kinds: [BillingPlan.Kind] {
            switch self {
            case .each: BillingPlan.Kind.allCases
            case .upFront: [.billedUpFront]
            case .monthly: [.monthlyWithCommitment]
            }
        }
    }

    @Option(help: "Which billing plans to print: each, up-front, or monthly (paid monthly, with a commitment).")
    var plan: PlanChoice = .each

    @Option(help: "How many are bought, of consumable products and of those sold per seat.")
    var quantity = 1

    @Option(
        name: .customLong("compare-with"),
        help: ArgumentHelp(
            "The product that savings are compared with, in its subscription group.",
            valueName: "product id"
        )
    )
    var reference: String?

    func validate() throws {
        guard (1...9_999).contains(quantity) else {
            throw ValidationError("found a quantity of \(quantity); expected one from 1 to 9999")
        }
    }

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

    /// What there is to say about the product to compare with.
    func diagnostics(about products: [Product]) -> [ToolDiagnostic] {
        guard let reference, self.reference(among: products) == nil else { return [] }
        let several = products.filter { $0.id == reference }.map(\.qualifiedID)
        let found = several.isEmpty ? "found no product \"\(reference)\"" : "found several products \"\(reference)\""
        let ids = (several.isEmpty ? products.map(\.qualifiedID) : several).prefix(8).joined(separator: ", ")
        let message = "\(found) to compare with, expected one of \(ids); no savings are printed"
        return [ToolDiagnostic(severity: "warning", code: "no-such-product", message: message)]
    }
}
