internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// What a variable stands for, whatever a dialect calls it.
enum TemplateValue: Hashable {
    case appName
    case productName
    case productDescription
    case productID
    case price
    case rawPrice
    case pricePiece(MoneyPiece)
    case currencyCode
    case pricePerPeriod(PricePerPeriodWidth)
    /// The price per period, and per month in parentheses where that is another.
    case pricePerPeriodAndMonth(PricePerPeriodWidth)
    case pricePer(PeriodUnit)
    case period(PeriodForm)
    case periodOrLifetime
    case frequency
    case durationInMonths
    /// How many whole units; what has no period has none of them where the peer says 0, and else no such value.
    case periodCount(PeriodUnit, orZero: Bool)
    case relativeDiscount(isPhrase: Bool)
    /// A value of a phase that an offer brings; without the phase, the product's own where the peer prints that.
    case offer(OfferValue, phase: Int, orRegular: Bool)
    case countdown(CountdownField, minimumDigits: Int)
    case isFreeTrial
    case isPayUpFront
    case isPayAsYouGo
    case hasIntroductoryOffer
    case billingPlanType
    case hasBillingPlans
    case localeTag
    case languageCode
    /// What only an app knows while a person uses it.
    case runtimeState
    /// A value of the caller.
    case custom
}

/// A value of one phase of an offer.
enum OfferValue: Hashable {
    case price
    case rawPrice
    case pricePer(PeriodUnit)
    /// The length of one billing period.
    case period(PeriodForm)
    /// The whole length.
    case duration(PeriodForm)
    /// How many whole units; an offer that is shorter, or none, has 0 of them where the peer says so.
    case durationCount(PeriodUnit, orZero: Bool)
    case endDate(DateStyle)
}

/// How a length stands in a template.
enum PeriodForm: Hashable {
    /// With its number: "1 month".
    case whole
    /// Without the number 1: "month", "3 months".
    case unit
    /// The same, as short as a price tag needs it.
    case abbreviatedUnit
    /// With its number, abbreviated: "1 mo".
    case short
    /// Before a noun: "7-day".
    case attributive
}

/// How a price per period is written; raw values end message keys.
enum PricePerPeriodWidth: String, Hashable {
    case short
    case abbreviated
}

/// One field of a countdown.
enum CountdownField: Hashable {
    case days
    case hours
    case minutes
    case seconds
    case deciseconds
    case centiseconds
    case milliseconds
    case totalDays
    case totalHours
    case totalMinutes
    case totalSeconds
    case totalMilliseconds
}
