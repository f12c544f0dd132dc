import PaywrightDecisions
import PaywrightModel
import Testing

/// What is less than Stripe charges: “If the amount due for the invoice is less than Stripe’s minimum allowed charge per currency, the
/// invoice is automatically marked paid, and we add the amount due to the customer’s balance which is applied to the next invoice.” The
/// amounts are those of docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, in the smallest unit of each currency.
@Suite("Stripe: what is less than the least is not charged")
struct StripeLeastChargeTests {
    private typealias Sample = StripeSample
    private typealias Invoice = StripeInvoiceText

    static let least: [(currency: String, units: Int, amount: String)] = [
        ("aed", 200, "AED 2.00"), ("aud", 50, "AUD 0.50"), ("bgn", 100, "BGN 1.00"), ("brl", 50, "BRL 0.50"),
        ("cad", 50, "CAD 0.50"),
        ("chf", 50, "CHF 0.50"), ("czk", 1_500, "CZK 15.00"), ("dkk", 250, "DKK 2.50"), ("eur", 50, "EUR 0.50"),
        ("gbp", 30, "GBP 0.30"), ("hkd", 400, "HKD 4.00"), ("huf", 17_500, "HUF 175.00"), ("inr", 50, "INR 0.50"),
        ("jpy", 50, "JPY 50"),
        ("mxn", 1_000, "MXN 10.00"), ("myr", 200, "MYR 2.00"), ("nok", 300, "NOK 3.00"), ("nzd", 50, "NZD 0.50"),
        ("pln", 200, "PLN 2.00"), ("ron", 200, "RON 2.00"), ("sek", 300, "SEK 3.00"), ("sgd", 50, "SGD 0.50"),
        ("thb", 1_000, "THB 10.00"), ("usd", 50, "USD 0.50"),
    ]

    private static func subscription(_ units: Int, _ currency: String = "eur", discounts: String = "[]") -> String {
        let price = Sample.price(amount: "\(units)", currency: currency)
        return Sample.subscription(
            items: Sample.list(Sample.item(price: price)),
            discounts: discounts,
            currency: currency
        )
    }

    @Test("The least of each currency is charged, and a unit less is not", arguments: least)
    func charges(least: (currency: String, units: Int, amount: String)) async throws {
        let charged = Self.subscription(least.units, least.currency)
        try await ChargeCase("least", [charged], is: "active", moments: [["2026-12-02 \(least.amount)"]]).check()
        let less = Self.subscription(least.units - 1, least.currency)
        try await ChargeCase("less", [less], is: "active", moments: [["2026-12-02 not stated"]]).check()
    }

    private static func seat(_ amount: String) -> String {
        Sample.item("si_2", price: Sample.price("price_1Seat", amount: amount))
    }

    private static let reduced = "[\(Sample.discount(Sample.coupon(#""percent_off": 97"#)))]"

    static let cases: [ChargeCase] = [
        ChargeCase("nothing", [subscription(0)], is: "active", moments: [["2026-12-02 free"]]),
        ChargeCase(
            "of a currency that the table lacks the least is not known",
            [subscription(1, "isk")],
            is: "active",
            moments: [["2026-12-02 ISK 0.01"]]
        ),
        ChargeCase(
            "what a discount leaves",
            [subscription(1_500, discounts: reduced)],
            is: "offerPrice",
            moments: [["2026-12-02 not stated"]],
            never: ["0.45"]
        ),
        ChargeCase(
            "two items that are less each, and enough together",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(price: Sample.price(amount: "30")), seat("25"))
                )
            ],
            is: "active",
            "active",
            moments: [["2026-12-02 EUR 0.55"], ["2026-12-02 not stated"]]
        ),
        ChargeCase(
            "two items that are less together",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(price: Sample.price(amount: "30")), seat("15"))
                )
            ],
            is: "active",
            "active",
            moments: [["2026-12-02 not stated"], ["2026-12-02 not stated"]],
            never: ["0.45"]
        ),
        ChargeCase(
            "a preview of an invoice",
            [Sample.subscription(), Invoice.preview(due: 45)],
            is: "active",
            moments: [["2026-12-02 not stated"]],
            never: ["0.45"]
        ),
    ]

    @Test("What is less", arguments: cases)
    func tells(case charge: ChargeCase) async throws { try await charge.check() }

    @Test("The field is named")
    func withheld() async throws {
        let withheld = try await RuleAnswer([Self.subscription(45)]).status.purchases.flatMap(\.withheld)
        #expect(withheld == [Doubt(facts: .amount, reason: .undecided, field: "$.items.data[0].price")])
    }
}
