package import PaywrightModel

/// What support staff read about offers.
extension StatusScenarios {
    /// Answers about every kind of offer under stable names.
    package static let answers: [(name: String, answer: OfferEligibility)] =
        [("eligible", .eligible)]
        + reasons.map { ("ineligible.\($0.rawValue)", .ineligible($0)) }
        + uncertainties.map { ("unknown.\($0.rawValue)", .unknown($0)) }

    private static let reasons: [IneligibilityReason] = [
        .freeTrialUsed, .introductoryOfferUsed, .activeSubscription, .paymentProblem, .refunded, .neverSubscribed,
        .notListedByStore, .productHasNoSuchOffer,
    ]

    private static let uncertainties: [UncertaintyReason] = [
        .historyIncomplete, .inputNotRead, .noHistory, .statusUnknown, .groupUnknown, .offerUnknown, .decidedByStore,
        .decidedByMerchant,
    ]
}
