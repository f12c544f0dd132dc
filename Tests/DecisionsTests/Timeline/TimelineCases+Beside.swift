import PaywrightModel
import PaywrightValues

@testable import PaywrightDecisions

extension TimelineCase {
    /// Facts that stand beside each other, of which each keeps its own day, its own charge and its own way out.
    static let besideEachOther: [TimelineCase] = [
        TimelineCase(
            "the commitment of a plan that goes is none of the plan that comes",
            in: .googlePlay,
            ["2026-12-10 ?plan, plan pro, cancel before 2026-12-10"]
        ) {
            $0.renewal?.commitment = CommitmentRenewal(
                renewsAutomatically: true,
                renewalDate: try instant("2026-12-10T12:00:00Z"),
                isCommitted: true,
                payments: 12,
                paymentsLeft: 0
            )
            $0.renewal?.renewalProductID = "pro"
        },
        TimelineCase(
            "payments to which tax is added have no total",
            in: .other,
            ["2026-12-10 9.99 USD, commitmentEnds, commitment of 12 for ?, cancel before 2026-12-10"]
        ) {
            $0.renewal?.renewalTax = .added
            $0.renewal?.commitment = CommitmentRenewal(
                renewsAutomatically: true,
                renewalDate: try instant("2026-12-10T12:00:00Z"),
                renewalPrice: Price("9.99", "USD"),
                isCommitted: true,
                payments: 12,
                paymentsLeft: 0
            )
        },
        TimelineCase(
            "another plan that takes the place of a commitment: whether it can be avoided is not stated",
            in: .googlePlay,
            ["2026-12-10 ?plan, plan pro, way out not stated"]
        ) {
            $0.renewal?.commitment = CommitmentRenewal(paymentsLeft: 2)
            $0.renewal?.renewalProductID = "pro"
        },
        TimelineCase(
            "a price that is dated after another plan may be of the plan that goes",
            [
                "2026-12-10 9.99 USD, plan pro, cancel before 2026-12-09",
                "2027-01-10 ?plan, open: plan, way out not stated",
            ]
        ) {
            $0.renewal?.renewalProductID = "pro"
            try $0.price("12.99", on: "2027-01-10T12:00:00Z")
        },
        TimelineCase(
            "a price that is dated before the next charge has no day that is known",
            [
                "2026-12-10 ?price, cancel before 2026-12-09",
                "undated 12.99 USD, price 9.99 USD to 12.99 USD, cancel by the rule",
            ]
        ) { try $0.price("12.99", on: "2026-12-05T12:00:00Z") },
        TimelineCase(
            "an answer that is due after the next charge decides nothing about that",
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-09",
                "undated 12.99 USD, price 9.99 USD to 12.99 USD, if agreed before 2027-01-09",
            ]
        ) { try $0.price("12.99", .awaitingConsent, agreeing: "2027-01-09T12:00:00Z") },
        TimelineCase(
            "payments that are left when a commitment is cancelled, and cost more from a day on",
            [
                "2026-12-10 9.99 USD, 9 left, no way out until 2027-09-10",
                "2027-01-10 12.99 USD, price 9.99 USD to 12.99 USD, no way out until 2027-09-10",
                "2027-09-10 nothing, ends",
            ]
        ) {
            $0.transaction.commitment = CommitmentProgress(expiresDate: try instant("2027-09-10T12:00:00Z"))
            $0.renewal?.commitment = CommitmentRenewal(paymentsLeft: 9, isCancellationPending: true)
            try $0.price("12.99", on: "2027-01-10T12:00:00Z")
        },
        TimelineCase(
            "a trial before a commitment that has no day of its own",
            in: .other,
            ["2026-12-10 9.99 USD, trialEnds, commitment of 12 for 119.88 USD, cancel before 2026-12-10"]
        ) {
            $0.trial()
            $0.renewal?.commitment = CommitmentRenewal(isCommitted: true, payments: 12)
        },
        TimelineCase(
            "a commitment that goes on without a day does so when it ends",
            in: .other,
            [
                "2026-12-10 9.99 USD, 3 left, no way out until 2027-03-10",
                "2027-03-10 11.99 USD, commitmentEnds, cancel before 2027-03-10",
            ]
        ) {
            $0.transaction.commitment = CommitmentProgress(expiresDate: try instant("2027-03-10T12:00:00Z"))
            $0.renewal?.commitment = CommitmentRenewal(
                renewsAutomatically: true,
                renewalPrice: Price("11.99", "USD"),
                paymentsLeft: 3
            )
        },
    ]

    /// Pauses beside a consent, a renewal, a removal and a payment that failed.
    static let pausesBeside: [TimelineCase] = [
        TimelineCase(
            "a later consent leaves the charge at the end of a pause alone",
            in: .googlePlay,
            [
                "2026-12-20 9.99 USD, resumes, cancel before 2026-12-20",
                "2027-01-20 12.99 USD, price 9.99 USD to 12.99 USD, if agreed before ?",
            ]
        ) {
            try $0.pause(until: "2026-12-20T12:00:00Z")
            try $0.price("12.99", .awaitingConsent, on: "2027-01-20T12:00:00Z")
        },
        TimelineCase(
            "a consent for the end of a pause",
            in: .googlePlay,
            ["2026-12-20 ?consent, resumes, price 9.99 USD to 12.99 USD, if agreed before ?"]
        ) {
            try $0.pause(until: "2026-12-20T12:00:00Z")
            try $0.price("12.99", .awaitingConsent, on: "2026-12-20T12:00:00Z")
        },
        TimelineCase(
            "an answer that is due before a pause ends decides about its end too",
            in: .googlePlay,
            [
                "2026-12-20 ?consent, resumes, if agreed before 2026-12-15",
                "2027-01-20 12.99 USD, price 9.99 USD to 12.99 USD, if agreed before 2026-12-15",
            ]
        ) {
            try $0.pause(until: "2026-12-20T12:00:00Z")
            try $0.price(
                "12.99",
                .awaitingConsent,
                on: "2027-01-20T12:00:00Z",
                agreeing: "2026-12-15T12:00:00Z"
            )
        },
        TimelineCase("what a change takes out at the renewal does not resume", in: .googlePlay, []) {
            try $0.pause(until: "2026-12-20T12:00:00Z")
            $0.renewal?.endsAtRenewal = true
        },
        TimelineCase(
            "a renewal on a later day than the end of a pause is charged on its own day",
            in: .amazon,
            ["2026-12-01 nothing, resumes", "2026-12-10 9.99 USD, cancel before 2026-12-10"]
        ) {
            $0.state(.paused)
            $0.renewal?.resumesDate = try instant("2026-12-01T12:00:00Z")
        },
        TimelineCase(
            "a pause that is planned waits for a consent to end",
            in: .googlePlay,
            [
                "2026-12-10 nothing, pauses",
                "2027-01-10 ?consent, price 9.99 USD to 12.99 USD, resumes, if agreed before ?",
            ]
        ) {
            $0.renewal?.pauseDate = try instant("2026-12-10T12:00:00Z")
            $0.renewal?.resumesDate = try instant("2027-01-10T12:00:00Z")
            try $0.price("12.99", .awaitingConsent, on: "2027-01-10T12:00:00Z")
        },
        TimelineCase(
            "a pause that is planned is told in a grace period too",
            in: .googlePlay,
            ["2027-01-10 nothing, pauses", "2027-02-10 ?store, resumes, way out not stated"]
        ) {
            try $0.stop(.gracePeriod)
            $0.renewal?.gracePeriodExpiresDate = try instant("2026-12-04T12:00:00Z")
            $0.renewal?.pauseDate = try instant("2027-01-10T12:00:00Z")
            $0.renewal?.resumesDate = try instant("2027-02-10T12:00:00Z")
        },
    ]
}

extension Customer {
    /// It is paused until a date.
    fileprivate mutating func pause(until date: String) throws {
        try stop(.paused)
        renewal?.renewalDate = nil
        renewal?.resumesDate = try instant(date)
    }
}
