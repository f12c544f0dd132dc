internal import PaywrightJSON
internal import PaywrightModel

extension GooglePlaySubscriptionReader {
    /// The change of price of a plan that matters most: of a change and a step-up the one that waits for the customer,
    /// then the one that will happen.
    mutating func priceChange(of plan: JSONNode) -> PriceChange? {
        let stepUp = stepUp(plan["priceStepUpConsentDetails"])
        let change = priceChange(plan["priceChangeDetails"])
        return [stepUp, change].compactMap { $0 }.min { $0.rank < $1.rank }
    }

    private mutating func priceChange(_ node: JSONNode) -> PriceChange? {
        guard let node = object(of: node) else { return nil }
        let kind = stated(node["priceChangeMode"], as: GooglePlayNames.priceChangeKinds)
        return PriceChange(
            kind: kind,
            state: changeState(node["priceChangeState"], kind: kind),
            newPrice: money(of: node["newPrice"]),
            date: timestamp(of: node["expectedNewPriceChargeTime"])
        )
    }

    private mutating func changeState(
        _ node: JSONNode,
        kind: StatedValue<PriceChange.Kind>?
    ) -> StatedValue<PriceChange.State> {
        let names = GooglePlayNames.priceChangeStates
        switch requiredState(node, unstated: "PRICE_CHANGE_STATE_UNSPECIFIED", as: names) {
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
    private mutating func stepUp(_ node: JSONNode) -> PriceChange? {
        guard let node = object(of: node) else { return nil }
        let names = GooglePlayNames.consentStates
        return PriceChange(
            kind: .known(.increase),
            state: requiredState(node["state"], unstated: "CONSENT_STATE_UNSPECIFIED", as: names),
            newPrice: money(of: node["newPrice"]),
            consentDeadline: timestamp(of: node["consentDeadlineTime"])
        )
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
