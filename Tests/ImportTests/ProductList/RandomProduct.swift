import PaywrightModel
import PaywrightValues
import TestSupport

/// Products with any values that a product list can have, for properties that hold for all of them.
struct RandomProduct {
    private var generator: SplitMix64
    /// What a product is billed in: an offer in another currency is left out where it is read.
    private var currencies: [Storefront: CurrencyCode] = [:]

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    /// Up to eight products, each of its own id.
    mutating func products() -> [Product] {
        let included = (0..<3).map { "product\($0)" }
        return (0..<Int.random(in: 1...8, using: &generator)).map { product(id: "product\($0)", including: included) }
    }

    private mutating func product(id: String, including ids: [String]) -> Product {
        currencies = [:]
        let store = element(StoreName.allCases)
        let type = element(ProductType.allCases)
        let renews = type == .autoRenewable
        let productPrices = prices(in: store)
        return Product(
            id: chance() ? id : id + " \"ü\"",
            basePlanID: chance() ? nil : element(["monthly", "b\\1", " x"]),
            store: store,
            type: type,
            names: names(),
            fileLocale: element([nil, "en", "en", "pt-BR"]),
            prices: productPrices,
            period: renews || (type == .nonRenewable && chance()) ? period() : nil,
            group: renews && chance()
                ? SubscriptionGroup(id: "g", name: element(["", "Aurora"]), level: element([nil, 1, 9])) : nil,
            offers: (0..<Int.random(in: 0...3, using: &generator)).map { offer($0, renews: renews, in: store) },
            billingPlans: renews ? billingPlans(productPrices, in: store) : [],
            isFamilyShareable: chance(),
            isSoldPerSeat: chance(),
            tax: element([nil, .included, .added]),
            includes: chance() ? [] : ids.map { IncludedProduct(id: $0, names: names()) },
            identifiers: identifiers(of: id),
            leavesCalculationsOpen: chance(),
            pricesUntil: pricesUntil(in: productPrices),
            sale: sale(of: type)
        )
    }

    /// A rental, or an order before the release.
    private mutating func sale(of type: ProductType) -> OneTimeSale? {
        let instants = [nil, Instant(rfc3339: "2026-12-10T08:00:00Z"), Instant(rfc3339: "2027-01-01T00:00:00.5Z")]
        switch type {
        case _ where chance(): return nil
        case .autoRenewable: return nil
        case .nonRenewable:
            let period = element([nil, CalendarDuration.days(30), CalendarDuration(months: 1, days: 3)])
            return .rental(Rental(period: period, afterStart: element([nil, .hours(48), .days(2)])))
        case .consumable, .nonConsumable: return .preorder(Preorder(release: element(instants), end: element(instants)))
        }
    }

    /// Where another price follows.
    private mutating func pricesUntil(in prices: StorefrontPrices) -> [Storefront: CalendarDay] {
        prices.entries.reduce(into: [:]) { days, entry in
            if chance() { days[entry.storefront] = CalendarDay(element(["2027-01-01", "2028-02-29"])) }
        }
    }

    /// Identifiers that no other product has.
    private mutating func identifiers(of id: String) -> [StoreName: [String]] {
        guard chance() else { return [:] }
        let stores = StoreName.allCases.filter { _ in chance() }
        return Dictionary(
            uniqueKeysWithValues: stores.map { store in
                (store, (0..<Int.random(in: 1...2, using: &generator)).map { "\(id) \(store):\($0)" })
            }
        )
    }

    private mutating func offer(_ index: Int, renews: Bool, in store: StoreName) -> SubscriptionOffer {
        let type = renews ? element(OfferType.allCases) : element([OfferType.code, .unspecified])
        let phases = (0..<(renews ? Int.random(in: 1...2, using: &generator) : 1)).map { _ in phase(renews, in: store) }
        let customers = CustomerStanding.allCases.filter { _ in chance() }
        return SubscriptionOffer(
            type: type,
            first: phases[0],
            following: Array(phases.dropFirst()),
            id: type == .introductory && chance() ? nil : "offer\(index)",
            isStackable: chance(),
            billingPlan: chance() ? nil : element(BillingPlan.Kind.allCases),
            customers: chance() ? nil : Set(customers)
        )
    }

    private mutating func phase(_ renews: Bool, in store: StoreName) -> OfferPhase {
        guard renews else { return OfferPhase(paymentMode: .oneTime, period: nil, prices: prices(in: store)) }
        let length =
            chance()
            ? CalendarDuration(months: Int.random(in: 1...12, using: &generator)) : CalendarDuration(months: 1, days: 3)
        let mode = element([PaymentMode.freeTrial, .payAsYouGo, .payUpFront])
        return OfferPhase(
            paymentMode: mode,
            period: length,
            periodCount: Int.random(in: 1...4, using: &generator),
            prices: mode != .freeTrial ? prices(in: store) : chance() ? StorefrontPrices() : free(prices(in: store))
        )
    }

    private mutating func billingPlans(_ productPrices: StorefrontPrices, in store: StoreName) -> [BillingPlan] {
        var plans: [BillingPlan] = []
        if chance() {
            // An enabled plan billed up front costs what the product costs, in all of its storefronts or in some.
            let isEnabled = chance()
            let some = StorefrontPrices(Array(productPrices.entries.prefix(1)))
            let own = isEnabled ? some : prices(in: store)
            plans.append(
                BillingPlan(kind: .billedUpFront, prices: chance() ? productPrices : own, isEnabled: isEnabled)
            )
        }
        if chance() {
            plans.append(
                BillingPlan(
                    kind: .monthlyWithCommitment,
                    prices: prices(in: store),
                    commitmentPrices: chance() ? StorefrontPrices() : prices(in: store),
                    billingPeriod: period(),
                    paymentCount: Int.random(in: 1...24, using: &generator),
                    renewal: chance() ? nil : element(Commitment.Renewal.allCases),
                    isEnabled: chance()
                )
            )
        }
        return plans
    }

    private mutating func names() -> [LocalizedName] {
        ["en", "de", "zh-Hans"].filter { _ in chance() }.map { locale in
            LocalizedName(
                locale: locale,
                name: element(["Pro", "é \"q\" \\ \n ‏x", "极光", "a\u{0}b"]),
                description: element(["", "Text", "two\nlines"])
            )
        }
    }

    private mutating func period() -> SubscriptionPeriod? {
        SubscriptionPeriod(Int.random(in: 1...400, using: &generator), element(PeriodUnit.allCases))
    }

    /// The price 0 in the same storefronts.
    private func free(_ prices: StorefrontPrices) -> StorefrontPrices {
        StorefrontPrices(
            prices.entries.map { entry in
                let price = Price(amount: .zero, currency: entry.price.currency)
                return StorefrontPrices.Entry(storefront: entry.storefront, price: price)
            }
        )
    }

    /// Prices above 0, in the App Store's currency or in another one.
    private mutating func prices(in store: StoreName) -> StorefrontPrices {
        let regions = Storefront.all + ["BGD", "ZZZ"].compactMap { Storefront($0) }
        return StorefrontPrices(
            (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
                let storefront = element(regions)
                let other = element(CurrencyCode.all)
                let currency = currencies[storefront] ?? (chance() ? storefront.currency ?? other : other)
                currencies[storefront] = currency
                let amount = DecimalAmount(billionths: Int128(Int64.random(in: 1...Int64.max, using: &generator)))
                return StorefrontPrices.Entry(
                    storefront: storefront,
                    price: Price(
                        amount: amount,
                        currency: currency,
                        displayString: chance() ? nil : "\(amount) \(currency.code)"
                    )
                )
            }
        )
    }

    private mutating func chance() -> Bool { Bool.random(using: &generator) }

    private mutating func element<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }
}
