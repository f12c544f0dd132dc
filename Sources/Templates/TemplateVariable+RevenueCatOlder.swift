internal import PaywrightModel
internal import PaywrightValues

extension TemplateVariable {
    private static func legacy(
        _ name: String,
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer differences: [TemplateDifference] = [],
        _ value: TemplateValue
    ) -> TemplateVariable {
        TemplateVariable(.revenueCat, "Older templates", [name], meaning, expression, example, peer: differences, value)
    }

    /// RevenueCat's variables of the older templates (V1), which components paywalls understand too.
    static let revenueCatOlder: [TemplateVariable] = [
        legacy("app_name", "the app’s name", "`TemplateContext.appName`", "Aurora", .appName),
        legacy(
            "price",
            "the billed price",
            "`price`; `price.free` for nothing",
            "$24.99",
            peer: [.store, .free],
            .price
        ),
        legacy(
            "price_per_period",
            "the price and how often it is charged, abbreviated",
            "`pricePerPeriod.abbreviated`",
            "$24.99/3 mo",
            peer: [.shown(.periodText, "“$4.99/3mo” on iOS, “$7.99/mth” on Android"), .store],
            .pricePerPeriod(.abbreviated)
        ),
        legacy(
            "price_per_period_full",
            "the price and how often it is charged",
            "`pricePerPeriod.short`",
            "$24.99/3 months",
            peer: [.shown(.periodText, "“$4.99/3months” on iOS"), .store],
            .pricePerPeriod(.short)
        ),
        legacy(
            "total_price_and_per_month",
            "the same with the price of a month, abbreviated",
            "`pricePerPeriod.withUnitPrice.abbreviated`",
            "$24.99/3 mo ($8.33/mo)",
            peer: [
                .shown(.wording, "“$53.99/yr ($4.49/mo)”, which does not say that it is rounded"),
                .shown(.periodText, "“$4.99/3mo ($1.66/mo)”, Android “$67.99/yr ($5.66/mth)”"), .store,
            ],
            .pricePerPeriodAndMonth(.abbreviated)
        ),
        legacy(
            "total_price_and_per_month_full",
            "the same with the price of a month",
            "`pricePerPeriod.withUnitPrice`",
            "$24.99 every 3 months ($8.33 per month)",
            peer: [
                .shown(.wording, "“$53.99/year ($4.49/month)”, which does not say that it is rounded"),
                .shown(.periodText, "“$4.99/3months ($1.66/month)” on iOS"), .store,
            ],
            .pricePerPeriodAndMonth(.short)
        ),
        legacy("product_name", "the product’s name", "`product`", "Aurora Quarterly", .productName),
        legacy(
            "sub_period",
            "how often, as a label",
            "`frequency`; `period.lifetime` for what is bought once and kept",
            "every 3 months",
            peer: [
                .shown(.label, "“Annual”, “3 Month”, “Lifetime”"),
                .inCode(.wording, "Lifetime as a span of life in fr, ru, pt, ro, uk"),
            ],
            .frequency
        ),
        legacy(
            "sub_period_length",
            "how often it renews, without the number 1",
            "`period.unit`",
            "3 months",
            peer: [.shown(.periodText, "“3months” on iOS")],
            .period(.unit)
        ),
        legacy(
            "sub_period_abbreviated",
            "the same, abbreviated",
            "`period.unit.short`",
            "3 mo",
            peer: [.shown(.periodText, "“3mo” on iOS, “mth” and “3 mths” on Android")],
            .period(.abbreviatedUnit)
        ),
        legacy(
            "sub_price_per_week",
            "the price of a week",
            "`DerivedPricePolicy`",
            "$1.91",
            peer: [.shown(.boughtOnce, "the full price for what is bought once: “$119.49”"), .store],
            .pricePer(.week)
        ),
        legacy(
            "sub_price_per_month",
            "the price of a month",
            "`DerivedPricePolicy`",
            "$8.33",
            peer: [.shown(.boughtOnce, "the full price for what is bought once: “$119.49”"), .store],
            .pricePer(.month)
        ),
        legacy(
            "sub_duration",
            "how often it renews, with the number",
            "`period`",
            "3 months",
            peer: [.shown(.label, "“Lifetime”")],
            .periodOrLifetime
        ),
        legacy(
            "sub_duration_in_months",
            "the same, years as months",
            "`period`",
            "3 months",
            peer: [.shown(.label, "“Lifetime”")],
            .durationInMonths
        ),
        legacy(
            "sub_offer_duration",
            "how long the offer lasts",
            "`period` of period × cycles",
            "2 weeks",
            peer: [.inCode(.onePeriod, "one period only: 1 month for 3 months at a price each")],
            .offer(.duration(.whole), phase: 0, orRegular: false)
        ),
        legacy(
            "sub_offer_price",
            "the offer’s price",
            "`offerPrice`; `price.free` for nothing",
            "free",
            peer: [.shown(.freePrice, "“$0.00” on iOS, “Free” on Android"), .store],
            .offer(.price, phase: 0, orRegular: false)
        ),
        legacy(
            "sub_offer_duration_2",
            "how long the second phase lasts",
            "`period` of period × cycles",
            "3 months",
            peer: [
                .inCode(.platform, "Android only"),
                .inCode(.onePeriod, "one period"),
            ],
            .offer(.duration(.whole), phase: 1, orRegular: false)
        ),
        legacy(
            "sub_offer_price_2",
            "the second phase’s price",
            "`nextOfferPrice`",
            "$4.99",
            peer: [.inCode(.platform, "Android only")],
            .offer(.price, phase: 1, orRegular: false)
        ),
        legacy(
            "sub_relative_discount",
            "how much cheaper than the product compared with",
            "`savings.off`",
            "16% less",
            peer: [
                .shown(.wording, "“37% off”, words for a product's own reduced price"),
                .shown(.percentFormat, "“37% de descuento” in es, without its space"),
                .inCode(.rounding, "rounded to the nearest on iOS"),
            ],
            .relativeDiscount(isPhrase: true)
        ),
    ]
}
