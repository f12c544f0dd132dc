import Testing

/// What the App Store and RevenueCat state of a failed payment, an end and a refund, and what they leave open: written from the
/// documentation of the fields before it was decided. The sample was stated on 17 November; the cases hold on 20 November at 12:00.
enum StatedMomentCases {
    private static let apple = AppStoreSample.self
    private static let ended = AppStoreSample.transaction.with(AppStoreSample.ended)

    /// 20 November at 20:00: hours after the cases, and in the 24 hours in which the App Store renews.
    private static let soon = "1795204800000"
    /// 4 December.
    private static let grace = "1796371200000"
    private static let endsSoon = AppStoreSample.transaction.with(["expiresDate": soon])
    /// The renewal failed, and is tried again.
    private static let failing = AppStoreSample.renewal.with(["isInBillingRetryPeriod": "true", "renewalDate": soon])
    private static let renews = ["renews automatically", "renews today", "charged"]
    private static let lost = ["don’t have access", "access has ended", "access is interrupted", "access ended"]

    private static func statuses(_ status: String?, _ transaction: JSONText?, _ renewal: JSONText?) -> [String] {
        [apple.statuses(apple.item(status, transaction, renewal)).description]
    }

    private static func notification(
        _ type: String,
        _ subtype: String? = nil,
        status: String? = nil,
        of transaction: JSONText? = ended,
        with renewal: JSONText? = nil
    ) -> [String] {
        [apple.notification(type, subtype, apple.item(status, transaction, renewal)).description]
    }

    // MARK: A payment that failed

    /// “The payment failed” is stated while the period that is paid for runs.
    static let failedBeforeEnd = [
        RuleCase(
            "active, and in billing retry",
            statuses("1", endsSoon, failing),
            is: ["gracePeriod"],
            says: ["didn’t go through", "still have access", "November 20, 2026"],
            neverSays: renews + lost
        ),
        RuleCase("without a status", statuses(nil, endsSoon, failing), is: ["gracePeriod"], neverSays: renews + lost),
        RuleCase(
            "with a grace period that is already stated",
            statuses("1", endsSoon, failing.with(["gracePeriodExpiresDate": grace])),
            is: ["gracePeriod"],
            says: ["December 4, 2026"],
            neverSays: renews + lost
        ),
        RuleCase(
            "the renewal information alone: its date is the end of the period",
            [failing.description],
            is: ["gracePeriod"],
            says: ["November 20, 2026"],
            neverSays: renews + lost
        ),
        RuleCase(
            "a notification alone",
            notification("DID_FAIL_TO_RENEW", of: endsSoon),
            is: ["gracePeriod"],
            says: ["November 20, 2026"],
            neverSays: renews + lost
        ),
        RuleCase(
            "a receipt",
            [
                apple.receipt(
                    apple.purchase.with(["expires_date_ms": "\"\(soon)\""]),
                    pending: apple.pending.with(["is_in_billing_retry_period": "\"1\""])
                ).description
            ],
            is: ["gracePeriod"],
            neverSays: renews + lost
        ),
        RuleCase(
            "of a member of the family",
            statuses("1", endsSoon.with(["inAppOwnershipType": "\"FAMILY_SHARED\""]), failing),
            is: ["familyShared"],
            neverSays: renews + lost + ["payment"]
        ),
        RuleCase(
            "renewal is off: the end alone counts",
            statuses("1", endsSoon, failing.with(["autoRenewStatus": "0"])),
            is: ["cancelled"],
            says: ["won’t renew"],
            neverSays: renews + ["payment"]
        ),
        RuleCase(
            "hours later the payment may have been made",
            statuses(nil, endsSoon, failing),
            now: "2026-11-21T12:00:00Z",
            is: ["unknown"],
            neverSays: renews + lost
        ),
        RuleCase(
            "the transaction has ended, and the renewal information tells a later end",
            statuses(nil, ended, failing.with(["renewalDate": "\(AppStoreSample.end)"])),
            is: ["paymentFailed"],
            neverSays: renews + lost
        ),
    ]

    static let notifications = [
        RuleCase(
            "the subtype states a grace period, and no field its end",
            notification("DID_FAIL_TO_RENEW", "GRACE_PERIOD"),
            is: ["gracePeriod"],
            says: ["still have access"],
            neverSays: lost
        ),
        RuleCase("no subtype: no grace period", notification("DID_FAIL_TO_RENEW"), is: ["billingRetry"]),
        RuleCase(
            "the grace period is over",
            notification("GRACE_PERIOD_EXPIRED"),
            is: ["billingRetry"],
            says: ["don’t have access"]
        ),
        RuleCase("expired, without a status", notification("EXPIRED", "VOLUNTARY"), is: ["expired"], says: ["ended"]),
        RuleCase(
            "expired, and the period runs",
            notification("EXPIRED", "VOLUNTARY", of: AppStoreSample.transaction),
            is: ["unknown"],
            neverSays: ["ends on", "access"]
        ),
        RuleCase(
            "expired, and active",
            notification(
                "EXPIRED",
                "VOLUNTARY",
                status: "1",
                of: AppStoreSample.transaction,
                with: AppStoreSample.renewal
            ),
            is: ["unknown"],
            neverSays: renews
        ),
        RuleCase(
            "the grace period is over, and runs",
            notification(
                "GRACE_PERIOD_EXPIRED",
                of: ended,
                with: AppStoreSample.renewal.with(["isInBillingRetryPeriod": "true", "gracePeriodExpiresDate": grace])
            ),
            is: ["unknown"],
            neverSays: ["still have access"] + lost
        ),
        RuleCase(
            "refunded, and no field of a refund",
            notification("REFUND", status: "1", of: AppStoreSample.transaction, with: AppStoreSample.renewal),
            is: ["unknown"],
            neverSays: renews
        ),
        RuleCase(
            "refunded, with its fields",
            notification(
                "REFUND",
                status: "5",
                of: AppStoreSample.transaction.with(["revocationDate": "1794297600000", "revocationReason": "0"])
            ),
            is: ["refunded"],
            says: ["November 10, 2026", "access has ended"]
        ),
        RuleCase(
            "no longer shared, and no field of that",
            notification(
                "REVOKE",
                of: AppStoreSample.transaction.with(["inAppOwnershipType": "\"FAMILY_SHARED\""])
            ),
            is: ["unknown"],
            neverSays: ["you have access"]
        ),
        RuleCase(
            "a refund taken back, and its fields are left",
            notification(
                "REFUND_REVERSED",
                status: "1",
                of: AppStoreSample.transaction.with(["revocationDate": "1794297600000", "revocationReason": "0"]),
                with: AppStoreSample.renewal
            ),
            is: ["unknown"],
            neverSays: lost
        ),
        RuleCase(
            "a refund taken back",
            notification("REFUND_REVERSED", status: "1", of: AppStoreSample.transaction, with: AppStoreSample.renewal),
            is: ["active"]
        ),
        RuleCase(
            "renewal turned off, and on in the data",
            notification(
                "DID_CHANGE_RENEWAL_STATUS",
                "AUTO_RENEW_DISABLED",
                status: "1",
                of: AppStoreSample.transaction,
                with: AppStoreSample.renewal
            ),
            is: ["running"],
            neverSays: ["renews automatically", "won’t renew"]
        ),
        RuleCase(
            "another reason than a payment ended it",
            notification(
                "DID_FAIL_TO_RENEW",
                of: ended,
                with: AppStoreSample.renewal.with(["isInBillingRetryPeriod": "null"])
                    .with(["autoRenewStatus": "0", "expirationIntent": "5"])
            ),
            is: ["expired"],
            neverSays: ["payment"]
        ),
    ]

    /// Renewal is off after a payment failed: paying keeps nothing.
    static let failedAndOff = [
        RuleCase(
            "in a grace period",
            statuses(
                "4",
                ended,
                AppStoreSample.renewal.with([
                    "autoRenewStatus": "0", "isInBillingRetryPeriod": "true", "gracePeriodExpiresDate": grace,
                ])
            ),
            is: ["gracePeriod"],
            says: ["didn’t go through", "won’t renew", "access ends on December 4, 2026"],
            neverSays: ["To keep it"] + lost
        ),
        RuleCase(
            "in billing retry",
            statuses(
                "3",
                ended,
                AppStoreSample.renewal.with(["autoRenewStatus": "0", "isInBillingRetryPeriod": "true"])
            ),
            is: ["paymentFailed"],
            says: ["didn’t go through", "won’t renew"],
            neverSays: ["get access back", "keeps trying"]
        ),
        RuleCase(
            "in a grace period that renews",
            statuses(
                "4",
                ended,
                AppStoreSample.renewal.with(["isInBillingRetryPeriod": "true", "gracePeriodExpiresDate": grace])
            ),
            is: ["gracePeriod"],
            says: ["To keep it"],
            neverSays: ["won’t renew"]
        ),
    ]

    /// RevenueCat, CANCELLATION: “BILLING_ERROR is fired as soon as the billing issue has been detected”; the end of a grace period is
    /// a field of BILLING_ISSUE.
    static let revenueCat = [
        RuleCase(
            "cancelled by a billing error, after the end",
            [RevenueCatEventText.event("CANCELLATION", billingError)],
            is: ["paymentFailed"],
            says: ["didn’t go through"],
            neverSays: lost
        ),
        RuleCase(
            "and a billing issue that states the end of the grace period",
            [
                RevenueCatEventText.event("BILLING_ISSUE", billingIssue, at: "2026-11-19T10:00:00Z"),
                RevenueCatEventText.event("CANCELLATION", billingError, at: "2026-11-19T14:00:00Z"),
            ],
            is: ["gracePeriod"],
            says: ["December 4, 2026"],
            neverSays: lost
        ),
        RuleCase(
            "a billing issue without a grace period",
            [
                RevenueCatEventText.event(
                    "BILLING_ISSUE",
                    ended19.merging(["grace_period_expiration_at_ms": "null"]) { $1 }
                )
            ],
            is: ["billingRetry"],
            says: ["don’t have access"]
        ),
        RuleCase(
            "a refund of what has no end",
            [
                RevenueCatEventText.event(
                    "CANCELLATION",
                    ["cancel_reason": #""CUSTOMER_SUPPORT""#, "expiration_at_ms": "null"]
                )
            ],
            is: ["refunded"],
            neverSays: ["subscription"]
        ),
        RuleCase(
            "a grant for a day: its end is none of a period",
            [
                RevenueCatEventText.event(
                    "TEMPORARY_ENTITLEMENT_GRANT",
                    ["expiration_at_ms": RevenueCatEventText.time("2026-11-21T10:00:00Z")]
                )
            ],
            is: ["running"],
            says: ["Your access ends on November 21, 2026"],
            neverSays: ["period ends", "renews automatically"]
        ),
    ]

    private static let ended19 = ["expiration_at_ms": RevenueCatEventText.time("2026-11-19T08:00:00Z")]
    private static let billingError = ended19.merging(["cancel_reason": #""BILLING_ERROR""#]) { $1 }
    private static let billingIssue = ended19.merging(["grace_period_expiration_at_ms": grace]) { $1 }
}

@Suite("What a store states of a failed payment, and when")
struct StatedMomentTests {
    @Test("A payment that failed before the period ends", arguments: StatedMomentCases.failedBeforeEnd)
    func failedBeforeEnd(rule: RuleCase) async throws { try await rule.check() }

    @Test("The type of a notification states something too", arguments: StatedMomentCases.notifications)
    func notifications(rule: RuleCase) async throws { try await rule.check() }

    @Test("Renewal is off after a failed payment", arguments: StatedMomentCases.failedAndOff)
    func failedAndOff(rule: RuleCase) async throws { try await rule.check() }

    @Test("What RevenueCat leaves open", arguments: StatedMomentCases.revenueCat)
    func revenueCat(rule: RuleCase) async throws { try await rule.check() }
}
