/// The lines a product can have on a paywall, in the order they are read; raw values are the keys of the tool's output.
@nonexhaustive
public enum ProductLine: String, Hashable, Sendable, CaseIterable {
    /// The product's name.
    case name
    /// The billed price: "$9.99".
    case price
    /// How long one period is: "1 month".
    case period
    /// How often it renews, as a label: "Monthly".
    case frequency
    /// "$9.99 per month".
    case pricePerPeriod
    /// "$9.99/month".
    case pricePerPeriodShort = "pricePerPeriod.short"
    /// "$9.99/mo".
    case pricePerPeriodAbbreviated = "pricePerPeriod.abbreviated"
    /// As a screen reader says it.
    case pricePerPeriodSpoken = "pricePerPeriod.spoken"
    /// The calculated price per day.
    case pricePerDay
    /// The calculated price per week.
    case pricePerWeek
    /// The calculated price per month.
    case pricePerMonth
    /// The calculated price per year.
    case pricePerYear
    /// "1 week free, then $9.99 per month".
    case offer
    /// "1 week free".
    case offerBadge
    /// The badge as a screen reader says it, where it differs.
    case offerBadgeSpoken = "offerBadge.spoken"
    /// The button.
    case callToAction
    /// The button where there is little room.
    case callToActionShort = "callToAction.short"
    /// What is charged, when, how often, how to cancel.
    case disclosure

    /// Whether an offer changes the line; the others say the same with and without one.
    public var dependsOnOffer: Bool {
        switch self {
        case .offer, .offerBadge, .offerBadgeSpoken, .callToAction, .callToActionShort, .disclosure: true
        default: false
        }
    }
}
