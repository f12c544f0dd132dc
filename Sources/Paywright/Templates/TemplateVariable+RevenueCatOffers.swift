internal import StoreModel

extension TemplateVariable {
    /// RevenueCat's variables of offers and of countdowns.
    static let revenueCatOffers: [TemplateVariable] = offerVariables + secondaryOfferVariables + countdownVariables

    /// Without an offer RevenueCat prints the product's own value; so does this, with a note.
    private static func offer(
        _ name: String,
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer: String? = nil,
        _ value: OfferValue,
        orRegular: Bool = true
    ) -> TemplateVariable {
        TemplateVariable(
            .revenueCat,
            "Offer",
            ["product." + name],
            meaning,
            expression,
            example,
            peer: peer,
            .offer(value, phase: 0, orRegular: orRegular)
        )
    }

    private static let offerVariables: [TemplateVariable] = [
        offer(
            "offer_price",
            "the offer’s price",
            "`offerPrice`; `price.free` for nothing",
            "free",
            peer: "nothing for a trial on JS",
            .price
        ),
        offer(
            "offer_price_per_day",
            "the offer’s price of a day",
            "`DerivedPricePolicy`",
            "free",
            peer: "Android prints the product’s price for an offer that is shorter",
            .pricePer(.day)
        ),
        offer(
            "offer_price_per_week",
            "the offer’s price of a week",
            "`DerivedPricePolicy`",
            "free",
            peer: "Android prints the product’s price for an offer that is shorter",
            .pricePer(.week)
        ),
        offer(
            "offer_price_per_month",
            "the offer’s price of a month, if it lasts one",
            "`DerivedPricePolicy`",
            "",
            peer: "Android prints the product’s price for an offer that is shorter",
            .pricePer(.month)
        ),
        offer(
            "offer_price_per_year",
            "the offer’s price of a year, if it lasts one",
            "`DerivedPricePolicy`",
            "",
            peer: "Android prints the product’s price for an offer that is shorter",
            .pricePer(.year)
        ),
        offer(
            "offer_period",
            "one billing period of the offer, without the number 1",
            "`period.unit`",
            "2 weeks",
            peer: "“week” for 2 weeks",
            .period(.unit)
        ),
        offer(
            "offer_period_abbreviated",
            "the same, abbreviated",
            "`period.unit.short`",
            "2 wk",
            peer: "“wk” for 2 weeks",
            .period(.abbreviatedUnit)
        ),
        offer(
            "offer_period_in_days",
            "how many days the offer lasts",
            "`PeriodBasis`, whole ones",
            "14",
            peer: "one period only",
            .durationCount(.day)
        ),
        offer(
            "offer_period_in_weeks",
            "how many weeks the offer lasts",
            "`PeriodBasis`, whole ones",
            "2",
            peer: "one period only",
            .durationCount(.week)
        ),
        offer(
            "offer_period_in_months",
            "how many months the offer lasts",
            "`PeriodBasis`, whole ones",
            "",
            peer: "one period only",
            .durationCount(.month)
        ),
        offer(
            "offer_period_in_years",
            "how many years the offer lasts",
            "`PeriodBasis`, whole ones",
            "",
            peer: "one period only",
            .durationCount(.year)
        ),
        offer(
            "offer_period_with_unit",
            "how long the offer lasts",
            "`period` of period × cycles",
            "2 weeks",
            peer: "one period only: “1 month” for 3 × 1 month",
            .duration(.whole)
        ),
        offer(
            "offer_end_date",
            "when the offer ends, bought now",
            "`date`, by `PurchaseSchedule`",
            "February 14, 2026",
            peer: "30 days for a month, one period only",
            .endDate(.long),
            orRegular: false
        ),
    ]

    private static func secondary(
        _ name: String,
        _ meaning: String,
        _ expression: String,
        _ example: String,
        _ value: OfferValue
    ) -> TemplateVariable {
        TemplateVariable(
            .revenueCat,
            "Second offer",
            ["product." + name],
            meaning,
            expression,
            example,
            peer: "always nothing on iOS",
            .offer(value, phase: 1, orRegular: true)
        )
    }

    private static let secondaryOfferVariables: [TemplateVariable] = [
        secondary("secondary_offer_price", "the second phase’s price", "`nextOfferPrice`", "$4.99", .price),
        secondary(
            "secondary_offer_period",
            "one billing period of it, without the number 1",
            "`period.unit`",
            "month",
            .period(.unit)
        ),
        secondary(
            "secondary_offer_period_abbreviated",
            "the same, abbreviated",
            "`period.unit.short`",
            "mo",
            .period(.abbreviatedUnit)
        ),
    ]

    private static let countdownVariables: [TemplateVariable] = [
        (CountdownField.days, "days", "1"), (.hours, "hours", "2"), (.minutes, "minutes", "3"),
        (.seconds, "seconds", "4"),
    ].flatMap { field, unit, example in
        [("with", 2, "0" + example), ("without", 1, example)].map { word, digits, example in
            TemplateVariable(
                .revenueCat,
                "Countdown",
                ["count_\(unit)_\(word)_zero"],
                "\(unit) left, " + (digits == 2 ? "two digits at least" : "as few digits as it takes"),
                "CLDR number in the language’s digits",
                example,
                peer: "ASCII digits on iOS",
                .countdown(field, minimumDigits: digits)
            )
        }
    }
}
