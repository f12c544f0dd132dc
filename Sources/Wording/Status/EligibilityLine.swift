public import PaywrightDecisions
package import PaywrightMessages
public import PaywrightModel

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
    ///
    /// - Parameter group: The subscription group.
    public func answer(of group: GroupEligibility) -> OfferEligibility {
        switch self {
        case .introductory: group.introductory
        case .promotional: group.promotional
        case .winBack: group.winBack
        case .offerCode: group.offerCode
        }
    }

    /// The answer and its reason.
    package func messages(_ answer: OfferEligibility) -> [Message] {
        let verdict = Message(key, [.outcome: .selection(answer.outcome)])
        return [verdict] + (answer.reasonKey.map { [Message($0)] } ?? [])
    }

    private var key: EligibilityKey {
        switch self {
        case .introductory: .introductory
        case .promotional: .promotional
        case .winBack: .winBack
        case .offerCode: .offerCode
        }
    }
}

/// What a line about offers says, the same for every customer with that answer.
package struct EligibilityAnswer: Hashable, Sendable {
    let line: EligibilityLine
    let answer: OfferEligibility
    /// The store of the group, where a language may have words of its own for it.
    let layer: StoreName?

    package init(_ line: EligibilityLine, of group: GroupEligibility) {
        self.line = line
        answer = line.answer(of: group)
        layer = group.store.hasLayer ? group.store : nil
    }
}

extension OfferEligibility {
    /// "eligible", "ineligible" or "unknown": the words messages select by.
    package var outcome: String {
        switch self {
        case .eligible: "eligible"
        case .ineligible: "ineligible"
        case .unknown: "unknown"
        }
    }

    /// The message that tells why; nil for a reason that comes from the caller and not from the customer's history.
    fileprivate var reasonKey: EligibilityKey? {
        switch self {
        case .eligible: nil
        case .ineligible(let reason): reason.key
        case .unknown(let reason): reason.key
        }
    }
}

extension IneligibilityReason {
    fileprivate var key: EligibilityKey? {
        switch self {
        case .statedIneligible, .offerHasNoPriceInStorefront, .offerForOtherCustomers: nil
        case .productHasNoSuchOffer: .reasonProductHasNoSuchOffer
        case .freeTrialUsed: .reasonFreeTrialUsed
        case .introductoryOfferUsed: .reasonIntroductoryOfferUsed
        case .activeSubscription: .reasonActiveSubscription
        case .paymentProblem: .reasonPaymentProblem
        case .refunded: .reasonRefunded
        case .neverSubscribed: .reasonNeverSubscribed
        case .notListedByStore: .reasonNotListedByStore
        }
    }
}

extension UncertaintyReason {
    fileprivate var key: EligibilityKey? {
        switch self {
        case .notStated: nil
        case .historyIncomplete: .reasonHistoryIncomplete
        case .inputNotRead: .reasonInputNotRead
        case .noHistory: .reasonNoHistory
        case .statusUnknown: .reasonStatusUnknown
        case .groupUnknown: .reasonGroupUnknown
        case .offerUnknown: .reasonOfferUnknown
        case .decidedByStore: .reasonDecidedByStore
        case .decidedByMerchant: .reasonDecidedByMerchant
        }
    }
}
