internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

extension TemplateVariable {
    /// The group of Superwall's attributes of a product, which follow the product's name.
    static let superwallProduct = "Product"

    /// Superwall's attributes of products and of the paywall.
    static let superwall: [TemplateVariable] = superwallPrices + superwallPeriods + superwallTrials + superwallOthers

    private static func row(
        _ names: [String],
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer differences: [TemplateDifference] = [],
        _ value: TemplateValue
    ) -> TemplateVariable {
        TemplateVariable(.superwall, superwallProduct, names, meaning, expression, example, peer: differences, value)
    }

    private static let superwallPrices: [TemplateVariable] =
        [
            row(
                ["price"],
                "the billed price",
                "`price`; `price.free` for nothing",
                "$24.99",
                peer: [.store, .free],
                .price
            ),
            row(["rawPrice"], "the amount for programs", "exact decimal", "24.99", .rawPrice),
        ]
        + [
            (
                PeriodUnit.day, "daily", "$0.27",
                [
                    .shown(.conversion, "365/12 days a month: “$0.32” of $9.99"),
                    .shown(.smallPrice, "“$0.00” of $0.99 a year"),
                ]
            ),
            (.week, "weekly", "$1.91", [.shown(.conversion, "52 weeks a year: “$2.30” of $9.99 a month")]),
            (.month, "monthly", "$8.33", []),
            (.year, "yearly", "$99.96", [.shown(.conversion, "52 weeks a year: “$259.48” of $4.99 a week")]),
        ].map { (unit: PeriodUnit, name: String, example: String, differences: [TemplateDifference]) in
            row(
                ["\(name)Price"],
                "the price of a \(unit.rawValue)",
                "`DerivedPricePolicy`",
                example,
                peer: differences + [yen, .inCode(.missingValue, "“n/a” for what is bought once")],
                .pricePer(unit)
            )
        }

    private static let yen = TemplateDifference.inCode(.rounding, "two decimals in every currency, yen too")
    private static let englishOnly = TemplateDifference.inCode(.language, "English only")
    private static let onePeriod = TemplateDifference.shown(.onePeriod, "one period only")

    private static let superwallPeriods: [TemplateVariable] =
        [
            row(
                ["period"],
                "how often it renews, without the number 1",
                "`period.unit`",
                "3 months",
                peer: [
                    .shown(.label, "“quarter”"), .shown(.periodText, "“week” for 7 days"), englishOnly,
                    .inCode(.bareUnit, "“week” for 2 weeks, “year” for 2 years"),
                ],
                .period(.unit)
            ),
            row(
                ["periodly"],
                "how often, as an adverb",
                "`frequency`",
                "every 3 months",
                peer: [.shown(.label, "“quarterly”"), englishOnly, .inCode(.wording, "“dayly”")],
                .frequency
            ),
            row(
                ["periodAlt", "localizedPeriod"],
                "how often it renews, with the number, abbreviated",
                "`duration.short`",
                "3 mo",
                peer: [
                    .shown(.periodText, "Android “1 month”, “3 months”"),
                    .inCode(.language, "in the device’s language"),
                ],
                .period(.short)
            ),
        ]
        + [
            (PeriodUnit.day, "Days", "90", nil), (.week, "Weeks", "13", "4 weeks a month"),
            (.month, "Months", "3", "4 weeks a month"), (.year, "Years", "0", "52 weeks a year"),
        ].map { (unit: PeriodUnit, name: String, example: String, factor: String?) in
            row(
                ["period\(name)"],
                "how many \(unit.rawValue)s; 0 for what is bought once",
                "`PeriodBasis`, whole ones",
                example,
                peer: factor.map { [.inCode(.conversion, $0)] } ?? [],
                .periodCount(unit, orZero: true)
            )
        }

    private static func trial(
        _ name: String,
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer differences: [TemplateDifference] = [],
        _ value: OfferValue
    ) -> TemplateVariable {
        row(
            ["trialPeriod" + name],
            meaning,
            expression,
            example,
            peer: differences,
            .offer(value, phase: 0, orRegular: false)
        )
    }

    private static let superwallTrials: [TemplateVariable] = [
        trial(
            "Price",
            "the offer’s price",
            "`offerPrice`; `price.free` for nothing",
            "free",
            peer: [.shown(.freePrice, "“$0.00”"), .shown(.noOffer, "“$0.00” without an offer too")],
            .price
        ),
        row(
            ["rawTrialPeriodPrice"],
            "its amount for programs",
            "exact decimal",
            "0",
            peer: [.shown(.noOffer, "“0” without an offer too")],
            .offer(.rawPrice, phase: 0, orRegular: false)
        ),
        trial(
            "DailyPrice",
            "the offer’s price of a day",
            "`DerivedPricePolicy`",
            "free",
            peer: [.shown(.freePrice, "“$0.00”"), .shown(.noOffer, "“$0.00” without an offer too")],
            .pricePer(.day)
        ),
        trial(
            "WeeklyPrice",
            "the offer’s price of a week, if it lasts one",
            "`DerivedPricePolicy`",
            "free",
            peer: [
                .shown(.freePrice, "“$0.00”"), .shown(.noOffer, "“$0.00” without an offer too"),
                .inCode(.shortOffer, "the whole price for an offer that is shorter"),
            ],
            .pricePer(.week)
        ),
        trial(
            "MonthlyPrice",
            "the offer’s price of a month, if it lasts one",
            "`DerivedPricePolicy`",
            "",
            peer: [
                .shown(.freePrice, "“$0.00”"), .shown(.noOffer, "“$0.00” without an offer too"),
                .inCode(.shortOffer, "the whole price for an offer that is shorter"),
            ],
            .pricePer(.month)
        ),
        trial(
            "YearlyPrice",
            "the offer’s price of a year, if it lasts one",
            "`DerivedPricePolicy`",
            "",
            peer: [
                .shown(.freePrice, "“$0.00”"), .shown(.noOffer, "“$0.00” without an offer too"),
                .shown(.shortOffer, "the whole price for an offer that is shorter: “$20.22”"),
            ],
            .pricePer(.year)
        ),
        trial(
            "Days",
            "how many days the offer lasts; 0 without one",
            "`PeriodBasis`, whole ones",
            "14",
            peer: [.inCode(.onePeriod, "one period only")],
            .durationCount(.day, orZero: true)
        ),
        trial(
            "Weeks",
            "how many weeks the offer lasts; 0 without one",
            "`PeriodBasis`, whole ones",
            "2",
            peer: [onePeriod, .inCode(.conversion, "4 weeks a month")],
            .durationCount(.week, orZero: true)
        ),
        trial(
            "Months",
            "how many months the offer lasts; 0 without one",
            "`PeriodBasis`, whole ones",
            "0",
            peer: [onePeriod, .inCode(.conversion, "4 weeks a month")],
            .durationCount(.month, orZero: true)
        ),
        trial(
            "Years",
            "how many years the offer lasts; 0 without one",
            "`PeriodBasis`, whole ones",
            "0",
            peer: [.inCode(.onePeriod, "one period only"), .inCode(.conversion, "52 weeks a year")],
            .durationCount(.year, orZero: true)
        ),
        trial(
            "Text",
            "how long the offer lasts, before a noun",
            "`duration.attributive`, where a catalog has none `period`",
            "2-week",
            peer: [
                .shown(.periodText, "in days: “30-day” for a month"), .shown(.onePeriod, "one period only"),
                englishOnly,
            ],
            .duration(.attributive)
        ),
        trial(
            "EndDate",
            "when the offer ends, bought now",
            "`date` (medium), where every calendar of the store gives one day",
            "Feb 14, 2026",
            peer: [.inCode(.onePeriod, "one period only")],
            .endDate(.medium)
        ),
    ]

    private static let superwallOthers: [TemplateVariable] = [
        row(
            ["locale"],
            "the language of the text",
            "BCP 47",
            "en",
            peer: [.inCode(.storeText, "the price’s locale"), .inCode(.missingValue, "“n/a” where it is missing")],
            .localeTag
        ),
        row(
            ["languageCode"],
            "its language alone",
            "BCP 47",
            "en",
            peer: [.inCode(.storeText, "the price’s language"), .inCode(.missingValue, "“n/a” where it is missing")],
            .languageCode
        ),
        row(
            ["currencyCode"],
            "the currency’s code",
            "ISO 4217",
            "USD",
            peer: [.inCode(.missingValue, "“n/a” where it is missing")],
            .currencyCode
        ),
        row(
            ["currencySymbol"],
            "the currency as written beside an amount",
            "CLDR, in the text’s language",
            "$",
            peer: [.inCode(.missingValue, "“n/a” where it is missing")],
            .pricePiece(.symbol)
        ),
        row(["identifier"], "the product’s identifier", "`productID`", "com.example.aurora.quarterly", .productID),
        row(
            ["billingPlanType"],
            "UP_FRONT or MONTHLY, nothing without plans",
            "the terms",
            "",
            .billingPlanType
        ),
        row(
            ["isBillingPlanAvailable"],
            "whether the product has billing plans",
            "the product",
            "false",
            .hasBillingPlans
        ),
        paywall(
            "hasIntroductoryOffer",
            "whether the customer gets an introductory offer, free or paid",
            "the terms",
            "true",
            .hasIntroductoryOffer
        ),
        paywall(
            "selected",
            "the selected product: its attributes as `products.selected.price`",
            "`product`, by itself",
            "Aurora Quarterly",
            .productName
        ),
        paywall("selectedIndex", "which product is selected", "only the app knows", "", .runtimeState),
        paywall("isSubscribed", "whether the customer is subscribed", "only the app knows", "", .runtimeState),
    ]

    private static func paywall(
        _ name: String,
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer differences: [TemplateDifference] = [],
        _ value: TemplateValue
    ) -> TemplateVariable {
        TemplateVariable(
            .superwall,
            "Paywall",
            ["products." + name],
            meaning,
            expression,
            example,
            peer: differences,
            value
        )
    }
}
