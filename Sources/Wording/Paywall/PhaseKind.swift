package import PaywrightModel

/// How a phase that an offer brings is worded: by what is charged and how often.
package enum PhaseKind: String {
    /// Nothing is charged.
    case freeTrial
    /// A price in each of several periods.
    case payAsYouGo
    /// One payment for a time: for several periods, or for exactly one.
    case payUpFront
    /// A price for something paid once.
    case oneTime

    /// By the amount first: what costs nothing is free whatever its offer is called.
    package init(_ phase: PricingPhase) {
        switch phase.paymentMode {
        case .oneTime: self = .oneTime
        case _ where phase.price.isFree: self = .freeTrial
        case .payUpFront: self = .payUpFront
        case .freeTrial, .payAsYouGo, nil: self = (phase.cycles ?? 1) > 1 ? .payAsYouGo : .payUpFront
        }
    }
}

extension PricingPhase {
    /// Whether the phase is for customers who have not subscribed before: only an introductory offer may say "first".
    package var isForNewCustomers: Bool { offer?.type == .introductory }
}
