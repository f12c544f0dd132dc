internal import PaywrightModel
internal import PaywrightValues

extension TemplateVariable {
    /// RevenueCat's variables of a product, in components paywalls (V2) and in the older templates (V1).
    static let revenueCat: [TemplateVariable] =
        productVariables + revenueCatOlder + [
            TemplateVariable(
                .revenueCat,
                "Custom",
                ["custom.<key>", "$custom.<key>"],
                "a value of the app’s own",
                "`TemplateContext.custom`",
                "the value",
                .custom
            )
        ]

    private static func product(
        _ name: String,
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer differences: [TemplateDifference] = [],
        _ value: TemplateValue
    ) -> TemplateVariable {
        TemplateVariable(
            .revenueCat,
            "Product",
            ["product." + name],
            meaning,
            expression,
            example,
            peer: differences,
            value
        )
    }

    private static let productVariables: [TemplateVariable] = [
        product("store_product_name", "the product’s name", "`product`", "Aurora Quarterly", .productName),
        product("currency_code", "the currency’s code", "ISO 4217", "USD", .currencyCode),
        product(
            "currency_symbol",
            "the currency as written beside an amount",
            "CLDR, in the text’s language",
            "$",
            peer: [
                .shown(.storeText, "iOS cuts it out of the store’s price: “kr” and “US$” in English"),
                .inCode(.wording, "JS leaves a no-break space in front (“0 €”)"),
            ],
            .pricePiece(.symbol)
        ),
        product(
            "price",
            "the billed price",
            "`price`; `price.free` for nothing",
            "$24.99",
            peer: [
                .shown(.storeText, "the store’s text in the store’s language"),
                .shown(.numberFormat, "Android: “KWD1.234”, without a space"), .free,
            ],
            .price
        ),
        product(
            "price_per_period",
            "the price and how often it is charged",
            "`pricePerPeriod.short`",
            "$24.99/3 months",
            peer: [
                .shown(.storeText, "in the language of the store’s country: “￥20,000/year” in English"),
                .inCode(.plural, "its plural by a number table"),
                .inCode(.language, "price + “/” + period in every language"),
            ],
            .pricePerPeriod(.short)
        ),
        product(
            "price_per_period_abbreviated",
            "the same, abbreviated",
            "`pricePerPeriod.abbreviated`",
            "$24.99/3 mo",
            peer: [
                .shown(.periodText, "“$4.99/3mo”"),
                .shown(.storeText, "“￥20,000/yr” in English"),
            ],
            .pricePerPeriod(.abbreviated)
        ),
        product(
            "price_per_day",
            "the price of a day",
            "`DerivedPricePolicy`",
            "$0.27",
            peer: [
                .shown(.boughtOnce, "the full price for what is bought once: “$200.00” (JS: nothing)"),
                .shown(.smallPrice, "“$0.00” of $2.00 a year"),
                .shown(.storeText, "in the language of the store’s country: “54,79 kr” in English"),
            ],
            .pricePer(.day)
        ),
        product(
            "price_per_week",
            "the price of a week",
            "`DerivedPricePolicy`",
            "$1.91",
            peer: [
                .shown(.boughtOnce, "the full price for what is bought once: “$200.00” (JS: nothing)"),
                .shown(.storeText, "in the language of the store’s country: “383,56 kr” in English"),
                .inCode(.conversion, "the documentation counts 4 weeks a month"),
            ],
            .pricePer(.week)
        ),
        product(
            "price_per_month",
            "the price of a month",
            "`DerivedPricePolicy`",
            "$8.33",
            peer: [
                .shown(.boughtOnce, "the full price for what is bought once: “$200.00”"),
                .shown(.storeText, "in the language of the store’s country: “￥1,666” in English"),
                .inCode(.conversion, "the documentation counts 4 weeks a month"),
            ],
            .pricePer(.month)
        ),
        product(
            "price_per_year",
            "the price of a year",
            "`DerivedPricePolicy`",
            "$99.96",
            peer: [
                .shown(.boughtOnce, "the full price for what is bought once: “$200.00” (JS: nothing)"),
                .shown(.storeText, "in the language of the store’s country: “￥20,000” in English"),
                .inCode(.conversion, "the documentation counts 52 weeks a year"),
            ],
            .pricePer(.year)
        ),
        product(
            "period",
            "how often it renews, without the number 1",
            "`period.unit`",
            "3 months",
            peer: [
                .shown(.boughtOnce, "Android: “lifetime” for what is kept"),
                .inCode(.plural, "plural by a number table"),
                .inCode(.bareUnit, "JS “month” for 3 months"),
            ],
            .period(.unit)
        ),
        product(
            "period_abbreviated",
            "the same, abbreviated",
            "`period.unit.short`",
            "3 mo",
            peer: [
                .shown(.periodText, "“3mo”"),
                .shown(.boughtOnce, "Android: “lifetime” for what is kept"),
                .inCode(.bareUnit, "JS “mo” for 3 months"),
            ],
            .period(.abbreviatedUnit)
        ),
        product(
            "periodly",
            "how often, as an adverb",
            "`frequency`",
            "every 3 months",
            peer: [
                .shown(.frequencyText, "“3 months” on iOS and Android"),
                .shown(.wording, "“anualmente” in es"),
                .inCode(.boughtOnce, "iOS: nothing for what is kept"),
            ],
            .frequency
        ),
        product(
            "period_in_days",
            "how many days",
            "`PeriodBasis`, whole ones",
            "90",
            peer: [.inCode(.rounding, "Android rounds to the nearest")],
            .periodCount(.day, orZero: false)
        ),
        product(
            "period_in_weeks",
            "how many weeks",
            "`PeriodBasis`, whole ones",
            "13",
            peer: [
                .inCode(.rounding, "Android rounds to the nearest"),
                .inCode(.conversion, "JS counts 30/7 weeks a month, 52 a year, none in days"),
            ],
            .periodCount(.week, orZero: false)
        ),
        product(
            "period_in_months",
            "how many months",
            "`PeriodBasis`, whole ones",
            "3",
            peer: [
                .inCode(.rounding, "Android rounds to the nearest"),
                .inCode(.boughtOnce, "JS “lifetime” for what is bought once"),
            ],
            .periodCount(.month, orZero: false)
        ),
        product(
            "period_in_years",
            "how many years",
            "`PeriodBasis`, whole ones",
            "0",
            peer: [.inCode(.rounding, "Android rounds to the nearest")],
            .periodCount(.year, orZero: false)
        ),
        product(
            "period_with_unit",
            "how often it renews, with the number",
            "`period`",
            "3 months",
            peer: [
                .inCode(.plural, "plural by a number table: “21 дней” in ru, “22 tygodni” in pl, “2 أيام” in ar"),
                .inCode(.boughtOnce, "iOS: nothing for what is kept"),
            ],
            .periodOrLifetime
        ),
        product(
            "relative_discount",
            "how much cheaper than the product compared with",
            "`percent`, rounded down",
            "16%",
            peer: [
                .shown(.rounding, "rounded to the nearest: “77%” of 76.98 %"),
                .inCode(.percentFormat, "“%d%%” in every language: tr wants %30, fr 30 %"),
            ],
            .relativeDiscount(isPhrase: false)
        ),
    ]
}
