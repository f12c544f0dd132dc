import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("What a commitment comes to includes what is paid before it")
struct CommitmentMaximumTests {
    private static let monthly = BillingPlan(
        kind: .monthlyWithCommitment,
        prices: prices("6.99"),
        billingPeriod: SubscriptionPeriod(1, .month),
        paymentCount: 12
    )

    private static func prices(_ amount: String, _ currency: String = "USD") -> StorefrontPrices {
        Price(amount, currency).map { StorefrontPrices($0, in: .unitedStates) } ?? StorefrontPrices()
    }

    private func terms(_ phases: [OfferPhase], plans: [BillingPlan] = [monthly], quantity: Int = 1) throws
        -> PurchaseTerms
    {
        let offer = phases.first.map {
            SubscriptionOffer(type: .unspecified, first: $0, following: Array(phases.dropFirst()), id: "offer")
        }
        let product = Product(
            id: "yearly",
            type: .autoRenewable,
            prices: Self.prices("59.99"),
            period: SubscriptionPeriod(1, .year),
            offers: [offer].compactMap { $0 },
            billingPlans: plans,
            isSoldPerSeat: quantity > 1
        )
        let claims: [OfferClaim] = phases.isEmpty ? [.noOffer] : [.offer(id: "offer")]
        return try #require(
            OfferSelection.terms(for: product, in: .unitedStates, claims: claims, quantity: quantity)
        )
    }

    private static let free = OfferPhase(paymentMode: .freeTrial, period: CalendarDuration(weeks: 1))

    private static func paid(_ mode: PaymentMode, _ months: Int, _ count: Int, _ amount: String) -> OfferPhase {
        OfferPhase(
            paymentMode: mode,
            period: CalendarDuration(months: months),
            periodCount: count,
            prices: prices(amount)
        )
    }

    @Test("The payments, and every paid phase as often as it is charged")
    func sums() throws {
        let cases: [([OfferPhase], String)] = [
            ([], "83.88"),
            ([Self.free], "83.88"),
            // 83.88 + 3 × 0.99
            ([Self.paid(.payAsYouGo, 1, 3, "0.99")], "86.85"),
            // Paid once for three months, however the file counts them.
            ([Self.paid(.payUpFront, 1, 3, "1.99")], "85.87"),
            ([Self.free, Self.paid(.payAsYouGo, 1, 2, "0.50")], "84.88"),
            ([Self.paid(.payUpFront, 1, 1, "0.005"), Self.paid(.payAsYouGo, 1, 2, "1")], "85.885"),
        ]
        for (phases, expected) in cases {
            #expect(try terms(phases).commitmentMaximum?.amount == DecimalAmount(expected))
            #expect(try terms(phases).commitment?.total.amount == DecimalAmount("83.88"))
        }
    }

    @Test("Of several seats, all of them")
    func seats() throws {
        // 5 × (83.88 + 2.97)
        let five = try terms([Self.paid(.payAsYouGo, 1, 3, "0.99")], quantity: 5)
        #expect(five.commitmentMaximum?.description == "USD 434.25")
    }

    @Test("Without a commitment, in another currency, or beyond all amounts there is no maximum")
    func none() throws {
        #expect(try terms([], plans: []).commitmentMaximum == nil)
        let committed = try terms([])
        for price in [Price("1", "EUR"), Price("170141183460469231731687303715", "USD")] {
            guard let price else { continue }
            let other = PurchaseTerms(
                product: committed.product,
                storefront: .unitedStates,
                offerPhases: [PricingPhase(price: price, period: CalendarDuration(months: 1), cycles: 3)],
                regularPhase: committed.regularPhase,
                eligibility: .eligible,
                commitment: committed.commitment
            )
            #expect(other.commitmentMaximum == nil)
        }
    }

    @Test("A commitment has no calculated price; the plan billed up front has")
    func calculated() throws {
        let upFront = BillingPlan(kind: .billedUpFront, prices: Self.prices("59.99"))
        for unit in PeriodUnit.allCases { #expect(try terms([]).calculatedPrice(per: unit) == nil) }
        let yearly = try terms([], plans: [upFront])
        #expect(yearly.calculatedPrice(per: .month)?.description == "USD 5.00")
        #expect(yearly.calculatedPrice(per: .year) == nil)
    }
}
