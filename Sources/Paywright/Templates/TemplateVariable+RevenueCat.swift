internal import StoreModel

extension TemplateVariable {
    /// RevenueCat's variables of a product: of components paywalls (V2) and of the older templates (V1).
    static let revenueCat: [TemplateVariable] =
        productVariables + legacyVariables + [
            TemplateVariable(
                .revenueCat,
                "Custom",
                ["custom.<key>", "$custom.<key>"],
                "a value of the app’s own",
                "`TemplateContext.custom`",
                "the value",
                peer: "nothing where the value is missing",
                .custom
            )
        ]

    private static func product(
        _ name: String,
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer: String? = nil,
        _ value: TemplateValue
    ) -> TemplateVariable {
        TemplateVariable(.revenueCat, "Product", ["product." + name], meaning, expression, example, peer: peer, value)
    }

    private static let productVariables: [TemplateVariable] = [
        product("store_product_name", "the product’s name", "`product`", "Aurora Quarterly", .productName),
        product("currency_code", "the currency’s code", "ISO 4217", "USD", .currencyCode),
        product(
            "currency_symbol",
            "the currency as written beside an amount",
            "CLDR, in the text’s language",
            "$",
            peer: "iOS cuts it out of the price; JS leaves a no-break space in front (“0 €”)",
            .pricePiece(.symbol)
        ),
        product(
            "price",
            "the billed price",
            "`price`; `price.free` for nothing",
            "$24.99",
            peer: "the store’s string in the store’s language",
            .price
        ),
        product(
            "price_per_period",
            "the price and how often it is charged",
            "`pricePerPeriod.short`",
            "$24.99/3 months",
            peer: "price + “/” + period in every language, its plural by a number table",
            .pricePerPeriod(.short)
        ),
        product(
            "price_per_period_abbreviated",
            "the same, abbreviated",
            "`pricePerPeriod.abbreviated`",
            "$24.99/3 mo",
            peer: "“$4.99/3mo”",
            .pricePerPeriod(.abbreviated)
        ),
        product(
            "price_per_day",
            "the price of a day",
            "`DerivedPricePolicy`",
            "$0.27",
            peer: "the full price for what is bought once",
            .pricePer(.day)
        ),
        product(
            "price_per_week",
            "the price of a week",
            "`DerivedPricePolicy`",
            "$1.91",
            peer: "the full price for what is bought once; the docs count 4 weeks a month",
            .pricePer(.week)
        ),
        product(
            "price_per_month",
            "the price of a month",
            "`DerivedPricePolicy`",
            "$8.33",
            peer: "the full price for what is bought once; the docs count 4 weeks a month",
            .pricePer(.month)
        ),
        product(
            "price_per_year",
            "the price of a year",
            "`DerivedPricePolicy`",
            "$99.96",
            peer: "the full price for what is bought once; the docs count 52 weeks a year",
            .pricePer(.year)
        ),
        product(
            "period",
            "how often it renews, without the number 1",
            "`period.unit`",
            "3 months",
            peer: "plural by a number table; JS “month” for 3 months",
            .period(.unit)
        ),
        product(
            "period_abbreviated",
            "the same, abbreviated",
            "`period.unit.short`",
            "3 mo",
            peer: "“3mo”; JS “mo” for 3 months",
            .period(.abbreviatedUnit)
        ),
        product(
            "periodly",
            "how often, as an adverb",
            "`frequency`",
            "every 3 months",
            peer: "“3 months” on iOS and Android",
            .frequency
        ),
        product(
            "period_in_days",
            "how many days",
            "`PeriodBasis`, whole ones",
            "90",
            peer: "Android rounds, JS has constants of its own",
            .periodCount(.day)
        ),
        product(
            "period_in_weeks",
            "how many weeks",
            "`PeriodBasis`, whole ones",
            "13",
            peer: "Android rounds, JS has constants of its own",
            .periodCount(.week)
        ),
        product(
            "period_in_months",
            "how many months",
            "`PeriodBasis`, whole ones",
            "3",
            peer: "0 for a week; JS “lifetime” for what is bought once",
            .periodCount(.month)
        ),
        product(
            "period_in_years",
            "how many years",
            "`PeriodBasis`, whole ones",
            "",
            peer: "0 for anything shorter",
            .periodCount(.year)
        ),
        product(
            "period_with_unit",
            "how often it renews, with the number",
            "`period`",
            "3 months",
            peer: "plural by a number table: “21 дней” in ru, “22 tygodni” in pl, “2 أيام” in ar",
            .periodOrLifetime
        ),
        product(
            "relative_discount",
            "how much cheaper than the product compared with",
            "`percent`, rounded down",
            "16%",
            peer: "“%d%%” in every language: tr wants %30, fr 30 %",
            .relativeDiscount(isPhrase: false)
        ),
    ]

    private static func legacy(
        _ name: String,
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer: String? = nil,
        _ value: TemplateValue
    ) -> TemplateVariable {
        TemplateVariable(.revenueCat, "Older templates", [name], meaning, expression, example, peer: peer, value)
    }

    private static let legacyVariables: [TemplateVariable] = [
        legacy("app_name", "the app’s name", "`TemplateContext.appName`", "Aurora", .appName),
        legacy("price", "the billed price", "`price`; `price.free` for nothing", "$24.99", .price),
        legacy(
            "price_per_period",
            "the price and how often it is charged, abbreviated",
            "`pricePerPeriod.abbreviated`",
            "$24.99/3 mo",
            peer: "“$4.99/3mo” on iOS, “$23.99/3 mths” on Android",
            .pricePerPeriod(.abbreviated)
        ),
        legacy(
            "price_per_period_full",
            "the price and how often it is charged",
            "`pricePerPeriod.short`",
            "$24.99/3 months",
            peer: "“$4.99/3months”",
            .pricePerPeriod(.short)
        ),
        legacy(
            "total_price_and_per_month",
            "the same with the price of a month, abbreviated",
            "`pricePerPeriod.withUnitPrice.abbreviated`",
            "$24.99/3 mo (about $8.33/mo)",
            peer: "“$24.99/3mo ($8.33/mo)”",
            .pricePerPeriodAndMonth(.abbreviated)
        ),
        legacy(
            "total_price_and_per_month_full",
            "the same with the price of a month",
            "`pricePerPeriod.withUnitPrice`",
            "$24.99 every 3 months (about $8.33 per month)",
            peer: "“$24.99/3months ($8.33/month)”",
            .pricePerPeriodAndMonth(.short)
        ),
        legacy("product_name", "the product’s name", "`product`", "Aurora Quarterly", .productName),
        legacy(
            "sub_period",
            "how often, as a label",
            "`frequency`; `period.lifetime` for what is bought once and kept",
            "every 3 months",
            peer: "“3 Month”; Lifetime as a span of life in fr, ru, pt, ro, uk",
            .frequency
        ),
        legacy(
            "sub_period_length",
            "how often it renews, without the number 1",
            "`period.unit`",
            "3 months",
            peer: "“3months”",
            .period(.unit)
        ),
        legacy(
            "sub_period_abbreviated",
            "the same, abbreviated",
            "`period.unit.short`",
            "3 mo",
            peer: "“3mo”",
            .period(.abbreviatedUnit)
        ),
        legacy(
            "sub_price_per_week",
            "the price of a week",
            "`DerivedPricePolicy`",
            "$1.91",
            peer: "the full price for what is bought once",
            .pricePer(.week)
        ),
        legacy(
            "sub_price_per_month",
            "the price of a month",
            "`DerivedPricePolicy`",
            "$8.33",
            peer: "the full price for what is bought once",
            .pricePer(.month)
        ),
        legacy("sub_duration", "how often it renews, with the number", "`period`", "3 months", .periodOrLifetime),
        legacy("sub_duration_in_months", "the same, years as months", "`period`", "3 months", .durationInMonths),
        legacy(
            "sub_offer_duration",
            "how long the offer lasts",
            "`period` of period × cycles",
            "2 weeks",
            peer: "one period only: “1 month” for 3 months at a price each",
            .offer(.duration(.whole), phase: 0, orRegular: false)
        ),
        legacy(
            "sub_offer_price",
            "the offer’s price",
            "`offerPrice`; `price.free` for nothing",
            "free",
            peer: "“$0.00” on iOS",
            .offer(.price, phase: 0, orRegular: false)
        ),
        legacy(
            "sub_offer_duration_2",
            "how long the second phase lasts",
            "`period` of period × cycles",
            "3 months",
            peer: "Android only, one period",
            .offer(.duration(.whole), phase: 1, orRegular: false)
        ),
        legacy(
            "sub_offer_price_2",
            "the second phase’s price",
            "`nextOfferPrice`",
            "$4.99",
            peer: "Android only",
            .offer(.price, phase: 1, orRegular: false)
        ),
        legacy(
            "sub_relative_discount",
            "how much cheaper than the product compared with",
            "`savings.off`",
            "16% off",
            peer: "“%d%% off” in every language’s order",
            .relativeDiscount(isPhrase: true)
        ),
    ]
}
