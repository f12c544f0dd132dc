import ArgumentParser
import Paywright
import PaywrightReports

/// How products are bought, on the command line.
struct QuoteArguments: ParsableArguments {
    @Option(help: "Which billing plans to print: each, up-front, or monthly (paid monthly, with a commitment).")
    var plan: BillingPlanChoice = .each

    @Option(help: "How many are bought, of consumable products and of those sold per seat.")
    var quantity = 1

    @Option(
        name: .customLong("compare-with"),
        help: ArgumentHelp(
            "The product that savings are compared with: of the same store, and in the same subscription group.",
            valueName: "product id"
        )
    )
    var reference: String?

    func validate() throws {
        guard QuoteOptions.quantities.contains(quantity) else {
            throw ValidationError("found a quantity of \(quantity); expected one from 1 to 9999")
        }
    }

    /// What was asked for.
    var options: QuoteOptions { QuoteOptions(plans: plan.kinds, quantity: quantity, comparedWith: reference) }
}

extension BillingPlanChoice: ExpressibleByArgument {}
