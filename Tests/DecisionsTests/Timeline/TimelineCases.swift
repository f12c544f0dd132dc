import PaywrightModel
import PaywrightValues

@testable import PaywrightDecisions

extension TimelineCase {
    static let charges: [TimelineCase] = [
        TimelineCase(
            "an increase in January hides no charge in December",
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-09",
                "2027-01-10 12.99 USD, price 9.99 USD to 12.99 USD, cancel before 2027-01-09",
            ]
        ) { try $0.price("12.99", on: "2027-01-10T12:00:00Z") },
        TimelineCase(
            "a decrease is a charge, and has its way out",
            ["2026-12-10 7.99 USD, price 9.99 USD to 7.99 USD, cancel before 2026-12-09"]
        ) {
            $0.renewal?.renewalPrice = Price("7.99", "USD")
            try $0.price("7.99", .confirmed, .decrease, on: "2026-12-10T12:00:00Z")
        },
        TimelineCase(
            "a plan that is free goes on, and nothing is to be avoided",
            in: .other,
            ["2026-12-10 free"]
        ) {
            $0.transaction.price = Price("0", "USD")
            $0.renewal?.renewalPrice = Price("0", "USD")
        },
        TimelineCase(
            "a free plan of a store that states no price that was paid",
            in: .stripe,
            ["2026-12-10 free"]
        ) {
            $0.transaction.price = nil
            $0.renewal?.renewalPrice = Price("0", "USD")
        },
        TimelineCase(
            "the trial of a free plan ends without a charge",
            in: .other,
            ["2027-01-20 free, trialEnds"]
        ) {
            try $0.end(at: "2027-01-20T12:00:00Z")
            $0.transaction.price = Price("0", "USD")
            $0.transaction.offer = AppliedOffer(paymentMode: .known(.freeTrial))
            $0.renewal?.renewalPrice = Price("0", "USD")
        },
        TimelineCase(
            "two items of Stripe’s are one charge with their sum",
            in: .stripe,
            ["2027-01-28 30 USD, cancel before 2027-01-28"]
        ) {
            try $0.end(at: "2027-01-28T12:00:00Z")
            $0.renewal?.renewalPrice = Price("30.00", "USD")
            $0.renewal?.isWholeCharge = true
        },
        TimelineCase(
            "a refund of another period changes nothing that comes",
            ["2026-12-10 9.99 USD, cancel before 2026-12-09"]
        ) {
            var earlier = $0.transaction
            earlier.id = "0"
            earlier.purchaseDate = try instant("2026-10-10T12:00:00Z")
            earlier.expiresDate = try instant("2026-11-10T12:00:00Z")
            earlier.revocation = Revocation(date: try instant("2026-11-12T12:00:00Z"), kind: .known(.fullRefund))
            $0.earlier = [earlier]
        },
        TimelineCase(
            "what the merchant states to be active renews, although half of it was refunded",
            in: .other,
            ["2026-12-10 9.99 USD, cancel before 2026-12-10"]
        ) {
            $0.transaction.revocation = Revocation(
                date: try instant("2026-11-15T12:00:00Z"),
                kind: .known(.proratedRefund),
                fraction: DecimalAmount(milliunits: 500)
            )
            $0.state(.active)
        },
        TimelineCase(
            "an end after the next renewal stands beside its charge, of which the proration is not known",
            in: .stripe,
            ["2027-01-28 ?doubt, cancel before 2027-01-28", "2027-02-10 nothing, ends"]
        ) {
            try $0.end(at: "2027-01-28T12:00:00Z")
            $0.renewal?.endDate = try instant("2027-02-10T12:00:00Z")
            $0.renewal?.doubts = [Doubt(facts: .amount, reason: .undecided, field: "$.cancel_at")]
        },
        TimelineCase(
            "a cancellation at the end of the period leaves nothing to be charged",
            in: .stripe,
            ["2027-01-28 nothing, ends"]
        ) {
            try $0.end(at: "2027-01-28T12:00:00Z")
            $0.renewal?.renewsAutomatically = false
        },
        TimelineCase(
            "a schedule that is not expanded leaves the renewal open",
            in: .stripe,
            ["2027-01-28 ?doubt, open: doubt, way out not stated"]
        ) {
            try $0.end(at: "2027-01-28T12:00:00Z")
            $0.renewal?.doubts = [Doubt(facts: .renewal, reason: .notExpanded, field: "$.schedule")]
        },
        TimelineCase(
            "an increase without a date has the store’s rule",
            ["undated 12.99 USD, price 9.99 USD to 12.99 USD, cancel by the rule"]
        ) {
            $0.transaction.expiresDate = nil
            $0.renewal?.renewalDate = nil
            $0.renewal?.renewalPrice = nil
            $0.state(.active)
            try $0.price("12.99")
        },
        TimelineCase(
            "an increase without a date hides no charge that has one",
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-09",
                "undated 12.99 USD, price 9.99 USD to 12.99 USD, cancel by the rule",
            ]
        ) { try $0.price("12.99") },
    ]

    static let commitments: [TimelineCase] = [
        TimelineCase(
            "a trial before a commitment, and a later increase; the table leaves out that the commitment ends",
            [
                "2026-11-25 6.99 USD, trialEnds, commitment of 12 for 83.88 USD, cancel before 2026-11-24",
                "2027-01-25 7.99 USD, price ? to 7.99 USD, no way out until 2027-11-25",
                "2027-11-25 ?store, commitmentEnds, open: store, way out not stated",
            ]
        ) {
            try $0.end(at: "2026-11-25T12:00:00Z")
            $0.trial()
            $0.transaction.commitment = CommitmentProgress(expiresDate: try instant("2027-11-25T12:00:00Z"))
            $0.renewal?.commitment = CommitmentRenewal(paymentsLeft: 12)
            $0.renewal?.renewalPrice = Price("6.99", "USD")
            try $0.price("7.99", on: "2027-01-25T12:00:00Z")
        },
        TimelineCase(
            "after the last of twelve payments a new commitment begins",
            ["2026-12-10 6.99 USD, commitmentEnds, commitment of 12 for 83.88 USD, cancel before 2026-12-09"]
        ) {
            let end = $0.transaction.expiresDate
            $0.transaction.commitment = CommitmentProgress(
                billingPeriodNumber: 12,
                totalBillingPeriods: 12,
                expiresDate: end
            )
            $0.renewal?.commitment = CommitmentRenewal(
                renewsAutomatically: true,
                renewalDate: end,
                renewalPrice: Price("6.99", "USD"),
                isCommitted: true
            )
        },
        TimelineCase(
            "payments of which nobody knows how many are left have no way out",
            [
                "2026-12-10 6.99 USD, ? left, no way out until 2027-09-10",
                "2027-09-10 ?store, commitmentEnds, open: store, way out not stated",
            ]
        ) {
            $0.transaction.commitment = CommitmentProgress(
                totalBillingPeriods: 12,
                expiresDate: try instant("2027-09-10T12:00:00Z")
            )
            $0.renewal?.renewalPrice = Price("6.99", "USD")
        },
        TimelineCase(
            "seven installments of Google Play’s are left, and a new commitment follows",
            in: .googlePlay,
            [
                "2026-12-15 19.9 USD, 7 left, no way out until 2027-07-15",
                "2027-07-15 19.9 USD, commitmentEnds, commitment of 12 for 238.8 USD, cancel before 2027-07-15",
            ]
        ) {
            try $0.end(at: "2026-12-15T12:00:00Z")
            let end = try instant("2027-07-15T12:00:00Z")
            $0.transaction.commitment = CommitmentProgress(expiresDate: end)
            $0.renewal?.renewalPrice = Price("19.90", "USD")
            $0.renewal?.commitment = CommitmentRenewal(
                renewsAutomatically: true,
                renewalDate: end,
                renewalPrice: Price("19.90", "USD"),
                isCommitted: true,
                payments: 12,
                paymentsLeft: 7
            )
        },
        TimelineCase(
            "three payments of a cancelled commitment are left, then it ends",
            ["2026-12-10 6.99 USD, 3 left, no way out until 2027-03-10", "2027-03-10 nothing, ends"]
        ) {
            $0.transaction.commitment = CommitmentProgress(
                billingPeriodNumber: 9,
                totalBillingPeriods: 12,
                expiresDate: try instant("2027-03-10T12:00:00Z")
            )
            $0.renewal?.commitment = CommitmentRenewal(isCancellationPending: true)
            $0.renewal?.renewalPrice = Price("6.99", "USD")
        },
        TimelineCase(
            "three payments of a cancelled commitment are left, and of the next one neither day nor amount is known",
            ["2027-03-10 nothing, ends", "undated ?store, 3 left, no way out until 2027-03-10"]
        ) {
            $0.transaction.commitment = CommitmentProgress(
                billingPeriodNumber: 9,
                totalBillingPeriods: 12,
                expiresDate: try instant("2027-03-10T12:00:00Z")
            )
            $0.renewal?.commitment = CommitmentRenewal(isCancellationPending: true)
            $0.renewal?.renewsAutomatically = false
            try $0.end(at: "2027-03-10T12:00:00Z")
        },
    ]

    static let consents: [TimelineCase] = [
        TimelineCase(
            "a failed payment hides no consent",
            ["2026-12-10 12.99 USD, price 9.99 USD to 12.99 USD, if agreed before 2026-12-07"]
        ) {
            try $0.stop(.gracePeriod)
            $0.renewal?.gracePeriodExpiresDate = try instant("2026-11-26T12:00:00Z")
            try $0.price("12.99", .awaitingConsent, on: "2026-12-10T12:00:00Z", agreeing: "2026-12-07T12:00:00Z")
        },
        TimelineCase(
            "a change of plan and a consent are one moment without an amount",
            ["2026-12-10 ?consent, plan pro.yearly, price 9.99 USD to 12.99 USD, if agreed before 2026-12-07"]
        ) {
            $0.renewal?.renewalProductID = "pro.yearly"
            try $0.price("12.99", .awaitingConsent, on: "2026-12-10T12:00:00Z", agreeing: "2026-12-07T12:00:00Z")
        },
        TimelineCase(
            "a trial that ends with a consent",
            in: .paddle,
            ["2027-05-12 20000 KRW, trialEnds, price ? to 20000 KRW, if agreed before 2027-05-12"]
        ) {
            try $0.end(at: "2027-05-12T12:00:00Z")
            $0.transaction.price = Price("0", "KRW")
            $0.transaction.offer = AppliedOffer(paymentMode: .known(.freeTrial))
            $0.renewal?.renewalPrice = Price("20000", "KRW")
            try $0.price("20000", .awaitingConsent, on: "2027-05-12T12:00:00Z", agreeing: "2027-05-12T12:00:00Z")
        },
        TimelineCase(
            "the step from an offer’s price to the full one needs a consent",
            ["2026-12-10 9.99 USD, offerEnds, price ? to 9.99 USD, if agreed before 2026-12-07"]
        ) {
            $0.transaction.offer = AppliedOffer(
                type: .known(.promotional),
                paymentMode: .known(.payAsYouGo),
                id: "spring"
            )
            $0.transaction.price = Price("4.99", "USD")
            try $0.price("9.99", .awaitingConsent, on: "2026-12-10T12:00:00Z", agreeing: "2026-12-07T12:00:00Z")
        },
        TimelineCase(
            "a deferred change of plan in Google Play has no amount, and a way out",
            in: .googlePlay,
            ["2026-12-10 ?plan, plan pro.yearly, cancel before 2026-12-10"]
        ) { $0.renewal?.renewalProductID = "pro.yearly" },
    ]

    static let interruptions: [TimelineCase] = [
        TimelineCase(
            "a pause that ends with a consent",
            in: .googlePlay,
            ["2026-12-20 ?consent, resumes, price 9.99 USD to 12.99 USD, if agreed before 2026-12-18"]
        ) {
            try $0.stop(.paused)
            $0.renewal?.resumesDate = try instant("2026-12-20T12:00:00Z")
            try $0.price("12.99", .awaitingConsent, on: "2026-12-20T12:00:00Z", agreeing: "2026-12-18T12:00:00Z")
        },
        TimelineCase(
            "a pause that ends at a higher price",
            in: .googlePlay,
            ["2026-12-20 12.99 USD, resumes, price 9.99 USD to 12.99 USD, cancel before 2026-12-20"]
        ) {
            try $0.stop(.paused)
            $0.renewal?.resumesDate = try instant("2026-12-20T12:00:00Z")
            try $0.price("12.99", on: "2026-12-20T12:00:00Z")
        },
        TimelineCase(
            "a pause that ends with a charge",
            in: .googlePlay,
            ["2026-12-20 9.99 USD, resumes, cancel before 2026-12-20"]
        ) {
            try $0.stop(.paused)
            $0.renewal?.resumesDate = try instant("2026-12-20T12:00:00Z")
        },
        TimelineCase(
            "a planned pause and its end; that Paddle charges 400 at the end no field states, so the table is refuted",
            in: .paddle,
            ["2027-05-12 nothing, pauses", "2027-06-12 ?store, resumes, way out not stated"]
        ) {
            try $0.end(at: "2027-05-12T12:00:00Z")
            $0.renewal?.renewalPrice = Price("400", "USD")
            $0.renewal?.pauseDate = try instant("2027-05-12T12:00:00Z")
            $0.renewal?.resumesDate = try instant("2027-06-12T12:00:00Z")
        },
        TimelineCase(
            "a pause after the next renewal hides no charge before it",
            in: .paddle,
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-10", "2027-01-10 nothing, pauses",
                "2027-02-10 ?store, resumes, way out not stated",
            ]
        ) {
            $0.renewal?.pauseDate = try instant("2027-01-10T12:00:00Z")
            $0.renewal?.resumesDate = try instant("2027-02-10T12:00:00Z")
        },
        TimelineCase("a failed payment alone has nothing that comes", in: .stripe, []) {
            try $0.stop(.billingRetry)
            $0.statement?.openAccessField = "$.status"
        },
        TimelineCase(
            "a failed payment of what was cancelled ends",
            in: .stripe,
            ["2027-01-28 nothing, ends"]
        ) {
            try $0.stop(.billingRetry)
            $0.statement?.openAccessField = "$.status"
            $0.renewal?.renewsAutomatically = false
            $0.renewal?.renewalDate = try instant("2027-01-28T12:00:00Z")
        },
        TimelineCase("a trial that ended without a payment method resumes on no day", in: .stripe, []) {
            try $0.stop(.paused)
            $0.statement?.openAccessField = "$.status"
            $0.renewal?.pauseCause = .freeTrialEnded
        },
        TimelineCase("the payer’s failed payment is no charge of the family’s", []) {
            try $0.stop(.billingRetry)
            $0.transaction.ownership = .known(.familyShared)
        },
    ]

    static let all =
        charges + commitments + commitmentsAndPrices + commitmentsThatBegin + consents + interruptions + besideEachOther
        + pausesBeside + pausesAndCommitments + doubtful
}
