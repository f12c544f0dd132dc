internal import PaywrightModel
internal import PaywrightValues

extension TemplateVariable {
    /// Adapty's tags: the dashboard's names, the SDK's, the flow builder's, and those of Android alone.
    static let adapty: [TemplateVariable] = adaptyProduct + adaptyOffer + adaptyTimers + adaptyAndroid

    private static func row(
        _ group: String,
        _ names: [String],
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer differences: [TemplateDifference] = [],
        _ value: TemplateValue
    ) -> TemplateVariable {
        TemplateVariable(.adapty, group, names, meaning, expression, example, peer: differences, value)
    }

    private static let roundingAway = TemplateDifference.inCode(
        .rounding,
        "half-even on iOS, up on Android: 59.99 a year is 5.00 a month, 12 of which exceed it"
    )

    private static let adaptyProduct: [TemplateVariable] =
        [
            row(
                "Product",
                ["PROD_TITLE", "TITLE", "prod_title"],
                "the product’s name",
                "`product`",
                "Aurora Quarterly",
                .productName
            ),
            row(
                "Product",
                ["PROD_PRICE", "PRICE", "prod_price"],
                "the billed price",
                "`price`; `price.free` for nothing",
                "$24.99",
                peer: [.store, .free],
                .price
            ),
        ]
        + [
            (PeriodUnit.day, "DAY", "$0.27", [roundingAway]),
            (
                .week, "WEEK", "$1.91",
                [
                    .shown(.conversion, "30/7 weeks a month in the documentation (“$2.33” of $9.99) and on Android"),
                    .inCode(.conversion, "4 weeks a month on iOS"), roundingAway,
                ]
            ),
            (.month, "MONTH", "$8.33", [roundingAway]),
            (.year, "YEAR", "$99.96", [.inCode(.conversion, "52 weeks a year")]),
        ].map { (unit: PeriodUnit, name: String, example: String, differences: [TemplateDifference]) in
            row(
                "Product",
                ["PROD_PRICE_PER_\(name)", "PRICE_PER_\(name)", "prod_price_per_\(name.lowercased())"],
                "the price of a \(unit.rawValue)",
                "`DerivedPricePolicy`",
                example,
                peer: differences,
                .pricePer(unit)
            )
        }

    private static let adaptyOffer: [TemplateVariable] = [
        row(
            "Offer",
            ["OFFER_PRICE", "offer_price"],
            "the offer’s price",
            "`offerPrice`; `price.free` for nothing",
            "free",
            peer: [.shown(.freePrice, "an amount: “$0”")],
            .offer(.price, phase: 0, orRegular: false)
        ),
        row(
            "Offer",
            ["OFFER_BILLING_PERIOD", "OFFER_PERIOD", "offer_billing_period"],
            "one billing period of the offer",
            "`period`",
            "2 weeks",
            peer: [
                .shown(.periodText, "7 days as “1 week”, 12 months as “1 year”"),
                .inCode(.language, "in the store’s language: “1 month” on a German paywall"),
            ],
            .offer(.period(.whole), phase: 0, orRegular: false)
        ),
        row(
            "Offer",
            ["OFFER_FULL_DURATION", "OFFER_NUMBER_OF_PERIOD", "offer_full_duration"],
            "how long the offer lasts",
            "`period` of period × cycles",
            "2 weeks",
            peer: [.inCode(.language, "in the store’s language")],
            .offer(.duration(.whole), phase: 0, orRegular: false)
        ),
        row("Flow", ["is_free_trial"], "whether the offer is free", "the terms", "true", .isFreeTrial),
        row("Flow", ["is_pay_up_front"], "whether the offer is paid at once", "the terms", "false", .isPayUpFront),
        row(
            "Flow",
            ["is_pay_as_you_go"],
            "whether the offer is paid every period",
            "the terms",
            "false",
            .isPayAsYouGo
        ),
    ]

    private static let adaptyTimers: [TemplateVariable] = [
        (["TIMER_h"], "hours, 0 to 23", "2", CountdownField.hours, 1),
        (["TIMER_hh"], "hours, 00 to 23", "02", .hours, 2),
        (["TIMER_m"], "minutes, 0 to 59", "3", .minutes, 1),
        (["TIMER_mm"], "minutes, 00 to 59", "03", .minutes, 2),
        (["TIMER_s"], "seconds, 0 to 59", "4", .seconds, 1),
        (["TIMER_ss"], "seconds, 00 to 59", "04", .seconds, 2),
        (["TIMER_S"], "tenths of a second", "5", .deciseconds, 1),
        (["TIMER_SS"], "hundredths of a second", "56", .centiseconds, 2),
        (["TIMER_SSS"], "thousandths of a second", "567", .milliseconds, 3),
        (["TIMER_Total_Days_n"], "all days, n digits at least", "1", .totalDays, 1),
        (["TIMER_Total_Hours_n"], "all hours, n digits at least", "26", .totalHours, 1),
        (["TIMER_Total_Minutes_n"], "all minutes, n digits at least", "1563", .totalMinutes, 1),
        (["TIMER_Total_Seconds_n"], "all seconds, n digits at least", "93784", .totalSeconds, 1),
        (["TIMER_Total_Milliseconds_n"], "all milliseconds, n digits at least", "93784567", .totalMilliseconds, 1),
    ].map { names, meaning, example, field, digits in
        row(
            "Timer",
            names,
            meaning,
            "CLDR number in the language’s digits",
            example,
            peer: [.inCode(.digits, "ASCII digits")],
            .countdown(field, minimumDigits: digits)
        )
    }

    private static let adaptyAndroid: [TemplateVariable] =
        [
            row(
                "Android",
                ["DESCRIPTION"],
                "the product’s description",
                "the store’s, in the text’s language",
                "Every sky map.",
                .productDescription
            ),
            row(
                "Android",
                ["PRICE_AMOUNT"],
                "the price without its currency",
                "CLDR number",
                "24.99",
                .pricePiece(.amount)
            ),
            row(
                "Android",
                ["PRICE_AMOUNT_INTEGER"],
                "the price before the decimal separator",
                "CLDR number",
                "24",
                .pricePiece(.integer)
            ),
            row(
                "Android",
                ["PRICE_AMOUNT_FRACTION"],
                "the price after the decimal separator",
                "CLDR number",
                "99",
                .pricePiece(.fraction)
            ),
            row("Android", ["CURRENCY_CODE"], "the currency’s code", "ISO 4217", "USD", .currencyCode),
            row(
                "Android",
                ["CURRENCY_SYMBOL"],
                "the currency as written beside an amount",
                "CLDR, in the text’s language",
                "$",
                .pricePiece(.symbol)
            ),
            row(
                "Android",
                ["SUBSCRIPTION_PERIOD"],
                "how often it renews, with the number",
                "`period`",
                "3 months",
                peer: [.inCode(.conversion, "P1M2W3D as a sum of days")],
                .period(.whole)
            ),
        ]
        + [
            (PeriodUnit.day, "DAY", "free"), (.week, "WEEK", "free"), (.month, "MONTH", ""), (.year, "YEAR", ""),
        ].map { unit, name, example in
            row(
                "Android",
                ["OFFER_PRICE_PER_\(name)"],
                "the offer’s price of a \(unit.rawValue), if it lasts one",
                "`DerivedPricePolicy`",
                example,
                peer: [
                    .inCode(.rounding, "rounded up"), .inCode(.freePrice, "an amount of 0 for what is free"),
                    .inCode(.shortOffer, "for an offer that is shorter too"),
                ],
                .offer(.pricePer(unit), phase: 0, orRegular: false)
            )
        }
}
