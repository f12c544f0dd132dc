public import PaywrightDecisions
public import PaywrightMessages
internal import PaywrightModel

/// The paywall of one customer in one language: what each product is for the customer, and the words for it.
///
///     let screen = german.paywall(for: customer.history, of: shop.products, in: .germany, at: .now)
///     for plan in screen.plans { print(plan.paywall.name, plan.choice.choice, plan.label?.string ?? "") }
public struct CustomerPaywall: Sendable {
    /// One product of it.
    public struct Plan: Sendable {
        /// What the product is for the customer.
        public let choice: PlanChoice
        /// The words for it, with the offers that the customer gets.
        public let paywall: Paywall

        /// The words on its button: those that buy where it is on, and “Current plan” where the customer has it. nil where it
        /// cannot be bought, and where that is not known.
        public var label: FormattedText? { paywall.label(for: choice) }
    }

    /// What is true of the customer.
    public let status: CustomerStatus
    /// Each product that has a price in the storefront, in the order of the products.
    public let plans: [Plan]

    /// Whether it makes sense to show the screen: not while a payment is to be mended, or a pause ended.
    public var showsPurchaseScreen: Bool { plans.allSatisfy(\.choice.showsPurchaseScreen) }
}

extension Paywall {
    /// The words on the button of a product that a customer can choose, or has: see `CustomerPaywall.Plan.label`.
    ///
    /// - Parameter choice: What the product is for the customer.
    public func label(for choice: PlanChoice) -> FormattedText? { formatter.label(for: choice, wording) }
}

extension PaywallFormatter {
    /// The words on the button of a product; nil where nobody knows whether it can be bought, and where it cannot.
    package func label(for choice: PlanChoice, _ wording: ProductWording) -> FormattedText? {
        let isBought = choice.isButtonOn == true
        let store = wording.storeName
        let bought = isBought ? wording.content(of: .callToAction).map { messages.of(store).format($0) } : nil
        let isCurrent = !isBought && choice.choice == .current
        let label = bought ?? (isCurrent ? self.label(.currentPlan, besideProductsOf: [store]) : nil)
        return label.flatMap { $0.string.isEmpty ? nil : $0 }
    }
}
