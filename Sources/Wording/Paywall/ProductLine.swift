/// The lines a product can have on a paywall, in the order they are read; raw values are the keys of the tool's output.
@nonexhaustive
public enum ProductLine: String, Hashable, Sendable, CaseIterable {
    /// The product's name.
    case name
    /// The billed price: "$9.99".
    case price
    /// How long one period is: "1 month"; of a commitment "12 months, paid monthly".
    case period
    /// How often it renews, as a label: "Monthly"; with a commitment "Monthly, for 12 months".
    case frequency
    /// "$9.99 per month".
    case pricePerPeriod
    /// "$9.99/month".
    case pricePerPeriodShort = "pricePerPeriod.short"
    /// "$9.99/mo".
    case pricePerPeriodAbbreviated = "pricePerPeriod.abbreviated"
    /// As a screen reader says it.
    case pricePerPeriodSpoken = "pricePerPeriod.spoken"
    /// A plan with a commitment: "$9.99 per month for 12 months, $119.88 in total"; after an offer "at most", with what the
    /// offer costs.
    case commitment
    /// "12-month commitment".
    case commitmentBadge = "commitment.badge"
    /// "5 seats, $4.99 per seat per month".
    case seats
    /// "3 × $0.99 = $2.97".
    case quantity
    /// What a bundle includes.
    case includes
    /// For how long something is rented: "The rental lasts 30 days. Once you start using it, the rental ends after 48 hours at the latest."
    case rental
    /// When something is released that is ordered before: "Release date: December 10, 2026"; only at a stated moment.
    case preorder
    /// The calculated price per day.
    case pricePerDay
    /// The calculated price per week.
    case pricePerWeek
    /// The calculated price per month.
    case pricePerMonth
    /// The calculated price per year.
    case pricePerYear
    /// The regular price, to be shown struck through beside an offer's price that is charged as often.
    case formerPrice
    /// As a screen reader says both.
    case formerPriceSpoken = "formerPrice.spoken"
    /// "Save 40%", compared with another product.
    case savingsPercent = "savings.percent"
    /// "Save $59.89 per year".
    case savingsAmount = "savings.amount"
    /// "Save the cost of 5 months every year".
    case savingsTime = "savings.time"
    /// "Save 40% compared with $9.99 per month".
    case savingsComparison = "savings.comparison"
    /// "Comes to about $5.00 per month instead of $9.99 per month".
    case savingsPerUnit = "savings.perUnit"
    /// What the offer saves against the product's own price.
    case savingsOfferPercent = "savings.offer.percent"
    /// The same as an amount, over the offer's whole length.
    case savingsOfferAmount = "savings.offer.amount"
    /// What the offer saves against another product.
    case savingsWithOfferPercent = "savings.withOffer.percent"
    /// The same as an amount, over the offer's whole length.
    case savingsWithOfferAmount = "savings.withOffer.amount"
    /// "1 week free, then $9.99 per month".
    case offer
    /// "1 week free".
    case offerBadge
    /// The badge as a screen reader says it, where it differs.
    case offerBadgeSpoken = "offerBadge.spoken"
    /// The button. Beside what a customer cannot buy now it is absent, and “Current plan” beside the plan that the customer has.
    case callToAction
    /// The button where there is little room; absent where `callToAction` does not buy.
    case callToActionShort = "callToAction.short"
    /// "Due today: $9.99", or "Nothing due today"; this line and the next four only for a purchase at a stated moment.
    case dueToday
    /// "Due on December 10, 2026: $9.99".
    case nextCharge
    /// The first step of a free trial: "Today: your free trial starts".
    case trialTimelineToday = "trialTimeline.today"
    /// The second: "December 8, 2026: last day to cancel".
    case trialTimelineLastDay = "trialTimeline.lastDay"
    /// The third: "December 10, 2026: $9.99 is charged".
    case trialTimelineCharge = "trialTimeline.charge"
    /// "Starts now and replaces your current plan"; only beside another plan of a customer's.
    case planChange
    /// "Tax included", where that is stated.
    case taxIncluded
    /// "Cancel anytime", where the store's rule makes it true.
    case cancelAnytime
    /// What is charged, when, how often, how to cancel.
    case disclosure

    /// Whether an offer changes the line; the others say the same with and without one.
    public var dependsOnOffer: Bool {
        switch self {
        case .offer, .offerBadge, .offerBadgeSpoken, .callToAction, .callToActionShort, .disclosure, .formerPrice,
            .formerPriceSpoken, .savingsOfferPercent, .savingsOfferAmount, .savingsWithOfferPercent,
            .savingsWithOfferAmount, .commitment, .dueToday, .nextCharge, .trialTimelineToday, .trialTimelineLastDay,
            .trialTimelineCharge, .planChange:
            true
        case .name, .price, .period, .frequency, .pricePerPeriod, .pricePerPeriodShort, .pricePerPeriodAbbreviated,
            .pricePerPeriodSpoken, .commitmentBadge, .seats, .quantity, .includes, .rental, .preorder, .pricePerDay,
            .pricePerWeek, .pricePerMonth, .pricePerYear, .savingsPercent, .savingsAmount, .savingsTime,
            .savingsComparison,
            .savingsPerUnit, .taxIncluded, .cancelAnytime:
            false
        }
    }

    /// Where the line stands on a screen; nil for what is only heard.
    package var place: ScreenPlace? {
        switch self {
        case .name: .name
        case .price: .price
        case .period, .frequency: .plan
        case .pricePerPeriod: .rate
        case .pricePerPeriodShort: .shortRate
        case .pricePerPeriodAbbreviated: .tag
        case .commitmentBadge, .savingsPercent, .offerBadge: .badge
        case .commitment, .seats, .quantity, .includes, .rental, .preorder, .pricePerDay, .pricePerWeek, .pricePerMonth,
            .pricePerYear,
            .savingsAmount, .savingsTime, .savingsComparison, .savingsPerUnit, .savingsOfferPercent,
            .savingsOfferAmount, .savingsWithOfferPercent, .savingsWithOfferAmount, .dueToday, .nextCharge,
            .trialTimelineToday, .trialTimelineLastDay, .trialTimelineCharge, .planChange,
            .taxIncluded, .cancelAnytime:
            .caption
        case .formerPrice: .former
        case .offer: .offer
        case .callToAction: .button
        case .callToActionShort: .pill
        case .disclosure: .disclosure
        case .pricePerPeriodSpoken, .formerPriceSpoken, .offerBadgeSpoken: nil
        }
    }
}
