internal import PaywrightICU
internal import PaywrightModel
internal import PaywrightValues

extension TemplateVariable {
    /// RevenueCat's variables of offers and of countdowns.
    static let revenueCatOffers: [TemplateVariable] = offerVariables + secondaryOfferVariables + countdownVariables

    /// Without an offer RevenueCat prints the product's own value; so does this, with a note.
    private static func offer(
        _ name: String,
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer differences: [TemplateDifference] = [],
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
            peer: differences,
            .offer(value, phase: 0, orRegular: orRegular)
        )
    }

    private static let offerVariables: [TemplateVariable] = [
        offer(
            "offer_price",
            "the offer’s price",
            "`offerPrice`; `price.free` for nothing",
            "free",
            peer: [
                .shown(.freePrice, "JS: nothing for a trial"),
                .shown(.noOffer, "JS: nothing without an offer"),
            ],
            .price
        ),
        offer(
            "offer_price_per_day",
            "the offer’s price of a day",
            "`DerivedPricePolicy`",
            "free",
            peer: [
                .shown(.freePrice, "JS: nothing for a trial"),
                .shown(.noOffer, "JS: nothing without an offer"),
            ],
            .pricePer(.day)
        ),
        offer(
            "offer_price_per_week",
            "the offer’s price of a week",
            "`DerivedPricePolicy`",
            "free",
            peer: [
                .shown(.freePrice, "JS: nothing for a trial"),
                .shown(.noOffer, "JS: nothing without an offer"),
                .inCode(.shortOffer, "Android: the product’s price for an offer that is shorter"),
            ],
            .pricePer(.week)
        ),
        offer(
            "offer_price_per_month",
            "the offer’s price of a month, if it lasts one",
            "`DerivedPricePolicy`",
            "",
            peer: [
                .shown(.shortOffer, "Android: the product’s price for an offer that is shorter, “$0.16”"),
                .shown(.noOffer, "JS: nothing without an offer"),
            ],
            .pricePer(.month)
        ),
        offer(
            "offer_price_per_year",
            "the offer’s price of a year, if it lasts one",
            "`DerivedPricePolicy`",
            "",
            peer: [
                .shown(
                    .shortOffer,
                    "for an offer that is shorter the product’s price on Android, “$2.00”, a year of it on JS, “€27.00”"
                ),
                .shown(.noOffer, "JS: nothing without an offer"),
            ],
            .pricePer(.year)
        ),
        offer(
            "offer_period",
            "one billing period of the offer, without the number 1",
            "`period.unit`",
            "2 weeks",
            peer: [
                .shown(.bareUnit, "“week” for 2 weeks"),
                .shown(.noOffer, "JS: nothing without an offer"),
            ],
            .period(.unit)
        ),
        offer(
            "offer_period_abbreviated",
            "the same, abbreviated",
            "`period.unit.short`",
            "2 wk",
            peer: [
                .shown(.bareUnit, "“wk” for 2 weeks"),
                .shown(.noOffer, "JS: nothing without an offer"),
            ],
            .period(.abbreviatedUnit)
        ),
        offer(
            "offer_period_in_days",
            "how many days the offer lasts",
            "`PeriodBasis`, whole ones",
            "14",
            peer: [
                .shown(.noOffer, "JS: nothing without an offer"),
                .inCode(.onePeriod, "iOS and Android count one period only"),
                .inCode(.rounding, "Android rounds to the nearest"),
            ],
            .durationCount(.day, orZero: false)
        ),
        offer(
            "offer_period_in_weeks",
            "how many weeks the offer lasts",
            "`PeriodBasis`, whole ones",
            "2",
            peer: [
                .shown(.conversion, "JS: “12” for 3 months, “0” for 7 days"),
                .shown(.noOffer, "JS: nothing without an offer"),
                .inCode(.onePeriod, "iOS and Android count one period only"),
                .inCode(.rounding, "Android rounds to the nearest"),
            ],
            .durationCount(.week, orZero: false)
        ),
        offer(
            "offer_period_in_months",
            "how many months the offer lasts",
            "`PeriodBasis`, whole ones",
            "",
            peer: [
                .shown(.shortOffer, "for an offer that is shorter JS “0”, Android the product’s, “12”"),
                .shown(.noOffer, "JS: nothing without an offer"),
                .inCode(.onePeriod, "iOS and Android count one period only"),
                .inCode(.rounding, "Android rounds to the nearest"),
            ],
            .durationCount(.month, orZero: false)
        ),
        offer(
            "offer_period_in_years",
            "how many years the offer lasts",
            "`PeriodBasis`, whole ones",
            "",
            peer: [
                .shown(.shortOffer, "for an offer that is shorter JS “0”, Android the product’s, “1”"),
                .shown(.noOffer, "JS: nothing without an offer"),
                .inCode(.onePeriod, "iOS and Android count one period only"),
                .inCode(.rounding, "Android rounds to the nearest"),
            ],
            .durationCount(.year, orZero: false)
        ),
        offer(
            "offer_period_with_unit",
            "how long the offer lasts",
            "`period` of period × cycles",
            "2 weeks",
            peer: [
                .shown(.noOffer, "JS: nothing without an offer"),
                .inCode(.onePeriod, "iOS and Android: one period only, 1 month for 3 × 1 month"),
            ],
            .duration(.whole)
        ),
        offer(
            "offer_end_date",
            "when the offer ends, bought now",
            "`date`, where every calendar of the store gives one day",
            "February 14, 2026",
            peer: [.inCode(.endDate, "iOS and Android: 30 days for a month, one period only")],
            .endDate(.long),
            orRegular: false
        ),
    ]

    private static func secondary(
        _ name: String,
        _ meaning: String,
        _ expression: String,
        _ example: String,
        regular: String,
        peer differences: [TemplateDifference] = [],
        _ value: OfferValue
    ) -> TemplateVariable {
        TemplateVariable(
            .revenueCat,
            "Second offer",
            ["product." + name],
            meaning,
            expression,
            example,
            peer: [
                .shown(.noOffer, "Android: the product’s own value without a second phase, “\(regular)”"),
                .inCode(.platform, "iOS: always nothing"),
            ] + differences,
            .offer(value, phase: 1, orRegular: false)
        )
    }

    private static let secondaryOfferVariables: [TemplateVariable] = [
        secondary(
            "secondary_offer_price",
            "the second phase’s price",
            "`nextOfferPrice`",
            "$4.99",
            regular: "$10.00",
            .price
        ),
        secondary(
            "secondary_offer_period",
            "one billing period of it, without the number 1",
            "`period.unit`",
            "month",
            regular: "month",
            peer: [.shown(.bareUnit, "JS: the unit alone for 2 months")],
            .period(.unit)
        ),
        secondary(
            "secondary_offer_period_abbreviated",
            "the same, abbreviated",
            "`period.unit.short`",
            "mo",
            regular: "mo",
            peer: [.shown(.bareUnit, "JS: the unit alone for 2 months")],
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
                peer: [.inCode(.digits, "ASCII digits on iOS")],
                .countdown(field, minimumDigits: digits)
            )
        }
    }
}
