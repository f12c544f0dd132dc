internal import Paywright
internal import PaywrightDecisions
internal import PaywrightModel
internal import PaywrightValues

/// Every other kind of terms: commitments, prepaid plans, offers of several phases, quantities, bundles and savings.
extension ScenarioMatrix {
    package static let kinds: [Scenario] =
        (commitments + prepaid + phases + quantities + savings + taxes + checkout + sales).compactMap { $0 }

    // MARK: Commitments

    private static let termsLines: Set<ProductLine> = [
        .price, .period, .frequency, .pricePerPeriod, .commitment, .commitmentBadge, .offer, .offerBadge, .callToAction,
        .callToActionShort, .disclosure,
    ]

    /// In France, where both stores sell plans with a commitment; in the United States the App Store sells none.
    private static let commitments: [Scenario?] = {
        let plans = [plan(.newCommitment), plan(.withoutCommitment), plan(nil)]
        let names = ["renews", "continues", "unstated"]
        let regular = zip(names, plans).map { name, plan in
            let store: StoreName = name == "continues" ? .googlePlay : .appStore
            return commitment("commitment.\(name)", plan, nil, [.noOffer], store: store)
        }
        let free = trial("P1W")
        let cheap = paid(.payAsYouGo, "P1M", 3, in: "FRA")
        return regular + [
            commitment("commitment.freeTrial", plan(.newCommitment), free, [.introductory]),
            commitment("commitment.payAsYouGo", plan(.newCommitment), cheap, [.introductory]),
            commitment("commitment.six", plan(.newCommitment, payments: 6), nil, [.noOffer]),
        ] + lengths
    }()

    /// Commitments of other lengths: two years by months and by quarters, and one of weeks.
    private static let lengths: [Scenario?] = [(24, 1, .month), (8, 3, .month), (52, 1, .week)].map {
        (payments: Int, count: Int, unit: PeriodUnit) in
        let billed = SubscriptionPeriod(count, unit)
        return commitment(
            "commitment.\(payments).\(billed?.description ?? "")",
            plan(.newCommitment, payments: payments, each: billed),
            nil,
            [.noOffer],
            showing: unit == .month && count == 1
                ? termsLines : [.price, .frequency, .commitment, .commitmentBadge, .disclosure]
        )
    }

    private static func plan(
        _ renewal: Commitment.Renewal?,
        payments: Int = 12,
        each period: SubscriptionPeriod? = SubscriptionPeriod(1, .month)
    ) -> BillingPlan {
        BillingPlan(
            kind: .monthlyWithCommitment,
            prices: prices("6.99", "FRA"),
            billingPeriod: period,
            paymentCount: payments,
            renewal: renewal
        )
    }

    private static func commitment(
        _ name: String,
        _ plan: BillingPlan,
        _ offer: SubscriptionOffer?,
        _ claims: [OfferClaim],
        store: StoreName = .appStore,
        showing lines: Set<ProductLine> = termsLines
    ) -> Scenario? {
        let product = Product(
            id: name,
            store: store,
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: "Pro Yearly")],
            prices: prices("59.99", "FRA"),
            period: SubscriptionPeriod(1, .year),
            offers: [offer].compactMap { $0 },
            billingPlans: [plan]
        )
        return Scenario(name, product, claims, lines: lines)
    }

    // MARK: Google Play

    private static let prepaid: [Scenario?] = ["P1M", "P3M", "P30D"].map { period in
        let product = play([], type: .nonRenewable, price: "9.99", period: period)
        let lines: Set<ProductLine> = [.price, .period, .callToAction, .callToActionShort, .disclosure]
        return Scenario("prepaid.\(period)", product, [.noOffer], lines: lines)
    }

    /// A free phase and a paid one, then the regular price: for customers who are not stated, and for new customers.
    private static let phases: [Scenario?] = {
        let free = OfferPhase(paymentMode: .freeTrial, period: CalendarDuration(days: 3))
        let seconds = [
            phase(.payAsYouGo, CalendarDuration(months: 1), 1), phase(.payAsYouGo, CalendarDuration(months: 1), 3),
            phase(.payUpFront, CalendarDuration(weeks: 4), 1),
        ]
        let chains = seconds.map { [free, $0] } + [[free], [seconds[0]], [seconds[2]]]
        return [OfferType.unspecified, .introductory].flatMap { type in
            chains.compactMap { chain -> Scenario? in
                guard let first = chain.first else { return nil }
                let offer = SubscriptionOffer(type: type, first: first, following: Array(chain.dropFirst()), id: "a")
                let product = play([offer], price: "59.99", period: "P1Y")
                let parts = chain.map { $0.paymentMode.rawValue + ".\($0.duration?.description ?? "")" }
                return Scenario("play.\(type.rawValue).\(parts.joined(separator: "."))", product, [.offer(id: "a")])
            }
        }
    }()

    private static func phase(_ mode: PaymentMode, _ period: CalendarDuration?, _ count: Int) -> OfferPhase {
        OfferPhase(paymentMode: mode, period: period, periodCount: count, prices: prices("0.99", "USA"))
    }

    private static func play(
        _ offers: [SubscriptionOffer],
        type: ProductType = .autoRenewable,
        price: String,
        period: String
    ) -> Product {
        Product(
            id: "premium",
            basePlanID: "plan",
            store: .googlePlay,
            type: type,
            names: [LocalizedName(locale: "en", name: "Premium")],
            prices: prices(price, "USA"),
            period: SubscriptionPeriod(iso8601: period),
            offers: offers
        )
    }

    // MARK: Quantities and bundles

    private static let quantities: [Scenario?] = {
        let seats = [1, 2, 3, 5, 11, 21, 100].map { (count: Int) -> Scenario? in
            // One and two have forms of their own in some languages, in the terms and on the button too.
            let lines: Set<ProductLine> =
                [1, 2, 5].contains(count)
                ? [.price, .pricePerPeriod, .pricePerPeriodSpoken, .seats, .callToAction, .disclosure]
                : [.price, .seats]
            return Scenario("seats.\(count)", team("P1M"), [.noOffer], quantity: count, lines: lines)
        }
        let periods = ["P1W", "P3M", "P1Y"].map { (period: String) -> Scenario? in
            Scenario("seats.5.\(period)", team(period), [.noOffer], quantity: 5, lines: [.seats])
        }
        let bundle = Product(
            id: "bundle",
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: "Everything")],
            prices: prices("14.99", "USA"),
            period: SubscriptionPeriod(1, .month),
            includes: ["Aurora", "Borealis", "Comet"].map { IncludedProduct(id: $0) }
        )
        return seats + periods + [
            Scenario("seats.5.lifetime", team(nil), [.noOffer], quantity: 5, lines: [.price, .seats, .disclosure]),
            Scenario(
                "seats.5.freeTrial",
                team("P1M", offers: [trial("P1W")].compactMap { $0 }),
                [.introductory],
                quantity: 5,
                lines: [.offer, .offerBadge, .callToAction, .disclosure]
            ),
            Scenario(
                "seats.2.payAsYouGo",
                team("P1M", offers: [paid(.payAsYouGo, "P1M", 3)].compactMap { $0 }),
                [.introductory],
                quantity: 2,
                lines: [.offer, .offerBadge, .offerBadgeSpoken, .callToAction, .disclosure]
            ),
            pieces(1, [.price, .quantity, .callToAction, .disclosure]),
            pieces(2, [.price, .callToAction, .disclosure]),
            pieces(3, [.price, .quantity, .callToAction, .disclosure]),
            pieces(5, [.price, .callToAction]),
            Scenario("bundle", bundle, [.noOffer], lines: [.includes]),
        ]
    }()

    private static func pieces(_ count: Int, _ lines: Set<ProductLine>) -> Scenario? {
        Scenario("quantity.\(count)", credits.product(with: []), [.noOffer], quantity: count, lines: lines)
    }

    private static func team(_ period: String?, offers: [SubscriptionOffer] = []) -> Product {
        Product(
            id: "team",
            type: period == nil ? .nonConsumable : .autoRenewable,
            names: [LocalizedName(locale: "en", name: "Team")],
            prices: prices("4.99", "USA"),
            period: period.flatMap { SubscriptionPeriod(iso8601: $0) },
            offers: offers,
            isSoldPerSeat: true
        )
    }

    // MARK: Savings

    static let savingLines: Set<ProductLine> = [
        .formerPrice, .formerPriceSpoken, .savingsPercent, .savingsAmount, .savingsTime, .savingsComparison,
        .savingsPerUnit, .savingsOfferPercent, .savingsOfferAmount, .savingsWithOfferPercent, .savingsWithOfferAmount,
    ]

    private static let savings: [Scenario?] = {
        let halfYear = paid(.payUpFront, "P6M", 1, .introductory, "19.99")
        let cheapYear = paid(.payAsYouGo, "P1Y", 1, .introductory, "39.99")
        let cheapMonths = paid(.payAsYouGo, "P1M", 3, .promotional, "4.99")
        return [
            saving("savings.yearly", yearly, nil, [.noOffer], against: monthly),
            saving("savings.quarterly", quarterly, nil, [.noOffer], against: monthly),
            saving("savings.yearly.weekly", yearly, nil, [.noOffer], against: weekly),
            saving("savings.yearly.introductory", yearly, cheapYear, [.introductory], against: monthly),
            saving("savings.monthly.upFront", monthly, halfYear, [.introductory], against: weekly),
            saving("savings.monthly.promotional", monthly, cheapMonths, [.promotional(id: "CODE")], against: nil),
            saving("savings.lifetime.code", lifetime, oneTimeCode, [.code(name: "CODE")], against: nil),
        ]
    }()

    private static func saving(
        _ name: String,
        _ shelf: Shelf,
        _ offer: SubscriptionOffer?,
        _ claims: [OfferClaim],
        against reference: Shelf?
    ) -> Scenario? {
        let terms = reference.flatMap { shelf in
            OfferSelection.terms(for: shelf.product(with: []), in: .unitedStates, claims: [.noOffer])
        }
        return Scenario(name, shelf.product(with: [offer]), claims, comparedWith: terms, lines: savingLines)
    }
}
