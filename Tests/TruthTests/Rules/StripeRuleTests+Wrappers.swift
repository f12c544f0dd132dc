extension StripeRuleTests {
    /// What a subscription stands in: events, lists, customers and schedules.
    static let wrapped: [RuleCase] = [
        RuleCase(
            "an event, whose old items are decoys",
            [
                Sample.event(
                    Sample.subscription(),
                    previous: #"{"status": "past_due", "items": \#(Sample.list(wrongDates))}"#
                )
            ],
            is: ["active"],
            says: ["Dec 2", "€9.99"]
        ),
        RuleCase(
            "the data of an event",
            [#"{"object": \#(Sample.subscription()), "previous_attributes": {"status": "canceled"}}"#],
            is: ["active"],
            says: ["Dec 2"]
        ),
        RuleCase(
            "a list",
            [
                #"{"object": "list", "url": "/v1/subscriptions", "has_more": false, "data": [\#(Sample.subscription())]}"#
            ],
            is: ["active"],
            says: ["Dec 2"]
        ),
        RuleCase("an array", ["[\(Sample.subscription())]"], is: ["active"], says: ["Dec 2"]),
        RuleCase(
            "a customer with subscriptions",
            [
                #"{"id": "cus_1", "object": "customer", "subscriptions": \#(Sample.list(Sample.subscription()))}"#
            ],
            is: ["active"],
            says: ["Dec 2"]
        ),
        RuleCase(
            "a schedule with its subscription",
            [Sample.schedule("", subscription: Sample.subscription())],
            is: ["active"],
            says: ["Dec 2"]
        ),
        RuleCase(
            "two events, of which the later counts",
            [
                Sample.event(Sample.subscription("canceled", endedAt: "1795000000"), created: 1_795_000_001),
                Sample.event(Sample.subscription(), created: 1_794_000_000),
            ],
            is: ["expired"]
        ),
        RuleCase(
            "no subscription in a list, which leaves out what has ended",
            [#"{"object": "list", "url": "/v1/subscriptions", "has_more": false, "data": []}"#],
            is: ["unknown"]
        ),
    ]
}
