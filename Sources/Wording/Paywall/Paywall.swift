/// The words for one product on a paywall, for one customer in one language.
///
/// The properties are the lines most screens show, as plain text; each is empty where its line does not apply. The text with its
/// parts and roles, and every other line, is there by its name:
///
///     paywall.callToAction             // de: "1 Woche kostenlos testen"
///     paywall[.savingsPercent]?.html { _ in nil }
///
/// A line is worded when it is asked for: a loop that shows the same line again and again keeps its text.
public struct Paywall: Hashable, Sendable {
    let formatter: PaywallFormatter
    let wording: ProductWording
    private let productName: ProductName

    init(
        _ terms: PurchaseTerms,
        comparedWith reference: PurchaseTerms? = nil,
        choice: PlanChoice? = nil,
        by formatter: PaywallFormatter
    ) {
        let names = formatter.names(of: terms.product)
        self.formatter = formatter
        wording = formatter.wording(of: terms, named: names, comparedWith: reference, choice: choice)
        productName = names.product
    }

    /// Every line that applies, and what could not be formatted as asked.
    public var lines: ProductLines { formatter.lines(of: wording, named: productName) }
    /// The product.
    public var product: Product { terms.product }
    /// What is charged, when, and which offers apply.
    public var terms: PurchaseTerms { wording.terms }

    /// The product's name: "Aurora monatlich".
    public var name: String { text(.name) }
    /// The billed price: "9,99 €".
    public var price: String { text(.price) }
    /// The price with its period: "9,99 € pro Monat".
    public var pricePerPeriod: String { text(.pricePerPeriod) }
    /// What the offer gives and what follows: "1 Woche kostenlos, danach 9,99 € pro Monat".
    public var offer: String { text(.offer) }
    /// The offer in a few words: "1 Woche kostenlos".
    public var offerBadge: String { text(.offerBadge) }
    /// The button: "1 Woche kostenlos testen".
    public var callToAction: String { text(.callToAction) }
    /// What is charged, when, how often, and how to cancel.
    public var disclosure: String { text(.disclosure) }

    /// The amount that a screen must show most clearly: what is charged for one period after every offer, which the App
    /// Store's guidelines ask to be the most prominent. Calculated prices and an offer's price stand beside it, smaller.
    public var mostProminentAmount: FormattedText? { self[.pricePerPeriod] ?? self[.price] }

    /// The text of a line; nil where the line does not apply.
    ///
    /// - Parameter line: The line.
    public subscript(line: ProductLine) -> FormattedText? {
        let text = wording.content(of: line).map { formatter.messages.of(wording.storeName).format($0) }
        return text?.string.isEmpty == false ? text : nil
    }

    private func text(_ line: ProductLine) -> String { self[line]?.string ?? "" }

    /// Equal when they have the same lines.
    public static func == (left: Paywall, right: Paywall) -> Bool { left.lines == right.lines }

    /// Hashes the lines.
    public func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}
