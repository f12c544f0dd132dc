import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

@Suite("Which offers apply is decided by the claims, in one order")
struct OfferSelectionTests {
    private func offer(
        _ type: OfferType,
        _ id: String? = nil,
        mode: PaymentMode = .freeTrial,
        stackable: Bool = false,
        plan: BillingPlan.Kind? = nil
    ) -> SubscriptionOffer {
        SubscriptionOffer(
            type: type,
            paymentMode: mode,
            period: CalendarDuration(iso8601: "P1W"),
            prices: mode == .freeTrial ? StorefrontPrices() : prices("0.99"),
            id: id,
            isStackable: stackable,
            billingPlan: plan
        )
    }

    private func prices(_ amount: String) -> StorefrontPrices {
        Price(amount, "USD").map { StorefrontPrices($0, in: .unitedStates) } ?? StorefrontPrices()
    }

    private func product(
        _ offers: [SubscriptionOffer],
        type: ProductType = .autoRenewable,
        store: StoreName = .appStore
    ) -> Product {
        Product(
            id: "pro",
            store: store,
            type: type,
            prices: prices("9.99"),
            period: type == .autoRenewable ? SubscriptionPeriod(1, .month) : nil,
            offers: offers
        )
    }

    private var everyOffer: [SubscriptionOffer] {
        [
            offer(.introductory), offer(.promotional, "spring"), offer(.winBack, "back"),
            offer(.code, "STACK", stackable: true), offer(.code, "PLAIN"),
        ]
    }

    @Test(
        "Among very many offers the same ones apply as where nothing else is offered",
        arguments: Sweep.some(12, of: 0..<40)
    )
    func manyOffers(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let types: [OfferType] = [.introductory, .promotional, .winBack, .code, .unspecified, .retention]
        let many = (0..<200).map { _ in
            offer(
                types.randomElement(using: &random) ?? .code,
                Bool.random(using: &random) ? "id\(Int.random(in: 0..<40, using: &random))" : nil,
                mode: Bool.random(using: &random) ? .freeTrial : .payUpFront,
                stackable: Bool.random(using: &random)
            )
        }
        let all: [OfferClaim] = many.compactMap { OfferClaim(offer: $0) } + [.introductory, .unknown, .noOffer]
        for _ in 0..<50 {
            let claims = (0...Int.random(in: 0...2, using: &random)).compactMap { _ in all.randomElement(using: &random)
            }
            let named = many.filter { offer in
                claims.contains { $0 == OfferClaim(offer: offer) || $0 == .introductory && offer.type == .introductory }
            }
            // The first of each kind that is named in its own way: so few are looked at one by one.
            let few = named.reduce(into: [SubscriptionOffer]()) { few, offer in
                func isNamedByID(_ offer: SubscriptionOffer) -> Bool {
                    offer.id.map { claims.contains(.offer(id: $0)) } ?? false
                }
                if !few.contains(where: { $0.type == offer.type && isNamedByID($0) == isNamedByID(offer) }) {
                    few.append(offer)
                }
            }
            let expected = OfferSelection.terms(for: product(few), in: .unitedStates, claims: claims)
            let found = OfferSelection.terms(for: product(many), in: .unitedStates, claims: claims)
            #expect(found?.phases == expected?.phases && found?.eligibility == expected?.eligibility, "\(claims)")
        }
    }

    @Test(
        "Code before win-back before promotional before introductory; a stackable code follows the introductory offer",
        arguments: [
            (["none"], []),
            (["unknown"], []),
            (["introductory"], ["introductory"]),
            (["promotional=spring"], ["spring"]),
            (["win-back=back"], ["back"]),
            (["code=STACK"], ["STACK"]),
            (["code=PLAIN"], ["PLAIN"]),
            (["introductory", "code=STACK"], ["introductory", "STACK"]),
            (["code=STACK", "introductory"], ["introductory", "STACK"]),
            (["introductory", "code=PLAIN"], ["PLAIN"]),
            (["introductory", "promotional=spring"], ["spring"]),
            (["promotional=spring", "win-back=back"], ["back"]),
            (["promotional=spring", "win-back=back", "introductory", "code=PLAIN"], ["PLAIN"]),
            (["promotional=autumn"], []),
            (["none", "introductory"], []),
            (["unknown", "introductory"], []),
            (["unknown", "promotional=spring"], []),
            (["unknown", "code=PLAIN"], ["PLAIN"]),
            (["promotional=autumn", "introductory"], ["introductory"]),
        ]
    )
    func order(claims: [String], expected: [String]) throws {
        let claims = try claims.map { try #require(OfferClaim($0)) }
        let terms = try #require(OfferSelection.terms(for: product(everyOffer), in: .unitedStates, claims: claims))
        #expect(terms.offers.map { $0.id ?? "introductory" } == expected)
        #expect(terms.phases.last == terms.regularPhase)
    }

    @Test(
        "What an unknown introductory offer may come before is not certain, and a merchant’s code takes nobody’s trial away",
        arguments: [
            // The store, the claims, the offers, and whether they are certain.
            (.appStore, ["unknown", "code=STACK"], ["STACK"], false),
            (.appStore, ["unknown", "code=PLAIN"], ["PLAIN"], true),
            (.appStore, ["introductory", "code=PLAIN"], ["PLAIN"], true),
            (.appStore, ["introductory", "code=STACK"], ["introductory", "STACK"], true),
            (.stripe, ["introductory", "code=PLAIN"], [], false), (.stripe, ["unknown", "code=PLAIN"], [], false),
            (.stripe, ["code=PLAIN"], ["PLAIN"], true), (.stripe, ["introductory"], ["introductory"], true),
            (.paddle, ["code=PLAIN", "introductory"], [], false), (.other, ["introductory", "code=PLAIN"], [], false),
            // A list states of a code that it comes after the introductory offer.
            (.other, ["introductory", "code=STACK"], ["introductory", "STACK"], true),
            (.stripe, ["none", "introductory", "code=PLAIN"], [], true),
        ] as [(StoreName, [String], [String], Bool)]
    )
    func together(store: StoreName, claims: [String], expected: [String], isCertain: Bool) throws {
        let claims = try claims.map { try #require(OfferClaim($0)) }
        let terms = try #require(
            OfferSelection.terms(for: product(everyOffer, store: store), in: .unitedStates, claims: claims)
        )
        #expect(terms.offers.map { $0.id ?? "introductory" } == expected)
        #expect(terms.eligibility.isUnknown == !isCertain && terms.mayHaveUnknownOffer == !isCertain)
    }

    @Test("Without an introductory offer an unknown customer’s code is certain")
    func unknownAlone() throws {
        let product = product([offer(.code, "STACK", stackable: true)])
        let claims: [OfferClaim] = [.unknown, .code(name: "STACK")]
        let terms = try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: claims))
        #expect(terms.eligibility == .eligible)
    }

    @Test("The answer says why there is no offer")
    func reasons() throws {
        func eligibility(_ product: Product, _ claim: OfferClaim) throws -> OfferEligibility {
            try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [claim])).eligibility
        }
        let all = product(everyOffer)
        #expect(try eligibility(all, .introductory) == .eligible)
        #expect(try eligibility(all, .noOffer) == .ineligible(.statedIneligible))
        #expect(try eligibility(all, .unknown) == .unknown(.notStated))
        #expect(try eligibility(all, .winBack(id: "other")) == .ineligible(.productHasNoSuchOffer))
        let unpriced = SubscriptionOffer(
            type: .introductory,
            paymentMode: .payUpFront,
            period: CalendarDuration(months: 3)
        )
        let reason = try eligibility(product([unpriced]), .introductory)
        #expect(reason == .ineligible(.offerHasNoPriceInStorefront))
    }

    @Test("An offer without a price in the storefront hides no other")
    func unpricedOffers() throws {
        let months = CalendarDuration(months: 3)
        let unpricedCode = SubscriptionOffer(
            type: .code,
            paymentMode: .payUpFront,
            period: months,
            id: "X",
            isStackable: true
        )
        let unpricedBack = SubscriptionOffer(type: .winBack, paymentMode: .payUpFront, period: months, id: "back")
        for other in [unpricedCode, unpricedBack] {
            let claim = try #require(OfferClaim(offer: other))
            let product = product([offer(.introductory), other])
            let terms = try #require(
                OfferSelection.terms(for: product, in: .unitedStates, claims: [.introductory, claim])
            )
            #expect(terms.offers.map(\.type) == [.introductory])
            #expect(OfferSelection.claimSets(for: product, in: .unitedStates) == [[.noOffer], [.introductory]])
        }
    }

    @Test("An offer that a running subscription can take may wait for the renewal")
    func waiting() throws {
        func waits(_ offers: [SubscriptionOffer], _ claims: [OfferClaim]) throws -> Bool {
            let product = product(offers)
            return try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: claims)).mayWaitForRenewal
        }
        #expect(try waits(everyOffer, [.promotional(id: "spring")]))
        #expect(try waits(everyOffer, [.code(name: "PLAIN")]))
        #expect(try !waits(everyOffer, [.introductory]))
        #expect(try !waits(everyOffer, [.winBack(id: "back")]))
        #expect(try !waits(everyOffer, [.introductory, .code(name: "STACK")]))
        let newOnly = SubscriptionOffer(
            type: .code,
            paymentMode: .freeTrial,
            period: CalendarDuration(weeks: 1),
            id: "NEW",
            customers: [.new]
        )
        #expect(try !waits([newOnly], [.code(name: "NEW")]))
    }

    @Test("An offer that is not pay-as-you-go has one period, as long as all it states")
    func onePeriod() {
        let offer = SubscriptionOffer(
            type: .promotional,
            paymentMode: .payUpFront,
            period: CalendarDuration(months: 1),
            periodCount: 3,
            id: "x"
        )
        #expect(offer.period?.description == "P3M" && offer.periodCount == 1)
    }

    @Test("Phases carry price, period and cycles; the last is open-ended only if the product renews")
    func phases() throws {
        let paid = SubscriptionOffer(
            type: .introductory,
            paymentMode: .payAsYouGo,
            period: CalendarDuration(iso8601: "P1M"),
            periodCount: 3,
            prices: prices("0.99")
        )
        let terms = try #require(
            OfferSelection.terms(for: product([paid]), in: .unitedStates, claims: [.introductory])
        )
        #expect(terms.phases.map(\.price.description) == ["USD 0.99", "USD 9.99"])
        #expect(terms.phases.map(\.cycles) == [3, nil])
        #expect(terms.phases.map(\.isOpenEnded) == [false, true])
        #expect(terms.phases[0].duration?.description == "P3M")

        let once = try #require(
            OfferSelection.terms(for: product([], type: .nonConsumable), in: .unitedStates, claims: [.noOffer])
        )
        #expect(once.phases.map(\.isOpenEnded) == [false])
    }

    @Test("A code on a product paid once takes the place of its price")
    func oneTimeCode() throws {
        let code = SubscriptionOffer(
            type: .code,
            paymentMode: .oneTime,
            period: nil,
            prices: prices("4.99"),
            id: "HALF"
        )
        let lifetime = product([code], type: .nonConsumable)
        let terms = try #require(
            OfferSelection.terms(for: lifetime, in: .unitedStates, claims: [.code(name: "HALF")])
        )
        #expect(terms.phases.map(\.price.description) == ["USD 4.99"])
        #expect(terms.regularPhase.price.description == "USD 9.99")
    }

    @Test("An offer of the plan with a commitment is none of the plan billed up front")
    func commitmentOffers() throws {
        let offers = [offer(.introductory, plan: .monthlyWithCommitment)]
        let terms = try #require(
            OfferSelection.terms(for: product(offers), in: .unitedStates, claims: [.introductory])
        )
        #expect(terms.offers.isEmpty)
        #expect(OfferSelection.claimSets(for: product(offers), in: .unitedStates) == [[.noOffer]])
    }

    @Test("Each offer in turn: none, every offer, the introductory one with each stackable code")
    func claimSets() {
        #expect(
            OfferSelection.claimSets(for: product(everyOffer), in: .unitedStates) == [
                [.noOffer], [.introductory], [.promotional(id: "spring")], [.winBack(id: "back")],
                [.code(name: "STACK")],
                [.code(name: "PLAIN")], [.introductory, .code(name: "STACK")],
            ]
        )
    }

    @Test("No price in the storefront, no terms")
    func noPrice() throws {
        let japan = try #require(Storefront("JPN"))
        #expect(OfferSelection.terms(for: product([]), in: japan, claims: [.noOffer]) == nil)
    }

    @Test(
        "Claims are read as they are written",
        arguments: ["none", "introductory", "unknown", "promotional=a=b", "code=1 Month"]
    )
    func claimText(text: String) throws {
        #expect(try #require(OfferClaim(text)).description == text)
    }

    @Test(
        "Any other text is no claim",
        arguments: ["", "each", "intro", "promotional", "promotional=", "code", "Code=X"]
    )
    func notClaims(text: String) {
        #expect(OfferClaim(text) == nil)
    }

    @Test("A free trial that names storefronts is had in those alone, and one that names none everywhere")
    func limitedTrial() throws {
        let germany = try #require(Storefront("DEU"))
        let zero = try #require(Price("0", "USD"))
        let everywhere = offer(.introductory)
        let limited = SubscriptionOffer(
            type: .introductory,
            paymentMode: .freeTrial,
            period: CalendarDuration(iso8601: "P1W"),
            prices: StorefrontPrices(zero, in: .unitedStates)
        )
        for (offer, isHad) in [(everywhere, true), (limited, false)] {
            let sold = Product(
                id: "pro",
                type: .autoRenewable,
                prices: StorefrontPrices([
                    .init(storefront: .unitedStates, price: try #require(Price("9.99", "USD"))),
                    .init(storefront: germany, price: try #require(Price("9.99", "EUR"))),
                ]),
                period: SubscriptionPeriod(1, .month),
                offers: [offer]
            )
            #expect(OfferSelection.offers(of: sold, in: .unitedStates) == [offer])
            #expect(OfferSelection.offers(of: sold, in: germany).isEmpty == !isHad)
        }
    }
}
