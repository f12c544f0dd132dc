internal import PaywrightStorage
public import PaywrightValues

/// What kind of product it is: StoreKit's `Product.ProductType`.
@nonexhaustive
public enum ProductType: String, Hashable, Sendable, CaseIterable {
    /// Used up, and bought again: coins, credits.
    case consumable
    /// Bought once, kept for good.
    case nonConsumable
    /// A subscription that renews until cancelled.
    case autoRenewable
    /// Access for a limited time that does not renew by itself: a season pass, Google Play's prepaid plans.
    case nonRenewable
}

/// A product's name in one language.
public struct LocalizedName: Hashable, Sendable {
    /// A BCP 47 tag, as the store's file states it with underscores made hyphens: "en-US", "zh-Hans".
    public let locale: String
    /// The name without spaces around it; never empty.
    public let name: String
    /// The description; empty when there is none.
    public let description: String

    /// A localized name from its parts.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag, as the store's file states it with underscores made hyphens: "en-US", "zh-Hans".
    ///   - name: The name without spaces around it; never empty.
    ///   - description: The description; empty when there is none.
    public init(locale: String, name: String, description: String = "") {
        self.locale = locale
        self.name = name
        self.description = description
    }
}

/// The subscription group a product belongs to.
public struct SubscriptionGroup: Hashable, Sendable {
    /// The store's identifier of the group.
    public let id: String
    /// The group's name.
    public let name: String
    /// The product's level in the group: 1 is the highest; nil when the store states none.
    public let level: Int?

    /// A group membership from its parts.
    ///
    /// - Parameters:
    ///   - id: The store's identifier of the group.
    ///   - name: The group's name.
    ///   - level: The product's level in the group: 1 is the highest; nil when the store states none.
    public init(id: String, name: String, level: Int?) {
        self.id = id
        self.name = name
        self.level = level
    }
}

/// A product that a bundle includes.
public struct IncludedProduct: Hashable, Sendable {
    /// The product identifier.
    public let id: String
    /// The localized names the store has, in the file's order.
    public let names: [LocalizedName]

    /// An included product from its parts.
    ///
    /// - Parameters:
    ///   - id: The product identifier.
    ///   - names: The localized names the store has, in the file's order.
    public init(id: String, names: [LocalizedName] = []) {
        self.id = id
        self.names = names
    }
}

/// Something a store sells.
///
/// In Google Play it is one base plan of a subscription: that is what has a period, a price and offers.
public struct Product: Hashable, Sendable {
    /// The product identifier: "com.example.pro.monthly".
    public var id: String { facts.value.id }
    /// The base plan of Google Play's product: "monthly"; nil elsewhere.
    public var basePlanID: String? { facts.value.basePlanID }
    /// The store that sells it.
    public var store: StoreName { facts.value.store }
    /// The kind of product.
    public var type: ProductType { facts.value.type }
    /// The localized names the store has, in the file's order.
    public var names: [LocalizedName] { facts.value.names }
    /// The locale of the file the product comes from, as a BCP 47 tag; nil when it states none.
    public var fileLocale: String? { facts.value.fileLocale }
    /// The price, per storefront. For a subscription billed up front, an enabled billing plan's price stands here.
    public var prices: StorefrontPrices { facts.value.prices }
    /// How often it renews, or how long a product that does not renew lasts where the store says it (a prepaid plan); nil
    /// for everything else.
    public var period: SubscriptionPeriod? { facts.value.period }
    /// The subscription group; nil for everything but a subscription.
    public var group: SubscriptionGroup? { facts.value.group }
    /// Every offer, in the store's order.
    public var offers: [SubscriptionOffer] { facts.value.offers }
    /// Every billing plan the store states.
    public var billingPlans: [BillingPlan] { facts.value.billingPlans }
    /// Whether the purchase can be shared with the family.
    public var isFamilyShareable: Bool { facts.value.isFamilyShareable }
    /// Whether the price is for one seat, of which a customer buys a number.
    public var isSoldPerSeat: Bool { facts.value.isSoldPerSeat }
    /// How every price of it stands to tax; nil where the store does not state it.
    public var tax: TaxTreatment? { facts.value.tax }
    /// What a bundle includes; empty for everything else.
    public var includes: [IncludedProduct] { facts.value.includes }
    /// By which identifiers purchases in other stores, or in its own beside `id`, state the same product: an identifier of
    /// Google Play's with its base plan as "premium:monthly". Empty where only `id` does.
    public var identifiers: [StoreName: [String]] { facts.value.identifiers }
    /// Whether its file has a field that this version does not know, and that may change what is charged beside the prices that
    /// it states. Then nothing is calculated from them: no price per month, no saving, no sum of several.
    public var leavesCalculationsOpen: Bool { facts.value.leavesCalculationsOpen }
    /// Where another price is stated to follow: the first day on which the price may be that one. What is charged from then on is not
    /// known, for the store may keep the old price for those who have subscribed before. Empty where no later price is stated.
    public var pricesUntil: [Storefront: CalendarDay] { facts.value.pricesUntil }
    /// On which other terms it is sold once: a rental, or an order before its release; nil for everything else.
    public var sale: OneTimeSale? { facts.value.sale }

    private let facts: Shared<Facts>

    private struct Facts: Hashable, Sendable {
        let id: String
        let basePlanID: String?
        let store: StoreName
        let type: ProductType
        let names: [LocalizedName]
        let fileLocale: String?
        let prices: StorefrontPrices
        let period: SubscriptionPeriod?
        let group: SubscriptionGroup?
        let offers: [SubscriptionOffer]
        let billingPlans: [BillingPlan]
        let isFamilyShareable: Bool
        let isSoldPerSeat: Bool
        let tax: TaxTreatment?
        let includes: [IncludedProduct]
        let identifiers: [StoreName: [String]]
        let leavesCalculationsOpen: Bool
        let pricesUntil: [Storefront: CalendarDay]
        let sale: OneTimeSale?
    }

    /// The identifiers that tell it from every other product: "premium", "premium:monthly".
    public var qualifiedID: String { basePlanID.map { "\(id):\($0)" } ?? id }

    /// A product from its parts.
    ///
    /// - Parameters:
    ///   - id: The product identifier: "com.example.pro.monthly".
    ///   - basePlanID: The base plan of Google Play's product: "monthly"; nil elsewhere.
    ///   - store: The store that sells it.
    ///   - type: The kind of product.
    ///   - names: The localized names the store has, in the file's order.
    ///   - fileLocale: The locale of the file the product comes from, as a BCP 47 tag; nil when it states none.
    ///   - prices: The price, per storefront.
    ///   - period: How often it renews, or how long a product that does not renew lasts where the store says it (a prepaid
    ///     plan); nil for everything else.
    ///   - group: The subscription group; nil for everything but a subscription.
    ///   - offers: Every offer, in the store's order.
    ///   - billingPlans: Every billing plan the store states.
    ///   - isFamilyShareable: Whether the purchase can be shared with the family.
    ///   - isSoldPerSeat: Whether the price is for one seat, of which a customer buys a number.
    ///   - tax: How every price of it stands to tax; nil where the store does not state it.
    ///   - includes: What a bundle includes; empty for everything else.
    ///   - identifiers: By which identifiers purchases in other stores, or in its own beside `id`, state the same product.
    ///   - leavesCalculationsOpen: Whether nothing may be calculated from its prices.
    ///   - pricesUntil: Where another price is stated to follow: the first day of that.
    ///   - sale: On which other terms it is sold once: a rental, or an order before its release.
    public init(
        id: String,
        basePlanID: String? = nil,
        store: StoreName = .appStore,
        type: ProductType,
        names: [LocalizedName] = [],
        fileLocale: String? = nil,
        prices: StorefrontPrices,
        period: SubscriptionPeriod? = nil,
        group: SubscriptionGroup? = nil,
        offers: [SubscriptionOffer] = [],
        billingPlans: [BillingPlan] = [],
        isFamilyShareable: Bool = false,
        isSoldPerSeat: Bool = false,
        tax: TaxTreatment? = nil,
        includes: [IncludedProduct] = [],
        identifiers: [StoreName: [String]] = [:],
        leavesCalculationsOpen: Bool = false,
        pricesUntil: [Storefront: CalendarDay] = [:],
        sale: OneTimeSale? = nil
    ) {
        facts = Shared(
            Facts(
                id: id,
                basePlanID: basePlanID,
                store: store,
                type: type,
                names: names,
                fileLocale: fileLocale,
                prices: prices,
                period: period,
                group: group,
                offers: offers,
                billingPlans: billingPlans,
                isFamilyShareable: isFamilyShareable,
                isSoldPerSeat: isSoldPerSeat,
                tax: tax,
                includes: includes,
                identifiers: identifiers,
                leavesCalculationsOpen: leavesCalculationsOpen,
                pricesUntil: pricesUntil,
                sale: sale
            )
        )
    }
}
