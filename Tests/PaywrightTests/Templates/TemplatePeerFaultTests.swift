import Paywright
import PaywrightDecisions
import PaywrightModel
import PaywrightTemplates
import Testing

@Suite("Where the peers err, the text is right")
struct TemplatePeerFaultTests {
    @Test(
        "Plurals are CLDR's, not a table of numbers",
        arguments: [
            ("P21D", "ru", "21 день"), ("P22D", "ru", "22 дня"), ("P5W", "ru", "5 недель"),
            ("P22W", "pl", "22 tygodnie"),
            ("P21W", "pl", "21 tygodni"), ("P2D", "ar", "يومان"), ("P11D", "ar", "11 يومًا"), ("P3M", "ja", "3か月"),
            ("P3M", "zh-Hans", "3 个月"), ("P3M", "en", "3 months"), ("P2M", "fi", "2 kuukautta"),
        ]
    )
    func plurals(period: String, locale: String, expected: String) throws {
        let context = try TemplateFixture.context(
            TemplateFixture.terms(TemplateFixture.product("4.99", every: period))
        )
        for name in ["product.period_with_unit", "sub_duration", "product.period"] {
            let text = try TemplateFixture.value(name, .revenueCat, context, locale)
            #expect(TemplateFixture.visible(text) == expected)
        }
    }

    @Test(
        "A bare period is a noun without the number 1, in the language's own words",
        arguments: [
            ("P1M", "en", "month", "mo"), ("P1M", "de", "Monat", "Monat"), ("P1W", "ru", "неделя", "нед."),
            ("P1M", "ja", "月", "月"), ("P3M", "ja", "3か月", "3か月"), ("P1Y", "fr", "an", "an"),
            ("P2W", "en", "2 weeks", "2 wk"),
            ("P1D", "fi", "päivä", "päivä"), ("P1W", "zh-Hans", "周", "周"), ("P1Y", "ar", "سنة", "سنة"),
        ]
    )
    func units(period: String, locale: String, expected: String, abbreviated: String) throws {
        let terms = try TemplateFixture.terms(TemplateFixture.product("4.99", every: period))
        let context = try TemplateFixture.context(terms)
        for (name, wanted) in [
            ("product.period", expected), ("sub_period_length", expected), ("product.period_abbreviated", abbreviated),
            ("sub_period_abbreviated", abbreviated), ("product.offer_period", expected),
        ] {
            let text = try TemplateFixture.value(name, .revenueCat, context, locale)
            #expect(TemplateFixture.visible(text) == wanted)
        }
    }

    @Test(
        "Labels and discounts are whole messages: “Lifetime” is no span of life, a discount no English order",
        arguments: [
            ("en", "lifetime", "16% less"), ("fr", "à vie", "16 % de moins"), ("ru", "навсегда", "на 16 % дешевле"),
            ("de", "dauerhaft", "16 % günstiger"), ("pl", "na zawsze", "o 16% taniej"), ("ja", "買い切り", "16%割安"),
        ]
    )
    func labels(locale: String, lifetime: String, discount: String) throws {
        let bought = try TemplateFixture.context(TemplateFixture.terms(TemplateFixture.product("99.99", every: nil)))
        #expect(try TemplateFixture.value("sub_period", .revenueCat, bought, locale) == lifetime)
        let text = try TemplateFixture.value("sub_relative_discount", .revenueCat, TemplateFixture.example(), locale)
        #expect(TemplateFixture.visible(text) == discount)
    }

    @Test(
        "The adverb is a catalog's: no “dayly”, no “3 months” for “every 3 months”",
        arguments: [
            ("P1D", "en", "daily"), ("P2W", "en", "every 2 weeks"), ("P3M", "en", "every 3 months"),
            ("P1M", "de", "monatlich"), ("P3M", "de", "vierteljährlich"), ("P1W", "es", "semanal"),
            ("P1Y", "fr", "annuel"), ("P1M", "ru", "ежемесячно"), ("P1M", "ja", "毎月"), ("P1M", "pl", "co miesiąc"),
        ]
    )
    func adverbs(period: String, locale: String, expected: String) throws {
        let terms = try TemplateFixture.terms(TemplateFixture.product("4.99", every: period))
        var context = try TemplateFixture.context(terms)
        context.products = ["annual": terms]
        #expect(
            TemplateFixture.visible(try TemplateFixture.value("product.periodly", .revenueCat, context, locale))
                == expected
        )
        #expect(
            TemplateFixture.visible(try TemplateFixture.value("products.annual.periodly", .superwall, context, locale))
                == expected
        )
    }

    @Test("An offer lasts period times count, and ends on a calendar's day")
    func cycles() throws {
        let offer = try TemplateFixture.offer(.payAsYouGo, "P1W", times: 3, "0.99")
        let product = try TemplateFixture.product("9.99", every: "P1M", offers: [offer])
        let context = try TemplateFixture.context(TemplateFixture.terms(product, .introductory))
        func value(_ name: String, _ dialect: TemplateDialect) throws -> String {
            TemplateFixture.visible(try TemplateFixture.value(name, dialect, context))
        }
        #expect(try value("products.selected.trialPeriodText", .superwall) == "3-week")
        #expect(try value("products.selected.trialPeriodDays", .superwall) == "21")
        #expect(try value("product.offer_period_with_unit", .revenueCat) == "3 weeks")
        #expect(try value("product.offer_end_date", .revenueCat) == "February 21, 2026")
        #expect(try value("OFFER_BILLING_PERIOD", .adapty) == "1 week")
        #expect(try value("OFFER_NUMBER_OF_PERIOD", .adapty) == "3 weeks")
    }

    @Test("An offer of 2 weeks is none of a week, and a free one is free")
    func freeTrial() throws {
        let product = try TemplateFixture.product(
            "9.99",
            every: "P1M",
            offers: [TemplateFixture.offer(.freeTrial, "P2W")]
        )
        let context = try TemplateFixture.context(TemplateFixture.terms(product, .introductory))
        for (locale, free, period) in [
            ("en", "free", "2 weeks"), ("de", "kostenlos", "2 Wochen"), ("ru", "бесплатно", "2 недели"),
            ("ja", "無料", "2週間"), ("fr", "gratuit", "2 semaines"),
        ] {
            for (name, dialect) in [
                ("product.offer_price", TemplateDialect.revenueCat), ("sub_offer_price", .revenueCat),
                ("OFFER_PRICE", .adapty), ("products.selected.trialPeriodPrice", .superwall),
            ] {
                #expect(try TemplateFixture.value(name, dialect, context, locale) == free)
            }
            let text = try TemplateFixture.value("product.offer_period", .revenueCat, context, locale)
            #expect(TemplateFixture.visible(text) == period)
        }
    }

    @Test("Calculated prices are ours: no 4-week month, no 2 decimals in yen, never more than what is paid")
    func calculated() throws {
        let monthly = try TemplateFixture.context(
            TemplateFixture.terms(TemplateFixture.product("59.99", every: "P1M"))
        )
        // 59.99 × 84/365 is 13.8059…; Adapty prints 15.00.
        #expect(try TemplateFixture.value("PROD_PRICE_PER_WEEK", .adapty, monthly) == "$13.80")
        let japan = try #require(Storefront("JPN"))
        let product = try TemplateFixture.product("1000", "JPY", every: "P1Y", in: japan)
        let yearly = try TemplateFixture.context(TemplateFixture.terms(product, in: japan))
        #expect(try TemplateFixture.value("products.selected.monthlyPrice", .superwall, yearly) == "¥83")
        #expect(try TemplateFixture.value("PRICE_AMOUNT", .adapty, yearly) == "1,000")
        #expect(try TemplateFixture.value("PRICE_AMOUNT_FRACTION", .adapty, yearly) == "")
        let week = try TemplateFixture.context(TemplateFixture.terms(TemplateFixture.product("6.99", every: "P7D")))
        #expect(try TemplateFixture.value("products.selected.weeklyPrice", .superwall, week) == "$6.99")
    }

    @Test("A calculated price has the role, and the billed one its own")
    func roles() throws {
        let context = try TemplateFixture.example()
        let source = "{{ product.price }} {{ product.price_per_month }} {{ product.secondary_offer_price }}"
        let rendered = try TemplateFixture.render(source, .revenueCat, context)
        #expect(rendered.text.parts.map(\.role) == [.billed, .calculated, .introductory])
        let texts = rendered.text.parts.map { part in
            String(decoding: Array(rendered.text.string.utf16)[part.range], as: UTF16.self)
        }
        #expect(texts == ["$24.99", "$8.33", "$4.99"])
    }

    @Test(
        "The percent sign stands where the language has it",
        arguments: [("en", "16%"), ("de", "16 %"), ("fr", "16 %"), ("es", "16 %"), ("ja", "16%"), ("ru", "16 %")]
    )
    func percent(locale: String, expected: String) throws {
        let context = try TemplateFixture.example()
        let text = try TemplateFixture.value("product.relative_discount", .revenueCat, context, locale)
        #expect(TemplateFixture.visible(text) == expected)
    }

    @Test("A saving is rounded down, of the same currency, of a subscription, and 1 % at least")
    func discounts() throws {
        func discount(_ amount: String, _ period: String?, against other: String, _ currency: String = "USD") throws
            -> String
        {
            let storefront = Storefront.unitedStates
            var context = try TemplateFixture.context(
                TemplateFixture.terms(TemplateFixture.product(amount, every: period))
            )
            context.reference = try TemplateFixture.terms(
                TemplateFixture.product(other, currency, every: "P1M", in: storefront)
            )
            return try TemplateFixture.value("product.relative_discount", .revenueCat, context)
        }
        // The docs of RevenueCat call 80 a year instead of 10 a month 67 %.
        #expect(try discount("80", "P1Y", against: "10") == "33%")
        #expect(try discount("99.99", "P1Y", against: "8.34") == "")
        #expect(try discount("9.90", "P1M", against: "10") == "1%")
        #expect(try discount("10", "P1M", against: "9") == "")
        #expect(try discount("80", "P1Y", against: "10", "EUR") == "")
        #expect(try discount("80", nil, against: "10") == "")
        #expect(try discount("0", "P1Y", against: "10") == "")
    }
}
