internal import MessageCatalog
internal import StoreModel

extension TemplateVariable {
    /// The group of Superwall's attributes of a product, which stand behind the product's name.
    static let superwallProduct = "Product"

    /// Superwall's attributes of products and of the paywall.
    static let superwall: [TemplateVariable] = superwallPrices + superwallPeriods + superwallTrials + superwallOthers

    private static func row(
        _ names: [String],
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer: String? = nil,
        _ value: TemplateValue
    ) -> TemplateVariable {
        TemplateVariable(.superwall, superwallProduct, names, meaning, expression, example, peer: peer, value)
    }

    private static let superwallPrices: [TemplateVariable] =
        [
            row(["price"], "the billed price", "`price`; `price.free` for nothing", "$24.99", .price),
            row(["rawPrice"], "the amount for programs", "exact decimal", "24.99", .rawPrice),
        ]
        + [
            (PeriodUnit.day, "daily", "$0.27", "365/12 days a month"),
            (.week, "weekly", "$1.91", "52/12 weeks a month"),
            (.month, "monthly", "$8.33", nil), (.year, "yearly", "$99.96", "52 weeks a year"),
        ].map { unit, name, example, factor in
            row(
                ["\(name)Price"],
                "the price of a \(unit.rawValue)",
                "`DerivedPricePolicy`",
                example,
                peer: "two decimals in every currency, yen too" + (factor.map { "; \($0)" } ?? ""),
                .pricePer(unit)
            )
        }

    private static let superwallPeriods: [TemplateVariable] =
        [
            row(
                ["period"],
                "how often it renews, without the number 1",
                "`period.unit`",
                "3 months",
                peer: "English only; “quarter”, “week” for 2 weeks, “year” for 2 years",
                .period(.unit)
            ),
            row(
                ["periodly"],
                "how often, as an adverb",
                "`frequency`",
                "every 3 months",
                peer: "English only; “dayly”, “quarterly”",
                .frequency
            ),
            row(
                ["periodAlt", "localizedPeriod"],
                "how often it renews, with the number, abbreviated",
                "`duration.short`",
                "3 mo",
                peer: "in the device’s language",
                .period(.short)
            ),
        ]
        + [
            (PeriodUnit.day, "Days", "90"), (.week, "Weeks", "13"), (.month, "Months", "3"), (.year, "Years", ""),
        ].map { unit, name, example in
            row(
                ["period\(name)"],
                "how many \(unit.rawValue)s",
                "`PeriodBasis`, whole ones",
                example,
                peer: "4 weeks a month; 0 for anything shorter",
                .periodCount(unit)
            )
        }

    private static func trial(
        _ name: String,
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer: String? = nil,
        _ value: OfferValue
    ) -> TemplateVariable {
        row(["trialPeriod" + name], meaning, expression, example, peer: peer, .offer(value, phase: 0, orRegular: false))
    }

    private static let superwallTrials: [TemplateVariable] = [
        trial("Price", "the offer’s price", "`offerPrice`; `price.free` for nothing", "free", peer: "“$0.00”", .price),
        row(
            ["rawTrialPeriodPrice"],
            "its amount for programs",
            "exact decimal",
            "0",
            .offer(.rawPrice, phase: 0, orRegular: false)
        ),
        trial(
            "DailyPrice",
            "the offer’s price of a day",
            "`DerivedPricePolicy`",
            "free",
            peer: "“$0.00”",
            .pricePer(.day)
        ),
        trial(
            "WeeklyPrice",
            "the offer’s price of a week, if it lasts one",
            "`DerivedPricePolicy`",
            "free",
            peer: "the whole price for an offer that is shorter",
            .pricePer(.week)
        ),
        trial(
            "MonthlyPrice",
            "the offer’s price of a month, if it lasts one",
            "`DerivedPricePolicy`",
            "",
            peer: "the whole price for an offer that is shorter",
            .pricePer(.month)
        ),
        trial(
            "YearlyPrice",
            "the offer’s price of a year, if it lasts one",
            "`DerivedPricePolicy`",
            "",
            peer: "the whole price for an offer that is shorter",
            .pricePer(.year)
        ),
        trial(
            "Days",
            "how many days the offer lasts",
            "`PeriodBasis`, whole ones",
            "14",
            peer: "one period only",
            .durationCount(.day)
        ),
        trial(
            "Weeks",
            "how many weeks the offer lasts",
            "`PeriodBasis`, whole ones",
            "2",
            peer: "one period only",
            .durationCount(.week)
        ),
        trial(
            "Months",
            "how many months the offer lasts",
            "`PeriodBasis`, whole ones",
            "",
            peer: "one period only",
            .durationCount(.month)
        ),
        trial(
            "Years",
            "how many years the offer lasts",
            "`PeriodBasis`, whole ones",
            "",
            peer: "one period only",
            .durationCount(.year)
        ),
        trial(
            "Text",
            "how long the offer lasts, before a noun",
            "`duration.attributive`, where a catalog has none `period`",
            "2-week",
            peer: "English only, in days, one period only: “7-day”",
            .duration(.attributive)
        ),
        trial(
            "EndDate",
            "when the offer ends, bought now",
            "`date` (medium), by `PurchaseSchedule`",
            "Feb 14, 2026",
            peer: "one period only",
            .endDate(.medium)
        ),
    ]

    private static let superwallOthers: [TemplateVariable] = [
        row(
            ["locale"],
            "the language of the text",
            "BCP 47",
            "en",
            peer: "the price’s locale, or “n/a”",
            .localeTag
        ),
        row(
            ["languageCode"],
            "its language alone",
            "BCP 47",
            "en",
            peer: "the price’s language, or “n/a”",
            .languageCode
        ),
        row(
            ["currencyCode"],
            "the currency’s code",
            "ISO 4217",
            "USD",
            peer: "“n/a” where it is missing",
            .currencyCode
        ),
        row(
            ["currencySymbol"],
            "the currency as written beside an amount",
            "CLDR, in the text’s language",
            "$",
            peer: "“n/a” where it is missing",
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
            "whether the customer gets an introductory offer",
            "the terms",
            "true",
            peer: "its `hasFreeTrial` is true for a paid offer too",
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
        peer: String? = nil,
        _ value: TemplateValue
    ) -> TemplateVariable {
        TemplateVariable(.superwall, "Paywall", ["products." + name], meaning, expression, example, peer: peer, value)
    }
}
