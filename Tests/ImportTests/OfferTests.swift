import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Offers")
struct OfferTests {
    @Test(
        "an offer's terms",
        arguments: [
            (Fixture.trial, "freeTrial 1 × P1W"),
            (Fixture.trial.with(["displayPrice": "0.00"]), "freeTrial 1 × P1W"),
            (Fixture.paid, "payAsYouGo 3 × P1M at USA USD 1.99"),
            (Fixture.paid.without("numberOfPeriods"), "payAsYouGo 1 × P1M at USA USD 1.99"),
            (Fixture.paid.with(["numberOfPeriods": nil]), "payAsYouGo 1 × P1M at USA USD 1.99"),
            (Fixture.paid.with(["numberOfPeriods": 9999]), "payAsYouGo 9999 × P1M at USA USD 1.99"),
            (
                Fixture.paid.with(["paymentMode": "payUpFront", "numberOfPeriods": 1, "subscriptionPeriod": "P6M"]),
                "payUpFront 1 × P6M at USA USD 1.99"
            ),
            (Fixture.trial.with(["subscriptionPeriod": "P1M3D"]), "freeTrial 1 × P1M3D"),
        ]
    )
    func readsTerms(_ source: Tree, text: String) throws {
        let (offer, diagnostics) = try importedOffer(source)
        #expect(offer?.text == text)
        #expect(offer?.id == nil)
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "an unusual offer is kept in its true length and price, with a warning",
        arguments: [
            (Fixture.trial.with(["numberOfPeriods": 2]), "unexpected-number-of-periods", "freeTrial 1 × P2W"),
            (
                Fixture.paid.with(["paymentMode": "payUpFront"]), "unexpected-number-of-periods",
                "payUpFront 1 × P3M at USA USD 1.99"
            ),
            (Fixture.trial.with(["displayPrice": "0.99"]), "priced-free-offer", "freeTrial 1 × P1W"),
            (Fixture.trial.with(["displayPrice": "abc"]), "priced-free-offer", "freeTrial 1 × P1W"),
            (Fixture.paid.with(["displayPrice": "0.0"]), "free-paid-offer", "freeTrial 1 × P3M"),
            (
                Fixture.paid.with(["displayPrice": .source("1.99")]), "numeric-price",
                "payAsYouGo 3 × P1M at USA USD 1.99"
            ),
            (
                Fixture.paid.with(["displayPrice": "1.995"]), "excess-fraction-digits",
                "payAsYouGo 3 × P1M at USA USD 1.995"
            ),
        ]
    )
    func keepsUnusualOffers(_ source: Tree, code: String, text: String) throws {
        let (offer, diagnostics) = try importedOffer(source)
        #expect(offer?.text == text)
        #expect(diagnostics.summaries == ["warning \(code)"])
    }

    @Test(
        "an offer that cannot be read is left out, and the product stays",
        arguments: [
            (Fixture.trial.with(["paymentMode": "Free"]), "unknown-payment-mode", "paymentMode", "\"Free\""),
            (Fixture.trial.with(["paymentMode": "oneTime"]), "unknown-payment-mode", "paymentMode", "\"oneTime\""),
            (Fixture.trial.without("paymentMode"), "unknown-payment-mode", "paymentMode", "nothing"),
            (Fixture.trial.without("subscriptionPeriod"), "missing-offer-period", "subscriptionPeriod", "nothing"),
            (Fixture.trial.with(["subscriptionPeriod": "P0M"]), "invalid-period", "subscriptionPeriod", "\"P0M\""),
            (Fixture.trial.with(["subscriptionPeriod": "PT1H"]), "invalid-period", "subscriptionPeriod", "\"PT1H\""),
            (Fixture.trial.with(["subscriptionPeriod": 7]), "invalid-period", "subscriptionPeriod", "7"),
            (Fixture.paid.with(["numberOfPeriods": 0]), "invalid-number-of-periods", "numberOfPeriods", "0"),
            (Fixture.paid.with(["numberOfPeriods": 10000]), "invalid-number-of-periods", "numberOfPeriods", "10000"),
            (Fixture.paid.with(["numberOfPeriods": -1]), "invalid-number-of-periods", "numberOfPeriods", "-1"),
            (
                Fixture.paid.with(["numberOfPeriods": .source("1.5")]), "invalid-number-of-periods", "numberOfPeriods",
                "1.5"
            ),
            (Fixture.paid.with(["numberOfPeriods": "3"]), "invalid-number-of-periods", "numberOfPeriods", "\"3\""),
            (
                Fixture.paid.with(["subscriptionPeriod": "P9999D"]), "invalid-number-of-periods", "numberOfPeriods", "3"
            ),
            (Fixture.paid.without("displayPrice"), "missing-price", "displayPrice", "nothing"),
            (Fixture.paid.with(["displayPrice": "9,99"]), "invalid-price", "displayPrice", "\"9,99\""),
            (Fixture.paid.with(["displayPrice": .source("1e40")]), "invalid-price", "displayPrice", "1e40"),
        ]
    )
    func leavesOutUnreadableOffers(_ source: Tree, code: String, field: String, found: String) throws {
        let (offer, diagnostics) = try importedOffer(source)
        #expect(offer == nil)
        #expect(diagnostics.summaries == ["error \(code)"])
        #expect(diagnostics.first?.place.path == "$.subscriptionGroups[0].subscriptions[0].introductoryOffer.\(field)")
        #expect(diagnostics.first?.found == found)
        #expect(diagnostics.first?.consequence == "the offer is left out of product \"monthly\"")
        #expect(diagnostics.first?.place.productID == "monthly")
    }

    @Test("each list has its type and identifier")
    func readsLists() throws {
        let subscription = Fixture.monthly.with([
            "codeOffers": [
                Fixture.paid.with(["referenceName": "GIFT", "isStackable": true]),
                Fixture.trial.with(["referenceName": "Plain"]),
            ],
            "winbackOffers": [Fixture.trial.with(["offerID": "back", "referenceName": "R"])],
            "adHocOffers": [Fixture.paid.with(["offerID": "spring", "referenceName": "R"])],
            "introductoryOffer": Fixture.trial,
        ])
        let (product, diagnostics) = try importedSubscription(subscription)
        let offers = try #require(product).offers
        #expect(offers.map(\.type) == [.introductory, .promotional, .winBack, .code, .code])
        #expect(offers.map(\.id) == [nil, "spring", "back", "GIFT", "Plain"])
        #expect(offers.map(\.isStackable) == [false, false, false, true, false])
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "an offer without its identifier is left out",
        arguments: [
            ("adHocOffers", "offerID"), ("winbackOffers", "offerID"), ("codeOffers", "referenceName"),
        ],
        ["null", "\"\"", "\" \"", "7"]
    )
    func refusesMissingIdentifiers(_ list: (name: String, field: String), id: String) throws {
        let offers: Tree = [
            Fixture.trial.with([list.field: .source(id)]), Fixture.trial.with([list.field: "good"]),
        ]
        let (product, diagnostics) = try importedSubscription(Fixture.monthly.with([list.name: offers]))
        #expect(product?.offers.map(\.id) == ["good"])
        #expect(diagnostics.summaries == ["error missing-offer-id"])
        #expect(
            diagnostics.first?.place.path == "$.subscriptionGroups[0].subscriptions[0].\(list.name)[0].\(list.field)"
        )
    }

    @Test(
        "a list or an offer of another type is left out",
        arguments: ["introductoryOffers", "introductoryOffer", "adHocOffers", "winbackOffers", "codeOffers"]
    )
    func refusesOtherTypes(_ field: String) throws {
        for value in [7, ["x"]] as [Tree] {
            let (product, diagnostics) = try importedSubscription(Fixture.monthly.with([field: value]))
            #expect(product?.offers == [])
            #expect(diagnostics.summaries == ["error wrong-type"])
        }
    }

    @Test("two offers that a customer could not tell apart are kept, with a warning")
    func reportsDuplicateOffers() throws {
        let spring = Fixture.trial.with(["offerID": "spring"])
        let subscription = Fixture.monthly.with([
            "adHocOffers": [
                spring, spring.with(["billingPlanType": "MONTHLY"]), Fixture.paid.with(["offerID": "spring"]),
            ],
            "winbackOffers": [spring],
        ])
        let (product, diagnostics) = try importedSubscription(subscription)
        #expect(product?.offers.count == 4)
        #expect(diagnostics.summaries == ["warning duplicate-offer"])
        #expect(diagnostics.first?.place.path?.hasSuffix(".adHocOffers[2]") == true)
    }

    @Test(
        "an offer may belong to a billing plan",
        arguments: [
            ("\"BILLED_UPFRONT\"", BillingPlan.Kind.billedUpFront), ("\"MONTHLY\"", .monthlyWithCommitment),
            ("null", nil),
        ]
    )
    func readsBillingPlan(_ source: String, kind: BillingPlan.Kind?) throws {
        let (offer, diagnostics) = try importedOffer(Fixture.trial.with(["billingPlanType": .source(source)]))
        #expect(offer?.billingPlan == kind)
        #expect(offer?.text == "freeTrial 1 × P1W")
        #expect(diagnostics.isEmpty)
    }

    @Test("an offer of a plan that cannot be read is left out, and the product stays", arguments: ["\"WEEKLY\"", "1"])
    func refusesBillingPlan(_ source: String) throws {
        let changed = Fixture.trial.with(["billingPlanType": .source(source)])
        let (product, diagnostics) = try importedSubscription(Fixture.monthly.with(["introductoryOffer": changed]))
        #expect(product?.offers == [])
        #expect(diagnostics.summaries == ["error unknown-billing-plan"])
        #expect(diagnostics.first?.consequence == "the offer is left out of product \"monthly\"")
    }

    @Test("a code's customers are read; without a list it is for all, and with none that is known for nobody")
    func readsCustomers() throws {
        let cases: [(Tree?, Set<CustomerStanding>?, [String])] = [
            (["new"], [.new], []), (["new", "expired"], [.new, .expired], []), (nil, [.new, .existing, .expired], []),
            ([], [.new, .existing, .expired], []), (["new", "vip"], [.new], ["warning unknown-customers"]),
            (["vip"], nil, ["error unknown-customers", "warning unknown-customers"]),
            ("new", nil, ["error wrong-type"]),
        ]
        for (list, customers, summaries) in cases {
            var code = Fixture.trial.with(["referenceName": "CODE", "isStackable": true])
            if let list { code = code.with(["eligibility": list]) }
            let (product, diagnostics) = try importedSubscription(Fixture.monthly.with(["codeOffers": [code]]))
            #expect(product?.offers.map(\.customers) == customers.map { [$0] } ?? [])
            #expect(diagnostics.summaries == summaries)
        }
    }

    @Test("a code on a product that is paid once has a price and no period")
    func readsOneTimeCodes() throws {
        let code: Tree = [
            "displayPrice": "0.49", "referenceName": "HALF", "paymentMode": "oneTime", "isStackable": false,
            "eligibility": ["new"], "internalID": "C",
        ]
        let (product, diagnostics) = try importedProduct(
            Fixture.coins.with(["codeOffers": [code, code.with(["referenceName": "GIFT", "displayPrice": "0"])]])
        )
        #expect(
            product?.offers.map(\.text) == [
                "oneTime 1 × no period at USA USD 0.49", "oneTime 1 × no period at USA USD 0.00",
            ]
        )
        #expect(product?.offers.map(\.id) == ["HALF", "GIFT"])
        #expect(diagnostics.isEmpty)
        for (field, value, expected) in [
            ("paymentMode", "payUpFront", "unknown-payment-mode"), ("paymentMode", "free", "unknown-payment-mode"),
            ("displayPrice", "x", "invalid-price"),
        ] as [(String, Tree, String)] {
            let (product, diagnostics) = try importedProduct(
                Fixture.coins.with(["codeOffers": [code.with([field: value])]])
            )
            #expect(product?.offers == [])
            #expect(diagnostics.summaries == ["error \(expected)"])
        }
    }

    @Test("other offers on a product that is paid once are left out")
    func refusesMisplacedOffers() throws {
        let (product, diagnostics) = try importedProduct(
            Fixture.coins.with([
                "introductoryOffer": Fixture.trial, "introductoryOffers": [],
                "adHocOffers": [Fixture.trial.with(["offerID": "a"])], "winbackOffers": nil,
            ])
        )
        #expect(product?.offers == [])
        #expect(diagnostics.summaries == ["error misplaced-offer", "error misplaced-offer"])
    }
}
