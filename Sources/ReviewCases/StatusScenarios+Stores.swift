internal import PaywrightDecisions
internal import PaywrightModel
internal import PaywrightValues

/// What stores state in ways of their own.
extension StatusScenarios {
    /// The store that a name ends with, as "paused.paddle" does.
    static func store(namedIn name: String) -> StoreName? {
        switch name.split(separator: ".").last.map({ String($0) }) ?? "" {
        case "googlePlay": .googlePlay
        case "otherStore": .other
        case "paddle": .paddle
        default: nil
        }
    }

    /// Pauses of which the store leaves the access to the merchant, and commitments that are not paid by the month.
    static let ofStores: [(String, SubscriptionSituation)] = [
        ("paused.paddle", .paused(PauseState(until: days(30), hasAccess: nil))),
        ("paused.open.paddle", .paused(PauseState(hasAccess: nil))),
        ("pausePlanned.paddle", .pausePlanned(PlannedPause(date: days(20), until: days(50)))),
        ("paused.noCharge.googlePlay", .paused(PauseState(until: days(30), cause: .customer))),
        ("commitment.quarterly", commitment(7, every: CalendarDuration(3, .month), of: 8, until: days(560))),
        ("commitment.weekly", commitment(51, every: CalendarDuration(1, .week), of: 52, until: days(370))),
    ]

    private static func commitment(
        _ left: Int,
        every period: CalendarDuration,
        of count: Int,
        until end: Instant
    ) -> SubscriptionSituation {
        func payment(_ date: Instant, begins: Bool? = nil, payments: Int? = nil) -> NextRenewal {
            NextRenewal(date: date, price: usd, period: period, beginsCommitment: begins, payments: payments)
        }
        return .commitment(
            CommitmentState(
                paymentsLeft: left,
                nextPayment: payment(days(20)),
                endDate: end,
                isCancelled: false,
                following: payment(end, begins: true, payments: count)
            )
        )
    }
}
