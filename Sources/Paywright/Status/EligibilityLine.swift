internal import MessageCatalog
public import StoreDecisions
public import StoreModel

/// The lines about a customer's offers in one subscription group; raw values are the keys of the tool's output.
@nonexhaustive
public enum EligibilityLine: String, Hashable, Sendable, CaseIterable {
    /// The introductory offer.
    case introductory
    /// Promotional offers.
    case promotional
    /// Win-back offers.
    case winBack
    /// Offer codes.
    case offerCode

    /// The answer of a group.
    public func answer(of group: GroupEligibility) -> OfferEligibility {
        switch self {
        case .introductory: group.introductory
        case .promotional: group.promotional
        case .winBack: group.winBack
        case .offerCode: group.offerCode
        }
    }

    /// The answer and its reason.
    func messages(_ answer: OfferEligibility) -> [Message] {
        let outcome: String
        let reason: String?
        switch answer {
        case .eligible: (outcome, reason) = ("eligible", nil)
        case .ineligible(let why): (outcome, reason) = ("ineligible", why.rawValue)
        case .unknown(let why): (outcome, reason) = ("unknown", why.rawValue)
        }
        let verdict = Message("eligibility.\(rawValue)", [.outcome: .selection(outcome)])
        return [verdict] + (reason.map { [Message("eligibility.reason.\($0)")] } ?? [])
    }
}
