import Paywright
import PaywrightDecisions
import PaywrightICU
import PaywrightMessages
import PaywrightModel
import PaywrightTemplates
import PaywrightValues
import Testing

@Suite("A template never promises what the customer does not get, and says what it could not say")
struct TemplateOfferTests {
    private func product() throws -> Product {
        try TemplateFixture.product("9.99", every: "P1M", offers: [TemplateFixture.offer(.freeTrial, "P1W")])
    }

    @Test(
        "Without an offer, RevenueCat's variables say the product's own values, with a note",
        arguments: [true, false]
    )
    func regular(isKnown: Bool) throws {
        let terms = try TemplateFixture.terms(product(), isKnown ? .noOffer : .unknown)
        let context = try TemplateFixture.context(terms)
        let source = "{{ product.offer_price }}|{{ product.offer_period_with_unit }}|{{ product.offer_end_date }}|"
        let rendered = try TemplateFixture.render(source, .revenueCat, context)
        #expect(TemplateFixture.visible(rendered.text.string) == "$9.99|1 month||")
        #expect(rendered.diagnostics.map { TemplateCode($0) } == [.regularValue, .regularValue, .notApplicable])
        #expect(rendered.diagnostics.map(\.severity) == [.info, .info, .warning])
    }

    @Test(
        "Without an offer, the other dialects' variables of offers say nothing",
        arguments: [
            ("OFFER_PRICE", TemplateDialect.adapty), ("OFFER_FULL_DURATION", .adapty),
            ("products.selected.trialPeriodText", .superwall), ("products.selected.trialPeriodPrice", .superwall),
            ("sub_offer_duration", .revenueCat), ("sub_offer_price", .revenueCat),
        ]
    )
    func nothing(name: String, dialect: TemplateDialect) throws {
        let context = try TemplateFixture.context(TemplateFixture.terms(product(), .unknown))
        let rendered = try TemplateFixture.render("a \(dialect.syntax(of: name)) b", dialect, context)
        #expect(rendered.text.string == "a  b")
        let diagnostic = try #require(rendered.diagnostics.first)
        #expect(TemplateCode(diagnostic) == .notApplicable && diagnostic.place.column == 3)
    }

    @Test("The flags tell what the customer gets")
    func flags() throws {
        let upFront = try TemplateFixture.product(
            "9.99",
            every: "P1M",
            offers: [TemplateFixture.offer(.payUpFront, "P1M", times: 3, "19.99")]
        )
        for (terms, expected) in try [
            (TemplateFixture.terms(product(), .introductory), "true false false true"),
            (TemplateFixture.terms(product(), .noOffer), "false false false false"),
            (TemplateFixture.terms(upFront, .introductory), "false true false true"),
        ] {
            let context = try TemplateFixture.context(terms)
            let flags = try TemplateFixture.render(
                "<is_free_trial/> <is_pay_up_front/> <is_pay_as_you_go/>",
                .adapty,
                context
            )
            let intro = try TemplateFixture.render("{{ products.hasIntroductoryOffer }}", .superwall, context)
            #expect(flags.text.string + " " + intro.text.string == expected)
        }
    }

    @Test("What is bought once has neither periods nor prices per unit; what is kept says so")
    func boughtOnce() throws {
        let context = try TemplateFixture.context(TemplateFixture.terms(TemplateFixture.product("99.99", every: nil)))
        func value(_ name: String) throws -> String { try TemplateFixture.value(name, .revenueCat, context) }
        #expect(try value("product.price_per_period") == "$99.99")
        #expect(try value("product.price_per_month") == "")
        #expect(try value("product.period") == "")
        #expect(try value("sub_period") == "lifetime")
        #expect(try value("product.period_with_unit") == "lifetime")
        let consumable = try TemplateFixture.context(
            TemplateFixture.terms(TemplateFixture.product("1.99", every: nil, type: .consumable))
        )
        #expect(try TemplateFixture.value("sub_period", .revenueCat, consumable) == "")
    }

    @Test(
        "What the caller has not given is asked for",
        arguments: [
            ("product.relative_discount", "compare"), ("product.offer_end_date", "time"), ("app_name", "app’s name"),
            ("custom.greeting", "greeting"), ("count_days_with_zero", "countdown"),
        ]
    )
    func missing(name: String, expected: String) throws {
        let context = TemplateContext(terms: try TemplateFixture.terms(product(), .introductory))
        let rendered = try TemplateFixture.render("{{ \(name) }}", .revenueCat, context)
        #expect(rendered.text.string.isEmpty)
        #expect(rendered.diagnostics.map { TemplateCode($0) } == [.missingInput])
        #expect(rendered.diagnostics.allSatisfy { $0.message.contains(expected) })
    }

    @Test("A Superwall template speaks of the products it was given, by any name; selected is the one at hand")
    func products() throws {
        let yearly = try TemplateFixture.product("59.99", every: "P1Y", id: "yearly", name: "Aurora Yearly")
        var context = try TemplateFixture.context(TemplateFixture.terms(product()))
        context.products = try ["annual": TemplateFixture.terms(yearly), "primary": TemplateFixture.terms(yearly)]
        let source = "{{ products.annual.price }} {{primary.period}} {{ products.selected.price }} {{ annual.price }}"
        #expect(
            TemplateFixture.visible(try TemplateFixture.render(source, .superwall, context).text.string)
                == "$59.99 year $9.99 $59.99"
        )
        let unknown = try TemplateFixture.render("{{ products.tertiary.price }}", .superwall, context)
        #expect(unknown.text.string.isEmpty && unknown.diagnostics.map { TemplateCode($0) } == [.unknownProduct])
        let template = PaywallTemplate(source, dialect: .superwall)
        #expect(template.productNames(among: ["annual"]) == ["annual", "primary", "selected"])
    }

    @Test("A variable that nobody knows stays, and the one that was meant is named")
    func unknown() throws {
        let context = try TemplateFixture.context(TemplateFixture.terms(product()))
        for (source, dialect, meant) in [
            ("{{ product.pirce_per_month }}", TemplateDialect.revenueCat, "product.price_per_month"),
            ("{{ price_per_month }}", .revenueCat, "product.price_per_month"),
            ("<PROD_PRICES/>", .adapty, "PROD_PRICE"),
            ("{{ products.primary.Price }}", .superwall, "products.primary.price"),
        ] {
            let rendered = try TemplateFixture.render("a\n  \(source) b", dialect, context)
            #expect(rendered.text.string == "a\n  \(source) b")
            let diagnostic = try #require(rendered.diagnostics.first)
            #expect(
                TemplateCode(diagnostic) == .unknownVariable && diagnostic.message.hasSuffix("did you mean \(meant)?")
            )
            #expect(diagnostic.place == Diagnostic.Place(line: 2, column: 3, diagnostic.place.subject))
        }
        let far = try TemplateFixture.render("<br/>", .adapty, context)
        #expect(far.diagnostics.allSatisfy { !$0.message.contains("did you mean") })
    }

    @Test("Names are looked for as often as the limits say, once for each unknown variable")
    func suggestionLimit() throws {
        let context = try TemplateFixture.context(TemplateFixture.terms(product()))
        // The first is asked for twice.
        let names = (0...100).map { "product.price\($0)" }
        let source = ([names[0]] + names).map { "{{ \($0) }}" }.joined(separator: " ")
        let rendered = try TemplateFixture.render(source, .revenueCat, context)
        let isSuggested = rendered.diagnostics.map { $0.message.contains("did you mean product.price?") }
        #expect(isSuggested == Array(repeating: true, count: 101) + [false])
        #expect(rendered.text.string == source)
    }

    @Test("A catalog's word gets a capital letter at the beginning of the text alone")
    func capitals() throws {
        let context = try TemplateFixture.context(TemplateFixture.terms(product(), .introductory))
        for (locale, free) in [("en", "Free"), ("de", "Kostenlos"), ("ru", "Бесплатно"), ("fi", "Ilmainen")] {
            let source = " {{ product.offer_price }}, {{ product.offer_price }}"
            let text = try TemplateFixture.render(source, .revenueCat, context, locale).text.string
            #expect(text == " \(free), \(free.lowercased())")
        }
        var small = context
        small.capitalizesStart = false
        #expect(try TemplateFixture.render("{{ product.offer_price }}!", .revenueCat, small).text.string == "free!")
        #expect(
            try TemplateFixture.render("{{ product.offer_price | lowercase }}!", .revenueCat, context).text.string
                == "free!"
        )
        var named = context
        named.appName = "aurora"
        #expect(try TemplateFixture.render("{{ app_name }}", .revenueCat, named).text.string == "aurora")
        #expect(try TemplateFixture.render("<is_free_trial/>", .adapty, context).text.string == "true")
    }

    @Test(
        "A value that stands alone keeps its letters, with white space around it or not; beside anything else it begins",
        arguments: [
            ("{{ product.period_abbreviated }}", TemplateDialect.revenueCat, "mo"),
            (" {{ product.period_abbreviated }}\n", .revenueCat, " mo\n"),
            ("{{ product.offer_price }}", .revenueCat, "free"),
            ("<OFFER_PRICE/>", .adapty, "free"), ("{{ products.selected.period }}", .superwall, "month"),
            ("{{ product.period_abbreviated }}.", .revenueCat, "Mo."),
            ("{{ product.period }}{{ product.period }}", .revenueCat, "Monthmonth"),
            ("{{ product.secondary_offer_price }}{{ product.period }}", .revenueCat, "Month"),
        ]
    )
    func alone(source: String, dialect: TemplateDialect, expected: String) throws {
        let context = try TemplateFixture.context(TemplateFixture.terms(product(), .introductory))
        #expect(try TemplateFixture.render(source, dialect, context).text.string == expected)
    }

    @Test("A second phase that does not exist is nothing, with or without a first one")
    func secondPhase() throws {
        let source =
            "|{{ product.secondary_offer_price }}|{{ product.secondary_offer_period }}|"
            + "{{ product.secondary_offer_period_abbreviated }}|"
        for claim in [OfferClaim.introductory, .noOffer, .unknown] {
            let context = try TemplateFixture.context(TemplateFixture.terms(product(), claim))
            let rendered = try TemplateFixture.render(source, .revenueCat, context)
            #expect(rendered.text.string == "||||")
            #expect(rendered.diagnostics.map { TemplateCode($0) } == [.notApplicable, .notApplicable, .notApplicable])
        }
    }

    @Test(
        "A count is 0 where every SDK of the dialect says 0, in the language's digits, and nothing where one does not",
        arguments: [
            ("product.period_in_months", TemplateDialect.revenueCat, "P1W", "0", false),
            ("product.period_in_years", .revenueCat, "P6M", "0", false),
            ("product.period_in_weeks", .revenueCat, "P1D", "0", false),
            ("product.period_in_days", .revenueCat, "once", "", true),
            // iOS says nothing of an offer that is shorter, JS 0.
            ("product.offer_period_in_months", .revenueCat, "P1M", "", true),
            ("products.selected.periodYears", .superwall, "P1M", "0", false),
            ("products.selected.periodDays", .superwall, "once", "0", true),
            ("products.selected.trialPeriodYears", .superwall, "P1M", "0", false),
            ("products.selected.trialPeriodDays", .superwall, "once", "0", true),
        ]
    )
    func zero(name: String, dialect: TemplateDialect, period: String, expected: String, isReported: Bool) throws {
        let isSubscription = period != "once"
        let product = try TemplateFixture.product(
            "4.99",
            every: isSubscription ? period : nil,
            offers: isSubscription ? [TemplateFixture.offer(.freeTrial, "P1W")] : []
        )
        let terms = try TemplateFixture.terms(product, isSubscription ? .introductory : .noOffer)
        let context = try TemplateFixture.context(terms)
        let rendered = try TemplateFixture.render(dialect.syntax(of: name), dialect, context)
        #expect(rendered.text.string == expected)
        #expect(rendered.diagnostics.isEmpty == !isReported)
        // A 0 in the place of a length that does not exist is a note, no fault.
        #expect(rendered.diagnostics.allSatisfy { ($0.severity == .info) == !expected.isEmpty })
        let arabic = try TemplateFixture.value(name, dialect, context, "ar-u-nu-arab")
        #expect(arabic == expected.replacing("0", with: "٠"))
    }

    @Test("A caller's own words speak in a template too")
    func ownMessages() throws {
        let own = #"{"@@locale": "en", "period.unit": "each {period}"}"#
        let catalog = try Catalog(parsing: Array(own.utf8), file: "own.en.arb")
        let library = try CatalogLibrary.builtin().adding(messages: [catalog])
        let formatter = try PaywallFormatter(locale: LocaleTag("en"), catalogs: library)
        let context = try TemplateFixture.context(TemplateFixture.terms(product()))
        let template = PaywallTemplate("{{ product.price }}, {{ product.period }}", dialect: .revenueCat)
        let text = template.render(context, with: formatter).text.string
        #expect(TemplateFixture.visible(text) == "$9.99, each 1 month")
    }

    @Test("A plan with a commitment is named as StoreKit names it, and its price is each payment's")
    func billingPlans() throws {
        let prices = StorefrontPrices(try #require(Price("4.99", "USD")), in: .unitedStates)
        let month = try #require(SubscriptionPeriod(1, .month))
        let yearly = try Product(
            id: "yearly",
            type: .autoRenewable,
            prices: StorefrontPrices(#require(Price("59.99", "USD")), in: .unitedStates),
            period: SubscriptionPeriod(1, .year),
            billingPlans: [
                BillingPlan(kind: .monthlyWithCommitment, prices: prices, billingPeriod: month, paymentCount: 12)
            ]
        )
        let terms = try #require(
            OfferSelection.terms(for: yearly, in: .unitedStates, claims: [.noOffer], plan: .monthlyWithCommitment)
        )
        let source =
            "{{ products.selected.billingPlanType }} {{ products.selected.isBillingPlanAvailable }} "
            + "{{ products.selected.price }} a {{ products.selected.period }}"
        let text = try TemplateFixture.render(source, .superwall, TemplateFixture.context(terms)).text.string
        #expect(text == "MONTHLY true $4.99 a month")
    }

    @Test("A length of several units is said whole, and counted by the basis")
    func composite() throws {
        let offer = try TemplateFixture.offer(.freeTrial, "P1M3D")
        let product = try TemplateFixture.product("9.99", every: "P1M", offers: [offer])
        let context = try TemplateFixture.context(TemplateFixture.terms(product, .introductory))
        func value(_ name: String) throws -> String {
            TemplateFixture.visible(try TemplateFixture.value(name, .revenueCat, context))
        }
        #expect(try value("product.offer_period_with_unit") == "1 month and 3 days")
        #expect(try value("product.offer_period_in_days") == "33")
        #expect(try value("product.offer_period_in_months") == "1")
        // 31 January and a month is 28 February; 3 days later it is 3 March.
        #expect(try value("product.offer_end_date") == "March 3, 2026")
    }
}
