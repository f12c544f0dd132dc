/// The words for one product on a paywall, for one customer in one language.
///
/// The properties are the lines most screens show, as plain text; each is empty where its line does not apply. The text with its
/// parts and roles, and every other line, is there by its name:
///
///     paywall.callToAction             // de: "1 Woche kostenlos testen"
///     paywall[.savingsPercent]?.html { _ in nil }
public struct Paywall: Hashable, Sendable {
    /// Every line that applies, and what could not be formatted as asked.
    public let lines: ProductLines

    init(_ lines: ProductLines) { self.lines = lines }

    /// The product.
    public var product: Product { lines.terms.product }
    /// What is charged, when, and which offers apply.
    public var terms: PurchaseTerms { lines.terms }

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
    public subscript(line: ProductLine) -> FormattedText? { lines[line] }

    private func text(_ line: ProductLine) -> String { lines[line]?.string ?? "" }
}
