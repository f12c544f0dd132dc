public import PaywrightModel

/// Which offers one customer can get in one subscription group.
public struct GroupEligibility: Hashable, Sendable {
    /// The store: groups of two stores have nothing to do with each other.
    public let store: StoreName
    /// The group; nil where the group of the products is not stated, and for every group that nothing is known about.
    public let groupID: String?
    /// The products of the group that were joined or bought, in alphabetical order; none for every other group.
    public let productIDs: [String]
    /// The introductory offer: for customers who never had a free trial or introductory price in the group and does not
    /// subscribe in it now.
    public let introductory: OfferEligibility
    /// Promotional offers: for customers who subscribe or have subscribed in the group; which one is the developer's choice.
    public let promotional: OfferEligibility
    /// Win-back offers: for customers who have subscribed, as the store lists them.
    public let winBack: OfferEligibility
    /// The win-back offers the store lists, the best first.
    public let winBackOfferIDs: [String]
    /// Offer codes: eligible means for the customers in `standing`; each code states which customers it is for.
    public let offerCode: OfferEligibility
    /// Who the customer is to the group; nil: not known.
    public let standing: CustomerStanding?
    /// Whether it makes sense to show products of the group for sale: not while a payment waits to be mended, or
    /// the subscription is paused.
    public let showsPurchaseScreen: Bool

    /// An answer from its parts.
    ///
    /// - Parameters:
    ///   - store: The store: groups of two stores have nothing to do with each other.
    ///   - groupID: The group; nil where the group of the products is not stated, and for every group that nothing is known
    ///     about.
    ///   - productIDs: The products of the group that were joined or bought, in alphabetical order; none for every other group.
    ///   - introductory: The introductory offer: for customers who never had a free trial or introductory price in the group
    ///     and does not subscribe in it now.
    ///   - promotional: Promotional offers: for customers who subscribe or have subscribed in the group; which one is the
    ///     developer's choice.
    ///   - winBack: Win-back offers: for customers who have subscribed, as the store lists them.
    ///   - winBackOfferIDs: The win-back offers the store lists, the best first.
    ///   - offerCode: Offer codes: eligible means for the customers in `standing`; each code states which customers it is for.
    ///   - standing: Who the customer is to the group; nil: not known.
    ///   - showsPurchaseScreen: Whether it makes sense to show products of the group for sale: not while a payment waits to be
    ///     mended, or the subscription is paused.
    public init(
        store: StoreName,
        groupID: String?,
        productIDs: [String],
        introductory: OfferEligibility,
        promotional: OfferEligibility,
        winBack: OfferEligibility,
        winBackOfferIDs: [String] = [],
        offerCode: OfferEligibility,
        standing: CustomerStanding?,
        showsPurchaseScreen: Bool
    ) {
        self.store = store
        self.groupID = groupID
        self.productIDs = productIDs
        self.introductory = introductory
        self.promotional = promotional
        self.winBack = winBack
        self.winBackOfferIDs = winBackOfferIDs
        self.offerCode = offerCode
        self.standing = standing
        self.showsPurchaseScreen = showsPurchaseScreen
    }
}
