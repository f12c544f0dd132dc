import Testing

@Suite("Paddle: what may be told beside a field that is broken, new, or changes the charge")
struct PaddleDoubtTests {
    @Test("Each case", arguments: PaddleDoubtCases.all)
    func holds(_ rule: StoreDoubtCase) async throws {
        let seed = try #require(PaddleSeed.all.first { $0.name == rule.base })
        try await rule.check(in: seed.document, at: seed.objects[0].path)
    }

    /// What the English lines of each seed must hold at 12:00 on 20 November 2026. Where no amount is named, none is known: a
    /// discount without a size, a price of another currency or of a country that is not stated, a consent that is missing.
    private static let told: [String: [String]] = [
        "active": ["December 2, 2026", "€30.00", "renews automatically"],
        "by invoice": ["December 2", "€30.00", "invoice"], "cancelled": ["December 2"],
        "cancelled, with a day of billing": ["December 2"], "pause to come": ["December 2"],
        "pause without an end": ["December 2"], "consent pending": ["December 2"],
        "consent granted": ["December 2", "€30.00", "renews automatically"],
        "consent voided": ["December 2", "€30.00", "renews automatically"],
        "trialing": ["free trial", "December 2", "€30.00"],
        "trial with a payment method": ["free trial", "December 2", "€30.00"],
        "cardless trial": ["free trial", "December 2"],
        "cardless trial with a payment method since": ["free trial", "December 2", "€30.00"],
        "paid trial": ["December 2", "€30.00"],
        "paid trial with overrides": ["December 2", "€30.00"], "cancelled trial": ["December 2"],
        "trial by invoice": ["free trial", "December 2", "€30.00"], "past due": ["payment"],
        "past due, by invoice": ["invoice"], "paused until a day": ["December 2"], "paused": ["paused"],
        "canceled": ["November 10"], "several items": ["December 2", "€97.50"],
        "several items of one price": ["December 2", "€90.00"],
        "an item that is charged once": ["December 2", "€30.00"], "an inactive item": ["December 2", "€30.00"],
        "an item of another day": ["December 2"], "discounted for good": ["December 2"],
        "discounted beyond the renewal": ["December 2"],
        "discounted until before the renewal": ["December 2", "€30.00"], "a preview": ["December 2", "€35.70"],
        "a preview with a discount": ["December 2", "€35.70"], "recurring details": ["December 2", "€35.49"],
        "both": ["December 2", "€35.70"], "tax on top": ["December 2", "€30.00", "tax"],
        "tax as usual": ["December 2"], "tax by the country": ["December 2"],
        "an override": ["December 2", "€45.00"], "an override without a country": ["December 2"],
        "another currency": ["December 2", "renews automatically"], "yen": ["December 2", "¥3,000"],
        "event": ["December 2", "€30.00"], "answer": ["December 2", "€30.00"], "list": ["December 2", "€30.00"],
    ]

    @Test("What each intact subscription states is told")
    func tells() async throws {
        #expect(Set(Self.told.keys) == Set(PaddleSeed.all.map(\.name)))
        for seed in PaddleSeed.all {
            let answer = try await RuleAnswer(["\(seed.document)"])
            for words in Self.told[seed.name] ?? [] {
                #expect(answer.text.contains(words), "\(seed.name): \(answer.text)")
            }
        }
    }

    @Test("Every field of the table: a damage adds nothing, and takes away what its row names")
    func damaged() async throws {
        let ledger = try FieldLedger(of: "Paddle/paddle")
        let failures = try await DamageRun(store: "Paddle", ledger: ledger, seeds: PaddleSeed.all).failures()
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }

    @Test("What changes a charge is not neutral")
    func decides() throws {
        let rows = try FieldLedger(of: "Paddle/paddle").rows
        #expect(Set(rows.map(\.name)).count == rows.count)
        let names = [
            "subscription.consent_requirements", "subscription.recurring_transaction_details",
            "subscription.next_transaction", "subscription.scheduled_change", "subscription.discount",
            "subscription.collection_mode", "item.trial_dates", "item.next_billed_at", "item.quantity",
            "price.unit_price_overrides", "trialPeriod.requires_payment_method", "trialPeriod.unit_price",
        ]
        for name in names {
            let row = try #require(rows.first { $0.name == name })
            #expect(row.kind != "neutral" && !row.facts.isEmpty, "\(name)")
        }
        for row in rows where row.kind == "neutral" { #expect(row.facts.isEmpty, "\(row.name)") }
    }
}
