import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("How much of a purchase’s terms is true for a customer")
struct TermsScopeTests {
    private static func terms(
        type: ProductType = .autoRenewable,
        claims: [OfferClaim] = [.noOffer],
        changesPrice: Bool = false
    ) throws -> PurchaseTerms {
        let day = try #require(CalendarDay("2026-12-01"))
        let product = Product(
            id: "pro",
            store: .appStore,
            type: type,
            prices: StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates),
            period: type == .autoRenewable ? SubscriptionPeriod(1, .month) : nil,
            pricesUntil: changesPrice ? [.unitedStates: day] : [:]
        )
        return try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: claims))
    }

    @Test("A subscription: all where it is bought now, no time where another comes first, nothing beside one’s own")
    func subscription() throws {
        let cases: [(PlanChoice?, TermsScope)] = [
            (nil, .purchase), (PlanChoice(.buy, isButtonOn: true), .purchase),
            (PlanChoice(.upgrade, isButtonOn: true, takesEffect: .now), .purchase),
            (PlanChoice(.upgrade, isButtonOn: true), .untimed),
            (PlanChoice(.downgrade, isButtonOn: true, takesEffect: .atRenewal), .untimed),
            (PlanChoice(.crossgrade, isButtonOn: true), .untimed), (PlanChoice(.current, isButtonOn: false), .nothing),
            (PlanChoice(.current), .nothing), (PlanChoice(.current, isButtonOn: true), .purchase),
            (PlanChoice(.unavailable(.billingRetry), isButtonOn: false), .nothing),
            // It may be the plan that the customer has; beside another plan it is not.
            (PlanChoice(.notStated(.noHistory)), .price), (PlanChoice(.notStated(.statusUnknown)), .price),
            (PlanChoice(.notStated(.otherStore)), .untimed), (PlanChoice(.notStated(.levelUnknown)), .untimed),
        ]
        for (choice, expected) in cases {
            #expect(try Self.terms().scope(for: choice, isDated: false) == expected, "\(String(describing: choice))")
        }
    }

    @Test(
        "What is paid once has its price alone where the customer may have it, or pays it at a time that is not known"
    )
    func once() throws {
        let cases: [(PlanChoice?, TermsScope)] = [
            (nil, .purchase), (PlanChoice(.buy, isButtonOn: true), .purchase),
            (PlanChoice(.notStated(.noHistory)), .price), (PlanChoice(.notStated(.levelsNotStated)), .price),
            (PlanChoice(.crossgrade, isButtonOn: true), .price),
            (PlanChoice(.crossgrade, isButtonOn: true, takesEffect: .now), .purchase),
            (PlanChoice(.current, isButtonOn: false), .nothing), (PlanChoice(.current, isButtonOn: true), .purchase),
        ]
        for (choice, expected) in cases {
            let scope = try Self.terms(type: .nonConsumable).scope(for: choice, isDated: false)
            #expect(scope == expected, "\(String(describing: choice))")
        }
    }

    @Test("A price that another one follows is told of the first payment only where the charges are dated")
    func laterPrice() throws {
        let terms = try Self.terms(changesPrice: true)
        #expect(terms.scope(for: nil, isDated: false) == .untimed && terms.scope(for: nil, isDated: true) == .purchase)
    }

    @Test("A purchase can be made with all of its terms, and with those without a time")
    func purchases() {
        #expect(TermsScope.allCases.filter(\.isPurchase) == [.purchase, .untimed])
    }
}
