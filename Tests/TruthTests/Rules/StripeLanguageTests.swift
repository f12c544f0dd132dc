import Paywright
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Each sample in four languages: the amounts, the dates and the causes that its fields state, as the language writes them.
@Suite("Stripe: amounts, dates and causes in English, German, Japanese and Arabic")
struct StripeLanguageTests {
    private typealias Sample = StripeSample

    /// What the text of a sample holds in each language, and what it does not.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let input: String
        let holds: [String: [String]]
        var lacks: [String] = []
        var merchant: Merchant?
    }

    private static let second = [
        "en": "December 2, 2026", "de": "2. Dezember 2026", "ja": "2026年12月2日", "ar": "2 ديسمبر 2026",
    ]
    private static let sixteenth = [
        "en": "November 16, 2026", "de": "16. November 2026", "ja": "2026年11月16日", "ar": "16 نوفمبر 2026",
    ]

    /// The same for each language, with the amount by its separators.
    private static func texts(_ date: [String: String], point: String? = nil, comma: String? = nil) -> [String:
        [String]]
    {
        date.reduce(into: [:]) { texts, entry in
            texts[entry.key] = [entry.value] + [entry.key == "de" ? comma : point].compactMap { $0 }
        }
    }

    static let cases: [Case] = [
        Case(
            testDescription: "active",
            input: Sample.subscription(),
            holds: texts(second, point: "9.99", comma: "9,99")
        ),
        Case(
            testDescription: "three of 6000 yen",
            input: Sample.subscription(
                items: Sample.list(Sample.item(price: Sample.price(amount: "6000", currency: "jpy"), quantity: 3)),
                currency: "jpy"
            ),
            holds: texts(second, point: "18,000", comma: "18.000")
        ),
        Case(
            testDescription: "a trial",
            input: Sample.subscription("trialing", trialEnd: "\(Sample.end)"),
            holds: texts(second, point: "9.99", comma: "9,99")
        ),
        Case(
            testDescription: "cancelled",
            input: Sample.subscription(cancelAt: "\(Sample.end)", cancelsAtPeriodEnd: true),
            holds: texts(second),
            lacks: ["9.99", "9,99"]
        ),
        Case(
            testDescription: "a discount for good",
            input: Sample.subscription(
                discounts: "[\(Sample.discount(Sample.coupon(#""percent_off": 25"#)))]"
            ),
            holds: texts(second, point: "7.49", comma: "7,49"),
            lacks: ["9.99", "9,99"]
        ),
        Case(
            testDescription: "another plan next",
            input: Sample.subscription(
                schedule: Sample.schedule(
                    Sample.phase(Sample.start, Sample.end, price: #""price_1Ocean""#) + ","
                        + Sample.phase(
                            Sample.end,
                            Sample.end + 86_400 * 365,
                            price: Sample.price("price_1Year", amount: "9900", interval: "year")
                        )
                )
            ),
            holds: texts(second, point: "99.00", comma: "99,00"),
            lacks: ["9.99", "9,99"]
        ),
        Case(
            testDescription: "ended for a failed payment",
            input: Sample.subscription(
                "canceled",
                endedAt: "1794800000",
                more: #", "cancellation_details": {"comment": null, "feedback": null, "reason": "payment_failed"}"#
            ),
            holds: texts(sixteenth).merging(
                ["en": ["payment"], "de": ["Zahlung"], "ja": ["支払"], "ar": ["الدف"]],
                uniquingKeysWith: +
            ),
            lacks: ["9.99", "9,99"]
        ),
        Case(
            testDescription: "past due",
            input: Sample.subscription("past_due"),
            holds: ["en": ["payment"], "de": ["Zahlung"], "ja": ["支払"], "ar": ["الدف"]],
            lacks: ["9.99", "9,99"] + second.values
        ),
        Case(
            testDescription: "tax on top of the price",
            input: Sample.subscription(
                items: Sample.list(Sample.item(price: Sample.price(more: #", "tax_behavior": "exclusive""#)))
            ),
            holds: texts(second, point: "9.99", comma: "9,99").merging(
                [
                    "en": ["Any tax that applies is added to the price."],
                    "de": ["Zum Preis kommen gegebenenfalls Steuern hinzu."],
                    "ja": ["価格は税別で、該当する税金が加算されます。"],
                    "ar": ["لا يشمل السعر الضريبة، وتُضاف إليه أي ضريبة مستحقة."],
                ],
                uniquingKeysWith: +
            )
        ),
        Case(
            testDescription: "an invoice",
            input: Sample.subscription(collection: "send_invoice"),
            holds: texts(second, point: "9.99", comma: "9,99").merging(
                [
                    "en": ["You’ll then receive an invoice."], "de": ["Dann erhältst du eine Rechnung."],
                    "ja": ["その際に請求書が送付されます。"], "ar": ["وعندها ستُرسل إليك فاتورة."],
                ],
                uniquingKeysWith: +
            ),
            // Nothing is charged by itself.
            lacks: ["charged", "berechnet", "abgebucht", "ستُخصم", "خصم"]
        ),
        Case(
            testDescription: "active, with the merchant’s account",
            input: Sample.subscription(),
            holds: [
                "en": ["You can cancel in your account on Ocean.example (https://ocean.example/account)."],
                "de": ["Kündigen kannst du in deinem Account bei"], "ja": ["アカウントで解約できます"],
                "ar": ["يمكنك إلغاء الاشتراك من حسابك على"],
            ].mapValues { $0 + ["Ocean.example", "https://ocean.example/account"] },
            merchant: Merchant(name: "Ocean.example", link: "https://ocean.example/account")
        ),
        Case(
            testDescription: "active, with a merchant that has no name to show",
            input: Sample.subscription(),
            holds: ["en": ["9.99"], "de": ["9,99"], "ja": ["9.99"], "ar": ["9.99"]],
            lacks: ["in your account", "in deinem Account", "アカウントで", "من حسابك على"],
            merchant: Merchant(name: " ", link: "https://ocean.example/account")
        ),
        Case(
            testDescription: "active, with a merchant whose link has nothing to show",
            input: Sample.subscription(),
            holds: ["en": ["You can cancel in your account on Ocean.example."]],
            lacks: ["()"],
            merchant: Merchant(name: "Ocean.example", link: "")
        ),
    ]

    @Test("Each sample", arguments: cases)
    func holds(_ sample: Case) async throws {
        let importer = HistoryImporter(signatures: .unverified)
        let history = try await importer.history(from: Array(sample.input.utf8), file: "stripe.json").history
        let now = try #require(Instant(rfc3339: "2026-11-20T12:00:00Z"))
        let options = StatusOptions(prices: PaywallOptions(merchant: sample.merchant))
        for (tag, words) in sample.holds {
            let text = try Language(tag).status(of: history, at: now, in: "UTC", options: options).detail
            // Marks of direction and spaces that do not break stand where the language wants them.
            let plain = String(text.unicodeScalars.filter { !$0.properties.isBidiControl })
                .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
            for word in words { #expect(plain.contains(word), "\(tag): \(plain)") }
            for word in sample.lacks { #expect(!plain.contains(word), "\(tag): \(plain)") }
        }
    }
}
