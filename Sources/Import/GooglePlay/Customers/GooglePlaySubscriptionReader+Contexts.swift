internal import PaywrightJSON
internal import PaywrightModel

/// Objects that Google has only in one state: beside another one two fields state opposite things.
extension GooglePlaySubscriptionReader {
    private typealias Fields = GooglePlayFields.Subscription

    /// Withholds whether a subscription goes on where its state is not that of an object in it, or where it is paused and is not set to
    /// renew; false where nothing contradicts. Who cancels within a commitment is in the active state, and has the object.
    mutating func withholdsRenewal(
        of node: JSONNode,
        in state: StatedValue<SubscriptionStatement.State>
    ) -> Bool {
        guard let state = state.known, let (field, expected) = contradiction(of: node, in: state) else { return false }
        withhold([.renewal], .undecided, .contradictoryFields, at: field, expected: expected)
        return true
    }

    private func contradiction(
        of node: JSONNode,
        in state: SubscriptionStatement.State
    ) -> (field: JSONNode, expected: String)? {
        let items = node[Fields.lineItems].elements ?? []
        let plans = items.map { $0[GooglePlayFields.Item.autoRenewingPlan] }.filter(\.isObject)
        let isCancelledLater = plans.contains { plan in
            plan[GooglePlayFields.Plan.installmentDetails][GooglePlayFields.Installments.pendingCancellation].isObject
        }
        let (cancelled, paused) = (node[Fields.canceledStateContext], node[Fields.pausedStateContext])
        if cancelled.isObject, ![.cancelled, .expired].contains(state), !isCancelledLater {
            return (cancelled, "the state CANCELED or EXPIRED beside it")
        }
        if paused.isObject, state != .paused { return (paused, "the state PAUSED beside it") }
        // Google leaves out what is false.
        let renews = plans.map { $0[GooglePlayFields.Plan.autoRenewEnabled] }
        guard state == .paused, let stopped = renews.first,
            renews.allSatisfy({ $0.isAbsent || $0.value?.boolValue == false })
        else { return nil }
        return (stopped, "true in a subscription that resumes")
    }
}
