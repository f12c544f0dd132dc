import Paywright
import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightReports
import PaywrightValues
import TestSupport
import Testing

/// An amount for several stands with their number, and only where a field states that it is for as many.
@Suite("How many an amount of a status is for")
struct CountedAmountTests {
    private typealias Sample = StripeSample

    private static func several(_ quantity: Int, discounts: String = "[]", second: Bool = false) -> String {
        let items =
            [Sample.item(quantity: quantity)] + (second ? [Sample.item("si_2", price: Sample.price("price_2"))] : [])
        return Sample.subscription(items: Sample.list(items.joined(separator: ", ")), discounts: discounts)
    }

    private static let seats = Product(
        id: "price_1Ocean",
        store: .stripe,
        type: .autoRenewable,
        names: [],
        prices: StorefrontPrices(),
        period: SubscriptionPeriod(iso8601: "P1M"),
        isSoldPerSeat: true
    )

    static let cases: [RuleCase] = [
        RuleCase(
            "one",
            [several(1)],
            is: ["active"],
            says: ["for €9.99 on December 2, 2026"],
            neverSays: ["quantity", "seat"]
        ),
        RuleCase("one seat", [several(1)], products: [seats], is: ["active"], says: ["€9.99 on"], neverSays: ["seat"]),
        RuleCase(
            "five",
            [several(5)],
            is: ["active"],
            says: ["for €49.95 (total, quantity: 5) on December 2, 2026"],
            neverSays: ["seat"]
        ),
        RuleCase(
            "five seats",
            [several(5)],
            products: [seats],
            is: ["active"],
            says: ["for €49.95 (5 seats) on December 2, 2026"],
            neverSays: ["quantity"]
        ),
        RuleCase(
            "five seats, reduced",
            [several(5, discounts: "[\(Sample.discount(Sample.coupon(#""percent_off": 20"#)))]")],
            products: [seats],
            is: ["offerPrice"],
            says: ["€39.96 (5 seats)"]
        ),
        RuleCase(
            "what two items come to is for none of their numbers",
            [several(5, second: true)],
            products: [seats],
            is: ["active", "active"],
            says: ["€59.94"],
            neverSays: ["seats"]
        ),
    ]

    @Test("Each case", arguments: cases)
    func holds(sample: RuleCase) async throws { try await sample.check() }

    @Test("The timeline and the answer for programs have the number too")
    func json() async throws {
        let answer = try await RuleAnswer([Self.several(5)], products: [Self.seats])
        let purchase = try #require(answer.status.purchases.first)
        let price = try #require(Price("49.95", "EUR"))
        #expect(purchase.counts.number(of: price) == 5 && purchase.counts.areSeats)
        #expect(purchase.counts.number(of: try #require(Price("9.99", "EUR"))) == nil)
    }

    @Test(
        "The country of a customer of Stripe’s: as found for tax, else the address, and none where they disagree",
        arguments: [
            (#"{"id": "cus_1", "object": "customer", "address": {"country": "DE"}}"#, "DEU"),
            (
                #"{"id": "cus_1", "object": "customer", "address": {"country": "DE"}, "tax": {"location": {"country": "DE", "source": "billing_address", "state": null}}}"#,
                "DEU"
            ),
            (
                #"{"id": "cus_1", "object": "customer", "address": null, "tax": {"location": {"country": "US", "source": "ip_address", "state": "CA"}}}"#,
                "USA"
            ),
            (
                #"{"id": "cus_1", "object": "customer", "address": {"country": "DE"}, "tax": {"location": {"country": "US", "source": "ip_address", "state": "CA"}}}"#,
                nil
            ),
            (#"{"id": "cus_1", "object": "customer", "address": {"country": null}}"#, nil), (#""cus_1""#, nil),
        ] as [(String, String?)]
    )
    func country(customer: String, country: String?) async throws {
        let input = Sample.subscription().replacing(#""customer": "cus_1""#, with: #""customer": \#(customer)"#)
        #expect(try await RuleAnswer([input]).status.purchases.map(\.storefront) == [country])
    }

    @Test("The number stands beside the amount in every language, and once")
    func languages() async throws {
        let answer = try await RuleAnswer([Self.several(5)], products: [Self.seats])
        let purchase = try #require(answer.status.purchases.first)
        for (locale, text) in [
            ("de", "49,95 € (5 Lizenzen)"), ("ja", "€49.95（5ライセンス）"), ("zh-Hans", "€49.95（5 个席位）"),
            ("ko", "€49.95(라이선스 5개)"), ("fr", "49,95 € (5 licences)"),
        ] {
            let lines = try StatusFormatter(locale: locale, timeZone: "UTC").lines(
                for: purchase,
                now: answer.status.now
            )
            let detail = try #require(lines[.detail]).string.replacing("\u{A0}", with: " ").replacing(
                "\u{202F}",
                with: " "
            )
            #expect(detail.contains(text), "\(detail)")
        }
    }
}
