import Paywright
import PaywrightDecisions
import PaywrightModel
import PaywrightTemplates
import PaywrightValues
import Testing
import TestSupport

/// Who buys what, as the tables of figures write it:
///
///     6.99 USD P1M + free P1W + each P1M x3 1.99; de; now 2025-10-30; vs 9.99 USD P1M
///
/// A price, a currency and a period, `once` (kept) or `consumable`; `+` is an offer that the customer gets, `-` one that the
/// customer does not get: `free`, `each` (paid every period) or `upFront`. Behind semicolons: the language, `in` a
/// storefront, `now`, `vs` the product that discounts compare with, `named`, `id`, `app` (the app's name), `custom`
/// key=value, `left` (2d 5h 30m 15s) and `from` (the largest unit of the countdown).
struct PeerSituation {
    private(set) var context: TemplateContext
    private(set) var locale = "en"

    /// Where a currency is bought with, if the table does not say.
    private static let storefronts = [
        "USD": "USA", "EUR": "DEU", "GBP": "GBR", "JPY": "JPN", "SEK": "SWE", "BOB": "BOL", "MXN": "MEX", "TWD": "TWN",
        "THB": "THA", "CNY": "CHN",
    ]

    init(_ text: String) throws {
        var fields: [String: String] = [:]
        let parts = text.split(separator: ";").map { $0.drop { $0 == " " } }
        for part in parts.dropFirst() {
            let words = part.split(separator: " ", maxSplits: 1)
            if words.count == 1 { locale = String(part) } else { fields[String(words[0])] = String(words[1]) }
        }
        let purchase = try #require(parts.first)
        context = TemplateContext(terms: try Self.terms(String(purchase), fields))
        if let reference = fields["vs"] { context.reference = try Self.terms(reference, [:]) }
        context.appName = fields["app"]
        if let pair = fields["custom"]?.split(separator: "="), pair.count == 2 {
            context.custom = [String(pair[0]): String(pair[1])]
        }
        let now = try fields["now"].map(Self.noon) ?? TemplateFixture.now
        context.clock = TemplateContext.Clock(now: now, calendar: try StoreCalendar(timeZone: "UTC"))
        if let left = fields["left"] { context.countdownEnd = now + (try Self.seconds(left)) * 1_000 }
        context.countdownUnit = fields["from"].flatMap(TemplateContext.CountdownUnit.init(rawValue:)) ?? .days
    }

    private static func terms(_ text: String, _ fields: [String: String]) throws -> PurchaseTerms {
        var words = text.split(separator: " ").map(String.init)[...]
        try #require(words.count >= 3)
        let (amount, currency, period) = (words.removeFirst(), words.removeFirst(), words.removeFirst())
        let country = try #require(fields["in"] ?? storefronts[currency])
        let storefront = try #require(Storefront(country))
        var offers: [SubscriptionOffer] = []
        var claims: [OfferClaim] = []
        while let sign = words.popFirst() {
            // A second offer follows the first one as a stackable code.
            let code = offers.isEmpty ? nil : "NEXT"
            offers.append(try offer(&words, currency, storefront, code: code))
            if sign == "+" { claims.append(code.map { .code(name: $0) } ?? .introductory) }
        }
        let isSubscription = period.hasPrefix("P")
        let product = try TemplateFixture.product(
            amount,
            currency,
            every: isSubscription ? period : nil,
            in: storefront,
            id: fields["id"] ?? "com.example.product",
            name: fields["named"] ?? "Product",
            type: period == "consumable" ? .consumable : nil,
            offers: offers
        )
        return try #require(
            OfferSelection.terms(for: product, in: storefront, claims: claims.isEmpty ? [.noOffer] : claims)
        )
    }

    private static func offer(
        _ words: inout ArraySlice<String>,
        _ currency: String,
        _ storefront: Storefront,
        code: String?
    ) throws -> SubscriptionOffer {
        let modes: [String: PaymentMode] = ["free": .freeTrial, "each": .payAsYouGo, "upFront": .payUpFront]
        try #require(words.count >= 2)
        let (name, period) = (words.removeFirst(), words.removeFirst())
        let mode = try #require(modes[name])
        let count = words.first?.hasPrefix("x") == true ? words.popFirst().flatMap { Int($0.dropFirst()) } : 1
        let amount = words.first.map { $0.first?.isNumber == true } == true ? words.popFirst() : nil
        return try TemplateFixture.offer(
            mode,
            period,
            times: try #require(count),
            amount,
            currency,
            in: storefront,
            type: code == nil ? .introductory : .code,
            id: code
        )
    }

    /// Noon of a day in UTC.
    private static func noon(_ day: String) throws -> Instant {
        try #require(Instant(rfc3339: "\(day)T12:00:00Z"))
    }

    private static func seconds(_ text: String) throws -> Int64 {
        let units: [Character: Int64] = ["d": 86_400, "h": 3_600, "m": 60, "s": 1]
        return try text.split(separator: " ").reduce(0) { sum, word in
            let unit = try #require(word.last.flatMap { units[$0] })
            let count = try #require(Int64(word.dropLast()))
            return sum + unit * count
        }
    }
}
