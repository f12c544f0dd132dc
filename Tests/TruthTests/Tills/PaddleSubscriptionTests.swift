import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Subscriptions and events of Paddle Billing, modelled on its documentation.
enum PaddleText {
    static func object(_ members: [String: String]) -> String {
        "{\(members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
    }

    static func price(_ fields: [String: String] = [:]) -> String {
        var price = [
            "id": #""pri_01pro""#, "product_id": #""pro_01""#, "type": #""standard""#,
            "description": #""Yearly, paid monthly""#, "name": #""Yearly""#,
            "billing_cycle": #"{"interval": "month", "frequency": 1}"#, "trial_period": "null",
            "tax_mode": #""internal""#, "unit_price": #"{"amount": "3000", "currency_code": "EUR"}"#,
            "unit_price_overrides": "[]", "quantity": #"{"minimum": 1, "maximum": 100}"#, "status": #""active""#,
            "custom_data": "null", "import_meta": "null", "created_at": #""2026-02-23T13:55:22.538367Z""#,
            "updated_at": #""2026-02-24T13:56:24.668Z""#,
        ]
        for (name, value) in fields { price[name] = value }
        return object(price)
    }

    static func item(_ price: String = price(), quantity: Int = 1, _ fields: [String: String] = [:]) -> String {
        var item = [
            "status": #""active""#, "quantity": String(quantity), "recurring": "true",
            "created_at": #""2026-09-02T08:00:00Z""#, "updated_at": #""2026-09-02T08:00:00Z""#,
            "previously_billed_at": #""2026-11-02T08:00:00Z""#, "next_billed_at": #""2026-12-02T08:00:00Z""#,
            "trial_dates": "null", "price": price,
            "product": #"{"id": "pro_01", "name": "Pro", "type": "standard", "tax_category": "saas"}"#,
        ]
        for (name, value) in fields { item[name] = value }
        return object(item)
    }

    static func subscription(_ fields: [String: String] = [:], items: [String] = [item()]) -> String {
        var subscription = [
            "id": #""sub_01hv8x29kz0t586xy6zn1a62ny""#, "status": #""active""#, "customer_id": #""ctm_01hv""#,
            "address_id": #""add_01hv""#, "business_id": "null", "currency_code": #""EUR""#,
            "created_at": #""2026-09-02T08:00:00Z""#, "updated_at": #""2026-11-02T08:00:00Z""#,
            "started_at": #""2026-09-02T08:00:00Z""#, "first_billed_at": #""2026-09-02T08:00:00Z""#,
            "next_billed_at": #""2026-12-02T08:00:00Z""#, "paused_at": "null", "canceled_at": "null",
            "collection_mode": #""automatic""#, "billing_details": "null", "discount": "null",
            "current_billing_period": #"{"starts_at": "2026-11-02T08:00:00Z", "ends_at": "2026-12-02T08:00:00Z"}"#,
            "billing_cycle": #"{"interval": "month", "frequency": 1}"#, "scheduled_change": "null",
            "management_urls": #"{"update_payment_method": null, "cancel": "https://example.com/cancel"}"#,
            "items": "[\(items.joined(separator: ", "))]", "custom_data": "null", "import_meta": "null",
        ]
        for (name, value) in fields { subscription[name] = value }
        return object(subscription)
    }

    static func event(_ type: String, _ data: String) -> String {
        #"""
        {"event_id": "evt_01hv", "event_type": "\#(type)", "occurred_at": "2026-11-19T10:00:00.000000Z",
         "notification_id": "ntf_01hv", "data": \#(data)}
        """#
    }

    static func change(_ action: String, resume: String = "null") -> String {
        #"{"action": "\#(action)", "effective_at": "2026-12-02T08:00:00Z", "resume_at": \#(resume)}"#
    }
}

@Suite("Paddle Billing: subscriptions")
struct PaddleSubscriptionTests {
    private static func subscription(_ fields: [String: String] = [:], items: [String] = [PaddleText.item()])
        -> [String]
    {
        [PaddleText.subscription(fields, items: items)]
    }

    private static let overridden = PaddleText.price([
        "unit_price_overrides":
            #"[{"country_codes": ["CH", "NO"], "unit_price": {"amount": "4500", "currency_code": "EUR"}}]"#
    ])

    static let samples: [TillSample] = [
        TillSample(
            "renews",
            subscription(),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["30.00"],
            neverSays: ["per year", "per month", "yearly"]
        ),
        TillSample(
            "the total is the sum over the items of price and quantity",
            subscription(items: [
                PaddleText.item(quantity: 2),
                PaddleText.item(
                    PaddleText.price([
                        "id": #""pri_02seat""#, "unit_price": #"{"amount": "1250", "currency_code": "EUR"}"#,
                    ]),
                    quantity: 3
                ),
            ]),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["97.50"]
        ),
        TillSample(
            "a price that is another one in some countries, of which this is one",
            subscription(
                ["address": #"{"id": "add_01hv", "country_code": "CH"}"#],
                items: [PaddleText.item(overridden)]
            ),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["45.00"]
        ),
        TillSample(
            "a price that is another one in some countries: the country is not stated",
            subscription(items: [PaddleText.item(overridden)]),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"]
        ),
        TillSample(
            "a discount is an identifier without a size",
            subscription(["discount": #"{"id": "dsc_01hv", "starts_at": "2026-09-02T08:00:00Z", "ends_at": null}"#]),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"]
        ),
        TillSample(
            "a discount that ends before the renewal",
            subscription([
                "discount":
                    #"{"id": "dsc_01hv", "starts_at": "2026-09-02T08:00:00Z", "ends_at": "2026-11-15T08:00:00Z"}"#
            ]),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["30.00"]
        ),
        TillSample(
            "a preview of the next transaction has the discount and the tax in it",
            subscription([
                "discount": #"{"id": "dsc_01hv", "starts_at": "2026-09-02T08:00:00Z", "ends_at": null}"#,
                "next_transaction":
                    #"{"details": {"totals": {"subtotal": "2700", "grand_total": "3213", "currency_code": "EUR"}}}"#,
            ]),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["32.13"]
        ),
        TillSample(
            "tax is added to the price",
            subscription(items: [PaddleText.item(PaddleText.price(["tax_mode": #""external""#]))]),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["30.00"],
            says: ["Any tax that applies is added to the price."]
        ),
        TillSample(
            "another currency than that of the price",
            subscription(["currency_code": #""GBP""#]),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"]
        ),
        TillSample(
            "invoiced: no charge comes by itself",
            subscription(["collection_mode": #""manual""#]),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["30.00"],
            says: ["You’ll then receive an invoice."],
            neverSays: ["charged"]
        ),
        TillSample(
            "a trial",
            subscription(
                ["status": #""trialing""#],
                items: [
                    PaddleText.item(
                        PaddleText.price(["trial_period": #"{"interval": "month", "frequency": 1}"#]),
                        [
                            "status": #""trialing""#,
                            "trial_dates": #"{"starts_at": "2026-11-02T08:00:00Z", "ends_at": "2026-12-02T08:00:00Z"}"#,
                        ]
                    )
                ]
            ),
            is: ["freeTrial"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["30.00"],
            says: ["free trial"]
        ),
        TillSample(
            "a trial that has a price is not free",
            subscription(
                ["status": #""trialing""#],
                items: [
                    PaddleText.item(
                        PaddleText.price([
                            "trial_period":
                                #"{"interval": "month", "frequency": 1, "unit_price": {"amount": "100", "currency_code": "EUR"}}"#
                        ]),
                        ["status": #""trialing""#]
                    )
                ]
            ),
            is: ["offerPrice"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["30.00"],
            neverSays: ["free"]
        ),
        TillSample(
            "cancelled at the end of the period: the status stays active",
            subscription(["scheduled_change": PaddleText.change("cancel"), "next_billed_at": "null"]),
            is: ["cancelled"],
            days: ["2026-12-02"],
            neverSays: ["renews automatically", "30.00"]
        ),
        TillSample(
            "a pause is to come",
            subscription([
                "scheduled_change": PaddleText.change("pause", resume: #""2027-01-02T08:00:00Z""#),
                "next_billed_at": "null",
            ]),
            is: ["pausePlanned"],
            days: ["2026-12-02", "2027-01-02"],
            neverSays: ["is paused", "30.00", "renews"]
        ),
        TillSample(
            "paused until a day: the items stay active",
            subscription([
                "status": #""paused""#, "paused_at": #""2026-11-15T08:00:00Z""#, "next_billed_at": "null",
                "current_billing_period": "null", "scheduled_change": PaddleText.change("resume"),
            ]),
            is: ["paused"],
            // Whether it is charged when it resumes, the subscription does not state.
            days: ["2026-12-02"],
            neverSays: ["30.00", "charged", "access", "customer"]
        ),
        TillSample(
            "over: the items stay active",
            subscription([
                "status": #""canceled""#, "canceled_at": #""2026-11-10T08:00:00Z""#, "next_billed_at": "null",
                "current_billing_period": "null",
            ]),
            is: ["expired"],
            days: ["2026-11-10"],
            cause: .unstated
        ),
        TillSample(
            "a payment failed: the dates are those of the period that is not paid",
            subscription(["status": #""past_due""#]),
            is: ["paymentFailed"],
            neverSays: ["30.00", "December"]
        ),
        TillSample(
            "a status that is not known",
            subscription(["status": #""frozen""#]),
            is: ["unknown"],
            neverSays: ["December"]
        ),
        TillSample(
            "an event",
            [PaddleText.event("subscription.updated", PaddleText.subscription())],
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["30.00"]
        ),
        TillSample(
            "an answer of the API",
            [#"{"data": \#(PaddleText.subscription()), "meta": {"request_id": "x"}}"#],
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["30.00"]
        ),
        TillSample(
            "a list",
            [
                #"{"data": [\#(PaddleText.subscription())], "meta": {"pagination": {"per_page": 50, "has_more": false}}}"#
            ],
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"],
            amounts: ["30.00"]
        ),
    ]

    @Test("is told as it is stated, in four languages", arguments: samples)
    func states(sample: TillSample) async throws { try await sample.check() }

    private func imported(_ text: String) async throws(ImportFailure) -> HistoryImport {
        try await HistoryImporter(signatures: .unverified).history(from: Array(text.utf8), file: "paddle.json")
    }

    @Test("amounts are in the smallest unit of the currency: yen have none smaller")
    func units() async throws {
        let price = PaddleText.price(["unit_price": #"{"amount": "3000", "currency_code": "JPY"}"#])
        let text = PaddleText.subscription(["currency_code": #""JPY""#], items: [PaddleText.item(price)])
        #expect(try await imported(text).history.renewals.first?.renewalPrice.map { "\($0)" } == "JPY 3000")
        let decimal = PaddleText.price(["unit_price": #"{"amount": "30.00", "currency_code": "EUR"}"#])
        let read = try await imported(PaddleText.subscription(items: [PaddleText.item(decimal)]))
        #expect(read.diagnostics.map(\.code) == ["invalid-price"])
        #expect(read.history.renewals.first?.renewalPrice == nil)
    }

    private static let overrides =
        #"[{"country_codes": ["CH"], "unit_price": {"amount": "4500", "currency_code": "EUR"}}]"#

    private static let seat = [
        "id": #""pri_02seat""#, "tax_mode": #""external""#,
        "unit_price": #"{"amount": "500", "currency_code": "EUR"}"#,
    ]

    /// What leaves the amount open although prices are stated, and where it stands.
    static let openAmounts: [(field: String, text: String)] = [
        (
            "$.discount",
            PaddleText.subscription(["discount": #"{"id": "dsc_01", "starts_at": null, "ends_at": null}"#])
        ),
        (
            "$.items[0].price.unit_price_overrides",
            PaddleText.subscription(items: [PaddleText.item(PaddleText.price(["unit_price_overrides": overrides]))])
        ),
        ("$.currency_code", PaddleText.subscription(["currency_code": #""USD""#])),
        (
            "$.items[1].price.tax_mode",
            PaddleText.subscription(items: [PaddleText.item(), PaddleText.item(PaddleText.price(seat))])
        ),
    ]

    @Test("what leaves an amount open is named", arguments: openAmounts)
    func opens(field: String, text: String) async throws {
        let answer = try await RuleAnswer([text])
        let purchase = try #require(answer.status.purchases.first)
        #expect(purchase.withheld == [Doubt(facts: .amount, reason: .undecided, field: field)])
        #expect(purchase.timeline.moments.map(\.charge) == [.notStated(.doubt)])
    }

    @Test("a price of nothing is that of a free plan")
    func freePlan() async throws {
        let price = PaddleText.price(["unit_price": #"{"amount": "0", "currency_code": "EUR"}"#])
        let answer = try await RuleAnswer([PaddleText.subscription(items: [PaddleText.item(price)])])
        #expect(answer.status.purchases.map(\.timeline.paying) == [.freePlan])
    }

    @Test("one page of several is a part, and an event about anything else is left out")
    func reports() async throws {
        let page = try await imported(
            #"{"data": [\#(PaddleText.subscription())], "meta": {"pagination": {"has_more": true}}}"#
        )
        #expect(page.diagnostics.map(\.code) == ["more-pages"])
        await #expect {
            _ = try await imported(PaddleText.event("customer.updated", #"{"id": "ctm_01hv"}"#))
        } throws: { error in
            (error as? ImportFailure)?.diagnostics.map(\.code) == ["not-about-one-customer"]
        }
    }
}
