/// The messages that differ by how a phase of an offer is paid.
extension PhaseKind {
    /// The line of one offer, for new customers and for those who come back.
    func offer(isForNewCustomers isNew: Bool) -> ProductKey {
        switch self {
        case .freeTrial: isNew ? .offerFreeTrial : .offerFreeTrialReturning
        case .payAsYouGo: isNew ? .offerPayAsYouGo : .offerPayAsYouGoReturning
        case .payUpFront: isNew ? .offerPayUpFront : .offerPayUpFrontReturning
        case .oneTime: .offerOneTime
        }
    }

    /// The line of this offer and another one after it; nil for a pair that no store sells.
    func offer(before next: PhaseKind) -> ProductKey? {
        switch (self, next) {
        case (.freeTrial, .freeTrial): .offerFreeTrialFreeTrial
        case (.freeTrial, .payAsYouGo): .offerFreeTrialPayAsYouGo
        case (.freeTrial, .payUpFront): .offerFreeTrialPayUpFront
        case (.payAsYouGo, .freeTrial): .offerPayAsYouGoFreeTrial
        case (.payAsYouGo, .payAsYouGo): .offerPayAsYouGoPayAsYouGo
        case (.payAsYouGo, .payUpFront): .offerPayAsYouGoPayUpFront
        case (.payUpFront, .freeTrial): .offerPayUpFrontFreeTrial
        case (.payUpFront, .payAsYouGo): .offerPayUpFrontPayAsYouGo
        case (.payUpFront, .payUpFront): .offerPayUpFrontPayUpFront
        case (.oneTime, _), (_, .oneTime): nil
        }
    }

    var badge: ProductKey {
        switch self {
        case .freeTrial: .offerBadgeFreeTrial
        case .payAsYouGo: .offerBadgePayAsYouGo
        case .payUpFront: .offerBadgePayUpFront
        case .oneTime: .offerBadgeOneTime
        }
    }

    /// The button, and where there is little room.
    func callToAction(isForNewCustomers isNew: Bool) -> (long: ProductKey, short: ProductKey) {
        let paid: ProductKey = isNew ? .callToActionSubscribeShort : .callToActionOfferShort
        switch self {
        case .freeTrial:
            return isNew
                ? (.callToActionFreeTrial, .callToActionFreeTrialShort)
                : (.callToActionFreeTrialReturning, .callToActionOfferShort)
        case .payAsYouGo: return (isNew ? .callToActionPayAsYouGo : .callToActionPayAsYouGoReturning, paid)
        case .payUpFront: return (isNew ? .callToActionPayUpFront : .callToActionPayUpFrontReturning, paid)
        case .oneTime: return (.callToActionBuy, .callToActionBuyShort)
        }
    }
}
