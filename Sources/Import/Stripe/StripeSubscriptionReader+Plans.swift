internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension StripeSubscriptionReader {
    /// What a subscription states of what comes: a pause of its collection, an end, a schedule, or none of them.
    func planned(in subscription: StripeSubscription, until periodEnd: Instant?) -> [PlannedField] {
        typealias Fields = StripeFields.Subscription
        let node = subscription.node
        let end = subscription.status == .known(.trialing) ? subscription.trialEnd : periodEnd
        // An end within the period is that of access.
        let isWithin = end.flatMap { end in subscription.cancelDate.map { $0 < end && !$0.isNear(end, within: 60_000) }
        }
        let schedule = node[Fields.schedule]
        return [
            planned(node[Fields.pauseCollection], Fields.pauseCollection),
            planned(node[Fields.cancelAtPeriodEnd], Fields.cancelAtPeriodEnd),
            planned(node[Fields.cancelAt], Fields.cancelAt, deciding: isWithin == true ? .access : .renewal),
            PlannedField(
                Fields.schedule.name,
                value: subscription.schedule.isAbsent ? "" : subscription.schedule.scheduleID,
                at: place(of: schedule).path,
                deciding: .renewal
            ),
        ]
    }
}

extension JSONNode {
    /// The identifier of a schedule, be it expanded or not.
    fileprivate var scheduleID: String { string ?? self[StripeFields.Schedule.id].string ?? "" }
}
