import Paywright
import PaywrightDecisions
import PaywrightModel
import PaywrightTemplates
import PaywrightValues
import Testing
import TestSupport

/// Products and customers that templates are filled in for.
enum TemplateFixture {
    /// 2026-01-31T12:00:00Z: a month's last day, so that a month is seen to be no 30 days.
    static let now = Instant(milliseconds: 1_769_860_800_000)

    static func product(
        _ amount: String,
        _ currency: String = "USD",
        every period: String?,
        in storefront: Storefront = .unitedStates,
        id: String = "com.example.aurora.quarterly",
        name: String = "Aurora Quarterly",
        type: ProductType? = nil,
        offers: [SubscriptionOffer] = []
    ) throws -> Product {
        let price = try #require(Price(amount, currency))
        return Product(
            id: id,
            type: type ?? (period == nil ? .nonConsumable : .autoRenewable),
            names: [LocalizedName(locale: "en", name: name, description: "Every sky map.")],
            prices: StorefrontPrices(price, in: storefront),
            period: try period.map { try #require(SubscriptionPeriod(iso8601: $0)) },
            group: period.map { _ in SubscriptionGroup(id: "aurora", name: "", level: nil) },
            offers: offers
        )
    }

    static func offer(
        _ mode: PaymentMode,
        _ period: String,
        times count: Int = 1,
        _ amount: String? = nil,
        _ currency: String = "USD",
        in storefront: Storefront = .unitedStates,
        type: OfferType = .introductory,
        id: String? = nil
    ) throws -> SubscriptionOffer {
        SubscriptionOffer(
            type: type,
            paymentMode: mode,
            period: CalendarDuration(iso8601: period),
            periodCount: count,
            prices: StorefrontPrices(try #require(Price(amount ?? "0", currency)), in: storefront),
            id: id,
            isStackable: type == .code
        )
    }

    static func terms(
        _ product: Product,
        _ claims: OfferClaim...,
        in storefront: Storefront = .unitedStates
    ) throws -> PurchaseTerms {
        try #require(OfferSelection.terms(for: product, in: storefront, claims: claims.isEmpty ? [.noOffer] : claims))
    }

    /// What `TemplateVariable.exampleDescription` says.
    static func example() throws -> TemplateContext {
        let offers = try [
            offer(.freeTrial, "P2W"), offer(.payAsYouGo, "P1M", times: 3, "4.99", type: .code, id: "SKY"),
        ]
        let quarterly = try product("24.99", every: "P3M", offers: offers)
        var context = try context(terms(quarterly, .introductory, .code(name: "SKY")))
        context.reference = try terms(product("9.99", every: "P1M", id: "com.example.aurora.monthly"))
        context.products = ["primary": context.terms]
        context.appName = "Aurora"
        context.custom = ["<key>": "the value"]
        context.countdownEnd = now + 93_784_567
        return context
    }

    static func context(_ terms: PurchaseTerms) throws -> TemplateContext {
        var context = TemplateContext(terms: terms)
        context.clock = TemplateContext.Clock(now: now, calendar: try StoreCalendar(timeZone: "UTC"))
        return context
    }

    static func render(
        _ source: String,
        _ dialect: TemplateDialect,
        _ context: TemplateContext,
        _ locale: String = "en"
    ) throws -> RenderedTemplate {
        PaywallTemplate(source, dialect: dialect).render(context, with: try PaywallFormatter(locale: locale))
    }

    /// The text of one variable in the middle of a text.
    static func value(
        _ name: String,
        _ dialect: TemplateDialect,
        _ context: TemplateContext,
        _ locale: String = "en"
    ) throws -> String {
        let text = try render("|\(dialect.syntax(of: name))|", dialect, context, locale).text.string
        #expect(text.hasPrefix("|") && text.hasSuffix("|"))
        return String(text.dropFirst().dropLast())
    }

    /// No-break spaces as spaces, direction characters left out.
    static func visible(_ text: String) -> String {
        text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
            .filter { !"\u{2068}\u{2069}\u{200E}\u{200F}".contains($0) }
    }
}
