import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Each plan of a product has terms of its own")
struct BillingPlanTermsTests {
    private func prices(_ amount: String) throws -> StorefrontPrices {
        StorefrontPrices(try #require(Price(amount, "USD")), in: .unitedStates)
    }

    private func plan(
        _ kind: BillingPlan.Kind,
        _ price: String,
        total: String? = nil,
        payments: Int = 12,
        period: String? = "P1M",
        isEnabled: Bool = true
    ) throws -> BillingPlan {
        BillingPlan(
            kind: kind,
            prices: try prices(price),
            commitmentPrices: try total.map(prices) ?? StorefrontPrices(),
            billingPeriod: period.flatMap { SubscriptionPeriod(iso8601: $0) },
            paymentCount: payments,
            renewal: kind == .monthlyWithCommitment ? .newCommitment : nil,
            isEnabled: isEnabled
        )
    }

    private func product(_ plans: [BillingPlan], offers: [SubscriptionOffer] = [], isPerSeat: Bool = false) throws
        -> Product
    {
        Product(
            id: "yearly",
            type: .autoRenewable,
            prices: try prices("59.99"),
            period: SubscriptionPeriod(1, .year),
            offers: offers,
            billingPlans: plans,
            isSoldPerSeat: isPerSeat
        )
    }

    private func offer(_ plan: BillingPlan.Kind?) -> SubscriptionOffer {
        SubscriptionOffer(
            type: .introductory,
            paymentMode: .freeTrial,
            period: CalendarDuration(weeks: plan == .monthlyWithCommitment ? 2 : 1),
            billingPlan: plan
        )
    }

    @Test("Enabled plans are offered, up front first; without one, the product's own price")
    func plans() throws {
        let upFront = try plan(.billedUpFront, "59.99", payments: 1, period: nil)
        let monthly = try plan(.monthlyWithCommitment, "6.99")
        let off = try plan(.monthlyWithCommitment, "6.99", isEnabled: false)
        let cases: [([BillingPlan], [BillingPlan.Kind])] = [
            ([], [.billedUpFront]), ([monthly, upFront], [.billedUpFront, .monthlyWithCommitment]),
            ([monthly], [.monthlyWithCommitment]), ([upFront, off], [.billedUpFront]), ([off], [.billedUpFront]),
        ]
        for (plans, expected) in cases {
            #expect(OfferSelection.plans(of: try product(plans), in: .unitedStates) == expected)
        }
        let germany = try #require(Storefront("DEU"))
        #expect(OfferSelection.plans(of: try product([monthly]), in: germany).isEmpty)
        #expect(OfferSelection.terms(for: try product([monthly]), in: germany, claims: [.noOffer]) == nil)
    }

    @Test("A commitment is its monthly price, its length, and the exact sum of its payments, whatever total is stated")
    func commitment() throws {
        for (stated, expected) in [(nil, "83.88"), ("83.88", "83.88"), ("80", "83.88")] {
            let product = try product([plan(.monthlyWithCommitment, "6.99", total: stated)])
            let terms = try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [.noOffer]))
            #expect(terms.regularPhase.price.description == "USD 6.99")
            #expect(terms.regularPhase.period?.description == "P1M")
            #expect(terms.regularPhase.isOpenEnded)
            let commitment = try #require(terms.commitment)
            #expect(commitment.total.amount == DecimalAmount(expected))
            #expect(commitment.duration.description == "P12M")
            #expect(commitment.paymentCount == 12)
        }
        let plain = try #require(OfferSelection.terms(for: product([]), in: .unitedStates, claims: [.noOffer]))
        #expect(plain.commitment == nil)
    }

    @Test("An offer belongs to the plan it names; without a name, to the one billed up front where there is one")
    func offersOfPlans() throws {
        let upFront = try plan(.billedUpFront, "59.99", payments: 1, period: nil)
        let monthly = try plan(.monthlyWithCommitment, "6.99")
        func lengths(_ plans: [BillingPlan], _ offers: [SubscriptionOffer], _ plan: BillingPlan.Kind) throws -> [String]
        {
            OfferSelection.offers(of: try product(plans, offers: offers), in: .unitedStates, plan: plan)
                .compactMap { $0.duration?.description }
        }
        let both = [offer(nil), offer(.monthlyWithCommitment)]
        #expect(try lengths([upFront, monthly], both, .billedUpFront) == ["P1W"])
        #expect(try lengths([upFront, monthly], both, .monthlyWithCommitment) == ["P2W"])
        #expect(try lengths([monthly], [offer(nil)], .monthlyWithCommitment) == ["P1W"])
    }

    @Test("Several seats multiply every price exactly, the commitment's total and the offer's among them")
    func quantity() throws {
        let cheap = SubscriptionOffer(
            type: .introductory,
            paymentMode: .payAsYouGo,
            period: CalendarDuration(months: 1),
            periodCount: 2,
            prices: try prices("0.99")
        )
        let product = try product([plan(.monthlyWithCommitment, "6.99")], offers: [cheap], isPerSeat: true)
        let terms = try #require(
            OfferSelection.terms(for: product, in: .unitedStates, claims: [.introductory], quantity: 5)
        )
        #expect(terms.phases.map(\.price.description) == ["USD 4.95", "USD 34.95"])
        #expect(terms.unitPrice.description == "USD 6.99")
        #expect(terms.commitment?.total.description == "USD 419.40")
        #expect(terms.quantity == 5)
    }

    @Test("An offer of several phases is one offer, and needs a price in each of them")
    func phases() throws {
        let free = OfferPhase(paymentMode: .freeTrial, period: CalendarDuration(days: 3))
        let paid = OfferPhase(
            paymentMode: .payAsYouGo,
            period: CalendarDuration(months: 1),
            prices: try prices("0.99")
        )
        let unsold = OfferPhase(paymentMode: .payAsYouGo, period: CalendarDuration(months: 1))
        for type in [OfferType.introductory, .unspecified] {
            let offers = [
                SubscriptionOffer(type: type, first: free, following: [unsold], id: "here-not"),
                SubscriptionOffer(type: type, first: free, following: [paid], id: "two"),
            ]
            let product = try product([], offers: offers)
            let sets = OfferSelection.claimSets(for: product, in: .unitedStates)
            #expect(sets == [[.noOffer], [.offer(id: "two")]])
            let terms = try #require(
                OfferSelection.terms(for: product, in: .unitedStates, claims: [.offer(id: "two")])
            )
            #expect(terms.phases.map { $0.cycles ?? 0 } == [1, 1, 0])
            #expect(terms.offers.map(\.id) == ["two"])
            #expect(terms.eligibility == .eligible)
            let missing = try #require(
                OfferSelection.terms(for: product, in: .unitedStates, claims: [.offer(id: "here-not")])
            )
            #expect(missing.eligibility == .ineligible(.offerHasNoPriceInStorefront))
        }
    }

    @Test("What an offer saves is told only where the same time has a price of its own")
    func offerSaving() throws {
        func saving(_ mode: PaymentMode, _ period: String, of product: String) throws -> Int? {
            let offer = SubscriptionOffer(
                type: .introductory,
                paymentMode: mode,
                period: CalendarDuration(iso8601: period),
                prices: try prices("1")
            )
            let product = Product(
                id: "a",
                type: .autoRenewable,
                prices: try prices("10"),
                period: SubscriptionPeriod(iso8601: product),
                offers: [offer]
            )
            let terms = try #require(
                OfferSelection.terms(for: product, in: .unitedStates, claims: [.introductory])
            )
            return terms.offerSaving()?.percent
        }
        #expect(try saving(.payAsYouGo, "P1M", of: "P1M") == 90)
        #expect(try saving(.payUpFront, "P2M", of: "P1M") == 95)
        #expect(try saving(.payUpFront, "P1Y", of: "P6M") == 95)
        #expect(try saving(.payUpFront, "P14D", of: "P1W") == 95)
        #expect(try saving(.payAsYouGo, "P1M", of: "P1Y") == nil)
        #expect(try saving(.payUpFront, "P3M", of: "P2M") == nil)
        #expect(try saving(.payUpFront, "P4W", of: "P1M") == nil)
        #expect(try saving(.freeTrial, "P1M", of: "P1M") == nil)
    }

    @Test("A regular price is struck through only where the offer is charged as often, and lower")
    func formerPrice() throws {
        func former(_ mode: PaymentMode, _ period: String, _ amount: String) throws -> Price? {
            let offer = SubscriptionOffer(
                type: .introductory,
                paymentMode: mode,
                period: CalendarDuration(iso8601: period),
                prices: try prices(amount)
            )
            let product = try product([], offers: [offer])
            return try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [.introductory]))
                .formerPrice
        }
        #expect(try former(.payAsYouGo, "P1Y", "39.99")?.description == "USD 59.99")
        #expect(try former(.payAsYouGo, "P12M", "39.99")?.description == "USD 59.99")
        #expect(try former(.payAsYouGo, "P1M", "39.99") == nil)
        #expect(try former(.payAsYouGo, "P1Y", "60") == nil)
        #expect(try former(.freeTrial, "P1Y", "0") == nil)
    }

    @Test("An offer in another currency than what follows it is not had")
    func otherCurrency() throws {
        let euros = StorefrontPrices(try #require(Price("1", "EUR")), in: .unitedStates)
        let offer = SubscriptionOffer(
            type: .introductory,
            paymentMode: .payUpFront,
            period: CalendarDuration(months: 3),
            prices: euros
        )
        let product = try product([], offers: [offer])
        #expect(OfferSelection.claimSets(for: product, in: .unitedStates) == [[.noOffer]])
        let terms = try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [.introductory]))
        #expect(terms.phases.map(\.price.currency.code) == ["USD"])
    }

    @Test("Whether the store may know an offer is asked of the plan that the terms are of")
    func unknownOfferOfPlan() throws {
        let upFront = try plan(.billedUpFront, "59.99", payments: 1, period: nil)
        let monthly = try plan(.monthlyWithCommitment, "6.99")
        let product = try product([upFront, monthly], offers: [offer(.monthlyWithCommitment)])
        for (plan, mayHave) in [(BillingPlan.Kind.billedUpFront, false), (.monthlyWithCommitment, true)] {
            let terms = try #require(
                OfferSelection.terms(for: product, in: .unitedStates, claims: [.unknown], plan: plan)
            )
            #expect(terms.mayHaveUnknownOffer == mayHave)
        }
    }
}
