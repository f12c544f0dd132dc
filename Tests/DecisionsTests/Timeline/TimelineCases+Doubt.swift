import PaywrightModel
import PaywrightValues

@testable import PaywrightDecisions

/// What random histories have shown: fields that cannot be read beside pauses, commitments and plans, and charges that one field hides from
/// another.
extension TimelineCase {
    static let doubtful: [TimelineCase] = [
        TimelineCase(
            "a pause of which it cannot be read whether the subscription goes on has no end and no new price",
            in: .googlePlay,
            []
        ) {
            try $0.stop(.paused)
            $0.renewal?.resumesDate = try instant("2026-12-20T12:00:00Z")
            try $0.price("12.99", on: "2027-01-10T12:00:00Z")
            $0.renewal?.doubts = [Doubt(facts: .renewal, reason: .unreadable, field: "$.autoRenewEnabled")]
        },
        TimelineCase(
            "a charge that is stated before the next commitment begins stands before it",
            in: .other,
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-10",
                "2027-01-10 5.99 USD, commitment of 12 for 71.88 USD, cancel before 2027-01-10",
            ]
        ) {
            $0.renewal?.commitment = CommitmentRenewal(
                renewsAutomatically: true,
                renewalDate: try instant("2027-01-10T12:00:00Z"),
                renewalPrice: Price("5.99", "USD"),
                isCommitted: true,
                payments: 12,
                paymentsLeft: 0
            )
        },
        TimelineCase(
            "of two prices of one day neither is that of another plan",
            in: .other,
            ["2026-12-10 ?plan, plan basic, cancel before 2026-12-10"]
        ) {
            $0.renewal?.commitment = CommitmentRenewal(
                productID: "basic",
                renewalDate: try instant("2026-12-10T12:00:00Z"),
                renewalPrice: Price("15.49", "USD")
            )
        },
        TimelineCase(
            "phases of a schedule wait until it is known whether the subscription renews",
            in: .stripe,
            ["2026-12-10 ?store, open: store, way out not stated"]
        ) {
            $0.renewal?.renewsAutomatically = nil
            $0.renewal?.laterPhases = [
                PlannedPhase(
                    date: try instant("2027-01-10T12:00:00Z"),
                    price: Price("12.99", "USD"),
                    oldPrice: Price("9.99", "USD"),
                    isRenewal: true
                )
            ]
        },
        TimelineCase(
            "a phase after free time goes up from no price",
            in: .stripe,
            [
                "2026-12-10 9.99 USD, cancel before 2026-12-10",
                "2027-01-10 12.99 USD, price ? to 12.99 USD, cancel before 2027-01-10",
            ]
        ) {
            $0.renewal?.laterPhases = [
                PlannedPhase(
                    date: try instant("2027-01-10T12:00:00Z"),
                    price: Price("12.99", "USD"),
                    oldPrice: Price("0", "USD"),
                    isRenewal: true
                )
            ]
        },
    ]
}
