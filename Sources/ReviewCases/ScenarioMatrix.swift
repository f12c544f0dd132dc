internal import Paywright
internal import PaywrightDecisions
internal import PaywrightModel
internal import PaywrightValues

/// The built-in cases a localization is reviewed by: every kind of product, and every legal offer, order of phases and
/// eligibility, in US dollars and in yen (which has no decimals).
package enum ScenarioMatrix {
    /// The products without any offer: their lines stand once.
    package static let regular: [Scenario] = [
        ("weekly", weekly), ("monthly", monthly), ("quarterly", quarterly), ("yearly", yearly),
        ("monthly.JPY", monthlyInYen), ("yearly.JPY", yearlyInYen), ("lifetime", lifetime), ("credits", credits),
        ("pass", pass), ("free", free),
    ]
    .compactMap { name, shelf in Scenario(name, shelf.product(with: []), [.noOffer]) }

    /// The offers, each on one product.
    package static let offers: [Scenario] =
        introductory + returning + chains + yen
        + [
            Scenario("eligibility.unknown", monthly.product(with: [trial("P1W")]), [.unknown]),
            Scenario("code.oneTime", lifetime.product(with: [oneTimeCode]), [.code(name: "CODE")]),
        ].compactMap { $0 }

    /// Every scenario there is.
    package static var all: [Scenario] { regular + offers + kinds }

    // MARK: Products

    static let weekly = Shelf("Pro Weekly", .autoRenewable, "4.99", period: "P1W")
    static let monthly = Shelf("Pro Monthly", .autoRenewable, "9.99", period: "P1M")
    static let quarterly = Shelf("Pro Quarterly", .autoRenewable, "24.99", period: "P3M")
    static let yearly = Shelf("Pro Yearly", .autoRenewable, "59.99", period: "P1Y")
    private static let monthlyInYen = Shelf("Pro Monthly", .autoRenewable, "1500", "JPN", period: "P1M")
    private static let yearlyInYen = Shelf("Pro Yearly", .autoRenewable, "9800", "JPN", period: "P1Y")
    static let lifetime = Shelf("Pro Lifetime", .nonConsumable, "149.99")
    static let credits = Shelf("12 Credits", .consumable, "1.99")
    private static let pass = Shelf("Summer Pass", .nonRenewable, "14.99")
    private static let free = Shelf("Starter Pack", .nonConsumable, "0")

    // MARK: Offers

    private static let introductory: [Scenario] = [
        scenario(weekly, trial("P2D")), scenario(weekly, trial("P3D")), scenario(monthly, trial("P1W")),
        scenario(yearly, trial("P2W")),
        scenario(yearly, trial("P1M")), scenario(quarterly, trial("P2M")), scenario(yearly, trial("P1Y")),
        scenario(monthly, trial("P1M3D")),
        scenario(weekly, paid(.payAsYouGo, "P1W", 1)), scenario(weekly, paid(.payAsYouGo, "P1W", 5)),
        everyTwoDays(2), everyTwoDays(3),
        scenario(monthly, paid(.payAsYouGo, "P1M", 1)), scenario(monthly, paid(.payAsYouGo, "P1M", 2)),
        scenario(monthly, paid(.payAsYouGo, "P1M", 3)), scenario(monthly, paid(.payAsYouGo, "P1M", 11)),
        scenario(quarterly, paid(.payAsYouGo, "P3M", 2)), scenario(yearly, paid(.payAsYouGo, "P1Y", 1)),
        scenario(weekly, paid(.payUpFront, "P2W", 1, .introductory, "6.99")),
        scenario(monthly, paid(.payUpFront, "P1M", 1, .introductory, "4.99")),
        scenario(monthly, paid(.payUpFront, "P6M", 1)), scenario(monthly, paid(.payUpFront, "P1Y", 1)),
        scenario(yearly, paid(.payUpFront, "P2Y", 1)), scenario(yearly, paid(.payAsYouGo, "P1Y", 2)),
    ].compactMap { $0 }

    /// An offer that is paid every two days, for the forms of its words. Its badge is longer than those of weeks and months, by which
    /// badges are measured.
    private static func everyTwoDays(_ count: Int) -> Scenario? {
        Scenario(
            "introductory.payAsYouGo.\(count)xP2D",
            weekly.product(with: [paid(.payAsYouGo, "P2D", count)]),
            [.introductory],
            lines: [.offer, .offerBadgeSpoken, .disclosure]
        )
    }

    private static let returning: [Scenario] = [
        scenario(monthly, trial("P1M", .promotional)), scenario(monthly, paid(.payAsYouGo, "P1M", 3, .promotional)),
        scenario(monthly, paid(.payAsYouGo, "P1M", 1, .promotional)),
        scenario(yearly, paid(.payUpFront, "P6M", 1, .promotional, "19.99")),
        scenario(monthly, trial("P2W", .winBack)), scenario(quarterly, paid(.payAsYouGo, "P3M", 2, .winBack)),
        scenario(yearly, paid(.payAsYouGo, "P1Y", 1, .winBack)),
        scenario(monthly, paid(.payUpFront, "P3M", 1, .winBack, "19.99")),
        scenario(monthly, trial("P3D", .code)), scenario(monthly, paid(.payAsYouGo, "P1M", 2, .code)),
        scenario(monthly, paid(.payUpFront, "P1Y", 1, .code)),
    ].compactMap { $0 }

    /// An introductory offer and a stackable code after it: every legal pair of modes.
    private static let chains: [Scenario] = {
        let firsts = [trial("P1W"), paid(.payAsYouGo, "P1M", 2), paid(.payUpFront, "P3M", 1, .introductory, "9.99")]
        let nexts = [
            trial("P1M", .code), paid(.payAsYouGo, "P1M", 3, .code, "1.99"),
            paid(.payUpFront, "P6M", 1, .code, "19.99"),
        ]
        return firsts.flatMap { first in
            nexts.compactMap { next in
                guard let first, let next else { return nil }
                let name = "stacked.\(first.paymentMode.rawValue).\(next.paymentMode.rawValue)"
                return Scenario(name, monthly.product(with: [first, next]), [.introductory, .code(name: "CODE")])
            }
        }
    }()

    private static let yen: [Scenario] = [
        scenario(monthlyInYen, trial("P1W")),
        scenario(monthlyInYen, paid(.payAsYouGo, "P1M", 3, .introductory, "480", in: "JPN")),
        scenario(yearlyInYen, paid(.payUpFront, "P6M", 1, .promotional, "2400", in: "JPN")),
    ].compactMap { $0 }

    static let oneTimeCode = SubscriptionOffer(
        type: .code,
        paymentMode: .oneTime,
        period: nil,
        prices: prices("99.99", "USA"),
        id: "CODE"
    )

    // MARK: Making them

    struct Shelf {
        let name: String
        let type: ProductType
        let prices: StorefrontPrices
        let period: SubscriptionPeriod?

        init(_ name: String, _ type: ProductType, _ price: String, _ storefront: String = "USA", period: String? = nil)
        {
            self.name = name
            self.type = type
            prices = ScenarioMatrix.prices(price, storefront)
            self.period = period.flatMap { SubscriptionPeriod(iso8601: $0) }
        }

        func product(with offers: [SubscriptionOffer?]) -> Product {
            Product(
                id: name,
                type: type,
                names: [LocalizedName(locale: "en", name: name)],
                prices: prices,
                period: period,
                // All in one: a customer chooses between them, and they are compared.
                group: type == .autoRenewable ? SubscriptionGroup(id: "plans", name: "", level: nil) : nil,
                offers: offers.compactMap { $0 }
            )
        }
    }

    static func prices(_ amount: String, _ storefront: String) -> StorefrontPrices {
        guard let storefront = Storefront(storefront), let price = Price(amount, storefront.currency?.code ?? "") else {
            return StorefrontPrices()
        }
        return StorefrontPrices(price, in: storefront)
    }

    static func trial(_ period: String, _ type: OfferType = .introductory) -> SubscriptionOffer? {
        offer(.freeTrial, period, 1, type, StorefrontPrices())
    }

    static func paid(
        _ mode: PaymentMode,
        _ period: String,
        _ count: Int,
        _ type: OfferType = .introductory,
        _ amount: String? = nil,
        in storefront: String = "USA"
    ) -> SubscriptionOffer? {
        offer(mode, period, count, type, prices(amount ?? (mode == .payUpFront ? "29.99" : "0.99"), storefront))
    }

    static func offer(
        _ mode: PaymentMode,
        _ period: String,
        _ count: Int,
        _ type: OfferType,
        _ prices: StorefrontPrices
    ) -> SubscriptionOffer? {
        guard let period = CalendarDuration(iso8601: period) else { return nil }
        return SubscriptionOffer(
            type: type,
            paymentMode: mode,
            period: period,
            periodCount: count,
            prices: prices,
            id: type == .introductory ? nil : "CODE",
            isStackable: type == .code
        )
    }

    static func scenario(_ shelf: Shelf, _ offer: SubscriptionOffer?) -> Scenario? {
        guard let offer, let claim = OfferClaim(offer: offer), let price = shelf.prices.entries.first?.price else {
            return nil
        }
        let count = offer.periodCount > 1 ? "\(offer.periodCount)x" : ""
        let currency = price.currency.code == "USD" ? "" : "." + price.currency.code
        let period = offer.period?.description ?? ""
        let name = "\(offer.type.rawValue).\(offer.paymentMode.rawValue).\(count)\(period)\(currency)"
        return Scenario(name, shelf.product(with: [offer]), [claim])
    }
}
