import Testing

/// A charge that a store has calculated, beside a subscription that leaves the amount open without it.
@Suite("A broken field of a stated charge adds nothing to what is told")
struct StatedChargeDamageTests {
    private typealias Stripe = StripeSample
    private typealias Invoice = StripeInvoiceText

    private static func seed(_ name: String, _ first: String, _ second: String, of object: String) -> DamageSeed {
        DamageSeed(
            name,
            JSONText(parsing: "[\(first), \(second)]"),
            objects: [("subscription", ["0"]), (object, ["1"])]
        )
    }

    private static let stripe = [
        seed("a preview", Stripe.subscription(tax: "true"), Invoice.preview(tax: "true"), of: "invoice"),
        seed(
            "an older preview",
            Stripe.subscription(tax: "true"),
            Invoice.preview(parent: Invoice.older, id: "null", lines: [Invoice.olderLine()]),
            of: "invoice"
        ),
        seed(
            "a preview with more in it",
            Stripe.subscription(tax: "true"),
            Invoice.preview(due: 1_499, lines: [Invoice.once, Invoice.line()]),
            of: "invoice"
        ),
        seed(
            "two items",
            Stripe.subscription(
                items: Stripe.list(Stripe.item(), Stripe.item("si_2", price: Stripe.price("price_2"))),
                tax: "true"
            ),
            Invoice.preview(lines: [Invoice.line(), Invoice.line("price_2")]),
            of: "invoice"
        ),
    ]

    private static let paddle = [
        seed(
            "a transaction",
            PaddleText.subscription(
                items: [PaddleText.item(PaddleText.price(["tax_mode": #""account_setting""#]))]
            ),
            PaddleAmountTests.transaction(),
            of: "transaction"
        ),
        seed(
            "a transaction after a trial",
            PaddleText.subscription(
                ["status": #""trialing""#],
                items: [
                    PaddleText.item(
                        PaddleText.price([
                            "tax_mode": #""location""#, "trial_period": #"{"interval": "month", "frequency": 1}"#,
                        ]),
                        ["status": #""trialing""#]
                    )
                ]
            ),
            PaddleAmountTests.transaction(),
            of: "transaction"
        ),
    ]

    private func check(_ store: String, _ ledger: FieldLedger, _ seeds: [DamageSeed]) async throws {
        for seed in seeds {
            let answer = try await RuleAnswer(["\(seed.document)"])
            #expect(answer.text.contains("€"), "\(seed.name): \(answer.text)")
        }
        let failures = try await DamageRun(store: store, ledger: ledger, seeds: seeds).failures()
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }

    @Test("A preview of Stripe’s next invoice")
    func previews() async throws { try await check("Stripe’s previews", try FieldLedger.stripe(), Self.stripe) }

    @Test("A transaction of Paddle’s")
    func transactions() async throws {
        try await check("Paddle’s transactions", try FieldLedger(of: "Paddle/paddle"), Self.paddle)
    }
}
