internal import PaywrightJSON
internal import PaywrightModel

/// Objects that Google has only in one state: beside another one two fields state opposite things.
extension GooglePlaySubscriptionReader {
    private typealias Fields = GooglePlayFields.Subscription

    /// Withholds whether a subscription goes on where its state is not that of an object in it, or where it is paused and is not set to
    /// renew. Who cancels within a commitment is in the active state, and has the object.
    mutating func noteOtherContext(in node: JSONNode, _ state: StatedValue<SubscriptionStatement.State>) {
        guard let state = state.known else { return }
        let items = node[Fields.lineItems].elements ?? []
        let plans = items.map { $0[GooglePlayFields.Item.autoRenewingPlan] }.filter(\.isObject)
        let isCancelledLater = plans.contains { plan in
            plan[GooglePlayFields.Plan.installmentDetails][GooglePlayFields.Installments.pendingCancellation].isObject
        }
        let cancelled = node[Fields.canceledStateContext]
        if cancelled.isObject, ![.cancelled, .expired].contains(state), !isCancelledLater {
            withholdRenewal(at: cancelled, expected: "the state CANCELED or EXPIRED beside it")
        }
        let paused = node[Fields.pausedStateContext]
        if paused.isObject, state != .paused { withholdRenewal(at: paused, expected: "the state PAUSED beside it") }
        guard state == .paused else { return }
        let renews = plans.map { $0[GooglePlayFields.Plan.autoRenewEnabled] }
        if let stopped = renews.first(where: { $0.value?.boolValue == false }),
            renews.allSatisfy({ $0.value?.boolValue == false })
        {
            withholdRenewal(at: stopped, expected: "true in a subscription that resumes")
        }
    }

    private mutating func withholdRenewal(at node: JSONNode, expected: String) {
        withhold([.renewal], .undecided, .contradictoryFields, at: node, expected: expected)
    }
}
