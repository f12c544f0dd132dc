import PaywrightModel
import PaywrightValues

@testable import PaywrightDecisions

extension TimelineCase {
    /// A new price beside a commitment that runs and another one that follows: neither hides the other.
    static let commitmentsAndPrices: [TimelineCase] = [
        TimelineCase(
            "everything is paid: the next commitment begins at the new price, and one cancellation avoids both",
            [
                "2026-12-10 12.99 USD, commitmentEnds, commitment of 12 for 155.88 USD, price 9.99 USD to 12.99 USD, "
                    + "cancel before 2026-12-09"
            ]
        ) {
            $0.renewal?.commitment = .another(on: try instant("2026-12-10T12:00:00Z"), after: 0, price: "12.99")
            try $0.price("12.99", on: "2026-12-10T12:00:00Z")
        },
        TimelineCase(
            "three payments are left: what follows them costs the new price and can be avoided",
            in: .other,
            [
                "2026-12-10 9.99 USD, 3 left, no way out until 2027-03-10",
                "2027-03-10 12.99 USD, commitmentEnds, commitment of 12 for ?, price 9.99 USD to 12.99 USD, "
                    + "cancel before 2027-03-10",
            ]
        ) {
            $0.renewal?.commitment = .another(on: try instant("2027-03-10T12:00:00Z"), after: 3)
            try $0.price("12.99", on: "2027-03-10T12:00:00Z")
        },
        TimelineCase(
            "some hours lie between the two days: they are one charge, and the earlier one is the last to avoid it",
            in: .other,
            [
                "2026-12-10 9.99 USD, 3 left, no way out until 2027-03-09",
                "2027-03-10 12.99 USD, commitmentEnds, commitment of 12 for ?, price 9.99 USD to 12.99 USD, "
                    + "cancel before 2027-03-09",
            ]
        ) {
            $0.renewal?.commitment = .another(on: try instant("2027-03-09T20:00:00Z"), after: 3)
            try $0.price("12.99", on: "2027-03-10T12:00:00Z")
        },
        TimelineCase(
            "the new price comes among the payments: what follows costs no price that is stated",
            in: .other,
            [
                "2026-12-10 9.99 USD, 3 left, no way out until 2027-03-10",
                "2027-01-10 12.99 USD, price 9.99 USD to 12.99 USD, no way out until 2027-03-10",
                "2027-03-10 ?price, commitmentEnds, commitment of 12 for ?, cancel before 2027-03-10",
            ]
        ) {
            $0.renewal?.commitment = .another(on: try instant("2027-03-10T12:00:00Z"), after: 3, price: "9.99")
            try $0.price("12.99", on: "2027-01-10T12:00:00Z")
        },
        TimelineCase(
            "the new price needs a consent: whether another commitment begins waits for it",
            in: .other,
            [
                "2026-12-10 9.99 USD, 3 left, no way out until 2027-03-10",
                "2027-03-10 12.99 USD, commitmentEnds, commitment of 12 for ?, price 9.99 USD to 12.99 USD, if agreed before ?",
            ]
        ) {
            $0.renewal?.commitment = .another(on: try instant("2027-03-10T12:00:00Z"), after: 3)
            try $0.price("12.99", .awaitingConsent, on: "2027-03-10T12:00:00Z")
        },
        TimelineCase(
            "neither the new price nor the next commitment has a day: no way out is stated",
            in: .other,
            [
                "2026-12-10 ?price, 3 left, no way out until ?",
                "undated 12.99 USD, commitmentEnds, commitment of 12 for ?, price 9.99 USD to 12.99 USD, way out not stated",
            ]
        ) {
            $0.renewal?.commitment = .another(on: nil, after: 3)
            try $0.price("12.99")
        },
        TimelineCase(
            "a commitment that begins when a pause ends",
            in: .other,
            ["2026-12-20 9.99 USD, resumes, commitment of 12 for 119.88 USD, cancel before 2026-12-20"]
        ) {
            try $0.stop(.paused)
            $0.renewal?.resumesDate = try instant("2026-12-20T12:00:00Z")
            $0.renewal?.commitment = .another(on: try instant("2026-12-20T12:00:00Z"), after: nil)
        },
        TimelineCase(
            "a price in a commitment that begins first: whoever does not let it begin does not pay it",
            in: .other,
            [
                "2026-12-10 9.99 USD, commitment of 12 for 119.88 USD, cancel before 2026-12-10",
                "2027-03-15 12.99 USD, price 9.99 USD to 12.99 USD, way out not stated",
            ]
        ) {
            $0.renewal?.commitment = .another(on: try instant("2026-12-10T12:00:00Z"), after: nil)
            try $0.price("12.99", on: "2027-03-15T12:00:00Z")
        },
        TimelineCase(
            "a pause in a commitment that begins first",
            in: .other,
            [
                "2026-12-10 9.99 USD, commitment of 12 for 119.88 USD, cancel before 2026-12-10",
                "2027-02-15 nothing, pauses", "2027-03-15 9.99 USD, resumes, way out not stated",
            ]
        ) {
            $0.renewal?.commitment = .another(on: try instant("2026-12-10T12:00:00Z"), after: nil)
            $0.renewal?.pauseDate = try instant("2027-02-15T12:00:00Z")
            $0.renewal?.resumesDate = try instant("2027-03-15T12:00:00Z")
        },
        TimelineCase(
            "a new price of the renewal with which a commitment begins is that of its payments",
            in: .other,
            [
                "2026-12-10 12.99 USD, commitment of 12 for 155.88 USD, price 9.99 USD to 12.99 USD, "
                    + "cancel before 2026-12-10"
            ]
        ) {
            $0.renewal?.commitment = .another(on: try instant("2026-12-10T12:00:00Z"), after: nil)
            try $0.price("12.99", on: "2026-12-10T12:00:00Z")
        },
        TimelineCase(
            "a new price before a planned pause is told at its own day alone",
            in: .other,
            [
                "2026-12-10 12.99 USD, price 9.99 USD to 12.99 USD, cancel before 2026-12-10",
                "2027-01-15 nothing, pauses", "2027-02-15 12.99 USD, resumes, cancel before 2027-02-15",
            ]
        ) {
            $0.renewal?.pauseDate = try instant("2027-01-15T12:00:00Z")
            $0.renewal?.resumesDate = try instant("2027-02-15T12:00:00Z")
            try $0.price("12.99", on: "2026-12-10T12:00:00Z")
        },
        TimelineCase(
            "no new price comes after the last payment of what was cancelled",
            in: .other,
            ["2026-12-10 9.99 USD, 2 left, no way out until ?", "undated nothing, ends"]
        ) {
            $0.renewal?.commitment = CommitmentRenewal(
                renewsAutomatically: false,
                renewalDate: try instant("2027-02-10T12:00:00Z"),
                paymentsLeft: 2
            )
            try $0.price("12.99", on: "2027-02-10T12:00:00Z")
        },
    ]
}

extension CommitmentRenewal {
    /// A commitment of twelve payments that follows.
    fileprivate static func another(on date: Instant?, after left: Int?, price: String? = nil) -> CommitmentRenewal {
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
