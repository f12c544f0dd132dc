internal import PaywrightJSON
internal import PaywrightModel

extension GooglePlaySubscriptionReader {
    /// The change of price of a plan that matters most: of a change and a step-up the one that waits for the customer,
    /// then the one that will happen.
    mutating func readPriceChange(of node: JSONNode, into plan: inout GooglePlayPlan) {
        let stepUp = stepUp(node[GooglePlayFields.Plan.priceStepUpConsentDetails], &plan)
        let change = priceChange(node[GooglePlayFields.Plan.priceChangeDetails], &plan)
        plan.priceChange = [stepUp, change].compactMap { $0 }.min { $0.rank < $1.rank }
        guard plan.priceChange != nil else { return }
        typealias Fields = GooglePlayFields.Plan
        let isStep = stepUp != nil && plan.priceChange == stepUp
        plan.priceChangeField = path(of: node[isStep ? Fields.priceStepUpConsentDetails : Fields.priceChangeDetails])
    }

    private mutating func priceChange(_ node: JSONNode, _ plan: inout GooglePlayPlan) -> PriceChange? {
        typealias Fields = GooglePlayFields.PriceChange
        guard let node = object(of: node) else { return nil }
        noteFields(of: node, Fields.table, isStated: true)
        let names = GooglePlayNames.priceChangeStates
        let unstated = "PRICE_CHANGE_STATE_UNSPECIFIED"
        let state = requiredState(node[Fields.priceChangeState], unstated: unstated, as: names)
        let before = session.doubts
        let kind = stated(node[Fields.priceChangeMode], as: GooglePlayNames.priceChangeKinds)
        let change = PriceChange(
            kind: kind,
            state: changeState(state, kind: kind),
            newPrice: money(of: node[Fields.newPrice.deciding(.amount)]),
            date: timestamp(of: node[Fields.expectedNewPriceChargeTime])
        )
        leaveOpen(change, of: &plan, newPrice: node[Fields.newPrice.deciding(.amount)], before: before)
        // The price of a change that has been made is the recurring one.
        if change.state == .known(.applied), let new = change.newPrice, let price = plan.basePrice, new != price {
            add(Doubt(facts: .amount, reason: .undecided, field: path(of: node[Fields.newPrice])))
        }
        if change.contradicts(plan.basePrice) || change.isNone(from: plan.basePrice) {
            withhold(
                .amount,
                .undecided,
                .contradictoryFields,
                at: node[Fields.newPrice],
                expected: "an amount to which the price goes as the priceChangeMode states"
            )
        }
        return change
    }

    private func changeState(
        _ state: StatedValue<GooglePlayPriceChangeState>,
        kind: StatedValue<PriceChange.Kind>?
    ) -> StatedValue<PriceChange.State> {
        switch state {
        case .known(.confirmed): return .known(.confirmed)
        case .known(.applied): return .known(.applied)
        case .known(.cancelled): return .known(.cancelled)
        case .known(.outstanding):
            switch kind {
            case .known(.increase)?: return .known(.awaitingConsent)
            // These happen unless the customer cancels.
            case .known(.optOutIncrease)?, .known(.decrease)?: return .known(.confirmed)
            case .unrecognized?, nil: return .unrecognized("OUTSTANDING")
            }
        case .unrecognized(let state): return .unrecognized(state)
        }
    }

    /// The step from an offer's price up to the full one, to which customers must agree in some countries.
    private mutating func stepUp(_ node: JSONNode, _ plan: inout GooglePlayPlan) -> PriceChange? {
        typealias Fields = GooglePlayFields.PriceStepUp
        guard let node = object(of: node) else { return nil }
        noteFields(of: node, Fields.table, isStated: true)
        let names = GooglePlayNames.consentStates
        let state = requiredState(node[Fields.state], unstated: "CONSENT_STATE_UNSPECIFIED", as: names)
        let before = session.doubts
        let change = PriceChange(
            kind: .known(.increase),
            state: state,
            newPrice: money(of: node[Fields.newPrice.deciding(.amount)]),
            consentDeadline: timestamp(of: node[Fields.consentDeadlineTime])
        )
        leaveOpen(change, of: &plan, newPrice: node[Fields.newPrice.deciding(.amount)], before: before)
        return change
    }

    /// Keeps what cannot be read of a change in doubt where it matters. One that is over has come into the recurring price,
    /// or never will; of one that will come without a day, only the price tells that it comes.
    private func leaveOpen(
        _ change: PriceChange,
        of plan: inout GooglePlayPlan,
        newPrice: JSONNode,
        before doubts: [Doubt]
    ) {
        let isUnreadable = !newPrice.isAbsent && change.newPrice == nil
        switch change.state {
        case .known(.applied), .known(.cancelled):
            session.doubts = doubts
        case .known(.confirmed):
            if isUnreadable { plan.isNewPriceUnreadable = true }
            guard change.date == nil else { return }
            // A price that is confirmed, and stated neither in amount nor in day, may be that of the next charge.
            if newPrice.isAbsent { add(Doubt(facts: .amount, reason: .undecided, field: path(of: newPrice))) }
            guard isUnreadable else { return }
            add(Doubt(facts: [.renewal, .nextCharge], reason: .unreadable, field: path(of: newPrice)))
        case .known(.awaitingConsent), .unrecognized:
            if isUnreadable { plan.isNewPriceUnreadable = true }
        }
    }

    /// A state without which the rest says little: reported where it is missing.
    private mutating func requiredState<Known: Hashable & Sendable>(
        _ node: JSONNode,
        unstated: String,
        as names: NameTable<Known>
    ) -> StatedValue<Known> {
        if let state = stated(node, as: names) { return state }
        if node.isAbsent {
            let expected = "one of " + names.map(\.name).joined(separator: ", ")
            warn(.unknownValue, at: node, expected: expected, consequence: "nothing follows from the change of price")
        }
        return .unrecognized(unstated)
    }
}

extension PriceChange {
    /// What matters more comes first.
    fileprivate var rank: Int {
        switch state {
        case .known(.awaitingConsent): 0
        case .known(.confirmed): 1
        case .unrecognized: 2
        case .known: 3
        }
    }
}
