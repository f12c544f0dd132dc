/// What kind of offer it is: StoreKit's `Product.SubscriptionOffer.OfferType`.
@nonexhaustive
public enum OfferType: String, Hashable, Sendable, CaseIterable {
    /// For customers who have not subscribed in the group before: the only type that may say "first".
    case introductory
    /// For current and former subscribers, signed by the developer ("ad hoc" in configuration files).
    case promotional
    /// For former subscribers, chosen by the store.
    case winBack
    /// Redeemed with an offer code.
    case code
    /// For current subscribers who are about to cancel, shown by the store: App Store Server API's `offerType` 5.
    case retention
    /// An offer of which the store does not state which customers it is for: Google Play lists the offers that a customer can get
    /// without saying why. Nothing may call it the customer's first.
    case unspecified
}

/// How an offer is paid: StoreKit's `Product.SubscriptionOffer.PaymentMode`.
@nonexhaustive
public enum PaymentMode: String, Hashable, Sendable, CaseIterable {
    /// Nothing is charged for the offer's period.
    case freeTrial
    /// The offer's price is charged in each of its periods.
    case payAsYouGo
    /// The offer's price is charged once for its whole length.
    case payUpFront
    /// A price paid once: only for a code on a product that is not an auto-renewable subscription.
    case oneTime
}

/// Who a customer is to a subscription group: the store's eligibility groups of an offer code.
@nonexhaustive
public enum CustomerStanding: String, Hashable, Sendable, CaseIterable {
    /// Has never subscribed.
    case new
    /// Subscribes now.
    case existing
    /// Has subscribed before.
    case expired
}
