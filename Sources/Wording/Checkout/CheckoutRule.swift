public import PaywrightValues

/// What is asked of a page where a purchase is confirmed; raw values are stable codes.
@nonexhaustive
public enum CheckoutRule: String, DiagnosticCode, CaseIterable {
    /// The button that places an order that has to be paid has the words that the law of the country fixes.
    case orderButtonWithoutDutyToPay = "order-button-without-duty-to-pay"
    /// A price for consumers holds the tax.
    case priceWithoutTax = "price-without-tax"
    /// A charge that comes later stands with its day.
    case chargeWithoutDate = "charge-without-date"
    /// What renews by itself stands with how to cancel it.
    case renewalWithoutWayOut = "renewal-without-way-out"

    /// The document that the rule comes from. No legal advice: law may ask for more.
    public var source: String {
        switch self {
        case .orderButtonWithoutDutyToPay:
            "Directive 2011/83/EU, Article 8(2); Consumer Contracts Regulations 2013, regulation 14(4)"
        case .priceWithoutTax: "Directive 2011/83/EU, Article 6(1)(e)"
        case .chargeWithoutDate: "940 CMR 38.04 (Massachusetts)"
        case .renewalWithoutWayOut: "Directive 2011/83/EU, Article 6(1)(o); 940 CMR 38.04 (Massachusetts)"
        }
    }

    /// What the page has, in words for a person: "found …".
    public var found: String {
        switch self {
        case .orderButtonWithoutDutyToPay: "a button for an order without the words that the law of the country fixes"
        case .priceWithoutTax: "a price without tax"
        case .chargeWithoutDate: "a charge that comes later, without its day"
        case .renewalWithoutWayOut: "a renewal without how to cancel it"
        }
    }

    /// What to add, in words for a person: "expected …".
    public var expected: String {
        switch self {
        case .orderButtonWithoutDutyToPay: "those words alone on the button, as --button order prints them"
        case .priceWithoutTax: "the price that the customer pays, with its tax"
        case .chargeWithoutDate: "the line nextCharge, which needs the moment and the time zone of the purchase"
        case .renewalWithoutWayOut: "the line disclosure"
        }
    }
}
