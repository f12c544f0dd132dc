import PaywrightDecisions
import PaywrightModel
import Testing

/// When an end is one, written from the documentation of the fields before it was decided. The sample was stated on 17 November; the
/// cases hold on 20 November at 12:00 unless they name another day.
enum StatedEndCases {
    private static let apple = AppStoreSample.self
    private static let transaction = AppStoreSample.transaction
    /// Ended on 16 November.
    private static let ended = AppStoreSample.transaction.with(AppStoreSample.ended)
    private static let off = AppStoreSample.renewal.with(["autoRenewStatus": "0"])
    /// A first purchase, which no earlier one is missing before.
    private static let first: KeyValuePairs = [
        "originalPurchaseDate": "1792224000000", "transactionReason": "\"PURCHASE\"",
    ]
    private static let refund: KeyValuePairs = ["revocationDate": "1794988800000", "revocationReason": "0"]
    private static let claims = ["access has ended", "subscription ended", "has ended", "don’t have access"]

    /// The same list as a whole history, without what only a whole one has.
    private static func refunds(_ transactions: JSONText) -> JSONText {
        .members(["revision": .text("r"), "hasMore": .flag(false), "signedTransactions": .array([transactions])])
    }

    /// A transaction tells neither a grace period nor a payment that is tried again.
    static let alone = [
        RuleCase("one transaction", [ended.description], is: ["unknown"], neverSays: claims),
        RuleCase("a whole history", [apple.page(ended).description], is: ["unknown"], neverSays: claims),
        RuleCase(
            "a receipt without renewal information",
            [
                apple.receipt(apple.purchase.with(["expires_date_ms": "\"1794816000000\""]), pending: nil).description
            ],
            is: ["unknown"],
            neverSays: claims
        ),
        RuleCase(
            "of a member of the family",
            [ended.with(["inAppOwnershipType": "\"FAMILY_SHARED\""]).description],
            is: ["unknown"],
            neverSays: claims + ["Family Sharing ended"]
        ),
        RuleCase(
            "60 days later nothing is tried any more",
            [apple.page(ended.with(first).with(["signedDate": "1800000000000"])).description],
            now: "2027-01-15T08:00:00Z",
            is: ["expired"],
            says: ["November 16, 2026"]
        ),
        RuleCase(
            "60 days later, by a history from before: a payment that was tried may have come",
            [apple.page(ended).description],
            now: "2027-01-15T08:00:00Z",
            is: ["unknown"],
            neverSays: claims
        ),
        RuleCase(
            "years later, one transaction: it is not known to be the latest",
            [ended.with(["signedDate": "1900000000000"]).description],
            now: "2030-03-17T18:00:00Z",
            is: ["unknown"],
            neverSays: claims
        ),
        RuleCase(
            "years later, a page with others after it",
            [apple.page(ended.with(["signedDate": "1900000000000"]), hasMore: true).description],
            now: "2030-03-17T18:00:00Z",
            is: ["unknown"],
            neverSays: claims
        ),
        RuleCase(
            "59 days later",
            [apple.page(ended).description],
            now: "2027-01-15T07:59:59Z",
            is: ["unknown"],
            neverSays: claims
        ),
        RuleCase(
            "beside the renewal information",
            [
                apple.statuses(
                    apple.item(nil, ended, off.with(["expirationIntent": "1", "renewalDate": "1794816000000"]))
                )
                .description
            ],
            is: ["expired"],
            says: ["It was canceled."]
        ),
        RuleCase(
            "beside a status",
            [apple.statuses(apple.item("2", ended, nil)).description],
            is: ["expired"]
        ),
        RuleCase("while it runs", [transaction.description], is: ["running"]),
    ]

    /// Renewal that is off can be turned on again until the end, so that an answer from before it tells no end.
    static let older = [
        RuleCase(
            "renewal was off",
            [apple.statuses(apple.item(nil, transaction, off)).description],
            now: "2026-12-03T12:00:00Z",
            is: ["unknown"],
            neverSays: claims
        ),
        RuleCase(
            "renewal was off, with a status",
            [apple.statuses(apple.item("1", transaction, off)).description],
            now: "2026-12-03T12:00:00Z",
            is: ["unknown"],
            neverSays: claims
        ),
        RuleCase(
            "in a receipt",
            [
                apple.receipt(apple.purchase, pending: apple.pending.with(["auto_renew_status": "\"0\""])).description
            ],
            now: "2026-12-03T12:00:00Z",
            is: ["unknown"],
            neverSays: claims
        ),
        RuleCase(
            "an event of RevenueCat’s",
            [RevenueCatEventText.event("CANCELLATION", ["cancel_reason": #""UNSUBSCRIBE""#])],
            now: "2026-12-03T12:00:00Z",
            is: ["unknown"],
            neverSays: claims
        ),
        RuleCase(
            "before the end it counts",
            [apple.statuses(apple.item(nil, transaction, off)).description],
            is: ["cancelled"],
            says: ["won’t renew", "December 2, 2026"]
        ),
        RuleCase(
            "stated after the end",
            [
                apple.statuses(apple.item(nil, ended, off.with(["renewalDate": "1794816000000"]))).description
            ],
            is: ["expired"],
            says: ["November 16, 2026"]
        ),
        RuleCase(
            "of no known time",
            [
                apple.statuses(
                    apple.item(
                        nil,
                        ended.with(["signedDate": "null"]),
                        off.with(["signedDate": "null", "renewalDate": "null"])
                    )
                ).description
            ],
            is: ["unknown"],
            neverSays: claims
        ),
        RuleCase(
            "a receipt of no known time",
            [
                apple.receipt(apple.purchase.with(["expires_date_ms": "\"1794816000000\""])).with(["receipt": "null"])
                    .description
            ],
            is: ["unknown"],
            neverSays: claims
        ),
        RuleCase(
            "with the reason for which it ended",
            [
                apple.statuses(
                    apple.item(
                        nil,
                        ended.with(["signedDate": "null"]),
                        off.with(["signedDate": "null", "renewalDate": "null"]).with(["expirationIntent": "1"])
                    )
                ).description
            ],
            is: ["expired"]
        ),
    ]

    /// A refund of one period says nothing of others.
    static let refunded = [
        RuleCase(
            "a list of refunds: the period was over",
            [refunds(ended.with(refund)).description],
            is: ["refunded"],
            says: ["November 18, 2026"],
            neverSays: claims
        ),
        RuleCase(
            "a notification about a period that is over",
            [apple.notification("REFUND", nil, apple.item(nil, ended.with(refund), nil)).description],
            is: ["refunded"],
            neverSays: claims
        ),
        RuleCase(
            "the period that would run",
            [refunds(transaction.with(refund)).description],
            is: ["refunded"],
            says: ["access has ended"]
        ),
        RuleCase(
            "the last one of a whole history",
            [apple.page(ended.with(refund).with(first)).description],
            is: ["refunded"],
            says: ["access has ended"]
        ),
        RuleCase(
            "revoked, as the store states",
            [apple.statuses(apple.item("5", ended.with(refund), nil)).description],
            is: ["refunded"],
            says: ["access has ended"]
        ),
        RuleCase(
            "a part, of which no percentage is stated but 0",
            [
                apple.statuses(
                    apple.item(
                        "5",
                        transaction.with(refund).with([
                            "revocationType": "\"REFUND_PRORATED\"", "revocationPercentage": "0",
                        ]),
                        nil
                    )
                ).description
            ],
            is: ["refunded"],
            says: ["Part of your purchase was refunded on November 18, 2026."],
            neverSays: ["%"]
        ),
        RuleCase(
            "of a plan that a higher one replaced",
            [refunds(transaction.with(refund).with(["isUpgraded": "true"])).description],
            is: ["refunded"],
            neverSays: claims
        ),
        RuleCase(
            "taken back in a way that is not known",
            [
                apple.page(transaction.with(["revocationDate": "1794988800000", "revocationType": "\"CHARGEBACK\""]))
                    .description
            ],
            is: ["revoked"],
            neverSays: ["subscription ended on", "another reason"]
        ),
    ]

    /// Another purchase of the group gives access.
    static let beside = [
        RuleCase(
            "a payment that failed, and what the family shares",
            [
                apple.statuses(
                    apple.item("3", ended, AppStoreSample.renewal.with(["isInBillingRetryPeriod": "true"])),
                    shared
                ).description
            ],
            is: ["billingRetry", "familyShared"],
            says: ["didn’t go through"],
            neverSays: ["don’t have access", "access back"]
        ),
        RuleCase(
            "a refund, and what the family shares",
            [apple.statuses(apple.item("5", transaction.with(refund), nil), shared).description],
            is: ["familyShared", "refunded"],
            says: ["was refunded on November 18, 2026"],
            neverSays: ["access has ended"]
        ),
        RuleCase(
            "a refund alone",
            [apple.statuses(apple.item("5", transaction.with(refund), nil)).description],
            is: ["refunded"],
            says: ["access has ended"]
        ),
    ]

    private static let shared = JSONText.members([
        "originalTransactionId": .text("1009"), "status": .number(1),
        "signedTransactionInfo": transaction.with([
            "transactionId": "\"2009\"", "originalTransactionId": "\"1009\"", "productId": "\"ocean.yearly\"",
            "inAppOwnershipType": "\"FAMILY_SHARED\"",
        ]),
    ])

    /// One answer states two ends.
    static let apart = [
        RuleCase(
            "two days for the next charge",
            [
                apple.statuses(
                    apple.item("1", transaction, AppStoreSample.renewal.with(["renewalDate": "1796371200000"]))
                )
                .description
            ],
            is: ["active"],
            neverSays: ["December 4", "December 2", "9.99"]
        ),
        RuleCase(
            "one of them was stated later",
            [
                apple.statuses(
                    apple.item(
                        "1",
                        transaction,
                        AppStoreSample.renewal.with(["renewalDate": "1796371200000", "signedDate": "1794988800000"])
                    )
                ).description
            ],
            is: ["active"],
            says: ["December 4, 2026"]
        ),
        RuleCase(
            "a refund that was declined, of an earlier period",
            [apple.notification("REFUND_DECLINED", nil, apple.item("1", ended, AppStoreSample.renewal)).description],
            is: ["active"],
            says: ["€9.99 on December 2, 2026"]
        ),
        RuleCase(
            "an extension: the transaction has the new end",
            [
                apple.notification(
                    "RENEWAL_EXTENDED",
                    nil,
                    apple.item("1", transaction.with(["expiresDate": "1796371200000"]), AppStoreSample.renewal)
                ).description
            ],
            is: ["active"],
            says: ["December 4, 2026"]
        ),
    ]
}

@Suite("An end is told by what was stated after it")
struct StatedEndTests {
    @Test("A transaction alone", arguments: StatedEndCases.alone)
    func alone(rule: RuleCase) async throws { try await rule.check() }

    @Test("An answer from before the end", arguments: StatedEndCases.older)
    func older(rule: RuleCase) async throws { try await rule.check() }

    @Test("A refund of one period", arguments: StatedEndCases.refunded)
    func refunded(rule: RuleCase) async throws { try await rule.check() }

    @Test("Beside a purchase that gives access", arguments: StatedEndCases.beside)
    func beside(rule: RuleCase) async throws { try await rule.check() }

    @Test("Two ends in one answer", arguments: StatedEndCases.apart)
    func apart(rule: RuleCase) async throws { try await rule.check() }

    @Test("A list of statuses is no whole history: it may be of some states alone")
    func emptyStatuses() async throws {
        let statuses = AppStoreSample.statuses().with(["data": "[]"]).description
        let answer = try await RuleAnswer([statuses])
        #expect(answer.status.purchases.map(\.situation) == [.unknown(.historyIncomplete)])
        #expect(answer.status.access(to: .anything) == .notStated(.historyIncomplete))
        #expect(answer.status.restoreOutcome == nil)
        let other = answer.status.eligibility.everyOtherGroup
        #expect(other.introductory == .unknown(.historyIncomplete))
        #expect(other.promotional == .unknown(.historyIncomplete))
        #expect(other.standing == nil)
        let whole = try await RuleAnswer([AppStoreSample.page().description])
        #expect(whole.status.purchases.map(\.situation) == [.notPurchased])
        #expect(whole.status.eligibility.everyOtherGroup.introductory == .eligible)
    }
}
