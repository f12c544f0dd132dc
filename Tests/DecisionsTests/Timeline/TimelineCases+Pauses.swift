import PaywrightModel
import PaywrightValues

@testable import PaywrightDecisions

extension TimelineCase {
    /// Pauses beside payments of a commitment, beside another plan, and beside a price of the day on which they begin.
    static let pausesAndCommitments: [TimelineCase] = [
        TimelineCase(
            "a pause that begins with a payment: its end is that payment, and when the commitment ends is open",
            in: .other,
            [
                "2026-12-10 nothing, pauses", "2027-01-10 9.99 USD, resumes, 3 left, no way out until ?",
                "2027-03-10 ?pause, commitmentEnds, commitment of 12 for ?, open: pause, way out not stated",
            ]
        ) {
            $0.renewal?.commitment = .twelve(on: try instant("2027-03-10T12:00:00Z"), after: 3)
            try $0.pause(from: "2026-12-10", until: "2027-01-10")
        },
        TimelineCase(
            "a payment that is stated for a day within a pause has no day",
            in: .other,
            [
                "2026-12-05 nothing, pauses", "2027-01-05 ?store, resumes, way out not stated",
                "2027-03-10 ?pause, commitmentEnds, commitment of 12 for ?, open: pause, way out not stated",
                "undated ?pause, 3 left, open: pause, no way out until ?",
            ]
        ) {
            $0.renewal?.commitment = .twelve(on: try instant("2027-03-10T12:00:00Z"), after: 3)
            try $0.pause(from: "2026-12-05", until: "2027-01-05")
        },
        TimelineCase(
            "a pause between two payments: how many are left when it ends is not stated",
            in: .other,
            [
                "2026-12-10 9.99 USD, 3 left, no way out until ?", "2027-01-10 nothing, pauses",
                "2027-02-10 9.99 USD, resumes, no way out until ?",
                "2027-03-10 ?pause, commitmentEnds, commitment of 12 for ?, open: pause, way out not stated",
            ]
        ) {
            $0.renewal?.commitment = .twelve(on: try instant("2027-03-10T12:00:00Z"), after: 3)
            try $0.pause(from: "2027-01-10", until: "2027-02-10")
        },
        TimelineCase(
            "a commitment that ends while a pause lasts: what its end costs is not stated",
            in: .other,
            [
                "2026-12-10 9.99 USD, 3 left, no way out until ?", "2027-01-10 nothing, pauses",
                "2027-03-20 ?store, resumes, way out not stated",
                "undated ?pause, commitmentEnds, commitment of 12 for ?, open: pause, way out not stated",
            ]
        ) {
            $0.renewal?.commitment = .twelve(on: try instant("2027-03-10T12:00:00Z"), after: 3)
            try $0.pause(from: "2027-01-10", until: "2027-03-20")
        },
        TimelineCase(
            "a commitment that is over before a pause, and renews at another price",
            in: .other,
            [
                "2026-12-10 9.99 USD, 1 left, no way out until 2027-01-10",
                "2027-01-10 7.99 USD, commitmentEnds, cancel before 2027-01-10", "2027-02-10 nothing, pauses",
                "2027-03-10 7.99 USD, resumes, cancel before 2027-03-10",
            ]
        ) {
            $0.renewal?.commitment = CommitmentRenewal(
                renewsAutomatically: true,
                renewalDate: try instant("2027-01-10T12:00:00Z"),
                renewalPrice: Price("7.99", "USD"),
                isCommitted: false,
                paymentsLeft: 1
            )
            try $0.pause(from: "2027-02-10", until: "2027-03-10")
        },
        TimelineCase(
            "a pause that runs: its end is the first of the payments, and the next commitment keeps its day",
            in: .other,
            [
                "2027-01-20 9.99 USD, resumes, 4 left, no way out until 2027-05-20",
                "2027-05-20 9.99 USD, commitmentEnds, commitment of 12 for 119.88 USD, cancel before 2027-05-20",
            ]
        ) {
            try $0.paused(until: "2027-01-20")
            $0.renewal?.commitment = .twelve(on: try instant("2027-05-20T12:00:00Z"), after: 4, price: "9.99")
        },
        TimelineCase(
            "a consent when a pause ends decides about the commitment that begins then too",
            in: .other,
            [
                "2027-01-20 ?consent, resumes, commitmentEnds, commitment of 12 for 107.88 USD, "
                    + "price ? to 8.99 USD, if agreed before ?"
            ]
        ) {
            try $0.paused(until: "2027-01-20")
            $0.transaction.price = nil
            $0.renewal?.commitment = .twelve(on: try instant("2027-01-20T12:00:00Z"), after: 0, price: "8.99")
            try $0.price("8.99", .awaitingConsent, on: "2027-01-20T12:00:00Z")
        },
        TimelineCase(
            "another plan comes with the charge at the end of a pause",
            in: .other,
            ["2027-01-20 79.99 USD, resumes, plan pro.yearly, cancel before 2027-01-20"]
        ) {
            try $0.paused(until: "2027-01-20")
            $0.renewal?.renewalDate = try instant("2027-01-20T12:00:00Z")
            $0.renewal?.renewalPrice = Price("79.99", "USD")
            $0.renewal?.renewalProductID = "pro.yearly"
        },
        TimelineCase(
            "another plan without a day comes with the next renewal, which is the charge at the end of a pause",
            in: .other,
            ["2027-01-20 79.99 USD, resumes, plan pro.yearly, cancel before 2027-01-20"]
        ) {
            try $0.paused(until: "2027-01-20")
            $0.renewal?.renewalPrice = Price("79.99", "USD")
            $0.renewal?.renewalProductID = "pro.yearly"
        },
        TimelineCase(
            "a price of the plan that runs is not charged for another one when a pause ends",
            in: .googlePlay,
            ["2027-01-20 ?plan, resumes, plan pro.yearly, cancel before 2027-01-20"]
        ) {
            try $0.paused(until: "2027-01-20")
            $0.renewal?.renewalProductID = "pro.yearly"
        },
        TimelineCase(
            "a price of the day on which a pause begins is charged first when it ends",
            in: .other,
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-10", "2027-01-10 nothing, pauses",
                "2027-02-10 12.99 USD, resumes, price 9.99 USD to 12.99 USD, cancel before 2027-02-10",
            ]
        ) {
            try $0.pause(from: "2027-01-10", until: "2027-02-10")
            try $0.price("12.99", on: "2027-01-10T12:00:00Z")
        },
        TimelineCase(
            "a consent to a price of the day on which a pause begins is asked for its end",
            in: .other,
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-10", "2027-01-10 nothing, pauses",
                "2027-02-10 ?consent, price 9.99 USD to 12.99 USD, resumes, if agreed before ?",
            ]
        ) {
            try $0.pause(from: "2027-01-10", until: "2027-02-10")
            try $0.price("12.99", .awaitingConsent, on: "2027-01-10T12:00:00Z")
        },
        TimelineCase(
            "a commitment that begins on the day of a pause: what the end of that costs is not stated",
            in: .other,
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-10", "2027-01-10 nothing, pauses",
                "2027-02-10 ?store, resumes, way out not stated",
            ]
        ) {
            try $0.pause(from: "2027-01-10", until: "2027-02-10")
            $0.renewal?.commitment = .twelve(on: try instant("2027-01-10T12:00:00Z"), after: nil, price: "8.99")
        },
        TimelineCase(
            "what does not renew is not resumed, and has no new price",
            in: .other,
            []
        ) {
            try $0.paused(until: "2027-01-20")
            $0.renewal?.renewsAutomatically = false
            try $0.price("12.99", on: "2027-01-20T12:00:00Z")
        },
        TimelineCase(
            "another plan beside payments that are left after a pause has no way out that is stated",
            in: .other,
            [
                "2027-01-20 ?store, resumes, 2 left, no way out until ?",
                "undated ?plan, plan pro.yearly, open: store, way out not stated",
            ]
        ) {
            try $0.paused(until: "2027-01-20")
            $0.renewal?.renewalProductID = "pro.yearly"
            $0.renewal?.commitment = CommitmentRenewal(paymentsLeft: 2)
        },
        TimelineCase(
            "payments of a cancelled commitment that a pause delays have no day",
            in: .other,
            ["undated 9.99 USD, 3 left, ends, no way out until ?"]
        ) {
            $0.renewal?.commitment = CommitmentRenewal(renewsAutomatically: false, paymentsLeft: 3)
            $0.renewal?.future.pause = "$.pauseDate"
            try $0.pause(from: "2026-12-05", until: "2027-01-05")
        },
    ]

    /// Commitments that begin: in a grace period, with a consent, later than the next renewal, and on a day that is not stated.
    static let commitmentsThatBegin: [TimelineCase] = [
        TimelineCase(
            "in a grace period the payments that are left have no day, and what follows them keeps its own",
            in: .other,
            [
                "2027-03-10 8.99 USD, commitmentEnds, commitment of 12 for 107.88 USD, price 9.99 USD to 8.99 USD, "
                    + "cancel before 2027-03-10",
                "undated ?store, 3 left, no way out until 2027-03-10",
            ]
        ) {
            try $0.stop(.gracePeriod)
            $0.renewal?.gracePeriodExpiresDate = try instant("2026-11-30T12:00:00Z")
            $0.renewal?.commitment = .twelve(on: try instant("2027-03-10T12:00:00Z"), after: 3, price: "8.99")
            try $0.price("8.99", .confirmed, .decrease, on: "2027-03-10T12:00:00Z")
        },
        TimelineCase(
            "the payment that failed is the first of the next commitment",
            in: .other,
            ["undated ?store, commitment of 12 for ?, way out not stated"]
        ) {
            try $0.stop(.gracePeriod)
            $0.renewal?.gracePeriodExpiresDate = try instant("2026-11-30T12:00:00Z")
            $0.renewal?.commitment = .twelve(on: try instant("2026-11-10T12:00:00Z"), after: 0)
        },
        TimelineCase(
            "a consent beside a commitment that begins: its payments cost the new price",
            in: .other,
            [
                "2026-12-10 12.99 USD, commitment of 12 for 155.88 USD, price 9.99 USD to 12.99 USD, "
                    + "if agreed before ?"
            ]
        ) {
            $0.renewal?.commitment = .twelve(on: try instant("2026-12-10T12:00:00Z"), after: nil, price: "9.99")
            try $0.price("12.99", .awaitingConsent, on: "2026-12-10T12:00:00Z")
        },
        TimelineCase(
            "a commitment that begins with a later renewal has its own charge and its own way out",
            in: .other,
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-10",
                "2027-01-10 8.99 USD, commitment of 12 for 107.88 USD, cancel before 2027-01-10",
            ]
        ) {
            $0.renewal?.commitment = .twelve(on: try instant("2027-01-10T12:00:00Z"), after: nil, price: "8.99")
        },
        TimelineCase(
            "a commitment that begins with a later renewal at a new price",
            in: .other,
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-10",
                "2027-01-10 12.99 USD, commitment of 12 for 155.88 USD, price 9.99 USD to 12.99 USD, "
                    + "cancel before 2027-01-10",
            ]
        ) {
            $0.renewal?.commitment = .twelve(on: try instant("2027-01-10T12:00:00Z"), after: nil, price: "12.99")
            try $0.price("12.99", on: "2027-01-10T12:00:00Z")
        },
        TimelineCase(
            "a commitment without a day may begin with the next renewal: what comes after that may have no way out",
            in: .other,
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-10",
                "2027-01-10 12.99 USD, price 9.99 USD to 12.99 USD, way out not stated",
            ]
        ) {
            $0.renewal?.commitment = CommitmentRenewal(isCommitted: true, payments: 12)
            try $0.price("12.99", on: "2027-01-10T12:00:00Z")
        },
    ]
}

extension CommitmentRenewal {
    /// A commitment of twelve payments that follows.
    fileprivate static func twelve(on date: Instant?, after left: Int?, price: String? = nil) -> CommitmentRenewal {
        CommitmentRenewal(
            renewsAutomatically: true,
            renewalDate: date,
            renewalPrice: price.flatMap { Price($0, "USD") },
            isCommitted: true,
            payments: 12,
            paymentsLeft: left
        )
    }
}

extension Customer {
    /// A pause is planned, at noon of two days.
    fileprivate mutating func pause(from beginning: String, until end: String) throws {
        renewal?.pauseDate = try instant("\(beginning)T12:00:00Z")
        renewal?.resumesDate = try instant("\(end)T12:00:00Z")
    }

    /// It is paused until noon of a day.
    fileprivate mutating func paused(until day: String) throws {
        try stop(.paused)
        renewal?.renewalDate = nil
        renewal?.resumesDate = try instant("\(day)T12:00:00Z")
    }
}
