import PaywrightDecisions
import PaywrightModel
import Testing

/// Objects without dates, of which one states a pause, an end or a schedule and another states none: nothing shows which of them
/// still holds.
@Suite("What is planned is open where undated answers differ in it, in every order")
struct UndatedPlanTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let inputs: [String]
        /// The field that is open.
        let field: String
    }

    private static let pause = #"{"behavior": "void", "resumes_at": null}"#
    private static let later = String(StripeSample.end + 86_400 * 90)
    private static let plain = StripeSample.subscription()
    private static let ending = StripeSample.schedule(
        StripeSample.phase(StripeSample.start, StripeSample.end + 86_400 * 90, price: #""price_1Ocean""#),
        behavior: "cancel"
    )

    private static func stripe(_ name: String, _ field: String, _ other: String) -> Pair {
        Pair(testDescription: "Stripe: \(name)", inputs: [plain, other], field: field)
    }

    private static func paddle(_ name: String, _ change: String) -> Pair {
        let other = PaddleText.subscription(["scheduled_change": change])
        return Pair(
            testDescription: "Paddle: \(name)",
            inputs: [PaddleText.subscription(), other],
            field: "$.scheduled_change"
        )
    }

    private static func play(_ name: String, _ field: String, more: String) -> Pair {
        let other = GooglePlaySample.subscription(items: GooglePlaySample.item(more: more))
        return Pair(
            testDescription: "Google Play: \(name)",
            inputs: [GooglePlaySample.subscription(), other],
            field: field
        )
    }

    private static func object(_ name: String, _ field: String, _ fields: [String: String]) -> Pair {
        let inputs = [RevenueCatObject.subscription(), RevenueCatObject.subscription(fields)]
        return Pair(testDescription: "RevenueCat, version 2: \(name)", inputs: inputs, field: field)
    }

    static let pairs: [Pair] = [
        stripe("a pause of its collection", "$.pause_collection", StripeSample.subscription(pause: pause)),
        stripe("an end with the period", "$.cancel_at_period_end", StripeSample.subscription(cancelsAtPeriodEnd: true)),
        stripe(
            "an end on the day of the renewal",
            "$.cancel_at",
            StripeSample.subscription(cancelAt: "\(StripeSample.end)")
        ),
        stripe("an end in a later period", "$.cancel_at", StripeSample.subscription(cancelAt: later)),
        stripe("a schedule that ends it", "$.schedule", StripeSample.subscription(schedule: ending)),
        Pair(
            testDescription: "Stripe: two ends in later periods",
            inputs: [
                StripeSample.subscription(cancelAt: later),
                StripeSample.subscription(cancelAt: String(StripeSample.end + 86_400 * 120)),
            ],
            field: "$.cancel_at"
        ),
        Pair(
            testDescription: "Stripe: a pause and an end",
            inputs: [StripeSample.subscription(pause: pause), StripeSample.subscription(cancelsAtPeriodEnd: true)],
            field: "$.pause_collection"
        ),
        Pair(
            testDescription: "Stripe: three, of which one has a pause",
            inputs: [plain, StripeSample.subscription(pause: pause), plain],
            field: "$.pause_collection"
        ),
        play("another product", "$.lineItems[0].deferredItemReplacement", more: GooglePlaySample.replacement),
        play("it is taken out", "$.lineItems[0].deferredItemRemoval", more: #", "deferredItemRemoval": {}"#),
        Pair(
            testDescription: "Google Play: a change of price",
            inputs: [
                GooglePlaySample.subscription(),
                GooglePlaySample.subscription(
                    items: GooglePlaySample.item(plan: GooglePlaySample.plan(more: GooglePlaySample.priceChange()))
                ),
            ],
            field: "$.lineItems[0].autoRenewingPlan.priceChangeDetails"
        ),
        object("a pause", "$.auto_renewal_status", ["auto_renewal_status": #""will_pause""#]),
        object("no renewal", "$.auto_renewal_status", ["auto_renewal_status": #""will_not_renew""#]),
        paddle("a pause", PaddleText.change("pause")),
        paddle("a pause with its end", PaddleText.change("pause", resume: #""2027-02-02T08:00:00Z""#)),
    ]

    private static func answer(_ inputs: [String]) async throws -> RuleAnswer {
        let answer = try await RuleAnswer(inputs)
        for shift in inputs.indices {
            let turned = Array(inputs[shift...] + inputs[..<shift])
            #expect(try await RuleAnswer(turned).status == answer.status)
            #expect(try await RuleAnswer(turned.reversed()).status == answer.status)
        }
        return answer
    }

    @Test(arguments: pairs)
    func open(_ pair: Pair) async throws {
        let answer = try await Self.answer(pair.inputs)
        #expect(answer.status.purchases.map(\.situation.name) == ["running"], "\(answer.text)")
        let purchase = try #require(answer.status.purchases.first)
        #expect(
            purchase.withheld.contains { $0.field == pair.field && $0.facts.contains(.renewal) },
            "\(purchase.withheld)"
        )
        for words in ["automatically", "paus", "Your access ends", "won’t renew", "€"] {
            #expect(!answer.text.contains(words), "\(answer.text)")
        }
    }

    @Test("an end within the period: access is open with it")
    func within() async throws {
        let end = String(StripeSample.end - 86_400 * 5)
        let answer = try await Self.answer([Self.plain, StripeSample.subscription(cancelAt: end)])
        #expect(answer.status.purchases.map(\.situation.name) == ["unknown"])
    }

    @Test("Paddle: an end, of which the state itself is open")
    func paddleEnd() async throws {
        let ending = PaddleText.subscription(["scheduled_change": PaddleText.change("cancel")])
        let answer = try await Self.answer([PaddleText.subscription(), ending])
        #expect(answer.status.purchases.map(\.situation.name) == ["unknown"])
    }

    @Test("a payment that failed: whether it was cancelled too is open")
    func failed() async throws {
        let cancelled = StripeSample.subscription("past_due", cancelsAtPeriodEnd: true)
        let answer = try await Self.answer([StripeSample.subscription("past_due"), cancelled])
        #expect(answer.status.purchases.map(\.situation) == [.paymentFailed(until: nil, isCancelled: false)])
    }

    @Test("answers that state the same, and those that a date orders, are told")
    func certain() async throws {
        let paused = StripeSample.subscription(pause: Self.pause)
        let alone = try await Self.answer([paused]).status
        #expect(try await Self.answer([paused, paused]).status.purchases == alone.purchases)
        let cancelled = StripeSample.subscription(cancelsAtPeriodEnd: true)
        let events = [
            StripeSample.event(Self.plain), StripeSample.event(cancelled, created: 1_795_168_900),
        ]
        #expect(try await Self.answer(events).status.purchases.map(\.situation.name) == ["cancelled"])
        let same = try await Self.answer([Self.plain, StripeSample.event(Self.plain)])
        #expect(same.status.purchases.map(\.situation.name) == ["active"])
    }
}
