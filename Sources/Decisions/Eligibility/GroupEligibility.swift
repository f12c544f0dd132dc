public import PaywrightModel

/// Which offers one customer can get in one subscription group.
public struct GroupEligibility: Hashable, Sendable {
    /// The store: groups of two stores have nothing to do with each other.
    public let store: StoreName
    /// The group; nil where nobody states the group of the products, and for every group that nothing is known about.
    public let groupID: String?
    /// The products of the group that were joined or bought, in alphabetical order; none for every other group.
    public let productIDs: [String]
    /// The introductory offer: for whoever never had a free trial or introductory price in the group and does not
    /// subscribe in it now.
    public let introductory: OfferEligibility
    /// Promotional offers: for whoever subscribes or has subscribed in the group; which one is the developer's choice.
    public let promotional: OfferEligibility
    /// Win-back offers: for whoever has subscribed, as the store lists them.
    public let winBack: OfferEligibility
    /// The win-back offers the store lists, the best first.
    public let winBackOfferIDs: [String]
    /// Offer codes: eligible means for the customers in `standing`; each code says whom it is for.
    public let offerCode: OfferEligibility
    /// Who the customer is to the group; nil: nobody can say.
    public let standing: CustomerStanding?
    /// Whether it makes sense to show products of the group for sale: not while a payment waits to be mended.
    public let showsPurchaseScreen: Bool

    /// An answer from its parts.
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
